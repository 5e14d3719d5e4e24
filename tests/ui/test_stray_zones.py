"""What a layout puts nowhere is on the table all the same."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop import load
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.shelf import game_shelf
from tabletop.play.start.new_game import new_game
from tests.games.darkest.toys import on_the_shelf, played_with
from ui.scene.layout.layout_reader import layout_of, unplaced
from ui.scene.layout.stray_zones import with_places


@pytest.mark.parametrize("game", game_shelf.names())
def test_a_layout_that_knows_all_zones_stays_as_it_is(game: str) -> None:
    for seats in range(
        game_shelf.game_called(game).seats[0], game_shelf.game_called(game).seats[1] + 1
    ):
        session = new_game(game, seats=seats, seed=1)
        zones, grounds = session.view(0).index(), session.game.spaces(session.table)
        assert with_places(layout_of(game), zones, seats, grounds) is layout_of(game)


def test_zones_of_a_module_that_is_gone_lie_in_a_strip_beside_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    modules = ("choir", "crown", "echo")
    saved = new_game("belfry", seats=2, seed=1, options=put_in_play(modules)).to_json()
    bare = game_shelf.game_called("belfry")
    monkeypatch.setitem(game_shelf._opened, "belfry", replace(bare, modules=()))
    monkeypatch.setattr(game_shelf, "_assembled", {})
    session = load(saved)
    layout, zones = layout_of(session.game.edition), session.view(0).index()
    stray = unplaced(layout, zones, 2)
    assert sorted(stray) == ["choir-loft", "choir-stall", "crown-chair", "crown-vault", "echo-yard"]
    wider = with_places(layout, zones, 2, {})
    assert unplaced(wider, zones, 2) == []
    places = [wider.table.zones[zone] for zone in stray]
    assert len({place.at for place in places}) == len(places)
    for place in places:
        assert place.at[0] >= layout.size[0]
        assert place.at[0] + place.size[0] <= wider.size[0]
        assert place.at[1] + place.size[1] <= wider.size[1]


def test_where_a_table_has_a_region_for_them_they_lie_there_in_piles() -> None:
    with on_the_shelf():
        session = new_game("darkest", seats=1, seed=1, options=played_with("fen"))
        zones, grounds = session.view(0).index(), session.game.spaces(session.table)
        layout = layout_of(session.game.edition)
        stray = unplaced(layout, zones, 1, grounds)
        assert {"fen-adventures", "fen-troves"} <= {*stray}
        found = with_places(layout, zones, 1, grounds)
        assert {found.table.zones[zone].kind for zone in stray} == {"pile"}
        home = found.table.regions[layout.strays]
        assert {found.table.zones[zone].region for zone in stray} == {*home.across}
        assert found.size == layout.size
