"""Words on the screen: each place shows them as they are written, whoever wrote them.

Qt takes words that look like HTML for HTML in tool tips and labels, and reads the files that they
name; and it takes `&` on buttons and in menus for a key. Names, titles and texts come from packs,
saves and players, so all words reach Qt through here (`tests/architecture/test_words.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtGui import Qt as Guess
from PySide6.QtWidgets import QCheckBox, QLabel, QMenu, QPushButton, QToolTip, QWidget

from ui.base.qt_guard import guarded

if TYPE_CHECKING:  # what Python makes of each takes milliseconds of every start
    from PySide6.QtGui import QTextDocument
    from PySide6.QtWidgets import QMenuBar, QMessageBox, QTextEdit

_ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})


class Rich(str):
    """Rich text. Only this file makes some, so nobody else's HTML is in it."""

    __slots__ = ()


def escape(words: str) -> str:
    """*words* as HTML shows them. That of Python loads the names of all letters there are."""
    return words.translate(_ESCAPED)


def rich(form: str, *words: object) -> Rich:
    """Our own HTML *form*, with each of *words* in one of its gaps (`{}`): escaped, unless it is
    `Rich` itself."""
    return Rich(form.format(*(_escaped(each) for each in words)))


def joined(parts: Iterable[Rich]) -> Rich:
    """One rich text of *parts*."""
    return Rich("".join(parts))


def stressed(text: str, *, lightly: bool = True) -> Rich:
    """*text* as rich text: `**word**` is stressed, and if so wanted `*word*` *lightly*."""
    words = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(text))
    return Rich(re.sub(r"\*(.+?)\*", r"<i>\1</i>", words) if lightly else words)


def _escaped(words: object) -> str:
    return words if isinstance(words, Rich) else escape(str(words))


def literal(words: str) -> str:
    """*words* for a place that looks itself whether they are HTML, such as a tool tip: there they
    are read as they are written."""
    if not Guess.mightBeRichText(words):
        return words
    return f"<qt>{escape(words)}</qt>".replace("\n", "<br>")


def caption(words: str) -> str:
    """*words* for a button, a menu or a tab, none of whose letters is meant as a key."""
    return words.replace("&", "&&").replace("\t", " ")


def set_tip(target: QWidget | QAction, words: str) -> None:
    """Let *words* be shown while *target* is pointed at; none take away what was shown."""
    target.setToolTip(literal(words))


def show_tip(at: QPoint, words: str, over: QWidget) -> None:
    """Show *words* *at* this place of the screen, until the pointer leaves there or *over*."""
    QToolTip.showText(at, literal(words), over)


def fill(page: QTextDocument | QTextEdit, words: Rich) -> None:
    """Let *page* show *words* and nothing else."""
    page.setHtml(words)


@guarded
class Label(QLabel):
    """Words that wrap where they are to: plain ones, or rich ones if they are `Rich`."""

    def __init__(self, words: str = "") -> None:
        super().__init__()
        self.setText(words)

    def setText(self, text: str) -> None:
        """Show *text* from now on."""
        is_rich = isinstance(text, Rich)
        self.setTextFormat(Qt.TextFormat.RichText if is_rich else Qt.TextFormat.PlainText)
        super().setText(text)


@guarded
class Button(QPushButton):
    """An ordinary button."""

    def __init__(self, words: str = "") -> None:
        super().__init__(caption(words))

    def setText(self, text: str) -> None:
        """Say *text* from now on."""
        super().setText(caption(text))


@guarded
class Tick(QCheckBox):
    """A box to tick."""

    def __init__(self, words: str = "") -> None:
        super().__init__(caption(words))

    def setText(self, text: str) -> None:
        """Say *text* from now on."""
        super().setText(caption(text))


def entry(
    menu: QMenu, words: str, act: Callable[[], object] | None = None, key: str = ""
) -> QAction:
    """A new entry of *menu*, which does *act*; the *key* that does the same stands beside it."""
    made = menu.addAction(f"{caption(words)}\t{key}" if key else caption(words))
    if act is not None:
        made.triggered.connect(lambda _checked=False: act())
    return made


def submenu(menu: QMenu | QMenuBar, words: str) -> QMenu:
    """A new menu within *menu*."""
    return menu.addMenu(caption(words))


def way_on(box: QMessageBox, words: str, act: Callable[[], Any]) -> QPushButton:
    """A new button of *box*, which does *act*."""
    made = box.addButton(caption(words), box.ButtonRole.AcceptRole)
    made.clicked.connect(lambda _checked=False: act())
    return made
