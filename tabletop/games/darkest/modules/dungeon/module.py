"""The rules of Dungeon put together: nearly all of it records."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.games.darkest.bots import module_advice
from tabletop.games.darkest.campaign import roster
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.titles import pool
from tabletop.games.darkest.modules.dungeon import (
    BOX,
    bot_advice,
    cell,
    dark_road,
    story,
    vengeance,
    words,
)
from tabletop.games.darkest.order import NEW_ROAD, TRIPS
from tabletop.games.darkest.party import forced_fights, reserves
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
from tabletop.table.zone import Zone


def components(table: Table) -> None:
    """DTD-001, DTD-002: its cards, each where its kind waits to be drawn; and room in the Cell."""
    module_cards.lay(table, BOX.id)
    table.zones[cell.CELL] = Zone(cell.CELL, "everyone")


REASONS: Reasons = {
    dark_road.ADVENTURES.draws: Reason("DTD-007", "These cards are drawn only in the Dungeon."),
    dark_road.ADVENTURES.discards: Reason("DTD-007", "{} belongs to the Dungeon deck."),
    dark_road.SPELLS.draws: Reason("DTD-008", "These Spells join the Spell deck in the Dungeon."),
    dark_road.TROVES.draws: Reason(
        "DTD-001", "These Magic Items are drawn only for the Trove of the Dungeon."
    ),
    dark_road.TROVES.discards: Reason("DTD-001", "{} came back from the Trove of the Dungeon."),
    dark_road.TREASURES.draws: Reason(
        "DTD-002", "These Treasures are drawn only for the Trove of the Dungeon."
    ),
    dark_road.TREASURES.discards: Reason("DTD-002", "{} came back from the Trove of the Dungeon."),
    dark_road.GRADUATES.aside: Reason(
        "DTD-025", "{} waits until the Lord of Darkness is beaten and the Dungeon left."
    ),
    cell.CELL: Reason("DTD-016", "{} is locked up until somebody comes to the Cell."),
    vengeance.CLINGING.name: Reason(
        "DTD-054", "{} clings to its victim until that beats an Enemy it could have avoided."
    ),
}
"""DTC-018: why things stay where the module's own cards lie."""


def on_a_piece(name: str) -> Printed:
    """DTD-021: on the boss stands what he is."""
    if name == dark_road.LORD.name:
        return Printed(
            "Enemy", flavour="He locked himself in, to be sure of the key.",
            tags={score.capitalize(): str(n) for score, n in dark_road.LORD.scores.items()},
            epithet="Boss",
        )  # fmt: skip
    return printed(name)


MODULE = Module(
    **asdict(BOX),
    components=components,
    kinds=content.KINDS,
    titles={dark_road.LORD.name: "Lord of Darkness"},
    printed=on_a_piece,
    pool=pool,
    called={
        dark_road.ADVENTURES.draws: "the Dungeon deck",
        dark_road.ADVENTURES.discards: "the Dungeon discards",
        dark_road.SPELLS.draws: "the Spells of the Dungeon",
        dark_road.TROVES.draws: "the Magic Items of the Dungeon",
        dark_road.TROVES.discards: "its returned Magic Items",
        dark_road.TREASURES.draws: "the Treasures of the Dungeon",
        dark_road.TREASURES.discards: "its returned Treasures",
        dark_road.GRADUATES.aside: "what waits to come up from the Dungeon",
        cell.CELL: "the Cell",
    },
    joins=(
        Join(moment=NEW_ROAD, place=TRIPS, rule="DTD-007", run=dark_road.comes_down),
    ),
    words=words.add_words,
    counters=Counters(dark_road.JOINED, dark_road.WON, cell.LEFT_BY),
    records=(
        Contribution(STAYS, 20, REASONS),
        *dark_road.TERRITORY.contributions(20),
        Contribution(reserves.RESERVES, 20, vengeance.CLINGING),
        Contribution(forced_fights.FORCES, 20, vengeance.FORCE),
        story.STORY,
        Contribution(module_advice.MECHANISM, 20, bot_advice.ADVICE),
        Contribution(roster.MECHANISM, 20, roster.Kept(table=(dark_road.JOINED,))),
        Contribution(campaign_words.MECHANISM, 20, CampaignWords(
            counts={
                dark_road.JOINED: once("The Spells of the Dungeon are in the Spell deck for good."),
                dark_road.WON: once(
                    "The Lord of Darkness's Trove is won: cards of the Dungeon come into the "
                    "Adventure deck."
                ),
            },
        )),
    ),
)  # fmt: skip
