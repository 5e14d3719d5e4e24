"""Figures: every prop can be drawn, stands as it should, and trumps show the foes they are."""

from __future__ import annotations

import importlib
import os
import random

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from assets.drawings.places import read_places
from assets.drawings.props import kinds, load_props
from assets.drawings.props.strokes import bounds, curve, mirrored, points_of, within, without
from assets.drawings.recipe import ART, findings, read_recipes
from assets.drawings.shapes import PROPS

load_props()

FIGURE_MODULES = (
    *(
        "people",
        "together",
        "enthroned",
        "riders",
        "trumps",
        "hounds",
        "beasts",
        "small_beasts",
        "birds",
    ),
    *("horses", "angels", "devil"),
)
# Set pieces that show nobody.
THINGS = {"wheel", "wreath-oval", "magician-table", "struck-tower"}
# Those who lie, or walk one behind another, are longer than they are high.
LONG = {"fallen-king", "sleeper", "caravan", "crocodile-pale"}
SUITS = ("wands", "cups", "swords", "pentacles")


def figures() -> list[str]:
    modules = {f"assets.drawings.props.{name}" for name in FIGURE_MODULES}
    named = {kind for props in kinds.KINDS.values() for kind in props}
    return sorted({name for name, build in PROPS.items() if build.__module__ in modules} | named)


def outlines(prop: str, seed: int = 1) -> list[tuple[float, ...]]:
    return [
        (shape.path.elementAt(i).x, shape.path.elementAt(i).y)
        for shape in PROPS[prop](random.Random(seed))
        for i in range(shape.path.elementCount())
    ]


@pytest.mark.sampled
@pytest.mark.parametrize("prop", figures())
def test_a_figure_stands_one_unit_high_on_the_ground(prop: str) -> None:
    shapes = PROPS[prop](random.Random(1))
    room = bounds(shapes)
    assert room.bottom() == pytest.approx(0, abs=1e-6)
    assert room.height() == pytest.approx(1, abs=1e-6)
    widest = 8 if prop in LONG else 2.6
    assert 0.1 < room.width() < widest
    assert abs(room.center().x()) < room.width()


@pytest.mark.sampled
@pytest.mark.parametrize("prop", figures())
def test_a_figure_is_cut_of_several_tones_and_has_no_empty_rimmed_shape(prop: str) -> None:
    shapes = PROPS[prop](random.Random(1))
    assert len({(shape.tone, round(shape.shade, 2)) for shape in shapes}) >= 2
    assert all(not shape.path.isEmpty() for shape in shapes if shape.rim)
    assert all(-1 <= shape.shade <= 1 for shape in shapes)


@pytest.mark.sampled
@pytest.mark.parametrize("prop", figures())
def test_a_figure_is_the_same_for_the_same_seed(prop: str) -> None:
    assert outlines(prop) == outlines(prop)


def test_every_being_is_listed_by_kind() -> None:
    unlisted = {name for name in figures() if not kinds.kinds_of(name)}
    assert unlisted == THINGS
    assert set().union(*kinds.KINDS.values()) <= set(PROPS)


# Rules of Tower, TWR-058: what the pictures I-XXI show, in the strict reading.
SHOWN = ("H", "H", "H", "H", "H", "HCB", "HB", "HB", "H", "CB", "H", "H", "HB", "C", "HC", "H")
STRICT = dict(enumerate((*SHOWN, "HB", "B", "HB", "HC", "HB"), start=1))
LETTERS = {kinds.HUMAN: "H", kinds.CELESTIAL: "C", kinds.BEAST: "B"}


@pytest.mark.rule("TWR-058")
@pytest.mark.parametrize("number", STRICT)
def test_a_trump_shows_the_types_of_its_foe_and_no_other(number: int) -> None:
    recipe = read_recipes(ART / "tarot" / "majors.toml")[f"major-{number}"]
    place = read_places(ART / "places.toml")[recipe.place].as_in(recipe)
    seen = {LETTERS[kind] for thing in recipe.props for kind in kinds.kinds_of(thing.prop)}
    if "birds" in place.weather:
        seen.add("B")
    assert seen == set(STRICT[number])


def test_the_trumps_and_courts_are_all_there_and_without_a_fault() -> None:
    places = read_places(ART / "places.toml")
    majors = read_recipes(ART / "tarot" / "majors.toml")
    courts = read_recipes(ART / "tarot" / "courts.toml")
    assert list(majors) == [f"major-{i}" for i in range(22)]
    ranks = ("page", "knight", "queen", "king")
    assert list(courts) == [f"{suit}-{rank}" for suit in SUITS for rank in ranks]
    assert findings("majors.toml", majors, places, PROPS) == []
    assert findings("courts.toml", courts, places, PROPS) == []


@pytest.mark.parametrize("suit", SUITS)
def test_a_court_shows_its_own_figure(suit: str) -> None:
    courts = read_recipes(ART / "tarot" / "courts.toml")
    for rank in ("page", "knight", "queen", "king"):
        recipe = courts[f"{suit}-{rank}"]
        people = [t.prop for t in recipe.props if kinds.HUMAN in kinds.kinds_of(t.prop)]
        assert people == [f"{rank}-{suit}"]


def test_no_two_trumps_or_courts_are_set_in_one_place_alike() -> None:
    recipes = [
        recipe
        for file in ("majors", "courts")
        for recipe in read_recipes(ART / "tarot" / f"{file}.toml").values()
    ]
    settings = [(r.place, r.seed, r.light, r.horizon) for r in recipes]
    assert len(set(settings)) == len(settings)


def test_a_contour_is_read_with_its_corners_and_passes_through_its_points() -> None:
    assert points_of("0,-1! .5,.25") == [(0.0, -1.0, True), (0.5, 0.25, False)]
    path = curve("0,0! 1,0 1,1! 0,1")
    found = {(path.elementAt(i).x, path.elementAt(i).y) for i in range(path.elementCount())}
    assert {(0, 0), (1, 0), (1, 1), (0, 1)} <= found


def test_a_mirrored_contour_is_symmetric() -> None:
    room = mirrored("0,-1 .4,-.5 .2,0 0,0").boundingRect()
    assert room.left() == pytest.approx(-room.right())


def test_cutting_keeps_curves_fine_in_unit_space() -> None:
    disc, half = QPainterPath(), QPainterPath()
    disc.addEllipse(QRectF(-0.1, -0.1, 0.2, 0.2))
    half.addRect(QRectF(0, -1, 2, 2))
    # A point just inside the circle would be lost if it were cut into chords.
    assert within(disc, half).contains(QRectF(0.0699, -0.0701, 0.0004, 0.0004).center())
    assert not without(disc, half).contains(QRectF(0.04, 0, 0.01, 0.01).center())


def test_modules_of_figures_are_found() -> None:
    for name in FIGURE_MODULES:
        assert importlib.import_module(f"assets.drawings.props.{name}").__doc__
