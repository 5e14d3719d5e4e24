"""The numbers that cards change, and the words for it (RST-003)."""

from __future__ import annotations

from tabletop.executor.layers import Numbers
from tabletop.games.restless.cards.content import title
from tabletop.games.restless.cards.phrases import PHRASES

GAIN = PHRASES.add("{stat} gain {by}", "modifier")
OWN_GAIN = PHRASES.add("your {stat} gain {by}", "modifier")
WHOSE_GAIN = PHRASES.add("{whose}'s {stat} gain {by}", "modifier")
IS = PHRASES.add("{stat} is {by}", "modifier")
OWN_IS = PHRASES.add("your {stat} is {by}", "modifier")
WHOSE_IS = PHRASES.add("{whose}'s {stat} is {by}", "modifier")
WITH_GAIN = PHRASES.add("{stat} with this gain {by}", "modifier")
DEALS = PHRASES.add("this deals {more}", "modifier")
SHOOTS_MORE = PHRASES.add("this has {n:shots}", "modifier")
SELLS_MORE = PHRASES.add("this sells for {n} more", "modifier")
READY_SOONER = PHRASES.add("this recharges {n:sooner}", "modifier")

CHANGES = frozenset({
    GAIN, OWN_GAIN, WHOSE_GAIN, IS, OWN_IS, WHOSE_IS, WITH_GAIN, DEALS, SHOOTS_MORE, SELLS_MORE,
    READY_SOONER,
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
NUMBERS.of_this.update({
    WITH_GAIN: frozenset(),
    DEALS: DAMAGE,
    SHOOTS_MORE: frozenset({"shots"}),
    SELLS_MORE: frozenset({"value"}),
    READY_SOONER: frozenset({"recharge"}),
})  # fmt: skip
NUMBERS.lowers.add(READY_SOONER)
