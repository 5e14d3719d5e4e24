"""Pictures that were painted once and may be wanted again, up to so many bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtGui import QPixmap


class Kept:
    """Pictures by what they show; those that were not asked for longest go first."""

    def __init__(self, most: int) -> None:
        """*most* are the bytes that are kept, whatever is larger than that for itself."""
        self._most = most
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self.bytes = 0

    def get(self, shows: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """The picture that *shows* this, painted by *paint* if there is none yet."""
        found = self._pictures.get(shows)
        if found is not None:
            self._pictures.move_to_end(shows)
            return found
        made = self._pictures[shows] = paint()
        self.bytes += _bytes(made)
        while self.bytes > self._most and len(self._pictures) > 1:
            _, dropped = self._pictures.popitem(last=False)
            self.bytes -= _bytes(dropped)
        return made


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4
