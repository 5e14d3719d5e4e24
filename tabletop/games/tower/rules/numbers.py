"""Numbers of the rules as cards change them: of a hand, of health, of Focus and Rest."""

from __future__ import annotations

from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.difficulty import terms_at
from tabletop.games.tower.rules.executor import EXECUTOR
from tabletop.table.table import Table

HAND, FULL, FOCUS, REST = "hand limit", "starting Health", "Focus", "Rest"
"""What cards know them by."""

DRAWS = 2
"""TWR-028: the cards that a Focus draws."""

RESTS = 3
"""TWR-030: the health that a rest brings."""


def hand_limit(table: Table, seat: int) -> int:
    """TWR-014: how many cards *seat* may hold."""
    return max(0, EXECUTOR.reckoned(cards.hand_limit(table), table, HAND, seat))


def room(table: Table, seat: int, rule: str = "TWR-043") -> int:
    """How many cards more *seat* may hold: any number for players who do without *rule*, by which
    no hand grows beyond the limit."""
    if rule in table.house_rules:
        return len(table.pieces)
    return hand_limit(table, seat) - cards.hand_size(table, seat)


def full_health(table: Table, seat: int) -> int:
    """TWR-011: what the hero of *seat* begins with, and is lifted to by rest and healing."""
    return max(1, EXECUTOR.reckoned(terms_at(table).health, table, FULL, seat))


def focus(table: Table, seat: int) -> int:
    """TWR-028: how many cards *seat* draws by Focus."""
    return max(0, EXECUTOR.reckoned(DRAWS, table, FOCUS, seat))


def rest(table: Table, seat: int) -> int:
    """TWR-030: how much health *seat* regains by a rest."""
    return max(0, EXECUTOR.reckoned(RESTS, table, REST, seat))
