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
        lines = self._lines(width)
        return sum(map(_tallest, lines)) + self._gap * max(0, len(lines) - 1)

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
        self._place()

    def event(self, event: QEvent) -> bool:
        """Place the widgets again when one wants another size, or is shown or hidden."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return super().event(event)

    def childEvent(self, event: QChildEvent) -> None:
        """Keep track of added and removed children."""
        super().childEvent(event)
        self.updateGeometry()

    def _all(self) -> list[QWidget]:
        children: list[QObject] = self.children()
        return [child for child in children if isinstance(child, QWidget)]

    def _lines(self, width: int) -> list[list[tuple[QWidget, QSize]]]:
        """The shown widgets with their sizes, line by line, where lines are *width* wide."""
        lines: list[list[tuple[QWidget, QSize]]] = []
        x = 0
        for widget in self._all():
            if widget.isHidden():
                continue
            size = _size(widget)
            size.setWidth(min(size.width(), max(width, _least(widget).width())))
            if widget.hasHeightForWidth():
                size.setHeight(widget.heightForWidth(size.width()))
            if not lines or (x and x + size.width() > width):
                lines.append([])
                x = 0
            lines[-1].append((widget, size))
            x += size.width() + self._gap
        return lines

    def _place(self) -> None:
        """Place the widgets, each in the middle of its line's height."""
        y = 0
        for line in self._lines(self.width()):
            x, tall = 0, _tallest(line)
            for widget, size in line:
                widget.setGeometry(QRect(QPoint(x, y + (tall - size.height()) // 2), size))
                x += size.width() + self._gap
            y += tall + self._gap


def _tallest(line: list[tuple[QWidget, QSize]]) -> int:
    return max(size.height() for _, size in line)


def _least(widget: QWidget) -> QSize:
    return widget.minimumSizeHint().expandedTo(widget.minimumSize())


def _size(widget: QWidget) -> QSize:
    """The size that *widget* wants, within its limits."""
    return widget.sizeHint().expandedTo(_least(widget)).boundedTo(widget.maximumSize())
