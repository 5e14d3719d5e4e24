"""The rules of Highland put together: nearly all of it records."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.games.darkest.bots import module_advice
from tabletop.games.darkest.campaign import roster
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.titles import pool
from tabletop.games.darkest.ground.space_positions import DROPPED
from tabletop.games.darkest.modules.highland import (
    BOX,
    bot_advice,
    companions,
    gleaning,
    mountain_pass,
    path,
    rock_face,
    story,
    words,
)
from tabletop.games.darkest.order import NEW_ROAD, TRIPS
from tabletop.games.darkest.party import periods
from tabletop.games.darkest.road.journey import passing, special_locations
from tabletop.games.darkest.road.journey.anytime_acts import ACTS
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
    """DTH-001, DTH-002: its cards, each where it waits to be drawn."""
    module_cards.lay(table, BOX.id)


REASONS: Reasons = {
    path.ADVENTURES.draws: Reason("DTH-006", "The Highland deck is drawn from in the Highland."),
    path.ADVENTURES.discards: Reason("DTH-006", "{} goes back into the Highland deck."),
    path.TROVES.draws: Reason("DTH-008", "These Magic Objects are drawn only for the Eyrie."),
    path.TROVES.discards: Reason("DTH-001", "{} came back from the Trove of the Eyrie."),
    path.OBJECTS.draws: Reason("DTH-008", "These Objects are drawn only for the Eyrie."),
    path.OBJECTS.discards: Reason("DTH-001", "{} came back from the Trove of the Eyrie."),
    path.RELICS.draws: Reason("DTH-008", "A Relic is drawn only for the Eyrie."),
    path.RELICS.discards: Reason("DTH-002", "{} came back from the Trove of the Eyrie."),
    path.SPELLS.draws: Reason("DTH-007", "These Spells join the Spell deck in the Highland."),
    path.MAIN.aside: Reason(
        "DTH-027", "These cards come into the Adventure deck once the Eagle King's Trove is won."
    ),
}
"""DTC-018: why things stay where the module's own cards lie."""


def on_a_piece(name: str) -> Printed:
    """DTH-023: on the Eagle King stands what he is."""
    if name == path.KING.name:
        return Printed("Enemy", epithet="Boss")
    return printed(name)


WORDS = CampaignWords(
    counts={
        path.JOINED: once("The Spells of the Highland are in the Spell deck for good."),
        path.WON: once(
            "The Eagle King's Trove is won: cards of the Highland come into the Adventure deck."
        ),
    }
)
"""What players read for what is recorded of it."""

MODULE = Module(
    **asdict(BOX),
    components=components,
    kinds=content.KINDS,
    titles={path.KING.name: "Eagle King"},
    printed=on_a_piece,
    pool=pool,
    called={
        path.ADVENTURES.draws: "the Highland deck",
        path.ADVENTURES.discards: "the Highland discards",
        path.TROVES.draws: "the Highland's Magic Objects",
        path.TROVES.discards: "its returned Magic Objects",
        path.OBJECTS.draws: "the Highland's Objects",
        path.OBJECTS.discards: "its returned Objects",
        path.RELICS.draws: "the Highland's Relics",
        path.RELICS.discards: "its returned Relics",
        path.SPELLS.draws: "the Highland's Spells",
        path.MAIN.aside: "the Highland's cards for the Adventure deck",
    },
    joins=(
        Join(moment=NEW_ROAD, place=TRIPS, rule="DTH-006", run=path.crosses),
        Join(moment="space_done", place=TRIPS, rule="DTH-015", run=mountain_pass.leads_out),
        Join(moment="arrive", place=TRIPS, rule="DTH-018", run=mountain_pass.comes_to_city),
    ),
    words=words.add_words,
    counters=Counters(
        path.JOINED,
        path.WON,
        mountain_pass.THROWS,
        mountain_pass.FINDS,
        gleaning.DROPPED,
        companions.DRAINED,
    ),
    records=(
        Contribution(STAYS, 70, REASONS),
        *path.TERRITORY.contributions(70),
        Contribution(passing.HALTS, 70, rock_face.halts),
        Contribution(special_locations.LEADS_AWAY, 70, mountain_pass.is_in_pass),
        Contribution(ACTS, 70, rock_face.ACT),
        Contribution(ACTS, 70, gleaning.ACT),
        Contribution(ACTS, 70, companions.DRAIN),
        Contribution(ACTS, 70, companions.PAY_OFF),
        Contribution(periods.USES, 70, companions.USE),
        Contribution(DROPPED, 70, gleaning.DROPPED),
        Contribution(periods.USES, 70, gleaning.USE),
        story.STORY,
        Contribution(module_advice.MECHANISM, 70, bot_advice.ADVICE),
        Contribution(roster.MECHANISM, 70, roster.Kept(table=(path.JOINED,))),
        Contribution(campaign_words.MECHANISM, 70, WORDS),
    ),
)
