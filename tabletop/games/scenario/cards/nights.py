"""The nights: maps drawn in text, the figures on them, and checks for mistakes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from tabletop.packs.cards import Card, Id
from tabletop.table.space import POINTY, Map, Place, Terrain, read_map
from tabletop.table.space.ways import flood

Small = Annotated[int, Meta(ge=0, le=99)]
MapText = Annotated[str, Meta(max_length=2000)]
Spot = Annotated[str, Meta(pattern=r"^[0-9]{1,2},[0-9]{1,2}\Z")]
Ranks = Annotated[str, Meta(pattern=r"^[ne-]{4}\Z")]

LEGEND = {
    "#": Terrain("wall", wall=True),
    ".": Terrain("floor"),
    "S": Terrain("start", start=True),
    "~": Terrain("deep water", cost=2),
    "o": Terrain("rubble", blocked=True),
    "L": Terrain("lamp", blocked=True),
    "D": Terrain("door", door=True),
    "E": Terrain("stair"),
}
"""The meaning of the signs on a map (SCN-104)."""

FIGURES = 12
"""The number of figures of each monster type, except bosses."""

HEROES = 4
WIDEST = 40
"""The largest number of columns and of rows of a map."""


class Standing(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure of a night.

    It has a monster, a hex, a rank for each of one to four heroes (`n` normal, `e` elite, `-`
    absent), and the door it stands behind or the round in which it enters.
    """

    monster: Id
    at: Spot
    heroes: Ranks
    behind: Spot | Literal[""] = ""
    round: Small = 0


class Night(Card, frozen=True, kw_only=True):
    """A scenario: its map, its figures, its number of rounds, and the nights that can come `after`
    it in a campaign."""

    drawn: ClassVar[tuple[str, ...]] = ("map",)

    rounds: Annotated[int, Meta(ge=1, le=40)]
    map: MapText
    figures: list[Standing]
    after: tuple[Id, ...] = ()


@cache
def drawn(text: str) -> Map:
    """The map that *text* draws."""
    return read_map(text, LEGEND, POINTY)


# --- mistakes ------------------------------------------------------------------------------------


def faults(night: Night, monsters: Mapping[str, bool]) -> Iterator[tuple[str, str]]:
    """The mistakes in *night*: the field of each, and how to correct it. *monsters* maps each known
    type to whether it is a boss."""
    read = read_map(night.map, LEGEND, POINTY)
    for found in read.findings:
        where = f"line {found.line}, column {found.column}: " if found.line else ""
        yield "map", f"{where}{found.message}"
    columns = max((len(line) for line in night.map.splitlines()), default=0)
    if columns > WIDEST or len(night.map.splitlines()) > WIDEST:
        yield "map", f"The map is larger than {WIDEST} columns and {WIDEST} lines. Draw less."
    if 0 < len(read.starts) < HEROES:
        yield "map", f"It has {len(read.starts)} start hexes. Draw {HEROES} S, one for each hero."
    if "the heroes win" not in night.text.lower():
        yield (
            "text",
            "It never says when the heroes win. Add a sentence such as: At the end of round 8, ...",
        )
    if night.after:
        yield "after", "A night of a pack is not part of the campaign. Leave this out."
    yield from (("figures", words) for words in _figures(night, read, monsters))


def _figures(night: Night, read: Map, monsters: Mapping[str, bool]) -> Iterator[str]:
    taken: dict[tuple[Place, str, int], str] = {}
    roamed = {*flood(read.walls().links, read.starts, read.pace())} if read.starts else set()
    for each in night.figures:
        if each.monster not in monsters:
            yield f"There is no monster {each.monster!r}. There are: {', '.join(monsters)}."
        when = each.at, each.behind, each.round
        if when in taken:
            yield f"{each.monster} at {each.at} stands where {taken[when]} does. Move one of them."
        elif wrong := _misplaced(each, read, roamed):
            yield f"{each.monster} at {each.at} {wrong}"
        if each.round > night.rounds:
            yield f"{each.monster} enters in round {each.round} of {night.rounds}. Choose another."
        taken[when] = each.monster
    for monster, n in Counter(each.monster for each in night.figures).items():
        most = 1 if monsters.get(monster) else FIGURES
        if n > most:
            yield f"The night needs {n} of {monster}, but the box has {most}."


def _misplaced(each: Standing, read: Map, roamed: Collection[Place]) -> str:
    """Why the figure *each* cannot stand there, or empty. Heroes reach the places in *roamed*
    without opening a door."""
    lies = read.terrain.get(each.at)
    if lies is None:
        return "is off the map: columns and rows are counted from 0."
    if lies.wall or lies.blocked or lies.door:
        return f"stands in a {lies.name}. Put it on free floor."
    if each.behind and each.round:
        return "has both a door and a round. Leave one of them out."
    if each.behind and each.behind not in read.doors:
        return f"is behind {each.behind}, but there is no door."
    if each.behind and each.at in roamed:
        return f"is not in a closed room: heroes can reach it without opening {each.behind}."
    if not each.behind and not each.round and each.at not in roamed and read.starts:
        return "is in a closed room. Say which door it is behind."
    return ""
