"""The rulebook beside the table: chapters, search, and the place that a decision or refusal cites."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Protocol

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QTextBrowser, QTextEdit, QVBoxLayout, QWidget

from ui import theme
from ui.faces import fonts
from ui.panels.parts import RULE, button, label


class Rule(Protocol):
    """A numbered rule."""

    @property
    def id(self) -> str: ...
    @property
    def text(self) -> str: ...


class Chapter(Protocol):
    """A chapter: its title and its rules in order."""

    @property
    def title(self) -> str: ...
    @property
    def rules(self) -> Sequence[Rule]: ...


class Rulebook(Protocol):
    """A game's rulebook, as the panel needs it."""

    @property
    def title(self) -> str: ...
    @property
    def chapters(self) -> Sequence[Chapter]: ...
