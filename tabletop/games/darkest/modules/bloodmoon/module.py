"""The rules of Blood Moon put together: what it lays out, and where it joins the game."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.games.darkest.bots import module_advice
from tabletop.games.darkest.campaign import roster
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.titles import pool
from tabletop.games.darkest.ground import calls, decks, lots, sides, spell_decks, trove_recipes
from tabletop.games.darkest.modules.bloodmoon import (
    BOX,
    bites,
    bot_advice,
    den,
    lycanthropes,
    moon,
    moonset,
    prowling,
    story,
    words,
)
from tabletop.games.darkest.modules.bloodmoon.figure import REACTIONS, WEREWOLF
from tabletop.games.darkest.order import NEW_ROAD, TRIPS
from tabletop.games.darkest.party import gates
from tabletop.games.darkest.road.figures import figure
from tabletop.games.darkest.road.journey import no_passing, passing
from tabletop.games.darkest.showing.printed import printed
from tabletop.games.darkest.village import module_cards
from tabletop.play.questions.refusals import STAYS, Reason, Reasons
from tabletop.play.rules import campaign_words
from tabletop.play.rules.campaign_words import CampaignWords, once
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Printed
from tabletop.play.rules.joins import Join
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.shelf.module import Module
from tabletop.table.table import Table


def components(table: Table) -> None:
    """DTB-001, DTB-002: it stands beside the village, and the cards are kept apart."""
    figure.lay(table, WEREWOLF)
    module_cards.lay(table, BOX.id)


REASONS: Reasons = {
    WEREWOLF.beside: Reason(
        "DTB-020", "{} comes onto the road by a 1 of the Road dice, while the Blood Moon is up."
    ),
    WEREWOLF.road: Reason(
        "DTB-021", "{} moves by itself: one space for every 1 that anybody rolls."
    ),
    moon.ADVENTURES.draws: Reason("DTB-007", "These cards stay apart until the Blood Moon rises."),
    moon.ADVENTURES.discards: Reason("DTB-007", "{} belongs to the Blood Moon's deck."),
    moon.SPELLS.draws: Reason("DTB-009", "These Spells join the Spell deck at the Blood Moon."),
    moon.TROVES.draws: Reason(
        "DTB-034", "These Magic Objects are drawn only for the Trove of the Werewolf's Den."
    ),
    moon.TROVES.discards: Reason("DTB-034", "{} came back from the Trove of the Werewolf's Den."),
    lycanthropes.LOT.draws: Reason("DTB-008", "Whoever is bitten takes one of these cards."),
    lycanthropes.LOT.discards: Reason("DTB-008", "{} lies here until somebody is bitten again."),
    sides.LASTING: Reason("DTB-015", "{} lasts until Day and Night change."),
}
"""DTC-018: why things stay where the module's own cards lie."""


def on_a_piece(name: str) -> Printed:
    """DTB-022, DTB-036: on the figure stands its chart, and on the boss what it is."""
    if name == WEREWOLF.piece:
        return Printed("Figure", WEREWOLF.chart.lines)
    if name == den.BOSS.name:
        return Printed("Enemy", ("Whom it hurts rolls on its chart.",),
                       epithet="Monster")  # fmt: skip
    if name == lycanthropes.CARD:
        of = printed(name)
        return Printed("Curse", (*of.sentences, *lycanthropes.TOLD), of.flavour)
    return printed(name)


WORDS = CampaignWords(
    counts={
        moon.UP: lambda was, now: "" if was == now else (
            "The Blood Moon is up." if now else "The Blood Moon is over."
        ),
        moon.JOINED: once("The Blood Moon's Spells are in the Spell deck for good."),
        moon.NIGHT: lambda was, now: "" if was == now else (
            "It is Night." if now else "It is Day."
        ),
        **dict.fromkeys(
            (moon.SHINES, lycanthropes.BITTEN, sides.MORE, sides.LESS), lambda was, now: ""
        ),
    },
)  # fmt: skip
"""What players read for what is recorded of it."""

MODULE = Module(
    **asdict(BOX),
    components=components,
    kinds=content.KINDS,
    titles={WEREWOLF.piece: WEREWOLF.called, den.BOSS.name: WEREWOLF.called},
    printed=on_a_piece,
    pool=pool,
    called={
        moon.ADVENTURES.draws: "the Blood Moon's deck",
        moon.ADVENTURES.discards: "the Blood Moon's discards",
        moon.SPELLS.draws: "the Blood Moon's Spells",
        moon.TROVES.draws: "the Blood Moon's Magic Objects",
        moon.TROVES.discards: "its returned Magic Objects",
        lycanthropes.LOT.draws: "Lycanthrope cards",
        lycanthropes.LOT.discards: "Lycanthrope cards laid aside",
        WEREWOLF.beside: "beside the village",
    },
    joins=(
        Join(moment="prepare", place=TRIPS, rule="DTB-012", run=moonset.goes_on, when="after"),
        Join(moment=NEW_ROAD, place=TRIPS, rule="DTB-032", run=den.new_road),
        Join(moment="arrive", place=TRIPS, rule="DTB-010", run=moonset.may_set),
        Join(moment="guardians", place=TRIPS, rule="DTB-036", run=den.is_found, when="after"),
        Join(moment="guardian_combat", place=TRIPS, rule="DTB-038", run=den.round_begins),
        Join(
            moment="guardian_combat",
            place=TRIPS,
            rule="DTB-038",
            run=den.round_ends,
            when="after",
        ),
        Join(moment="loot", place=TRIPS, rule="DTB-040", run=den.is_won, when="after"),
        Join(moment="home", place=TRIPS, rule="DTB-012", run=den.comes_home),
    ),
    reactions=REACTIONS,
    words=words.add_words,
    counters=Counters(
        " ".join(WEREWOLF.counter(each) for each in figure.Figure.COUNTERS),
        WEREWOLF.chart.striking,
        *(moon.DRAWER, moon.UP, moon.TRIP, moon.SHINES, moon.NIGHT, moon.JOINED),
        *(lycanthropes.BITTEN, bites.BITES, prowling.PROWLS, den.FIGHTS, den.CLAWED),
    ),
    records=(
        Contribution(STAYS, 30, REASONS),
        Contribution(decks.DECKS, 40, moon.ADVENTURES),
        Contribution(decks.SLOTS, decks.BASE, decks.Slot(deck=BOX.id, while_=moon.UP)),
        Contribution(decks.SLOTS, decks.OF_REGION, decks.Slot(deck=BOX.id, while_=moon.TRIP)),
        Contribution(decks.TROVES, 40, moon.TROVES),
        Contribution(spell_decks.SPELLS, 40, moon.SPELLS),
        Contribution(trove_recipes.RECIPES, 40, den.RECIPE),
        Contribution(sides.SIDES, 30, moon.TIME),
        Contribution(lots.LOTS, 40, lycanthropes.LOT),
        *(Contribution(calls.CALLS, 40, call) for call in bites.CALLS),
        Contribution(passing.HALTS, 40, words.halts),
        Contribution(no_passing.BARRIERS, 40, words.bars),
        Contribution(gates.DRAWERS, 40, moon.DRAWER),
        Contribution(figure.FIGURES, 20, WEREWOLF),
        story.STORY,
        Contribution(module_advice.MECHANISM, 40, bot_advice.ADVICE),
        Contribution(
            roster.MECHANISM,
            40,
            roster.Kept(table=(moon.UP, moon.SHINES, moon.JOINED, lycanthropes.BITTEN)),
        ),
        Contribution(campaign_words.MECHANISM, 40, WORDS),
    ),
)
