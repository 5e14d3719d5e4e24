"""File dialogs: the desktop's own, or Qt's if there is none."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from ui.base import theme

_ENDING = re.compile(r"\*(\.\w+)")


def file_to_open(window: QWidget, title: str, folder: Path, kinds: str) -> Path | None:
    """A file chosen by the player, starting in *folder*, or None; *kinds* is Qt's filter."""
    theme.make_marks_of_files()
    picked, _ = QFileDialog.getOpenFileName(window, title, str(folder), kinds)
    return Path(picked) if picked else None


def file_to_write(window: QWidget, title: str, suggested: Path, kinds: str) -> Path | None:
    """A path chosen by the player for writing, or None; *suggested* is the default.

    A name without an ending of *kinds* gets the ending of the chosen kind. If that file exists, the
    dialog has not asked whether to replace it, so it is shown again with the complete name.
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
