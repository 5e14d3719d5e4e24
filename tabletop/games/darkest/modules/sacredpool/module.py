"""The rules of Sacred Pool put together: what it lays out, and where it joins the game."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.games.darkest.bots import module_advice
from tabletop.games.darkest.campaign import roster
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import add_cards
from tabletop.games.darkest.cards.titles import pool as pool_of
from tabletop.games.darkest.ground import calls, lots, shops
from tabletop.games.darkest.ground.regions import BEYOND_CHAPEL, REGIONS
from tabletop.games.darkest.modules.sacredpool import (
    BOX,
    bot_advice,
    faces,
    pool,
    rewards,
    stables,
    story,
)
from tabletop.games.darkest.order import NEW_ROAD, TRIPS
from tabletop.games.darkest.party import gates, periods
from tabletop.games.darkest.party.record_words import add_lot
from tabletop.games.darkest.road.journey import quests
from tabletop.games.darkest.village import module_cards
from tabletop.grammar.grammar import Grammar
from tabletop.play.questions.refusals import STAYS, Reason, Reasons
from tabletop.play.rules import campaign_words
from tabletop.play.rules.campaign_words import CampaignWords, Kept, once
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.joins import Join
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.shelf.module import Module
from tabletop.table.table import Table

CARDS = [card for card in content.boxed() if content.module_of(card.id) == BOX.id]
DRAWN = "sacredpool-drawn"
"""The table's counter: who has drawn the forced card that is being met (DTS-027, DTS-030)."""


def components(table: Table) -> None:
    """DTS-001 to DTS-003: its cards, each where its kind waits."""
    module_cards.lay(table, BOX.id)


REASONS: Reasons = {
    pool.ADVENTURES.draws: Reason(
        "DTS-009", "The Sacred Pool's deck is drawn from only on the road there."
    ),
    pool.ADVENTURES.discards: Reason("DTS-014", "{} goes back into the Sacred Pool's deck."),
    pool.TROVES.draws: Reason("DTS-011", "These Magic Objects are drawn only for the Sacred Pool."),
    pool.TROVES.discards: Reason("DTS-011", "{} came back from the Trove of the Sacred Pool."),
    pool.SPELLS.draws: Reason("DTS-010", "These Spells join the Spell deck on the way there."),
    rewards.LOT.draws: Reason("DTS-004", "You can draw a Quest Reward only for a quest."),
    rewards.LOT.discards: Reason("DTS-003", "{} is a Quest Reward that was used."),
    stables.STABLES.zone: Reason("DTS-002", "You can buy {} only in a Village."),
}
"""DTC-018: why things stay where the module's own cards lie."""

WORDS = CampaignWords(
    counts={pool.SPELLS.joined: once("The Sacred Pool's Spells are in the Spell deck for good.")},
    kept={"quest": Kept("{} now holds {}.", "{} no longer holds {}.")},
)
"""What players read for what is recorded of it."""


def words(grammar: Grammar) -> None:
    """What its cards say, beside what those of the game do."""
    add_cards(grammar, CARDS)
    add_lot(grammar, rewards.LOT, "Quest Reward", "Quest Rewards")


MODULE = Module(
    **asdict(BOX),
    components=components,
    kinds=content.KINDS,
    printed=faces.on_a_card,
    pool=pool_of,
    called={
        pool.ADVENTURES.draws: "the Sacred Pool's deck",
        pool.ADVENTURES.discards: "the Sacred Pool's discards",
        pool.TROVES.draws: "the Sacred Pool's Magic Objects",
        pool.TROVES.discards: "its returned Magic Objects",
        pool.SPELLS.draws: "the Sacred Pool's Spells",
        rewards.LOT.draws: "Quest Rewards",
        rewards.LOT.discards: "used Quest Rewards",
        stables.STABLES.zone: "the Stables",
    },
    joins=(Join(moment=NEW_ROAD, place=TRIPS, rule="DTS-010", run=pool.sets_out),),
    words=words,
    counters=Counters("sacredpool-joined sacredpool-bought sacredpool-drawn"),
    records=(
        Contribution(STAYS, 20, REASONS),
        Contribution(REGIONS, 20, BEYOND_CHAPEL),
        *pool.TERRITORY.contributions(30),
        Contribution(lots.LOTS, 30, rewards.LOT),
        Contribution(quests.REWARDS, 30, rewards.REWARD),
        Contribution(calls.CALLS, 30, rewards.CALL),
        Contribution(shops.SHOPS, 30, stables.STABLES),
        Contribution(periods.USES, 30, stables.USE),
        Contribution(gates.DRAWERS, 30, DRAWN),
        story.STORY,
        Contribution(module_advice.MECHANISM, 30, bot_advice.ADVICE),
        Contribution(roster.MECHANISM, 30, roster.Kept(
            table=(pool.SPELLS.joined,), kinds=("quest",)
        )),
        Contribution(campaign_words.MECHANISM, 30, WORDS),
    ),
)  # fmt: skip
