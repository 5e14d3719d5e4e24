"""The numbers that cards change, and the words for it (RST-003)."""

from __future__ import annotations

from tabletop.cardtext.amounts import Change
from tabletop.cardtext.clause import Clause
from tabletop.executor.layers import Numbers
from tabletop.games.restless.cards.content import title
from tabletop.games.restless.cards.phrases import PHRASES

ADDED = PHRASES.add("{change}", "modifier")
OWN = PHRASES.add("you have {change:had}", "modifier")
WHOSE = PHRASES.add("{whose} has {change:had}", "modifier")
TARGET = PHRASES.add("the Target has {change:of_target}", "modifier")
ADDED_WITH_THIS = PHRASES.add("{change:with_this}", "modifier")
DEALS = PHRASES.add("this deals {more}", "modifier")
SHOOTS_MORE = PHRASES.add("this has {n:shots}", "modifier")
SELLS_MORE = PHRASES.add("this sells for {n} more", "modifier")
READY_SOONER = PHRASES.add("this recharges {n:sooner}", "modifier")

CHANGES = frozenset({
    ADDED, OWN, WHOSE, TARGET, ADDED_WITH_THIS, DEALS, SHOOTS_MORE, SELLS_MORE, READY_SOONER,
})  # fmt: skip
"""The phrases that change a number."""

COMMON = frozenset({
    "target_attack", "target_defense", "rest_rerolls", "rest_heal", "fee", "goods_loot",
    "goods_treasure", "price", "drops_loot", "drops_treasure", "drops_rerolls",
})  # fmt: skip
"""The numbers that are no Character's own."""

ROLLS = frozenset({"combat", "ranged", "dodge"})
"""The numbers that `all rolls` speaks of, too."""

DAMAGE = frozenset({"melee", "ranged_damage", "spell"})
"""Those of what somebody attacks with."""

NUMBERS = Numbers(title, "RST-003", COMMON, several={"any": ROLLS, "attacks": DAMAGE | {"unarmed"}})
NUMBERS.of_this.update(
    {
        ADDED_WITH_THIS: frozenset(),
        DEALS: DAMAGE,
        SHOOTS_MORE: frozenset({"shots"}),
        SELLS_MORE: frozenset({"value"}),
        READY_SOONER: frozenset({"recharge"}),
    }
)
NUMBERS.lowers.add(READY_SOONER)


def stat_of(clause: Clause) -> str:
    """The number that a sentence changes, as it is printed there; empty if it says none."""
    changed = clause.values.get("change")
    return changed.number if isinstance(changed, Change) else ""
