"""Gold that is put down, stored or picked up: how much of it (DTC-044, DTC-137, DTC-142)."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.running import asks
from tabletop.packs.library import by_name
from tabletop.play.decision import Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.table import Table

SMALL = 12
"""Up to so many coins are counted one by one; more go all at once."""


def how_many(play: Play, place: int, n: int, ask: str) -> Rules[int]:
    """How many of *n* coins the hero at *place* means."""
    option = yield from asks(play, place, ask, lambda: [
        Option("all", f"All {n}", value=n),
        *(Option(f"coins {each}", str(each), value=each) for each in range(1, min(n, SMALL + 1))),
    ])  # fmt: skip
    return int(option.value)


def dropping(table: Table, place: int) -> list[Option]:
    """DTC-137: gold may be put down, too."""
    if not heroes.has(table, place, "gold"):
        return []
    return [_dropping(heroes.hero_at(table, place).name, place, max(1, heroes.at(table)))]


@by_name
def _dropping(hero: str, place: int, space: int) -> Option:
    label = f"{content.title(hero)} puts gold down"
    return Option(f"drop gold {place}", label, (), (f"pile:{space}",), place)
