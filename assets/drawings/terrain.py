"""Terrain: how the ground of a space is painted, by the name of what lies there.

Recipes are tables of assets/art/terrain.toml:

    [rubble]
    over = "floor"                  # the ground that it lies on, if it has none of its own
    texture = "slabs"               # slabs | blocks | planks | earth | grass | water
    colours = ["#1d1b1a", ...]      # three, from dark to light
    rank = 1                        # of two that touch, the higher one runs over the other's edge
    sunk = true                     # it lies lower than what is around it: it has a bank
    wall = true                     # it stands, as high as a wall; `door`: it is one
    place = "old cellar"            # whose light its props stand in (assets/art/places.toml)
    props = [[[prop, x, y, size, words]], ...]     # what stands there, one of these by the place
    burning = [[prop, ...]]         # what stands there while it burns, for a lamp

What a prop is, see `assets.drawings.recipe`; here the window is the place.
"""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from pathlib import Path

import msgspec
from PySide6.QtGui import QColor

from assets.drawings.places import Place, read_places
from assets.drawings.recipe import ART, RecipeError, Thing, nearest

PLAIN = "floor"
"""The terrain used where none is given, or the name is unknown."""

TEXTURES = ("slabs", "blocks", "planks", "earth", "grass", "water")


class Look(msgspec.Struct, forbid_unknown_fields=True, dict=True, frozen=True):
    """How one terrain is painted; see the module's docstring."""

    texture: str = ""
    colours: tuple[str, str, str] = ("#1d1b1a", "#4b463f", "#6d665a")
    over: str = ""
    rank: int = 0
    sunk: bool = False
    wall: bool = False
    door: bool = False
    place: str = "old cellar"
    props: tuple[tuple[Thing, ...], ...] = ()
    burning: tuple[Thing, ...] = ()

    @cached_property
    def tones(self) -> tuple[QColor, ...]:
        """The colours, from dark to light."""
        return tuple(QColor(text) for text in self.colours)


@cache
def looks() -> dict[str, Look]:
    """All terrains by name."""
    return read_terrain(ART / "terrain.toml")


@cache
def place_of(name: str, *, contrast: bool) -> Place:
    """The place whose light props have; in few tones for high *contrast*."""
    place = read_places(ART / "places.toml")[name]
    return place.in_few_tones() if contrast else place


def look_of(name: str) -> Look:
    """The look of the terrain *name*; the plain one if there is none."""
    return looks().get(name, looks()[PLAIN])


def ground_of(look: Look) -> Look:
    """The look of the ground that *look* lies on: its own, if it has one."""
    return look_of(look.over) if look.over else look


def read_terrain(path: Path) -> dict[str, Look]:
    """The terrains of *path*, by name.

    :raises RecipeError: if the file is not TOML, or one of its tables is not a terrain.
    """
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise RecipeError(f"{path.name}: {wrong}") from None
    found = {}
    for name, table in tables.items():
        try:
            found[name] = msgspec.convert(table, Look)
        except msgspec.ValidationError as wrong:
            raise RecipeError(f"{path.name}: {name}: {wrong}") from None
    places = read_places(ART / "places.toml")
    for name, look in found.items():
        at = f"{path.name}: {name}"
        if look.over not in ("", *found) or (look.over and found[look.over].over):
            raise RecipeError(f"{at}: no ground {look.over!r}{nearest(look.over, found)}")
        if not look.over and look.texture not in TEXTURES:
            raise RecipeError(f"{at}: no texture {look.texture!r}{nearest(look.texture, TEXTURES)}")
        if look.place not in places:
            raise RecipeError(f"{at}: no place {look.place!r}{nearest(look.place, places)}")
        if not all(tone.isValid() for tone in look.tones):
            raise RecipeError(f"{at}: colours are written as '#a1b2c3'")
    return found
