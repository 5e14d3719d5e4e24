"""What is read aloud by a screen reader, if there is one."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


def somebody_listens() -> bool:
    """Whether a screen reader is there to read anything aloud."""
    return bool(QAccessible.isActive())


def announce(thing: QObject, words: str) -> None:
    """Have *words* read aloud that are seen near *thing*, if anybody listens."""
    if words and somebody_listens():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(thing, words))
