"""The wheel scrolls pages; it changes no value that is passed over on the way.

Every control that the wheel could change is made here.
"""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QComboBox, QSlider, QSpinBox, QTabBar, QTabWidget, QWidget

from ui.base.qt_guard import guarded

MOST_ROWS = 40
"""As many rows of a list as are shown without scrolling, where the screen has room for them."""

Control = TypeVar("Control", bound=QWidget)


def unwheeled(control: Control) -> Control:
    """*control*, which takes the wheel only while it has the focus, and no focus by the wheel."""
    if control.focusPolicy() == Qt.FocusPolicy.WheelFocus:
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    control.installEventFilter(_passing())
    return control


def drop_down() -> QComboBox:
    """A list that drops down, of which one is chosen; all of it is shown at once."""
    made = QComboBox()
    made.setMaxVisibleItems(MOST_ROWS)
    return unwheeled(made)


def number_box(most: int, least: int = 0) -> QSpinBox:
    """A number from *least* to *most*, typed or stepped to."""
    return unwheeled(QSpinBox(minimum=least, maximum=most))


def slider() -> QSlider:
    """A slide from left to right."""
    return unwheeled(QSlider(Qt.Orientation.Horizontal))


def tabs() -> QTabWidget:
    """Pages behind each other."""
    made = QTabWidget()
    unwheeled(made.tabBar())
    return made


def still_tabs(window: QWidget) -> None:
    """Hold all tabs that Qt has made within *window*."""
    for bar in window.findChildren(QTabBar):
        unwheeled(bar)


@guarded
class _Passing(QObject):
    """Hands the wheel on to what lies behind its control, unless that has the focus."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hand it on."""
        if event.type() != QEvent.Type.Wheel or not isinstance(watched, QWidget):
            return False
        if watched.hasFocus():
            return False
        event.ignore()
        return True


@cache
def _passing() -> _Passing:
    """The one for all controls; it belongs to none, for Qt makes and ends tabs by itself."""
    return _Passing()
