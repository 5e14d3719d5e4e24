"""Chapter 15: whether the party may Rest."""

from __future__ import annotations

from functools import cache

from tabletop.games.restless.running.changed_rules import NO_REST, forbidden
from tabletop.games.restless.running.executor import changed
from tabletop.play.questions.decision import Option
from tabletop.table.table import Table


def rest_option(table: Table) -> Option:
    """RST-144: to Rest, or why it cannot be."""
    return _resting(len(table.zones["nights"].pieces), rest_gives(table), cannot_rest(table))


def rest_gives(table: Table) -> int:
    """RST-151: the Reroll Counters that a Rest brings now."""
    return max(0, changed(table, "rest_rerolls", 3))


@cache
def _resting(left: int, gives: int, barred: tuple[str, str] | None) -> Option:
    words = f"Rest ({left} {'night' if left == 1 else 'nights'} left)"
    tells = (
        f"Reveals a Rest card and gives {gives} Reroll Counters, which can heal. You may use and "
        "trade Items. Some nights begin with a Battle."
    )
    rest = Option("rest", words, zones=("nights",), tells=tells)
    return rest.blocked(*barred, absolute=not left) if barred else rest


def can_rest(table: Table) -> bool:
    """RST-144 to RST-147: whether nothing forbids a Rest now."""
    return cannot_rest(table) is None


def cannot_rest(table: Table) -> tuple[str, str] | None:
    """RST-144 to RST-147: the rule that forbids a Rest now, and why."""
    if table.count("at_once"):
        return "RST-143", "This Battle follows at once: there is no Gap before it."
    if table.count("battle"):
        return "RST-145", "You cannot Rest in Battle."
    if not table.zones["nights"].pieces:
        return "RST-147", "No night is left."
    if barred := forbidden(table, NO_REST, "RST-145"):
        return barred
    if table.count("rested") and table.options["rests_per_gap"] == "1":
        return "RST-147", "You can Rest only once between two Encounters."
    if table.count("fled"):
        return (
            "RST-146",
            "After Fleeing, defeat a Target or meet a Non-Combat Encounter before you Rest.",
        )
    if table.count("unbeaten"):
        return "RST-144", "The last Encounter left undefeated."
    return None
