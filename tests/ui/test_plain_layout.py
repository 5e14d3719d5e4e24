"""A game without a layout gets a plain one, on which everything lies where it can be seen."""

from __future__ import annotations

from itertools import combinations

import pytest

from tabletop import new_game
from tabletop.play.shelf import game_called, names
from ui.scene.arrangement import Facts, arrange
from ui.scene.layout import layout_of, unplaced
from ui.scene.layout_findings import findings
from ui.scene.plain_layout import plain
from ui.scene.stray import with_places


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
