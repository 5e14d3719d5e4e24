"""Programs that end with their first frame, started as anyone would: how long, how much memory."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

PATIENCE = 60
"""Seconds after which a process has surely failed."""

FORGETFUL = "PYTHONDONTWRITEBYTECODE"
"""Where this is set, every start would compile all modules again, which no player's start does."""

EMPTY = """
import os
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

class Empty(QWidget):
    def paintEvent(self, event):
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.User))

    def customEvent(self, event):
        os._exit(0)

app = QApplication([])
window = Empty()
window.resize(1280, 720)
window.show()
app.exec()
"""
"""A window with nothing in it: the least that a program of PySide6 takes."""

_TO_FRAME = """
import os, sys
from ui.__main__ import main
from ui.program import startup

def watch(app, catch=startup._catch):
    catch(app)
    from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
    from {module} import {widget}

    class End(QObject):
        def customEvent(self, event):
            os._exit(0)

    def painted(view, event, paint={widget}.paintEvent):
        paint(view, event)
        QCoreApplication.postEvent(end, QEvent(QEvent.Type.User), Qt.HighEventPriority.value)

    end = End()
    {widget}.paintEvent = painted

startup._catch = watch
main([{wishes} "--data-dir", sys.argv[1]])
os._exit(1)
"""
"""The program itself, ended as soon as the frame is done that *widget* was painted in."""


def to_frame(module: str, widget: str, *wishes: str) -> str:
    """The program started with *wishes*, until a frame shows a *widget* of *module*."""
    given = "".join(f"{wish!r}, " for wish in wishes)
    return _TO_FRAME.format(module=module, widget=widget, wishes=given)


def to_stillness(*wishes: str) -> str:
    """The program started with *wishes*, which is closed when all that it shows is painted."""
    given = "".join(f"{wish!r}, " for wish in wishes)
    return f"""
import sys
from ui.__main__ import main
from ui.program import startup

def leave(app, catch=startup._catch):
    catch(app)
    app.when_still(app.shell.close)

startup._catch = leave
sys.exit(main([{given} "--data-dir", sys.argv[1]]))
"""


class Ran(NamedTuple):
    """What a process took: *seconds* from its start to its end, and *megabytes* at its largest."""

    seconds: float
    megabytes: float


def start(code: str, folder: Path) -> Ran:
    """Let a Python process run *code* on the files in *folder*.

    :raises RuntimeError: if it fails.
    """
    began = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(folder)],
        env=_surroundings(folder / "compiled"),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    _, status, used = os.wait4(process.pid, 0)
    took = time.perf_counter() - began
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"a start ended with {process.returncode}: {code}")
    return Ran(took, used.ru_maxrss / 1024)


def _surroundings(compiled: Path) -> dict[str, str]:
    """The environment of the processes: they show nothing, and keep what they compile."""
    kept = {name: value for name, value in os.environ.items() if name != FORGETFUL}
    return kept | {
        "PYTHONPYCACHEPREFIX": str(compiled),
        "QT_QPA_PLATFORM": "offscreen",
        "QT_NO_GUI_THREADPOOL": "1",
    }
