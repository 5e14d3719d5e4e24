"""What has the focus."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def focused_in(widget: QWidget) -> QWidget | None:
    """What in *widget* had the focus last, if anything had; Qt's stubs say that something always
    has."""
    return widget.focusWidget()


def has_focus(widget: QWidget) -> bool:
    """Whether something in *widget* has the focus of its window."""
    focused = focused_in(widget.window())
    return focused is not None and widget.isAncestorOf(focused)
