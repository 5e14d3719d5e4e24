"""Scenarios are chosen by their pictures, whichever game's option they are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.games.scenario.cards import content
from tabletop.play.shelf.game_shelf import game_called, names
from tests.ui.reading import button, named, words_in
from ui.brief.dressing import Pictured, dressing
from ui.windows.cover import pick_of
from ui.windows.new_game import NewGamePage
from ui.windows.pictured_choice import PickTile
from ui.windows.shell import Shell

PICTURED = [(game, each) for game in names() for each in dressing(game).pictured]


@pytest.mark.parametrize(("game", "pictured"), PICTURED)
def test_each_choice_of_the_option_has_a_picture_and_a_sentence(
    game: str, pictured: Pictured
) -> None:
    (option,) = (each for each in game_called(game).options if each.id == pictured.option)
    assert [pick.value for pick in pictured.picks] == [each.value for each in option.choices]
    for pick in pictured.picks:
        assert pick_of(game, option.id, pick.value).exists(), "run packaging/boxes.py"
        assert pick.says.endswith(".")
        assert len(pick.says) <= 80
    assert [bool(pick.ribbon) for pick in pictured.picks].index(True) == 0


def test_the_nights_are_as_long_as_is_said() -> None:
    (nights,) = dressing("scenario").pictured
    for pick in nights.picks:
        assert pick.time == f"{content.night(pick.value).rounds} rounds"


def test_a_night_is_chosen_by_its_picture_with_mouse_and_keys(shell: Shell) -> None:
    page = NewGamePage()
    shell.show_page(page)
    page.show_game(game_called("scenario"), ["random"])
    QApplication.processEvents()
    first, second = page.findChildren(PickTile)[:2]
    assert first.isChecked()
    assert "The Drowned Causeway: Open the door" in words_in(page)
    assert page.wish().options == {}
    second.click()
    assert page.wish().options == {"night": "three-cold-lamps"}
    second.click()
    assert second.isChecked(), "one is always chosen"
    second.setFocus()
    QTest.keyClick(second, Qt.Key.Key_Right)
    assert page.wish().options == {"night": "the-sexton-below"}
    assert "The Sexton Below: One foe" in words_in(page)
    QTest.keyClick(shell.focusWidget(), Qt.Key.Key_Down)
    assert page.wish().options == {"night": page.pictured[0].pictured.picks[2 + 5].value}
    button(page, "Short of oil").click()
    assert page.wish().options == {"night": "lights-out", "difficulty": "hard"}
    assert "House rules: 1 changed" in words_in(page), "which night is played is none of them"
    assert "Short of oil: every monster" in words_in(page)
    assert "A single game: nothing" in words_in(page)
    button(page, "How long: A campaign").click()
    assert "Eight nights of an hour, out of ten." in words_in(page)
    assert not second.isVisible()
    assert page.wish().options == {"difficulty": "hard"}
    assert "A campaign begins with The Drowned Causeway" in words_in(page)
    assert named(page, PickTile, "First night: The Drowned Causeway")
