"""Showing: the road of this journey, and the Tower, as landscapes, and what is met next."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.road_spaces import DESTINATION, SPACES
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.named_pieces import named
from tabletop.games.darkest.road.layout import road_layout
from tabletop.play.rules.game import Path
from tabletop.table.space import Figure, Ground, Terrain, track
from tabletop.table.table import Table

ROAD = track([f"here:{space}" for space in (0, *SPACES)])
CLIMB = track([f"tower:{space}" for space in range(len(content.TOWER))])
CODES = (
    {"here:0": "V"}
    | {f"here:{n}": f"{n}" for n in SPACES}
    | {f"tower:{n}": f"T{n}" for n in range(len(content.TOWER))}
)
STEPS = {
    f"tower:{n}": Terrain(content.title(name), look=name) for n, name in enumerate(content.TOWER)
}
VILLAGES = Terrain("Village"), Terrain("Village beyond the Sentinel", look="village")
ASKED, AHEAD = Terrain("Where to?", look="road"), Terrain("Journey’s end", look="road")
"""The end of a road that is not laid yet: while it is asked where it leads, and before."""
OUTER = {"outer-hills": "heights", "outer-woods": "dark-woods"}
"""What looks otherwise beyond the Sentinel, though it is called the same."""
WEATHER = {
    "inner": ("birds", "clouds", "rain", "leaves", "", "petals", "rain", "clouds"),
    "outer": ("", "clouds", "snow", "rain", "stars", "clouds"),
    "tower": ("embers",),
}
"""What falls or flies over a Region's road, by the day."""
LASTS = 3
"""For so many days the weather stays as it is."""
OUTWARD, HOMEWARD = 90, 270


def spaces(table: Table) -> dict[str, Ground]:
    """The road from the village on, and the Tower: what all may see of them."""
    lies = {"here:0": VILLAGES[min(1, table.count(heroes.REGION))]}
    lies |= {f"here:{space}": _terrain(table, space) for space in SPACES}
    figures, days = _figures(table), WEATHER[heroes.region(table)]
    weather = days[table.count("day") // LASTS % len(days)]
    return {
        "road": Ground(space=ROAD, terrain=lies, codes=CODES, figures=figures, weather=weather),
        "tower": Ground(space=CLIMB, terrain=STEPS, codes=CODES, figures=figures, weather=weather),
    }


def _terrain(table: Table, space: int) -> Terrain:
    """What lies there; until the road is laid, what a road of this Region always leads through."""
    lies, names = heroes.terrain(table, space), content.ROADS.get(heroes.region(table), ())
    if lies is None and space > len(names):
        return ASKED if table.flow.step == "set_out" else AHEAD
    name = lies.name if lies is not None else names[space - 1]
    return Terrain(content.title(name), look=OUTER.get(name, name))


def _figures(table: Table) -> dict[int, Figure]:
    """The heroes' figures in marching order; that of the party shows its leader, and looks where
    it goes."""
    found = {
        figure.id: Figure(card=figure.name.removesuffix("-figure"), mark=heroes.place_of(figure))
        for figure in table["order"]
    }
    first = next((found[figure.id] for figure in table["order"]), None)
    if first is not None:
        looks = HOMEWARD if heroes.homeward(table) else OUTWARD
        party = named(table, "party").id
        found[party] = Figure(card=first.card, mark=first.mark, foot="six", facing=looks)
    return found


def paths(table: Table) -> tuple[Path, ...]:
    """DTC-123, DTC-134: in which order the party meets what lies before it on this space."""
    space, down, spot = (
        heroes.at(table),
        road_layout.is_downward(table),
        table.count(space_positions.HERE),
    )
    if not 1 <= space <= DESTINATION or table["guardians"]:
        return ()
    there, lies = space_positions.cards_at(table, space), space_positions.spot_of
    if down and spot:
        ahead = [card for card in there if 0 < lies(card) < spot]
    else:
        ahead = [card for card in there if lies(card) > spot]
    if down:
        ahead.reverse()
    words = "The party meets these in this order."
    return (Path(tuple(card.id for card in ahead), words),) if len(ahead) > 1 else ()
