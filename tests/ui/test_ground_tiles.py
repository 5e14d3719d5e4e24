"""The tiles of a painted ground: made anew when what they show changes, bit by bit after a zoom."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from tabletop.table.space import Ground
from tests.ui.moor import LAYOUT, LEGEND, a_road, figure, ground_of, heroes, moor_of, shown
from ui.base import theme
from ui.scene.ground import ground_tiles


@pytest.fixture
def qapp_look() -> Iterator[None]:
    """Whatever is worn in a test is taken off again."""
    yield
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    theme.wear(app, theme.theme("dark"))


def test_only_a_tile_that_shows_something_else_is_painted_anew() -> None:
    read = moor_of()
    lies = {"moor": ground_of(read)}
    view = shown(lies)
    view.zoom_by(1.6 / view.zoom)
    view.settle_zoom()
    view._grounds.finish()
    closed = view.grab().toImage()
    kept = {key: id(tile) for key, tile in view._grounds._tiles.items()}
    lies["moor"] = ground_of(read, opened=("4,3",))
    assert view.table is not None
    view.show_view(replace(view.table.view), glide=False)
    view._grounds.finish()
    assert view.grab().toImage() != closed
    same = [key for key, tile in view._grounds._tiles.items() if kept.get(key) == id(tile)]
    assert 0 < len(same) < len(kept)
    lies["moor"] = ground_of(read)
    view.show_view(replace(view.table.view), glide=False)
    view._grounds.finish()
    assert view.grab().toImage() == closed


@pytest.mark.parametrize("seed", range(6))
def test_a_ground_that_changes_looks_as_one_that_was_always_so(seed: int) -> None:
    luck, read = random.Random(seed), moor_of()
    lies = {"moor": ground_of(read)}
    view = shown(lies, {"2,2": [figure(0)]})
    places = read.space.places
    for _ in range(4):
        terrain = dict(read.terrain)
        for place in luck.sample(places, luck.choice([0, 1, 3])):
            terrain[place] = LEGEND[luck.choice("#.~oL")]
        near = luck.sample([(a, b) for a in places for b in read.space.neighbours[a]], 2)
        lies["moor"] = Ground(
            space=read.space,
            terrain=terrain,
            opened=luck.choice([(), ("4,3",)]),
            lamps=luck.sample(places, luck.choice([0, 1, 2])),
            edges=luck.choice([(), near]),
            codes=luck.choice([{}, {luck.choice(places): "X"}]),
            figures=luck.choice([{}, heroes(1)]),
        )
        assert view.table is not None
        view.show_view(replace(view.table.view), glide=False)
        view._grounds.finish()
        fresh = shown({"moor": lies["moor"]}, {"2,2": [figure(0)]})
        assert view.felt_shown().toImage() == fresh.felt_shown().toImage()


def test_figures_that_turn_leave_the_ground_as_it_is_painted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read = moor_of()
    lies = {"moor": ground_of(read)}
    view = shown(lies, {"2,2": [figure(0)]})
    view.grab()
    monkeypatch.setattr(view, "forget_felt", pytest.fail)
    lies["moor"] = ground_of(read, figures=heroes(1))
    assert view.table is not None
    view.show_view(replace(view.table.view), glide=False)


def test_what_is_painted_bit_by_bit_after_a_zoom_is_the_same_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read = moor_of()
    at_once = shown({"moor": ground_of(read)})
    at_once.zoom_by(1.7 / at_once.zoom)
    at_once.settle_zoom()
    at_once._grounds.forget()
    whole = at_once.grab().toImage()
    monkeypatch.setattr(ground_tiles, "BUDGET", 0)
    view = shown({"moor": ground_of(read)})
    view.grab()
    view.zoom_by(1.7 / view.zoom)
    assert view.grab().toImage() != whole
    counts = []
    view.settle_zoom()
    for _ in range(40):
        view.grab()
        counts.append(len(view._grounds._tiles))
        QApplication.processEvents()  # the next frame
    assert view.grab().toImage() == whole
    assert (
        counts[0] < counts[1] <= counts[-1]
    )  # a slow machine may paint all of it between two looks
    assert view._grounds._before == []


def test_no_more_is_kept_than_what_is_seen_and_some_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ground_tiles, "KEPT", 1)
    view = shown({"moor": ground_of(moor_of())})
    view.zoom_by(3 / view.zoom)
    view.settle_zoom()
    view._grounds.finish()
    for _ in range(12):
        view.pan(-90, -60)
        view.grab()
        view._grounds.finish()
        view.grab()
        assert len(view._grounds._tiles) <= len(list(view._grounds._seen()))
    assert view._grounds._bytes == 4 * 512 * 512 * len(view._grounds._tiles)


def test_a_theme_and_a_size_of_text_change_the_ground(qapp_look: None) -> None:
    view = shown({"moor": ground_of(moor_of())})
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    seen = []
    for look, scale in (("dark", 100), ("high-contrast", 100), ("high-contrast", 300)):
        theme.wear(app, theme.theme(look), scale)
        QApplication.processEvents()
        seen.append(view.grab().toImage())
    assert seen[0] != seen[1] != seen[2]


@pytest.mark.slow
def test_however_near_one_looks_no_more_is_kept_than_there_is_room_for() -> None:
    view = shown({"moor": ground_of(moor_of("Soo~,\n,oLo.\n,~o,o\n"), lamps=["2,1"])})
    road = shown({"moor": a_road()}, layout=LAYOUT.replace("hexes", "road"))
    for each in (view, road):
        for zoom in (0.3, 0.5, 0.8, 1.2, 1.8, 2.6, 4.0):
            each.zoom_by(zoom / each.zoom)
            each.settle_zoom()
            each._grounds.finish()
        assert 0 < each._grounds._kept.bytes <= ground_tiles.PICTURES
