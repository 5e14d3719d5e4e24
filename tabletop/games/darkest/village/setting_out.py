"""Chapter C3: where a journey leads, its Trove, and the order in which the party sets out."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from tabletop.games.darkest.campaign.session_end import END, endings
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.ground.road_spaces import DESTINATION
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.named_pieces import named
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.games.darkest.road.journey.travel import may_be_ordered, set_order
from tabletop.games.darkest.road.layout import road_layout, troves
from tabletop.games.darkest.steps import STEPS
from tabletop.games.darkest.village.offers import TRAVELLED
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow, Table

JOURNEYS = "journeys"
"""The table's counter: so many times the party has set out."""
STAY = Option("stay", "Stay in the village for now", zones=("here:0",))
ORDER = Option("order", "First set another marching order", zones=("order",), aside=True)
END_OF_ROAD = (f"here:{DESTINATION}",)
"""Where one points at to say where the road leads."""


@STEPS.step("Where to?", rule="DTC-098", then="arrive")
def set_out(play: Play) -> Rules[Flow]:
    """DTC-098, DTC-108, DTC-109: an Aid or a Waypoint by its name, or a Trove by lot."""
    heroes.turn_to(play, -1)
    unlisted = {deck.place for deck in decks.troves_of(play)}

    def where(table: Table) -> list[Option]:
        return _where(table, unlisted)

    option = yield from decide(play, "Where does the road lead?", "DTC-098", where)
    if option.key == "stay":
        return go("stay", place=0)
    if option is ORDER:
        yield from set_order(play)
        return go("set_out")
    if option.key == END:
        return go("session_ends")
    play.count(JOURNEYS, play.table.count(JOURNEYS) + 1)
    region = content.REGIONS[heroes.village(play.table)]
    if option.key == "home":
        return (yield from _road_home(play))
    name = option.key
    if name == "trove":
        listed = [c.id for c in content.destinations(region, "trove") if c.id not in unlisted]
        shown = yield from play.roll(
            named(play.table, "die"), len(listed), ask="Which Trove?", rule="DTC-109"
        )
        name = listed[shown - 1]
    road_layout.lay(play, region, name)
    play.say("The road leads to {}.", named(play.table, name), rule="DTC-098")
    if content.location(name).category == "trove":
        yield from troves.lay_trove(play, name)
    yield from set_order(play, settled=_is_ordered(play.table))
    road_layout.walk_to(play, 1)
    play.count(heroes.HOMEWARD, 0)
    return go("arrive")


def _is_ordered(table: Table) -> bool:
    """Whether the party was asked for its order in this stay: a later sitting begins without."""
    resumed = table.campaign is not None and table.campaign.number > 1
    return not (table.count(TRAVELLED) or resumed)


def _where(table: Table, unlisted: Collection[str]) -> list[Option]:
    """The roads; those Troves that are *unlisted*, which no lot finds, by their names."""
    region = content.REGIONS[heroes.village(table)]
    chosen = [
        Option(each.id, f"{each.name} (Trove)", zones=END_OF_ROAD)
        for each in content.destinations(region, "trove")
        if each.id in unlisted
    ]
    order = [ORDER] if _is_ordered(table) and may_be_ordered(table) else []  # else it is asked
    return [*_roads(region, bool(table["stash"])), *chosen, *order, STAY, *endings(table)]


@cache
def _roads(region: content.Region, raided: bool) -> tuple[Option, ...]:
    lost = "What the Raiders took to the Sentinel is lost then." if raided else ""
    options = []
    for each in content.destinations(region, "aid"):
        options.append(Option(each.id, f"{each.name} (Aid)", (), END_OF_ROAD, warning=lost))
    options.append(Option("trove", "A Trove, by lot", (), END_OF_ROAD, warning=lost))
    for each in content.destinations(region, "waypoint"):
        warning = "" if each.id == "sentinel" else lost
        options.append(Option(each.id, f"{each.name} (Waypoint)", (), END_OF_ROAD, warning=warning))
    if region == "outer":
        options.append(
            Option(
                "home", "The road home: over the bridge and down the Inner road", zones=END_OF_ROAD
            )
        )
    return tuple(options)


def _road_home(play: Play) -> Rules[Flow]:
    """DTC-158: from the Sentinel's space, unchallenged, homeward over the Inner road."""
    road_layout.lay(play, "inner", "sentinel")
    yield from set_order(play)
    road_layout.walk_to(play, DESTINATION - 1)
    play.count(heroes.HOMEWARD, 1)
    return go("arrive")
