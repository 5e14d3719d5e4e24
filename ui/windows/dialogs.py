"""Dialogs that any page may open: settings and about."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLayout,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from tabletop.version import VERSION
from ui.base import card_languages, fonts, theme
from ui.base.keymap import meant
from ui.base.qt_guard import guarded
from ui.base.root import ROOT
from ui.base.safe_text import Label, Tick, caption, show_tip
from ui.base.settings import Settings
from ui.panels import wheel_guard
from ui.panels.widgets import Choices, Scroll, button, label, title
from ui.windows.deck_choice import DeckChoice
from ui.windows.messages import tell
from ui.windows.shell import FRAME

CREDITS = ROOT / "assets" / "CREDITS.md"
LICENCE = ROOT / "LICENSE"
INSTALLED_LICENCE = ROOT / "assets" / "LICENSE"
"""In a wheel the licence is here, because the parent folder is shared with other packages."""
NOTICE = ROOT / "assets" / "NOTICE.md"
BUNDLED = ROOT / "licences" / "CONTENTS.md"
"""The components bundled with a built program, with their licences; absent elsewhere."""


@guarded
class Dialog(QDialog):
    """A dialog that is deleted when closed. Keys of the window behind say that they must wait."""

    def __init__(self, name: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle a key that no widget took."""
        super().keyPressEvent(event)
        action = None if event.isAccepted() else meant(event)
        if action is not None:
            words = f"“{action.name}” works after you close this: press Esc."
            show_tip(self.mapToGlobal(self.rect().center()), words, self)


class SettingsDialog(Dialog):
    """The settings; every change takes effect at once.

    Signals: `changed(Settings)`; `keys_wanted()` open the page of keys. *deck* chooses the tarot
    deck.
    """

    changed = Signal(object)
    keys_wanted = Signal()

    def __init__(
        self, settings: Settings, deck: DeckChoice | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__("Settings", parent)
        fit(self, 640, 680)
        self.settings = settings
        scroll = Scroll(margin=18, gap=8)
        outer = QVBoxLayout(self)
        outer.addWidget(scroll, 1)
        self._column = scroll.column
        self._looks()
        self._motion()
        self._sounds()
        self._habits()
        self._column.addWidget(title("Cards", 17))
        self._languages()
        if deck is not None:
            deck.picked.connect(lambda name: self._change(deck=name))
            self._add("Tarot deck", "", deck)
        scroll.column.addStretch(1)
        defaults = button("Defaults", tip="Reset all settings")
        own_keys = button("Keys…", tip="Show and change the keys of all commands")
        close = button("Close", "main")
        own_keys.clicked.connect(self.keys_wanted)
        defaults.clicked.connect(self._offer_defaults)
        close.clicked.connect(self.accept)
        below = QHBoxLayout()
        below.addWidget(defaults)
        below.addWidget(own_keys)
        below.addStretch(1)
        below.addWidget(close)
        outer.addLayout(below)

    def _languages(self) -> None:
        offered = card_languages.offered()
        if len(offered) < 2:
            return
        tongues = Choices(offered, "Language of the cards")
        tongues.choose(self.settings.language)
        tongues.picked.connect(lambda id: self._change(language=id))
        self._add("Language", "For the names and text of cards, in games that have it", tongues)

    def _looks(self) -> None:
        self._column.addWidget(title("Looks", 17))
        looks = Choices([(look.id, look.title) for look in theme.themes()], "Theme")
        looks.choose(self.settings.theme)
        looks.picked.connect(lambda id: self._change(theme=id))
        self._add("Theme", "", looks)
        self._slide("text_scale", "Text size", "For panels and pages", (75, 300, 25), "%")

    def _motion(self) -> None:
        self._column.addWidget(title("Motion", 17))
        self._slide("speed", "Speed", "For cards, dice and bots", (25, 400, 25), "%")
        self._check("reduced_motion", "Reduced motion: pieces appear in place")

    def _sounds(self) -> None:
        self._column.addWidget(title("Sound", 17))
        self._check("sound", "Sound of cards, dice and events on the table")
        self._slide("volume", "Volume", "", (0, 100, 5), "%")

    def _habits(self) -> None:
        self._column.addWidget(title("Habits", 17))
        curtain = Choices(
            [
                ("always", "between all players"),
                ("secrets", "only to protect secrets"),
                ("never", "never"),
            ],
            "Curtain",
        )
        curtain.choose(self.settings.curtain)
        curtain.picked.connect(lambda when: self._change(curtain=when))
        self._add("Curtain", "Hides the table while players change places", curtain)
        self._check("follow", "Follow: scroll the table to the open question")
        self._check("answer_forced", "Answer questions with only one answer automatically")
        self._help("Except the first one after the curtain rises or a game is opened.")
        self._check("bots_at_once", "Bots answer at once, without pause or motion")
        self._check("call_outs", "Call-outs: show a code on everything that may be chosen")

    def _add(self, name: str, help: str, what: QWidget) -> None:
        self._column.addWidget(label(name))
        if help:
            self._help(help)
        self._column.addWidget(what)

    def _help(self, words: str) -> None:
        self._column.addWidget(theme.titled(label(words, "muted"), theme.SMALL, fonts.PLAIN))

    def _slide(
        self, field: str, name: str, help: str, reach: tuple[int, int, int], unit: str
    ) -> None:
        fewest, most, step = reach
        slider = wheel_guard.slider()
        slider.setRange(fewest // step, most // step)
        slider.setPageStep(2)
        slider.setAccessibleName(name)
        value = int(getattr(self.settings, field))
        slider.setValue(round(value / step))
        shown = label(f"{value} {unit}")
        shown.setMinimumWidth(theme.pixels(60))
        slider.valueChanged.connect(lambda n: shown.setText(f"{n * step} {unit}"))
        # the number follows the slider at once, but the window changes only on release
        slider.setTracking(True)
        slider.sliderReleased.connect(lambda: self._change(**{field: slider.value() * step}))
        slider.valueChanged.connect(
            lambda n: None if slider.isSliderDown() else self._change(**{field: n * step})
        )
        holder = QWidget()
        across = QHBoxLayout(holder)
        across.setContentsMargins(0, 0, 0, 0)
        across.addWidget(slider, 1)
        across.addWidget(shown)
        self._add(name, help, holder)

    def _check(self, field: str, words: str) -> None:
        box = Tick()
        box.setAccessibleName(words)
        box.setChecked(bool(getattr(self.settings, field)))
        box.toggled.connect(lambda on: self._change(**{field: on}))
        beside = _Pressed(box, words)
        across = QHBoxLayout()
        across.addWidget(box, 0, Qt.AlignmentFlag.AlignTop)
        across.addWidget(beside, 1)
        self._column.addLayout(across)

    def _change(self, **fields: object) -> None:
        changed = msgspec.structs.replace(self.settings, **fields)
        if changed != self.settings:
            self.settings = changed
            self.changed.emit(changed)

    def _offer_defaults(self) -> None:
        words = "This resets looks, motion, habits and cards. Keys and windows stay as they are."
        ways = {"Cancel": lambda: None, "Reset": self._take_defaults}
        tell(self, "Reset all settings?", words, ways)

    def _take_defaults(self) -> None:
        """Reset all settings except keys and window positions."""
        self.settings = Settings(windows=self.settings.windows, keys=self.settings.keys)
        self.changed.emit(self.settings)
        self.accept()


@guarded
class _Pressed(Label):
    """The label of a check box: it wraps, and a click on it toggles the box."""

    def __init__(self, box: Tick, words: str) -> None:
        super().__init__(words)
        self._box = box
        self.setWordWrap(True)
        self.setMargin(3)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Toggle the box."""
        self._box.click()


class AboutDialog(Dialog):
    """About the program: its version, credits and licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("About Tabletop", parent)
        fit(self, 680, 560)
        below = QVBoxLayout(self)
        below.addWidget(title("Tabletop", theme.TITLE))
        below.addWidget(label(f"Version {VERSION}. A card table that knows the rules.", "muted"))
        tabs = wheel_guard.tabs()
        tabs.setAccessibleName("Credits and licences")
        licence = INSTALLED_LICENCE if INSTALLED_LICENCE.exists() else LICENCE
        pages = {"Credits": CREDITS, "Licence": licence, "Built with": NOTICE}
        for name, path in pages.items():
            page = QTextBrowser(openExternalLinks=True)
            page.setAccessibleName(name)
            words = path.read_text("utf-8") if path.exists() else f"{path.name} is missing."
            if path == NOTICE and BUNDLED.exists():
                where = (
                    f"The texts are in the folder [{BUNDLED.parent}]({BUNDLED.parent.as_uri()})."
                )
                words = f"{words}\n{BUNDLED.read_text('utf-8')}\n{where}\n"
            if path.suffix == ".md":
                page.setMarkdown(words)
            else:
                page.setPlainText(words)
            tabs.addTab(page, caption(name))
        below.addWidget(tabs, 1)
        close_row(self, below)


def fit(dialog: QDialog, width: int, height: int) -> None:
    """Set the size of *dialog* in pixels at a text scale of 100; it grows with the text if there is
    room."""
    room = dialog.screen().availableSize()
    wanted = QSize(theme.pixels(width), theme.pixels(height)).expandedTo(QSize(width, height))
    dialog.resize(wanted.boundedTo(room - QSize(FRAME, FRAME)))


def close_row(dialog: QDialog, below: QVBoxLayout) -> None:
    close = button("Close", "main")
    close.clicked.connect(dialog.accept)
    across: QLayout = QHBoxLayout()
    below.addLayout(across)
    across.addWidget(close)
    across.setAlignment(close, Qt.AlignmentFlag.AlignRight)
    close.setFocus()
