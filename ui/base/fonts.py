"""The typefaces of the cards and the table, each loaded from assets/fonts when first asked for.

All are under the SIL Open Font License; the licences lie beside the files.
"""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from ui.base.root import ROOT

FONTS = ROOT / "assets" / "fonts"

CAPITALS = "Cinzel"  # names and numerals
OLD_FACE = "IM FELL English"  # kinds of cards; it has one style, the italic
BOOK = "EB Garamond"  # rules text
PLAIN = "Atkinson Hyperlegible Next"  # panels, counters, small print

_FILES = {
    CAPITALS: ("Cinzel-SemiBold.ttf",),
    OLD_FACE: ("IMFellEnglish-Italic.woff2",),
    BOOK: ("EBGaramond-Regular.ttf", "EBGaramond-Italic.ttf", "EBGaramond-Bold.ttf"),
    PLAIN: (
        "AtkinsonHyperlegibleNext-Regular.ttf",
        "AtkinsonHyperlegibleNext-Bold.ttf",
    ),
}


def load_fonts() -> tuple[str, ...]:
    """Make all typefaces known to Qt; returns the families found. Needs a QGuiApplication."""
    return tuple(found for family in _FILES for found in load_family(family))


@cache
def load_family(family: str) -> tuple[str, ...]:
    """Make *family* known to Qt, so that texts may name it; returns the families found."""
    found: list[str] = []
    for name in _FILES.get(family, ()):
        loaded = QFontDatabase.addApplicationFont(str(FONTS / name))
        if loaded >= 0:
            found += QFontDatabase.applicationFontFamilies(loaded)
    return tuple(dict.fromkeys(found))


KEPT = 64
"""Typefaces kept in a size each: as long as one is kept, Qt keeps all of its letters painted."""

FITTED = 512
"""Words of which is kept how they fit their room: those of the cards and places on a table."""


@lru_cache(maxsize=KEPT)
def font(family: str, pixels: int, bold: bool = False, italic: bool = False) -> QFont:
    """The typeface *family* at *pixels* height; for the capitals bold is what there is."""
    load_family(family)
    found = QFont(family)
    found.setPixelSize(max(pixels, 1))
    found.setBold(bold or family == CAPITALS)
    found.setItalic(italic or family == OLD_FACE)
    found.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return found


NARROWEST = 0.76
"""How narrow letters may be, in their own widths: they are still those of their family."""


@lru_cache(maxsize=FITTED)
def narrowness(family: str, text: str, width: float, pixels: int) -> float:
    """How narrow the letters of *text* are to be, of *family* at *pixels*, that it fits *width*
    pixels: 1 where it does so anyway, never less than `NARROWEST`."""
    natural = QFontMetricsF(font(family, pixels)).horizontalAdvance(text)
    return min(max(width / max(natural, 1.0), NARROWEST), 1.0)


def fitted(family: str, text: str, width: float, pixels: int, spacing: float = 0.0) -> QFont:
    """*family* at *pixels*, or as much smaller as *text* needs to fit *width* pixels.

    *spacing* is added between letters, in parts of the type's height.
    """
    return _spaced(family, _fitting(family, text, width, pixels, spacing), spacing)


@lru_cache(maxsize=FITTED)
def _fitting(family: str, text: str, width: float, pixels: int, spacing: float) -> int:
    """The pixels at which *text* fits; a typeface kept for each would keep all of its letters."""
    while pixels > 4:
        found = QFontMetricsF(_spaced(family, pixels, spacing))
        if found.horizontalAdvance(text) <= width:
            break
        pixels -= 1
    return pixels


def _spaced(family: str, pixels: int, spacing: float) -> QFont:
    found = QFont(font(family, pixels))
    found.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing * pixels)
    return found


def let_go() -> None:
    """Keep no typeface in any size: what was written in them is gone."""
    font.cache_clear()
