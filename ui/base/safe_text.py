"""Text on the screen: shown literally, whoever wrote it.

Qt interprets text that looks like HTML in tool tips and labels, and loads the files it names; on
buttons and in menus it takes `&` for a mnemonic. Names, titles and texts come from packs, saves and
players, so all text goes to Qt through this module (`tests/architecture/test_words.py`).
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

if TYPE_CHECKING:  # importing each of these classes costs milliseconds of every start
    from PySide6.QtGui import QTextDocument
    from PySide6.QtWidgets import QMenuBar, QMessageBox, QTextEdit

_ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})


class Rich(str):
    """Rich text. Only this module makes it, so it never contains foreign HTML."""

    __slots__ = ()


def escape(words: str) -> str:
    """Escape *words* for HTML, without the large table that Python's `html` loads."""
    return words.translate(_ESCAPED)


def rich(form: str, *words: object) -> Rich:
    """Our own HTML *form* with *words* filled into its gaps (`{}`); each is escaped unless it is
    `Rich`."""
    return Rich(form.format(*(_escaped(each) for each in words)))


def joined(parts: Iterable[Rich]) -> Rich:
    """Join *parts* into one rich text."""
    return Rich("".join(parts))


def stressed(text: str, *, lightly: bool = True) -> Rich:
    """*text* as rich text with `**word**` in bold and, if *lightly*, `*word*` in italics."""
    words = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(text))
    return Rich(re.sub(r"\*(.+?)\*", r"<i>\1</i>", words) if lightly else words)


def _escaped(words: object) -> str:
    return words if isinstance(words, Rich) else escape(str(words))


def literal(words: str) -> str:
    """*words* as plain text for a place that detects HTML by itself, such as a tool tip."""
    if not Guess.mightBeRichText(words):
        return words
    return f"<qt>{escape(words)}</qt>".replace("\n", "<br>")


def caption(words: str) -> str:
    """*words* for a button, menu or tab, without mnemonics."""
    return words.replace("&", "&&").replace("\t", " ")


def set_tip(target: QWidget | QAction, words: str) -> None:
    """Give *target* the tool tip *words*; empty words remove it."""
    target.setToolTip(literal(words))


def show_tip(at: QPoint, words: str, over: QWidget) -> None:
    """Show *words* as a tool tip *at* this point of the screen, until the pointer leaves it or
    *over*."""
    QToolTip.showText(at, literal(words), over)


def fill(page: QTextDocument | QTextEdit, words: Rich) -> None:
    """Show *words*, and nothing else, in *page*."""
    page.setHtml(words)


@guarded
class Label(QLabel):
    """A label that can wrap its text: plain, or rich if the text is `Rich`."""

    def __init__(self, words: str = "") -> None:
        super().__init__()
        self.setText(words)

    def setText(self, text: str) -> None:
        """Show *text*."""
        is_rich = isinstance(text, Rich)
        self.setTextFormat(Qt.TextFormat.RichText if is_rich else Qt.TextFormat.PlainText)
        super().setText(text)


@guarded
class Button(QPushButton):
    """A push button."""

    def __init__(self, words: str = "") -> None:
        super().__init__(caption(words))

    def setText(self, text: str) -> None:
        """Show *text*, without mnemonics."""
        super().setText(caption(text))


@guarded
class Tick(QCheckBox):
    """A check box."""

    def __init__(self, words: str = "") -> None:
        super().__init__(caption(words))

    def setText(self, text: str) -> None:
        """Show *text*, without mnemonics."""
        super().setText(caption(text))


def entry(
    menu: QMenu, words: str, act: Callable[[], object] | None = None, key: str = ""
) -> QAction:
    """Add an entry to *menu* that calls *act*, with *key* shown beside it."""
    made = menu.addAction(f"{caption(words)}\t{key}" if key else caption(words))
    if act is not None:
        made.triggered.connect(lambda _checked=False: act())
    return made


def submenu(menu: QMenu | QMenuBar, words: str) -> QMenu:
    """Add a submenu to *menu*."""
    return menu.addMenu(caption(words))


def way_on(box: QMessageBox, words: str, act: Callable[[], Any]) -> QPushButton:
    """Add a button to the message box *box* that calls *act*."""
    made = box.addButton(caption(words), box.ButtonRole.AcceptRole)
    made.clicked.connect(lambda _checked=False: act())
    return made
