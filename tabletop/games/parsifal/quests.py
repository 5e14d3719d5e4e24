"""Chapter H: quests and winning. Quests are conditions on the table, true or not at any moment."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, NamedTuple

from tabletop.cardtext.clause import Clause
from tabletop.games.parsifal.board import CHARACTER_SET, COMMON, LIMBO, Board, numbers, read, set_of
from tabletop.games.parsifal.content import TITLES, kind_title, quests_printed
from tabletop.games.parsifal.lexicon import (
    ALL,
    COPIES,
    FIRST_ARTIFACT,
    KIND_OF,
    KINDS,
    NUMBER,
    meant,
)
from tabletop.games.parsifal.phrases import PHRASES
from tabletop.play.play import Play
from tabletop.table.table import Table
from tabletop.table.view import View

Tarots = frozenset[int]
Met = Callable[[Board], bool]
"""Whether something is so on a board."""


@PHRASES.quest("{who} owns {artifact}")
def owns(who: Tarots, artifact: Tarots) -> Met:
    """PAR-083: no matter who brought it about."""
    (it,) = artifact
    return lambda board: board.place[it] in who


@PHRASES.quest("{who} locks {whom}")
def locks(who: Tarots, whom: Tarots) -> Met:
    """PAR-084, PAR-086: only a lock that it holds itself, or a copy of it, on somebody locked."""
    captives = tuple(whom)
    return lambda board: any(board.locker[captive] in who for captive in captives)


@PHRASES.quest("{who} is free")
def is_free(who: Tarots) -> Met:
    """In play and not locked."""
    characters = tuple(who)
    return lambda board: any(board.free(character) for character in characters)


@PHRASES.quest("{lost} is in Limbo")
def is_in_limbo(lost: Tarots) -> Met:
    """In Limbo, not in the deck."""
    (it,) = lost
    return lambda board: board.place[it] == LIMBO


class Quest(NamedTuple):
    """One quest of a kind of character.

    `met` tells whether it is on a board, `about` are the tarots it is about, `locking` whether it
    is met by a lock, `since` the table's counter of the turn since which it is met.
    """

    sentence: str
    met: Met
    about: Tarots
    locking: bool
    since: str


@cache
def quests(kind: str) -> tuple[Quest, ...]:
    """The quests of a kind of character, as printed."""
    return tuple(
        _quest(clause, f"met:{kind}:{number}")
        for number, clause in enumerate(quests_printed(kind), 1)
    )


def _quest(clause: Clause, since: str) -> Quest:
    values = _tarots(clause.values)
    *_, about = values.values()
    return Quest(str(clause), clause.run(**values), about, clause.phrase.run is locks, since)


def _tarots(values: dict[str, Any]) -> dict[str, Tarots]:
    """The tarots that the words of a quest mean."""
    return {
        name: meant(value if isinstance(value, tuple) else (value,))
        for name, value in values.items()
    }


def standing(board: Board, quest: Quest) -> str:
    """Where the tarots that *quest* is about are now: what is missing, or why it is met."""
    return "; ".join(
        f"{TITLES[number]}: {whereabouts(board, number)}" for number in sorted(quest.about)
    )


def whereabouts(board: Board, number: int) -> str:
    """Where the tarot *number* is, in words."""
    place = board.place[number]
    if place == LIMBO:
        return "in Limbo"
    if place == COMMON:
        return "in the common area"
    if place < 0:
        return "not in play yet"
    if number >= FIRST_ARTIFACT:
        return f"owned by {TITLES[place]}"
    if board.locker[number] >= 0:
        return f"locked by {TITLES[board.locker[number]]}"
    return "free"


def in_play(board: Board, kind: str) -> list[int]:
    """The copies of *kind* that are in play (PAR-089)."""
    place = board.place
    return [number for number in NUMBERS[kind] if place[number] >= 0]


Latched = frozenset[str]
"""PAR-087: the counters of quests that stay met; empty for `snapshot`."""

NONE_LATCHED: Latched = frozenset()


def completed(board: Board, latched: Latched = NONE_LATCHED) -> list[str]:
    """PAR-082: the kinds in play whose quests are all met; a locked one counts (PAR-090)."""
    return [
        kind
        for kind, of_kind in ALL_QUESTS.items()
        if all(quest.met(board) or quest.since in latched for quest in of_kind)
        and in_play(board, kind)
    ]


_ARTIFACTS = range(FIRST_ARTIFACT, len(ALL))

NUMBERS = {kind: tuple(NUMBER[card] for card in cards) for kind, cards in COPIES.items()}
"""The numbers of the copies of each kind."""

ALL_QUESTS = {kind: quests(kind) for kind in KINDS}
"""The quests of every kind."""


def latched(table: Table | View) -> Latched:
    """PAR-087: the quests that were met once and stay so, locking quests apart."""
    if table.options["quests"] == "snapshot":
        return NONE_LATCHED
    return frozenset(
        quest.since
        for of_kind in ALL_QUESTS.values()
        for quest in of_kind
        if not quest.locking and quest.since in table.counters
    )


# --- testing all of them -------------------------------------------------------------------------

Counters = frozenset[str]
"""Quests by the table's counters of them."""

ORDER = {
    quest.since: number
    for number, quest in enumerate(quest for of_kind in ALL_QUESTS.values() for quest in of_kind)
}
"""The number of each quest, by its counter."""

OF_KIND = {
    kind: frozenset(quest.since for quest in of_kind) for kind, of_kind in ALL_QUESTS.items()
}
"""The quests of each kind, by their counters."""


def met_on(board: Board) -> Counters:
    """The quests that are met on *board*, by their counters: each tarot by itself meets some."""
    sets, place, locker = board.sets(), board.place, board.locker
    free = sets.playing & CHARACTER_SET & ~sets.locked
    return _met_by_all(free & _meeting(0), 0).union(
        _met_by_all(sets.limbo & _meeting(LIMBO), LIMBO),
        *[_met_by(captive, 0, locker[captive]) for captive in numbers(sets.locked)],
        *[_met_by(artifact, place[artifact], -1) for artifact in _ARTIFACTS],
    )


@lru_cache(4096)
def _met_by_all(tarots: int, place: int) -> Counters:
    return frozenset().union(*(_met_by(number, place, -1) for number in numbers(tarots)))


@cache
def _meeting(place: int) -> int:
    """The tarots that meet any quest by being at *place*, and free."""
    return set_of(number for number in range(len(ALL)) if _met_by(number, place, -1))


@cache
def _met_by(number: int, place: int, locker: int) -> Counters:
    """What the tarot *number* meets where it is; which seat controls it, no quest asks."""
    board = Board(1, *([-1] * len(ALL) for _ in range(4)))
    board.place[number], board.locker[number] = place, locker
    return frozenset(
        quest.since
        for of_kind in ALL_QUESTS.values()
        for quest in of_kind
        if number in quest.about and quest.met(board)
    )


@lru_cache(4096)
def _played_for(playing: int) -> Counters:
    """The quests of the characters in play."""
    kinds = {KIND_OF[ALL[number]] for number in numbers(playing & CHARACTER_SET)}
    return frozenset().union(*(OF_KIND[kind] for kind in kinds))


def judge(play: Play) -> bool:
    """PAR-088: test all quests; True if somebody won."""
    table, board = play.table, play.reading(read)
    kinds = _note(play, board, latched(table))
    if not kinds:
        return False
    if len(kinds) > 1 and table.options["same_time"] == "acting_first":
        kinds = _own(board, kinds, table.count("active")) or kinds
    copies = [number for kind in kinds for number in in_play(board, kind)]
    winners = sorted({board.place[number] for number in copies})
    for number in copies:
        play.count("won", 1, table.pieces[number])
    together = "PAR-093" if len(kinds) > 1 else "PAR-091"
    rule = together if len(winners) > 1 else "PAR-082"
    play.end(winners, _victory(table, kinds, winners), rule)
    return True


def _note(play: Play, board: Board, staying: Latched) -> list[str]:
    """Note since which turn each quest is met; returns the kinds in play whose quests all are."""
    counters, playing = play.table.counters, _played_for(board.sets().playing)
    met = met_on(board) & playing | staying
    for counter in sorted(met ^ (counters.keys() & ORDER.keys()), key=ORDER.__getitem__):
        play.count(counter, play.table.count("turns") if counter in met else 0)
    return [kind for kind, quests in OF_KIND.items() if quests <= met and quests <= playing]


def _own(board: Board, kinds: list[str], seat: int) -> list[str]:
    """PAR-093: of several completed kinds, the first that the acting player controls."""
    own = [kind for kind in kinds if any(board.place[n] == seat for n in in_play(board, kind))]
    return own[:1]


def _victory(table: Table, kinds: list[str], winners: list[int]) -> str:
    names = _listed([table.seats[seat].name for seat in winners])
    characters = _listed([kind_title(kind) for kind in kinds])
    return f"{names} {'win together' if len(winners) > 1 else 'wins'} with {characters}."


def _listed(names: list[str]) -> str:
    *some, last = names
    return f"{', '.join(some)} and {last}" if some else last
