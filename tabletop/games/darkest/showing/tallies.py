"""Showing: what many campaigns are counted by."""

from __future__ import annotations

from collections import Counter

from tabletop.games.darkest.campaign.session_end import CROWN
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party import heroes
from tabletop.table.table import Table

SO_MANY = 60
"""Journeys within which a campaign is measured."""


def sums(table: Table) -> dict[str, dict[str, int]]:
    """How far a campaign came within 60 journeys, who went, in which parties the Crown was won and
    who wore it in the end, who died, and how many journeys it was."""
    crowned = [p.name for p in table.pieces if p.counters.get(CROWN, 0)]
    in_time = table.count("journeys") <= SO_MANY
    reached = Counter[str]({"the outer Region": 0, "the Portal of Power": 0, "the Crown": 0})
    reached["the outer Region"] += 0 < table.count("outer-by") <= SO_MANY
    reached["the Portal of Power"] += 0 < table.count("portal-by") <= SO_MANY
    reached["the Crown"] += bool(crowned) and in_time
    dead = Counter(content.title(card.name) for card in table["graveyard"])
    alive = [card.name for card in heroes.cards(table)]
    went = {*dead, *(content.title(name) for name in (*alive, *crowned))}
    return {
        "Came within 60 journeys to": dict(reached),
        "Campaigns without a death": {"nobody died": int(not dead)},
        "Heroes that set out": dict.fromkeys(sorted(went), 1),
        "Heroes whose party won the Crown": dict.fromkeys(sorted(went if crowned else ()), 1),
        "Heroes with the Crown": dict(Counter(content.title(name) for name in crowned)),
        "Heroes that died": dict(dead),
        "Journeys": {"journeys": table.count("journeys"), "days": table.count("day")},
    }


INNER, BEYOND, SEEN, TOWER = STAGES = (
    "in the Inner Region",
    "beyond the River",
    "beyond the River, with the Portal seen",
    "in the Tower",
)
"""The places where a campaign may be lost, in the order in which it comes to them."""


def causes(table: Table) -> dict[str, str]:
    """Where a lost campaign was lost."""
    if table.count("climb"):
        return {"place": TOWER}
    if table.count("portal-by"):
        return {"place": SEEN}
    return {"place": BEYOND if table.count("outer-by") else INNER}
