"""The nights: their maps, drawn in text, who stands there, and what may be wrong with them."""

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
"""What the signs of a map stand for (SCN-104)."""

FIGURES = 12
"""How many figures there are of each type of monster, a boss apart."""

HEROES = 4
WIDEST = 40
"""How many columns and rows a map may have."""


class Standing(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure of a night: a monster, its hex, what it is for one to four heroes (`n` normal, `e`
    elite, `-` not there), and the door that it stands behind or the round that it is late for."""

    monster: Id
    at: Spot
    heroes: Ranks
    behind: Spot | Literal[""] = ""
    round: Small = 0


class Night(Card, frozen=True, kw_only=True):
    """A scenario: its map, who stands there, how many rounds it is dark, and which nights of a
    campaign may come `after` it."""

    drawn: ClassVar[tuple[str, ...]] = ("map",)

    rounds: Annotated[int, Meta(ge=1, le=40)]
    map: MapText
    figures: list[Standing]
    after: tuple[Id, ...] = ()


@cache
def drawn(text: str) -> Map:
    """The map that *text* draws."""
    return read_map(text, LEGEND, POINTY)


# --- what may be wrong ---------------------------------------------------------------------------


def faults(night: Night, monsters: Mapping[str, bool]) -> Iterator[tuple[str, str]]:
    """What is wrong with *night*: in which field, and what to do. Of the *monsters* that there are
    those that are true are bosses."""
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
    """Why *each* cannot stand there; heroes come to what is *roamed* without opening a door."""
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
