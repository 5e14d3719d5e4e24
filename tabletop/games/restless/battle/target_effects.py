"""Chapters 18 to 20: effects of Targets other than answering a roll, and effects on Targets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from tabletop.cardtext.subjects import Who
from tabletop.games.restless.battle.attacks import dodge
from tabletop.games.restless.battle.chain import BY_CHAIN, chain
from tabletop.games.restless.battle.spoils import among_drops
from tabletop.games.restless.battle.target_state import hurt, lacking
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import CHARACTER, DAMAGE, GRAMMAR, HEALTH, TARGET
from tabletop.games.restless.cards.phrases import HARMFUL, WHOLE, leads_on
from tabletop.games.restless.choices.attack_means import attack_of
from tabletop.games.restless.choices.needed_objects import acts_on, on_a_card_of, on_a_target
from tabletop.games.restless.party.health.harm import damage
from tabletop.games.restless.party.holdings.belongings import at_random
from tabletop.games.restless.party.members.death import settle_deaths
from tabletop.games.restless.road.journey import combat_instead, comes
from tabletop.games.restless.running.deeds import (
    Dodges,
    TargetDies,
    TargetEscapes,
    TargetHeals,
    TargetTakesDamage,
)
from tabletop.games.restless.running.question_context import name, saying
from tabletop.games.restless.running.questions import choose_card
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.running.triggers import its_own
from tabletop.games.restless.running.whom import WHOM
from tabletop.games.restless.table.table_reads import character, health, targets
from tabletop.games.restless.table.targets import may_escape
from tabletop.grammar.construction import Construction, Parts, ways
from tabletop.grammar.frames import Voice
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import Happens, verb
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.vocabulary.parts.health import add_full_healing


def foe(play: Play, about: Saying) -> Piece | None:
    """The Target mentioned before, if it is still in the fight; else the first one."""
    spoken = about.target >= 0
    alive = (each for each in targets(play.table) if not spoken or each.id == about.target)
    return next(alive, None)


def which(play: Play, about: Saying, fits: Callable[[Piece], bool]) -> Rules[Piece | None]:
    """RST-192: the Target mentioned before, or else one of the fitting Targets, chosen by the
    party."""
    if about.target >= 0:
        target = foe(play, about)
        return target if target and fits(target) else None

    def among() -> list[Piece]:
        return [each for each in targets(play.table) if fits(each)]

    return (yield from choose_card(play, among, f"{saying(about)} Which Target?", "RST-192"))


# --- demanded Dodge rolls ----------------------------------------------------------------------


@on_a_target
def must_dodge(about: Saying, who: Who) -> Rules[None]:
    """RST-184 to RST-186: a failed Dodge roll takes the Target's damage.

    RST-191: the effects of one roll end before the next. A Character that died of it Dodges no
    more, and nobody Dodges a dead Target.
    """
    play = about.play
    for slot in (yield from WHOM.meant(about, who)):
        target = foe(play, about)
        if target is None:
            return
        if health(play.table, slot):
            yield from dodge(play, slot, target)
            yield from settle_deaths(play)


@on_a_target
def must_dodge_instead(about: Saying, who: int) -> None:
    """RST-187: Dodge on the next turn instead of attacking."""
    play = about.play
    piece = character(play.table, who)
    if piece is not None:
        play.count("must_dodge", 1, piece)


# --- harm and theft ----------------------------------------------------------------------------


@on_a_target
def takes_by_chain(about: Saying, who: int, n: int) -> Rules[None]:
    """RST-188: deal damage point by point around the table."""
    play = about.play
    target = foe(play, about)
    if target is not None and health(play.table, who):
        yield from chain(play, who, n, target)


@on_a_target
def robbed(about: Saying, who: int) -> Rules[None]:
    """RST-215: the Item lies among the drops until the Target is defeated."""
    play = about.play
    item = yield from at_random(play, who)
    if item is not None:
        target = foe(play, about)
        among_drops(play, item, about.target if target is None else target.id)
        play.say("{} loses {}.", name(play.table, who), item, rule="RST-215")


# --- several Targets ----------------------------------------------------------------------------

Quantity = Literal["one", "each", "other", "another"]


class Targets(NamedTuple):
    """The Targets that a noun means: one of a Type, each, one other than the Target mentioned, each
    other."""

    quantity: Quantity
    type: str = ""

    def among(self, table: Table) -> list[Piece]:
        """The Targets of this Type."""
        return [
            each for each in targets(table)
            if not self.type or self.type in getattr(content.card(each.name), "types", ())
        ]  # fmt: skip


def _such_targets(table: Table, slot: int, said: Mapping[str, object]) -> list[Piece]:
    """RST-108: the Targets that a sentence can mean."""
    which = said["which"]
    assert isinstance(which, Targets)
    return which.among(table)


def _meant(about: Saying, which: Targets) -> Rules[list[Piece]]:
    """RST-192: the Targets that the noun means. The party chooses if it means one of several."""
    play, spoken = about.play, about.target
    if which.quantity in ("other", "another") and spoken < 0:
        than = yield from _target(play, about)
        spoken = -1 if than is None else than.id

    def fit() -> list[Piece]:
        other = which.quantity in ("other", "another")
        return [each for each in which.among(play.table) if not other or each.id != spoken]

    if which.quantity in ("each", "other"):
        return fit()
    one = yield from choose_card(play, fit, f"{saying(about)} Which Target?", "RST-192")
    return [] if one is None else [one]


def _which(quantity: Quantity, *templates: str, typed: bool) -> Construction:
    def make(parts: Parts) -> Targets:
        return Targets(quantity, parts.get("type", ""))

    def take(said: object) -> Parts | None:
        fits = isinstance(said, Targets) and said.quantity == quantity
        return {"type": said.type} if fits and bool(said.type) is typed else None  # type: ignore[attr-defined]

    return Construction("which targets", make, take, ways(templates))


GRAMMAR.add(
    _which("one", "a {type:type} Target", "(a|one) {type:type} Target", typed=True),
    _which("each", "each {type:type} Target", "every {type:type} Target", typed=True),
    _which("other", "each other {type:type} Target", "every other {type:type} Target", typed=True),
    _which("another", "another {type:type} Target", typed=True),
    _which("each", "each Target", "every Target", typed=False),
    _which("other", "each other Target", "every other Target", typed=False),
    _which("another", "another Target", typed=False),
)
GRAMMAR.kind("which targets")

# --- effects on Targets ------------------------------------------------------------------------


def _target(play: Play, about: Saying) -> Rules[Piece | None]:
    """RST-192: the Target that is meant, or one that the party names."""
    if about.target >= 0 and play.table.pieces[about.target].counters.get("health"):
        return play.table.pieces[about.target]
    ask = f"{saying(about)} Which Target?"
    return (yield from choose_card(play, lambda: targets(play.table), ask, "RST-192"))


@leads_on
def target_takes(about: Saying, n: int) -> Rules[None]:
    """RST-180: deal damage to a Target."""
    play = about.play
    target = yield from _target(play, about)
    if target is not None:
        yield from hurt(play, target, n, about.you)


@leads_on
def target_loses(about: Saying, n: int) -> Rules[None]:
    """RST-053, RST-210: a Target loses Health, which nobody deals."""
    target = yield from _target(about.play, about)
    if target is not None and n:
        yield from hurt(about.play, target, n, -1)


@leads_on
def target_dies(about: Saying) -> Rules[None]:
    """RST-210: a Target loses all its Health."""
    target = yield from _target(about.play, about)
    if target is not None:
        yield from hurt(about.play, target, target.counters.get("health", 0), -1)


@on_a_target
def deals_its_damage(about: Saying, who: int) -> Rules[None]:
    """RST-181: the Target deals its damage, as after a failed roll."""
    play, target = about.play, foe(about.play, about)
    if target is not None:
        n = attack_of(play.table, target, who).n
        yield from damage(play, who, n, cause="target", target=target.id)


@acts_on(_such_targets, "There is no such Target.")
@leads_on
def targets_take(about: Saying, which: Targets, n: int) -> Rules[None]:
    """RST-180: deal damage to each of these Targets."""
    for target in (yield from _meant(about, which)):
        yield from hurt(about.play, target, n, about.you)


@acts_on(_such_targets, "There is no such Target.")
@leads_on
def targets_lose(about: Saying, which: Targets, n: int) -> Rules[None]:
    """RST-053, RST-210: each of these Targets loses Health, which nobody deals."""
    for target in (yield from _meant(about, which)):
        yield from hurt(about.play, target, n, -1)


@acts_on(_such_targets, "There is no such Target.")
@leads_on
def targets_die(about: Saying, which: Targets) -> Rules[None]:
    """RST-210: each of these Targets loses all its Health."""
    for target in (yield from _meant(about, which)):
        yield from hurt(about.play, target, target.counters.get("health", 0), -1)


def targets_heal(about: Saying, which: Targets, n: int) -> Rules[None]:
    """RST-047: heal Targets, up to their printed Health."""
    for target in (yield from _meant(about, which)):
        yield from _regains(about, target, n)


def target_heals_fully(about: Saying) -> Rules[None]:
    """RST-047: restore the Target's printed Health."""
    target = yield from _target(about.play, about)
    if target is not None:
        yield from _regains(about, target, lacking(target))


def target_heals(about: Saying, n: int) -> Rules[None]:
    """RST-047: heal the Target, up to its printed Health."""
    target = yield from _target(about.play, about)
    if target is not None:
        yield from _regains(about, target, n)


def _regains(about: Saying, target: Piece, n: int) -> Rules[None]:
    if n > 0:
        yield from about.propose(TargetHeals(-1, n, target.id))


# --- arriving and leaving Targets --------------------------------------------------------------


@on_a_target
@on_a_card_of("encounters")
def joins(about: Saying) -> Rules[None]:
    """RST-192: another Target joins the Battle. RST-076: search for it."""
    play = about.play
    if play.table.count("battle") and (piece := (yield from combat_instead(play))):
        comes(play, piece, "encounter")


@on_a_target
@acts_on(
    lambda table, slot, said: any(map(may_escape, targets(table))),
    "A Traitor God cannot leave.",
    "RST-247",
)
@leads_on
def escapes(about: Saying) -> Rules[None]:
    """RST-214: a Target leaves undefeated and without drops. RST-247: Traitor Gods cannot leave."""
    play = about.play
    target = yield from which(play, about, may_escape)
    if target is not None:
        yield from about.propose(TargetEscapes(target=target.id))


# --- how it is said ----------------------------------------------------------------------------

DODGE = verb(
    GRAMMAR, "Dodge", CHARACTER, "[Dodge]", does=must_dodge, deed=Happens(told=Dodges),
    moment=("[Dodge]", "[Dodge] (successfully|a blow|a attack)"), voice=Voice(duty=True),
    only=("done", "after", "past"), reveals=True,
)  # fmt: skip
WHOLE.add(DODGE["done"])
verb(
    GRAMMAR, "Dodge instead of attacking", CHARACTER, "[Dodge] instead of attacking",
    does=must_dodge_instead, voice=Voice(duty=True), only=("done",),
)  # fmt: skip
CHAINED = verb(
    GRAMMAR, "take damage by Chain Magic", CHARACTER, "[take|suffer|receive] {n} by Chain Magic",
    "[take|suffer|receive] {n:number} Chain Magic damage",
    does=takes_by_chain, unit=DAMAGE, only=("done",),
)  # fmt: skip
HARMFUL.add(CHAINED["done"])
BY_CHAIN.add(CHAINED["done"])
verb(
    GRAMMAR, "lose a random Item to the Target", CHARACTER, "[lose] a random Item to the Target",
    f"[lose] a random Item to {TARGET.name}", does=robbed,
    said=(f"{TARGET.name} (steals|takes) a random Item from {{who:{CHARACTER.id}}}",),
    only=("done",), reveals=True,
)  # fmt: skip
verb(
    GRAMMAR, "the Target takes damage", TARGET, "[take|suffer|receive] {n}", does=target_takes,
    unit=DAMAGE, deed=Happens(TargetTakesDamage, fits=its_own),
    moment=("[take|suffer|receive] damage",),
    said=(f"(deal|you deal) {{n}} to {TARGET.name}",),
    only=("done", "after", "before", "forbidden"),
)  # fmt: skip
verb(
    GRAMMAR, "the Target loses Health", TARGET, "[lose] {n}", does=target_loses, unit=HEALTH,
    only=("done",),
)  # fmt: skip
verb(
    GRAMMAR, "the Target dies", TARGET, "[die]", "[be] (killed|defeated|slain|destroyed)",
    does=target_dies, deed=Happens(told=TargetDies, fits=its_own),
    said=(f"(kill|defeat|destroy|slay|you kill|you defeat) {TARGET.name}",),
    only=("done", "after"),
)  # fmt: skip
verb(
    GRAMMAR, "the Target deals its damage", TARGET, "[deal] its damage to {who}",
    does=deals_its_damage, said=(f"{{who:{CHARACTER.id}/1}} takes {TARGET.whose} damage",
                                 f"{{who:{CHARACTER.id}/+}} take {TARGET.whose} damage",
                                 f"{TARGET.name} (hits|strikes) {{who:{CHARACTER.id}}}"),
    only=("done",),
)  # fmt: skip
with GRAMMAR.sharing():
    add_full_healing(
        GRAMMAR, TARGET, HEALTH, target_heals_fully, name="the Target heals fully", only=("done",)
    )
verb(
    GRAMMAR, "the Target heals", TARGET, "[heal] {n}", "[heal|regain|recover] {n} Health",
    does=target_heals, unit=HEALTH, voice=Voice(split=True),
    deed=Happens(TargetHeals, fits=its_own),
    moment=("[heal]", "[regain|recover|heal] Health"),
    only=("done", "after", "before", "forbidden"),
)  # fmt: skip
_TARGETS = {"which": "which targets"}
idiom(
    GRAMMAR, "action", "{which} takes {n}", "{which} (suffers|receives) {n}",
    "(deal|you deal) {n} to {which}", run=targets_take, sort="verb",
    name="some Targets take damage", slots={**_TARGETS, "n": DAMAGE.amount},
)  # fmt: skip
idiom(
    GRAMMAR, "action", "{which} loses {n}", run=targets_lose, sort="verb",
    name="some Targets lose Health", slots={**_TARGETS, "n": HEALTH.amount},
)  # fmt: skip
idiom(
    GRAMMAR, "action", "{which} dies", "(kill|destroy|defeat|slay) {which}",
    "{which} is (killed|destroyed|defeated|slain)", run=targets_die, sort="verb",
    name="some Targets die", slots=_TARGETS,
)  # fmt: skip
idiom(
    GRAMMAR, "action", "{which} heals {n:number}",
    "{which} (heals|regains|recovers) {n:number} Health",
    run=targets_heal, sort="verb", name="some Targets heal", slots=_TARGETS,
)  # fmt: skip
idiom(GRAMMAR, "action", "another Target joins the Battle", run=joins, sort="verb").reveals = True
verb(
    GRAMMAR, "the Target escapes", TARGET, "[escape|flee]", does=escapes,
    deed=Happens(TargetEscapes, fits=its_own),
    said=("end this Encounter without drops",
          "(this Encounter|the Encounter) ends (at once|) without drops"),
    only=("done", "after", "before", "forbidden"),
)  # fmt: skip
