"""Showing: the road of this journey, and the Tower, as landscapes, and what is met next."""

from __future__ import annotations

from functools import cache
from zlib import crc32

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks, sides, space_positions
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.ground.regions import Region
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.named_pieces import named
from tabletop.games.darkest.road.figures import figure
from tabletop.games.darkest.road.layout import road_layout
from tabletop.play.rules.game import Path
from tabletop.table.space import Figure, Ground, Space, Terrain, track
from tabletop.table.table import Table

CLIMB = track([f"tower:{space}" for space in range(len(content.TOWER))])
STEPS = {
    f"tower:{n}": Terrain(content.title(name), look=name) for n, name in enumerate(content.TOWER)
}
ASKED, AHEAD = Terrain("Where to?", look="road"), Terrain("Journey’s end", look="road")
"""The end of a road that is not laid yet: while it is asked where it leads, and before."""
LIKE = {"aid": "village", "trove": "ruins", "waypoint": "crags", "tower": "crags"}
LIKE_ROADS = ("plains", "hills", "fields", "moor", "heights")
"""What a place looks like that nobody has drawn, by what it is."""
LASTS = 3
"""For so many days the weather stays as it is."""
OUTWARD, HOMEWARD = 90, 270
DECK = "deck"
"""Counted on the road: the number of the deck that is drawn from."""


@cache
def _road(last: int) -> Space:
    return track([f"here:{space}" for space in range(last + 1)])


@cache
def _lying(last: int, roaming: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """What lies on the places of a road beside who stands there: what stays, what roams or was put
    there, and at its end the Trove."""
    found = {f"here:{n}": (f"pinned:{n}", *(f"{kind}:{n}" for kind in roaming))
             for n in range(1, last + 1)}  # fmt: skip
    return found | {f"here:{last}": (*found[f"here:{last}"], "trove")}


@cache
def _codes(last: int, first: str) -> dict[str, str]:
    road = {f"here:{n}": f"{n}" for n in range(1, last + 1)}
    return {"here:0": first} | road | {f"tower:{n}": f"T{n}" for n in range(len(content.TOWER))}


def spaces(table: Table) -> dict[str, Ground]:
    """The road from the village on, and the Tower: what all may see of them."""
    village, last, land = heroes.home(table), heroes.last_space(table), heroes.way(table)
    lies = {"here:0": _begins(land) or Terrain(village.called, look=village.look)}
    lies |= {f"here:{space}": _terrain(table, space) for space in heroes.spaces(table)}
    end = heroes.located(table, last)
    figures, days, codes = (
        _figures(table),
        (content.location(end.name).weather if end else ()) or heroes.land(table).weather,
        _codes(last, "V" if land.home else "S"),
    )
    weather = sides.weather(table) or days[table.count("day") // LASTS % len(days)]
    here, climbs = named(table, "party").zone, heroes.climbs(table)
    on_road = Ground(
        space=_road(last), terrain=lies, codes=codes, figures=figures, weather=weather,
        here=here, ahead=_ahead(table), zones=_lying(last, _roaming(table)),
        counts={DECK: decks.drawn_from(table).number},
    )  # fmt: skip
    up = Ground(
        space=CLIMB, terrain=STEPS, codes=codes, figures=figures, weather=weather,
        here=here, ahead=_beyond(CLIMB.places, here) if climbs else CLIMB.places,
    )  # fmt: skip
    return {"road": on_road, "tower": up}


def _begins(land: Region) -> Terrain | None:
    """The Straddle that a road leads back to; none where it begins at a Village."""
    return None if land.home else _place(land.straddle)


def _kinds(table: Table) -> tuple[str, ...]:
    """The kinds of the zones of what modules have roam, or lie, on Road Spaces."""
    listed: list[figure.Figure] = game_of(table).records_of(figure.FIGURES)
    kinds = (*(each.road for each in listed), "marker")
    return tuple(kind for kind in kinds if f"{kind}:1" in table.zones)


_roaming = heroes.MEMORY.until_changed(_kinds, on=())


def _ahead(table: Table) -> tuple[str, ...]:
    """DTC-006: the Road Spaces that nobody has come to on this journey."""
    at = heroes.at(table)
    if heroes.homeward(table):
        return ()
    return tuple(
        f"here:{space}"
        for space in heroes.spaces(table)
        if space > at
        and ((lies := heroes.ground(table, space)) is None
             or not lies.counters.get(road_layout.VISITED, 0))
    )  # fmt: skip


def _beyond(places: tuple[str, ...], here: str) -> tuple[str, ...]:
    return places[places.index(here) + 1 :] if here in places else ()


def _terrain(table: Table, space: int) -> Terrain:
    """What lies there; until the road is laid, what a road of this Region always leads through."""
    lies, names = heroes.terrain(table, space), heroes.land(table).road
    if lies is None or not (content.is_overlay(lies.name) and space > len(names)):
        lies = heroes.located(table, space) or lies
    if lies is None and space > len(names):
        return ASKED if table.flow.step == "set_out" else AHEAD
    name = lies.name if lies is not None else names[space - 1]
    end = heroes.located(table, heroes.last_space(table))
    return _place(name, content.location(end.name).clad if end is not None else "")


@cache
def _place(name: str, clad: str = "") -> Terrain:
    """How the location called *name* looks, on a road that is *clad* so."""
    of = content.location(name)
    like = LIKE.get(of.category, LIKE_ROADS[crc32(name.encode()) % len(LIKE_ROADS)])
    like = "woods" if of.wooded else like
    look = of.look or name
    if clad:
        look, like = f"{clad}-{look}", look
    return Terrain(content.title(name), look=look, like=like)


def _figures(table: Table) -> dict[int, Figure]:
    """The heroes' figures in marching order, those with the party numbered; that of the party is a
    banner in the colour of its leader, which flies where it goes."""
    number, first, found = 0, None, {}
    for marching in table["order"]:
        place, card = heroes.place_of(marching), marching.name.removesuffix("-figure")
        away = heroes.is_away(table, place)
        number += not away
        stands = Figure(card=card, mark=place, number=0 if away else number, away=away)
        found[marching.id] = stands
        first = first or (None if away else stands)
    if first is not None:
        looks = HOMEWARD if heroes.homeward(table) else OUTWARD
        party = named(table, "party").id
        found[party] = Figure(mark=first.mark, foot="banner", facing=looks)
    return found


def paths(table: Table) -> tuple[Path, ...]:
    """DTC-123, DTC-134: in which order the party meets what lies before it on this space."""
    space, down, spot = (
        heroes.at(table),
        road_layout.is_downward(table),
        table.count(space_positions.HERE),
    )
    if space < 1 or table["guardians"]:
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
