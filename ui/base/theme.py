"""Themes: colour palettes, and one style sheet for all of them at any text scale."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from string import Template

import msgspec
from msgspec import Struct
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QLabel

from ui.base import fonts
from ui.base.root import ROOT
from ui.base.safe_text import Label
from ui.base.widget_marks import OF_FILES, mark_files

THEMES = ROOT / "assets" / "themes"

TEXT = 14  # the size of panel text in pixels at scale 100
TITLE, HEADING, SMALL = 26, 18, 12  # other text sizes in pixels at scale 100


class Colours(Struct, frozen=True):
    """A palette; each colour is `#rrggbb`.

    Backgrounds: `felt` of the table, `window`, `panel` and cards, `raised` buttons, `field` for
    input, `lit` for what is selected or pointed at, `curtain`. Text: `text`, `muted`, `accent`
    (titles; also the background of main buttons, with `on_accent` on it), `link`, `warning`,
    `danger` (refused or damaged), `bent` (done by hand). `line` separates things, `focus` frames
    the widget with the keyboard focus.
    """

    felt: str
    window: str
    panel: str
    raised: str
    field: str
    line: str
    text: str
    muted: str
    accent: str
    on_accent: str
    link: str
    lit: str
    warning: str
    danger: str
    bent: str
    curtain: str
    focus: str


class Theme(Struct, frozen=True):
    """A theme: its name in menus and its colours. `id` is its file name."""

    id: str
    title: str
    colours: Colours


class _File(Struct):
    title: str
    colours: Colours


@cache
def theme(id: str) -> Theme:
    """The theme with this id.

    :raises FileNotFoundError: if there is none.
    """
    read = msgspec.toml.decode((THEMES / f"{id}.toml").read_bytes(), type=_File)
    return Theme(id, read.title, read.colours)


@cache
def themes() -> tuple[Theme, ...]:
    """All themes, dark first."""
    return tuple(theme(path.stem) for path in sorted(THEMES.glob("*.toml")))


_current: dict[str, Theme | float] = {}


def wear(app: QApplication, look: Theme, scale: int = 100) -> None:
    """Apply the theme *look* to *app*, with text at *scale* per cent."""
    fonts.load_fonts()
    _current["theme"], _current["scale"] = look, scale / 100
    sheet = style(look, scale)
    if sheet == app.styleSheet():
        return
    app.setPalette(palette(look.colours))
    text = QFont(fonts.PLAIN)
    text.setPixelSize(pixels(TEXT))
    app.setFont(text)
    app.setStyleSheet(sheet)
    for window in app.topLevelWidgets():
        for words in window.findChildren(QLabel):
            if words.property("pixels"):
                _set_font(words)


def current() -> Theme:
    """The theme in use; the dark one before any was applied."""
    look = _current.get("theme")
    return look if isinstance(look, Theme) else theme("dark")


def worn() -> tuple[str, float]:
    """What identifies the look in use: the theme's id and the text scale."""
    return current().id, text_scale()


def text_scale() -> float:
    """The text scale in use: 1.0 is 100 per cent."""
    scale = _current.get("scale", 1.0)
    return scale if isinstance(scale, float) else 1.0


def pixels(at_hundred: float) -> int:
    """Scale *at_hundred*, a size in pixels at 100 per cent, to the text scale in use."""
    return round(at_hundred * text_scale())


def room(at_hundred: float) -> int:
    """Scale *at_hundred* pixels of space around text: space grows half as fast as the text."""
    return round(at_hundred * (0.5 + 0.5 * text_scale()))


def titled(label: Label, size: int, family: str = fonts.CAPITALS) -> Label:
    """Set *label* in *family*, *size* pixels high at scale 100, at every text scale."""
    label.setProperty("pixels", size)
    label.setProperty("family", family)
    _set_font(label)
    return label


def _set_font(label: QLabel) -> None:
    size = pixels(int(label.property("pixels")))
    label.setFont(QFont(fonts.font(str(label.property("family")), size)))


class _Words(Mapping[str, str]):
    """The names in the style sheet: colours, `p8` (8 scaled pixels), `m7` (one pixel less than
    `p8`), and `r8` and `n7`, the same for sizes that grow half as fast."""

    def __init__(self, look: Theme, scale: int) -> None:
        self._words = msgspec.structs.asdict(look.colours)
        self._words["theme"] = look.id
        colours = look.colours
        self._words["icons"] = mark_files(look.id, colours.muted, colours.on_accent)
        self._scale = scale / 100

    def __getitem__(self, word: str) -> str:
        if word in self._words:
            return str(self._words[word])
        kind, number = word[:1], word[1:]
        if kind not in ("p", "m", "r", "n") or not number.isdigit():
            raise KeyError(word)
        # `m5` is what is left of 6 pixels of padding when the border grows by one
        fewer = kind in ("m", "n")
        scale = self._scale if kind in ("p", "m") else 0.5 + 0.5 * self._scale
        return f"{max(round((int(number) + fewer) * scale) - fewer, 0)}px"

    def __iter__(self) -> Iterator[str]:
        return iter(self._words)

    def __len__(self) -> int:
        return len(self._words)


def make_marks_of_files() -> None:
    """Paint the marks that the style sheet uses only in file dialogs."""
    look = current()
    mark_files(look.id, look.colours.muted, look.colours.on_accent, OF_FILES)


def style(look: Theme, scale: int = 100) -> str:
    """The style sheet of *look* at *scale* per cent."""
    return Template((THEMES / "style.qss").read_text("utf-8")).substitute(_Words(look, scale))


def palette(colours: Colours) -> QPalette:
    """*colours* as a Qt palette, for what the style sheet does not reach."""
    role = QPalette.ColorRole
    made = QPalette()
    for which, colour in (
        (role.Window, colours.window),
        (role.WindowText, colours.text),
        (role.Base, colours.field),
        (role.AlternateBase, colours.panel),
        (role.Text, colours.text),
        (role.PlaceholderText, colours.muted),
        (role.Button, colours.raised),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.danger),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.on_accent),
        (role.Link, colours.link),
        (role.LinkVisited, colours.link),
        (role.ToolTipBase, colours.raised),
        (role.ToolTipText, colours.text),
    ):
        made.setColor(which, QColor(colour))
    for which in (role.Text, role.WindowText, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, QColor(colours.muted))
    return made
