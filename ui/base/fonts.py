"""The typefaces of cards and table, loaded from assets/fonts when first used.

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
    """Register all typefaces with Qt and return the family names. Needs a QGuiApplication."""
    return tuple(found for family in _FILES for found in load_family(family))


@cache
def load_family(family: str) -> tuple[str, ...]:
    """Register *family* with Qt, so that texts may name it, and return the family names."""
    found: list[str] = []
    for name in _FILES.get(family, ()):
        loaded = QFontDatabase.addApplicationFont(str(FONTS / name))
        if loaded >= 0:
            found += QFontDatabase.applicationFontFamilies(loaded)
    return tuple(dict.fromkeys(found))


KEPT = 64
"""How many fonts (family and size) are cached: Qt keeps every painted letter of a cached font."""

FITTED = 512
"""How many fitted texts are cached: enough for the cards and places of a table."""


@lru_cache(maxsize=KEPT)
def font(family: str, pixels: int, bold: bool = False, italic: bool = False) -> QFont:
    """The font *family*, *pixels* high. The capitals family has only a bold style."""
    load_family(family)
    found = QFont(family)
    found.setPixelSize(max(pixels, 1))
    found.setBold(bold or family == CAPITALS)
    found.setItalic(italic or family == OLD_FACE)
    found.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return found


NARROWEST = 0.76
"""The least width of letters, as a fraction of their normal width, at which they still look right.
"""


@lru_cache(maxsize=FITTED)
def narrowness(family: str, text: str, width: float, pixels: int) -> float:
    """The factor that narrows *text* to *width* pixels: from `NARROWEST` to 1."""
    natural = QFontMetricsF(font(family, pixels)).horizontalAdvance(text)
    return min(max(width / max(natural, 1.0), NARROWEST), 1.0)


def fitted(
    family: str,
    text: str,
    width: float,
    pixels: int,
    spacing: float = 0.0,
    *,
    bold: bool = False,
) -> QFont:
    """The font *family* at *pixels*, or as much smaller as *text* needs to fit *width* pixels.

    *spacing* is added between letters, as a fraction of the font size.
    """
    return _spaced(family, _fitting(family, text, width, pixels, spacing, bold), spacing, bold)


@lru_cache(maxsize=FITTED)
def _fitting(family: str, text: str, width: float, pixels: int, spacing: float, bold: bool) -> int:
    """The largest size, up to *pixels*, at which *text* fits. Caches the number, not the font,
    because each cached font keeps its painted letters."""
    while pixels > 4:
        found = QFontMetricsF(_spaced(family, pixels, spacing, bold))
        if found.horizontalAdvance(text) <= width:
            break
        pixels -= 1
    return pixels


def _spaced(family: str, pixels: int, spacing: float, bold: bool) -> QFont:
    found = QFont(font(family, pixels, bold))
    found.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing * pixels)
    return found


def let_go() -> None:
    """Empty the font cache, when the text that used it is gone."""
    font.cache_clear()
