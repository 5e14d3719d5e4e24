"""The rules of Reaper put together: what it lays out, and where it joins the game."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.games.darkest.bots import module_advice
from tabletop.games.darkest.campaign import roster
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import add_cards
from tabletop.games.darkest.cards.titles import pool
from tabletop.games.darkest.ground import calls, decks, spell_decks
from tabletop.games.darkest.ground.trove_recipes import RECIPES, Recipe
from tabletop.games.darkest.modules.reaper import (
    BOX,
    arrival,
    bot_advice,
    graveyard,
    story,
)
from tabletop.games.darkest.modules.reaper.figure import REACTIONS, REAPER
from tabletop.games.darkest.order import NEW_ROAD, TRIPS
from tabletop.games.darkest.party.record_words import add_call
from tabletop.games.darkest.road.figures import figure
from tabletop.games.darkest.road.figures.figure_words import add_figure
from tabletop.games.darkest.road.journey.destination import WAYS
from tabletop.games.darkest.showing.printed import printed
from tabletop.games.darkest.village import module_cards
from tabletop.grammar.grammar import Grammar
from tabletop.play.questions.refusals import STAYS, Reason, Reasons
from tabletop.play.rules import campaign_words
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Printed
from tabletop.play.rules.joins import Join
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.play.shelf.module import Module
from tabletop.table.table import Table

DISCARDS = "reaper-discard"


def components(table: Table) -> None:
    """DTR-001, DTR-002: he stands beside the village, and his cards are kept apart."""
    figure.lay(table, REAPER)
    module_cards.lay(table, BOX.id)


def moves_on(play: Play) -> Rules[None]:
    """DTR-026, DTR-034: on another road the trip to his Trove is over, or begins."""
    if not graveyard.leads_there(play.table):
        graveyard.ends(play)
    yield from graveyard.sets_out(play)


def comes_home(play: Play) -> None:
    """DTR-016, DTR-034."""
    arrival.comes_home(play)
    graveyard.comes_home(play)


REASONS: Reasons = {
    REAPER.beside: Reason("DTR-001", "{} stands here until a hero dies on the road."),
    REAPER.road: Reason(
        "DTR-013", "{} moves by himself: one space for every 1 that anybody rolls."
    ),
    arrival.DECK: Reason("DTR-002", "The Reaper's cards stay apart until he comes."),
    DISCARDS: Reason("DTR-002", "{} belongs to the Reaper's deck and stays with his cards."),
    arrival.SPELLS: Reason("DTR-012", "The Reaper's Spells join the Spell deck when he comes."),
    graveyard.TROVES: Reason(
        "DTR-028", "The Reaper's Magic Objects are drawn only for the Graveyard's Trove."
    ),
    graveyard.RETURNS: Reason("DTR-028", "{} came back from the Graveyard's Trove."),
}
"""DTC-018: why things stay where the module's own cards lie."""


def on_a_piece(name: str) -> Printed:
    """DTR-018: on himself stands his chart."""
    if name == REAPER.piece:
        return Printed("Figure", REAPER.chart.lines)
    return printed(name)


def words(grammar: Grammar) -> None:
    """DTR-049, DTR-078: what his cards say, beside what those of the game do."""
    add_cards(grammar, content.brought_by(BOX.id))
    add_figure(grammar, REAPER, "the Grim Reaper")
    add_call(
        grammar,
        calls.WEREWOLF,
        "each character rolls on the Werewolf chart , and the Blood Moon rises",
    )


MODULE = Module(
    **asdict(BOX),
    components=components,
    kinds=content.KINDS,
    titles={REAPER.piece: "The Grim Reaper"},
    printed=on_a_piece,
    pool=pool,
    called={
        arrival.DECK: "The Reaper's deck", arrival.SPELLS: "the Reaper's Spells",
        DISCARDS: "the Reaper's discards", REAPER.beside: "beside the village",
        graveyard.TROVES: "the Reaper's Magic Objects",
        graveyard.RETURNS: "his returned Magic Objects",
    },
    joins=(
        Join(moment="prepare", place=TRIPS, rule="DTR-022", run=arrival.goes_on, when="after"),
        Join(moment=NEW_ROAD, place=TRIPS, rule="DTR-026", run=moves_on),
        Join(moment="loot", place=TRIPS, rule="DTR-034", run=graveyard.is_over, when="after"),
        Join(moment="home", place=TRIPS, rule="DTR-016", run=comes_home),
    ),
    reactions=REACTIONS,
    words=words,
    steps=graveyard.STEPS,
    counters=Counters("""
        reaper-came reaper-contact reaper-faced reaper-heading reaper-joined reaper-owes
        reaper-placed reaper-slow reaper-striking reaper-trip reaper-up reaper-waits
    """),
    records=(
        Contribution(STAYS, 20, REASONS),
        Contribution(decks.DECKS, 30, decks.Deck(
            name=BOX.id, number=2, draws=arrival.DECK, discards=DISCARDS, rule="DTR-002"
        )),
        Contribution(decks.SLOTS, decks.OVERRIDE, decks.Slot(deck=BOX.id, while_=arrival.UP)),
        Contribution(decks.SLOTS, decks.OF_REGION, decks.Slot(deck=BOX.id, while_=graveyard.TRIP)),
        Contribution(decks.TROVES, 30, decks.Deck(
            name=BOX.id, number=2, draws=graveyard.TROVES, discards=graveyard.RETURNS,
            rule="DTR-002",
        )),
        Contribution(spell_decks.SPELLS, 30, spell_decks.SpellDeck(
            name=BOX.id, draws=arrival.SPELLS, joined=arrival.JOINED
        )),
        Contribution(RECIPES, 30, Recipe(place=graveyard.PLACE, deck=BOX.id, by_lot=False)),
        Contribution(WAYS, 20, graveyard.FACE),
        Contribution(figure.FIGURES, 30, REAPER),
        story.STORY,
        Contribution(module_advice.MECHANISM, 30, bot_advice.ADVICE),
        Contribution(roster.MECHANISM, 30, roster.Kept(
            table=(arrival.UP, arrival.JOINED), heroes=(arrival.OWES,)
        )),
        Contribution(campaign_words.MECHANISM, 30, arrival.WORDS),
    ),
)  # fmt: skip
