"""The map of all roads on the real window: opened by its key, and a place chosen on it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton

from tabletop import new_game
from tests.games.darkest.laying import party, setting_out
from tests.ui.hands import Hands
from ui.game.input.roads import NONE
from ui.program.app import App
from ui.windows.road_map import RoadMap


@pytest.fixture
def hands(app: App) -> Hands:
    """A party that is asked where the road leads."""
    hands = Hands(app)
    hands.play(setting_out())
    return hands


def opened(hands: Hands) -> RoadMap:
    """The map, which M opens."""
    hands.key("M")
    found = hands.game.window.window().findChildren(RoadMap)
    assert len(found) == 1
    return found[0]


def stops(shown: RoadMap) -> dict[str, QPushButton]:
    """The places that can be chosen, by the words on their buttons."""
    return {each.text(): each for each in shown.findChildren(QPushButton) if each.text() != "Close"}


def test_a_place_is_chosen_on_the_map(hands: Hands) -> None:
    shown = opened(hands)
    QTest.mouseClick(stops(shown)["Chapel (Aid)"], Qt.MouseButton.LeftButton)
    hands.rest()
    assert "chapel" in {piece.name for piece in hands.game.bridge.session.table["ground:6"]}
    assert not hands.game.window.window().findChildren(RoadMap)


def test_only_places_that_are_offered_can_be_chosen(hands: Hands) -> None:
    offered = stops(opened(hands))
    assert {"A random Trove", "City (Aid)", "Sentinel (Waypoint)"} <= {*offered}
    assert not {words for words in offered if "Temple" in words}


def test_on_the_road_the_map_only_shows(app: App) -> None:
    hands = Hands(app)
    hands.play(party())
    assert not stops(opened(hands))


def test_games_without_roads_say_so_and_have_no_map_in_their_menus(app: App) -> None:
    hands = Hands(app)
    hands.play(new_game("tower", seats=2, seed=1))
    said: list[str] = []
    hands.game.bridge.said.connect(said.append)
    hands.key("M")
    assert said == [NONE]
    menus = hands.game.window.menuBar().findChildren(QMenu)
    listed = [act for menu in menus for act in menu.actions()]
    assert hands.game.does["fit"] in listed
    assert hands.game.does["road_map"] not in listed
