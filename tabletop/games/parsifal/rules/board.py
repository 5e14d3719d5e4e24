"""All chapters: the positions of the tarots, read from the table. The rules work on this board.

A `Board` is plain numbers, so that consequences can be tried out before any piece moves: for
warnings, for what an action frees, and by bots. `lay_out` then moves the pieces.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from msgspec import Struct

from tabletop.games.parsifal.cards.content import skills_printed
from tabletop.games.parsifal.cards.lexicon import ALL, CHARACTERS, FIRST_ARTIFACT
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.table.view import View

AWAY, LIMBO, COMMON = -1, -2, -3
"""The places of a tarot that no seat controls and nobody owns: the deck (or out of play), Limbo, or
the common area.

They are negative, so lists of sets by place have them at their end.
"""

_NOWHERE = 3
"""The number of these places."""

_OWNERS = FIRST_ARTIFACT + _NOWHERE
"""The number of places that an artifact can have."""

AREA = tuple(f"area:{seat}" for seat in range(6))
"""The zone of each seat's characters."""

UNDER = tuple(f"under:{name}" for name in CHARACTERS)
"""The zone under each character, by its number."""

OVER = tuple(f"over:{name}" for name in CHARACTERS)
"""The zone on top of each character, by its number."""

BIT = tuple(1 << number for number in range(len(ALL)))
"""The bit of each tarot. A set of tarots is the sum of their bits, so sets are joined and split
fast."""

EVERY = (1 << len(ALL)) - 1
CHARACTER_SET = (1 << FIRST_ARTIFACT) - 1
ARTIFACT_SET = EVERY & ~CHARACTER_SET
"""The sets of all tarots, of all characters and of all artifacts."""


@lru_cache(32768)
def numbers(tarots: int) -> tuple[int, ...]:
    """The numbers in a set of *tarots*."""
    first, then, last = _tens()
    return first[tarots & 1023] + then[tarots >> 10 & 1023] + last[tarots >> 20]


@cache
def _tens() -> tuple[list[tuple[int, ...]], ...]:
    """The numbers in every possible set of ten tarots, for each ten."""
    tens = []
    for first in range(0, len(ALL), 10):
        sets: list[tuple[int, ...]] = [()]
        for number in range(first, first + 10):
            sets += [(*tarots, number) for tarots in sets]
        tens.append(sets)
    return tuple(tens)


def set_of(several: Iterable[int]) -> int:
    """The set of the tarots with these numbers."""
    tarots = 0
    for number in several:
        tarots |= BIT[number]
    return tarots


_NOBODY = [-1] * FIRST_ARTIFACT

_OVER = 100
"""Added to the number of a captive on which a locker's card lies."""

_HOMES = {
    "limbo": LIMBO,
    **{area: seat for seat, area in enumerate(AREA)},
    **{over: _OVER + number for number, over in enumerate(OVER)},
}
"""The meaning of a character's zone."""

_PLACES = {
    "limbo": LIMBO,
    "common": COMMON,
    **{under: number for number, under in enumerate(UNDER)},
}
"""The meaning of an artifact's zone."""


class Board(Struct, eq=False, gc=False):
    """The places of all 30 tarots, by number, and the same as sets.

    `place` is a character's controller, an artifact's owner, or `AWAY`, `LIMBO`, `COMMON`. `locker`
    is the locker of a character (-1: it is free), `source` the tarot whose slot the lock uses, and
    `lies_on` the captive on which a locker's card lies. `of` are the sets of characters by place,
    `owned` the sets of artifacts, `held` the captives of each locker. `playing` are the characters
    in play and their artifacts, `locked` all captives. `put`, `lock` and `unlock` change these
    fields and record the changed tarots in `touched`. `laid`: the pieces on the table lie as
    `lay_out` would put them, so only touched tarots need to be moved. `met` are the quests met at
    the last test (-1: read the table's counters), `brought` those that artifacts meet (-1:
    unknown).
    """

    seats: int
    place: list[int]
    locker: list[int]
    source: list[int]
    lies_on: list[int]
    of: list[int]
    owned: list[int]
    held: list[int]
    playing: int = 0
    locked: int = 0
    laid: bool = False
    met: int = -1
    brought: int = -1
    shared: bool = False
    touched: int = 0

    def copy(self) -> Board:
        """A copy of this board with nothing touched. The lock fields are `shared` by both boards
        until either changes them, because most actions do not."""
        self.shared = True
        return Board(
            self.seats,
            self.place.copy(),
            self.locker,
            self.source,
            self.lies_on,
            self.of.copy(),
            self.owned.copy(),
            self.held,
            self.playing,
            self.locked,
            self.laid,
            self.met,
            self.brought,
            True,
        )

    def parts(self) -> tuple[list[int], ...]:
        """The values that distinguish boards with the same number of seats."""
        return self.place, self.locker, self.source, self.lies_on

    def drawn(self, card: int, seat: int) -> Board:
        """PAR-007, PAR-008: the board after *seat* has drawn *card*."""
        board = self.copy()
        board.put(card, COMMON if card >= FIRST_ARTIFACT else seat)
        return board

    # --- changing it ---------------------------------------------------------------------------

    def put(self, number: int, place: int) -> None:
        """Move the tarot *number* to *place*."""
        was, bit = self.place[number], BIT[number]
        if number < FIRST_ARTIFACT:
            sets = self.of
        else:
            sets, self.brought = self.owned, -1
        sets[was] ^= bit
        sets[place] ^= bit
        if (was < 0) != (place < 0):
            self.playing ^= bit
        self.place[number] = place
        self.touched |= bit

    def lock(self, captive: int, by: int, source: int) -> None:
        """PAR-030: lock the free character *captive* with another character, in a slot of
        *source*."""
        self.bind(captive, by, source)
        self.lies_on[by] = captive  # PAR-031
        self.touched |= BIT[captive] | BIT[by]

    def unlock(self, captive: int) -> None:
        """PAR-045: free *captive*. Its locker's card goes home or to another captive."""
        by = self.locker[captive]
        if by < 0:
            return
        self.bind(captive, -1, -1)
        if self.lies_on[by] == captive:
            others = numbers(self.held[by])
            self.lies_on[by] = others[-1] if others else -1
        self.touched |= BIT[captive] | BIT[by]

    def bind(self, captive: int, by: int, source: int) -> None:
        """Record who locks *captive* and with what slot, wherever the locker's card lies."""
        if self.shared:
            self.locker, self.source = self.locker.copy(), self.source.copy()
            self.lies_on, self.held = self.lies_on.copy(), self.held.copy()
            self.shared = False
        before, bit = self.locker[captive], BIT[captive]
        if before >= 0:
            self.held[before] ^= bit
            self.locked ^= bit
        if by >= 0:
            self.held[by] |= bit
            self.locked |= bit
        self.locker[captive], self.source[captive] = by, source

    # --- reading it ----------------------------------------------------------------------------

    @property
    def limbo(self) -> int:
        """The tarots in Limbo."""
        return self.of[LIMBO] | self.owned[LIMBO]

    def seen(self, *numbers: int) -> tuple[int, ...]:
        """The tarots of these numbers that are neither in the deck nor out of play."""
        place = self.place
        return tuple([number for number in numbers if place[number] != AWAY])

    def lying(self, where: str) -> tuple[int, ...]:
        """The tarots in Limbo, in the common area and in play."""
        if where == "limbo":
            return numbers(self.limbo)
        return numbers(self.owned[COMMON] if where == "common" else self.playing)

    def free(self, character: int) -> bool:
        """Whether *character* is in play and not locked."""
        return self.place[character] >= 0 and self.locker[character] < 0


def board_of(
    seats: int, place: list[int], locker: list[int], source: list[int], lies_on: list[int]
) -> Board:
    """The board with these places. It keeps the lists."""
    of, owned, held = [0] * (seats + _NOWHERE), [0] * _OWNERS, [0] * FIRST_ARTIFACT
    board = Board(seats, place, locker, source, lies_on, of, owned, held)
    for number, bit in enumerate(BIT):
        where = place[number]
        (of if number < FIRST_ARTIFACT else owned)[where] |= bit
        if where >= 0:
            board.playing |= bit
    for captive, by in enumerate(locker):
        if by >= 0:
            board.locked |= BIT[captive]
            held[by] |= BIT[captive]
    return board


def read(table: Table) -> Board:
    """PAR-099: the board with controllers, locks and owners as the table shows them."""
    return _read(len(table.seats), table.pieces, table.suspended)


def read_view(view: View) -> Board:
    """The board as one seat sees it: everything except the deck."""
    seen: list[Piece] = [Piece(number, "", "deck") for number in range(len(ALL))]
    for name, zone in view.zones.items():
        for lying in zone.pieces:
            piece = Piece(
                lying.id, lying.name, name, lying.kind, lying.face_up, lying.turn, lying.counters
            )
            if 0 <= lying.id < len(ALL):
                seen[lying.id] = piece
            elif lying.id >= 0:
                seen.append(piece)
    return _read(len(view.seats), seen, view.suspended)


def _read(seats: int, pieces: list[Piece], suspended: list[str]) -> Board:
    """Read the board from *pieces*, which begin with the 30 tarots by number."""
    place = [_HOMES.get(piece.zone, AWAY) for piece in pieces[:FIRST_ARTIFACT]]
    markers = []
    for number, home in enumerate(place):
        if home >= _OVER:
            piece = pieces[number]
            markers.append((home - _OVER, number, piece))
            home = piece.counters.get("home", 0) - 1
            place[number] = home if 0 <= home < seats else AWAY
    place += [_PLACES.get(piece.zone, AWAY) for piece in pieces[FIRST_ARTIFACT : len(ALL)]]
    for chain in pieces[len(ALL) :]:
        captive = _HOMES.get(chain.zone, AWAY) - _OVER
        if captive >= 0:
            markers.append((captive, chain.counters.get("locker", 0) - 1, chain))
    board = board_of(seats, place, _NOBODY[:], _NOBODY[:], _NOBODY[:])
    if markers:
        _bind(board, markers, suspended)
    board.laid = not (markers or suspended or any(piece.counters for piece in pieces))
    return board


def _bind(board: Board, markers: list[tuple[int, int, Piece]], suspended: list[str]) -> None:
    """Set who locks whom by what lies on captives: one locker for each, and captives lock
    nobody."""
    place, locker = board.place, board.locker
    for captive, by, marker in markers:
        if not 0 <= by < FIRST_ARTIFACT or by == captive or place[captive] < 0 or place[by] < 0:
            continue
        if locker[captive] >= 0:
            continue
        source = marker.counters.get("source", 0) - 1
        if source != by and not (FIRST_ARTIFACT <= source < len(ALL) and place[source] == by):
            source = _likely_source(board, by)
        if marker.id == by:
            board.lies_on[by] = captive
        if not suspended or source < 0 or ALL[source] not in suspended:
            board.bind(captive, by, source)
    for captive, by, _ in markers:
        if locker[captive] == by >= 0 <= locker[by]:
            board.bind(captive, -1, -1)
            if board.lies_on[by] == captive:
                board.lies_on[by] = -1


def _likely_source(board: Board, by: int) -> int:
    """The source that a lock of *by* must use if the table does not say; -1 if it is unclear."""
    can = sources(board, by)
    return can[0] if len(can) == 1 else -1


def sources(board: Board, by: int) -> list[int]:
    """The tarots with which *by* can lock: itself or its artifacts; itself if there is none."""
    return [card for card in (by, *numbers(board.owned[by])) if card in _locking()] or [by]


@cache
def _locking() -> frozenset[int]:
    return frozenset(
        number
        for number, name in enumerate(ALL)
        for clause in skills_printed(name)
        if getattr(clause.phrase.run, "__name__", "") == "lock"
    )
