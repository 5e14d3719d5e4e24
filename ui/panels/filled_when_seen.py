"""Panels that are not rebuilt while hidden, such as behind a tab."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtWidgets import QWidget


class FilledWhenSeen(QWidget):
    """Base class: `renew()` says that there is something new to show; `fill()` then rebuilds the
    panel, at once or as soon as it is visible.

    `set_seen(on)` says whether it is visible, which only a dock knows. A panel outside docks counts
    as visible.
    """

    def __init__(self) -> None:
        super().__init__()
        self._is_seen, self._is_stale = True, False

    @abstractmethod
    def fill(self) -> None:
        """Build the whole panel, replacing what it showed."""

    def renew(self) -> None:
        """Rebuild the panel, now or when it becomes visible."""
        self._is_stale = True
        if self._is_seen:
            self.catch_up()

    def set_seen(self, on: bool) -> None:
        """Note whether the panel is visible."""
        self._is_seen = on
        if on:
            self.catch_up()

    def catch_up(self) -> None:
        """Rebuild the panel if that is overdue."""
        if self._is_stale:
            self._is_stale = False
            self.fill()
