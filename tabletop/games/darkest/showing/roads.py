"""Showing: all roads of the world, with the places that they lead to."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.content import Location
from tabletop.games.darkest.ground import trove_recipes
from tabletop.games.darkest.ground.regions import GOALS, Atlas, Region, atlas
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.road_map import Road, Stop
from tabletop.table.table import Table


def roads(table: Table) -> tuple[Road, ...]:
    """DTC-058, DTC-064, DTC-068: the road of each Region, after the one that leads there."""
    of = atlas(table)
    first = next(region for region in of.regions.values() if not region.of)
    return tuple(_roads(of, first, table))


def _roads(of: Atlas, land: Region, table: Table) -> Iterator[Road]:
    """The road of *land*, and those that lead on from its places."""
    yield Road(
        title=land.called,
        begins=of.villages[land.home].called if land.home else content.title(land.straddle),
        spaces=tuple(content.title(each) for each in land.road),
        stops=tuple(_stops(of, land, table)),
        beyond=land.straddle,
        told=_told(land),
        here=land == heroes.land(table),
    )
    for each in of.regions.values():
        if each.of == land.name:
            yield from _roads(of, each, table)


def _stops(of: Atlas, land: Region, table: Table) -> Iterator[Stop]:
    """DTC-098, DTC-109: the places to which the road of *land* leads, with what lies at each. Those
    Troves that roads from a Village lead to are found by lot, unless they have a way of their
    own."""
    chosen = trove_recipes.chosen(table)
    troves = of.places(land.name, "trove") if land.home else ()
    by_lot = {each.id: each.name for each in troves if each.id not in chosen}
    if by_lot and land.name == heroes.home(table).region:
        told = f"One of these, by lot: {', '.join(by_lot.values())}."
        yield Stop(key="trove", title="A random Trove", told=told)
    for place in (each for category in GOALS for each in of.places(land.name, category)):
        recipe = chosen.get(place.id)
        yield Stop(
            key=place.id,
            title=(recipe and recipe.called) or place.name,
            kind="Trove, by lot" if place.id in by_lot else place.category.capitalize(),
            told=_told_of(of, place),
        )


def _told_of(of: Atlas, place: Location) -> str:
    """What happens at *place*, and into which Regions the party may go on from there (DTC-336)."""
    ahead = [f"Leads on into the {land.called}." for land in of.beyond(place.id)]
    return " ".join(filter(None, (place.in_short or place.text, *ahead)))


def _told(land: Region) -> str:
    """Who bars the way into *land*, what leads up to it, and where else it is entered."""
    told = []
    if land.guard is not None:
        scores = " and ".join(f"{name.capitalize()} {n}" for name, n in land.guard.scores.items())
        told.append(f"A guard with {scores} bars the way.")
    if land.climb:
        told.append(content.location(land.straddle).in_short)
    told += [f"Also entered from the {content.title(way.straddle)}." for way in land.entrances]
    return " ".join(told)
