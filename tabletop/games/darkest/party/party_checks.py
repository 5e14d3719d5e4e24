"""Dice of the party against a score of all who are here (DTX-032): the Tower's, and others'."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.darkest.party import dice, heroes, odds
from tabletop.games.darkest.party.scores import score
from tabletop.games.darkest.party.stakes import LOW, Stakes, at_most
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


def total(table: Table, *names: str) -> int:
    """DTC-261: the scores called so of the whole party, without what counts in battle alone."""
    return sum(score(table, place, name).n for place in heroes.here(table) for name in names)


def hope(table: Table, name: str, n: int) -> int:
    """In how many of 100 tries *n* dice are not above the score called *name*."""
    return odds.at_most(n, total(table, name))


def check(play: Play, n: int, name: str, where: str, rule: str, *also: str) -> Rules[int]:
    """*n* dice of the party against its score called *name*, with what it has *also*, thrown once:
    how many more they show; 0 if as many, less than 0 if fewer. *where* the party is tried. What
    comes of each is the matter of whoever has it tried."""
    names = (name, *also)
    called = " and ".join(each.capitalize() for each in names)

    def comes(shown: Sequence[int]) -> str:
        most = total(play.table, *names)
        ends = "succeeds" if sum(shown) <= most else f"is {sum(shown) - most} too many"
        return f"{sum(shown)} against {called} {most}, which {ends}"

    def vain(shown: Sequence[int]) -> str:
        won = sum(shown) <= total(play.table, *names)
        return "The party has already succeeded: another roll can only be worse." if won else ""

    def needs(shown: Sequence[int], nth: int) -> str:
        return at_most(total(play.table, *names) - sum(shown) + shown[nth])

    leader, stakes = heroes.leader(play.table), Stakes(where, comes, LOW, vain, needs)
    shown = yield from dice.several(play, leader, n, stakes, rule, party=True)
    return sum(shown) - total(play.table, *names)
