"""The gallery's first frame needs what stands on boxes and in saves, and nothing that plays."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tabletop.play.shelf import game_shelf

FIRST_FRAME = """
import os, sys
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from ui.program import startup

class End(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and type(watched).__name__ == "GalleryPage":
            print(*sys.modules, flush=True)
            os._exit(0)
        return False

end = End()

def watch(app, catch=startup._catch):
    catch(app)
    QApplication.instance().installEventFilter(end)

startup._catch = watch
from ui.__main__ import main
main(["--data-dir", sys.argv[1]])
"""
"""The program itself, ended with the first frame of its gallery; it says what was loaded."""


PLAYING = (
    "tabletop.play.runner.machine", "tabletop.play.runner.session", "tabletop.play.record_loader",
    "tabletop.cardtext", "tabletop.executor", "tabletop.vocabulary", "tabletop.bots",
    "tabletop.packs.players.pack", "assets.drawings",
    "ui.seat.bridge", "ui.scene", "ui.game.input", "PIL",
)  # fmt: skip
"""What carries out rules, reads cards, and shows a table: files, and rooms with all in them."""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The modules that are loaded by the first frame of the gallery."""
    told = subprocess.run(
        [sys.executable, "-c", FIRST_FRAME, str(tmp_path_factory.mktemp("first"))],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return set(told.stdout.split())


def test_no_rules_of_games_are_loaded(loaded: set[str]) -> None:
    shipped = {game_shelf.package_of(name) for name in game_shelf.names()} - loaded
    assert not [package for package in shipped if package.startswith("tabletop.")]
    of_games = [name for name in loaded if name.startswith("tabletop.games.")]
    assert not [name for name in of_games if name.endswith(".game")]


def test_nothing_that_plays_is_loaded(loaded: set[str]) -> None:
    inside = tuple(f"{room}." for room in PLAYING)
    assert not sorted(name for name in loaded if f"{name}.".startswith(inside))


def test_no_object_of_python_hears_every_event(loaded: set[str]) -> None:
    """What hears all events of the program is only there where the desktop hands files over so."""
    assert ("ui.program.files_from_desktop" in loaded) == (sys.platform == "darwin")


QT_FIRST = """
import builtins, PySide6.QtCore
qts = builtins.__import__
import ui.__main__
print(builtins.__import__ is builtins.__orig_import__ is not qts)
"""


def test_modules_load_by_pythons_own_import_where_qt_was_there_first() -> None:
    """As in a frozen program: its start has imported Qt before anything of ours."""
    told = subprocess.run(
        [sys.executable, "-c", QT_FIRST], capture_output=True, text=True, check=True
    )
    assert told.stdout == "True\n"
