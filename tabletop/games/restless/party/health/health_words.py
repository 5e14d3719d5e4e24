"""Chapter 5: what cards say of Health, damage, Armor and death."""

from __future__ import annotations

from tabletop.cardtext.subjects import Who
from tabletop.games.restless.cards.grammar import (
    ARMOR,
    CHARACTER,
    DAMAGE,
    GRAMMAR,
    HEALTH,
    MAX_HEALTH,
    TARGET,
)
from tabletop.games.restless.cards.phrases import HARMFUL, HEALING
from tabletop.games.restless.choices.doing import doing
from tabletop.games.restless.party.health.armor import armor_sources
from tabletop.games.restless.party.health.harm import (
    damage,
    gain_armor,
    heal,
    lose_health,
    raise_max_health,
    to_somebody,
)
from tabletop.games.restless.running.deeds import (
    Dies,
    Falls,
    GainsArmor,
    GainsMaxHealth,
    Heals,
    LosesArmor,
    LosesHealth,
    LosesMaxHealth,
    TakesDamage,
    does,
)
from tabletop.games.restless.running.executor import changed
from tabletop.games.restless.running.periods import BATTLE, ENCOUNTER, REALM, ROUND, TURN
from tabletop.games.restless.running.questions import willing
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.table_reads import character, health, item, max_health
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import Happens, verb
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table
from tabletop.vocabulary.parts.deeds import add_changes, add_taking_over
from tabletop.vocabulary.parts.health import (
    add_bearing,
    add_damage,
    add_dying,
    add_first_damage,
    add_full_healing,
    add_healing,
    add_losing,
)

# --- Health ------------------------------------------------------------------------------------


def heals(about: Saying, who: int, n: int) -> Rules[None]:
    """RST-043: by Food as much as that heals."""
    printed = item(about.card)
    if printed is not None and "Food" in printed.kinds:
        n = changed(about.play.table, "food_healing", n, who)
    yield from heal(about.play, who, n)


def heals_fully(about: Saying, who: int) -> Rules[None]:
    """RST-043."""
    yield from heal(about.play, who, max_health(about.play.table, who))


def loses_health(about: Saying, who: int, n: int) -> Rules[None]:
    """RST-053."""
    if n:
        yield from lose_health(about.play, who, n, cause=about.cause, target=about.target)


def dies(about: Saying, who: int) -> Rules[None]:
    """RST-046: all Health is lost at once."""
    yield from loses_health(about, who, health(about.play.table, who))


def gains_max_health(about: Saying, who: int, n: int) -> Rules[None]:
    """RST-044."""
    yield from about.propose(GainsMaxHealth(who, n))


@does(GainsMaxHealth)
@to_somebody
def max_health_rises(deed: GainsMaxHealth, play: Play) -> Rules[None]:
    """RST-044."""
    yield from raise_max_health(play, deed.who, deed.n)


def loses_max_health(about: Saying, who: int, n: int) -> Rules[None]:
    """RST-045."""
    yield from about.propose(LosesMaxHealth(who, n, about.target, cause=about.cause))


@does(LosesMaxHealth)
@to_somebody
def max_health_falls(deed: LosesMaxHealth, play: Play) -> Rules[None]:
    """RST-045."""
    yield from raise_max_health(play, deed.who, -deed.n, cause=deed.cause, target=deed.target)


# --- damage ------------------------------------------------------------------------------------


def takes_damage(about: Saying, who: int, n: int) -> Rules[None]:
    """RST-050: damage meets Armor."""
    if n:
        yield from damage(about.play, who, n, cause=about.cause, target=about.target)


def takes_past_armor(about: Saying, who: int, n: int) -> Rules[None]:
    """RST-050: Armor does not meet this damage."""
    if n:
        yield from damage(
            about.play, who, n, cause=about.cause, target=about.target, past_armor=True
        )


def takes_over(about: Saying, who: int, n: int) -> Rules[None]:
    """Somebody else bears a part of what is about to be dealt, by whoever deals it (RST-228)."""
    meant_for = about.deed
    if isinstance(meant_for, TakesDamage):
        share = min(n, meant_for.n)
        meant_for.n -= share
        yield from damage(about.play, who, share, cause=meant_for.cause, target=meant_for.target)


def _is_any(about: Saying, who: Who) -> bool:
    """RST-054: as long as there is any left of it."""
    return isinstance(about.deed, TakesDamage) and about.deed.n > 0


def _tells(about: Saying, by: int) -> None:
    """RST-054: what a card makes of damage."""
    if isinstance(about.deed, TakesDamage):
        does = "prevents" if about.deed.prevented else "lowers" if by < 0 else "raises"
        how = "" if about.deed.prevented else f" by {abs(by)}"
        about.play.say(f"{{}} {does} the damage{how}.", about.card, rule="RST-054")


# --- Armor -------------------------------------------------------------------------------------


def gains_armor(about: Saying, who: int, n: int) -> Rules[None]:
    """RST-048."""
    if n:
        yield from about.propose(GainsArmor(who, n))


@does(GainsArmor)
@to_somebody
def is_armored(deed: GainsArmor, play: Play) -> None:
    """RST-048."""
    piece = character(play.table, deed.who)
    assert piece is not None
    gain_armor(play, piece, deed.n)


def loses_armor(about: Saying, who: int) -> Rules[None]:
    """RST-048, RST-049: on the Character and on what it holds."""
    sources = armor_sources(about.play.table, who)
    if sources:
        n = sum(source.counters["armor"] for source in sources)
        yield from about.propose(LosesArmor(who, n))


@does(LosesArmor)
@to_somebody
def is_bared(deed: LosesArmor, play: Play) -> None:
    """RST-048, RST-049."""
    for source in armor_sources(play.table, deed.who):
        play.count("armor", 0, source)


# --- how it is said ----------------------------------------------------------------------------


def _survives(table: Table, slot: int, n: int) -> bool:
    """RST-053: who cannot live through it cannot pay."""
    return health(table, slot) > n


def _keeps_some(table: Table, slot: int, n: int) -> bool:
    """RST-045: who would have none left cannot pay."""
    return max_health(table, slot) > n


def _left(table: Table, slot: int) -> str:
    return f"{health(table, slot)} left"


with GRAMMAR.sharing():
    CHANGES = add_changes(GRAMMAR, ("damage", "healing", "loss", "gain"), _tells)
    HEAL = add_healing(GRAMMAR, CHARACTER, HEALTH, doing(heals), Heals, bare=True)
    FULLY = add_full_healing(GRAMMAR, CHARACTER, HEALTH, doing(heals_fully))
    LOSE = add_losing(
        GRAMMAR, CHARACTER, HEALTH, doing(loses_health, _survives, _left), LosesHealth
    )
    TAKE = add_damage(
        GRAMMAR, CHARACTER, DAMAGE, doing(takes_damage, _survives, _left),
        Happens(TakesDamage, fits=_is_any), by=TARGET.name,
    )  # fmt: skip
    add_first_damage(
        GRAMMAR, CHARACTER, TAKE, CHANGES, "damage", (TURN, ROUND, BATTLE, ENCOUNTER, REALM)
    )
    add_taking_over(GRAMMAR, CHARACTER)
    add_bearing(GRAMMAR, CHARACTER, takes_over, DAMAGE)
    DIE = add_dying(GRAMMAR, CHARACTER, doing(dies), Happens(Falls, Dies))


def _by_the_target(about: Saying, who: Who) -> bool:
    """RST-181: the Target deals it."""
    deed = about.deed
    return isinstance(deed, TakesDamage) and deed.n > 0 and deed.cause == "target"


BY_TARGET = verb(
    GRAMMAR, "the Target damages somebody", TARGET, "[damage|wound] {who}",
    "[deal] damage to {who}", deed=Happens(TakesDamage, fits=_by_the_target),
    only=("after", "before", "forbidden"),
)  # fmt: skip
_SUFFER = "(take|suffer)"
for _when, _takes in (
    ("after", "{who:who/1} (takes|suffers)"), ("after", f"{{who:who/+}} {_SUFFER}"),
    ("before", f"{{who:who}} would {_SUFFER}"),
):  # fmt: skip
    GRAMMAR.also_when(f"{_takes} damage (from|by) {TARGET.name}", BY_TARGET[_when])
PAST_ARMOR = verb(
    GRAMMAR, "take damage past Armor", CHARACTER, "[take|suffer|receive] {n} that ignores Armor",
    "[take|suffer|receive] {n} (, which|that|which) (ignores|bypasses|goes past) Armor",
    "[take|suffer|receive] {n} (ignoring|past) Armor",
    does=doing(takes_past_armor, _survives, _left), unit=DAMAGE, only=("done", "paid"),
)  # fmt: skip
GRAMMAR.add(HEAL["forbidden"].construction().also("{who:who} (cannot|may not) be healed"))
HARMFUL.update((TAKE["done"], PAST_ARMOR["done"]))
HEALING.update((HEAL["done"], FULLY["done"]))
verb(
    GRAMMAR, "gain Max Health", CHARACTER, "[gain] {n}", does=doing(gains_max_health),
    unit=MAX_HEALTH, deed=GainsMaxHealth,
)  # fmt: skip
verb(
    GRAMMAR, "lose Max Health", CHARACTER, "[lose] {n}", does=doing(loses_max_health, _keeps_some),
    unit=MAX_HEALTH, deed=LosesMaxHealth,
)  # fmt: skip
verb(
    GRAMMAR, "gain Armor", CHARACTER, "[gain|get] {n}", does=doing(gains_armor), unit=ARMOR,
    deed=GainsArmor,
)  # fmt: skip
verb(
    GRAMMAR, "lose all Armor", CHARACTER, "[lose] all Armor",
    "[lose] all of (its|their|your) Armor", does=doing(loses_armor), deed=LosesArmor,
)  # fmt: skip


def at_will(about: Saying) -> Rules[bool]:
    """RST-007: what costs nothing and still need not be done."""
    return (yield from willing(about, ""))


idiom(GRAMMAR, "cost", "at will", run=at_will)
