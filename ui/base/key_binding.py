"""Binds commands to functions: menu actions, and shortcuts for windows without menus."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ui.base.keymap import follow, held, keyed
from ui.base.keys import called
from ui.base.safe_text import caption, set_tip


def bind(
    window: QWidget, table: QWidget, does: Mapping[str, Callable[[], object]]
) -> dict[str, QAction]:
    """Make an action, with its keys, for each command id in *does*.

    :raises KeyError: if an id is not in the key table.
    """
    made = {}
    for id, do in does.items():
        action = called(id)
        owner = window if action.where == "window" else table
        bound = QAction(caption(action.title), owner)
        bound.setObjectName(id)
        bound.setShortcutContext(
            Qt.ShortcutContext.WindowShortcut
            if action.where == "window"
            else Qt.ShortcutContext.WidgetShortcut
        )
        follow(bound, partial(_take_keys, id))
        bound.triggered.connect(lambda _checked=False, do=do: do())
        owner.addActions([bound])
        made[id] = bound
    return made


def _take_keys(id: str, action: QAction) -> None:
    action.setShortcuts(_sequences(id))


def shortcut(window: QWidget, act: Callable[[], object], *ids: str) -> QShortcut:
    """Call *act* when a key of one of the commands *ids* is pressed in *window*; returns the
    shortcuts."""
    made = QShortcut(window)
    made.activated.connect(act)
    follow(made, lambda it: it.setKeys([key for id in ids for key in _sequences(id)]))
    return made


def keyed_tip(target: QWidget | QAction, words: str, id: str) -> None:
    """Give *target* the tool tip *words*, followed by the key of the command *id*."""
    follow(target, lambda it: set_tip(it, keyed(words, id)))


def _sequences(id: str) -> list[QKeySequence]:
    return [QKeySequence(key) for key in held().of(id)]
