"""Asking for a file: by the desktop's own dialog, or by Qt's where it has none."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from ui.base import theme

_ENDING = re.compile(r"\*(\.\w+)")


def file_to_open(window: QWidget, title: str, folder: Path, kinds: str) -> Path | None:
    """A file that the player picks, at first in *folder*; *kinds* as Qt writes them."""
    theme.make_marks_of_files()
    picked, _ = QFileDialog.getOpenFileName(window, title, str(folder), kinds)
    return Path(picked) if picked else None


def file_to_write(window: QWidget, title: str, suggested: Path, kinds: str) -> Path | None:
    """Where the player wants something written; *suggested* is there to begin with.

    A name without an ending of these *kinds* gets that of the kind that is chosen. If that file
    exists, the dialog has not asked yet whether to replace it: it is shown again with the whole
    name, and asks.
    """
    theme.make_marks_of_files()
    endings = tuple(_ENDING.findall(kinds)) or (suggested.suffix,)
    while True:
        picked, kind = QFileDialog.getSaveFileName(window, title, str(suggested), kinds)
        if not picked or picked.endswith(endings):
            return Path(picked) if picked else None
        suggested = Path(picked + next(iter(_ENDING.findall(kind)), endings[0]))
        if not suggested.exists():
            return suggested
