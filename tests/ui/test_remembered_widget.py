"""Nothing remembers a widget that it does not own without being told of its end."""

import ast
from collections.abc import Iterator

from PySide6 import QtCore, QtWidgets
from PySide6.QtCore import QObject
from shiboken6 import delete

from tests.architecture.sources import sources
from tests.ui.test_qt_guard import kinds
from ui.base.remembered_widget import Remembered

LIVES_AS_LONG = {
    "App._page": "the page that is shown: nobody but the program takes it away",
    "Banner.first": "its own button, made by a function of its own",
    "BegunList._bin": "its own, made once, which it alone puts in and takes out",
    "Seating._count": "its own row of buttons, made anew for each game",
    "Seating._people": "its own row of buttons, made anew for each game",
    "ShareWindow.table": "its own child, which it alone takes away",
    "Shell._behind": "the page behind the curtain; another page drops the curtain first",
}
"""What is kept without `Remembered`, and why that is safe."""


def foreign(tree: ast.Module, ours: set[str]) -> Iterator[str]:
    """Attributes for things of Qt that are given one which was not made on the spot, after the
    object itself was."""
    for kind in (each for each in ast.walk(tree) if isinstance(each, ast.ClassDef)):
        kept = {
            node.target.attr
            for node in ast.walk(kind)
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute)
            if _of_qt(ast.unparse(node.annotation), ours)
        }
        for act in (each for each in kind.body if isinstance(each, ast.FunctionDef)):
            if act.name != "__init__":
                yield from (f"{kind.name}.{name}" for name in sorted(_given(act) & kept))


def _of_qt(annotation: str, ours: set[str]) -> bool:
    qt = {**vars(QtCore), **vars(QtWidgets)}
    kinds = (qt.get(name) for name in annotation.split(" | "))
    theirs = any(isinstance(kind, type) and issubclass(kind, QObject) for kind in kinds)
    return theirs or not ours.isdisjoint(annotation.split(" | "))


def _given(act: ast.FunctionDef) -> set[str]:
    """Attributes that *act* gives something other than nothing or what it has just made."""
    pairs = [
        pair
        for node in ast.walk(act)
        if isinstance(node, ast.Assign)
        for target in node.targets
        for pair in _pairs(target, node.value)
    ]
    made = {
        target.id
        for target, value in pairs
        if isinstance(target, ast.Name) and isinstance(value, ast.Call) and _makes(value)
    }
    return {
        target.attr
        for target, value in pairs
        if isinstance(target, ast.Attribute)
        and not isinstance(value, ast.Constant)
        and not (isinstance(value, ast.Call) and _makes(value))
        and not (isinstance(value, ast.Name) and value.id in made)
    }


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        yield from zip(target.elts, value.elts, strict=True)
    else:
        yield target, value


def _makes(call: ast.Call) -> bool:
    return ast.unparse(call.func).rpartition(".")[2][:1].isupper()


def test_what_others_own_is_remembered_in_one_way() -> None:
    ours = {kind.__name__ for kind in kinds() if issubclass(kind, QObject)}
    found = {
        name for path in sources("ui") for name in foreign(ast.parse(path.read_text("utf-8")), ours)
    }
    assert found == set(LIVES_AS_LONG), "keep it in a `Remembered`, or say why it lives as long"


BEFORE = """
class Card(QFrame):
    def __init__(self, over: QWidget) -> None:
        self.over = over
        self.before: QWidget | None = None
        self.line: QLineEdit | None = None
    def ask(self):
        self.before = self.window().focusWidget()
        line = self.line = QLineEdit()
    def go(self):
        before, self.before = self.before, None
"""


def test_a_widget_that_is_kept_from_elsewhere_is_found() -> None:
    assert list(foreign(ast.parse(BEFORE), set())) == ["Card.before"]


def test_what_is_gone_is_remembered_no_longer() -> None:
    kept, first, second = Remembered[QObject](), QObject(), QObject()
    assert kept.there is None
    kept.keep(first)
    assert kept.there is first
    assert kept.take() is first
    assert kept.take() is None
    kept.keep(second)
    delete(second)
    assert kept.there is None
