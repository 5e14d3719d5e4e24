"""What cards of the Woodland say, beside what those of the game do."""

from __future__ import annotations

from functools import partial

from tabletop.cardtext.subjects import Who
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, add_breed, add_cards
from tabletop.games.darkest.combat.deeds import Defeats
from tabletop.games.darkest.combat.fight_effects import is_such
from tabletop.games.darkest.combat.foes import foe_of
from tabletop.games.darkest.modules.woodland import (
    BOX,
    beasts,
    fate,
    growth,
    order,
    paths,
    places,
    portals,
    sentences,
    toads,
)
from tabletop.games.darkest.modules.woodland.road import WOODLAND
from tabletop.games.darkest.party import fates, heroes
from tabletop.games.darkest.party.executor import HAS, WHOM, Meeting
from tabletop.games.darkest.party.held_lots import Resolves
from tabletop.games.darkest.party.record_words import add_lot, add_regions
from tabletop.games.darkest.party.tokens import FATES, add_tokens
from tabletop.games.darkest.road.journey.leaving_spaces import LeavesSpace
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom, state
from tabletop.grammar.measure import measure
from tabletop.grammar.noun import unit, words
from tabletop.grammar.nouns import Thing
from tabletop.grammar.verb import Happens, verb

TOKENS = {
    fate.DARK.counter: "Dark Fate",
    fate.LIGHT: "Light Fate",
    growth.TOKENS["strength"]: "Growth of Strength",
    growth.TOKENS["craft"]: "Growth of Craft",
}
BOUND = ("Lightbound", "Darkbound")

FATES |= {fate.DARK.counter, fate.LIGHT}
HAS[fate.LIGHT] = lambda table, place, token: heroes.has(table, place, fates.OWN.counter)


def is_bound(context: Meeting, who: Who, bound: str) -> bool:
    """DTW-007: judged when it is used or met."""
    return any(fate.bound(context.table, place) == bound for place in WHOM.among(context, who))


def turns_fate(context: Meeting, who: int, n: int, token: str, other: str) -> bool:
    """Turn *n* Fate of the hero at *who* from one kind into the other."""
    kinds = {fate.LIGHT: fates.OWN, fate.DARK.counter: fate.DARK}
    of, to = kinds.get(token), kinds.get(other)
    if of is None or to is None:
        return False
    turned = [fates.turn_into(context.play, who, of, to) for _ in range(n)]
    return any(turned)


def _by_craft(context: Meeting, who: Who = "", enemy: Thing | None = None) -> bool:
    """Whether such an Enemy was beaten in psychic combat."""
    deed = context.deed
    if not isinstance(deed, Defeats) or deed.score != "craft" or deed.foe < 0 or enemy is None:
        return False
    return is_such(foe_of(context.table.pieces[deed.foe], turned=deed.turned), enemy)


def _leaves_woods(context: Meeting, who: Who = "") -> bool:
    """Whether it is a wooded Road Space that the party leaves."""
    lying = heroes.in_sight(context.table, heroes.at(context.table))
    return any(content.is_wooded(each.name) for each in lying)


def add_words(grammar: Grammar) -> None:
    """The words of Fate, of Paths and of the road; and the names of the cards."""
    add_cards(grammar, content.brought_by(BOX.id))
    add_breed(grammar, "fae", "Fae", "Fae")
    add_regions(grammar, WOODLAND)
    add_lot(grammar, paths.PATHS, "Path", "Paths")
    add_lot(grammar, paths.DESTINIES, "Destiny", "Destinies")
    words(grammar, "fate", TOKENS)
    add_tokens(grammar, "fate")
    words(grammar, "bound", {each: each for each in BOUND})
    state(
        grammar, CHARACTER, "[be] {bound}", run=is_bound, slots={"bound": "bound"},
        with_="{bound}",
    )  # fmt: skip
    verb(
        grammar, "turn Fate", CHARACTER, "[turn] {n} {token} into {other}", does=turns_fate,
        slots={"n": "number", "token": "fate", "other": "fate"}, only=("done", "paid"),
    )  # fmt: skip
    for score, token in growth.TOKENS.items():
        called = f"Growth of {score.capitalize()}"
        measure(
            grammar, called, CHARACTER, unit(grammar, called, much=True),
            partial(heroes.has, stat=token),
        )  # fmt: skip
    _add_verbs(grammar)
    _add_moments(grammar)
    _add_traits(grammar)


def _add_verbs(grammar: Grammar) -> None:
    """What is done."""
    verb(
        grammar, "replace a Path", CHARACTER, "[replace] a Path",
        "[replace] (its|their|your) Path", does=paths.replaces, only=("done",),
    )  # fmt: skip
    for name, template, run in (
        ("lead home", "[lead] the party to the Village after all others", paths.goes_home),
        ("rest here", "[rest] here to regain 1 Life", places.rests),
        ("lose all but 1 Life", "[lose] all Life but 1", paths.loses_nearly_all),
        ("gain a Quest Reward", "[gain] a Quest Reward", paths.rewarded),
        ("put a Portal", "[put] a Portal token here", portals.lays),
    ):
        verb(grammar, name, CHARACTER, template, does=run, only=("done",))
    verb(
        grammar, "become a Toad", CHARACTER, "[become] a Toad for {n} Party Turns",
        does=toads.turns_to_toad, slots={"n": "number"}, only=("done",),
    )  # fmt: skip
    verb(
        grammar, "wager", CHARACTER, "[fight] {n} {score} for a Destiny", does=paths.wagers,
        slots={"n": "number", "score": "score"}, only=("done",),
    )  # fmt: skip
    for template, act, slots in (
        ("meet this again", places.meets_again, {}),
        ("roll {n} dice against the Strength and Craft of the party", places.tries_the_party,
         {"n": "number"}),
        ("the party draws as many cards as 2 dice differ by , and if they are alike the Glen "
         "changes once all is met here", places.draws_the_difference, {}),
        ("the party turns back", beasts.turns_back, {}),
        ("each character moves up 1 place in the marching order , and the first becomes third",
         order.rotates, {}),
        ("teleport the party to a Aid place that the next character names", order.is_led, {}),
    ):  # fmt: skip
        idiom(grammar, "action", template, run=act, sort="verb", slots=slots)


def _add_moments(grammar: Grammar) -> None:
    """What is waited for, and what is asked."""
    verb(
        grammar, "meet Destiny", CHARACTER, "[meet] your Destiny",
        deed=Happens(Resolves, fits=paths.is_resolved), only=("after",),
    )  # fmt: skip
    verb(
        grammar, "defeat in psychic combat", CHARACTER, "[defeat] {enemy} in psychic combat",
        deed=Happens(Defeats, fits=_by_craft), slots={"enemy": "thing/Enemy/one"}, only=("after",),
    )  # fmt: skip
    idiom(
        grammar, "trigger", "the party leaves a Woods or Forest", run=_leaves_woods,
        deed=LeavesSpace, sort="moment",
    )  # fmt: skip
    for template, asks in (
        ("anybody has rested here", places.is_used),
        ("they show less", places.shows_less), ("they show more", places.shows_more)
    ):  # fmt: skip
        idiom(grammar, "condition", template, run=asks, sort="state")


def _add_traits(grammar: Grammar) -> None:
    """What holds as long as its card lies there."""
    for template in (
        sentences.RESTS, sentences.STEPS_THROUGH, sentences.SPINS, sentences.LOWERS,
        sentences.HUSHES, sentences.CHOOSES, sentences.CANCELS, sentences.LUCK, sentences.SKIPS,
    ):  # fmt: skip
        idiom(grammar, "trait", template, sort="permission")
    for template in (sentences.GROWS, sentences.BITES):
        idiom(grammar, "trait", template, sort="rule")
    for template in (sentences.NOBODY_SPENDS, sentences.BLOCKS):
        idiom(grammar, "trait", template, sort="ban")
    idiom(grammar, "trait", sentences.COUNTS_AS, slots={"bound": "bound"}, sort="rule")
    idiom(grammar, "trait", sentences.SHOOTS, slots={"n": "number"}, sort="permission")
