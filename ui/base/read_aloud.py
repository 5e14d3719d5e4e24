"""Announcements for screen readers."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


def somebody_listens() -> bool:
    """Whether a screen reader is running."""
    return bool(QAccessible.isActive())


def announce(thing: QObject, words: str) -> None:
    """Have a running screen reader announce *words*, which appear near *thing*."""
    if words and somebody_listens():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(thing, words))
