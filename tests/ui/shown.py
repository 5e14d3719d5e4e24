"""All that a window shows, and all that it tells a screen reader: as data to compare."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QAccessible, QImage, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from tests.bench.frames import PlainFaces
from ui.scene.table_view import TableView


class NamedFaces(QObject):
    """A face for each name, unlike all others, there at once: what differs in name is seen to."""

    ready = Signal(str, int)
    changed = Signal()

    def __init__(self, tall: float = 1.5) -> None:
        super().__init__()
        self.tall = tall
        self._plain = PlainFaces(tall)

    def pixmap(self, card: str, width: int, *, dpr: float = 1.0) -> QPixmap:
        return self._plain.pixmap(card, width, dpr=dpr)

    pixmap_now = pixmap


def settle() -> None:
    """Let Qt do what it has put off."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def everything_shown(window: QWidget, table: TableView) -> dict[str, Any]:
    """What *window* shows just now, *table* in it."""
    picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return {
        "pixels": bytes(picture.constBits()),
        "title": window.windowTitle(),
        "widgets": [told(each) for each in [window, *window.findChildren(QWidget)]],
        "codes": {code: place for code, (_, place) in table.lights.codes.items()},
        "voices": voices(table),
        "moving": table.moving,
    }


def told(widget: QWidget) -> tuple[str, ...]:
    """What *widget* says of itself."""
    words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    return (
        type(widget).__name__,
        words,
        widget.accessibleName(),
        widget.accessibleDescription(),
        widget.toolTip(),
        widget.whatsThis(),
        widget.statusTip(),
        widget.windowTitle(),
        str(widget.isVisible()),
    )


def voices(table: TableView) -> list[tuple[str, str, bool]]:
    """What a screen reader finds on *table*."""
    interface = QAccessible.queryAccessibleInterface(table)
    children = [interface.child(number) for number in range(interface.childCount())]
    return [
        (
            each.text(QAccessible.Text.Name),
            each.text(QAccessible.Text.Description),
            bool(each.state().selectable),
        )
        for each in children
        if each is not None
    ]
