"""The page of packs, and the way of a pack from a file to a table."""

from __future__ import annotations

import os
import shutil
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QWidget

from saves.folders import Folders, folders
from tabletop.packs import library
from tabletop.play.adaptation.packs_in_play import advice, kinds_of
from tabletop.play.shelf.game_shelf import names
from tests.packs.players.making import ABOUT, EXAMPLES, KNIFE, folder, png, read
from tests.packs.players.test_hostile_packs import in_zip
from ui.base.settings import Settings
from ui.base.worker_process import Work
from ui.faces import deck_files
from ui.program.app import App
from ui.program.packs_controller import Packs, examples
from ui.program.startup import look_for_packs
from ui.windows import pack_checker
from ui.windows.packs_page import PackCard, PacksPage


def until(holds: Callable[[], bool]) -> None:
    """Let the program go on until this *holds*."""
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end, "it never did"
        QTest.qWait(10)


@pytest.fixture(autouse=True)
def library_of_its_own() -> Iterator[None]:
    finders, decks = library.finders[:], deck_files.brought[:]
    library.forget()
    yield
    library.forget()
    library.finders[:], deck_files.brought[:] = finders, decks


@pytest.fixture
def files(tmp_path: Path) -> Folders:
    return folders(tmp_path / "data")


@pytest.fixture
def page(one_application: QApplication) -> PacksPage:
    made = PacksPage()
    made.resize(1000, 700)
    return made


@pytest.fixture
def kept() -> list[list[str]]:
    """The ids that were switched off, each time that anything was switched."""
    return []


@pytest.fixture
def hands(page: PacksPage, files: Folders, kept: list[list[str]]) -> Iterator[Packs]:
    made = Packs(files, page, [], kept.append)
    yield made
    made.close()


def words(page: QWidget) -> str:
    return "\n".join(each.text() for each in page.findChildren(QLabel))


def button(page: QWidget, name: str) -> QPushButton:
    (found,) = [each for each in page.findChildren(QPushButton) if each.text() == name]
    return found


def is_said(page: QWidget, part: str) -> Callable[[], bool]:
    return lambda: part in words(page)


def test_a_pack_that_is_opened_is_copied_looked_at_and_taken_back(
    page: PacksPage, hands: Packs, files: Folders
) -> None:
    assert "No packs yet." in words(page)
    hands.open(EXAMPLES / "the-marsh" / "pack.toml")
    until(is_said(page, "Ready to play. The program understands all its cards."))
    assert "The Marsh is installed" in words(page)
    assert (files.packs / "the-marsh" / "cards" / "marsh.toml").is_file()
    page.undo_wanted.emit()
    assert not (files.packs / "the-marsh").exists()
    assert "No packs yet." in words(page)


@pytest.mark.slow
def test_all_that_the_cards_of_examples_say_is_understood() -> None:
    for each in examples():
        pack = read(each.place)
        assert pack.findings == (), each.title
        assert list(advice(pack)) == [], each.title


def test_an_empty_page_says_what_a_pack_is_and_makes_an_example_for_any_game(
    page: PacksPage, hands: Packs, files: Folders
) -> None:
    offered = examples()
    takers = [game for game in names() if kinds_of(game)]
    assert len(offered) > 2
    assert {read(each.place).about.game for each in offered} <= {*takers}
    page.show_packs([], [])
    assert "A pack is a folder" in words(page)
    tower = next(each for each in offered if each.game == "Tower")
    page.example_wanted.emit(tower.place)
    until(is_said(page, "The Bog is installed"))
    until(is_said(page, "Ready to play. The program understands all its cards."))
    there = files.packs / "the-bog" / "cards" / "bog.toml"
    there.write_text(there.read_text().replace("Bog King", "Mud King"))
    page.example_wanted.emit(tower.place)
    until(is_said(page, "is installed already"))
    assert "Mud King" in there.read_text(), "what was made of it stays"


def test_what_is_wrong_with_a_pack_is_told_and_nothing_of_it_is_taken(
    page: PacksPage, hands: Packs, files: Folders, tmp_path: Path
) -> None:
    text = KNIFE.replace("damage", "damge").replace("Melee", "Meelee")
    hands.open(folder(tmp_path / "fen", {"pack.toml": ABOUT, "cards/a.toml": text}))
    until(is_said(page, "was not installed"))
    told = words(page)
    assert "Fix these 2 problems" in told
    assert "cards/a.toml, line 4, reed-knife: There is no field 'damge' on a card" in told
    assert "Did you mean: Melee Weapon" in told
    assert not files.packs.exists()
    (tmp_path / "fen" / "cards" / "a.toml").write_text(KNIFE.replace("damage", "damge"))
    button(page, "Check again").click()
    until(is_said(page, "Fix this problem"))
    shown = [each for each in page.findChildren(PackCard) if not each.isHidden()]
    assert len(shown) == 1, "what was wrong before is told no more"
    (tmp_path / "fen" / "cards" / "a.toml").write_text(KNIFE)
    button(shown[0], "Check again").click()
    until(is_said(page, "The Fen is installed"))
    assert "mended" not in words(page)


@pytest.mark.parametrize(
    ("more", "part"),
    [
        (("../../evil.toml", ""), "leads out of the pack"),
        (("pictures/a.png", png(60_000, 60_000)), "too large"),
        (("pictures/a.svg", "<svg><script>run()</script></svg>"), "picture cannot be shown"),
        (("pictures/a.png", png(300, 300)[:60]), "picture cannot be shown"),
    ],
)
def test_a_hostile_pack_is_refused_on_the_page_too(
    page: PacksPage,
    hands: Packs,
    files: Folders,
    tmp_path: Path,
    more: tuple[str, bytes],
    part: str,
) -> None:
    hands.open(in_zip(more)(tmp_path))
    until(is_said(page, "was not installed"))
    assert part in words(page)
    assert not files.packs.exists()


def dying() -> Callable[[bytes], bytes]:
    """What looks at packs, and is killed by one, as for the memory that it takes."""
    return lambda _: os._exit(9)


def sleeping() -> Callable[[bytes], bytes]:
    """What never comes to an end with a pack."""
    return lambda _: time.sleep(600) or b""


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("looks", "seconds", "words_of_it"),
    [(dying, 60.0, "ended before it answered"), (sleeping, 2.0, "gave no answer within 2 seconds")],
)
def test_a_pack_that_is_too_much_to_look_at_is_refused(
    page: PacksPage,
    files: Folders,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    looks: Callable[[], Callable[[bytes], bytes]],
    seconds: float,
    words_of_it: str,
) -> None:
    monkeypatch.setattr(pack_checker, "WORK", Work("checker", looks, seconds, 1 << 20))
    hands = Packs(files, page, [], list)
    hands.open(folder(tmp_path / "fen", {"pack.toml": ABOUT, "cards/a.toml": KNIFE}))
    until(is_said(page, f"The process that checked it {words_of_it}"))
    hands.close()
    assert not files.packs.exists()


def test_sentences_that_nobody_understands_are_told_with_what_would_do(
    page: PacksPage, hands: Packs, tmp_path: Path
) -> None:
    text = KNIFE.replace("you heal 1", "you eal 1")
    hands.open(folder(tmp_path / "fen", {"pack.toml": ABOUT, "cards/a.toml": text}))
    until(is_said(page, "Ready to play."))
    assert "Did you mean: When this hits, you heal 1." in words(page)
    assert "@" not in words(page), "digests are for programs"


def test_a_pack_is_removed_and_put_back(page: PacksPage, hands: Packs, files: Folders) -> None:
    page.example_wanted.emit(EXAMPLES / "the-marsh")
    until(is_said(page, "understands all"))
    button(page, "Remove").click()
    assert not (files.packs / "the-marsh").exists()
    assert "The Marsh was removed." in words(page), "by its title"
    page.undo_wanted.emit()
    assert (files.packs / "the-marsh" / "pack.toml").is_file()


def test_a_pack_is_switched_off_for_new_games(
    page: PacksPage, hands: Packs, kept: list[list[str]]
) -> None:
    page.example_wanted.emit(EXAMPLES / "the-marsh")
    until(is_said(page, "understands all"))
    (tick,) = page.findChildren(QCheckBox)
    tick.setChecked(False)
    tick.setChecked(True)
    assert kept == [["the-marsh"], []]


def test_a_newer_edition_takes_the_place_of_the_one_there_and_others_do_not(
    page: PacksPage, hands: Packs, files: Folders, tmp_path: Path
) -> None:
    page.example_wanted.emit(EXAMPLES / "the-marsh")
    until(is_said(page, "understands all"))
    newer = tmp_path / "newer"
    shutil.copytree(EXAMPLES / "the-marsh", newer)
    about = (newer / "pack.toml").read_text()
    (newer / "pack.toml").write_text(about.replace('"1"', '"2"'))
    hands.open(newer)
    until(is_said(page, "It replaced the earlier edition."))
    assert '"2"' in (files.packs / "the-marsh" / "pack.toml").read_text()
    page.undo_wanted.emit()
    assert '"1"' in (files.packs / "the-marsh" / "pack.toml").read_text()
    (newer / "pack.toml").write_text(about.replace("The Marsh", "The Other Marsh"))
    hands.open(newer)
    until(is_said(page, "There is another pack with the id 'the-marsh': The Marsh by A. Player."))
    assert '"The Marsh"' in (files.packs / "the-marsh" / "pack.toml").read_text()


def test_of_two_packs_with_one_id_the_second_is_told_of_and_not_offered(
    page: PacksPage, hands: Packs, files: Folders
) -> None:
    for name in ("a", "b"):
        folder(files.packs / name, {"pack.toml": ABOUT, "cards/a.toml": KNIFE})
    hands.fill()
    until(is_said(page, "The pack in a has the same id. Give one of them another."))
    look_for_packs(files)
    (only,) = library.packs_offered("restless")
    assert Path(only.place).name == "a"


def dropped(page: QWidget, place: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(place))])
    event = QDropEvent(
        QPointF(50, 50),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    page.dropEvent(event)


def test_from_a_file_dragged_onto_the_gallery_to_the_table(
    one_application: QApplication, files: Folders, tmp_path: Path
) -> None:
    zipped = tmp_path / "marsh.zip"
    with zipfile.ZipFile(zipped, "w") as into:
        for file in (EXAMPLES / "the-marsh").rglob("*.*"):
            into.write(file, f"marsh/{file.relative_to(EXAMPLES / 'the-marsh')}")
    look_for_packs(files)
    app = App(files, Settings(), tmp_path / "settings.json")
    app.show_gallery()
    gallery = app.shell.currentWidget()
    assert gallery is not None
    dropped(gallery, tmp_path / "some.txt")
    assert app.shell.currentWidget() is gallery
    dropped(gallery, zipped)
    page = app.shell.currentWidget()
    assert isinstance(page, PacksPage)
    until(is_said(page, "understands all"))
    app.set_up("tower")
    setting_up = app.shell.currentWidget()
    assert setting_up is not None
    assert not any("Marsh" in each.text() for each in setting_up.findChildren(QCheckBox))
    app.set_up("restless")
    setting_up = app.shell.currentWidget()
    assert setting_up is not None
    (tick,) = [t for t in setting_up.findChildren(QCheckBox) if "Marsh" in t.text()]
    tick.setChecked(True)
    button(setting_up, "Start").click()
    assert app.playing is not None
    named = [
        p.name for p in app.playing.bridge.session.table.pieces if p.name.startswith("the-marsh@")
    ]
    assert len(named) == 11
    until(is_said(app.playing.window, "Your own cards in play: The Marsh."))
    app.show_gallery()
    gallery = app.shell.currentWidget()
    assert gallery is not None
    assert "With the pack “the-marsh”" in words(gallery)
    app.shell.close()
