"""Which widget has the keyboard focus."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def focused_in(widget: QWidget) -> QWidget | None:
    """The widget in *widget* that had the focus last, or None, which Qt's stubs exclude."""
    return widget.focusWidget()


def has_focus(widget: QWidget) -> bool:
    """Whether *widget*, or a widget in it, has the keyboard focus of its window."""
    focused = focused_in(widget.window())
    return focused is not None and widget.isAncestorOf(focused)
