"""When sentences begin, and whether: the triggers, conditions and durations of the cards.

A trigger is asked whether something that happens is what it waits for; `bearer` is the slot of
the Character that bears the card, -1 where it concerns everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tabletop.cardtext.subjects import EACH, Who
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.running.deeds import (
    BattleBegins,
    BattleEnds,
    Dies,
    Dodges,
    Draws,
    DrawsNothing,
    EncounterBegins,
    Falls,
    GainsItem,
    Happens,
    Heals,
    Hits,
    IsShuffled,
    LosesHealth,
    Misses,
    PartyFlees,
    RealmBegins,
    RealmEnds,
    Rejoins,
    RestBegins,
    RestEnds,
    RevealsSin,
    Rolls,
    RoundBegins,
    RoundEnds,
    SpendsReroll,
    TakesDamage,
    TargetDies,
    TargetHurt,
    TargetTakesDamage,
    TraderShowsGoods,
    TurnBegins,
    TurnEnds,
    UsesItem,
)
from tabletop.games.restless.running.saying import Saying
from tabletop.games.restless.table.counting import how_many
from tabletop.games.restless.table.reading import (
    at_rest,
    health,
    inventory,
    item,
    living,
    max_health,
    targets,
)

F = TypeVar("F", bound=Callable[..., bool])


def _when(template: str, deed: type[Happens]) -> Callable[[F], F]:
    """Under these words stands whether such a *deed* is what they wait for."""

    def register(fits: F) -> F:
        PHRASES.add(template, "trigger", fits, deed=deed)
        return fits

    return register


def _it(about: Saying) -> Happens:
    """What happens."""
    assert isinstance(about.deed, Happens)
    return about.deed


def _its_own(about: Saying, **said: object) -> bool:
    """On a Target it speaks of that Target alone (RST-192)."""
    return about.you >= 0 or not _on_a_target(about) or _it(about).target == about.card.id


def _on_a_target(about: Saying) -> bool:
    return about.card.zone in ("encounter", "night", "god")


def _to_the_bearer(about: Saying) -> bool:
    """Where it happens to the bearer."""
    return _it(about).who == about.you


def _with_this(about: Saying) -> bool:
    """What is done with the very card it stands on, or to it."""
    return _it(about).by == about.card.id


COMMON: dict[str, type[Happens]] = {
    "when a Battle begins": BattleBegins,
    "after each Battle": BattleEnds,
    "at the start of each round": RoundBegins,
    "at the end of each round": RoundEnds,
    "when a Rest begins": RestBegins,
    "when a Rest ends": RestEnds,
    "when a Realm begins": RealmBegins,
    "when a Realm ends": RealmEnds,
    "when an Encounter begins": EncounterBegins,
    "when a Trader shows goods": TraderShowsGoods,
    "when Nothing is drawn": DrawsNothing,
    "when a Reroll Counter is spent": SpendsReroll,
    "when the party Flees": PartyFlees,
}
for words, deed in COMMON.items():
    PHRASES.add(words, "trigger", deed=deed)
_when("when the Target dies", TargetDies)(_its_own)
_when("at the start of your turn", TurnBegins)(_to_the_bearer)
_when("at the end of your turn", TurnEnds)(_to_the_bearer)
_when("when you kill the Target", TargetDies)(_to_the_bearer)
_when("when this hits", Hits)(_with_this)
_when("when this misses", Misses)(_with_this)
_when("when this kills the Target", TargetDies)(_with_this)
PHRASES.add("on a failed roll", "trigger")

SOMEBODYS: dict[str, type[Happens]] = {
    "after {actor} [take] damage": TakesDamage,
    "when {actor} [take] damage": TakesDamage,
    "when {actor} [die]": Dies,
    "when {actor} [rejoin]": Rejoins,
    "when {actor} would heal": Heals,
    "when {actor} [heal]": Heals,
    "when {actor} would lose Health": LosesHealth,
    "when {actor} [lose] Health": LosesHealth,
    "when {actor} would draw {deck}": Draws,
    "when {actor} [draw] {deck}": Draws,
    "when the {deck} deck is shuffled": IsShuffled,
    "when {actor} [Dodge]": Dodges,
    "when {actor} [gain] an Item": GainsItem,
    "when {actor} [use] an Item": UsesItem,
    "when {actor} [reveal] a Sin": RevealsSin,
}
for words, deed in SOMEBODYS.items():
    PHRASES.add(words, "trigger", deed=deed)
_when("when the Target would take damage", TargetTakesDamage)(_its_own)
_when("when the Target takes damage", TargetTakesDamage)(_its_own)
_when("when {actor} [miss]", Misses)(_its_own)
_when("when {actor} [hit]", Hits)(_its_own)


@_when("when you gain this", GainsItem)
def you_gain_this(about: Saying) -> bool:
    """RST-100: each Character once, however often it is handed to and fro."""
    gained = about.deed
    return isinstance(gained, GainsItem) and gained.by == about.card.id and not gained.again


@_when("when {actor} [use] a {kind}", UsesItem)
def uses_such(about: Saying, actor: Who, kind: str) -> bool:
    """RST-141: an Item of several kinds is of each."""
    used = item(about.table.pieces[_it(about).by])
    return used is not None and kind in used.kinds


@_when("when {actor} [roll] {n} or less", Rolls)
def rolls_low(about: Saying, actor: Who, n: int) -> bool:
    """RST-174: the final roll."""
    return _it(about).n <= n


@_when("when {actor} [roll] {n} or more", Rolls)
def rolls_high(about: Saying, actor: Who, n: int) -> bool:
    """RST-174: the final roll."""
    return _it(about).n >= n


@_when("when {actor} [roll] a natural {n}", Rolls)
def rolls_natural(about: Saying, actor: Who, n: int) -> bool:
    """RST-174: what the D20 itself shows."""
    return isinstance(about.deed, Rolls) and about.deed.raw == n


@_when("when {actor} would take damage", TakesDamage)
def would_take_damage(about: Saying, actor: Who) -> bool:
    """RST-054: as long as there is any left of it."""
    return _it(about).n > 0


PHRASES.add("when {actor} would die", "trigger", deed=Falls)
PHRASES.add("{who} cannot heal", "trait", deed=Heals)
PHRASES.add("{who} cannot die", "trait", deed=Falls)
PHRASES.add("{who} cannot take damage", "trait", deed=TakesDamage)
PHRASES.add("{who} cannot draw {deck}", "trait", deed=Draws)


@_when("at the end of round {n}", RoundEnds)
def at_round(about: Saying, n: int) -> bool:
    """RST-195: once in a Battle that lasts so long."""
    return _it(about).n == n


@_when("the first time its Health is {n} or less", TargetHurt)
def first_time_low(about: Saying, n: int) -> bool:
    """Once in a Battle: when damage takes it lower than it ever was, across the line."""
    hurt = about.deed
    if not isinstance(hurt, TargetHurt) or (about.you < 0 and hurt.target != about.card.id):
        return False
    return hurt.n <= n < hurt.lowest


# --- conditions --------------------------------------------------------------------------------


def _who(about: Saying, bearing: Who) -> int:
    """Whom a condition is about: the bearer, or behind a noun whoever is meant by that."""
    return about.that if bearing == EACH else about.you


@PHRASES.condition("{bearing} [has|have] {n} Health or less")
def low(about: Saying, bearing: Who, n: int) -> bool:
    """Of its remaining Health."""
    table, who = about.table, _who(about, bearing)
    return 0 < health(table, who) <= n


@PHRASES.condition("{bearing} [is|are] unhurt")
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
