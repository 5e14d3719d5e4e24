"""A space as it lies on the table now: what a screen shows of it, and all players may know."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

from msgspec import Struct

from tabletop.table.space.graph import Place, Space
from tabletop.table.space.map_text import Terrain

Foot = Literal["round", "square", "six", "spiked", "banner"]
"""The shape of what a figure stands on: it tells kinds of figures apart without any colour. One
of a `banner` shows no picture: it stands for all who march under it, and flies where they go."""

LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Figure(Struct, frozen=True, kw_only=True):
    """How a piece stands in a space.

    `card` is whose picture it shows (its own name's, if empty), `foot` the shape it stands on.
    `mark` is the number of its colour and its sign, those of the seat with that number (-1: it has
    none). `number` is written on the foot where it is not 0. `facing` is where it looks, in degrees
    clockwise from up (-1: nowhere in particular).
    """

    card: str = ""
    foot: Foot = "round"
    mark: int = -1
    number: int = 0
    facing: int = -1


class Ground(Struct, frozen=True, kw_only=True):
    """What there is to be seen of a space: nothing of it may be a secret.

    Give the same `space` as long as it is the same: what is laid out and painted is kept by it.
    `terrain` is what lies on its places, `opened` the doors that stand open, `edges` what is shut
    between two neighbours, `lamps` the places of lights that burn, `dark` those that nobody has
    seen yet: they are covered. `zones` are those that lie on a place beside the one that is called
    as it, in their order. `codes` are what places are called aloud; where there is none, `code_of`
    makes one. `figures` are how pieces stand, by number. `weather` is what falls or flies there
    (`assets.drawings.weather`), on a road; there, `here` is where those are who go along it, and
    `ahead` are the places that nobody has come to yet.
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

    def code_of(self, place: Place) -> str:
        """What *place* is called aloud: on a grid by a letter for its column and a number for its
        row (`c4`; after `z` comes `aa`), else by its name."""
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
        """*place* in words: what it is called aloud, then what lies there."""
        lies, words = self.terrain.get(place), [self.code_of(place).upper()]
        if lies is not None:
            state = ("open " if place in self.opened else "closed ") if lies.door else ""
            words.append(state + lies.name)
        if place in self.lamps:
            words.append("lit by a lamp")
        return ", ".join(filter(None, words))
