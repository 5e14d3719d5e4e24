"""The table as it was left, shown at the next start: only if it is true and gives nothing away."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saves import summary
from saves.folders import Folders, folders
from saves.summary import in_play
from tabletop import Seat, new_game
from tabletop.play.records.record import FORMAT
from ui.base.settings import Settings
from ui.program import first_window, startup
from ui.program.app import App
from ui.program.command_line import parse
from ui.windows import start_picture
from ui.windows.gallery import GalleryPage


@pytest.fixture
def files(tmp_path: Path) -> Folders:
    return folders(tmp_path)


def left(files: Folders, people: int) -> None:
    """A game of so many people, played a little and closed by its window."""
    qt = QApplication.instance() or QApplication([])
    app = App(files, Settings(reduced_motion=True), files.config / "settings.json")
    app.shell.show()
    seats = [Seat("Ana", 0), Seat("Ben", people - 1)]
    app.play(new_game("tower", seats=seats, seed=4))
    assert app.playing
    app.playing.bridge.answering.answer("cups-king")
    QTest.qWait(20)
    app.shell.close()
    app.shell.deleteLater()
    qt.processEvents()


def woken(files: Folders) -> bool:
    """Whether a start shows the table as it was left."""
    qt = QApplication.instance()
    assert isinstance(qt, QApplication)
    shell = first_window.wake(qt, files.data)
    if shell is None:
        return False
    assert shell.isVisible()
    shell.close()
    return True


def test_one_persons_table_is_there_at_once(files: Folders) -> None:
    left(files, people=1)
    assert woken(files)


def test_nothing_is_kept_where_people_have_secrets_from_each_other(files: Folders) -> None:
    left(files, people=2)
    assert not list(files.cache.rglob("*.bmp"))
    assert not woken(files)


def test_a_sight_that_is_no_longer_true_is_not_shown(files: Folders) -> None:
    left(files, people=1)
    game = next(files.playing.iterdir())
    (game / "000099.tabletop.part").write_bytes(b"a newer save")
    assert not woken(files)


def test_a_sight_without_its_game_or_damaged_is_not_shown(files: Folders) -> None:
    left(files, people=1)
    picture = next(files.cache.rglob("*.bmp"))
    whole = picture.read_bytes()
    picture.write_bytes(b"no picture" * 100)
    assert not woken(files)
    picture.write_bytes(whole)
    assert woken(files)
    for path in next(files.playing.iterdir()).iterdir():
        path.unlink()
    assert not woken(files)


def test_an_open_game_has_no_sight(files: Folders) -> None:
    left(files, people=1)
    app = App(files, Settings(), files.config / "settings.json")
    app.opening.open_path(next(files.playing.iterdir()))
    assert not list(files.cache.rglob("*.bmp"))
    assert not app.faults
    app.shell.close()


def test_the_gallery_takes_the_place_of_a_sight_whose_game_cannot_be_opened(
    files: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    left(files, people=1)
    qt = QApplication.instance()
    assert isinstance(qt, QApplication)
    shell = first_window.wake(qt, files.data)
    assert shell is not None
    for path in next(files.playing.iterdir()).glob("*.tabletop"):
        now = b'"format":%d,' % FORMAT
        path.write_bytes(path.read_bytes().replace(now, b'"format":99,', 1))
    monkeypatch.setattr(startup, "_catch", lambda app: None)
    monkeypatch.setattr(QApplication, "exec", lambda app: 0)
    assert startup.run(parse(["--resume", "--data-dir", str(files.data)]), None, shell) == 0
    assert isinstance(shell.currentWidget(), GalleryPage)
    shell.close()


# --- the picture of the table in the gallery ------------------------------------------------------


def test_the_gallery_shows_the_table_as_it_was_left(files: Folders) -> None:
    left(files, people=1)
    (begun,) = in_play(files)
    assert begun.picture is not None
    assert QImage(str(begun.picture)).width() == start_picture.TABLE_WIDE
    assert not list(begun.path.glob("*.draft"))


def test_where_two_have_secrets_no_picture_of_the_table_is_kept(files: Folders) -> None:
    left(files, people=1)
    (begun,) = in_play(files)
    start_picture.forget_table(begun.path)
    assert summary.picture_in(begun.path) is None
    left(files, people=2)
    assert [each.picture for each in in_play(files)] == [None, None]
