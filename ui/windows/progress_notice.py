"""A progress dialog for long tasks, with a button to stop."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from tabletop.play.runner.faults import Stopped
from ui.base.safe_text import literal

SOON = 0.4
"""Seconds that a task may take before the dialog appears."""

OFTEN = 0.05
"""Seconds between two updates of the window."""


class ProgressNotice:
    """Shows the progress of a task over *window*, if it takes long: a *title*, *words* with gaps
    for both numbers, and a button *stop*."""

    def __init__(
        self,
        window: QWidget,
        title: str = "Opening the game",
        words: str = "Replaying the last moves: {:,} of {:,} steps.",
        stop: str = "Cancel",
    ) -> None:
        self._window = window
        self._title, self._words, self._stop = title, words, stop
        self._next = perf_counter() + SOON
        self._dialog: QProgressDialog | None = None

    def __call__(self, done: int, of: int) -> None:
        """Report that *done* steps of *of* are complete.

        :raises Stopped: if the player has stopped the task.
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
        dialog.setValue(done)  # also processes the player's input
        self._next = perf_counter() + OFTEN
        if dialog.wasCanceled():
            raise Stopped

    def end(self) -> None:
        """Close the dialog, because the task is finished or was stopped."""
        if self._dialog is not None:
            self._dialog.close()
            self._dialog.deleteLater()
            self._dialog = None
