"""What was disclosed: who saw which hidden piece, what was rolled, who answered.

Undo cannot take back what players have seen, so players who undo such a step are told.
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
    """What the undone entries had disclosed.

    `seen` are the pieces that were hidden from a seat and that it saw (of several seats of one
    person, the first). `rolled` tells whether the program rolled or shuffled, and `typed` whether
    people reported real dice or cards. `answered` are the seats of other people who answered after
    the first undone answer.
    """

    seen: dict[int, frozenset[int]] = field(default_factory=dict)
    rolled: bool = False
    typed: bool = False
    answered: tuple[int, ...] = ()


class CameToLight(Struct, frozen=True):
    """A summary of what the undone entries had disclosed.

    `only_notes` means that only notes were written. `rolled` tells whether the program rolled or
    shuffled, and `typed` whether people reported real dice or cards. `seats` saw that many hidden
    `cards`; `answered` are the seats of other people who answered.
    """

    only_notes: bool = False
    rolled: bool = False
    typed: bool = False
    seats: tuple[int, ...] = ()
    cards: int = 0
    answered: tuple[int, ...] = ()


class Witness:
    """Records which seat comes to know which piece, by the journal entry that showed it."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._seen: dict[int, set[tuple[int, int]]] = {}
        play.listen(self._hear)

    def forget(self, entry: int) -> None:
        """Forget what entry number *entry* and later ones showed, because another entry gets that
        number."""
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
        """What the entries *cut* disclosed: from number *first* on, they led from the table *now*
        to the table *was*.

        A player who undoes step by step is told of the answers in all entries *undone* so far. What
        any person saw counts. Of what a bot saw, which it forgets, only pieces that nobody knew
        count: a card that is played openly was no secret.
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
    """The known pieces of each seat."""
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
    """The seats that answered after another person's answer; of several seats of one person, the
    first."""
    answered = [_first_seat(table, entry.seat) for entry in cut if isinstance(entry, Answer)]
    return tuple(sorted(set(answered) - {*answered[:1]}))
