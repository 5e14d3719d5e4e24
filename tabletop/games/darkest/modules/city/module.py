"""The rules of the City put together: what it lays out, and where it joins the game."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.games.darkest.bots import module_advice
from tabletop.games.darkest.campaign import roster
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.titles import pool
from tabletop.games.darkest.ground import decks, lots, shops
from tabletop.games.darkest.ground.regions import REGIONS
from tabletop.games.darkest.modules.city import (
    BOX,
    bazaar,
    bot_advice,
    bounties,
    burglary,
    crowds,
    faces,
    jail,
    orders,
    pets,
    posters,
    reasons,
    second_meetings,
    shadows,
    story,
    streets,
    trade,
    words,
)
from tabletop.games.darkest.order import AWAY, CROSSED, SHOP, TRIPS
from tabletop.games.darkest.party import carrying_capacity, gates, periods
from tabletop.games.darkest.party.death import Dies
from tabletop.games.darkest.road.draws.drawing import LostTurn
from tabletop.games.darkest.road.journey.anytime_acts import ACTS
from tabletop.games.darkest.road.meetings import drinks, meeting
from tabletop.games.darkest.village import deals, markets, module_cards
from tabletop.play.questions.refusals import STAYS
from tabletop.play.rules import campaign_words
from tabletop.play.rules.campaign_words import CampaignWords, Kept
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.deeds import Reactions
from tabletop.play.rules.joins import Join
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.play.shelf.module import Module
from tabletop.table import verbs
from tabletop.table.table import Table
from tabletop.table.zone import Zone

DRAWER = "city-drawer"
"""The table's counter: who draws the forced card that is met, its place plus one."""

REACTIONS = Reactions()
REACTIONS.after(LostTurn, lying_in="items")(pets.lost_turn)
REACTIONS.after(Dies, lying_in=jail.ZONE)(shadows.heard)
crowds.listens(REACTIONS, jail.ZONE)


def components(table: Table) -> None:
    """DTY-004 to DTY-006: its cards, each where its kind waits; the Jail, and the posters."""
    for zone in (
        Zone(jail.ZONE, "everyone", live=True),
        Zone(posters.SHOWN, "everyone"),
        Zone(bazaar.DECK.draws),
        Zone(bazaar.DECK.discards, "everyone"),
    ):
        table.zones[zone.name] = zone
    module_cards.lay(table, BOX.id)
    verbs.add(table, jail.ZONE, jail.ZONE, face_up=True)


def arrives(play: Play) -> Rules[None]:
    """DTY-048, DTY-052, DTY-055, DTY-075: whoever is away tries to come back, and the Spy and the
    Cat Burglar speak, before the party meets what lies there."""
    bazaar.closes(play)
    yield from jail.arrives(play)
    yield from shadows.arrives(play)
    yield from orders.arrives(play)


def comes_home(play: Play) -> None:
    """DTY-050, DTY-055: in a Village whoever waits in the City, or has hidden, is with the party
    again."""
    shadows.comes_back(play)
    jail.in_a_village(play)


def lasts(counters: dict[str, int]) -> dict[str, int]:
    """DTC-038, DTY-050: a session begins in a Village, where who waits in the City, or has hidden,
    is with the party again; who is in Jail is still there."""
    gone = (jail.WAITS, shadows.WHOM)
    if not counters.keys() & {*gone}:
        return counters
    return {each: n for each, n in counters.items() if each not in (*gone, "away")}


KEPT = roster.Kept(
    heroes=(jail.JAILED, jail.WAITS, shadows.WHOM, "away"), kinds=("quest",), lasts=lasts
)


def crosses(play: Play) -> Rules[None]:
    """DTY-008, DTY-009."""
    bazaar.closes(play)
    yield from posters.crosses(play)


def pool_of(name: str) -> str:
    """Magic Objects of the City deck cannot be told from its other cards; those that are sold lie
    open."""
    of = content.card(name)
    if isinstance(of, content.Magic) and content.module_of(name) == BOX.id:
        return name if of.price else "adventure"
    if content.lot(name) == posters.LOT.name:
        return "poster"
    return pool(name)


WORDS = CampaignWords(
    traits={
        jail.JAILED: lambda now: "in Jail" if now else "out of Jail",
        jail.WAITS: lambda now: (
            f"waiting at the {content.title(streets.GATES[now - 1])}" if now else "with the party"
        ),
    },
    kept={"quest": Kept("{} now holds {}.", "{} no longer holds {}.")},
)  # fmt: skip
"""What players read for what is recorded of it."""

MODULE = Module(
    **asdict(BOX),
    components=components,
    kinds=content.KINDS,
    titles={jail.ZONE: "Jail"},
    printed=faces.on_a_piece,
    pool=pool_of,
    called={
        streets.DECK.draws: "the City deck",
        streets.DECK.discards: "the City discards",
        bazaar.DECK.draws: "the Travelling Bazaar",
        bazaar.DECK.discards: "beside the Bazaar",
        posters.LOT.draws: "Wanted Posters",
        posters.LOT.discards: "torn posters",
        posters.SHOWN: "the Wanted Poster that is up",
        jail.ZONE: "the Jail",
        streets.WORKSHOP.zone: "the Tinkerer's workshop",
        **{shop.zone: f"the {streets.MARKET.called[shop.name]}" for shop in streets.SHOPS},
    },
    joins=(
        Join(moment="arrive", place=AWAY, rule="DTY-048", run=arrives),
        Join(moment="again", place=AWAY, rule="DTY-048", run=arrives),
        Join(moment=SHOP, place=AWAY, rule="DTY-048", run=jail.attempts),
        Join(moment="home", place=AWAY, rule="DTY-050", run=comes_home),
        Join(moment="nobody_left", place=AWAY, rule="DTY-049", run=jail.nobody_left),
        Join(moment="space_done", place=AWAY, rule="DTY-055", run=shadows.comes_back),
        Join(moment="spot", place=AWAY, rule="DTY-056", run=shadows.forgets),
        Join(moment="spot", place=AWAY, rule="DTY-056", run=shadows.avenges, when="after"),
        Join(moment="draw", place=TRIPS, rule="DTY-020", run=trade.goes, when="after"),
        Join(moment="destination", place=TRIPS, rule="DTY-020", run=trade.goes, when="after"),
        Join(moment="spot", place=TRIPS, rule="DTY-075", run=bazaar.closes, when="after"),
        Join(moment="village", place=TRIPS, rule="DTY-075", run=bazaar.closes),
        Join(moment=CROSSED, place=TRIPS, rule="DTY-008", run=crosses),
    ),
    reactions=REACTIONS,
    words=words.add_words,
    counters=Counters(
        DRAWER,
        *(jail.JAILED, jail.WAITS, posters.SWAPPED, bounties.ATTACKED, trade.NEXT),
        *(bazaar.OPEN, bazaar.ABOVE),
        *(crowds.TURNS, crowds.MORE, pets.USED, burglary.BURGLED),
        *(shadows.SHADOWED, shadows.WHOM, shadows.AVENGES),
    ),
    records=(
        Contribution(STAYS, 70, reasons.REASONS),
        Contribution(REGIONS, 70, streets.REGION),
        Contribution(decks.DECKS, 70, streets.DECK),
        Contribution(decks.DECKS, 70, bazaar.DECK),
        Contribution(decks.SLOTS, decks.OF_REGION, streets.SLOT),
        Contribution(decks.SLOTS, decks.BAZAAR, bazaar.SLOT),
        *(Contribution(shops.SHOPS, 70, shop) for shop in (*streets.SHOPS, streets.WORKSHOP)),
        Contribution(markets.MARKETS, 70, streets.MARKET),
        Contribution(carrying_capacity.BUNDLES, 70, streets.IN_A_SLOT),
        Contribution(lots.LOTS, 70, posters.LOT),
        *(
            Contribution(periods.USES, 70, use)
            for use in (posters.USE, bounties.USE, pets.USE, shadows.USE, *burglary.USES)
        ),
        *(
            Contribution(ACTS, 70, act)
            for act in (posters.ACT, bounties.ACT, pets.LOOK, second_meetings.REPEAT, burglary.ACT)
        ),
        Contribution(deals.DEALS, 70, burglary.DEAL),
        Contribution(drinks.POTIONS, 70, "city-apothecary"),
        Contribution(meeting.INSTEAD, 70, pets.instead),
        Contribution(meeting.COMPANY, 70, pets.stomps),
        Contribution(meeting.COMPANY, 70, crowds.joins_crowd),
        Contribution(gates.DRAWERS, 70, DRAWER),
        story.STORY,
        Contribution(module_advice.MECHANISM, 70, bot_advice.ADVICE),
        Contribution(roster.MECHANISM, 70, KEPT),
        Contribution(campaign_words.MECHANISM, 70, WORDS),
    ),
)
