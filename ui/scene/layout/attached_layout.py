"""Pieces that lie where another piece lies: `[attached.KIND]` and `[controlled]` of layout.toml."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Pair = tuple[float, float]
Box = tuple[float, float, float, float]
Scale = Annotated[float, Meta(ge=0.05, le=10)]


class Attached(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Zones of one kind that lie where the piece lies that each goes with.

    Each piece in one lies `step` further (in parts of a card's width and height) than the one
    before, the first by `first` (`step`, if left out) further than the owner; `tucked` ones lie
    under it. A token lies with its middle at `token_at` and is `token` card widths across, and
    shows the part `portrait` of the card that its counter `stands_for` names (a piece's number
    + 1). The counter `home` of a card that lies here (a seat + 1) says whose it is: there a ghost
    marks its place. A `clasp` is shown where a card lies on its owner; if the counter `through` (a
    piece's number + 1) names another piece than the one that holds, the part `through_portrait` of
    that piece's face is shown instead, also on tokens. What `takes` names (all, if
    empty) is meant for this place when it is dropped on the owner by hand. `title` names the place
    and `tells` what lies there: `{owner}` and `{names}` are filled in.
    """

    step: Pair
    first: Pair | None = None
    tucked: bool = False
    token: Scale = 0.4
    token_at: Pair = (0.5, 0.5)
    portrait: Box = (0.0, 0.0, 1.0, 1.0)
    stands_for: str = ""
    home: str = ""
    clasp: bool = False
    through: str = ""
    through_portrait: Box = (0.0, 0.0, 1.0, 1.0)
    takes: tuple[str, ...] = ()
    title: str = "{owner}"
    tells: str = "{names}"


class Controlled(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whose pieces are: all that lies in zones of this kind shows the colour
    and the sign of its seat, wherever it is `home`. `ghost` is the height of what marks a piece's
    place there while it lies elsewhere, in parts of a card's."""

    zone: str
    ghost: Scale = 0.3
