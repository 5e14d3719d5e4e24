"""Straddles: from a destination into another Region, and back over it (DTX-020)."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.regions import Atlas, Region, atlas, told
from tabletop.games.darkest.order import CROSSED, NEW_ROAD
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.games.darkest.road.layout import road_layout, troves
from tabletop.games.darkest.steps import STEPS
from tabletop.play.questions.decision import Option
from tabletop.play.rules.open_steps import comes_to
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow, Table

SEVERAL = 3
"""As many destinations are named before the party goes over a Straddle."""


def offers(table: Table, place: str) -> list[Option]:
    """DTC-336: the Regions that are entered from the destination called *place*."""
    of = atlas(table)
    return [
        Option(f"cross {each.name}", each.crossing, value=each.name, tells=_told(of, each))
        for each in of.beyond(place)
    ]


def _told(of: Atlas, land: Region) -> str:
    """What lies over a Straddle, and what crossing it costs."""
    n, goals = len(land.road) + 1, [told(each) for each in of.goals(land.name)]
    if len(goals) > SEVERAL:
        goals = [goals[0], f"one of {len(goals) - 1} other places"]
    to = f" to {' or '.join(goals)}" if goals else ""
    back = "" if land.home else " It leads back here."
    return f"The {land.called}: a road of {n} spaces{to}.{back} The road behind is discarded."


@STEPS.step("Over the Straddle", rule="DTC-336", then="arrive")
def cross(play: Play, region: str) -> Rules[Flow]:
    """DTC-336: all that lay on the road behind is discarded; the party is on the first space of
    another road, which leads to a destination of that Region, and back to here (DTX-023)."""
    of = atlas(play.table)
    if region not in of.regions:  # a module of other days
        return go("at_destination")
    land = of.regions[region]
    goals = of.goals(region)
    here = heroes.located(play.table, heroes.last_space(play.table))
    entrance = of.entrance(region, here.name) if here is not None else 0
    to = goals[0].id if goals else land.straddle
    if len(goals) > 1:
        option = yield from decide(play, "Where does this road lead?", "DTC-336", lambda table: [
            Option(each.id, each.name) for each in goals
        ])  # fmt: skip
        to = option.key
    yield from road_layout.clear(play)
    road_layout.lay(play, region, to, entrance)
    if of.category(to) == "trove":
        yield from troves.lay_trove(play, to)
    play.say("The party comes to the {}.", land.called, rule="DTC-336")
    play.count(heroes.HOMEWARD, 0)
    yield from _walks(play, 1)
    return go("arrive")


@STEPS.step("Back over the Straddle", rule="DTC-337", then="arrive")
def back_over(play: Play) -> Rules[Flow]:
    """DTC-337: the road home is laid anew from the Straddle on. One that helps helps
    again; any other is passed by."""
    land = heroes.way(play.table)
    yield from road_layout.clear(play)
    road_layout.lay(play, land.of, land.straddle)
    helps = atlas(play.table).category(land.straddle) == "aid"
    play.say("The party is back at {}.", content.title(land.straddle), rule="DTC-337")
    play.count(heroes.HOMEWARD, 1)
    yield from _walks(play, heroes.last_space(play.table) - (not helps))
    return go("arrive")


def _walks(play: Play, space: int) -> Rules[None]:
    """The party stands there now; who goes with it to another road comes, too."""
    road_layout.walk_to(play, space)
    play.count("day", play.table.count("day") + 1)
    yield from comes_to(play, CROSSED)
    yield from comes_to(play, NEW_ROAD)
