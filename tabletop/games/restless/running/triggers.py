"""When sentences begin, and whether: the triggers, conditions and durations of the cards.

A trigger is asked whether something that happens is what it waits for; `bearer` is the slot of
the Character that bears the card, -1 where it concerns everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tabletop.cardtext.subjects import Who
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.running.deeds import (
    ArmorUsedUp,
    BattleBegins,
    BattleEnds,
    Dies,
    DiscardsItem,
    Dodges,
    Draws,
    DrawsNothing,
    EncounterBegins,
    Falls,
    GainsItem,
    GainsRerolls,
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
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.table_reads import item
from tabletop.vocabulary.harm import add_at_least

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
_when("when the Armor on this is used up", ArmorUsedUp)(_with_this)
_when("when this misses", Misses)(_with_this)
_when("when this kills the Target", TargetDies)(_with_this)
PHRASES.add("on a failed roll", "trigger")

SOMEBODYS: dict[str, type[Happens]] = {
    "after {actor} [take] damage": TakesDamage,
    "when {actor} [take] damage": TakesDamage,
    "when {actor} [die]": Dies,
    "when {actor} [rejoin]": Rejoins,
    "when {actor} would gain an Item": GainsItem,
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
    "when {actor} [discard] an Item": DiscardsItem,
    "when {actor} [draw] Nothing": DrawsNothing,
}
for words, deed in SOMEBODYS.items():
    PHRASES.add(words, "trigger", deed=deed)
_when("when the Target would take damage", TargetTakesDamage)(_its_own)
_when("when the Target takes damage", TargetTakesDamage)(_its_own)
_when("when {actor} [miss]", Misses)(_its_own)
_when("when {actor} [hit]", Hits)(_its_own)


@_when("when {actor} [miss] with a {roll} roll", Misses)
@_when("when {actor} [hit] with a {roll} roll", Hits)
def by_such_a_roll(about: Saying, actor: Who, roll: str) -> bool:
    """RST-179: Unarmed and with a Melee Weapon it is a Combat roll; RST-208: a Spell says which."""
    by = _it(about).by
    used = item(about.table.pieces[by]) if by >= 0 else None
    ranged = (
        used is not None
        and "Melee Weapon" not in used.kinds
        and ("Ranged Weapon" in used.kinds or used.roll == "ranged")
    )
    return _its_own(about) and (roll == "Ranged") == ranged


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


@_when("when the Target kills {actor}", Dies)
def is_killed(about: Saying, actor: Who) -> bool:
    """RST-228: by what the Target has done."""
    return _it(about).target >= 0


@_when("when {actor} would take damage", TakesDamage)
def would_take_damage(about: Saying, actor: Who) -> bool:
    """RST-054: as long as there is any left of it."""
    return _it(about).n > 0


add_at_least(PHRASES, "when {actor} would take {n} damage or more", TakesDamage)
add_at_least(PHRASES, "when {actor} [take] {n} damage or more", TakesDamage)
PHRASES.add("when {actor} would die", "trigger", deed=Falls)
PHRASES.add("when the party would gain Reroll Counters", "trigger", deed=GainsRerolls)
PHRASES.add("when the party gains Reroll Counters", "trigger", deed=GainsRerolls)
PHRASES.add("the party cannot gain Reroll Counters", "trait", deed=GainsRerolls)
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
