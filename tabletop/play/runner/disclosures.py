"""What has come to light: who saw which hidden piece, what was rolled, who has answered.

It cannot be taken back with the game, so players who take something back are told of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from tabletop.play.records.journal import Answer, AnyEntry, Chance
from tabletop.play.rules.play import Play
from tabletop.table.event import Event, Flipped, Moved
from tabletop.table.table import Table
from tabletop.table.view import sees, sees_down


class Disclosed(Struct, frozen=True):
    """What had come to light of what was taken back.

    `seen` are the pieces that were hidden from a seat and that it saw (of one person's seats, the
    first). `rolled` is whether luck was cast, `typed` whether people told of dice or cards of their
    own. `answered` are the seats of others who have answered since the first of it was answered.
    """

    seen: dict[int, frozenset[int]] = field(default_factory=dict)
    rolled: bool = False
    typed: bool = False
    answered: tuple[int, ...] = ()


class CameToLight(Struct, frozen=True):
    """What had come to light of what was taken back.

    `only_notes`: it was nothing but words that were written down. `rolled` is whether luck was
    cast, `typed` whether people told of dice or cards of their own. `seats` saw so many hidden
    `cards`; `answered` are the seats of others who have answered.
    """

    only_notes: bool = False
    rolled: bool = False
    typed: bool = False
    seats: tuple[int, ...] = ()
    cards: int = 0
    answered: tuple[int, ...] = ()


class Witness:
    """Notes which seat comes to know which piece, by the journal entry that showed it."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._seen: dict[int, set[tuple[int, int]]] = {}
        play.listen(self._hear)

    def forget(self, entry: int) -> None:
        """Another entry than before gets number *entry*: what it and the later ones showed then
        is no part of this game."""
        for later in [number for number in self._seen if number >= entry]:
            del self._seen[later]

    def disclosed(
        self,
        first: int,
        cut: Sequence[AnyEntry],
        undone: Sequence[AnyEntry],
        was: Table,
        now: Table,
    ) -> Disclosed:
        """What had come to light by the entries *cut*, number *first* and those behind it, which
        led from the table *now* to that which *was*.

        Whoever goes back step by step is told of the answers in all that is *undone* by now: whom
        others answered takes that back last.

        What was seen by anybody counts. Of what a bot sees, which forgets it, only what nobody
        knew: a card that is played before it is no secret that got out.
        """
        shown = {pair for n in range(first, first + len(cut)) for pair in self._seen.get(n, ())}
        then, before = known(was), known(now)
        shown.update((n, piece) for n in range(len(then)) for piece in then[n] - before[n])
        to_any = set[int]().union(*before)
        seen: dict[int, set[int]] = {}
        for seat, piece in shown:
            if piece not in (to_any if was.seats[seat].bot else before[seat]):
                seen.setdefault(_first_seat(was, seat), set()).add(piece)
        chances = [entry for entry in cut if isinstance(entry, Chance)]
        return Disclosed(
            {seat: frozenset(seen[seat]) for seat in sorted(seen)},
            any(not chance.typed for chance in chances),
            any(chance.typed for chance in chances),
            _others(was, undone),
        )

    def _hear(self, event: Event, entry: int) -> None:
        if isinstance(event, Moved) and not event.was_face_up:
            table = self._play.table
            knew = table.zones[event.source]
        elif isinstance(event, Flipped) and event.face_up and not event.was_face_up:
            table = self._play.table
            knew = table.zones[table.pieces[event.piece].zone]
        else:
            return
        piece = table.pieces[event.piece]
        here = table.zones[piece.zone]
        for seat in range(len(table.seats)):
            if sees(table, seat, piece, here) and not sees_down(table, seat, knew):
                self._seen.setdefault(entry, set()).add((seat, event.piece))


def known(table: Table) -> list[set[int]]:
    """The pieces that are known, by seat."""
    to_all: set[int] = set()
    found: list[set[int]] = [set() for _ in table.seats]
    for zone in table.zones.values():
        if zone.seen_by == "everyone":
            to_all.update(zone.pieces)
            continue
        to_all.update(number for number in zone.pieces if table.pieces[number].face_up)
        for seat, pieces in enumerate(found):
            if sees_down(table, seat, zone):
                pieces.update(zone.pieces)
    return [pieces | to_all for pieces in found]


def _first_seat(table: Table, seat: int) -> int:
    """The first seat of the person who plays *seat*."""
    player = table.seats[seat].player
    return next(n for n, place in enumerate(table.seats) if place.player == player)


def _others(table: Table, cut: Iterable[AnyEntry]) -> tuple[int, ...]:
    """The seats of those who answered after somebody else had, of one person's the first."""
    answered = [_first_seat(table, entry.seat) for entry in cut if isinstance(entry, Answer)]
    return tuple(sorted(set(answered) - {*answered[:1]}))
