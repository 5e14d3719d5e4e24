"""How the tarots lie to each other, read off the table; what the chapters' rules work on.

A `Board` is plain numbers, so that consequences can be tried out before anything is moved: for a
warning, for what an action will set free, and by bots. `lay_out` then moves the pieces.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.games.parsifal.lexicon import ALL, CHARACTERS, FIRST_ARTIFACT
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.table.view import View

AWAY, LIMBO, COMMON = -1, -2, -3
"""Where a tarot is that no seat controls and nobody owns: the deck (or out of play), Limbo, or
the common area."""

_NOBODY = [-1] * FIRST_ARTIFACT

_PLACES = {
    "limbo": LIMBO,
    "common": COMMON,
    **{f"under:{name}": number for number, name in enumerate(CHARACTERS)},
}
_OVER = {f"over:{name}": number for number, name in enumerate(CHARACTERS)}
_SEATS = {f"area:{seat}": seat for seat in range(6)}
_HOMES = {"limbo": LIMBO, **_SEATS}


class Board:
    """Where all 30 tarots are, by number.

    `place` is a character's controller, or an artifact's owner, or `AWAY`, `LIMBO`, `COMMON`;
    `locker` who locks a character (-1: it is free), `source` the tarot the lock is charged to, and
    `lies_on` the captive that a locker's card lies on.
    """

    __slots__ = ("lies_on", "locker", "place", "seats", "source")

    def __init__(
        self,
        seats: int,
        place: list[int],
        locker: list[int],
        source: list[int],
        lies_on: list[int],
    ) -> None:
        self.seats = seats
        self.place, self.locker, self.source, self.lies_on = place, locker, source, lies_on

    def copy(self) -> Board:
        """Another board like this one."""
        return Board(self.seats, self.place[:], self.locker[:], self.source[:], self.lies_on[:])

    def parts(self) -> tuple[list[int], ...]:
        """All that tells one board from another with as many seats."""
        return self.place, self.locker, self.source, self.lies_on

    def seen(self, *numbers: int) -> tuple[int, ...]:
        """Those of the tarots with these numbers that do not lie in the deck or out of play."""
        return tuple(number for number in numbers if self.place[number] != AWAY)

    def free(self, character: int) -> bool:
        """Whether *character* is in play and not locked."""
        return self.place[character] >= 0 and self.locker[character] < 0

    def controlled(self, seat: int) -> list[int]:
        """The characters that *seat* controls, in the order of the deck's list."""
        place = self.place
        return [number for number in _CHARACTER_NUMBERS if place[number] == seat]

    def owned(self, character: int) -> list[int]:
        """The artifacts that *character* owns."""
        place = self.place
        return [number for number in _ARTIFACT_NUMBERS if place[number] == character]

    def lying_common(self) -> list[int]:
        """The artifacts of the common area."""
        place = self.place
        return [number for number in _ARTIFACT_NUMBERS if place[number] == COMMON]

    def captives(self, locker: int) -> list[int]:
        """Whom *locker* locks."""
        return [captive for captive, by in enumerate(self.locker) if by == locker]


_CHARACTER_NUMBERS = range(FIRST_ARTIFACT)
_ARTIFACT_NUMBERS = range(FIRST_ARTIFACT, len(ALL))


def read(table: Table) -> Board:
    """PAR-099: controllers, locks and owners as the table shows them."""
    pieces = table.pieces
    place = [AWAY] * len(ALL)
    lies_on = _NOBODY[:]
    for number in _CHARACTER_NUMBERS:
        piece = pieces[number]
        zone = piece.zone
        if zone in _HOMES:
            place[number] = _HOMES[zone]
        elif zone in _OVER:
            lies_on[number] = _OVER[zone]
            place[number] = piece.counters.get("home", 0) - 1
    for number in _ARTIFACT_NUMBERS:
        place[number] = _PLACES.get(pieces[number].zone, AWAY)
    return _bound(len(table.seats), place, lies_on, pieces, table.suspended)


def read_view(view: View) -> Board:
    """The same, as one seat sees it: all is open but the deck."""
    place = [AWAY] * len(ALL)
    lies_on = _NOBODY[:]
    seen: dict[int, Piece] = {}
    for name, zone in view.zones.items():
        for lying in zone.pieces:
            if lying.id < 0:
                continue
            seen[lying.id] = Piece(
                lying.id, lying.name, name, lying.kind, lying.face_up, lying.turn, lying.counters
            )
            if lying.id < FIRST_ARTIFACT:
                if name in _OVER:
                    lies_on[lying.id] = _OVER[name]
                    place[lying.id] = lying.counters.get("home", 0) - 1
                else:
                    place[lying.id] = _HOMES.get(name, AWAY)
            elif lying.id < len(ALL):
                place[lying.id] = _PLACES.get(name, AWAY)
    return _bound(len(view.seats), place, lies_on, seen.values(), view.suspended)


def _bound(
    seats: int,
    place: list[int],
    lies_on: list[int],
    pieces: Iterable[Piece],
    suspended: list[str],
) -> Board:
    """Who locks whom: the card that lies over a captive does, or the one that its chain names."""
    locker, source = _NOBODY[:], _NOBODY[:]
    for piece in pieces:
        captive = _OVER.get(piece.zone, -1)
        if captive < 0 or place[captive] < 0:
            continue
        by = piece.id if piece.id < FIRST_ARTIFACT else piece.counters.get("locker", 0) - 1
        if not 0 <= by < FIRST_ARTIFACT or place[by] < 0 or by == captive:
            continue
        charged = piece.counters.get("source", 0) - 1
        if suspended and charged >= 0 and ALL[charged] in suspended:
            continue
        locker[captive], source[captive] = by, charged
    return Board(seats, place, locker, source, lies_on)
