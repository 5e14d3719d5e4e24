"""Where a space lies on a game's table: `[spaces.NAME]` of layout.toml."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

Length = Annotated[float, Meta(ge=0, le=20_000)]


During = dict[str, tuple[int, ...]]
"""When something is there: while each of these counters of the table is one of its numbers, or,
where its name follows a `not`, none of them."""

NOT = "not "


def is_now(during: During, counters: Mapping[str, int]) -> bool:
    """Whether all *counters* of the table are as *during* asks."""
    return all(
        (counters.get(name.removeprefix(NOT), 0) in numbers) != name.startswith(NOT)
        for name, numbers in during.items()
    )


def asked_of(during: During) -> Iterator[str]:
    """The counters on which *during* hangs."""
    return (name.removeprefix(NOT) for name in during)


PORTRAIT = (0.04, 0.04, 0.92, 0.96)
"""The part of a card's picture that a figure shows, if nothing else is said."""


class SpaceLayout(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The area of a space, whose places the game tells (`Game.spaces`), as large as all fit: a
    `region` of the table, or else a fixed one.

    `hexes` are the cells of a grid (squares, too), `road` is plots along a way: `rows` names them
    as they lie, a dot where none is; without it they wind from the upper left. A `landscape` is a
    road in one picture, from the left to the right. `looks` are the
    pictures of terrains by their names, where these are others. `portrait` is the part of a card's
    picture that a figure shows (x, y, width, height). One with `during` is there only then. What
    places are called aloud stands on all of them if they are `coded`, else on lit ones alone. In a
    region cells are at `least` so wide, if its others can give it the room.
    `order` is the keyboard's way through the table.
    """

    kind: Literal["hexes", "road", "landscape"]
    at: tuple[float, float] = (0.0, 0.0)
    size: tuple[Length, Length] = (0.0, 0.0)
    region: str = ""
    rows: tuple[str, ...] = ()
    looks: dict[str, str] = {}
    portrait: tuple[float, float, float, float] = PORTRAIT
    during: During = {}
    coded: bool = True
    least: Length = 0
    order: int = 50


def findings(spaces: Mapping[str, SpaceLayout], table: tuple[float, float]) -> Iterator[str]:
    """What is wrong with the *spaces* of a *table* of this size, a sentence each."""
    for name, lies in spaces.items():
        right, bottom = lies.at[0] + lies.size[0], lies.at[1] + lies.size[1]
        if min(lies.at) < 0 or right > table[0] or bottom > table[1]:
            yield f"spaces.{name} reaches beyond the table of {table[0]:g} x {table[1]:g}."
        if not (min(lies.size) or lies.region):
            yield f"spaces.{name}: size must be larger than 0."
        if min(lies.portrait[2:]) <= 0:
            yield f"spaces.{name}: the portrait has no extent."
        if lies.rows and lies.kind == "hexes":
            yield f"spaces.{name}: rows are for a road; hexes lie where the game's map has them."
        named = [place for row in lies.rows for place in row.split() if place != "."]
        for twice in sorted({place for place in named if named.count(place) > 1}):
            yield f"spaces.{name}: {twice!r} stands twice in rows."
