"""The pictures of players' packs, read in a separate process."""

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
"""The size in pixels of a kept picture: twice what a card usually shows."""

KEPT = 24


class PackPictures:
    """Gives the pictures of cards by name. The process starts with the first."""

    def __init__(self, size: tuple[int, int] = SIZE, *, bare: bool = True) -> None:
        """*size* is in pixels. *bare* pictures are cropped to it; others become cards with a
        border."""
        self._size, self._bare = size, bare
        self._painter: Painter | None = None
        self._kept: OrderedDict[str, QImage | None] = OrderedDict()

    def picture(self, card: str) -> QImage | None:
        """The picture of *card*, or None if there is none that can be shown.

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
            pass  # the page of packs says why; its recipe stands in for it
        self._kept[card] = image
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return image
