"""The rules of Frostmarch put together: nearly all of it records."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.games.darkest.campaign import roster
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import add_cards
from tabletop.games.darkest.cards.titles import pool
from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.ground.regions import BEYOND_CHAPEL, REGIONS, leads_to
from tabletop.games.darkest.ground.spell_decks import SpellDeck, merge
from tabletop.games.darkest.ground.territories import Territory
from tabletop.games.darkest.ground.trove_recipes import Recipe
from tabletop.games.darkest.modules.frostmarch import BOX, story
from tabletop.games.darkest.order import NEW_ROAD, TRIPS
from tabletop.games.darkest.showing.printed import printed
from tabletop.games.darkest.village import module_cards
from tabletop.play.questions.refusals import STAYS, Reason, Reasons
from tabletop.play.rules import campaign_words
from tabletop.play.rules.campaign_words import CampaignWords, once
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.joins import Join
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.play.shelf.module import Module
from tabletop.table.table import Table

PLACE = "frostmarch-frostmarch"
CARDS = [card for card in content.boxed() if content.module_of(card.id) == BOX.id]
DECK = decks.Deck(
    name=BOX.id, number=11, draws="frostmarch-adventures", discards="frostmarch-discard",
    rule="DTF-011",
)  # fmt: skip
TROVES = decks.Deck(
    name=BOX.id, number=11, draws="frostmarch-troves", discards="frostmarch-returns",
    rule="DTF-001",
)  # fmt: skip
SPELL_DECK = SpellDeck(name=BOX.id, draws="frostmarch-spells", joined="frostmarch-joined")
TERRITORY = Territory(
    adventures=DECK, slot=decks.Slot(deck=BOX.id, leads=PLACE), troves=(TROVES,),
    spells=SPELL_DECK, trove=Recipe(place=PLACE, deck=BOX.id, items=3),
)  # fmt: skip


def components(table: Table) -> None:
    """DTF-001, DTF-002: its cards, each where its kind waits to be drawn."""
    module_cards.lay(table, BOX.id)


def sets_out(play: Play) -> Rules[None]:
    """DTF-011, DTF-012: on the road to the Frostmarch its deck is drawn from, and its Spells are
    with the others for good."""
    if not leads_to(play.table, PLACE):
        return
    if decks.active(play) == DECK:
        play.say("On this road the party draws from the Frostmarch deck.", rule="DTF-011")
    yield from merge(play, BOX.id, "DTF-012")


REASONS: Reasons = {
    DECK.draws: Reason("DTF-011", "The Frostmarch deck is drawn from only on the road there."),
    DECK.discards: Reason("DTF-016", "{} goes back into the Frostmarch deck."),
    TROVES.draws: Reason("DTF-013", "These Magic Objects are drawn only for the Frostmarch."),
    TROVES.discards: Reason("DTF-013", "{} came back from the Trove of the Frostmarch."),
    SPELL_DECK.draws: Reason("DTF-012", "These Spells join the Spell deck on the way there."),
}
"""DTC-018: why things stay where the module's own cards lie."""

WORDS = CampaignWords(
    counts={SPELL_DECK.joined: once("The Spells of the Frostmarch are in the Spell deck for good.")}
)
"""What players read for what is recorded of it."""

MODULE = Module(
    **asdict(BOX),
    components=components,
    kinds=content.KINDS,
    printed=printed,
    pool=pool,
    called={
        DECK.draws: "the Frostmarch deck",
        DECK.discards: "the Frostmarch discards",
        TROVES.draws: "the Frostmarch's Magic Objects",
        TROVES.discards: "its returned Magic Objects",
        SPELL_DECK.draws: "the Frostmarch's Spells",
    },
    joins=(Join(moment=NEW_ROAD, place=TRIPS, rule="DTF-012", run=sets_out),),
    words=lambda grammar: add_cards(grammar, CARDS),
    counters=Counters(SPELL_DECK.joined),
    records=(
        Contribution(STAYS, 20, REASONS),
        Contribution(REGIONS, 20, BEYOND_CHAPEL),
        *TERRITORY.contributions(30),
        story.STORY,
        Contribution(roster.MECHANISM, 30, roster.Kept(table=(SPELL_DECK.joined,))),
        Contribution(campaign_words.MECHANISM, 30, WORDS),
    ),
)
