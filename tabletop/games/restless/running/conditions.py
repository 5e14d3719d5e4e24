"""What may be true of a Character, the Target, the party: behind if, unless, while and that."""

from __future__ import annotations

from tabletop.cardtext.subjects import EACH, Who
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.count_values import how_many
from tabletop.games.restless.table.table_reads import (
    STATUS,
    at_rest,
    character,
    health,
    inventory,
    item,
    living,
    max_health,
    targets,
)


def _who(about: Saying, bearing: Who) -> int:
    """Whom a condition is about: the bearer, or behind a noun whoever is meant by that."""
    return about.that if bearing == EACH else about.you


@PHRASES.condition("{bearing} [has|have] {n} Health or less")
def low(about: Saying, bearing: Who, n: int) -> bool:
    """Of its remaining Health."""
    table, who = about.table, _who(about, bearing)
    return 0 < health(table, who) <= n


@PHRASES.condition("{bearing} [is|are] unhurt", "{bearing} [is|are] at full Health")
def unhurt(about: Saying, bearing: Who) -> bool:
    """All counters lie on the left."""
    table, who = about.table, _who(about, bearing)
    return who >= 0 and health(table, who) == max_health(table, who) > 0


@PHRASES.condition("{bearing} [bear] a Sin")
def bears_a_sin(about: Saying, bearing: Who) -> bool:
    """RST-121."""
    table, who = about.table, _who(about, bearing)
    return who >= 0 and bool(table[f"sins:{who}"])


@PHRASES.condition("{bearing} [bear] no Sin")
def bears_no_sin(about: Saying, bearing: Who) -> bool:
    """RST-121."""
    table, who = about.table, _who(about, bearing)
    return who >= 0 and not table[f"sins:{who}"]


@PHRASES.condition("{bearing} [has|have] no Armor")
def no_armor(about: Saying, bearing: Who) -> bool:
    """RST-048, RST-049: neither on the Character nor on what it holds."""
    table, who = about.table, _who(about, bearing)
    return who >= 0 and not how_many(table, "armor", who)


@PHRASES.condition("the party has no Reroll Counters")
def no_rerolls(about: Saying) -> bool:
    """RST-169."""
    return not how_many(about.table, "rerolls", about.you)


@PHRASES.condition("{bearing} [hold] {n:items} or fewer")
def few_items(about: Saying, bearing: Who, n: int) -> bool:
    """RST-098."""
    table, who = about.table, _who(about, bearing)
    return who >= 0 and len(inventory(table, who)) <= n


@PHRASES.condition("{bearing} [hold] a {kind}")
def holds(about: Saying, bearing: Who, kind: str) -> bool:
    """RST-141: an Item of several kinds is of each."""
    table, who = about.table, _who(about, bearing)
    if who < 0:
        return False
    return any(kind in held.kinds for p in inventory(table, who) if (held := item(p)))


@PHRASES.condition("the Target is {type}")
def target_is(about: Saying, type: str) -> bool:
    """RST-176: one of its Types."""
    return any(type in getattr(content.card(t.name), "types", ()) for t in targets(about.table))


@PHRASES.condition("{bearing} [is|are] alone")
def alone(about: Saying, bearing: Who) -> bool:
    """Nobody else is alive."""
    table, who = about.table, _who(about, bearing)
    return living(table) == [who]


@PHRASES.condition("the Target is unhurt")
def target_unhurt(about: Saying) -> bool:
    """It has all the Health that is printed."""
    return any(
        t.counters.get("health") == getattr(content.card(t.name), "health", 0)
        for t in targets(about.table)
    )


@PHRASES.condition("{bearing} [hold] no {kind}")
def while_without(about: Saying, bearing: Who, kind: str) -> bool:
    """RST-141."""
    return _who(about, bearing) >= 0 and not holds(about, bearing, kind)


@PHRASES.condition("somebody is dead")
def bereft(about: Saying) -> bool:
    """RST-227: a slot is empty."""
    return how_many(about.table, "dead", about.you) > 0


@PHRASES.condition("{bearing} [has|have] Armor")
def while_armored(about: Saying, bearing: Who) -> bool:
    """RST-048, RST-049."""
    table, who = about.table, _who(about, bearing)
    return who >= 0 and how_many(table, "armor", who) > 0


@PHRASES.condition("nobody bears a Sin")
def pure(about: Saying) -> bool:
    """RST-115."""
    return not any(about.table[f"sins:{slot}"] for slot in living(about.table))


@PHRASES.condition("{bearing} [has|have] an odd number of Items")
def odd(about: Saying, bearing: Who) -> bool:
    """Counted in its Inventory."""
    table, who = about.table, _who(about, bearing)
    return who >= 0 and len(inventory(table, who)) % 2 == 1


@PHRASES.condition("{bearing} [has|have] {n} Health or more")
def high(about: Saying, bearing: Who, n: int) -> bool:
    """Of its remaining Health."""
    return health(about.table, _who(about, bearing)) >= n


@PHRASES.condition("{bearing} [has|have] less Health than you")
def weaker(about: Saying, bearing: Who) -> bool:
    """Of the remaining Health of both."""
    return health(about.table, _who(about, bearing)) < health(about.table, about.you)


@PHRASES.condition("{bearing} [has|have] more Health than you")
def stronger(about: Saying, bearing: Who) -> bool:
    """Of the remaining Health of both."""
    return health(about.table, _who(about, bearing)) > health(about.table, about.you)


@PHRASES.condition("there is no Armor on this")
def worn_out(about: Saying) -> bool:
    """RST-049."""
    return not about.card.counters.get("armor")


@PHRASES.condition("there is Armor on this")
def still_armored(about: Saying) -> bool:
    """RST-049."""
    return not worn_out(about)


@PHRASES.condition("{bearing} [bear] {n:sins} or more")
def sinful(about: Saying, bearing: Who, n: int) -> bool:
    """RST-121."""
    who = _who(about, bearing)
    return who >= 0 and len(about.table[f"sins:{who}"]) >= n


@PHRASES.condition("{bearing} [hold] {n:items} or more")
def many_items(about: Saying, bearing: Who, n: int) -> bool:
    """RST-098."""
    who = _who(about, bearing)
    return who >= 0 and len(inventory(about.table, who)) >= n


@PHRASES.condition("{bearing} [has|have] a Status Effect")
def affected(about: Saying, bearing: Who) -> bool:
    """RST-061."""
    who = _who(about, bearing)
    return who >= 0 and bool(about.table.zones[STATUS[who]].pieces)


@PHRASES.condition("{bearing} [has|have] no Status Effect")
def unaffected(about: Saying, bearing: Who) -> bool:
    """RST-061."""
    return _who(about, bearing) >= 0 and not affected(about, bearing)


@PHRASES.condition("{bearing} [has|have] {status}")
def has_status(about: Saying, bearing: Who, status: str) -> bool:
    """RST-062."""
    who = _who(about, bearing)
    worn = (content.card(piece.name) for piece in about.table[STATUS[who]]) if who >= 0 else ()
    return any(isinstance(card, content.StatusEffect) and card.type == status for card in worn)


@PHRASES.condition("{bearing} [has|have] acted this round")
def has_acted(about: Saying, bearing: Who) -> bool:
    """RST-194."""
    piece = character(about.table, _who(about, bearing))
    return piece is not None and bool(piece.counters.get("acted"))


@PHRASES.condition("the party has {n:rerolls} or more")
def rich(about: Saying, n: int) -> bool:
    """RST-169."""
    return how_many(about.table, "rerolls", about.you) >= n


@PHRASES.condition("the Target has {n} Health or less")
def target_low(about: Saying, n: int) -> bool:
    """RST-047: any of them, where there are several."""
    return any(target.counters.get("health", 0) <= n for target in targets(about.table))


@PHRASES.condition("the Target has {n} Health or more")
def target_high(about: Saying, n: int) -> bool:
    """RST-047: any of them, where there are several."""
    return any(target.counters.get("health", 0) >= n for target in targets(about.table))


@PHRASES.condition("the party is Resting")
def resting(about: Saying) -> bool:
    """RST-152."""
    return at_rest(about.table)


@PHRASES.condition("the party is in Battle")
def fighting(about: Saying) -> bool:
    """RST-177."""
    return bool(about.table.count("battle"))


@PHRASES.condition("it is round {n} or earlier")
def early(about: Saying, n: int) -> bool:
    """RST-195."""
    return bool(about.table.count("battle")) and about.table.count("round") <= n


@PHRASES.condition("it is round {n} or later")
def late(about: Saying, n: int) -> bool:
    """RST-195."""
    return bool(about.table.count("battle")) and about.table.count("round") >= n


@PHRASES.condition("the party Fled from its last Battle")
def fled(about: Saying) -> bool:
    """RST-225."""
    return bool(about.table.count("fled"))


def _rolled(about: Saying) -> int:
    """What the die showed that was rolled last."""
    return about.thrown[-1][1] if about.thrown else 0


def rolled_high(about: Saying, n: int) -> bool:
    """RST-174: the raw number."""
    return _rolled(about) >= n


def rolled_low(about: Saying, n: int) -> bool:
    """RST-174: the raw number."""
    return _rolled(about) <= n


PHRASES.add("the roll is {n} or more", "condition", rolled_high, back=True)
PHRASES.add("the roll is {n} or less", "condition", rolled_low, back=True)


# --- durations ---------------------------------------------------------------------------------


@PHRASES.phrase("duration", "against {type} Targets")
def against(about: Saying, type: str) -> bool:
    """While such a Target is fought."""
    return target_is(about, type)


@PHRASES.phrase("duration", "in the first round")
def first_round(about: Saying) -> bool:
    """RST-195."""
    return about.table.count("round") == 1


@PHRASES.phrase("duration", "in Battle")
def in_battle(about: Saying) -> bool:
    """RST-177."""
    return bool(about.table.count("battle"))


@PHRASES.phrase("duration", "while Resting")
def while_resting(about: Saying) -> bool:
    """RST-152."""
    return at_rest(about.table)
