"""How large words must be to be read, and words typeset once and measured at several sizes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QTextDocument, QTextOption

from ui.base import fonts
from ui.base.safe_text import fill, joined, rich, stressed
from ui.faces.said_on_cards import INK

LEGIBLE = 9.0
"""Pixels of a small x: no sentence on a face is smaller, at a text size of 100%."""

X_HEIGHTS = {fonts.BOOK: 0.4, fonts.PLAIN: 0.496}
"""How high a small x is, in parts of the type's size."""

TIGHT = 0.5
"""Of the size of texts that is worn: sentences are at least so large where there is no more room. A
larger text takes no sentence away that a smaller one shows."""

_LEAST_AREA = 0.25
"""What a letter takes at least, in squares of its type: the narrowest texts in lines that touch."""

NAMED = 13.0
"""Pixels of the type of names and captions, at least, at a text size of 100%."""


def least(family: str, text: float = 1.0) -> int:
    """The pixels of the smallest type of *family* that is read at this size of *text*."""
    return max(round(LEGIBLE * text / X_HEIGHTS[family] + 0.499), 1)


def tight(text: float) -> float:
    """The size of the texts that are read where there is no room for those of size *text*: never
    below that of 100%, unless *text* is."""
    return max(min(text, 1.0), TIGHT * text)


def _whole_words() -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    return option


def may_fit(words: Iterable[str], pixels: int, room: QSizeF) -> bool:
    """Whether *words* in type of so many *pixels* may fit *room*: no for those that are surely too
    long, which saves typesetting them."""
    return sum(map(len, words)) * _LEAST_AREA * pixels**2 <= room.width() * room.height()


class Typeset:
    """Paragraphs set as wide as *width* pixels; **words** in stars are bold.

    Each size is measured once, however often it is asked for. `between` lies between two
    paragraphs, *lead* is the distance of lines in parts of the typeface's own.
    """

    def __init__(
        self,
        paragraphs: Sequence[str],
        width: float,
        *,
        family: str = fonts.BOOK,
        between: float = 0.0,
        lead: float = 1.0,
        italic: bool = False,
        colour: str = INK.name(),
        centred: bool = False,
    ) -> None:
        self._width, self._family, self._italic = width, family, italic
        self._heights: dict[int, float] = {}
        style = f"margin:0 0 {between:.2f}px 0"
        if lead != 1:
            style += f"; line-height:{100 * lead:.0f}%"
        if centred:
            style += "; text-align:center"
        written = joined(
            rich("<p style='{}'>{}</p>", style, stressed(each, lightly=False))
            for each in paragraphs
        )
        self.document = QTextDocument()
        self.document.setDocumentMargin(0)
        self.document.setDefaultTextOption(_whole_words())
        fill(self.document, rich("<div style='color:{}'>{}</div>", colour, written))

    def height(self, pixels: int) -> float:
        """How high the words are in type of so many *pixels*; without end, if one of them is longer
        than a line."""
        found = self._heights.get(pixels)
        if found is None:
            words = self.at(pixels)
            whole = words.idealWidth() <= self._width + 0.5
            found = self._heights[pixels] = words.size().height() if whole else inf
        return found

    def largest(self, height: float, most: int, smallest: int) -> int:
        """The largest type from *most* pixels down in which the words are at most *height* high:
        *smallest*, where they are higher in that, too."""
        for pixels in range(most, smallest, -1):
            if self.height(pixels) <= height:
                return pixels
        return smallest

    def at(self, pixels: int) -> QTextDocument:
        """The words, in type of so many *pixels*."""
        self.document.setDefaultFont(fonts.font(self._family, pixels, italic=self._italic))
        self.document.setTextWidth(self._width)
        return self.document
