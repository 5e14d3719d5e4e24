"""A picture of the table as it was left, shown at once while the program loads.

Rules, panels and faces take time to load; a picture does not. It is saved when a game of one person
is closed, and belongs to exactly that save: it is never shown for another one. This module imports
almost nothing but Qt, because it must be quick.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QByteArray, QPoint, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from saves.table_picture import PICTURE
from ui.base.qt_guard import guarded

GEOMETRY = "geometry"
"""The file with the window's size and position."""

TABLE_WIDE = 640
"""The width in pixels of the table picture beside its saves."""

_FORMAT = "BMP"  # raw pixels, the quickest to read


@guarded
class StartPicture(QWidget):
    """Shows *picture* in its corner until the live page replaces it."""

    def __init__(self, picture: QPixmap) -> None:
        super().__init__()
        self.picture = picture

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture."""
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self.picture)


@guarded
class Part(QWidget):
    """Shows the part of *picture*, one of the whole window, that was at its position; nothing for
    None."""

    def __init__(self, picture: QPixmap) -> None:
        super().__init__()
        self._picture = picture

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture."""
        with QPainter(self) as painter:
            painter.drawPixmap(-self.mapTo(self.window(), QPoint(0, 0)), self._picture)


def keep(folder: Path, save: Path, window: QWidget) -> None:
    """Save what *window* shows as the start picture of the game whose newest save is *save*."""
    forget(folder)
    with suppress(OSError):  # without it the next start only looks less nice
        folder.mkdir(parents=True, exist_ok=True)
        draft = folder / "draft"
        if window.grab().save(str(draft), _FORMAT):
            draft.replace(_path(folder, save))
        (folder / GEOMETRY).write_bytes(bytes(window.saveGeometry().data()))


def keep_table(folder: Path, table: QWidget) -> None:
    """Save a small picture of *table* beside the saves in *folder*, for the gallery."""
    with suppress(OSError):  # without it the gallery shows the game's box
        smooth = Qt.TransformationMode.SmoothTransformation
        small = table.grab().scaledToWidth(TABLE_WIDE, smooth)
        draft = folder / f"{PICTURE}.draft"
        if small.save(str(draft), "JPG", 80):
            draft.replace(folder / PICTURE)


def forget_table(folder: Path) -> None:
    """Delete the picture beside the saves in *folder*, which would show what has been hidden
    since."""
    with suppress(OSError):
        (folder / PICTURE).unlink(missing_ok=True)


def forget(folder: Path) -> None:
    """Delete the start picture, because a game is open and goes on."""
    with suppress(OSError):
        for path in folder.glob("*.bmp"):
            path.unlink()


def find(folder: Path, playing: Path, ratio: float) -> StartPicture | None:
    """The start picture of the game that was closed last, if its save is still the newest, or None.

    *playing* is the folder of the games in play, *ratio* the screen's device pixel ratio.
    """
    for path in folder.glob("*.bmp"):
        game, _, save = path.stem.rpartition("@")
        if _newest(playing / game) != save:
            return None
        picture = QPixmap(str(path))
        picture.setDevicePixelRatio(ratio)
        return None if picture.isNull() else StartPicture(picture)
    return None


def place(folder: Path, window: QWidget) -> None:
    """Put *window* where it was when the picture was taken."""
    with suppress(OSError):
        window.restoreGeometry(QByteArray((folder / GEOMETRY).read_bytes()))


def _path(folder: Path, save: Path) -> Path:
    return folder / f"{save.parent.name}@{_number(save)}.bmp"


def _number(save: Path) -> str:
    """The number in the name of *save*, which may still be a draft."""
    return save.name.partition(".")[0]


def _newest(game: Path) -> str:
    """The name of the newest save in *game*: names count up, and a draft is better than none."""
    if not game.is_dir():
        return ""
    return max(map(_number, game.glob("*.tabletop*")), default="")
