"""How to play in two minutes: beside the first question of a first game, and when it is wanted."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from tabletop.packs.rulebook import rulebook
from tabletop.play.shelf.game_shelf import names
from tests.seeds import some_slow
from tests.ui.hands import Hands
from tests.ui.opened import opened
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


MOST_HIDDEN = 2 / 3
"""The part of a card that is asked about that the primer covers at most, where cards fill the felt
and it can lie nowhere else."""


def part_of(room: QRect, whole: QRect) -> float:
    """How large *room* is, in parts of *whole*."""
    return room.width() * room.height() / (whole.width() * whole.height())


@pytest.mark.parametrize("game", some_slow(names(), {*names()} - {"tower"}))
@pytest.mark.parametrize("text", some_slow([100, 200], {200}))
def test_a_first_game_begins_with_it_beside_the_question(
    tmp_path: Path, game: str, text: int
) -> None:
    with opened(tmp_path, text_scale=text) as app:
        hands = Hands(app)
        primer, first = begin(hands, game), rulebook(game).primer
        hands.game.bridge.bots.pause(True)
        if first is None:
            assert not primer.isVisible(), "there is nothing to read in it"
            return
        hands.until(primer.isVisible, "the primer")
        table, lies = hands.game.table, primer.geometry()
        assert table.rect().contains(lies)
        assert lies.width() * lies.height() <= table.width() * table.height() / 4
        asked, _ = hands.game._asked_about()
        assert hands.game.bridge.questions, "it may be answered all the same"
        hidden = [room for room in asked if part_of(room & lies, room) > MOST_HIDDEN]
        assert 2 * len(hidden) <= len(asked) if text > 100 else not hidden, "it is seen"
        assert read_through(primer) == plain(first.paragraphs), "all of it can be read"


def plain(paragraphs: list[str]) -> list[str]:
    """Their words, whatever they are stressed by."""
    return [word for said in paragraphs for word in said.replace("*", "").split() if word != "-"]


def read_through(primer: Primer) -> list[str]:
    """All words on its pages, which all lie where the first does, and show all that is on them."""
    words, lies = [], primer.geometry()
    while True:
        assert "*" not in words_in(primer)
        said = primer._words
        assert said.height() >= said.heightForWidth(said.width())
        assert primer._scroll.verticalScrollBar().maximum() == 0
        shown = QTextDocument()
        shown.setHtml(said.text())
        words += shown.toPlainText().split()
        if not primer._next.isEnabled():
            break
        primer._next.click()
        QApplication.processEvents()
        assert primer.geometry() == lies
    title = primer.accessibleName().split()
    return words[len(title) :] if words[: len(title)] == title else words


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


def test_escape_puts_it_away_and_help_opens_the_chapter_beside_the_table(hands: Hands) -> None:
    primer = begin(hands)
    hands.until(primer.isVisible, "the primer")
    hands.key("Esc", primer)
    assert not primer.isVisible()
    assert hands.game.table.hasFocus()
    hands.key("Ctrl+F1")
    book, table = hands.game.window.panels.rulebook, hands.game.table
    asked = rulebook("tower").rules[hands.decision.rule].chapter
    assert book.isVisible()
    assert book._chapters.currentText() == asked
    assert book._page.verticalScrollBar().value() > 0
    corner = table.mapTo(hands.app.shell, table.rect().bottomRight())
    assert book.mapTo(hands.app.shell, book.rect().topLeft()).x() > corner.x(), "beside it"
    assert not primer.isVisible()


def test_it_stays_while_bots_answer(hands: Hands) -> None:
    hands.app.set_up("parsifal")
    hands.press("Start")
    game = hands.game
    game.bridge.bots.pause(True)
    hands.rest()
    primer = game.window.primer
    hands.until(primer.isVisible, "the primer")
    game.bridge.by_bot = True
    game.bridge.settle()
    game.bridge.by_bot = False
    assert primer.isVisible()
    game.bridge.settle()
    assert not primer.isVisible()


def test_it_goes_when_the_question_is_answered(hands: Hands) -> None:
    primer = begin(hands)
    hands.until(primer.isVisible, "the primer")
    hands.press("Page of Wands")
    hands.rest()
    assert not primer.isVisible()
    assert hands.app.settings.greeted == ["tower"]
