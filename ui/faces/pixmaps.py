"""A cache of pixmaps with a limit in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Hashable, Iterator
from typing import Generic, TypeVar

from PySide6.QtGui import QPixmap

K = TypeVar("K", bound=Hashable)


class Pixmaps(Collection[K], Generic[K]):
    """Pixmaps by key. The least recently used are dropped, so that at most *most* bytes are kept;
    the newest always stays."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self._kept: OrderedDict[K, QPixmap] = OrderedDict()

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def __iter__(self) -> Iterator[K]:
        return iter(self._kept)

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> QPixmap | None:
        """The pixmap for *key*, or None; marks it as used."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: K, pixels: QPixmap) -> QPixmap:
        """Keep *pixels* for *key* as long as there is room, and return them."""
        self.drop(key)
        self._kept[key] = pixels
        self.bytes += bytes_of(pixels)
        while self.bytes > self.most and len(self._kept) > 1:
            self.drop(next(iter(self._kept)))
        return pixels

    def drop(self, key: K) -> None:
        """Drop the pixmap for *key*, if any."""
        dropped = self._kept.pop(key, None)
        if dropped is not None:
            self.bytes -= bytes_of(dropped)

    def clear(self) -> None:
        """Drop all pixmaps."""
        self._kept.clear()
        self.bytes = 0


def bytes_of(pixels: QPixmap) -> int:
    """The size of *pixels* in bytes."""
    return pixels.width() * pixels.height() * 4
