"""What those hear of widgets who cannot see them, and where the keys are."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget


def name_of(widget: QWidget) -> str:
    """What *widget* is called to a screen reader."""
    voice = QAccessible.queryAccessibleInterface(widget)
    return voice.text(QAccessible.Text.Name).strip() if voice is not None else ""


def unnamed(root: QWidget) -> list[str]:
    """The widgets in *root* that can have the keys, and have no name."""
    QApplication.processEvents()
    return [
        f"{type(each).__name__} in {type(each.parentWidget()).__name__}"
        for each in (root, *root.findChildren(QWidget))
        if each.focusPolicy() != Qt.FocusPolicy.NoFocus
        and each.focusProxy() is None
        and each.isVisible()
        and not name_of(each)
    ]


def assert_keys_are_seen(window: QWidget) -> None:
    """What has the keys is in sight in *window*, or in what hangs over it, and has a name."""
    at = QApplication.focusWidget() or window.focusWidget()  # no desktop brings it to the front
    assert at is not None, "nothing has the keys"
    assert at.isVisible()
    seen = at.viewport() if isinstance(at, QAbstractScrollArea) else at
    assert not seen.visibleRegion().isEmpty(), f"{at} is out of sight"
    assert name_of(at), f"{at} has no name"
    assert at.window() in (window, QApplication.activeModalWidget())
