"""Deeds: things that happen by the rules and that other things on the table react to.

`happen` opens three windows. In *would*, pieces lying in live zones may change or prevent the deed;
then it is *done*; in *after*, pieces react to it. What reacts is read off the table at that moment,
so nothing is ever registered, and nothing forgotten, when a piece moves. In a zone that is not live
nothing reacts, whatever kind it is of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from msgspec import Struct

from tabletop.play.procedure import Rules
from tabletop.table.piece import Piece

if TYPE_CHECKING:
    from tabletop.play.play import Play

Window = Literal["would", "after"]


class Deed(Struct, kw_only=True):
    """Something about to happen. A reaction in *would* may change its fields or prevent it."""

    prevented: bool = False

    def do(self, play: Play) -> None:
        """Carry the deed out on the table."""
        raise NotImplementedError


D = TypeVar("D", bound=Deed)
React = Callable[["Play", Piece, Any], Rules[None] | None]
"""What a piece does about a deed; rules if it asks."""


class Reactions:
    """Which pieces react to which deeds: by window, kind of deed and kind of zone they lie in.

    `reacting` are the reactions by window and kind of deed, in their order.
    """

    def __init__(self) -> None:
        self.reacting: dict[tuple[Window, type[Deed]], list[tuple[str, React]]] = {}

    def would(self, deed: type[Deed], lying_in: str) -> Callable[[React], React]:
        """Register what a piece in a zone of this kind does before such a deed is done."""
        return self._register("would", deed, lying_in)

    def after(self, deed: type[Deed], lying_in: str) -> Callable[[React], React]:
        """Register what a piece in a zone of this kind does after such a deed was done."""
        return self._register("after", deed, lying_in)

    def to(self, window: Window, deed: Deed) -> Sequence[tuple[str, React]]:
        """The reactions to *deed* in *window*, with the kind of zone each is for."""
        return self.reacting.get((window, type(deed)), ())

    def _register(
        self, window: Window, deed: type[Deed], lying_in: str
    ) -> Callable[[React], React]:
        def register(react: React) -> React:
            self.reacting.setdefault((window, deed), []).append((lying_in, react))
            return react

        return register


def happen(play: Play, deed: D) -> Rules[D]:
    """Let *deed* happen, with all that reacts to it; returns it as it came out."""
    reactions = play.game.reactions
    for zone_kind, react in reactions.to("would", deed):
        for piece in _lying_in(play, zone_kind):
            yield from _react(play, zone_kind, piece, react, deed)
    if not deed.prevented:
        deed.do(play)
        for zone_kind, react in reactions.to("after", deed):
            for piece in _lying_in(play, zone_kind):
                yield from _react(play, zone_kind, piece, react, deed)
    return deed


def _react(play: Play, zone_kind: str, piece: Piece, react: React, deed: Deed) -> Rules[None]:
    """Let *piece* react to *deed*, if it still lies in a zone of this kind.

    What has been prevented does not happen, so that nothing else is used up on it.
    """
    zone = play.table.zones[piece.zone]
    here = zone.kind == zone_kind and zone.live and not deed.prevented
    if here and piece.name not in play.table.suspended:
        yield from react(play, piece, deed) or ()


def _lying_in(play: Play, zone_kind: str) -> list[Piece]:
    """Pieces in live zones of a kind: the active seat's first, then clockwise, then the table's
    own, each by number."""
    table = play.table
    pieces, active = table.pieces, table.counters.get("active", 0)
    zones = play.index().live(zone_kind, active, len(table.seats))
    return [pieces[number] for zone in zones for number in zone.pieces]
