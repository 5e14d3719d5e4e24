"""The numbers that cards change: whose each is, and what changes it (RST-003)."""

from __future__ import annotations

from tabletop.cardtext.amounts import Change
from tabletop.cardtext.clause import Clause
from tabletop.executor.layers import Numbers
from tabletop.games.restless.cards.content import title
from tabletop.games.restless.cards.numbers import (
    ADDED,
    ADDED_WITH_THIS,
    DEALS,
    DEALS_TWICE,
    OWN,
    READY_SOONER,
    SELLS_MORE,
    SET,
    SHOOTS_MORE,
    TARGET_HAS,
)

CHANGES = frozenset({
    ADDED, OWN, *SET, TARGET_HAS, ADDED_WITH_THIS, DEALS, DEALS_TWICE, SHOOTS_MORE, SELLS_MORE,
    READY_SOONER,
})  # fmt: skip
"""What changes a number."""

COMMON = frozenset({
    "target_attack", "target_defense", "rest_rerolls", "rest_heal", "fee", "goods_loot",
    "goods_treasure", "price", "price_loot", "price_treasure", "sale", "drops_loot",
    "drops_treasure", "drops_rerolls", "row",
})  # fmt: skip
"""The numbers that are no Character's own."""

ROLLS = frozenset({"combat", "ranged", "dodge"})
"""The numbers that `all rolls` speaks of, too."""

PRICES = {"loot": "price_loot", "treasures": "price_treasure"}
"""The numbers that `prices` speaks of, by deck."""

DAMAGE = frozenset({"melee", "ranged_damage", "spell"})
"""Those of what somebody attacks with."""

NUMBERS = Numbers(title, "RST-003", COMMON, several={
    "any": ROLLS, "hitting": ROLLS - {"dodge"}, "attacks": DAMAGE | {"unarmed"},
    "price": frozenset(PRICES.values()) | {"price"},
})  # fmt: skip
NUMBERS.of_this.update(
    {
        ADDED_WITH_THIS: frozenset(),
        DEALS: DAMAGE,
        DEALS_TWICE: DAMAGE,
        SHOOTS_MORE: frozenset({"shots"}),
        SELLS_MORE: frozenset({"value"}),
        READY_SOONER: frozenset({"recharge"}),
    }
)
NUMBERS.lowers.add(READY_SOONER)


def stat_of(clause: Clause) -> str:
    """The number that a sentence changes, as it is printed there; empty if it says none."""
    changed = clause.values.get("change")
    return changed.number if isinstance(changed, Change) else str(clause.values.get("stat", ""))
