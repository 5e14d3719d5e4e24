"""The table as it was left, on the screen at once while the program is still waking.

Rules, panels and faces take some time to load; a picture of what they will show takes none. It is
kept when a game of one person is put away, and stands for that very save: one that does not match
it, by whatever way it came to be, is never shown. It imports next to nothing but Qt, for it must
be quick.
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
"""The file that says where the window was and how large."""

TABLE_WIDE = 640
"""Pixels of the picture of a table that lies beside its saves."""

_FORMAT = "BMP"  # the quickest to read: bare pixels


@guarded
class StartPicture(QWidget):
    """Shows *picture* in its corner until the live page takes its place."""

    def __init__(self, picture: QPixmap) -> None:
        super().__init__()
        self.picture = picture

    def paintEvent(self, event: QPaintEvent) -> None:
        """One blit."""
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self.picture)


@guarded
class Part(QWidget):
    """Shows of *picture*, one of the whole window, what lay where this is; of none, nothing."""

    def __init__(self, picture: QPixmap) -> None:
        super().__init__()
        self._picture = picture

    def paintEvent(self, event: QPaintEvent) -> None:
        """One blit."""
        with QPainter(self) as painter:
            painter.drawPixmap(-self.mapTo(self.window(), QPoint(0, 0)), self._picture)


def keep(folder: Path, save: Path, window: QWidget) -> None:
    """Keep what *window* shows as the sight of the game whose newest save is *save*."""
    forget(folder)
    with suppress(OSError):  # without it the next start is merely less pretty
        folder.mkdir(parents=True, exist_ok=True)
        draft = folder / "draft"
        if window.grab().save(str(draft), _FORMAT):
            draft.replace(_path(folder, save))
        (folder / GEOMETRY).write_bytes(bytes(window.saveGeometry().data()))


def keep_table(folder: Path, table: QWidget) -> None:
    """Keep what *table* shows beside the saves in *folder*, small, for the gallery."""
    with suppress(OSError):  # without it the gallery shows the game's box
        smooth = Qt.TransformationMode.SmoothTransformation
        small = table.grab().scaledToWidth(TABLE_WIDE, smooth)
        draft = folder / f"{PICTURE}.draft"
        if small.save(str(draft), "JPG", 80):
            draft.replace(folder / PICTURE)


def forget_table(folder: Path) -> None:
    """Keep no picture beside the saves in *folder*: it would show what was hidden since."""
    with suppress(OSError):
        (folder / PICTURE).unlink(missing_ok=True)


def forget(folder: Path) -> None:
    """Show no sight any more: a game is open, and goes on."""
    with suppress(OSError):
        for path in folder.glob("*.bmp"):
            path.unlink()


def find(folder: Path, playing: Path, ratio: float) -> StartPicture | None:
    """The sight of the game that was put away last, if its save is still the newest.

    *playing* is the folder of the games in play, *ratio* the screen's device pixels.
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
    """Put *window* where it was when the sight was kept."""
    with suppress(OSError):
        window.restoreGeometry(QByteArray((folder / GEOMETRY).read_bytes()))


def _path(folder: Path, save: Path) -> Path:
    return folder / f"{save.parent.name}@{_number(save)}.bmp"


def _number(save: Path) -> str:
    """The number in the name of *save*, which may be a draft still."""
    return save.name.partition(".")[0]


def _newest(game: Path) -> str:
    """The name of the newest save in *game*; names count up, and drafts are newer than none."""
    if not game.is_dir():
        return ""
    return max(map(_number, game.glob("*.tabletop*")), default="")
