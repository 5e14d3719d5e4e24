"""The page of games and saves."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.ui.reading import button, words_in
from tests.ui.windows.whist import SAVES, make_game
from ui.windows.cover import HIGH, LOW, CoverPicture
from ui.windows.gallery import WIDEST, GalleryPage
from ui.windows.shell import Shell


class TestGallery:
    def test_each_save_says_when_who_and_what_is_asked(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([make_game()], SAVES, [])
        shown = words_in(page)
        for words in ("Whist", "Take tricks.", "2 to 3 seats · Easy", "Ada, Ben"):
            assert words in shown
        assert "4 March 2026, 21:05" in shown
        assert "Waiting: Which card?" in shown

    def test_a_large_window_has_large_covers_and_no_endless_lines(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([make_game()], [], [])
        found = []
        for size in ((1280, 720), (2560, 1440)):
            shell.resize(*size)
            QApplication.processEvents()
            cover = page.findChild(CoverPicture)
            assert cover is not None
            found.append(cover.height())
            assert button(page, "New game").parentWidget().width() <= WIDEST
        assert found == [LOW, HIGH]

    def test_the_game_played_last_comes_first_and_has_the_focus(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        other = replace(make_game(), id="boston", title="Boston")
        page.show_games([other, make_game()], SAVES, [])
        page.focus_first()
        shown = words_in(page)
        assert shown.index("Whist") < shown.index("Boston")
        focused = shell.focusWidget()
        assert isinstance(focused, QPushButton)
        assert focused.text() == "Continue"

    def test_a_damaged_save_is_listed_with_what_happened(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([make_game()], SAVES, [])
        assert "Damaged: It ends in the middle." in words_in(page)
        opened = []
        page.open_wanted.connect(opened.append)
        button(page, "Try to open").click()
        assert opened == [Path("c")]

    def test_a_save_of_a_game_that_is_not_here_is_kept_and_says_so(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([], SAVES[:1], [])
        assert "It is kept. There is no game “whist” here to open it with." in words_in(page)
        assert not button(page, "Go on").isEnabled()

    def test_continue_has_the_focus_and_opens_the_newest_game(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([make_game()], SAVES, [])
        opened = []
        page.open_wanted.connect(opened.append)
        QApplication.processEvents()
        page.focus_first()
        focused = shell.focusWidget()
        assert focused is button(page, "Continue")
        QTest.keyClick(focused, Qt.Key.Key_Space)
        assert opened == [Path("b")]

    def test_an_empty_gallery_says_how_saves_come_about(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([make_game()], [], [])
        assert "None yet. Every game is saved by itself" in words_in(page)
        wanted = []
        page.new_wanted.connect(wanted.append)
        button(page, "New game").click()
        assert wanted == ["whist"]
