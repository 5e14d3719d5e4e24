"""The rules of Blood Moon put together: what it lays out, and where it joins the game."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.games.darkest.campaign import roster
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import add_cards
from tabletop.games.darkest.cards.titles import pool
from tabletop.games.darkest.ground import decks, sides, spell_decks
from tabletop.games.darkest.modules.bloodmoon import BOX, moon
from tabletop.games.darkest.modules.bloodmoon.figure import REACTIONS, WEREWOLF
from tabletop.games.darkest.party.record_words import add_flag
from tabletop.games.darkest.road.figures import figure
from tabletop.games.darkest.road.figures.figure_words import add_figure
from tabletop.games.darkest.showing.printed import printed
from tabletop.games.darkest.village import module_cards
from tabletop.grammar.grammar import Grammar
from tabletop.play.questions.refusals import STAYS, Reason, Reasons
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Printed
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.shelf.module import Module
from tabletop.table.table import Table


def components(table: Table) -> None:
    """DTB-001, DTB-002: it stands beside the village, and the cards are kept apart."""
    figure.lay(table, WEREWOLF)
    module_cards.lay(table, BOX.id)


REASONS: Reasons = {
    WEREWOLF.beside: Reason("DTB-001", "{} stands here until the Blood Moon is up."),
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
}
"""DTC-018: why things stay where the module's own cards lie."""


def on_a_piece(name: str) -> Printed:
    """DTB-022: on the figure stands its chart."""
    if name == WEREWOLF.piece:
        return Printed("Figure", WEREWOLF.chart.lines)
    return printed(name)


def words(grammar: Grammar) -> None:
    """What its cards say, beside what those of the game do."""
    add_figure(grammar, WEREWOLF, "the Werewolf")
    add_flag(grammar, moon.TIME, "Day", "Night")
    add_cards(grammar, content.brought_by(BOX.id))


MODULE = Module(
    **asdict(BOX),
    components=components,
    kinds=content.KINDS,
    titles={WEREWOLF.piece: WEREWOLF.called},
    printed=on_a_piece,
    pool=pool,
    called={
        moon.ADVENTURES.draws: "the Blood Moon's deck",
        moon.ADVENTURES.discards: "the Blood Moon's discards",
        moon.SPELLS.draws: "the Blood Moon's Spells",
        moon.TROVES.draws: "the Blood Moon's Magic Objects",
        moon.TROVES.discards: "its returned Magic Objects",
        WEREWOLF.beside: "beside the village",
    },
    reactions=REACTIONS,
    words=words,
    counters=Counters("""
        bloodmoon-came bloodmoon-contact bloodmoon-heading bloodmoon-joined bloodmoon-night
        bloodmoon-slow bloodmoon-striking bloodmoon-trip bloodmoon-up
    """),
    records=(
        Contribution(STAYS, 30, REASONS),
        Contribution(decks.DECKS, 40, moon.ADVENTURES),
        Contribution(decks.SLOTS, decks.BASE, decks.Slot(deck=BOX.id, while_=moon.UP)),
        Contribution(decks.SLOTS, decks.OF_REGION, decks.Slot(deck=BOX.id, while_=moon.TRIP)),
        Contribution(decks.TROVES, 40, moon.TROVES),
        Contribution(spell_decks.SPELLS, 40, moon.SPELLS),
        Contribution(sides.SIDES, 30, moon.TIME),
        Contribution(figure.FIGURES, 40, WEREWOLF),
        Contribution(roster.MECHANISM, 40, roster.Kept(table=(moon.UP, moon.JOINED, moon.NIGHT))),
    ),
)
