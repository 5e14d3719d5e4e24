"""What is written on widgets, and which of them a player can get at."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QPushButton, QWidget

from ui.panels.filled_when_seen import FilledWhenSeen


def words_in(widget: QWidget) -> str:
    """All words that *widget* shows, or would where it is seen; what it has let go of is gone."""
    catch_up(widget)
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[call-overload]
    labels = [label.text() for label in widget.findChildren(QLabel) if not label.isHidden()]
    return "\n".join(labels + [button.text() for button in widget.findChildren(QPushButton)])


def catch_up(widget: QWidget) -> None:
    """Let the panels of *widget* that wait to be seen be built."""
    for panel in (widget, *widget.findChildren(FilledWhenSeen)):
        if isinstance(panel, FilledWhenSeen):
            panel.catch_up()


def button(widget: QWidget, name: str) -> QPushButton:
    """The button whose name for screen readers, or whose words, begin with *name*."""
    catch_up(widget)
    QApplication.processEvents()
    for one in widget.findChildren(QPushButton):
        if (one.accessibleName() or one.text()).startswith(name) and not one.isHidden():
            return one
    raise LookupError(name)


def named(widget: QWidget, kind: type[QWidget], name: str) -> QWidget:
    """The widget of this *kind* that screen readers call *name*."""
    QApplication.processEvents()
    found = (one for one in widget.findChildren(kind) if not one.isHidden())
    return next(one for one in found if one.accessibleName() == name)


def in_front(widget: QWidget) -> bool:
    """Whether *widget* is shown, and not in a panel that lies behind another's tab."""
    at: QWidget | None = widget
    while at is not None:
        if isinstance(at, QDockWidget) and at.visibleRegion().isEmpty():
            return False
        at = at.parentWidget()
    return widget.isVisible()


def put_away(window: QWidget) -> None:
    """Close *window* and delete it at once: every widget alive slows a change of theme down."""
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[call-overload]
