"""Menus of the table's own numbers, which players change by hand."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from tabletop.play.rules.table_numbers import TableNumber
from ui.base.keymap import key_of
from ui.base.safe_text import entry, literal, submenu
from ui.seat.bridge import Bridge

TITLE = "Numbers of the table"
NONE = "There is no number on this table that can be changed now."


def add_number(menu: QMenu, bridge: Bridge, number: TableNumber, asker: QWidget | None) -> None:
    """Add to *menu* what can be done with *number*; *asker* is the parent of what asks for one."""
    hands, now = bridge.hands, bridge.view.count(number.counter)
    if number.sides:
        for by in range(1, len(number.sides)):
            words = f"{number.called}: {number.sides[number.after(now, by)]}"
            turn = partial(hands.change_number, number, by)
            entry(menu, words, turn, key_of("more") if by == 1 else "")
        return
    entry(menu, f"{number.called}: set…", partial(_ask, bridge, number, asker))
    for by, key in ((1, "more"), (-1, "fewer")):
        if number.nearest(now + by) != now:
            words = f"{number.called}: {number.nearest(now + by)}"
            entry(menu, words, partial(hands.change_number, number, by), key_of(key))


def add_numbers(menu: QMenu, bridge: Bridge, asker: QWidget | None) -> None:
    """Add to *menu* all numbers of the table, each with what it shows."""
    for number in bridge.hands.numbers():
        now = bridge.view.count(number.counter)
        shown = number.sides.get(now, str(now))
        add_number(submenu(menu, f"{number.called}: {shown} now"), bridge, number, asker)


def show_numbers(bridge: Bridge, over: QWidget) -> None:
    """Open a menu of the table's numbers in the middle of *over*; say so if there are none."""
    if not bridge.hands.numbers():
        bridge.said.emit(NONE)
        return
    menu = QMenu(over)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    add_numbers(menu, bridge, over)
    middle = QPoint(menu.sizeHint().width() // 2, menu.sizeHint().height() // 2)
    menu.popup(over.mapToGlobal(over.rect().center() - middle))


def _ask(bridge: Bridge, number: TableNumber, asker: QWidget | None) -> None:
    now = bridge.view.count(number.counter)
    value, given = QInputDialog.getInt(
        asker, "Number", literal(f"{number.called} is now:"), now, number.least, number.most
    )
    if given and value != now:
        bridge.hands.set_number(number, value)
