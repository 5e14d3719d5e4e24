"""Painted faces kept on the disk: a table that was open before shows its cards at once.

Painting a face takes some 20 milliseconds and reading the recipes a hundred; reading a painted face
takes a tenth of one. So the deck is only made when a face is wanted that was never painted.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Protocol

from PySide6.QtGui import QImage, QPixmap

from tabletop.version import VERSION

WIDEST = 420
"""Device pixels: wider faces are looked at one at a time, and painted when they are."""

LARGEST = 96 * 1024 * 1024
"""Bytes kept on the disk: all 78 cards of a deck in six sizes."""

_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_ROOT = Path(__file__).resolve().parents[2]


class Painter(Protocol):
    """What paints the faces of a deck."""

    def pixmap(self, card: str, width: int, *, dpr: float = 1.0) -> QPixmap: ...


class StoredFaces:
    """The faces of the deck that *make* makes, those painted before read from *folder*.

    *deck* and all that its faces are painted from name a folder of their own within it.
    """

    def __init__(self, folder: Path, deck: str, make: Callable[[], Painter]) -> None:
        self._folder = folder / f"{deck}-{stamp()}"
        self._make = make
        self._deck: Painter | None = None
        self._kept: dict[tuple[str, int, float], QPixmap] = {}
        self._room = -1

    def pixmap(self, card: str, width: int, *, dpr: float = 1.0) -> QPixmap:
        """The face of *card*, *width* units wide at *dpr* device pixels each.

        :raises KeyError: if the deck has no such card or back.
        """
        if round(width * dpr) > WIDEST:
            return self._painter().pixmap(card, width, dpr=dpr)
        key = (card, width, dpr)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._read(key) or self._paint(key)
        return found

    def _paint(self, key: tuple[str, int, float]) -> QPixmap:
        card, width, dpr = key
        pixels = self._painter().pixmap(card, width, dpr=dpr)
        with suppress(OSError):  # a full disk costs time at the next start, nothing else
            self._write(self._path(key), pixels.toImage().convertToFormat(_FORMAT))
        return pixels

    def _read(self, key: tuple[str, int, float]) -> QPixmap | None:
        try:
            raw = self._path(key).read_bytes()
        except OSError:
            return None
        across, down = int.from_bytes(raw[:4], "little"), int.from_bytes(raw[4:8], "little")
        if not across or len(raw) != 8 + 4 * across * down:
            return None
        pixels = QPixmap.fromImage(QImage(raw[8:], across, down, 4 * across, _FORMAT))
        pixels.setDevicePixelRatio(key[2])
        return pixels

    def _write(self, path: Path, image: QImage) -> None:
        if self._room < 0:
            self._room = LARGEST - self._make_room()
        self._room -= image.sizeInBytes()
        if self._room < 0:
            return
        head = image.width().to_bytes(4, "little") + image.height().to_bytes(4, "little")
        draft = path.with_suffix(".part")
        draft.write_bytes(head + bytes(image.constBits()))
        draft.replace(path)

    def _make_room(self) -> int:
        """Make the folder, remove those of older faces; returns the bytes that lie in it."""
        self._folder.mkdir(parents=True, exist_ok=True)
        deck = self._folder.name.rpartition("-")[0]
        for other in self._folder.parent.glob(f"{deck}-*"):
            if other != self._folder:
                for path in other.iterdir():
                    path.unlink()
                other.rmdir()
        return sum(path.stat().st_size for path in self._folder.iterdir())

    def _path(self, key: tuple[str, int, float]) -> Path:
        card, width, dpr = key
        return self._folder / f"{card.replace(':', '_')}@{width}x{dpr:g}"

    def _painter(self) -> Painter:
        if self._deck is None:
            self._deck = self._make()
        return self._deck


def stamp() -> str:
    """Eight digits that change with anything that faces are painted from."""
    seen = blake2b(VERSION.encode(), digest_size=4)
    for folder, ending in (("ui/faces", ".py"), ("assets/art", ".toml")):
        for path in sorted((_ROOT / folder).rglob(f"*{ending}")):
            about = path.stat()
            seen.update(f"{path.name} {about.st_size} {about.st_mtime_ns}".encode())
    return seen.hexdigest()
