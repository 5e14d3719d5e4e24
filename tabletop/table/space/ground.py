"""A space as it lies on the table now: what a screen shows of it, and all players may know."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

from msgspec import Struct

from tabletop.table.space.graph import Place, Space
from tabletop.table.space.map_text import Terrain

Foot = Literal["round", "square", "six", "spiked", "banner"]
"""The shape of a figure's base, which tells kinds of figures apart without colour. A `banner` shows
no picture: it stands for all who march under it."""

LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Figure(Struct, frozen=True, kw_only=True):
    """How a piece stands in a space.

    `card` is whose picture it shows (empty: its own), and `foot` the shape of its base. `mark` is
    the number of its colour and sign, those of the seat with that number (-1: none). `number` is
    written on the base unless it is 0. `facing` is its direction in degrees clockwise from up (-1:
    none). One that is `away` is not in the space now, and not shown in the file of those who march
    there.
    """

    card: str = ""
    foot: Foot = "round"
    mark: int = -1
    number: int = 0
    facing: int = -1
    away: bool = False


class Ground(Struct, frozen=True, kw_only=True):
    """Everything that a screen shows of a space; none of it may be secret.

    Give the same `space` object as long as it is the same: layout and paint are cached by it.
    `terrain` is the terrain of its places, `opened` the open doors, `edges` the closed borders
    between neighbours, `lamps` the places with lights, and `dark` the places that nobody has seen
    yet, which are covered. `zones` lists further zones on a place, in order. `codes` are the spoken
    names of places; `code_of` makes the missing ones. `figures` are how pieces stand, by number.
    `weather` is the weather there (`assets.drawings.weather`). On a road, `here` is where the
    travellers are, and `ahead` are the places that nobody has reached yet. `counts` are numbers
    that layouts read like counters of the table, but that follow from what lies there.
    """

    space: Space
    terrain: Mapping[Place, Terrain] = {}
    opened: Collection[Place] = ()
    edges: Collection[tuple[Place, Place]] = ()
    lamps: Collection[Place] = ()
    dark: Collection[Place] = ()
    zones: Mapping[Place, tuple[str, ...]] = {}
    codes: Mapping[Place, str] = {}
    figures: Mapping[int, Figure] = {}
    weather: str = ""
    here: Place = ""
    ahead: Collection[Place] = ()
    counts: Mapping[str, int] = {}

    def code_of(self, place: Place) -> str:
        """The spoken name of *place*: on a grid a letter for the column and a number for the row
        (`c4`; after `z` comes `aa`), elsewhere its name."""
        if place in self.codes:
            return self.codes[place]
        grid = self.space.grid
        if grid is None:
            return place
        column, row = grid.cell(self.space.centre[place])
        if column < 0 or row < 0:
            return place
        letters = ""
        while column >= 0:
            column, letter = divmod(column, len(LETTERS))
            letters, column = LETTERS[letter] + letters, column - 1
        return f"{letters}{row + 1}"

    def title_of(self, place: Place) -> str:
        """*place* in words: its spoken name, then what lies there."""
        lies, words = self.terrain.get(place), [self.code_of(place).upper()]
        if lies is not None:
            state = ("open " if place in self.opened else "closed ") if lies.door else ""
            words.append(state + lies.name)
        if place in self.lamps:
            words.append("lit by a lamp")
        return ", ".join(filter(None, words))
