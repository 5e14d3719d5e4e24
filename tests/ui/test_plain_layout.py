"""A game without a layout gets a plain one, on which everything lies where it can be seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from tabletop import Seat, new_game
from tabletop.packs import game_folders
from tabletop.play.shelf.game_shelf import game_called, names
from ui.brief import dressing
from ui.program.app import App
from ui.scene.layout import layout_reader as layouts
from ui.scene.layout.layout_findings import findings
from ui.scene.layout.layout_reader import layout_of, unplaced
from ui.scene.layout.plain_layout import plain
from ui.scene.layout.stray_zones import with_places
from ui.scene.places.arrangement import arrange
from ui.scene.places.place_facts import Facts


@pytest.mark.parametrize("game", names())
def test_every_game_could_be_played_on_it(game: str) -> None:
    rules = game_called(game)
    layout = plain(rules)
    assert list(findings(layout)) == []
    for seats in {*rules.seats}:
        session = new_game(game, seats=seats, seed=3)
        seen, grounds = session.view(0), rules.spaces(session.table)
        whole = with_places(layout, seen.index(), seats, grounds)
        assert set(unplaced(whole, seen.index(), seats, grounds)) <= {"felt", "out"}
        filled = {zone.name: len(zone.pieces) for zone in seen.zones.values()}
        zones = seen.index()
        there = arrange(whole, Facts(seats, 0, {}, filled, {}, frozenset(), grounds, zones))
        rooms = [
            spot.area
            for spot in there.spots.values()
            if spot.shown and not spot.space and spot.on < 0
        ]
        assert not [pair for pair in combinations(rooms, 2) if pair[0].intersects(pair[1])]


def test_a_game_that_brings_none_has_it() -> None:
    assert layout_of("pebbles") == plain(game_called("pebbles"))
    assert {*layout_of("pebbles").boards["seat"].zones} == {"heap"}


@pytest.fixture
def pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for what Pebbles brings; nothing that was read of it before is remembered."""
    folder = tmp_path / "games" / "pebbles"
    folder.mkdir(parents=True)
    monkeypatch.setattr(game_folders, "GAMES", [folder.parent, *game_folders.GAMES])
    kept = layouts.layout_of, layouts.amiss, dressing._read
    for each in kept:
        each.cache_clear()
    yield folder
    for each in kept:
        each.cache_clear()


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("layout.toml", "size = [1, 2"),
        ("layout.toml", "size = [0, 0]"),
        ("layout.toml", "near = 3"),
        ("layout.toml", "\udcff"),
        ("dressing.toml", "cards = ["),
        ("dressing.toml", "cards = 3"),
        ("dressing.toml", "\udcff"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_of_and_the_game_is_played(
    pebbles: Path,
    app: App,
    file: str,
    text: str,
) -> None:
    (pebbles / file).write_bytes(text.encode(errors="surrogateescape"))
    app.play(new_game("pebbles", seats=[Seat("Ana", 0), Seat("Ben", 0)], seed=6))
    assert app.playing is not None
    said = app.playing.window.said
    assert "cannot be used" in said
    assert f"{file}: " in said
    assert app.playing.table.table is not None
    assert layout_of("pebbles") == plain(game_called("pebbles"))
