"""Places: the landscapes that recipes are set in, read from assets/art/places.toml.

A place has a `palette` of five to seven colours from light to dark; a *step* is a position in it
(0 = lightest, fractions mix). `sky` lists the steps of the sky from its top down to the horizon.
`tones` names or overrides the colours that props are painted with (see `assets.drawings.shapes`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path

import msgspec
from PySide6.QtGui import QColor

from assets.drawings.recipe import Recipe, RecipeError, Ridge

_BASE = {
    "cloth": "#8e3f3c",
    "skin": "#d8a883",
    "hair": "#4b3024",
    "metal": "#c9a65a",
    "gold": "#e3b34c",
    "steel": "#b4c0ca",
    "bone": "#e6dcc2",
    "wood": "#7a5236",
    "stone": "#857f7a",
    "leaf": "#5d7a45",
    "water": "#4f7f93",
    "fire": "#e8823a",
    "blood": "#a02f2c",
    "rose": "#c2526a",
    "paper": "#f0e6cc",
}
# how much a tone takes on the light of its place: a red robe is cooler by moonlight
_LEAN = 0.22
_LEAN_METAL = 0.08


class Place(msgspec.Struct, forbid_unknown_fields=True, dict=True, frozen=True):
    """One landscape; every field but the palette has a quiet default."""

    palette: tuple[str, ...]
    sky: tuple[float, ...] = (4, 2, 1)
    light: tuple[float, float] = (0.5, 0.35)
    orb: str = "none"  # none | sun | moon | crescent | star
    orb_size: float = 0.1  # radius in window widths
    rays: float = 0.0  # 0-1, strength of the beams
    glow: float = 0.6  # radius of the halo in window heights
    horizon: float = 0.62  # 0-1, height of the horizon from the top
    ridges: tuple[Ridge, ...] = ()
    ground: str = "field"  # field | grass | snow | sand | water | floor | none
    earth: tuple[float, float] = (3, 5)  # steps of the ground, from the horizon to the foot
    haze: float = 1.0  # step that far things fade to
    mist: float = 0.0  # 0-1, density of the mist on the horizon
    edge: float = 0.62  # 0-1, how bright the light's edge on things is
    weather: tuple[str, ...] = ()
    tones: dict[str, str] = {}

    @cached_property
    def colours(self) -> tuple[QColor, ...]:
        """The palette from light to dark."""
        return tuple(QColor(text) for text in self.palette)

    def at(self, step: float) -> QColor:
        """The colour at *step*, mixed from its neighbours; steps outside are held at the ends."""
        last = len(self.colours) - 1
        step = min(max(step, 0.0), float(last))
        low = min(int(step), last - 1)
        return mix(self.colours[low], self.colours[low + 1], step - low)

    @cached_property
    def named(self) -> dict[str, QColor]:
        """The tones of props, in the light of this place."""
        last = len(self.colours) - 1
        found = {
            "ink": self.at(last).darker(135),
            "deep": self.at(last - 0.6),
            "figure": self.at(last - 1.0),
            "glow": self.at(0),
        }
        middle = self.at(last * 0.45)
        for name, text in _BASE.items():
            lean = _LEAN_METAL if name in ("gold", "steel") else _LEAN
            found[name] = mix(QColor(text), middle, lean)
        found |= {name: QColor(text) for name, text in self.tones.items()}
        return found

    @cached_property
    def blended(self) -> dict[tuple[str, float, float, bool], tuple[QColor, ...]]:
        """A cache of colours that the painter has blended for this place."""
        return {}

    def in_few_tones(self) -> Place:
        """This place in the high-contrast theme: few, very different tones; no mist, little
        weather."""
        last = len(self.palette) - 1
        greys = (250, 214, 150, 92, 46, 16)
        palette = [greys[round(i * 5 / last)] for i in range(last + 1)]
        tones = {"cloth": "#b3202a", "skin": "#f0d2b8", "gold": "#ffd230", "leaf": "#1f7a3a"}
        tones |= {"metal": "#ffd230", "steel": "#ffffff", "wood": "#8a4a12", "stone": "#8a8a8a"}
        tones["deep"] = "#4a5080"  # dark, but distinct from the ground and from ink
        tones |= {"water": "#2a6fd0", "fire": "#ff7a00", "glow": "#ffffff", "ink": "#000000"}
        return msgspec.structs.replace(
            self,
            palette=tuple(f"#{v:02x}{v:02x}{v:02x}" for v in palette),
            tones=tones,
            mist=0.0,
            rays=0.0,
            edge=1.0,  # makes dark things stand out from dark ground
            weather=tuple(kind for kind in self.weather if kind in ("stars", "birds")),
        )

    def as_in(self, recipe: Recipe) -> Place:
        """This place with the fields that *recipe* overrides."""
        names = (
            "light",
            "orb",
            "orb_size",
            "rays",
            "glow",
            "horizon",
            "weather",
            "ground",
            "ridges",
        )
        changed = {name: getattr(recipe, name) for name in names}
        changed = {name: value for name, value in changed.items() if value is not None}
        return msgspec.structs.replace(self, **changed) if changed else self


def mix(a: QColor, b: QColor, t: float) -> QColor:
    """The colour at the fraction *t* from *a* to *b*, alpha included."""
    s = 1.0 - t
    return QColor(
        round(a.red() * s + b.red() * t),
        round(a.green() * s + b.green() * t),
        round(a.blue() * s + b.blue() * t),
        round(a.alpha() * s + b.alpha() * t),
    )


def shaded(colour: QColor, shade: float) -> QColor:
    """*colour* lightened (shade to 1) or darkened (to -1)."""
    if not shade:
        return colour
    goal = QColor(255, 247, 226) if shade > 0 else QColor(12, 8, 18)
    goal.setAlpha(colour.alpha())
    return mix(colour, goal, min(abs(shade), 1.0))


def clear(colour: QColor, alpha: float) -> QColor:
    """*colour* at *alpha* (0-1)."""
    found = QColor(colour)
    found.setAlphaF(min(max(alpha, 0.0), 1.0))
    return found


@lru_cache(maxsize=2)
def read_places(path: Path) -> Mapping[str, Place]:
    """The places of *path* by name; cached, because each deck of a table asks for them.

    :raises RecipeError: if the file is not TOML, or one of its tables is not a place.
    """
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise RecipeError(f"{path.name}: {wrong}") from None
    places = {}
    for name, table in tables.items():
        try:
            places[name] = msgspec.convert(table, Place)
        except msgspec.ValidationError as wrong:
            raise RecipeError(f"{path.name}: {name}: {wrong}") from None
        if len(places[name].palette) < 4 or not all(c.isValid() for c in places[name].colours):
            raise RecipeError(
                f"{path.name}: {name}: the palette needs four colours such as '#a1b2c3'"
            )
    return places
