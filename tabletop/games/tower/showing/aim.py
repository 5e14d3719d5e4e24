"""Showing: the present goal of the climb, and the cost of the next blow."""

from __future__ import annotations

from tabletop.games.tower.deck.content import says, title
from tabletop.games.tower.deck.grammar import HIGHER
from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.classes import in_sanctuary
from tabletop.games.tower.rules.difficulty import terms_at
from tabletop.games.tower.rules.executor import EXECUTOR
from tabletop.play.rules.game import Aim
from tabletop.table.table import Table

GOAL = "Defeat the foe of each of five floors."


def aim(table: Table) -> Aim:
    """TWR-116, TWR-104: the current foe, and the strength of its counterattack."""
    floor = f"Floor {cards.floor(table)} of {cards.TOP}"
    if not cards.is_turned_up(table):
        return Aim(GOAL, f"{floor}.")
    foe = cards.foe(table)
    wards = cards.wards_left(table)
    warded = f" behind {wards} {'ward' if wards == 1 else 'wards'}" if wards else ""
    now = f"{floor}: {title(foe.name)} has {cards.foe_health(table)} health{warded}."
    return Aim(GOAL, now, _ahead(table) if cards.health_of(foe) else "")


def _ahead(table: Table) -> str:
    """TWR-033, TWR-104: the blow at the end of this turn."""
    seat = cards.active(table)
    if "excused" in table.counters:
        return "The foe does not strike back this turn."
    if in_sanctuary(table):
        return f"A sanctuary protects {table.seats[seat].name}."
    foe, more = cards.foe(table).name, terms_at(table).blow
    least, most = (
        max(0, EXECUTOR.reckoned(rolled + more, table, "blow", seat)) for rolled in (1, 6)
    )
    better = HIGHER in says(foe) and foe not in table.suspended
    dice = ", the higher of two dice" if better else ""
    each = " for each card played" if table.options["counter"] == "per_card" else ""
    blow = f"The turn ends with a counterattack of {least} to {most}{dice}{each}"
    return f"{blow}; a Rest first heals 3."
