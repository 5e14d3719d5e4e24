"""Every page and dialog is whole at each text scale, and all of it in reach of Tab."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QWidget,
)

from tabletop.packs.finding import Finding
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.shelf.game_shelf import game_called
from tests.ui.reading import button, in_front, put_away
from tests.ui.windows.whist import ENDING, SAVES, make_game
from ui.base import theme
from ui.base.settings import Settings
from ui.panels.fact_types import Asked, RefusedDrop, WaitFacts
from ui.windows.deck_choice import DeckChoice
from ui.windows.dialogs import SettingsDialog
from ui.windows.ending import EndingPage
from ui.windows.gallery import GalleryPage
from ui.windows.keys_page import KeysDialog
from ui.windows.new_game import NewGamePage
from ui.windows.pack_checker import Checked
from ui.windows.packs_page import PacksPage
from ui.windows.shell import Shell
from ui.windows.table import TableWindow


def make_packs() -> PacksPage:
    """The page with a pack that is sound, one with much that is wrong, and one that is refused."""
    page = PacksPage()
    places = [Path(f"/packs/{name}") for name in ("marsh", "bog", "fen")]
    page.show_packs(places, ["marsh"])
    about = "The Marsh 1 by Ada, for Whist: 3 trumps, 2 suits, 1 with a picture"
    wrong = "cards/bog.csv", 3, "eel", "damage: expected a whole number, got words."
    faults = [Finding("bad-value", *wrong, nearest="3") for _ in range(30)]
    told = [
        Checked("", "marsh", "The Marsh", about, "CC0 · id marsh", 5, [], faults[:2]),
        Checked("", "bog", "The Bog", about, "id bog", 5, faults),
        Checked(fault="pack.toml: This file is not there. Every pack has one."),
    ]
    for place, each in zip(places, told, strict=True):
        page.show_checked(place, each)
    page.show_refused(Path("/elsewhere/mire"), told[1])
    page.say("The Marsh is installed.", undo=True)
    return page


class TestKeyboard:
    """Tab comes to everything that can be pressed, chosen or written, and comes round again."""

    def missed(self, shell: Shell, page: QWidget) -> list[str]:
        QApplication.processEvents()
        wanted = {
            one
            for kind in (QPushButton, QLineEdit, QComboBox, QSlider, QCheckBox, QPlainTextEdit)
            for one in page.findChildren(kind)
            if in_front(one) and one.isEnabled()
        }
        for _ in range(2 * len(wanted) + 20):
            focused = page.window().focusWidget() or page
            wanted.discard(focused)
            QTest.keyClick(focused, Qt.Key.Key_Tab)
        return [one.accessibleName() or type(one).__name__ for one in wanted]

    def test_in_the_gallery(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([make_game()], SAVES, SAVES)
        assert self.missed(shell, page) == []

    def test_on_the_new_game_page(self, shell: Shell) -> None:
        page = NewGamePage()
        shell.show_page(page)
        page.show_game(make_game(), ["random"])
        assert self.missed(shell, page) == []

    def test_on_the_page_of_packs(self, shell: Shell) -> None:
        page = make_packs()
        shell.show_page(page)
        assert self.missed(shell, page) == []

    def test_on_the_last_page(self, shell: Shell) -> None:
        page = EndingPage()
        shell.show_page(page)
        page.show_ending(ENDING)
        assert self.missed(shell, page) == []

    def test_in_the_settings(self, shell: Shell, decks: DeckChoice) -> None:
        dialog = SettingsDialog(Settings(), decks, shell)
        dialog.show()
        assert self.missed(shell, dialog) == []
        dialog.close()

    def test_in_the_panels(self, shell: Shell) -> None:
        page = TableWindow(QWidget())
        shell.show_page(page)
        options = [Option("a", "One"), Option("b", "Two", why="No.", rule="WHI-001")]
        page.decision.show_asked([Asked(Decision(0, "Which?", "WHI-002", options), "Ada")])
        assert self.missed(shell, page) == []


def cut(page: QWidget) -> list[str]:
    """The words that *page* does not show whole."""
    QApplication.processEvents()
    QApplication.processEvents()
    found = []
    for label in page.findChildren(QLabel):
        room = label.contentsRect()
        needs = label.heightForWidth(label.width()) if label.wordWrap() else 0
        wide = 0 if label.wordWrap() else label.sizeHint().width()
        words = label.text().replace("\u200b", " ").split() or [""]  # where a line may break
        longest = max(map(label.fontMetrics().horizontalAdvance, words))
        plain = label.textFormat() == Qt.TextFormat.PlainText
        if in_front(label) and (
            needs > label.height() or wide > label.width() or (plain and longest > room.width())
        ):
            found.append(label.text())
    for one in page.findChildren(QPushButton):
        hint = one.sizeHint()
        if in_front(one) and (one.height() < hint.height() - 1 or one.width() < hint.width()):
            wordy = one.hasHeightForWidth() and one.height() >= one.heightForWidth(one.width())
            if not wordy:
                found.append(one.text() or one.accessibleName())
    return found


class TestNothingIsCut:
    """At the smallest window, at every text scale."""

    @pytest.fixture(params=[75, 100, 150, 200, 300])
    def shell(self, app: QApplication, request: pytest.FixtureRequest) -> Iterator[Shell]:
        theme.wear(app, theme.theme("dark"), request.param)
        made = Shell()
        made.show()
        yield made
        put_away(made)
        theme.wear(app, theme.theme("dark"))

    def test_the_gallery(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([make_game()], SAVES, SAVES)
        assert cut(page) == []

    @pytest.mark.sampled
    def test_the_new_game_page(self, shell: Shell) -> None:
        page = NewGamePage()
        shell.show_page(page)
        page.show_game(make_game(), ["random", "thoughtful"])
        button(page, "Players: 3").click()
        assert cut(page) == []

    def test_the_page_of_packs(self, shell: Shell) -> None:
        page = make_packs()
        shell.show_page(page)
        assert cut(page) == []

    @pytest.mark.parametrize("shell", [200], indirect=True)
    def test_new_games_of_large_text_in_a_small_window(self, shell: Shell) -> None:
        """Nothing stands beside the window, either, and a game begins from wherever one reads."""
        shell.resize(1280, 720)
        page = NewGamePage()
        shell.show_page(page)
        for game in ("restless", "scenario", "darkest"):  # with most words, pictures, and modules
            page.show_game(game_called(game), ["random", "thoughtful"])
            for _ in range(4):
                QApplication.processEvents()
            assert cut(page) == [], game
            room = page.findChildren(QScrollArea)[0]
            assert room.widget().width() <= room.viewport().width(), game
            start = button(page, "Start")
            assert page.rect().contains(start.geometry())
            assert start.autoDefault()

    @pytest.mark.sampled
    def test_the_table(self, shell: Shell) -> None:
        page = TableWindow(QWidget())
        shell.show_page(page)
        options = [
            Option("play", "Play the Ten of Pentacles on the foe of the third floor"),
            Option("no", "Focus", why="The hand is full already, all seven of it.", rule="WHI-003"),
            Option("rest", "Rest", warning="The counterattack follows all the same."),
        ]
        asked = Asked(Decision(0, "What does Ada do now?", "WHI-001", options), "Ada")
        page.decision.show_asked([asked])
        page.panels.unstick.show_waiting(
            WaitFacts("Ada", "What does Ada do?", 3, "A turn", "WHI-001", ("Ada",), (0,))
        )
        assert cut(page) == []
        for name in ("inspector", "rulebook", "rulings", "unstick"):
            page.raise_panel(name)
            assert cut(page) == []
        page.panels.refusal.ask(RefusedDrop("WHI-003", "The hand is full.", "No more than seven."))
        assert cut(page.panels.refusal) == []

    def test_the_last_page(self, shell: Shell) -> None:
        page = EndingPage()
        shell.show_page(page)
        page.show_ending(ENDING)
        assert cut(page) == []

    def test_the_curtain(self, shell: Shell) -> None:
        shell.draw_curtain("Bartholomew the Younger", ["Ada played the Ace."] * 5)
        assert cut(shell.curtain) == []

    def test_the_dialogs(self, shell: Shell, decks: DeckChoice) -> None:
        for dialog in (SettingsDialog(Settings(), decks, shell), KeysDialog(shell)):
            dialog.show()
            assert cut(dialog) == []
            dialog.close()
