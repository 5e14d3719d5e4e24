"""Chapter C3: where a journey leads, its Trove, and the order in which the party sets out."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache

from tabletop.games.darkest.campaign.session_end import END, endings
from tabletop.games.darkest.ground import trove_recipes
from tabletop.games.darkest.ground.regions import Atlas, Region, atlas, told
from tabletop.games.darkest.ground.trove_recipes import Recipe
from tabletop.games.darkest.order import NEW_ROAD
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.marching_order import may_be_ordered, set_order
from tabletop.games.darkest.party.named_pieces import named
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.games.darkest.road.layout import road_layout, troves
from tabletop.games.darkest.steps import STEPS
from tabletop.games.darkest.village.offers import TRAVELLED
from tabletop.play.questions.decision import Option
from tabletop.play.rules.open_steps import comes_to, open_step
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow, Table

JOURNEYS = "journeys"
"""The table's counter: so many times the party has set out."""
STAY = Option("stay", "Stay in the village for now", zones=("here:0",))
ORDER = Option("order", "First change the marching order", zones=("order",), aside=True)


@STEPS.step("Where to?", rule="DTC-098", then="arrive")
@open_step
def set_out(play: Play) -> Rules[Flow]:
    """DTC-098, DTC-108, DTC-109: an Aid or a Waypoint by its name, or a Trove by lot."""
    heroes.turn_to(play, -1)
    unlisted = trove_recipes.chosen(play.table)

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
    land = _land(play.table)
    if option.key == "home":
        return (yield from _road_home(play, land))
    name = option.key
    if name == "trove":
        listed = _by_lot(atlas(play.table), land, unlisted)
        name = listed[0]
        if len(listed) > 1:
            shown = yield from play.roll(
                named(play.table, "die"), len(listed), ask="Which Trove?", rule="DTC-109"
            )
            name = listed[shown - 1]
    road_layout.lay(play, land.name, name)
    play.say("The road leads to {}.", named(play.table, name), rule="DTC-098")
    if atlas(play.table).category(name) == "trove":
        yield from troves.lay_trove(play, name)
    yield from set_order(play, settled=_is_ordered(play.table))
    road_layout.walk_to(play, 1)
    play.count(heroes.HOMEWARD, 0)
    yield from comes_to(play, NEW_ROAD)
    return go("arrive")


def _is_ordered(table: Table) -> bool:
    """Whether the party was asked for its order in this stay: a later sitting begins without."""
    resumed = table.campaign is not None and table.campaign.number > 1
    return not (table.count(TRAVELLED) or resumed)


def _land(table: Table) -> Region:
    """The Region whose Village this is."""
    return atlas(table).regions[heroes.home(table).region]


def _end(land: Region) -> tuple[str, ...]:
    """Where one points at to say where the road leads."""
    return (f"here:{len(land.road) + 1}",)


def _where(table: Table, unlisted: Mapping[str, Recipe]) -> list[Option]:
    """The roads; those Troves that are *unlisted*, which no lot finds, by their names."""
    land, of = _land(table), atlas(table)
    chosen = [
        Option(
            each.id,
            f"{unlisted[each.id].called or each.name} (Trove)",
            zones=_end(land),
            tells=_guarded(table, unlisted[each.id]),
        )
        for each in of.places(land.name, "trove")
        if each.id in unlisted
    ]
    order = [ORDER] if _is_ordered(table) and may_be_ordered(table) else []  # else it is asked
    roads = [*_roads(of, land, bool(table["stash"]))]
    if not _by_lot(of, land, unlisted):
        roads = [each for each in roads if each.key != "trove"]
    return [*roads, *chosen, *order, STAY, *endings(table)]


def _by_lot(of: Atlas, land: Region, unlisted: Collection[str]) -> list[str]:
    """DTC-109, DTX-024: the Troves of *land* that a lot finds; where Regions lie beyond their
    places there may be none."""
    return [each.id for each in of.places(land.name, "trove") if each.id not in unlisted]


def _guarded(table: Table, trove: Recipe) -> str:
    """What lies at a Trove that one chooses, and who always stands there."""
    gold = f"{trove.gold} gold" if trove.gold >= 0 else "d6 gold"
    holds = f"Its Trove: {trove.items} Magic Objects and {gold}." if trove.items else ""
    return f"{holds} {trove_recipes.boss_told(table, trove)}".strip()


@cache
def _roads(of: Atlas, land: Region, raided: bool) -> tuple[Option, ...]:
    end = _end(land)
    stash = next((each.name for each in of.locations() if each.stash), "")
    lost = f"The Raiders' loot at the {stash} is then lost." if raided else ""
    options = []
    for each in of.places(land.name, "aid"):
        tells = _beyond(of, each.id)
        options.append(Option(each.id, f"{each.name} (Aid)", (), end, warning=lost, tells=tells))
    options.append(Option("trove", "A random Trove", (), end, warning=lost))
    for each in of.places(land.name, "waypoint"):
        warning = "" if each.stash else lost
        tells = _beyond(of, each.id)
        options.append(
            Option(each.id, f"{each.name} (Waypoint)", (), end, warning=warning, tells=tells)
        )
    if land.back:
        options.append(Option("home", f"The road home: {land.back}", zones=end))
    return tuple(options)


def _beyond(of: Atlas, place: str) -> str:
    """What lies over the Straddle at a destination, where one may be crossed."""
    lands = of.beyond(place)
    goals = ", ".join(told(goal) for land in lands for goal in of.goals(land.name))
    called = " and ".join(f"the {each.called}" for each in lands)
    return f"Beyond it lies {called}: {goals}." if lands else ""


def _road_home(play: Play, land: Region) -> Rules[Flow]:
    """DTC-158: from the Sentinel's space, unchallenged, homeward over the Inner road."""
    road_layout.lay(play, land.of, land.straddle)
    yield from set_order(play)
    road_layout.walk_to(play, heroes.last_space(play.table) - 1)
    play.count(heroes.HOMEWARD, 1)
    yield from comes_to(play, NEW_ROAD)
    return go("arrive")
