"""Bots: how near each kind of character is to its win, updated from action to action.

An action moves few tarots, and few quests mention those, so only these quests are tested again.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT, KINDS
from tabletop.games.parsifal.rules.board import LIMBO, Board, numbers, set_of
from tabletop.games.parsifal.rules.quests import ALL_QUESTS, NONE_LATCHED, NUMBERS, Latched, Quest

KIND_LIST = tuple(KINDS)
"""The kinds of characters by number."""

COPIES_OF = tuple(NUMBERS[kind] for kind in KIND_LIST)
"""The numbers of the copies of each kind, by the kind's number."""

LONE = tuple((kind, copies[0]) for kind, copies in enumerate(COPIES_OF) if len(copies) == 1)
"""The kinds with a single copy, each with its number."""

MANIFOLD = tuple(kind for kind, copies in enumerate(COPIES_OF) if len(copies) > 1)
"""The kinds with several copies."""

_QUESTS: tuple[tuple[int, Quest], ...] = tuple(
    (kind, quest) for kind, name in enumerate(KIND_LIST) for quest in ALL_QUESTS[name]
)
_OF_KIND = tuple(
    tuple(n for n, (owner, _) in enumerate(_QUESTS) if owner == kind)
    for kind in range(len(KIND_LIST))
)
_SPEAKING_OF = tuple(
    tuple((n, kind, quest.met) for n, (kind, quest) in enumerate(_QUESTS) if tarot in quest.about)
    for tarot in (*range(len(ALL)), -1)
)
"""The quests that mention each tarot, by its number; -1 is none."""


class Prospects:
    """A board, and the number of `unmet` quests of each kind, by the kind's number."""

    __slots__ = ("_met", "_staying", "board", "unmet")

    def __init__(
        self, board: Board, met: list[bool], unmet: list[int], staying: frozenset[int]
    ) -> None:
        self.board, self._met, self.unmet, self._staying = board, met, unmet, staying

    @classmethod
    def of(cls, board: Board, latched: Latched = NONE_LATCHED) -> Prospects:
        """The prospects on *board*. Quests in *latched* count as met."""
        staying = frozenset(n for n, (_, quest) in enumerate(_QUESTS) if quest.bit & latched)
        met = [n in staying or quest.met(board) for n, (_, quest) in enumerate(_QUESTS)]
        unmet = [sum(not met[n] for n in quests) for quests in _OF_KIND]
        return cls(board, met, unmet, staying)

    def after(self, board: Board) -> Prospects:
        """The prospects on *board*, a changed copy of this board."""
        met, unmet, staying = self._met[:], self.unmet[:], self._staying
        for tarot in numbers(board.touched):
            for number, kind, test in _SPEAKING_OF[tarot]:
                now = number in staying or test(board)
                if now != met[number]:
                    met[number] = now
                    unmet[kind] += -1 if now else 1
        return Prospects(board, met, unmet, staying)

    def controllers(self, kind: int) -> set[int]:
        """The seats that control copies of *kind*."""
        place = self.board.place
        return {place[number] for number in COPIES_OF[kind] if place[number] >= 0}

    def winners(self) -> set[int]:
        """The seats that have won on this board."""
        won: set[int] = set()
        for kind, unmet in enumerate(self.unmet):
            if not unmet:
                won |= self.controllers(kind)
        return won

    def missing(self, kind: int) -> list[Quest]:
        """The unmet quests of *kind*."""
        return [_QUESTS[n][1] for n in _OF_KIND[kind] if not self._met[n]]

    def decisive(self, seat: int) -> int:
        """The set of tarots that a winning action of *seat* must involve."""
        tarots: list[int] = []
        place = self.board.place
        for kind, unmet in enumerate(self.unmet):
            if unmet > 1:
                continue
            copies = COPIES_OF[kind]
            if unmet == 0:
                tarots += [copy for copy in copies if place[copy] == LIMBO]
            elif any(place[copy] == seat for copy in copies):
                for quest in self.missing(kind):
                    tarots += self._bearing_on(quest.about)
        return set_of(tarots)

    def _bearing_on(self, tarots: Iterable[int]) -> Iterable[int]:
        """*tarots*, and the lockers of those: locking a locker frees its captive."""
        board = self.board
        for tarot in tarots:
            yield tarot
            if tarot < FIRST_ARTIFACT and board.locker[tarot] >= 0:
                yield board.locker[tarot]
                if board.source[tarot] >= 0:
                    yield board.source[tarot]
