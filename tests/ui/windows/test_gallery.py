"""The page of games and saves."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from msgspec import structs
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from saves.autosave import Autosave
from saves.folders import folders
from tabletop.play.rules.game_box import Box
from tabletop.play.shelf import game_shelf
from tabletop.table.table import Outcome
from tests.saves.games import played
from tests.ui.reading import button, named, words_in
from tests.ui.windows.whist import SAVES, make_game
from ui.base import theme
from ui.brief.dressing import dressing
from ui.program.gallery_controller import Tidying
from ui.windows.box_tile import BoxTile
from ui.windows.gallery import GalleryPage
from ui.windows.ribbon import Ribbon
from ui.windows.shell import Shell


def shipped() -> list[Box]:
    """The boxes of the games that come with the program, and of no toys of other tests."""
    boxes = [each for each in game_shelf.shelf() if isinstance(each, Box)]
    return [each for each in boxes if dressing(each.id).box.place]


class TestGallery:
    def test_each_save_says_when_who_and_what_is_asked(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([make_game()], SAVES, [])
        shown = words_in(page)
        for words in ("Whist", "Ada, Ben"):
            assert words in shown
        (box,) = page.findChildren(BoxTile)
        assert box.accessibleDescription() == "Take tricks. 1 to 3 people, Easy."
        assert "4 March 2026, 21:05" in shown
        assert "Waiting: Which card?" in shown

    def test_all_games_are_seen_at_once_with_the_tools_and_the_banner(self, shell: Shell) -> None:
        """From 1024 by 640 on; the narrower a window is, the fewer boxes stand side by side."""
        page = GalleryPage()
        shell.show_page(page)
        page.show_games(shipped(), [], [])
        found = {}
        for width, height in ((1024, 640), (1280, 720), (1920, 1080), (760, 900), (420, 760)):
            shell.resize(width, height)
            QApplication.processEvents()
            boxes = [tile for tile in page.boxes.tiles if isinstance(tile, BoxTile)]
            found[width] = len({box.x() for box in boxes}), page.boxes.verticalScrollBar().maximum()
            places = [each.geometry() for each in (page.banner, *page.boxes.tiles)]
            assert not any(a.intersects(b) for a, b in combinations(places, 2))
            assert all(each.height() >= each.height_at(each.width()) for each in boxes)
        assert [found[width] for width in (1024, 1280, 1920)] == [(3, 0)] * 3
        assert [found[width][0] for width in (760, 420)] == [2, 1]

    def test_large_letters_have_as_much_room_as_they_need(
        self, shell: Shell, app: QApplication
    ) -> None:
        page = GalleryPage()
        shell.show_page(page)
        shell.resize(1280, 720)
        page.show_games(shipped(), [], [])
        theme.wear(app, theme.theme("dark"), 200)
        QApplication.processEvents()
        boxes = page.findChildren(BoxTile)
        assert len({box.x() for box in boxes}) == 2
        assert all(each.height() >= each.height_at(each.width()) for each in boxes)
        theme.wear(app, theme.theme("dark"))

    def test_boxes_keep_their_places_and_the_newest_game_stands_above(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        other = replace(make_game(), id="boston", title="Boston", weight=1)
        page.show_games([make_game(), other], SAVES, [])
        assert page.games == ["boston", "whist"]
        assert page.banner.game == "whist"
        assert "Which card?" in words_in(page.banner)
        assert "Ada, Ben" in words_in(page.banner)

    def test_arrows_lead_from_box_to_box_and_up_to_the_banner(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        shell.resize(1280, 720)
        page.show_games(shipped(), [], [])
        QApplication.processEvents()
        page.focus_first()
        tiles = page.boxes.tiles
        wanted: list[str] = []
        page.new_wanted.connect(wanted.append)
        tiles[0].setFocus()
        for key, at in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, 4), (Qt.Key.Key_Left, 3)):
            focused = shell.focusWidget()
            assert focused is not None
            QTest.keyClick(focused, key)
            assert shell.focusWidget() is tiles[at]
        QTest.keyClick(tiles[3], Qt.Key.Key_Return)
        assert wanted == [tiles[3].game]
        tiles[1].setFocus()
        QTest.keyClick(tiles[1], Qt.Key.Key_Up)
        assert shell.focusWidget() is page.banner.first

    def test_the_ribbon_of_a_box_goes_on_with_its_game(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([make_game()], SAVES, [])
        opened: list[Path] = []
        page.open_wanted.connect(opened.append)
        (ribbon,) = page.findChildren(Ribbon)
        assert ribbon.accessibleName() == "Continue Whist: Which card?"
        ribbon.click()
        assert opened == [SAVES[0].path]

    def test_the_list_of_all_begun_is_one_word_away_and_leads_back(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([make_game()], SAVES, [])
        button(page, "Saved games").click()
        assert page.begun.isVisible()
        assert not page.boxes.isVisible()
        focused = shell.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Escape)
        assert page.boxes.isVisible()
        assert shell.focusWidget() is page.banner.first

    def test_what_is_no_game_lies_in_the_drawer(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games(shipped(), [], [])
        tools = [tile for tile in page.boxes.tiles if not isinstance(tile, BoxTile)]
        named = [tile.accessibleName() for tile in tools]
        kept = [g.title for g in shipped() if dressing(g.id).box.tool]
        assert named == [*(f"New game of {title}" for title in kept), "Your own cards"]
        packs: list[bool] = []
        page.packs_wanted.connect(lambda: packs.append(True))
        tools[-1].click()
        assert packs

    @pytest.mark.parametrize("look", ["dark", "light", "high-contrast"])
    def test_no_box_is_a_word_card(self, shell: Shell, app: QApplication, look: str) -> None:
        """A scene, behind the first frame; and where all is flat nothing but the words of a box."""
        theme.wear(app, theme.theme(look))
        page = GalleryPage()
        shell.show_page(page)
        shell.resize(1280, 720)
        page.show_games(shipped(), [], [])
        QApplication.processEvents()
        page.grab()  # the first frame
        QApplication.processEvents()
        for box in page.findChildren(BoxTile):
            seen = box.grab().toImage()
            sky = seen.scaled(12, 8).convertToFormat(QImage.Format.Format_RGB32)
            tones = {sky.pixel(x, 3) for x in range(1, 11)}
            assert (len(tones) > 6) == (look != "high-contrast"), box.game
        theme.wear(app, theme.theme("dark"))

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
        assert "This save is kept, but there is no game “whist” here to open it with." in words_in(
            page
        )
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
        assert "None. Every game is saved automatically" in words_in(page)
        wanted = []
        page.new_wanted.connect(wanted.append)
        button(page, "New game").click()
        assert wanted == ["whist"]


class TestWhatIsTold:
    def test_a_first_start_offers_to_learn_the_game_to_begin_with(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games(shipped(), [], [])
        first = next(g.id for g in shipped() if dressing(g.id).box.welcome is not None)
        assert "Welcome to the table" in words_in(page)
        wanted: list[str] = []
        page.learn_wanted.connect(wanted.append)
        button(page, "Learn to play in five minutes").click()
        assert wanted == [first]
        (ribbon,) = page.findChildren(Ribbon)
        assert ribbon.text() == "Begin here"
        assert ribbon.focusPolicy() == Qt.FocusPolicy.NoFocus
        page.show_games([make_game(), *shipped()], SAVES, [])
        assert "Welcome to the table" not in words_in(page)
        assert [each.text() for each in page.findChildren(Ribbon)] == ["Go on"]

    def test_a_game_that_was_won_leaves_its_trace(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        save = SAVES[0]
        won = structs.replace(save, outcome=Outcome([0], "All tricks are theirs.", "WHI-009"))
        lost = structs.replace(save, outcome=Outcome([], "No trick is theirs.", "WHI-009"))
        page.show_games([make_game()], [won, lost], [])
        shown = words_in(page)
        (box,) = page.findChildren(BoxTile)
        assert "Won 1 of 2, the last on 4 March 2026." in box.accessibleDescription()
        assert "Finished games" in shown
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
        page.show_begun()
        page.begun._scroll.setFixedHeight(120)
        bar, most = page.begun._scroll.verticalScrollBar(), -1
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
        page.show_begun()
        line = named(page, QLineEdit, "Name of this save")
        QTest.keyClick(line, Qt.Key.Key_Delete)
        QTest.keyClick(line, Qt.Key.Key_Escape)
        assert not line.isVisible()
        assert "Bin (" not in words_in(page), "Delete was meant for a letter"

    def test_a_deleted_game_comes_back_by_undo_or_out_of_the_bin(self, page: GalleryPage) -> None:
        for back in ("Undo", "Put back"):
            button(page, "Delete").click()
            assert "Bin (1)" in words_in(page)
            assert "None. " in words_in(page)
            button(page, back).click()
            assert "Bin (1)" not in words_in(page)
            assert "Waiting:" in words_in(page)

    def test_an_emptied_bin_takes_nothing_back(self, page: GalleryPage) -> None:
        button(page, "Delete").click()
        button(page, "Empty the bin").click()
        assert "The bin is empty now." in words_in(page)
        with pytest.raises(LookupError):
            button(page, "Undo")
