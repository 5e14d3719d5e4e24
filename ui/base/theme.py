"""Themes: palettes and one style sheet for all of them, at any text scale."""

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

TEXT = 14  # pixels of the panels' text at a scale of 100
TITLE, HEADING, SMALL = 26, 18, 12  # pixels of other texts at that scale


class Colours(Struct, frozen=True):
    """A palette, each colour as `#rrggbb`.

    Grounds: `felt` of the table, `window`, `panel` and cards, `raised` buttons, `field` to write
    in, `lit` under what is chosen or pointed at, `curtain`. Texts on them: `text`, `muted`,
    `accent` (titles; also the ground of main buttons, with `on_accent` on it), `link`, `warning`,
    `danger` (what is refused or damaged), `bent` (what was done by hand). `line` parts things,
    `focus` frames what has the keys.
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
    """One look: its name in menus and its colours. `id` is the name of its file."""

    id: str
    title: str
    colours: Colours


class _File(Struct):
    title: str
    colours: Colours


@cache
def theme(id: str) -> Theme:
    """The theme called *id*.

    :raises FileNotFoundError: if there is none.
    """
    read = msgspec.toml.decode((THEMES / f"{id}.toml").read_bytes(), type=_File)
    return Theme(id, read.title, read.colours)


@cache
def themes() -> tuple[Theme, ...]:
    """All themes there are, dark first."""
    return tuple(theme(path.stem) for path in sorted(THEMES.glob("*.toml")))


_current: dict[str, Theme | float] = {}


def wear(app: QApplication, look: Theme, scale: int = 100) -> None:
    """Let *app* look like *look*, its texts at *scale* per cent."""
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
    """The theme worn now; the dark one before any was put on."""
    look = _current.get("theme")
    return look if isinstance(look, Theme) else theme("dark")


def worn() -> tuple[str, float]:
    """What is worn now, to be compared: the theme's id and how large texts are."""
    return current().id, text_scale()


def text_scale() -> float:
    """How large texts are now: 1 at a scale of 100 per cent."""
    scale = _current.get("scale", 1.0)
    return scale if isinstance(scale, float) else 1.0


def pixels(at_hundred: float) -> int:
    """How many pixels *at_hundred* pixels are at the text scale worn now."""
    return round(at_hundred * text_scale())


def room(at_hundred: float) -> int:
    """Pixels of room around words: it grows half as fast as they do, where they need it most."""
    return round(at_hundred * (0.5 + 0.5 * text_scale()))


def titled(label: Label, size: int, family: str = fonts.CAPITALS) -> Label:
    """Let *label* stand in *family* at *size* pixels (at scale 100), at every text scale."""
    label.setProperty("pixels", size)
    label.setProperty("family", family)
    _set_font(label)
    return label


def _set_font(label: QLabel) -> None:
    size = pixels(int(label.property("pixels")))
    label.setFont(QFont(fonts.font(str(label.property("family")), size)))


class _Words(Mapping[str, str]):
    """What the style sheet may name: colours, `p8` (8 scaled pixels), `m7` (one pixel fewer than
    `p8`), and `r8` and `n7`, the same of what grows half as fast."""

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
        # `m5` is what remains of the 6 pixels of padding when a border grows by one pixel.
        fewer = kind in ("m", "n")
        scale = self._scale if kind in ("p", "m") else 0.5 + 0.5 * self._scale
        return f"{max(round((int(number) + fewer) * scale) - fewer, 0)}px"

    def __iter__(self) -> Iterator[str]:
        return iter(self._words)

    def __len__(self) -> int:
        return len(self._words)


def make_marks_of_files() -> None:
    """Paint what the style sheet shows in dialogs for files: nothing else needs it."""
    look = current()
    mark_files(look.id, look.colours.muted, look.colours.on_accent, OF_FILES)


def style(look: Theme, scale: int = 100) -> str:
    """The style sheet of *look* at *scale* per cent."""
    return Template((THEMES / "style.qss").read_text("utf-8")).substitute(_Words(look, scale))


def palette(colours: Colours) -> QPalette:
    """*colours* as Qt's own palette, for all that no style sheet reaches."""
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
