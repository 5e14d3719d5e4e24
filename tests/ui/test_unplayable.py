"""A game that cannot be loaded is told of in the gallery; it takes nothing else along."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from saves.folders import Folders, folders
from tabletop import new_game
from tabletop.play.shelf import game_shelf
from tests.play.sunken import put_on_shelf
from tests.ui.reading import button, words_in
from ui.__main__ import main
from ui.base.repair_advice import MEND
from ui.base.settings import Settings
from ui.faces.blank import BACK, stand_in
from ui.faces.chosen_decks import chosen
from ui.faces.faces import Faces
from ui.program.app import App
from ui.windows.gallery import GalleryPage
from ui.windows.new_game import NewGamePage
from ui.windows.save_card import SaveCard
from ui.windows.unplayable_card import UnplayableCard

WHY = "KeyError: 'mast' (tabletop.games.sunken.game, line 4)."
KEPT = "This save is kept. It can be opened when The Sunken can be loaded."


def leave_a_game(files: Folders, name: str) -> Path:
    """A game in play that the gallery lists, as if it were one of *name*; returns its save."""
    document = json.loads(new_game("tower", seats=2, seed=1).to_json())
    document["game"] = name
    save = files.playing / f"{name}-1" / "000001.tabletop"
    save.parent.mkdir(parents=True)
    save.write_text(json.dumps(document))
    return save


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> App:
    """The program, with a game that is broken and a save of it, and a save that is whole."""
    put_on_shelf(tmp_path, monkeypatch)
    made = App(folders(tmp_path), Settings(), tmp_path / "settings.json")
    leave_a_game(made.files, "sunken")
    leave_a_game(made.files, "tower")
    return made


def page_of(app: App) -> GalleryPage:
    page = app.shell.currentWidget()
    assert isinstance(page, GalleryPage)
    return page


def card(page: GalleryPage, game: str) -> QWidget:
    """What tells that the game cannot be loaded, or else its box."""
    cards = page.findChildren(UnplayableCard)
    return next(each for each in (*cards, *page.boxes.tiles) if each.game == game)


def new_game_of(page: GalleryPage, game: str) -> QPushButton:
    """The box, which is pressed to set up a game."""
    return next(each for each in page.boxes.tiles if each.game == game)


def save(page: GalleryPage, game: str) -> SaveCard:
    return next(each for each in page.findChildren(SaveCard) if each.game == game)


def until_all_is_loaded(app: App) -> GalleryPage:
    page = page_of(app)
    for _ in range(500):
        if WHY in words_in(page):
            break
        QTest.qWait(10)
    return page


def test_a_card_says_what_is_wrong_and_the_other_games_are_played(app: App) -> None:
    app.show_gallery()
    app.shell.show()
    page = until_all_is_loaded(app)
    shown = words_in(card(page, "sunken"))
    assert "The Sunken" in shown
    assert f"This game cannot be loaded. {WHY}" in shown
    assert MEND in shown
    assert "Traceback" not in words_in(page)
    assert not app.shell.findChildren(QMessageBox), "no window is needed to say so"
    new_game_of(page, "tower").click()
    assert isinstance(app.shell.currentWidget(), NewGamePage)
    app.shell.close()


def test_saves_of_it_are_kept_and_say_so(app: App) -> None:
    app.show_gallery()
    app.shell.show()
    page = until_all_is_loaded(app)
    assert KEPT in words_in(save(page, "sunken"))
    assert not button(save(page, "sunken"), "Go on").isEnabled()
    assert button(save(page, "tower"), "Go on").isEnabled()
    kept = list(app.files.playing.glob("sunken-1/*"))
    assert [path.name for path in kept] == ["000001.tabletop"]
    app.shell.close()


def test_who_opens_a_save_of_it_is_told_why_that_cannot_be(app: App) -> None:
    """At once: nobody need wait until the gallery has found out."""
    app.show_gallery()
    app.shell.show()
    content = (app.files.playing / "sunken-1" / "000001.tabletop").read_bytes()
    for path in (app.files.playing / "sunken-1", app.files.playing / "sunken-1/000001.tabletop"):
        app.opening.open_path(path)
        box = app.shell.findChildren(QMessageBox)[-1]
        assert box.text() == "This game cannot be opened"
        assert box.informativeText() == f"The Sunken cannot be loaded. {WHY} {MEND}"
        box.buttons()[0].click()
    saves = [path for path in app.files.playing.glob("sunken-1/*") if path.suffix == ".tabletop"]
    assert [path.read_bytes() for path in saves] == [content]
    app.shell.close()


def test_who_wants_a_new_game_of_it_is_told_why_that_cannot_be(app: App) -> None:
    app.show_gallery()
    app.shell.show()
    new_game_of(page_of(app), "sunken").click()
    (box,) = app.shell.findChildren(QMessageBox)
    assert WHY in box.informativeText()
    page_of(app)
    app.shell.close()


def test_a_report_of_it_holds_what_a_card_does_not(app: App) -> None:
    app.show_gallery()
    app.shell.show()
    page = until_all_is_loaded(app)
    button(card(page, "sunken"), "Write a report").click()
    (box,) = app.shell.findChildren(QMessageBox)
    (report,) = app.files.reports.iterdir()
    assert str(report) in box.informativeText()
    assert "hidden cards" not in box.informativeText()
    text = json.loads(report.read_bytes())["fault"]
    assert "Traceback" in text
    assert 'WRECK = {}["mast"]' in text
    app.shell.close()


def test_the_focus_goes_on_to_a_game_that_can_be_played(app: App) -> None:
    app.show_gallery()
    app.shell.show()
    app.shell.activateWindow()
    new_game_of(page_of(app), "sunken").setFocus()
    page = until_all_is_loaded(app)
    focused = app.shell.focusWidget()
    assert isinstance(focused, QPushButton)
    assert not card(page, "sunken").isAncestorOf(focused)
    app.shell.close()


def test_what_is_known_to_be_broken_is_never_shown_as_whole(app: App) -> None:
    app.show_gallery()
    with pytest.raises(game_shelf.Unplayable):
        game_shelf.game_called("sunken")
    app.show_gallery()
    page = page_of(app)
    assert WHY in words_in(card(page, "sunken"))
    assert KEPT in words_in(save(page, "sunken"))
    app.shell.close()


def test_a_damaged_box_has_a_card_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_shelf(tmp_path, monkeypatch, box="BOX =")
    app = App(folders(tmp_path), Settings(), tmp_path / "settings.json")
    app.show_gallery()
    words = words_in(card(page_of(app), "sunken"))
    assert "SyntaxError" in words
    assert words.startswith("Sunken")
    app.shell.close()


@pytest.mark.parametrize(("broken", "card"), [("restless", "wasp-bow"), ("parsifal", "grail")])
def test_faces_of_other_games_are_painted_though_one_game_is_broken(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    broken: str,
    card: str,
) -> None:
    fault = game_shelf.Unplayable(broken, broken.title(), KeyError("mast"))
    monkeypatch.setattr(game_shelf, "_opened", {broken: fault})
    faces = Faces(*chosen("", tmp_path, lambda words: None))
    stand_ins = [faces.pixmap(name, 90).toImage() for name in (card, "major-1", BACK)]
    faces.finish()
    painted = [faces.pixmap(name, 90).toImage() for name in (card, "major-1", BACK)]
    assert stand_ins[0] == stand_ins[1] == stand_ins[2], "all backs"
    assert painted[0] == stand_in(card, 90, 154).toImage()
    assert len({bytes(each.constBits()) for each in (*painted, stand_ins[0])}) == 4
    assert "QPainter" not in capfd.readouterr().err


def test_the_command_line_says_it_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put_on_shelf(tmp_path, monkeypatch)
    file = leave_a_game(folders(tmp_path), "sunken")
    assert main(["--games"]) == 0
    assert "sunken     The Sunken, 1 to 2 seats." in capsys.readouterr().out
    picture = ["--screenshot", str(tmp_path / "none.png")]
    for wish in (["--new", "sunken", *picture], ["--verify", str(file)], [str(file), *picture]):
        assert main([*wish, "--data-dir", str(tmp_path)]) == 1
        assert capsys.readouterr().err == f"tabletop: The Sunken cannot be loaded. {WHY} {MEND}\n"
    assert main(["--games"]) == 0
    assert f"sunken     The Sunken cannot be loaded. {WHY}" in capsys.readouterr().out
