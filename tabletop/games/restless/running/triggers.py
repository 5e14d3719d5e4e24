"""When sentences begin, and whether: the triggers, conditions and durations of the cards.

A trigger is asked whether something that happens is what it waits for; `bearer` is the slot of
the Character that bears the card, -1 where it concerns everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.running.effects import AWAITED, Fits
from tabletop.games.restless.running.happening import Happening
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

F = TypeVar("F", bound=Fits)


def _when(template: str, happening: str) -> Callable[[F], F]:
    """Under these words stands whether something called *happening* is what they wait for."""

    def register(fits: F) -> F:
        AWAITED[PHRASES.add(template, "trigger", fits)] = happening
        return fits

    return register


def _waits(template: str, happening: str, *, own: bool = False) -> None:
    """A trigger for what is called *happening*; *own*: only where it happens to the bearer."""

    @_when(template, happening)
    def fits(table: Table, it: Happening, bearer: int) -> bool:
        return not own or bearer == it.slot


def _waits_for_its_own(template: str, happening: str) -> None:
    """The same; on a Target it speaks of that Target alone (RST-192)."""

    @_when(template, happening)
    def fits(table: Table, it: Happening, bearer: int) -> bool:
        common = bearer >= 0 or table.pieces[it.asked].zone not in ("encounter", "night", "god")
        return common or it.target == it.asked


_waits("when a Battle begins", "a Battle begins")
_waits("after each Battle", "a Battle ends")
_waits("at the end of each round", "a round ends")
_waits("at the start of your turn", "a turn begins", own=True)
_waits("at the end of your turn", "a turn ends", own=True)
_waits("after you take damage", "takes damage", own=True)
_waits("when another Character dies", "another Character dies")
_waits("when a Character rejoins", "a Character rejoins")
_waits("when you hit", "hits", own=True)
_waits("when you miss", "misses", own=True)
_waits_for_its_own("when a Character misses", "misses")
_waits_for_its_own("when a Character hits", "hits")
_waits("when a Character dies", "another Character dies")
_waits("when a Character takes damage", "takes damage")
_waits("when a Character uses an Item", "uses an Item")
_waits("at the start of each round", "a round begins")
_waits_for_its_own("when the Target dies", "the Target dies")
_waits("when a Rest begins", "a Rest begins")
_waits("when a Rest ends", "a Rest ends")
_waits("when a Realm begins", "a Realm begins")
_waits("when a Realm ends", "a Realm ends")
_waits("when you gain an Item", "gains an Item", own=True)
_waits("when you reveal a Sin", "reveals a Sin", own=True)
_waits("when a Character reveals a Sin", "reveals a Sin")
_waits("when Nothing is drawn", "draws Nothing")
_waits("when a Reroll Counter is spent", "spends a Reroll Counter")
_waits("when you Dodge", "Dodges", own=True)
_waits("when the party Flees", "the party Flees")
_waits("when an Encounter begins", "an Encounter begins")
_waits("when a Trader shows goods", "a Trader shows goods")
_waits("when you kill the Target", "the Target dies", own=True)
PHRASES.add("on a failed roll", "trigger")


def _waits_for_this(template: str, happening: str) -> None:
    """A trigger for what is done with the very card it stands on, or to it."""

    @_when(template, happening)
    def fits(table: Table, it: Happening, bearer: int) -> bool:
        return it.by == it.asked


_waits_for_this("when this hits", "hits")
_waits_for_this("when this misses", "misses")
_waits_for_this("when this kills the Target", "the Target dies")


@_when("when you gain this", "gains an Item")
def you_gain_this(table: Table, it: Happening, bearer: int) -> bool:
    """RST-100: each Character once, however often it is handed to and fro."""
    return it.by == it.asked and not it.facts["again"]


@_when("when you use a {kind}", "uses an Item")
def you_use(table: Table, it: Happening, bearer: int, kind: str) -> bool:
    """RST-141: an Item of several kinds is of each."""
    used = item(table.pieces[it.by])
    return used is not None and it.slot == bearer and kind in used.kinds


@_when("when you roll {n} or less", "rolls")
def you_roll_low(table: Table, it: Happening, bearer: int, n: int) -> bool:
    """RST-174: the final roll."""
    return it.slot == bearer and it.n <= n


@_when("when you roll {n} or more", "rolls")
def you_roll_high(table: Table, it: Happening, bearer: int, n: int) -> bool:
    """RST-174: the final roll."""
    return it.slot == bearer and it.n >= n


@_when("when you would take damage", "would take damage")
def you_would_take_damage(table: Table, it: Happening, bearer: int) -> bool:
    """RST-054: as long as there is any left of it."""
    return bearer == it.slot and it.n > 0


@_when("when another Character would take damage", "would take damage")
def another_would_take_damage(table: Table, it: Happening, bearer: int) -> bool:
    """RST-054: somebody else."""
    return bearer != it.slot and it.n > 0


@_when("when you would die", "would die")
def you_would_die(table: Table, it: Happening, bearer: int) -> bool:
    """RST-046: unless something has kept it alive already."""
    return bearer == it.slot and not it.n


@_when("when another Character would die", "would die")
def another_would_die(table: Table, it: Happening, bearer: int) -> bool:
    """RST-046: somebody else."""
    return bearer != it.slot and not it.n


@_when("at the end of round {n}", "a round ends")
def at_round(table: Table, it: Happening, bearer: int, n: int) -> bool:
    """RST-195: once in a Battle that lasts so long."""
    return it.n == n


@_when("the first time its Health is {n} or less", "the Target takes damage")
def first_time_low(table: Table, it: Happening, bearer: int, n: int) -> bool:
    """Once in a Battle: when damage takes it lower than it ever was, across the line."""
    its = it.target == it.asked or bearer >= 0
    return its and it.n <= n < it.facts["lowest"]


# --- conditions --------------------------------------------------------------------------------


@PHRASES.condition("you have {n} Health or less")
def low(table: Table, bearer: int, n: int) -> bool:
    """Of the bearer's remaining Health."""
    return 0 < health(table, bearer) <= n


@PHRASES.condition("you are unhurt")
def unhurt(table: Table, bearer: int) -> bool:
    """All counters lie on the left."""
    return bearer >= 0 and health(table, bearer) == max_health(table, bearer) > 0


@PHRASES.condition("you bear a Sin")
def bears_a_sin(table: Table, bearer: int) -> bool:
    """RST-121."""
    return bearer >= 0 and bool(table[f"sins:{bearer}"])


@PHRASES.condition("you bear no Sin")
def bears_no_sin(table: Table, bearer: int) -> bool:
    """RST-121."""
    return bearer >= 0 and not table[f"sins:{bearer}"]


@PHRASES.condition("you have no Armor")
def no_armor(table: Table, bearer: int) -> bool:
    """RST-048, RST-049: neither on the Character nor on what it holds."""
    return bearer >= 0 and not how_many(table, "armor", bearer)


@PHRASES.condition("the party has no Reroll Counters")
def no_rerolls(table: Table, bearer: int) -> bool:
    """RST-169."""
    return not how_many(table, "rerolls", bearer)


@PHRASES.condition("you hold {n:items} or fewer")
def few_items(table: Table, bearer: int, n: int) -> bool:
    """RST-098."""
    return bearer >= 0 and len(inventory(table, bearer)) <= n


@PHRASES.condition("you hold a {kind}")
def holds(table: Table, bearer: int, kind: str) -> bool:
    """RST-141: an Item of several kinds is of each."""
    if bearer < 0:
        return False
    return any(kind in held.kinds for p in inventory(table, bearer) if (held := item(p)))


@PHRASES.condition("the Target is {type}")
def target_is(table: Table, bearer: int, type: str) -> bool:
    """RST-176: one of its Types."""
    return any(type in getattr(content.card(t.name), "types", ()) for t in targets(table))


@PHRASES.condition("you are alone")
def alone(table: Table, bearer: int) -> bool:
    """Nobody else is alive."""
    return living(table) == [bearer]


@PHRASES.condition("the Target is unhurt")
def target_unhurt(table: Table, bearer: int) -> bool:
    """It has all the Health that is printed."""
    return any(
        t.counters.get("health") == getattr(content.card(t.name), "health", 0)
        for t in targets(table)
    )


@PHRASES.condition("you hold no {kind}")
def while_without(table: Table, bearer: int, kind: str) -> bool:
    """RST-141."""
    return bearer >= 0 and not holds(table, bearer, kind)


@PHRASES.condition("somebody is dead")
def bereft(table: Table, bearer: int) -> bool:
    """RST-227: a slot is empty."""
    return how_many(table, "dead", bearer) > 0


@PHRASES.condition("you have Armor")
def while_armored(table: Table, bearer: int) -> bool:
    """RST-048, RST-049."""
    return bearer >= 0 and how_many(table, "armor", bearer) > 0


@PHRASES.condition("nobody bears a Sin")
def pure(table: Table, bearer: int) -> bool:
    """RST-115."""
    return not any(table[f"sins:{slot}"] for slot in living(table))


@PHRASES.condition("you have an odd number of Items")
def odd(table: Table, bearer: int) -> bool:
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
