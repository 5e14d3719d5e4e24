"""How to play in two minutes: beside the first question of a first game, and when it is wanted."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel

from tabletop.packs.rulebook import rulebook
from tabletop.play.shelf.game_shelf import names
from tests.seeds import some_slow
from tests.ui.hands import Hands
from tests.ui.reading import words_in
from ui.base.settings import load_settings
from ui.panels.primer import Primer
from ui.program.app import App


@pytest.fixture
def hands(app: App) -> Hands:
    return Hands(app)


def begin(hands: Hands, game: str = "tower") -> Primer:
    """Begin a game as people do; the primer of its window."""
    hands.app.set_up(game)
    hands.press("Start")
    hands.rest()
    found: Primer = hands.game.window.primer
    return found


@pytest.mark.parametrize("game", some_slow(names(), {*names()} - {"tower", "scenario"}))
def test_a_first_game_begins_with_it_beside_the_question(hands: Hands, game: str) -> None:
    primer, first = begin(hands, game), rulebook(game).primer
    if first is None:
        assert not primer.isVisible(), "there is nothing to read in it"
        return
    hands.until(primer.isVisible, "the primer")
    assert first.title in words_in(primer)
    assert hands.game.table.rect().contains(primer.geometry())
    for said in primer.findChildren(QLabel):
        assert said.height() >= said.heightForWidth(said.width())
    assert hands.decision.options, "it may be answered all the same"


def test_it_is_read_once_and_that_is_remembered(hands: Hands, tmp_path: Path) -> None:
    primer = begin(hands)
    hands.until(primer.isVisible, "the primer")
    hands.press("Begin")
    assert not primer.isVisible()
    hands.app.show_gallery()
    again = begin(hands)
    assert not again.isVisible()
    other = begin(hands, "parsifal")
    hands.until(other.isVisible, "that of another game")
    hands.app.shell.close()
    assert load_settings(tmp_path / "settings.json")[0].greeted == ["tower"]


def test_help_brings_it_back_and_escape_puts_it_away(hands: Hands) -> None:
    primer = begin(hands)
    hands.until(primer.isVisible, "the primer")
    hands.key("Esc", primer)
    assert not primer.isVisible()
    assert hands.game.table.hasFocus()
    hands.key("Ctrl+F1")
    assert primer.isVisible()
    hands.game.cancel()
    assert not primer.isVisible()


def test_it_goes_when_the_question_is_answered(hands: Hands) -> None:
    primer = begin(hands)
    hands.until(primer.isVisible, "the primer")
    hands.press("Page of Wands: Mage and Scholar")
    hands.rest()
    assert not primer.isVisible()
    assert hands.app.settings.greeted == ["tower"]
