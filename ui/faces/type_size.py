"""How large text must be to be read, and typeset text measured at several sizes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QTextDocument, QTextOption

from ui.base import fonts
from ui.base.safe_text import fill, joined, rich, stressed
from ui.faces.said_on_cards import INK

LEGIBLE = 9.0
"""Pixels: the least height of a small x in sentences, at a text scale of 100 per cent."""

X_HEIGHTS = {fonts.BOOK: 0.4, fonts.PLAIN: 0.496}
"""The height of a small x in font sizes."""

TIGHT = 0.5
"""The fraction of the text scale that sentences keep when there is no more room. Larger text must
not remove a sentence that smaller text shows."""

_LEAST_AREA = 0.25
"""The least area of a letter, in squares of its font size: the narrowest text with touching
lines."""

NAMED = 13.0
"""Pixels: the least font size of names and captions, at a text scale of 100 per cent."""


def least(family: str, text: float = 1.0) -> int:
    """The smallest font size of *family* in pixels that can be read at this *text* scale."""
    return max(round(LEGIBLE * text / X_HEIGHTS[family] + 0.499), 1)


def tight(text: float) -> float:
    """The text scale to use when there is no room for *text*: never below 1, unless *text* is."""
    return max(min(text, 1.0), TIGHT * text)


def _whole_words() -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    return option


def may_fit(words: Iterable[str], pixels: int, room: QSizeF) -> bool:
    """Whether *words* at this font size may fit *room*: False if they are certainly too long, which
    saves typesetting them."""
    return sum(map(len, words)) * _LEAST_AREA * pixels**2 <= room.width() * room.height()


class Typeset:
    """Paragraphs set *width* pixels wide; **words** in asterisks are bold.

    Each size is measured only once. `between` is the space between paragraphs, *lead* the line
    spacing as a fraction of the font's own.
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
        """The height of the text at this font size; infinite if a word is longer than a line."""
        found = self._heights.get(pixels)
        if found is None:
            words = self.at(pixels)
            whole = words.idealWidth() <= self._width + 0.5
            found = self._heights[pixels] = words.size().height() if whole else inf
        return found

    def largest(self, height: float, most: int, smallest: int) -> int:
        """The largest font size from *most* pixels down at which the text is at most *height* high;
        *smallest* if it never is."""
        for pixels in range(most, smallest, -1):
            if self.height(pixels) <= height:
                return pixels
        return smallest

    def at(self, pixels: int) -> QTextDocument:
        """The text at this font size."""
        self.document.setDefaultFont(fonts.font(self._family, pixels, italic=self._italic))
        self.document.setTextWidth(self._width)
        return self.document
