"""Pictures are kept within bounds, and what they took goes back when they do."""

import gc
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtGui import QFont, QGuiApplication, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from saves.folders import folders
from tabletop.play.start.new_game import new_game
from tabletop.table.table import Seat
from tests.seeds import some_slow
from tests.ui.shown import settle
from tests.ui.test_showing_faces import Plain
from ui.base import fonts, heap
from ui.base.settings import Settings
from ui.faces import faces as showing
from ui.faces.faces import Faces
from ui.faces.pixmaps import Pixmaps, bytes_of
from ui.program.app import App


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = App(folders(tmp_path), Settings(reduced_motion=True), tmp_path / "settings.json")
    app.shell.show()
    yield app
    assert not app.faults
    app.shell.close()


LEAST = 2 * 140 * 240 * 4
"""The bytes of two cards."""


def card(width: int = 140) -> QPixmap:
    return QPixmap(width, 240)


def test_what_was_used_longest_ago_goes(one_application: QGuiApplication) -> None:
    kept = Pixmaps[str](LEAST)
    kept.keep("a", card())
    kept.keep("b", card())
    assert kept.get("a") is not None
    kept.keep("c", card())
    assert (list(kept), kept.bytes) == (["a", "c"], LEAST)
    kept.keep("a", card(70))
    assert (set(kept), kept.bytes) == ({"a", "c"}, LEAST * 3 // 4)
    kept.drop("c")
    kept.drop("nothing")
    assert kept.bytes == LEAST // 4
    kept.clear()
    assert (len(kept), kept.bytes) == (0, 0)


def test_the_newest_is_kept_however_large_it_is(one_application: QGuiApplication) -> None:
    kept = Pixmaps[str](1)
    for name in "abc":
        kept.keep(name, card())
    assert list(kept) == ["c"]


def test_stand_ins_for_any_number_of_sizes_are_bounded(one_application: QGuiApplication) -> None:
    """While nothing is painted: a wheel that is turned asks for a deck in each size."""
    faces = Faces(Plain().loading, budget=LEAST)
    faces.pixmap_now("a-1", 140)
    shown = {width: faces.pixmap("a-1", width) for width in range(141, 440)}
    assert sum(map(bytes_of, shown.values())) > 4 * showing.MEANWHILE
    assert faces._standing.bytes <= showing.MEANWHILE
    assert faces.pixmap("a-1", 141).toImage() == shown[141].toImage(), "made anew, and alike"
    faces.finish()
    assert len(faces._standing) == 0
    assert faces._kept.bytes <= LEAST or len(faces._kept) == 1
    assert faces.pixmap_now("a-1", 141).toImage() == Plain().image("a-1", 141, 242)


@pytest.mark.parametrize(
    "game", some_slow(["tower", "parsifal", "restless"], ["tower", "restless"])
)
def test_a_table_seen_in_every_zoom_keeps_its_pictures_within_bounds(app: App, game: str) -> None:
    app.shell.resize(1280, 720)
    seats = [Seat(name, number) for number, name in enumerate(("Ana", "Ben", "Cleo"))]
    app.play(new_game(game, seats=seats, seed=4))
    assert app.playing is not None
    table = app.playing.table
    table.fit()
    seen = 0
    for _ in range(12):
        table.zoom_in()
        table.settle_zoom()
        app.looks.faces.finish()
        seen += app.looks.faces._kept.bytes
    kept = [each for each in gc.get_objects() if isinstance(each, Pixmaps)]
    assert all(each.bytes == sum(map(bytes_of, each._kept.values())) for each in kept)
    assert all(each.bytes <= each.most or len(each) == 1 for each in kept)
    assert seen > app.looks.faces._kept.most, "enough to go beyond"
    here = [app.looks.faces._kept, app.looks.faces._standing, table.table.looks._looks]  # type: ignore[union-attr]
    assert sum(each.most for each in here) <= 60 * 1024 * 1024


def typefaces() -> int:
    """How many there are in a size each: with each Qt keeps the letters painted in it."""
    return sum(isinstance(each, QFont) for each in gc.get_objects())


def test_no_more_typefaces_are_kept_than_sizes_fit_on_a_table() -> None:
    fonts.let_go()
    gc.collect()
    before = typefaces()
    for number in range(2 * fonts.KEPT):
        words = "Old King " * (number % 7 + 1)
        fonts.fitted(fonts.BOOK, words, 90 + number, 20 + number % 150, 0.01 * (number % 3))
        fonts.narrowness(fonts.BOOK, words, 90 + number, 20 + number % 150)
    assert fonts.KEPT // 2 < typefaces() - before <= fonts.KEPT
    fonts.let_go()
    assert typefaces() <= before


def test_typefaces_go_with_the_game_that_was_written_in_them(app: App) -> None:
    app.play(new_game("tower", seats=[Seat("Ana", 0), Seat("Ben", 1)], seed=4))
    fonts.font(fonts.BOOK, 123)
    assert (kept := fonts.font.cache_info().currsize) > 1
    app.put_away()
    assert fonts.font.cache_info().currsize < kept
    missed = fonts.font.cache_info().misses
    fonts.font(fonts.BOOK, 123)
    assert fonts.font.cache_info().misses > missed


def test_a_game_that_was_left_goes_by_itself(
    app: App, once_for_all: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would lie about until Python looks through all that is old, several games later."""
    monkeypatch.setattr(heap, "give_back", once_for_all)
    app.play(new_game("tower", seats=[Seat("Ana", 0), Seat("Ben", 1)], seed=4))
    assert app.playing is not None
    session = ref(app.playing.bridge.session)
    app.show_gallery()
    settle()  # a program deletes what has gone before anything that waits for its time
    app.shell.findChildren(QWidget)
    for _ in range(300):  # a busy machine comes to it later
        if session() is None:
            break
        QTest.qWait(50)
    assert session() is None


def test_qt_keeps_few_pictures_of_its_own() -> None:
    does = (
        "from PySide6.QtGui import QPixmapCache; from ui.program import first_window\n"
        "qt = first_window.application()\n"
        "assert QPixmapCache.cacheLimit() == first_window.SMALL_PICTURES <= 4096"
    )
    subprocess.run([sys.executable, "-c", does], check=True)


PAGES = """
import ctypes
from PySide6.QtGui import QImage
from tests.seeds import some_slow
from ui.program import first_window
first_window.application()
class Info(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in
        "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()]
info = ctypes.CDLL(None).mallinfo2
info.restype = Info
picture = lambda side: QImage(side, side, QImage.Format.Format_ARGB32)
large = picture(2000)
del large
before = info().hblkhd
small = [picture(120) for _ in range(500)]
taken = info().hblkhd - before
small.clear()
left = info().hblkhd - before
asked = 500 * 120 * 120 * 4
assert taken > 0.8 * asked, f"of {asked} bytes only {taken} have pages of their own"
assert left == 0, left
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere they have pages of their own")
def test_a_small_picture_goes_back_even_after_a_large_one_went() -> None:
    """The larger a picture was that went, the less of later ones came back."""
    ran = subprocess.run(
        [sys.executable, "-c", PAGES], capture_output=True, text=True, timeout=60, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
