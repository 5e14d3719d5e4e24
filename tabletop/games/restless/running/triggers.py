"""When sentences begin, and whether: the triggers, conditions and durations of the cards.

A trigger is asked whether something that happens is what it waits for; `bearer` is the slot of
the Character that bears the card, -1 where it concerns everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tabletop.cardtext.subjects import Such, Who
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.running.deeds import (
    BattleBegins,
    BattleEnds,
    Dies,
    Dodges,
    DrawsNothing,
    EncounterBegins,
    GainsItem,
    Happens,
    Hits,
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
    TraderShowsGoods,
    TurnBegins,
    TurnEnds,
    UsesItem,
)
from tabletop.games.restless.running.meaning import is_such
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
from tabletop.table.table import Table

F = TypeVar("F", bound=Callable[..., bool])


def _when(template: str, deed: type[Happens]) -> Callable[[F], F]:
    """Under these words stands whether such a *deed* is what they wait for."""

    def register(fits: F) -> F:
        PHRASES.add(template, "trigger", fits, deed=deed)
        return fits

    return register


def _always(table: Table, it: Happens, bearer: int) -> bool:
    """Whenever it happens."""
    return True


def _its_own(table: Table, it: Happens, bearer: int) -> bool:
    """On a Target it speaks of that Target alone (RST-192)."""
    return bearer >= 0 or not _on_a_target(table, it) or it.target == it.asked


def _on_a_target(table: Table, it: Happens) -> bool:
    return table.pieces[it.asked].zone in ("encounter", "night", "god")


def _to_the_bearer(table: Table, it: Happens, bearer: int) -> bool:
    """Where it happens to the bearer."""
    return it.who == bearer


def _with_this(table: Table, it: Happens, bearer: int) -> bool:
    """What is done with the very card it stands on, or to it."""
    return it.by == it.asked


def concerns(table: Table, it: Happens, bearer: int, actor: Who) -> bool:
    """Whether *actor* of a sentence is who it happens to."""
    noun = actor.noun if isinstance(actor, Such) else actor
    if noun == "one" or (it.who == bearer) == (noun == "you"):
        return is_such(table, actor, it.who)
    return False


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
    _when(words, deed)(_always)
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
    "when {actor} [Dodge]": Dodges,
    "when {actor} [gain] an Item": GainsItem,
    "when {actor} [use] an Item": UsesItem,
    "when {actor} [reveal] a Sin": RevealsSin,
}
for words, deed in SOMEBODYS.items():
    _when(words, deed)(concerns)


@_when("when {actor} [hit]", Hits)
@_when("when {actor} [miss]", Misses)
def at_a_target(table: Table, it: Happens, bearer: int, actor: Who) -> bool:
    """RST-192: on a Target it speaks of that Target alone."""
    return _its_own(table, it, bearer) and concerns(table, it, bearer, actor)


@_when("when you gain this", GainsItem)
def you_gain_this(table: Table, it: GainsItem, bearer: int) -> bool:
    """RST-100: each Character once, however often it is handed to and fro."""
    return it.by == it.asked and not it.again


@_when("when {actor} [use] a {kind}", UsesItem)
def uses_such(table: Table, it: Happens, bearer: int, actor: Who, kind: str) -> bool:
    """RST-141: an Item of several kinds is of each."""
    used = item(table.pieces[it.by])
    return used is not None and kind in used.kinds and concerns(table, it, bearer, actor)


@_when("when {actor} [roll] {n} or less", Rolls)
def rolls_low(table: Table, it: Happens, bearer: int, actor: Who, n: int) -> bool:
    """RST-174: the final roll."""
    return it.n <= n and concerns(table, it, bearer, actor)


@_when("when {actor} [roll] {n} or more", Rolls)
def rolls_high(table: Table, it: Happens, bearer: int, actor: Who, n: int) -> bool:
    """RST-174: the final roll."""
    return it.n >= n and concerns(table, it, bearer, actor)


@_when("when {actor} would take damage", TakesDamage)
def would_take_damage(table: Table, it: Happens, bearer: int, actor: Who) -> bool:
    """RST-054: as long as there is any left of it."""
    return it.n > 0 and concerns(table, it, bearer, actor)


@_when("when {actor} would die", Dies)
def would_die(table: Table, it: Happens, bearer: int, actor: Who) -> bool:
    """RST-046: unless something has kept it alive already."""
    return not it.n and concerns(table, it, bearer, actor)


@_when("at the end of round {n}", RoundEnds)
def at_round(table: Table, it: Happens, bearer: int, n: int) -> bool:
    """RST-195: once in a Battle that lasts so long."""
    return it.n == n


@_when("the first time its Health is {n} or less", TargetHurt)
def first_time_low(table: Table, it: TargetHurt, bearer: int, n: int) -> bool:
    """Once in a Battle: when damage takes it lower than it ever was, across the line."""
    its = it.target == it.asked or bearer >= 0
    return its and it.n <= n < it.lowest


# --- conditions --------------------------------------------------------------------------------


@PHRASES.condition("{bearing} [has|have] {n} Health or less")
def low(table: Table, bearer: int, bearing: Who, n: int) -> bool:
    """Of the bearer's remaining Health."""
    return 0 < health(table, bearer) <= n


@PHRASES.condition("{bearing} [is|are] unhurt")
def unhurt(table: Table, bearer: int, bearing: Who) -> bool:
    """All counters lie on the left."""
    return bearer >= 0 and health(table, bearer) == max_health(table, bearer) > 0


@PHRASES.condition("{bearing} [bear] a Sin")
def bears_a_sin(table: Table, bearer: int, bearing: Who) -> bool:
    """RST-121."""
    return bearer >= 0 and bool(table[f"sins:{bearer}"])


@PHRASES.condition("{bearing} [bear] no Sin")
def bears_no_sin(table: Table, bearer: int, bearing: Who) -> bool:
    """RST-121."""
    return bearer >= 0 and not table[f"sins:{bearer}"]


@PHRASES.condition("{bearing} [has|have] no Armor")
def no_armor(table: Table, bearer: int, bearing: Who) -> bool:
    """RST-048, RST-049: neither on the Character nor on what it holds."""
    return bearer >= 0 and not how_many(table, "armor", bearer)


@PHRASES.condition("the party has no Reroll Counters")
def no_rerolls(table: Table, bearer: int) -> bool:
    """RST-169."""
    return not how_many(table, "rerolls", bearer)


@PHRASES.condition("{bearing} [hold] {n:items} or fewer")
def few_items(table: Table, bearer: int, bearing: Who, n: int) -> bool:
    """RST-098."""
    return bearer >= 0 and len(inventory(table, bearer)) <= n


@PHRASES.condition("{bearing} [hold] a {kind}")
def holds(table: Table, bearer: int, bearing: Who, kind: str) -> bool:
    """RST-141: an Item of several kinds is of each."""
    if bearer < 0:
        return False
    return any(kind in held.kinds for p in inventory(table, bearer) if (held := item(p)))


@PHRASES.condition("the Target is {type}")
def target_is(table: Table, bearer: int, type: str) -> bool:
    """RST-176: one of its Types."""
    return any(type in getattr(content.card(t.name), "types", ()) for t in targets(table))


@PHRASES.condition("{bearing} [is|are] alone")
def alone(table: Table, bearer: int, bearing: Who) -> bool:
    """Nobody else is alive."""
    return living(table) == [bearer]


@PHRASES.condition("the Target is unhurt")
def target_unhurt(table: Table, bearer: int) -> bool:
    """It has all the Health that is printed."""
    return any(
        t.counters.get("health") == getattr(content.card(t.name), "health", 0)
        for t in targets(table)
    )


@PHRASES.condition("{bearing} [hold] no {kind}")
def while_without(table: Table, bearer: int, bearing: Who, kind: str) -> bool:
    """RST-141."""
    return bearer >= 0 and not holds(table, bearer, bearing, kind)


@PHRASES.condition("somebody is dead")
def bereft(table: Table, bearer: int) -> bool:
    """RST-227: a slot is empty."""
    return how_many(table, "dead", bearer) > 0


@PHRASES.condition("{bearing} [has|have] Armor")
def while_armored(table: Table, bearer: int, bearing: Who) -> bool:
    """RST-048, RST-049."""
    return bearer >= 0 and how_many(table, "armor", bearer) > 0


@PHRASES.condition("nobody bears a Sin")
def pure(table: Table, bearer: int) -> bool:
    """RST-115."""
    return not any(table[f"sins:{slot}"] for slot in living(table))


@PHRASES.condition("{bearing} [has|have] an odd number of Items")
def odd(table: Table, bearer: int, bearing: Who) -> bool:
    """Counted in the bearer's Inventory."""
    return bearer >= 0 and len(inventory(table, bearer)) % 2 == 1


# --- durations ---------------------------------------------------------------------------------


@PHRASES.phrase("duration", "against {type} Targets")
def against(table: Table, bearer: int, type: str) -> bool:
    """While such a Target is fought."""
    return target_is(table, bearer, type)


@PHRASES.phrase("duration", "in the first round")
def first_round(table: Table, bearer: int) -> bool:
    """RST-195."""
    return table.count("round") == 1


@PHRASES.phrase("duration", "in Battle")
def in_battle(table: Table, bearer: int) -> bool:
    """RST-177."""
    return bool(table.count("battle"))


@PHRASES.phrase("duration", "while Resting")
def while_resting(table: Table, bearer: int) -> bool:
    """RST-152."""
    return at_rest(table)
