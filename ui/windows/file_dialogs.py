"""Asking for a file: by the desktop's own dialog, or by Qt's where it has none."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from ui.base import theme


def file_to_open(window: QWidget, title: str, folder: Path, kinds: str) -> Path | None:
    """A file that the player picks, at first in *folder*; *kinds* as Qt writes them."""
    theme.make_marks_of_files()
    picked, _ = QFileDialog.getOpenFileName(window, title, str(folder), kinds)
    return Path(picked) if picked else None


def file_to_write(window: QWidget, title: str, suggested: Path, kinds: str) -> Path | None:
    """Where the player wants something written; *suggested* is there to begin with.

    A name without its ending gets that of *suggested*. If that file exists, the dialog has not
    asked yet whether to replace it: it is shown again with the whole name, and asks.
    """
    theme.make_marks_of_files()
    ending = suggested.suffix
    while True:
        picked, _ = QFileDialog.getSaveFileName(window, title, str(suggested), kinds)
        if not picked or picked.endswith(ending):
            return Path(picked) if picked else None
        suggested = Path(picked + ending)
        if not suggested.exists():
            return suggested
