"""The pictures that packs of players' own bring, read by a process of its own."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from tabletop.packs import library
from ui.faces.picture_reader import BadPicture

if TYPE_CHECKING:
    from ui.faces.other_decks import Painter

SIZE = (680, 480)
"""Pixels that a picture is kept in: twice what a card shows of it at its usual size."""

KEPT = 24


class PackPictures:
    """Gives the pictures of cards by their names; the process begins with the first."""

    def __init__(self, size: tuple[int, int] = SIZE, *, bare: bool = True) -> None:
        """*size* in pixels; *bare* ones are trimmed to it, others are cards with a border."""
        self._size, self._bare = size, bare
        self._painter: Painter | None = None
        self._kept: OrderedDict[str, QImage | None] = OrderedDict()

    def picture(self, card: str) -> QImage | None:
        """The picture of *card*; None if it has none, or none that can be shown.

        :raises NotYet: while it is being read.
        """
        if card in self._kept:
            return self._kept[card]
        found = library.picture(card)
        if found is None:
            return None
        if self._painter is None:
            from ui.faces.other_decks import Painter

            self._painter = Painter()
        image: QImage | None = None
        try:
            path = Path(card) / found.path
            image = self._painter.card(path, *self._size, found.content, bare=self._bare)
        except BadPicture:
            pass  # the page of packs tells why: its recipe stands in for it
        self._kept[card] = image
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return image
