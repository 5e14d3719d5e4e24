"""The basic widgets of all panels and pages."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import delete

from ui.base import fonts, theme
from ui.base.deferred_call import soon
from ui.base.focused import focused_in
from ui.base.qt_guard import guarded
from ui.base.safe_text import Button, Label, Rich, rich, set_tip
from ui.panels.wrapping_row import WrappingRow

RULE = "rule:"
"""The start of a link to a rule; the rule's id follows."""


def label(words: str = "", role: str = "") -> Label:
    """A label that wraps; *role* picks its colour in the style sheet. Only `Rich` text holds
    links."""
    made = Label(words)
    made.setWordWrap(True)
    made.setProperty("role", role)
    if isinstance(words, Rich):
        made.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
    # without a small minimum width, one long word would keep a whole dock wide
    made.setMinimumWidth(1)
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    return made


@guarded
class WritingLine(QLineEdit):
    """A line edit whose Enter key does something, and is seen by no other widget.

    Qt passes Enter on to the parent, and the table would take it for its own.

    Signal: `left_below()`, when the down arrow leaves the line.
    """

    left_below = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter; leave the line by the down arrow."""
        if event.key() == Qt.Key.Key_Down:
            self.left_below.emit()
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


def title(words: str = "", size: int = theme.HEADING, family: str = fonts.CAPITALS) -> Label:
    """A heading, *size* pixels high at a text scale of 100."""
    return theme.titled(label(words, "title"), size, family)


def rule_link(rule: str) -> Rich:
    """A link to *rule*; empty if there is no rule."""
    return rich('<a href="{}">{}</a>', RULE + rule, rule) if rule else Rich()


def button(words: str, role: str = "", tip: str = "") -> Button:
    """A push button."""
    made = Button(words)
    made.setProperty("role", role)
    set_tip(made, tip)
    made.setAutoDefault(True)
    return made


def rule_button(rule: str) -> Button:
    """A button that looks like a link to *rule*, because the keyboard cannot reach a label."""
    made = button("", "id")
    name_rule(made, rule)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    return made


def name_rule(link: Button, rule: str) -> None:
    """Make *link* lead to *rule*."""
    link.setText(rule)
    set_tip(link, f"Open the rulebook at {rule}")
    link.setAccessibleName(f"Rule {rule}, open the rulebook there")


def line() -> QFrame:
    """A thin horizontal line."""
    made = QFrame()
    made.setProperty("role", "rule")
    return made


def restyle(widget: QWidget, role: str) -> None:
    """Give *widget* another role of the style sheet."""
    widget.setProperty("role", role)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def column(*, margin: int = 0, gap: int = 8) -> QVBoxLayout:
    """A vertical layout; its sizes are in pixels."""
    made = QVBoxLayout()
    made.setContentsMargins(margin, margin, margin, margin)
    made.setSpacing(gap)
    return made


def row(*widgets: QWidget, gap: int = 8) -> QHBoxLayout:
    """*widgets* in a row; texts that wrap share the remaining room."""
    made = QHBoxLayout()
    made.setContentsMargins(0, 0, 0, 0)
    made.setSpacing(gap)
    wraps = False
    for widget in widgets:
        wordy = isinstance(widget, QLabel) and widget.wordWrap()
        made.addWidget(widget, int(wordy))
        wraps = wraps or wordy
    if not wraps:
        made.addStretch(1)
    return made


@contextmanager
def laid_once(*layouts: QLayout) -> Iterator[None]:
    """Lay out *layouts* once for all changes within the `with` block.

    Otherwise Qt lays out every layout around a shown widget, up to the window, before the next one
    is shown.
    """
    for each in layouts:
        each.setEnabled(False)
    try:
        yield
    finally:
        for each in layouts:
            each.setEnabled(True)
            each.invalidate()


def as_panel(widget: QWidget, name: str) -> None:
    """Give *widget* the background of a panel, and its *name* for screen readers."""
    widget.setProperty("role", "panel")
    widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    widget.setAccessibleName(name)


def clear(layout: QLayout) -> None:
    """Remove everything from *layout*, and delete its items and spacers, which then belong to
    us."""
    while layout.count():
        item = layout.takeAt(0)
        if item is None:
            return
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            clear(inner)
        delete(item)


@guarded
class Scroll(QScrollArea):
    """A column that scrolls vertically, never sideways."""

    def __init__(self, *, margin: int = 12, gap: int = 8) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(60, 60)  # otherwise large text would ask for a larger window
        self.inside = QWidget()
        self.column = column(margin=margin, gap=gap)
        self.inside.setLayout(self.column)
        self.setWidget(self.inside)

    def hold(self) -> None:
        """Keep the scroll position while the content is rebuilt."""
        self.inside.setMinimumHeight(self.inside.height())
        soon(self, lambda: self.inside.setMinimumHeight(0))

    def focusNextPrevChild(self, next: bool) -> bool:
        """Scroll to the widget that gets the focus."""
        moved = super().focusNextPrevChild(next)
        focused = focused_in(self.window())
        if moved and focused is not None and self.isAncestorOf(focused):
            self.ensureWidgetVisible(focused)
        return moved


@guarded
class Choices(QFrame):
    """A few words side by side, one of them chosen. Signal: `picked(value)`.

    Left and right change the choice, as in a group of radio buttons.
    """

    picked = Signal(str)

    def __init__(self, choices: list[tuple[str, str]], name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._buttons: dict[str, Button] = {}
        across = WrappingRow(gap=4)
        outer = column()
        outer.addWidget(across)
        self.setLayout(outer)
        for value, words in choices:
            made = button(words)
            made.setCheckable(True)
            made.setAccessibleName(f"{name}: {words}")
            made.clicked.connect(lambda _=False, value=value: self._pick(value))
            across.add(made)
            self._buttons[value] = made
        self.value = choices[0][0]
        self.choose(self.value)

    def choose(self, value: str) -> None:
        """Choose *value* without emitting a signal."""
        self.value = value
        for which, made in self._buttons.items():
            made.setChecked(which == value)
            restyle(made, "chosen" if which == value else "")

    def allow(self, values: Collection[str]) -> None:
        """Allow only *values* to be picked."""
        for which, made in self._buttons.items():
            made.setEnabled(which in values)

    def _pick(self, value: str) -> None:
        self.choose(value)
        self.picked.emit(value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the neighbour with left or right."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        values = [value for value, made in self._buttons.items() if made.isEnabled()]
        value = values[(values.index(self.value) + step) % len(values)]
        self._buttons[value].setFocus()
        self._pick(value)


@guarded
class Pressable(QFrame):
    """A frame that acts as a button: emits `pressed()` on a click, Enter or Space."""

    pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Emit `pressed` on a click."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.pressed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit `pressed` on Enter or Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.pressed.emit()
        else:
            super().keyPressEvent(event)
