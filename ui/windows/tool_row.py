"""The row of buttons that is always on screen, and where it lies: beside the menus, or below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenuBar, QSizePolicy, QWidget

from ui.base.qt_guard import guarded
from ui.base.safe_text import Label, set_tip
from ui.panels.undo_buttons import UndoButtons

GAP = 8
"""Pixels between two parts of the row."""

BY_HAND = 180
"""Pixels that are kept free for what is there while hands move all: nothing gives way to it."""


@guarded
class ToolRow(QWidget):
    """A row of the `steps` back and forth, and what is `add`ed right of them.

    `need_changed()`: what lies beside the steps needs more than before.
    """

    need_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Always at hand")
        self._needed = 0
        self._others: list[QWidget] = []
        self.steps = UndoButtons()
        self._across = QHBoxLayout(self)
        self._across.setContentsMargins(4, 2, 8, 2)
        self._across.setSpacing(GAP)
        self._across.addStretch(1)
        self._across.addWidget(self.steps)

    def add(self, widget: QWidget) -> None:
        """Have *widget* at the end of the row."""
        self._across.addWidget(widget)
        self._others.append(widget)

    @property
    def beside(self) -> int:
        """Pixels that all but the steps need."""
        shown = [each for each in self._others if not each.isHidden()]
        return 12 + sum(each.sizeHint().width() + GAP for each in shown)

    def event(self, event: QEvent) -> bool:
        """What is laid out anew may need more than before."""
        if event.type() == QEvent.Type.LayoutRequest and self.beside > self._needed:
            self._needed = self.beside
            self.need_changed.emit()
        return super().event(event)


@guarded
class Bar(QWidget):
    """A strip across the window that asks for no width."""

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("role", "bar")
        self.across = QHBoxLayout(self)
        self.across.setContentsMargins(0, 0, 0, 0)
        self.across.setSpacing(0)

    def minimumSizeHint(self) -> QSize:
        """As high as what lies in it."""
        return QSize(0, super().minimumSizeHint().height())


@guarded
class TopRow(Bar):
    """The `menus` with a row of *tools* beside them; in a window that has no room for both, the
    tools lie in `below`, which is to be put under the table."""

    def __init__(self, tools: ToolRow) -> None:
        super().__init__()
        self.menus = QMenuBar()
        self.menus.setNativeMenuBar(False)
        self.menus.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._by_hand = Label("By hand")
        set_tip(self._by_hand, "Every move is allowed")
        self._by_hand.setProperty("role", "bent")
        self._by_hand.hide()
        self._tools = tools
        self.below = Bar()
        self.across.addWidget(self.menus, 1)
        self.across.addWidget(self._by_hand)
        self.across.addWidget(tools)
        self.below.hide()
        self.below.installEventFilter(self)
        tools.need_changed.connect(self.fit)

    def add_for_hands(self, widget: QWidget) -> None:
        """Have *widget* beside what says that hands move all."""
        widget.setProperty("role", "tool")
        self.across.insertWidget(2, widget)

    def show_by_hand(self, on: bool) -> None:
        """Say in words whether by-hand mode is on."""
        self._by_hand.setVisible(on)

    def fit(self) -> None:
        """Lay the tools where they have room, and give the steps what is left of it."""
        tools = self._tools
        for each in (self.menus, *tools.findChildren(QWidget)):
            each.ensurePolished()  # before the first frame, sizes are not those of the style sheet
        room = self.width() - self.menus.sizeHint().width() - BY_HAND
        beside = room >= tools.beside + tools.steps.least
        holds = self if beside else self.below
        if tools.parentWidget() is not holds:
            holds.across.addWidget(tools)
            tools.show()
            self.below.setVisible(not beside)
        higher = tools.sizeHint().height() if beside else 0
        self.setFixedHeight(max(self.menus.sizeHint().height(), higher))  # hands move nothing here
        room = room if beside else self.below.width()
        tools.steps.take_room(room - tools.beside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width has room for other things."""
        super().resizeEvent(event)
        self.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The same, of what lies below."""
        if event.type() == QEvent.Type.Resize and not self.below.isHidden():
            self.fit()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Another size of text needs more or less of it."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.fit()
