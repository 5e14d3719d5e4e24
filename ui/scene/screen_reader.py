"""The table for screen readers: each piece, and each empty place that can be chosen, is a child.

The children are virtual: they are made when a reader asks, and only store their position.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from ui.base.qt_guard import guarded
from ui.scene.hands.focus import Focus, Stop
from ui.scene.hands.lights import Lights
from ui.scene.view.laid_view import LaidView

_kept: dict[int, TableVoice] = {}
"""Qt does not own interfaces made in Python, so they are kept here as long as their views."""


@guarded
class StopVoice(QAccessibleInterface):
    """One piece or place of a table."""

    def __init__(self, view: LaidView, walk: Focus, lights: Lights, stop: Stop) -> None:
        super().__init__()
        self._view, self._walk, self._lights = view, walk, lights
        self._stop = stop

    def isValid(self) -> bool:
        """Whether it is still on the table."""
        return self._stop in self._walk.stops()

    # Qt takes None for "there is none" here and below; its stubs do not
    def object(self) -> QObject | None:  # type: ignore[override]
        """None: there is no object behind it."""
        return None

    def role(self) -> QAccessible.Role:
        """A button."""
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        """Whether it has the focus, may be chosen now, and is carried."""
        state, walk = QAccessible.State(), self._walk
        offered = self._lights.offers(self._stop)
        state.focusable = True
        state.focused = walk.is_at(self._stop)
        state.selectable = offered
        state.disabled = not offered and self._lights.offering
        state.selected = self._lights.holds(self._stop)
        return state

    def text(self, which: QAccessible.Text) -> str:
        """Its description in words, and its printed text, as far as the seat may read it."""
        if which == QAccessible.Text.Name:
            return self._walk.title(self._stop)
        if which == QAccessible.Text.Description:
            return self._walk.printed(self._stop)
        return ""

    def setText(self, which: QAccessible.Text, text: str) -> None:
        """Do nothing: the text cannot be changed."""

    def rect(self) -> QRect:
        """Its rectangle on the screen."""
        area = self._view.mapFromScene(self._walk.area(self._stop)).boundingRect()
        return QRect(self._view.viewport().mapToGlobal(area.topLeft()), area.size())

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """The table."""
        return QAccessible.queryAccessibleInterface(self._view)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """None."""
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """None."""
        return None

    def childCount(self) -> int:
        """None."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """None."""
        return -1


@guarded
class TableVoice(QAccessibleWidget):
    """A table view; its children are the focus stops, in order."""

    def __init__(self, view: LaidView, walk: Focus, lights: Lights) -> None:
        super().__init__(view, QAccessible.Role.List, view.accessibleName())
        self._view, self._walk, self._lights = view, walk, lights
        self._voices: dict[Stop, StopVoice] = {}

    def childCount(self) -> int:
        """The number of pieces and places."""
        return len(self._walk.stops())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The piece or place with this index."""
        stops = self._walk.stops()
        if not 0 <= index < len(stops):
            return None
        stop = stops[index]
        if stop not in self._voices:
            voice = StopVoice(self._view, self._walk, self._lights, stop)
            QAccessible.registerAccessibleInterface(voice)
            self._voices[stop] = voice
        return self._voices[stop]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The index of *child*; -1 if it has left the table."""
        stops = self._walk.stops()
        return next(
            (n for n, stop in enumerate(stops) if self._voices.get(stop) is child),
            -1,
        )


def give_voice(view: LaidView, walk: Focus, lights: Lights) -> None:
    """Make the focus stops of *view* available to screen readers."""
    _listen()
    number = id(view)
    _kept[number] = TableVoice(view, walk, lights)
    view.destroyed.connect(lambda: _kept.pop(number, None))


@cache
def _listen() -> None:
    QAccessible.installFactory(_voice_of)


def _voice_of(_kind: str, thing: QObject) -> QAccessibleInterface | None:
    return _kept.get(id(thing))
