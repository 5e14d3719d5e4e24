"""A row of widgets that wraps onto the next line."""

from __future__ import annotations

from PySide6.QtCore import QChildEvent, QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.base.qt_guard import guarded


@guarded
class WrappingRow(QWidget):
    """Places widgets side by side, and on the next line when there is no room.

    It is not a QLayout, because a layout written in Python leaks its items.
    """

    def __init__(self, *widgets: QWidget, gap: int = 8) -> None:
        super().__init__()
        self._gap = gap
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for widget in widgets:
            self.add(widget)

    def add(self, widget: QWidget) -> None:
        """Append *widget*."""
        widget.setParent(self)
        if self.isVisible() and not widget.testAttribute(
            Qt.WidgetAttribute.WA_WState_ExplicitShowHide
        ):
            widget.show()
        self.updateGeometry()

    def clear(self) -> None:
        """Remove all widgets."""
        for widget in self._all():
            widget.hide()
            widget.deleteLater()

    def hasHeightForWidth(self) -> bool:
        """True: it is higher when it is narrower."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines at *width*."""
        return self._lay(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        """All widgets in one line."""
        shown = [_size(widget) for widget in self._all() if not widget.isHidden()]
        width = sum(size.width() + self._gap for size in shown) - self._gap
        return QSize(max(width, 0), max((size.height() for size in shown), default=0))

    def minimumSizeHint(self) -> QSize:
        """The width of the widest widget."""
        least = QSize()
        for widget in self._all():
            if not widget.isHidden():
                least = least.expandedTo(_least(widget))
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the widgets again."""
        super().resizeEvent(event)
        self._lay(self.rect(), move=True)

    def event(self, event: QEvent) -> bool:
        """Place the widgets again when one wants another size, or is shown or hidden."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._lay(self.rect(), move=True)
        return super().event(event)

    def childEvent(self, event: QChildEvent) -> None:
        """Keep track of added and removed children."""
        super().childEvent(event)
        self.updateGeometry()

    def _all(self) -> list[QWidget]:
        children: list[QObject] = self.children()
        return [child for child in children if isinstance(child, QWidget)]

    def _lay(self, room: QRect, *, move: bool) -> int:
        """Place the widgets in *room*, or only measure them. Returns the total height."""
        x, y, tall = room.x(), room.y(), 0
        for widget in self._all():
            if widget.isHidden():
                continue
            size = _size(widget)
            size.setWidth(min(size.width(), max(room.width(), _least(widget).width())))
            if widget.hasHeightForWidth():
                size.setHeight(widget.heightForWidth(size.width()))
            if x + size.width() > room.right() + 1 and x > room.x():
                x, y, tall = room.x(), y + tall + self._gap, 0
            if move:
                widget.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self._gap
            tall = max(tall, size.height())
        return y + tall - room.y()


def _least(widget: QWidget) -> QSize:
    return widget.minimumSizeHint().expandedTo(widget.minimumSize())


def _size(widget: QWidget) -> QSize:
    """The size that *widget* wants, within its limits."""
    return widget.sizeHint().expandedTo(_least(widget)).boundedTo(widget.maximumSize())
