"""What places of Darkest Talisman are called in words, with all its boxes: never as the data calls
them, and those of a hero by the hero."""

from __future__ import annotations

import pytest

from tabletop import new_game
from tabletop.games.darkest.cards import content
from tabletop.play.rules.game_box import put_in_play
from tests.ui.hands import Hands
from ui.program.app import App

BOXES = sorted(box.name for room in content.MODULES for box in room.glob("[a-z]*"))


@pytest.fixture
def hands(app: App) -> Hands:
    """A game with all boxes, in the village."""
    hands = Hands(app)
    hands.play(new_game("darkest", seats=1, seed=1, options=put_in_play(BOXES)))
    return hands


def test_no_place_that_is_shown_is_called_as_the_data_calls_it(hands: Hands) -> None:
    view = hands.game.table
    zones = view.table.view.zones
    shown = [zone for zone in zones if not view.table.is_away(zone)]
    assert {"city-adventures", "reaper-road:3", "items:2"} <= {*shown}
    named = {zone: view.zone_title(zone) for zone in shown if "-" in zone}
    assert {zone for zone, name in named.items() if zones[zone].kind.capitalize() in name} == set()


def test_places_of_a_hero_are_called_by_the_hero(hands: Hands) -> None:
    view, table = hands.game.table, hands.game.bridge.session.table
    hero = hands.game.bridge.game.title_of(table["hero:1"][0].name)
    assert view.zone_title("items:1") == f"Objects of {hero}"
    assert view.zone_title("store-0:1") == f"Storage of {hero}"


def test_only_decks_that_are_shown_are_said_to_be_shuffled(hands: Hands) -> None:
    table = hands.game.table.table
    assert table.is_away("highland-relics")
    assert not table.is_away("highland-adventures")
