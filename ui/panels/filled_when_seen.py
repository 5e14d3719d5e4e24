"""A panel that is not built anew while nobody sees it: behind a tab, or closed."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtWidgets import QWidget


class FilledWhenSeen(QWidget):
    """`renew()` when there is other to tell: then `fill()` builds the panel anew, at once or as
    soon as the panel is seen.

    `set_seen(on)` says whether it is, which only a dock knows; a panel in none is seen.
    """

    def __init__(self) -> None:
        super().__init__()
        self._is_seen, self._is_stale = True, False

    @abstractmethod
    def fill(self) -> None:
        """Build all that is told; what was built before is to go."""

    def renew(self) -> None:
        """Tell something else than before."""
        self._is_stale = True
        if self._is_seen:
            self.catch_up()

    def set_seen(self, on: bool) -> None:
        """The panel is seen from now on, or not."""
        self._is_seen = on
        if on:
            self.catch_up()

    def catch_up(self) -> None:
        """Build what has waited to be seen, if anything has."""
        if self._is_stale:
            self._is_stale = False
            self.fill()
