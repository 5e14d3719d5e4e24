"""A table that is only looked at, to be shared on a call. It ignores all mouse input."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

from tabletop.table.view import View
from ui.base.qt_guard import guarded
from ui.scene.layout.table_layout import Layout
from ui.scene.pointed_place import Pointed, PointerRing
from ui.scene.table_view import TableView

_HANDS = {
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseMove,
    QEvent.Type.Wheel,
    QEvent.Type.ContextMenu,
    QEvent.Type.ToolTip,
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.DragEnter,
    QEvent.Type.Drop,
}
"""The events that are ignored."""


@guarded
class ShownTable(TableView):
    """The whole table with large text, codes on everything that may be chosen, and a ring where
    somebody points.

    Boards turn to the seat that is asked (`asked_seat`, -1: none), or, if the acting seat sits
    nearest, to that one, whoever looks.
    """

    larger = 1.5

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.asked_seat = -1
        self.ring = PointerRing(self)
        self.lights.call_outs = True
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(1, 1)  # the window sets its own minimum size
        self.setAccessibleName("The shared table")
        self.motion_finished.connect(self.ring.lie)
        self.zoom_changed.connect(self.ring.lie)

    def point_at(self, pointed: Pointed | None) -> None:
        """Show the ring around *pointed*; None hides it."""
        self.ring.point_at(pointed)

    def _wanted_near(self, layout: Layout, view: View, near: int) -> int:
        acting = view.count(layout.turn) - layout.turn_first
        by_a_person = 0 <= acting < len(view.seats) and not view.seats[acting].bot
        if self.asked_seat >= 0 and layout.near in ("asked", "viewer"):
            return self.asked_seat
        turns = layout.near in ("acting", "asked")
        return acting if turns and by_a_person else near

    def viewportEvent(self, event: QEvent) -> bool:
        """Ignore mouse input."""
        if event.type() in _HANDS:
            event.ignore()
            return True
        return super().viewportEvent(event)
