"""Numbers of the rules that cards can change: hand limit, health, Focus and Rest."""

from __future__ import annotations

from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.difficulty import terms_at
from tabletop.games.tower.rules.executor import EXECUTOR
from tabletop.table.table import Table

HAND, FULL, FOCUS, REST = "hand limit", "starting Health", "Focus", "Rest"
"""The names of these numbers on cards."""

DRAWS = 2
"""TWR-028: the number of cards that a Focus draws."""

RESTS = 3
"""TWR-030: the health that a rest restores."""


def hand_limit(table: Table, seat: int) -> int:
    """TWR-014: the hand limit of *seat*."""
    return max(0, EXECUTOR.reckoned(cards.hand_limit(table), table, HAND, seat))


def room(table: Table, seat: int, rule: str = "TWR-043") -> int:
    """How many more cards *seat* can hold; unlimited for players who ignore *rule*, the hand
    limit."""
    if rule in table.house_rules:
        return len(table.pieces)
    return hand_limit(table, seat) - cards.hand_size(table, seat)


def full_health(table: Table, seat: int) -> int:
    """TWR-011: the starting health of *seat*'s hero, which is also the limit of rest and
    healing."""
    return max(1, EXECUTOR.reckoned(terms_at(table).health, table, FULL, seat))


def focus(table: Table, seat: int) -> int:
    """TWR-028: the number of cards that *seat* draws by Focus."""
    return max(0, EXECUTOR.reckoned(DRAWS, table, FOCUS, seat))


def rest(table: Table, seat: int) -> int:
    """TWR-030: the health that *seat* regains by a rest."""
    return max(0, EXECUTOR.reckoned(RESTS, table, REST, seat))
