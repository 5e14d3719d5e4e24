"""No override of a function of Qt can raise: every one there is in the program is guarded."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module

import pytest
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken, delete

from tests.architecture.sources import ROOT, sources
from ui.base.qt_guard import Act, guarded, nothing, overrides

NEVER_CALLED_BY_QT = {"Bots.start", "Bots.stop", "PieceItem.setPos", "PieceItem.setZValue"}
"""What has the name of a function of Qt that is not virtual."""


def kinds() -> set[type]:
    """Every class of the program that Qt knows."""
    paths = [path.relative_to(ROOT).with_suffix("") for path in sources("ui")]
    modules = [import_module(".".join(path.parts)) for path in paths if path.stem != "__main__"]
    here = {each for module in modules for each in vars(module).values() if isinstance(each, type)}
    return {each for each in here if issubclass(each, Shiboken.Object)} - _of_qt(here)


def _of_qt(kinds: set[type]) -> set[type]:
    return {kind for kind in kinds if not kind.__module__.startswith("ui")}


def overridden() -> Iterator[tuple[str, Act]]:
    """Every function of Qt that a class of the program has its own of."""
    for kind in sorted(kinds(), key=lambda each: each.__qualname__):
        for name, act in overrides(kind):
            if f"{kind.__qualname__}.{name}" not in NEVER_CALLED_BY_QT:
                yield f"{kind.__qualname__}.{name}", act


def test_every_override_is_guarded() -> None:
    bare = [name for name, act in overridden() if not hasattr(act, "is_guarded")]
    assert len(list(overridden())) > 100
    assert bare == [], "write @guarded above these classes"


def test_every_guard_has_an_empty_answer_of_the_right_sort() -> None:
    """Promised in the signature; `nothing` must not raise in its turn."""
    for name, act in overridden():
        promised = act.__annotations__["return"]
        assert (nothing(act) is None) == ("None" in promised), name


def test_no_class_of_qt_hides_within_a_function() -> None:
    hidden = [
        f"{path.name}:{inner.lineno}"
        for path in sources("ui")
        for outer in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(outer, ast.FunctionDef)
        for inner in ast.walk(outer)
        if isinstance(inner, ast.ClassDef)
    ]
    assert hidden == []


def asks_the_dead() -> None:
    gone = QWidget()
    delete(gone)
    gone.isVisible()


@guarded
class Broken(QWidget):
    """Breaks wherever Qt calls it, with the error that the binding cannot carry."""

    def hideEvent(self, event: QEvent) -> None:
        asks_the_dead()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        asks_the_dead()
        return True

    def sizeHint(self) -> QSize:
        asks_the_dead()
        return QSize(1, 1)


def test_what_breaks_under_qt_is_told_and_ends_nothing(faults: list[BaseException]) -> None:
    broken, watched = Broken(), QWidget()
    watched.installEventFilter(broken)
    broken.show()
    broken.hide()
    watched.show()
    assert broken.sizeHint() == QSize()
    assert watched.isVisible()
    assert len(faults) >= 4
    assert {type(fault) for fault in faults} == {RuntimeError}
    watched.removeEventFilter(broken)
    faults.clear()


def test_what_hears_of_faults_may_break_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def deaf(*_: object) -> None:
        raise OSError("no ear")

    broken = Broken()
    monkeypatch.setattr(sys, "excepthook", deaf)
    broken.show()
    broken.hide()
    monkeypatch.undo()
    assert "no ear" in capsys.readouterr().err


BARE = """
from PySide6.QtWidgets import QApplication
from tests.ui.test_qt_guard import asks_the_dead
from PySide6.QtWidgets import QWidget
class Bare(QWidget):
    def hideEvent(self, event):
        asks_the_dead()
app = QApplication([])
bare = Bare()
bare.show()
bare.hide()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="how a program dies differs")
def test_without_a_guard_the_program_dies() -> None:
    """When a later binding or Python carries such an error, this says so: guards can then go."""
    done = subprocess.run([sys.executable, "-c", BARE], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode != 0
