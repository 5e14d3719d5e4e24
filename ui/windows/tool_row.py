"""The row of buttons that is always visible: beside the menus, or below the table."""

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
"""Pixels kept free for what is shown in by-hand mode, so that nothing moves."""


@guarded
class ToolRow(QWidget):
    """The row of the undo and redo buttons (`steps`), and what is `add`ed right of them.

    `need_changed()`: what is beside the steps needs more room.
    """

    need_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Tools")
        self._needed = 0
        self._others: list[QWidget] = []
        self.steps = UndoButtons()
        self._across = QHBoxLayout(self)
        self._across.setContentsMargins(4, 2, 8, 2)
        self._across.setSpacing(GAP)
        self._across.addStretch(1)
        self._across.addWidget(self.steps)

    def add(self, widget: QWidget) -> None:
        """Add *widget* at the end of the row."""
        self._across.addWidget(widget)
        self._others.append(widget)

    @property
    def beside(self) -> int:
        """Pixels that everything but the steps needs."""
        shown = [each for each in self._others if not each.isHidden()]
        return 12 + sum(each.sizeHint().width() + GAP for each in shown)

    def event(self, event: QEvent) -> bool:
        """Emit `need_changed` after a new layout."""
        if event.type() == QEvent.Type.LayoutRequest and self.beside > self._needed:
            self._needed = self.beside
            self.need_changed.emit()
        return super().event(event)


@guarded
class Bar(QWidget):
    """A strip across the window that requires no width."""

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("role", "bar")
        self.across = QHBoxLayout(self)
        self.across.setContentsMargins(0, 0, 0, 0)
        self.across.setSpacing(0)

    def minimumSizeHint(self) -> QSize:
        """As high as its content."""
        return QSize(0, super().minimumSizeHint().height())


@guarded
class TopRow(Bar):
    """The `menus` with a row of *tools* beside them. In a window without room for both, the tools
    are in `below`, which must be put under the table."""

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
        """Add *widget* beside the by-hand notice."""
        widget.setProperty("role", "tool")
        self.across.insertWidget(2, widget)

    def show_by_hand(self, on: bool) -> None:
        """Show whether by-hand mode is on."""
        self._by_hand.setVisible(on)

    def fit(self) -> None:
        """Put the tools where they fit, and give the steps the remaining width."""
        tools = self._tools
        for each in (self.menus, *tools.findChildren(QWidget)):
            each.ensurePolished()  # before the first frame, sizes do not follow the style sheet
        room = self.width() - self.menus.sizeHint().width() - BY_HAND
        beside = room >= tools.beside + tools.steps.least
        holds = self if beside else self.below
        if tools.parentWidget() is not holds:
            holds.across.addWidget(tools)
            tools.show()
            self.below.setVisible(not beside)
        higher = tools.sizeHint().height() if beside else 0
        # so that by-hand mode moves nothing
        self.setFixedHeight(max(self.menus.sizeHint().height(), higher))
        room = room if beside else self.below.width()
        tools.steps.take_room(room - tools.beside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit again at another width."""
        super().resizeEvent(event)
        self.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again when the row below is resized."""
        if event.type() == QEvent.Type.Resize and not self.below.isHidden():
            self.fit()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Fit again at another text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.fit()
