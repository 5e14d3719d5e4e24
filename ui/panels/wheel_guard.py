"""Controls that the mouse wheel does not change by accident while a page scrolls.

Every control that reacts to the wheel is made here.
"""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QComboBox, QSlider, QSpinBox, QTabBar, QTabWidget, QWidget

from ui.base import theme
from ui.base.qt_guard import guarded

MOST_ROWS = 40
"""How many rows of a list are shown without scrolling, if the screen has room."""

Control = TypeVar("Control", bound=QWidget)


def unwheeled(control: Control) -> Control:
    """Make *control* take the wheel only while it has the focus, and never get the focus from the
    wheel."""
    if control.focusPolicy() == Qt.FocusPolicy.WheelFocus:
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    control.installEventFilter(_passing())
    return control


def drop_down() -> QComboBox:
    """A combo box that shows all of its list at once."""
    made = QComboBox()
    made.setMaxVisibleItems(MOST_ROWS)
    return unwheeled(made)


def number_box(most: int, least: int = 0) -> QSpinBox:
    """A spin box for numbers from *least* to *most*."""
    made = QSpinBox(minimum=least, maximum=most)
    made.lineEdit().setTextMargins(theme.pixels(7), 0, 0, 0)  # its padding in a style has no effect
    return unwheeled(made)


def slider() -> QSlider:
    """A horizontal slider."""
    return unwheeled(QSlider(Qt.Orientation.Horizontal))


def tabs() -> QTabWidget:
    """A tab widget."""
    made = QTabWidget()
    unwheeled(made.tabBar())
    return made


def still_tabs(window: QWidget) -> None:
    """Guard all tab bars that Qt has made within *window*."""
    for bar in window.findChildren(QTabBar):
        unwheeled(bar)


@guarded
class _Passing(QObject):
    """Passes the wheel on to the widget behind a control that does not have the focus."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass the wheel on."""
        if event.type() != QEvent.Type.Wheel or not isinstance(watched, QWidget):
            return False
        if watched.hasFocus():
            return False
        event.ignore()
        return True


@cache
def _passing() -> _Passing:
    """The only instance. It has no parent, because Qt creates and deletes tab bars by itself."""
    return _Passing()
