"""The program in a window, for tests that want it otherwise than the `app` of all tests is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from saves.folders import folders
from ui.base.settings import Settings
from ui.program.app import App


@contextmanager
def opened(folder: Path, *, size: tuple[int, int] = (1280, 720), **settings: Any) -> Iterator[App]:
    """The program with its files in *folder*, without motion; nothing in it broke at the end."""
    told = Settings(**{"reduced_motion": True, **settings})
    app = App(folders(folder), told, folder / "settings.json")
    app.looks.wear()
    app.shell.resize(*size)
    app.shell.show()
    app.shell.activateWindow()
    yield app
    assert not app.faults
    app.shell.close()
    app.shell.deleteLater()
    QApplication.processEvents()
