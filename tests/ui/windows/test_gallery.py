"""The page of games and saves."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton

from saves.autosave import Autosave
from saves.folders import folders
from tabletop.table.table import Outcome
from tests.saves.games import played
from tests.ui.reading import button, named, words_in
from tests.ui.windows.whist import SAVES, make_game
from ui.program.gallery_controller import Tidying
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
        assert "None now. Every game is saved by itself" in words_in(page)
        wanted = []
        page.new_wanted.connect(wanted.append)
        button(page, "New game").click()
        assert wanted == ["whist"]


class TestWhatIsTold:
    def test_a_first_start_says_which_game_to_begin_with(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        harder = replace(make_game(), id="boston", title="Boston", weight=4)
        page.show_games([harder, replace(make_game(), weight=1)], [], [])
        assert page.games == ["whist", "boston"]
        assert words_in(page).count("The game to begin with") == 1
        page.show_games([harder, make_game()], SAVES, [])
        assert "The game to begin with" not in words_in(page)

    def test_a_game_that_was_won_leaves_its_trace(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        save = SAVES[0]
        won = structs.replace(save, outcome=Outcome([0], "All tricks are theirs.", "WHI-009"))
        lost = structs.replace(save, outcome=Outcome([], "No trick is theirs.", "WHI-009"))
        page.show_games([make_game()], [won, lost], [])
        shown = words_in(page)
        assert "Won 1 of 2, the last on 4 March 2026" in shown
        assert "Games ended" in shown
        assert "Won: All tricks are theirs." in shown
        assert "Lost: No trick is theirs." in shown


class TestTidying:
    @pytest.fixture
    def page(self, shell: Shell, tmp_path: Path) -> GalleryPage:
        home = folders(tmp_path)
        keeper = Autosave.begin(home.playing, "tower")
        keeper.save(played(10, seats=2))
        keeper.close()
        page = GalleryPage()
        Tidying(home, page)
        shell.show_page(page)
        return page

    def test_a_game_is_renamed_in_its_place_and_that_is_taken_back(self, page: GalleryPage) -> None:
        button(page, "Rename").click()
        line = named(page, QLineEdit, "Name of this save")
        QTest.keyClicks(line, "Friday's climb")
        QTest.keyClick(line, Qt.Key.Key_Return)
        assert "Friday's climb · Tower" in words_in(page)
        button(page, "Undo").click()
        assert "Friday's climb" not in words_in(page)

    def test_what_is_tidied_stays_in_sight_with_the_keys(self, page: GalleryPage) -> None:
        page.resize(700, 400)
        bar, most = page._scroll.verticalScrollBar(), -1
        while bar.maximum() != most:  # a busy machine lays it out later
            most = bar.maximum()
            QTest.qWait(50)
        bar.setValue(most)
        button(page, "Rename").click()
        line = named(page, QLineEdit, "Name of this save")
        QTest.keyClicks(line, "Friday's climb")
        seen = bar.value()
        QTest.keyClick(line, Qt.Key.Key_Return)
        QTest.qWait(50)
        for _ in range(50):  # a busy machine lays it out later
            if bar.value() != seen:
                QTest.qWait(20)
        assert bar.value() == seen > 0
        assert page.window().focusWidget() is button(page, "Rename")

    def test_a_name_is_not_asked_twice_by_keys(self, page: GalleryPage) -> None:
        card = button(page, "Rename").parentWidget()
        QTest.keyClick(card, Qt.Key.Key_F2)
        line = named(page, QLineEdit, "Name of this save")
        QTest.keyClick(line, Qt.Key.Key_Delete)
        QTest.keyClick(line, Qt.Key.Key_Escape)
        assert not line.isVisible()
        assert "Bin (" not in words_in(page), "Delete was meant for a letter"

    def test_a_deleted_game_comes_back_by_undo_or_out_of_the_bin(self, page: GalleryPage) -> None:
        for back in ("Undo", "Put back"):
            button(page, "Delete").click()
            assert "Bin (1)" in words_in(page)
            assert "None now." in words_in(page)
            button(page, back).click()
            assert "Bin (1)" not in words_in(page)
            assert "Waiting:" in words_in(page)

    def test_an_emptied_bin_takes_nothing_back(self, page: GalleryPage) -> None:
        button(page, "Delete").click()
        button(page, "Empty the bin").click()
        assert "The bin is empty." in words_in(page)
        with pytest.raises(LookupError):
            button(page, "Undo")
