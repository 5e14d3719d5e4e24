"""Chapters 18 to 20: what Targets do beside answering a roll, and what is done to them."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cardtext.subjects import Who
from tabletop.games.restless.battle.attacks import dodge
from tabletop.games.restless.battle.chain import BY_CHAIN, chain
from tabletop.games.restless.battle.spoils import among_drops
from tabletop.games.restless.battle.target_state import goes_away, hurt
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES, deed, leads_on
from tabletop.games.restless.choices.attack_means import attack_of
from tabletop.games.restless.choices.needed_objects import acts_on, on_a_card_of, on_a_target
from tabletop.games.restless.party.health.harm import damage
from tabletop.games.restless.party.holdings.belongings import at_random
from tabletop.games.restless.party.members.death import settle_deaths
from tabletop.games.restless.road.journey import combat_instead, comes
from tabletop.games.restless.running.question_context import name, saying
from tabletop.games.restless.running.questions import choose_card
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.running.whom import WHOM
from tabletop.games.restless.table.table_reads import character, health, targets
from tabletop.games.restless.table.targets import may_escape
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece


def foe(play: Play, about: Saying) -> Piece | None:
    """The Target that is spoken of, if it is still in the fight; else the first there is."""
    spoken = about.target >= 0
    alive = (each for each in targets(play.table) if not spoken or each.id == about.target)
    return next(alive, None)


def which(play: Play, about: Saying, fits: Callable[[Piece], bool]) -> Rules[Piece | None]:
    """RST-192: the Target that is spoken of, else one that the party names, of those that fit."""
    if about.target >= 0:
        target = foe(play, about)
        return target if target and fits(target) else None

    def among() -> list[Piece]:
        return [each for each in targets(play.table) if fits(each)]

    return (yield from choose_card(play, among, f"{saying(about)} Which Target?", "RST-192"))


# --- Dodge rolls that are demanded -------------------------------------------------------------


@deed("must Dodge", "must Dodge", whole=True)
@on_a_target
def must_dodge(about: Saying, who: Who) -> Rules[None]:
    """RST-184 to RST-186: a failed Dodge roll takes the Target's damage.

    RST-191: what one roll brings is over before the next: who has died of it Dodges no more, and
    nobody Dodges a Target that has.
    """
    play = about.play
    for slot in (yield from WHOM.meant(about, who)):
        target = foe(play, about)
        if target is None:
            return
        if health(play.table, slot):
            yield from dodge(play, slot, target)
            yield from settle_deaths(play)


@deed("must Dodge instead of attacking", "must Dodge instead of attacking")
@on_a_target
def must_dodge_instead(about: Saying, who: int) -> None:
    """RST-187: in the next turn, in place of the attack."""
    play = about.play
    piece = character(play.table, who)
    if piece is not None:
        play.count("must_dodge", 1, piece)


# --- harm and theft ----------------------------------------------------------------------------


@deed(f"takes {BY_CHAIN}", f"take {BY_CHAIN}", harm=True)
@on_a_target
def takes_by_chain(about: Saying, who: int, n: int) -> Rules[None]:
    """RST-188: point by point, round the table."""
    play = about.play
    target = foe(play, about)
    if target is not None and health(play.table, who):
        yield from chain(play, who, n, target)


@deed("loses a random Item to the Target", "lose a random Item to the Target")
@on_a_target
def robbed(about: Saying, who: int) -> Rules[None]:
    """RST-215: it lies among the drops until the Target is defeated."""
    play = about.play
    item = yield from at_random(play, who)
    if item is not None:
        target = foe(play, about)
        among_drops(play, item, about.target if target is None else target.id)
        play.say("{} loses {}.", name(play.table, who), item, rule="RST-215")


# --- what is done to Targets -------------------------------------------------------------------


def _target(play: Play, about: Saying) -> Rules[Piece | None]:
    """RST-192: the Target that is meant, else one that the party names."""
    if about.target >= 0 and play.table.pieces[about.target].counters.get("health"):
        return play.table.pieces[about.target]
    ask = f"{saying(about)} Which Target?"
    return (yield from choose_card(play, lambda: targets(play.table), ask, "RST-192"))


@PHRASES.action("the Target takes {n:damage}")
@leads_on
def target_takes(about: Saying, n: int) -> Rules[None]:
    """RST-180."""
    play = about.play
    target = yield from _target(play, about)
    if target is not None:
        yield from hurt(play, target, n, about.you)


@PHRASES.action("the Target loses {n:health}")
@leads_on
def target_loses(about: Saying, n: int) -> Rules[None]:
    """RST-053, RST-210: nobody deals it."""
    target = yield from _target(about.play, about)
    if target is not None and n:
        yield from hurt(about.play, target, n, -1)


@PHRASES.action("the Target dies")
@leads_on
def target_dies(about: Saying) -> Rules[None]:
    """RST-210: it loses all its Health."""
    target = yield from _target(about.play, about)
    if target is not None:
        yield from hurt(about.play, target, target.counters.get("health", 0), -1)


@PHRASES.action("the Target deals its damage to {who}", "{who} [take] the Target's damage")
@on_a_target
def deals_its_damage(about: Saying, who: int) -> Rules[None]:
    """RST-181: as if a roll against it had failed."""
    play, target = about.play, foe(about.play, about)
    if target is not None:
        n = attack_of(play.table, target, who).n
        yield from damage(play, who, n, cause="target", target=target.id)


@PHRASES.action("the Target heals fully", "the Target heals to full Health")
def target_heals_fully(about: Saying) -> Rules[None]:
    """Its Health is what is printed."""
    yield from target_heals(about, 999)


@PHRASES.action(
    "the Target heals {n}", "the Target heals {n} Health", "the Target regains {n} Health"
)
def target_heals(about: Saying, n: int) -> Rules[None]:
    """Its Health never goes beyond what is printed."""
    play = about.play
    target = yield from _target(play, about)
    if target is None:
        return
    printed = content.card(target.name)
    most = getattr(printed, "health", 0)
    play.count("health", min(most, target.counters.get("health", 0) + n), target)


# --- Targets that come and go ------------------------------------------------------------------


@PHRASES.action("another Target joins the Battle")
@on_a_target
@on_a_card_of("encounters")
def joins(about: Saying) -> Rules[None]:
    """RST-192: one more to be defeated. RST-076: it is searched for."""
    play = about.play
    if play.table.count("battle") and (piece := (yield from combat_instead(play))):
        comes(play, piece, "encounter")


@PHRASES.action(
    "the Target escapes",
    "end this Encounter without drops",
    "this Encounter ends without drops",
    "the Encounter ends without drops",
    "the Encounter ends at once without drops",
)
@on_a_target
@acts_on(
    lambda table, slot, said: any(map(may_escape, targets(table))),
    "A Traitor God does not go away.",
    "RST-247",
)
@leads_on
def escapes(about: Saying) -> Rules[None]:
    """RST-214: it is not defeated and leaves no drops. RST-247: no Traitor God goes away."""
    play = about.play
    target = yield from which(play, about, may_escape)
    if target is not None:
        goes_away(play, target)
