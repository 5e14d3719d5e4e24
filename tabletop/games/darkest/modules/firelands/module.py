"""The rules of Firelands put together: what it lays out, and where it joins the game."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.games.darkest.bots import module_advice
from tabletop.games.darkest.campaign import roster
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.titles import pool
from tabletop.games.darkest.ground import astride, lasting_moves, markers
from tabletop.games.darkest.modules.firelands import (
    BOX,
    bot_advice,
    every_move,
    fire,
    map_fate,
    masons,
    seal,
    story,
    tales,
    trip,
    words,
)
from tabletop.games.darkest.order import MARKERS, NEW_ROAD, TRIPS
from tabletop.games.darkest.party import fates, gates, reserves
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
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.play.shelf.module import Module
from tabletop.table import verbs
from tabletop.table.table import OUT, Table
from tabletop.table.zone import Zone

DRAWER = "firelands-drawer"
"""The table's counter: who draws the forced card that is met, its place plus one (DTL-032)."""


def components(table: Table) -> None:
    """DTL-001: its cards, each where it waits to be drawn; room for fire, for what is burned and
    for what lies on Straddles; the Terrain cards lie with the maps."""
    module_cards.lay(table, BOX.id)
    markers.lay(table)
    astride.lay_room(table)
    lasting_moves.lay_burned(table)
    for zone in (
        Zone(every_move.EMBERS, "everyone", live=True),
        Zone(seal.LEFT_THERE, "everyone", live=True),
    ):
        table.zones[zone.name] = zone
    verbs.add(table, every_move.EMBERS, every_move.EMBERS, face_up=True)
    for token, n in ((fire.TOKEN, fire.MOST_TOKENS), (fire.FIRE, fire.MOST_FIRE)):
        for _ in range(n):
            verbs.add(table, token, OUT, "token", face_up=True)


def moves(play: Play) -> Rules[None]:
    """DTL-039, DTL-041: the party has moved to a Draw Spot or a Road Space."""
    settles(play)
    yield from every_move.moves(play)


def settles(play: Play) -> None:
    """DTL-040, DTL-046: what lies on a card that is gone goes, too."""
    every_move.cools(play)
    tales.is_over(play)


REASONS: Reasons = {
    trip.ADVENTURES.draws: Reason(
        "DTL-020", "These cards are drawn only on the road to the Firelands."
    ),
    trip.ADVENTURES.discards: Reason("DTL-020", "{} belongs to the deck of the Firelands."),
    trip.SPELLS.draws: Reason(
        "DTL-021", "These Spells join the Spell deck on the way to the Firelands."
    ),
    trip.TROVES.draws: Reason("DTL-022", "These Magic Objects are the Trove of the Firelands."),
    trip.TROVES.discards: Reason("DTL-022", "{} came back from the Trove of the Firelands."),
    lasting_moves.BURNED: Reason("DTL-005", "{} is burned, and no rule brings it back."),
    astride.ASTRIDE: Reason("DTL-017", "{} lies on a Straddle, and waits for its road."),
    every_move.EMBERS: Reason("DTL-039", "It only listens for turns that are lost."),
    seal.LEFT_THERE: Reason("DTL-035", "{} waits for the next who comes to its shrine."),
    tales.TALES.name: Reason("DTL-044", "It lies on the Taleweaver until its bearer meets it."),
}
"""DTC-018: why things stay where the module's own cards lie."""

TOKENS = {
    fire.TOKEN: "Whoever comes here from another place loses 1 Life.",
    fire.FIRE: "The Ifrit Sultan's. Whoever comes here from another place loses 1 Life.",
}


def on_a_piece(name: str) -> Printed:
    """DTL-009: what a token does."""
    if name in TOKENS:
        return Printed("Token", (TOKENS[name],))
    return printed(name)


MODULE = Module(
    **asdict(BOX),
    components=components,
    kinds=content.KINDS,
    titles={
        fire.TOKEN: "Fireland token",
        fire.FIRE: "Fire token",
        every_move.EMBERS: "Embers",
    },
    printed=on_a_piece,
    pool=pool,
    called={
        trip.ADVENTURES.draws: "the deck of the Firelands",
        trip.ADVENTURES.discards: "the discards of the Firelands",
        trip.SPELLS.draws: "the Spells of the Firelands",
        trip.TROVES.draws: "the Magic Objects of the Firelands",
        trip.TROVES.discards: "returned Magic Objects of the Firelands",
        lasting_moves.BURNED: "burned cards",
        astride.ASTRIDE: "what lies on Straddles",
        every_move.EMBERS: "embers",
        seal.LEFT_THERE: "what was left in shrines",
    },
    joins=(
        Join(moment=NEW_ROAD, place=TRIPS, rule="DTL-020", run=trip.new_road),
        Join(moment="carried", place=MARKERS, rule="DTL-009", run=fire.carried_off),
        Join(moment="arrive", place=MARKERS, rule="DTL-009", run=fire.has_come, when="after"),
        Join(moment="again", place=MARKERS, rule="DTL-009", run=fire.has_come, when="after"),
        Join(moment="arrive", place=TRIPS, rule="DTL-039", run=moves),
        Join(moment="again", place=TRIPS, rule="DTL-039", run=moves),
        Join(moment="spot", place=TRIPS, rule="DTL-039", run=moves),
        Join(moment="spot", place=TRIPS, rule="DTL-040", run=settles, when="after"),
        Join(moment="onward", place=TRIPS, rule="DTL-040", run=settles),
        Join(moment="village", place=TRIPS, rule="DTL-046", run=tales.is_over),
    ),
    reactions=every_move.REACTIONS,
    words=words.add_words,
    counters=Counters(
        trip.JOINED, DRAWER, fire.STOOD, map_fate.SPENT, seal.WHERE,
    ),
    records=(
        Contribution(STAYS, 60, REASONS),
        *trip.TERRITORY.contributions(60),
        *(Contribution(markers.MARKERS, 60, marker) for marker in fire.MARKERS),
        Contribution(reserves.RESERVES, 60, tales.TALES),
        Contribution(gates.DRAWERS, 60, DRAWER),
        Contribution(fates.STOCKS, 60, map_fate.STOCK),
        Contribution(ACTS, 60, masons.ACT),
        Contribution(ACTS, 60, tales.ACT),
        story.STORY,
        Contribution(module_advice.MECHANISM, 60, bot_advice.ADVICE),
        Contribution(roster.MECHANISM, 60, roster.Kept(table=(trip.JOINED,))),
        Contribution(campaign_words.MECHANISM, 60, CampaignWords(
            counts={
                trip.JOINED: once("The Spells of the Firelands are in the Spell deck for good."),
            },
        )),
    ),
)  # fmt: skip
