"""Pieces that lie beside another piece: `[attached.KIND]` and `[controlled]` of layout.toml."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Pair = tuple[float, float]
Box = tuple[float, float, float, float]
Scale = Annotated[float, Meta(ge=0.05, le=10)]


class Attached(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Zones of one kind that lie beside the piece that owns them.

    `step`: the distance from one piece to the next, in card widths and heights; `first`: that of
    the first piece from the owner (default `step`). `tucked`: the pieces lie under the owner.
    `token` and `token_at`: the width of a token in card widths, and where its middle lies.
    `portrait`: the part of a card's picture that a token shows, of the card that its counter
    `stands_for` names (a piece's number + 1). `home`: the counter of a card that says whose it is
    (a seat + 1); a ghost marks its place there. `clasp`: a clasp is shown where a card lies on its
    owner; if the counter `through` (a piece's number + 1) names another piece than the owner, the
    part `through_portrait` of that piece's face is shown instead, also on tokens. `takes`: the
    kinds of pieces (all, if empty) that a drop by hand on the owner puts here. `title` names the
    place and `tells` says what lies there; `{owner}` and `{names}` are filled in.
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
    """Marks owned pieces: every piece in a zone of this kind has the colour and sign of its seat,
    wherever it lies. `ghost` is the height, in card heights, of the mark at its place in the zone
    `home` while it is elsewhere."""

    zone: str
    ghost: Scale = 0.3
