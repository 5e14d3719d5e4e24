"""Chapter H: quests and winning. A quest is a condition on the table, true or false at any
moment."""

from __future__ import annotations

from functools import cache, lru_cache, reduce
from operator import getitem, or_
from typing import NamedTuple

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import AnyOf, nouns_of, quantifier
from tabletop.executor.sentence import Line, Sentence
from tabletop.games.parsifal.cards.content import NAMED, TITLES, kind_title, quests_printed
from tabletop.games.parsifal.cards.grammar import FREE, LIES, LOCKS, OWNS
from tabletop.games.parsifal.cards.lexicon import (
    ALL,
    CHARACTERS,
    COPIES,
    FIRST_ARTIFACT,
    KIND_OF,
    KINDS,
    NUMBER,
    meant,
)
from tabletop.games.parsifal.rules.abilities import Acting
from tabletop.games.parsifal.rules.board import (
    ARTIFACT_SET,
    AWAY,
    CHARACTER_SET,
    COMMON,
    LIMBO,
    Board,
    board_of,
    numbers,
    set_of,
)
from tabletop.games.parsifal.rules.executor import EXECUTOR
from tabletop.games.parsifal.rules.seats import active
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table
from tabletop.table.view import View


class Quest(NamedTuple):
    """One quest of a kind of character, with the `sentence` on its tarots.

    `about` are the tarots it mentions. Each of them may meet it alone, unless it needs the `whole`
    board. `locking` tells whether a lock meets it, `since` is the table's counter for the turn
    since which it is met, and `bit` stands for it in a set of quests.
    """

    sentence: Sentence
    about: frozenset[int]
    locking: bool
    since: str
    bit: int
    whole: bool

    def met(self, board: Board) -> bool:
        """Whether the quest is met on *board*."""
        if self.whole:
            return _is_true(self, board)
        place, locker = board.place, board.locker
        for number in self.about:
            by = locker[number] if number < FIRST_ARTIFACT else -1
            if self.bit & _met_by(number, place[number], by):
                return True
        return False


@cache
def quests(kind: str) -> tuple[Quest, ...]:
    """The printed quests of a kind of character."""
    first = MOST * _KIND_NUMBER[kind]
    return tuple(
        _quest(sentence, f"met:{kind}:{number}", 1 << first + number)
        for sentence in quests_printed(kind)
        for number in (sentence.number + 1,)
    )


MOST = 4
"""The largest number of quests of a kind: in a set of quests each kind has this many bits."""

_KIND_NUMBER = {kind: number for number, kind in enumerate(KINDS)}


def _quest(sentence: Sentence, since: str, bit: int) -> Quest:
    said = sentence.clause.body[0].values["condition"]
    about = said.values.get("whom", said.values.get("who"))
    locking = any(each.phrase is LOCKS["has"] for each in said.all())
    named = frozenset(n for each in said.all() for n in _named(each))
    if said.phrase in _BY_ONE and _is_plain(said):
        return Quest(sentence, meant(nouns_of(about)), locking, since, bit, whole=False)
    return Quest(sentence, named, locking, since, bit, whole=True)


_BY_ONE = (OWNS["has"], LOCKS["has"], FREE, LIES)
"""Conditions that one of the named tarots meets or fails by itself."""


def _is_plain(said: Said) -> bool:
    people = [said.values[name] for name in ("who", "whom") if name in said.values]
    return all(isinstance(each, str | AnyOf) and meant(nouns_of(each)) for each in people) and all(
        quantifier(each) not in ("each", "other") for each in people
    )


def _named(said: Said) -> frozenset[int]:
    """The tarots that *said* names."""
    return frozenset(number for value in said.values.values() for number in meant(nouns_of(value)))


def standing(board: Board, quest: Quest) -> str:
    """The present places of the tarots in *quest*: what is missing, or why it is met."""
    return "; ".join(
        f"{TITLES[number]}: {whereabouts(board, number)}" for number in sorted(quest.about)
    )


def whereabouts(board: Board, number: int) -> str:
    """The place of the tarot *number* in words."""
    place = board.place[number]
    if place == LIMBO:
        return "in Limbo"
    if place == COMMON:
        return "in the common area"
    if place < 0:
        return "not in play yet"
    if number >= FIRST_ARTIFACT:
        return f"owned by {NAMED[place]}"
    if board.locker[number] >= 0:
        return f"locked by {NAMED[board.locker[number]]}"
    return "free"


def in_play(board: Board, kind: str) -> list[int]:
    """PAR-089: the copies of *kind* that are in play."""
    place = board.place
    return [number for number in NUMBERS[kind] if place[number] >= 0]


Latched = int
"""PAR-087: the set of quests that stay met; empty for `snapshot`."""

NONE_LATCHED: Latched = 0

NUMBERS = {kind: tuple(NUMBER[card] for card in cards) for kind, cards in COPIES.items()}
"""The numbers of the copies of each kind."""

ALL_QUESTS = {kind: quests(kind) for kind in KINDS}
"""The quests of every kind."""

_ALL = tuple(quest for of_kind in ALL_QUESTS.values() for quest in of_kind)

_WHOLE = tuple(quest for quest in _ALL if quest.whole)
"""The quests that no tarot meets by itself."""

_LOCKING = sum(quest.bit for quest in _ALL if quest.locking)

_OF_KIND = {kind: sum(quest.bit for quest in of_kind) for kind, of_kind in ALL_QUESTS.items()}
"""The set of quests of each kind."""

_OF_CHARACTER = tuple(_OF_KIND[KIND_OF[name]] for name in CHARACTERS)

_OF_BIT = {quest.bit: quest for quest in _ALL}

_SINGLE = tuple(quest for quest in _ALL if not quest.whole)
_CAPTIVES = set_of(number for quest in _SINGLE if quest.locking for number in quest.about)
_ALONE = CHARACTER_SET & set_of(n for quest in _SINGLE if not quest.locking for n in quest.about)
"""The tarots that meet quests by being locked, and those that meet quests by being free or in
Limbo."""


def latched(table: Table | View) -> Latched:
    """PAR-087: the quests that were met once and stay met, except locking quests."""
    if table.options["quests"] == "snapshot":
        return NONE_LATCHED
    return _noted(table) & ~_LOCKING


def _noted(table: Table | View) -> int:
    """The quests that the table's counters list as met."""
    return sum(quest.bit for quest in _ALL if quest.since in table.counters)


# --- testing all quests --------------------------------------------------------------------------


def met_on(board: Board) -> int:
    """The quests that are met on *board*, collected from each tarot."""
    locker, place = board.locker, board.place
    if board.brought < 0:
        board.brought = reduce(or_, map(getitem, _met_by_artifacts(), place[FIRST_ARTIFACT:]))
    met = board.brought | _met_by_all(board.playing & ~board.locked & _ALONE, 0)
    if board.of[LIMBO]:
        met |= _met_by_all(board.of[LIMBO] & _ALONE, LIMBO)
    if board.locked & _CAPTIVES:
        for captive in numbers(board.locked & _CAPTIVES):
            met |= _met_by(captive, 0, locker[captive])
    for quest in _WHOLE:
        met |= quest.bit * _is_true(quest, board)
    return met


@lru_cache(4096)
def _met_by_all(characters: int, place: int) -> int:
    return reduce(or_, (_met_by(number, place, -1) for number in numbers(characters)), 0)


@cache
def _met_by_artifacts() -> tuple[tuple[int, ...], ...]:
    """The quests that each artifact meets, by its place: its owner, or (counted from the end) a
    place without owner."""
    places = (*range(FIRST_ARTIFACT), COMMON, LIMBO, AWAY)
    return tuple(
        tuple(_met_by(artifact, place, -1) for place in places)
        for artifact in numbers(ARTIFACT_SET)
    )


@cache
def _met_by(number: int, place: int, locker: int) -> int:
    """The quests that the tarot *number* meets in its place. No quest asks which seat controls
    it."""
    board = board_of(6, *([-1] * len(ALL) for _ in range(4)))
    board.put(number, place)
    if number < FIRST_ARTIFACT:
        board.locker[number] = locker
    return sum(
        quest.bit
        for quest in _ALL
        if not quest.whole and number in quest.about and _is_true(quest, board)
    )


def _is_true(quest: Quest, board: Board) -> bool:
    """Whether the words of *quest* are true on *board*."""
    number = NUMBER[quest.sentence.card]
    line = Line(_NOWHERE.pieces[number], number, quest.sentence)
    return bool(EXECUTOR.heard(Acting(_NOWHERE, line, number, seen=board)))


_NOWHERE = Table(
    "parsifal", [], Flow("act"), pieces=[Piece(number, name, "") for number, name in enumerate(ALL)]
)
"""A table is not needed: quests are asked about boards."""


@lru_cache(4096)
def _played_for(playing: int) -> int:
    """The quests of the characters *playing*."""
    first, then, last = _of_tens()
    return first[playing & 1023] | then[playing >> 10 & 1023] | last[playing >> 20]


@cache
def _of_tens() -> tuple[list[int], ...]:
    """The quests of every possible set of ten characters, for each ten."""
    tens: tuple[list[int], ...] = [0], [0], [0]
    for number, quests in enumerate(_OF_CHARACTER):
        sets = tens[number // 10]
        sets += [of_others | quests for of_others in sets]
    return tens


@lru_cache(4096)
def _all_met(met: int) -> tuple[str, ...]:
    """The kinds whose quests are all in the set *met*."""
    return tuple(kind for kind, quests in _OF_KIND.items() if not quests & ~met)


def completed(board: Board, latched: Latched = NONE_LATCHED) -> tuple[str, ...]:
    """PAR-082: the kinds in play whose quests are all met. PAR-090: locked characters count."""
    return _all_met((met_on(board) | latched) & _played_for(board.playing & CHARACTER_SET))


def tells(table: Table, board: Board) -> bool:
    """Whether testing all quests on a *board* that players made changes anything: somebody has won,
    or a quest is met now and stays met (PAR-087)."""
    staying = latched(table)
    if completed(board, staying):
        return True
    if table.options["quests"] == "snapshot" or not table.count("turns"):
        return False
    return bool(met_on(board) & _played_for(board.playing & CHARACTER_SET) & ~_LOCKING & ~staying)


def judge(play: Play, board: Board) -> bool:
    """PAR-088: test all quests on the *board* of the table. Returns whether somebody won."""
    table = play.table
    kinds = _note(play, board)
    if not kinds:
        return False
    kinds, winners = victors(table, board, kinds)
    for kind in kinds:
        for number in in_play(board, kind):
            play.count("won", 1, table.pieces[number])
    together = "PAR-093" if len(kinds) > 1 else "PAR-091"
    rule = together if len(winners) > 1 else "PAR-082"
    play.end(winners, _victory(table, kinds, winners), rule)
    return True


def _note(play: Play, board: Board) -> tuple[str, ...]:
    """Record the turn since which each quest is met. Returns the kinds in play whose quests are all
    met."""
    table = play.table
    playing = _played_for(board.playing & CHARACTER_SET)
    noted = board.met if board.met >= 0 else _noted(table)
    staying = noted & ~_LOCKING if table.options["quests"] != "snapshot" else NONE_LATCHED
    met = met_on(board) & playing | staying
    turns = table.counters.get("turns", 0)
    changed = met ^ noted
    while changed:
        bit = changed & -changed
        play.count(_OF_BIT[bit].since, turns if bit & met else 0)
        changed ^= bit
    board.met = met if turns else -1  # players can set the turn to 0; nothing is recorded then
    return _all_met(met & playing)


def victors(
    table: Table | View, board: Board, kinds: tuple[str, ...]
) -> tuple[tuple[str, ...], list[int]]:
    """PAR-093: the completed *kinds* that win the game, and the seats that win.

    With `acting_first` and several kinds, the acting player wins with one of its kinds: one that no
    rival controls a copy of, if there is one.
    """
    by = {kind: {board.place[number] for number in in_play(board, kind)} for kind in kinds}
    if len(kinds) > 1 and table.options["same_time"] == "acting_first":
        seat = active(table)
        own = sorted((kind for kind in kinds if seat in by[kind]), key=lambda kind: len(by[kind]))
        kinds = tuple(own[:1]) or kinds
    return kinds, sorted(set().union(*(by[kind] for kind in kinds)))


def _victory(table: Table, kinds: tuple[str, ...], winners: list[int]) -> str:
    names = listed([table.seats[seat].name for seat in winners])
    characters = listed([kind_title(kind) for kind in kinds])
    return f"{names} {'win together' if len(winners) > 1 else 'wins'} with {characters}."


def listed(names: list[str]) -> str:
    """*names* joined as in a sentence."""
    *some, last = names
    return f"{', '.join(some)} and {last}" if some else last
