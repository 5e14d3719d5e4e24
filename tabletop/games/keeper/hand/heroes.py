"""The hero of each seat: a piece that counts Health, and the facts of its round."""

from __future__ import annotations

from tabletop.games.keeper.cards.titles import HERO
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

HEALTH, MOST = "health", "most"
LONGEST_NUMBER = 12
"""The longest number in letters. A longer text is reported instead of cut."""

NO_NUMBER = "That is not a number from 1 to 99. "

EXHAUSTED, RESTING, ACTED = "exhausted", "resting", "acted"
HALVES_USED = "halves"
"""The halves performed this turn: 1 a top, 2 a bottom, 3 both."""

INITIATIVE, SECOND = "initiative", "second"
"""The numbers of the two chosen cards of the round, the leading one first."""

REST = 99
"""SCN-042: the initiative of a resting hero."""


def hero(table: Table, seat: int) -> Piece:
    """The piece that counts the Health of *seat*."""
    return table.named(f"{HERO}{seat + 1}")


def playing(table: Table) -> list[int]:
    """SCN-019, SCN-064: the seats that take part. A hero without Health does not, however it lost
    it."""
    heroes = [hero(table, seat).counters for seat in range(len(table.seats))]
    return [
        seat
        for seat, of in enumerate(heroes)
        if not of.get(EXHAUSTED) and (of.get(HEALTH, 0) > 0 or not of.get(MOST))
    ]


def health(table: Table, seat: int) -> int:
    """The Health that *seat* has left."""
    return hero(table, seat).counters.get(HEALTH, 0)


def suffer(play: Play, seat: int, n: int, rule: str) -> None:
    """Deal *n* damage. A hero without Health is exhausted."""
    left = max(0, health(play.table, seat) - n)
    play.count(HEALTH, left, hero(play.table, seat))
    play.say("{} suffers {} damage, and has {} Health left.", _name(play, seat), n, left, rule=rule)
    if not left:
        exhaust(play, seat, "SCN-064")


def number_of(words: str) -> int | None:
    """The number from 1 to 99 in *words*, or None."""
    n = int(words) if words.isascii() and words.isdecimal() else 0
    return n if 1 <= n <= 99 else None


def heal(play: Play, seat: int, n: int, rule: str, *, above: bool = False) -> None:
    """SCN-046: heal *n*, up to full Health unless *above* it is allowed."""
    of = hero(play.table, seat)
    most, before = of.counters.get(MOST, 0), of.counters.get(HEALTH, 0)
    after = before + n if above else max(before, min(most, before + n))
    play.count(HEALTH, after, of)
    play.say("{} heals {}.", _name(play, seat), after - before, rule=rule)


def exhaust(play: Play, seat: int, rule: str) -> None:
    """SCN-019: exhaust the hero for the rest of the scenario."""
    play.count(EXHAUSTED, 1, hero(play.table, seat))
    play.say("{} is exhausted.", _name(play, seat), rule=rule)


def _name(play: Play, seat: int) -> str:
    return play.table.seats[seat].name
