"""What a picture shows, as data: a few lines of TOML beside the card's name.

    [cups-3]
    name = "Three of Cups"
    numeral = "III"
    place = "orchard pool"          # a table of assets/art/places.toml
    seed = 4                        # varies what the recipe leaves open
    props = [
      ["tree-olive", 0.16, 0.80, 0.55, "far mirror"],
      ["cup", 0.50, 0.90, 0.30, "lit"],
    ]

A prop is `[name, x, y, size, words]`. (x, y) is where its foot stands in the window (0, 0 = top
left, 1, 1 = bottom right; a foot may lie outside), `size` its height in window heights. `words`
says how it is drawn, in any order:

    layer   sky (behind the ridges) | far (before the last ridge, hazy) | near (before the mist)
            | over (painted last, over the frame: a subject that breaks it); else amid the scene
    mirror  faces left            turn=DEG   clockwise, about its foot     wide=F  stretched across
    lit     glows                 dim        a dark silhouette             dry     no reflection
    haze=F  0-1, how far away     tone=NAME  every shape in this tone      shade=F -1..1, all shapes
    seed=N  another of its kind   alpha=F    0-1                           still   no shadow

Beside these a recipe may overrule its place: `light`, `orb`, `orb_size`, `rays`, `glow`, `horizon`,
`weather`, `ground`, `ridges`. See `assets.drawings.places` for what those mean.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import msgspec

ART = Path(__file__).resolve().parents[1] / "art"
"""The folder of all recipes, assets/art."""

LAYERS = ("sky", "far", "mid", "near", "over")
_FLAGS = frozenset({"mirror", "lit", "dim", "dry", "still"})
_VALUES = frozenset({"turn", "wide", "haze", "shade", "seed", "alpha"})


class RecipeError(ValueError):
    """A recipe that cannot be painted. The text names the file, the card, the fault and similar
    names."""


class How(NamedTuple):
    """The parsed words of a prop; see the module's docstring for their meaning."""

    layer: str = "mid"
    flags: frozenset[str] = frozenset()
    tone: str = ""
    turn: float = 0.0
    wide: float = 1.0
    haze: float = 0.0
    shade: float = 0.0
    seed: float = 0.0
    alpha: float = 1.0


def read_how(words: str) -> How:
    """Parse the words of a prop.

    :raises RecipeError: for an unknown word, or a value that is not a number.
    """
    layer, flags, tone = "mid", set(), ""
    values: dict[str, float] = {}
    for word in words.split():
        key, _, value = word.partition("=")
        if not value and key in LAYERS:
            layer = key
        elif not value and key in _FLAGS:
            flags.add(key)
        elif key == "tone" and value:
            tone = value
        elif key in _VALUES and value:
            try:
                values[key] = float(value)
            except ValueError:
                raise RecipeError(f"{word!r}: {value!r} is not a number") from None
        else:
            near = nearest(key, {*LAYERS, *_FLAGS, *_VALUES, "tone"})
            raise RecipeError(f"{word!r} is not a word of a prop{near}")
    if layer == "far":
        values.setdefault("haze", 0.4)
    return How(layer, frozenset(flags), tone, **values)


class Thing(msgspec.Struct, array_like=True, frozen=True):
    """One prop of a picture: `[prop, x, y, size, words]`."""

    prop: str
    x: float
    y: float
    size: float
    words: str = ""

    @property
    def how(self) -> How:
        """The parsed words.

        :raises RecipeError: if they are invalid.
        """
        return read_how(self.words)


class Ridge(msgspec.Struct, array_like=True, frozen=True):
    """One ridge of a landscape: `[kind, height, step]`.

    `height` is how far it may rise over the horizon in window heights, `step` its palette step.
    """

    kind: str
    height: float
    step: float


class Recipe(msgspec.Struct, forbid_unknown_fields=True, dict=True, frozen=True):
    """A card's picture and the text of its frame; see the module's docstring."""

    name: str
    place: str
    numeral: str = ""
    seed: int = 0
    props: tuple[Thing, ...] = ()
    light: tuple[float, float] | None = None
    orb: str | None = None
    orb_size: float | None = None
    rays: float | None = None
    glow: float | None = None
    horizon: float | None = None
    weather: tuple[str, ...] | None = None
    ground: str | None = None
    ridges: tuple[Ridge, ...] | None = None

    @cached_property
    def drawn(self) -> tuple[tuple[Thing, How], ...]:
        """The props with their parsed words, in painting order within a layer."""
        return tuple((thing, thing.how) for thing in self.props)

    def count(self, family: str) -> int:
        """The number of props of *family*: named so, or `family-something`."""
        return sum(thing.prop.split("-")[0] == family for thing in self.props)


def nearest(name: str, names: Collection[str]) -> str:
    """`; did you mean 'x'?` for the most similar of *names*, or empty."""
    found = get_close_matches(name, list(names), 1, 0.5)
    return f"; did you mean {found[0]!r}?" if found else ""


def read_recipes(path: Path) -> dict[str, Recipe]:
    """The recipes of one file, by card.

    :raises RecipeError: if the file is not TOML or one of its tables is not a recipe.
    """
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise RecipeError(f"{path.name}: {wrong}") from None
    recipes = {}
    for card, table in tables.items():
        try:
            recipes[card] = msgspec.convert(table, Recipe)
        except msgspec.ValidationError as wrong:
            raise RecipeError(f"{path.name}: {card}: {wrong}") from None
    return recipes


def findings(
    file: str, recipes: Mapping[str, Recipe], places: Collection[str], props: Collection[str]
) -> list[str]:
    """The faults of *recipes*, one sentence each: file, card, fault and the most similar name."""
    found = []
    for card, recipe in recipes.items():
        at = f"{file}: {card}"
        if recipe.place not in places:
            found.append(f"{at}: no place {recipe.place!r}{nearest(recipe.place, places)}")
        for thing in recipe.props:
            if thing.prop not in props:
                found.append(f"{at}: no prop {thing.prop!r}{nearest(thing.prop, props)}")
            try:
                read_how(thing.words)
            except RecipeError as wrong:
                found.append(f"{at}: {thing.prop}: {wrong}")
    return found
