"""What takes long says how far it has come, and can be stopped."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from tabletop.play.runner.faults import Stopped
from ui.base.safe_text import literal

SOON = 0.4
"""Seconds in which nobody minds waiting: what is done by then shows nothing."""

OFTEN = 0.05
"""Seconds between two looks at the window."""


class ProgressNotice:
    """Shows over *window* how much of something was done, once that takes long: under a *title*,
    in *words* with a place for either number, and with a button to *stop*."""

    def __init__(
        self,
        window: QWidget,
        title: str = "Opening the game",
        words: str = "What was played last is repeated: {:,} of {:,} steps.",
        stop: str = "Do not open it",
    ) -> None:
        self._window = window
        self._title, self._words, self._stop = title, words, stop
        self._next = perf_counter() + SOON
        self._dialog: QProgressDialog | None = None

    def __call__(self, done: int, of: int) -> None:
        """So many steps *of* so many are done.

        :raises Stopped: if the player does not want to wait any longer.
        """
        if perf_counter() < self._next:
            return
        if self._dialog is None:
            self._dialog = QProgressDialog("", self._stop, 0, of, self._window)
            self._dialog.setWindowTitle(self._title)
            self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
            self._dialog.setMinimumDuration(0)
        dialog = self._dialog
        dialog.setMaximum(of)
        dialog.setLabelText(literal(self._words.format(done, of)))
        dialog.setValue(done)  # lets the window hear the player, too
        self._next = perf_counter() + OFTEN
        if dialog.wasCanceled():
            raise Stopped

    def end(self) -> None:
        """It is done, or was given up."""
        if self._dialog is not None:
            self._dialog.close()
            self._dialog.deleteLater()
            self._dialog = None
