"""The rules of the Woodland put together: what it lays out, and where it joins the game."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from tabletop.games.darkest.bots import module_advice
from tabletop.games.darkest.campaign import roster
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.titles import pool
from tabletop.games.darkest.combat import armour, foes_dice
from tabletop.games.darkest.ground import lots, markers, space_positions
from tabletop.games.darkest.modules.woodland import (
    BOX,
    beasts,
    bot_advice,
    destinies,
    fate,
    finds,
    growth,
    paths,
    places,
    portals,
    road,
    sentences,
    spiders,
    story,
    toads,
    words,
)
from tabletop.games.darkest.order import CROSSED, MARKERS, NEW_ROAD, TRIPS
from tabletop.games.darkest.party import dice, fates, gates, heroes, periods
from tabletop.games.darkest.party.periods import Use
from tabletop.games.darkest.road.draws import dice_thrown_again
from tabletop.games.darkest.road.journey import passing, special_locations
from tabletop.games.darkest.road.journey.anytime_acts import ACTS
from tabletop.games.darkest.road.journey.passing import Pass
from tabletop.games.darkest.showing.printed import printed
from tabletop.games.darkest.village import module_cards
from tabletop.play.questions.refusals import STAYS, Reason, Reasons
from tabletop.play.rules import campaign_words
from tabletop.play.rules.campaign_words import CampaignWords, Kept, once
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Printed
from tabletop.play.rules.joins import Join
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.shelf.module import Module
from tabletop.table import verbs
from tabletop.table.table import OUT, Table

DRAWER = "woodland-drawer"
"""The table's counter: who draws the forced card that is met, its place plus one (DTW-047)."""
SKIPPED = "woodland-skipped"
"""The table's counter: a Road Space was skipped on this road by a Clear Path (DTW-068)."""


def components(table: Table) -> None:
    """DTW-001: its cards, each where its kind waits to be drawn; and room for Portals."""
    module_cards.lay(table, BOX.id)
    markers.lay(table)
    for _ in range(portals.MOST):
        verbs.add(table, portals.PORTAL, OUT, "token", face_up=True)


REASONS: Reasons = {
    road.ADVENTURES.draws: Reason("DTW-019", "This deck is drawn from only in the Woodland."),
    road.ADVENTURES.discards: Reason("DTW-019", "{} goes back into the Woodland's deck."),
    road.TROVES.draws: Reason("DTW-021", "These Magic Objects are drawn only for Mab's Lair."),
    road.TROVES.discards: Reason("DTW-021", "{} came back from Queen Mab's Trove."),
    road.SPELLS.draws: Reason("DTW-020", "These Spells join the Spell deck in the Woodland."),
    paths.PATHS.draws: Reason("DTW-009", "A Path is drawn on entering the Woodland."),
    paths.PATHS.discards: Reason("DTW-040", "{} was walked to its end."),
    toads.LOT.draws: Reason("DTW-063", "Only the Toad King makes anybody a Toad."),
    toads.LOT.discards: Reason("DTW-063", "{} is over."),
    road.MAIN.aside: Reason(
        "DTW-042", "These cards join the main deck once Queen Mab's Trove is won."
    ),
    paths.DESTINIES.draws: Reason("DTW-012", "A Destiny is gained only by a resolved Path."),
    paths.DESTINIES.discards: Reason("DTW-015", "{} belonged to somebody who died."),
}
"""DTC-018: why things stay where the module's own cards lie."""

TOKENS = {
    fate.DARK.counter: "Dark Fate",
    growth.TOKENS["strength"]: "Growth of Strength",
    growth.TOKENS["craft"]: "Growth of Craft",
    spiders.SPIDERS: "Spider tokens",
}
"""What lies on heroes, by what players call it."""

WORDS = CampaignWords(
    counts={
        road.SPELLS.joined: once("The Woodland's Spells are in the Spell deck for good."),
        road.WON: once(
            "Queen Mab's Trove is won: cards of the Woodland come into the Adventure deck."
        ),
    },
    scores={**TOKENS, spiders.SPIDERS: "Spider token|Spider tokens"},
    kept={"quest": Kept("{} now holds {}.", "{} no longer holds {}.")},
)
"""What players read for what is recorded of it."""

HELD = {paths.PATHS.name: "Path", paths.DESTINIES.name: "Destiny", toads.LOT.name: "State"}


def on_a_card(name: str) -> Printed:
    """What stands on the card called *name*, and on a Portal token."""
    if name == portals.PORTAL:
        return Printed("Token", ("The Leywalker leads the party back here.",))
    if name == road.MAB.name:
        return Printed("Enemy", tags={"Strength": "10", "Craft": "10"}, epithet="Fae")
    found = printed(name)
    if (lot := content.lot(name)) in HELD:
        return replace(found, kind=HELD[lot])
    of = content.enemy(name)
    return replace(found, epithet="Fae") if of is not None and of.breed == "fae" else found


MODULE = Module(
    **asdict(BOX),
    components=components,
    kinds=content.KINDS,
    titles={
        **TOKENS,
        spiders.CRAWLERS: "Crawlers",
        portals.PORTAL: "Portal token",
        road.MAB.name: "Queen Mab",
    },
    printed=on_a_card,
    pool=pool,
    called={
        road.ADVENTURES.draws: "the Woodland's deck",
        road.ADVENTURES.discards: "the Woodland's discards",
        road.TROVES.draws: "the Woodland's Magic Objects",
        road.TROVES.discards: "Queen Mab's returned Magic Objects",
        road.SPELLS.draws: "the Woodland's Spells",
        toads.LOT.draws: "Toads",
        toads.LOT.discards: "former Toads",
        road.MAIN.aside: "the Woodland's cards for the main deck",
        paths.PATHS.draws: "Paths",
        paths.PATHS.discards: "walked Paths",
        paths.DESTINIES.draws: "Destinies",
        paths.DESTINIES.discards: "Destinies of the dead",
    },
    joins=(
        Join(moment=CROSSED, place=TRIPS, rule="DTW-019", run=road.comes_in),
        Join(moment=CROSSED, place=TRIPS, rule="DTW-003", run=fate.comes_in),
        Join(moment="draw", place=TRIPS, rule="DTW-032", run=places.glen_changes, when="after",
             only=heroes.is_in(fate.REGION)),
        Join(moment="spot", place=TRIPS, rule="DTW-032", run=places.glen_changes, when="after",
             only=heroes.is_in(fate.REGION)),
        Join(moment="loot", place=MARKERS, rule="DTW-037", run=paths.begins, when="after",
             only=heroes.is_in(fate.REGION)),
        Join(moment="loot", place=TRIPS, rule="DTW-070", run=paths.ends, when="after",
             only=heroes.is_in(fate.REGION)),
        Join(moment="spot", place=TRIPS, rule="DTW-052", run=spiders.return_all, when="after"),
        Join(moment=NEW_ROAD, place=TRIPS, rule="DTW-052", run=spiders.return_all),
        Join(moment="home", place=TRIPS, rule="DTW-052", run=spiders.return_all),
    ),
    reactions=fate.REACTIONS,
    words=words.add_words,
    counters=Counters(
        DRAWER, SKIPPED, road.SPELLS.joined, fate.DARK.counter, fate.LIGHT, places.CHANGES,
        places.CHANGED, places.SHOWN, paths.MEETING, paths.RESTS, *growth.TOKENS.values(),
        spiders.SPIDERS, spiders.CRAWLERS, spiders.OWNER, finds.SHOT,
        toads.LEFT, road.WON, places.USED,
    ),
    records=(
        Contribution(STAYS, 90, REASONS),
        *road.TERRITORY.contributions(90),
        Contribution(fates.FATES, 90, fate.DARK),
        Contribution(fates.BANS, 90, fate.is_banned),
        Contribution(lots.LOTS, 90, paths.PATHS),
        Contribution(lots.LOTS, 90, paths.DESTINIES),
        Contribution(lots.LOTS, 90, toads.LOT),
        Contribution(periods.USES, 90, toads.USE),
        Contribution(periods.USES, 90, places.USE),
        Contribution(periods.USES, 90, places.ONCE),
        Contribution(special_locations.GONE, 90, places.gone),
        Contribution(markers.MARKERS, 90, portals.MARKER),
        Contribution(ACTS, 90, portals.ACT),
        *(Contribution(ACTS, 90, act) for act in finds.ACTS),
        Contribution(dice.SECOND, 90, finds.lucky),
        Contribution(armour.INSTEAD, 90, growth.instead),
        Contribution(foes_dice.TURNS, 90, spiders.turned),
        Contribution(foes_dice.BEFORE, 90, destinies.lowers),
        Contribution(dice_thrown_again.CHOOSERS, 90, destinies.chooses),
        Contribution(passing.PASSES, 90, Pass(
            over="rolled", counter=SKIPPED, rule="DTW-068", on="table",
            may=lambda table, leader: leader in sentences.bearers(table, sentences.SKIPS),
        )),
        Contribution(passing.HALTS, 90, beasts.halts),
        Contribution(space_positions.LEAVES, 90, spiders.leaves),
        Contribution(gates.DRAWERS, 90, DRAWER),
        Contribution(periods.USES, 90, Use(counter=SKIPPED, period="road", on="table")),
        Contribution(periods.USES, 90, Use(counter=finds.SHOT, period="space")),
        story.STORY,
        Contribution(module_advice.MECHANISM, 90, bot_advice.ADVICE),
        Contribution(roster.MECHANISM, 90, roster.Kept(
            table=(road.SPELLS.joined,), kinds=("quest",),
            heroes=(fate.DARK.counter, *growth.TOKENS.values(), spiders.SPIDERS),
        )),
        Contribution(campaign_words.MECHANISM, 90, WORDS),
    ),
)  # fmt: skip
