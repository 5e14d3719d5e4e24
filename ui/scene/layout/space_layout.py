"""Where a space lies on a game's table: `[spaces.NAME]` of layout.toml."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

Length = Annotated[float, Meta(ge=0, le=20_000)]


During = dict[str, tuple[int, ...]]
"""A condition on the table's counters: each named counter has one of the numbers, or, if its name
follows `not `, none of them."""

NOT = "not "


def is_now(during: During, counters: Mapping[str, int]) -> bool:
    """Whether *counters* of the table meet the condition *during*."""
    return all(
        (counters.get(name.removeprefix(NOT), 0) in numbers) != name.startswith(NOT)
        for name, numbers in during.items()
    )


def asked_of(during: During) -> Iterator[str]:
    """The counters that the condition *during* depends on."""
    return (name.removeprefix(NOT) for name in during)


PORTRAIT = (0.04, 0.04, 0.92, 0.96)
"""The default part of a card's picture that a figure shows."""


class SpaceLayout(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The area of a space, whose places come from the game (`Game.spaces`) and are as large as
    fits.

    It is a `region` of the table or a fixed area. `hexes`: the cells of a grid, hexagons or
    squares. `road`: plots along a way; `rows` names them in the order in which they lie, with a dot
    for a gap; without `rows` they wind from the upper left. `landscape`: a road in one picture,
    from left to right. `looks`: the names of terrain pictures, where they differ. `portrait`: the
    part of a card's picture that a figure shows (x, y, width, height). `during`: the space exists
    only while this condition is met. `coded`: the code of every place is shown, instead of only on
    lit ones. `least`: in a region, the least width of a cell, if the others leave the room.
    `order`: its position in the keyboard's order.
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
    """The faults of the *spaces* on a *table* of this size, one sentence each."""
    for name, lies in spaces.items():
        right, bottom = lies.at[0] + lies.size[0], lies.at[1] + lies.size[1]
        if min(lies.at) < 0 or right > table[0] or bottom > table[1]:
            yield f"spaces.{name} extends beyond the table of {table[0]:g} x {table[1]:g}."
        if not (min(lies.size) or lies.region):
            yield f"spaces.{name}: size must be larger than 0."
        if min(lies.portrait[2:]) <= 0:
            yield f"spaces.{name}: the portrait has no area."
        if lies.rows and lies.kind == "hexes":
            yield f"spaces.{name}: rows are for a road; the game's map says where hexes lie."
        named = [place for row in lies.rows for place in row.split() if place != "."]
        for twice in sorted({place for place in named if named.count(place) > 1}):
            yield f"spaces.{name}: {twice!r} is in rows twice."
