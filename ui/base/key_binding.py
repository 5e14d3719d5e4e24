"""Commands joined to what they do: actions of menus, and shortcuts of windows without menus."""

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
    """Make an action with its keys for everything in *does*, by the id of the key table.

    :raises KeyError: if *does* names an action that is not in the table.
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
    """Have *act* done in *window* by the keys of the commands called *ids*; returns what hears
    them."""
    made = QShortcut(window)
    made.activated.connect(act)
    follow(made, lambda it: it.setKeys([key for id in ids for key in _sequences(id)]))
    return made


def keyed_tip(target: QWidget | QAction, words: str, id: str) -> None:
    """Let *words* be shown while *target* is pointed at, with the key that does the same as the
    command called *id*."""
    follow(target, lambda it: set_tip(it, keyed(words, id)))


def _sequences(id: str) -> list[QKeySequence]:
    return [QKeySequence(key) for key in held().of(id)]
