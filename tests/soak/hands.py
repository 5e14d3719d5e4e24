"""What random hands do next: clicks, drags, turns of the wheel and keys, wherever they may.

They reach the program as a player's do, through the window that lies on top. What they do depends
on nothing but their luck and on what the window shows.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QKeySequence, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from tests.ui import looking
from ui.base.keys import ACTIONS
from ui.panels.wordy_button import WordyButton
from ui.program.app import App

LEFT, RIGHT, MIDDLE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
PLAIN, SHIFT, CONTROL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
KEYS = "Escape Return Enter Space Tab Backtab Left Right Up Down Home End Delete Backspace PgUp"
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
LEAVING = {"new", "open", "gallery", "quit", "full_screen"}
"""Actions that leave the game or change the window; rarer, for else little play would happen."""

ELSEWHERE = 0.2
"""The part of what they do that is done in windows beside the program's own, if any are open."""

NAMED = (QAbstractButton, QLineEdit, QComboBox, QAbstractSlider, QTabBar)


class Deed(NamedTuple):
    """One thing to do, told in words before it is done."""

    words: str
    do: Callable[[], object]


class RandomHands:
    """Hands on *app*, led by *luck*."""

    def __init__(self, app: App, luck: Random) -> None:
        self.app, self.luck = app, luck

    def next(self) -> Deed:
        """What to do now."""
        try:
            return self._next()
        except OutOfReach:
            return Deed("Escape, for want of a window", self.escape)

    def escape(self) -> None:
        """Escape to what lies on top."""
        over = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        QTest.keyClick(over or self.app.shell, Qt.Key.Key_Escape)

    def _next(self) -> Deed:
        popup = QApplication.activePopupWidget()
        if popup is not None:
            return self._on_popup(popup)
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            return self._in_window(dialog)
        beside = self._beside()
        if beside and self.luck.random() < ELSEWHERE:
            return self._in_window(self.luck.choice(beside))
        if self.app.playing is not None and self.app.playing.window.isVisible():
            return self._at_table()
        return self._in_window(self.app.shell)

    def _beside(self) -> list[QWidget]:
        """The windows beside the program's own."""
        sharing = self.app.sharing
        seats = [sharing.seats[seat][0] for seat in sorted(sharing.seats)]
        windows = [sharing.window, *seats]
        return [each for each in windows if each is not None and each.isVisible()]

    def _pick(self, ways: dict[Callable[[], Deed | None], int], otherwise: QWidget) -> Deed:
        """One of *ways*, by their weights; a key where it finds nothing to do."""
        (way,) = self.luck.choices(list(ways), list(ways.values()))
        return way() or self._key(otherwise)

    # --- where ---------------------------------------------------------------------------------

    def _at_table(self) -> Deed:
        shell = self.app.shell
        ways: dict[Callable[[], Deed | None], int] = {
            self._answer: 16,
            self._click_piece: 12,
            self._drag_piece: 18,
            self._click_felt: 5,
            self._drag_felt: 3,
            self._menu: 8,
            self._wheel: 6,
            self._action: 14,
            lambda: self._key(shell): 8,
            lambda: self._widget(shell): 10,
            lambda: self._point(shell): 6,
            lambda: self._drag(shell): 2,
            lambda: self._hover(shell): 6,
            self._resize: 1,
        }
        return self._pick(ways, shell)

    def _in_window(self, window: QWidget) -> Deed:
        ways: dict[Callable[[], Deed | None], int] = {
            lambda: self._widget(window): 12,
            lambda: self._point(window): 3,
            lambda: self._key(window): 5,
            lambda: self._drag(window): 2,
            lambda: self._hover(window): 2,
            lambda: self._write(window): 2,
            lambda: self._turn(window, self._within(window)): 2,
        }
        if isinstance(window, QDialog):
            ways[lambda: self._press(window, "Escape")] = 3
        return self._pick(ways, window)

    def _on_popup(self, popup: QWidget) -> Deed:
        chance = self.luck.random()
        if isinstance(popup, QMenu) and chance < 0.6:
            places = {
                each: popup.actionGeometry(each).center()
                for each in popup.actions()
                if not each.isSeparator()
            }
            shown = [act for act, at in places.items() if popup.rect().contains(at)]
            if shown:  # of a menu longer than the screen only some are
                act = self.luck.choice(shown)
                at = places[act]
                return self._click(popup, at, LEFT, f"in the menu, “{act.text()}”")
        if chance < 0.75:
            return self._press(popup, self.luck.choice(["Down", "Up", "Right", "Left", "Return"]))
        if chance < 0.85:
            return self._click(popup, QPoint(-15, -15), LEFT, "beside the menu")
        if chance < 0.9:
            return self._click(popup, self._within(popup), LEFT, "a menu")
        return self._press(popup, "Escape")

    # --- at the table --------------------------------------------------------------------------

    def _answer(self) -> Deed | None:
        assert self.app.playing is not None
        panel = self.app.playing.window.decision
        shown = self._shown(panel, (WordyButton, QLineEdit))
        if not shown:
            return None
        return self._click_widget(self.luck.choice(shown))

    def _spot(self) -> QPoint | None:
        """Where a piece that can be seen can be taken hold of, in the view."""
        assert self.app.playing is not None
        view = self.app.playing.table
        lying = looking.items(view) if view.table is not None else []
        for item in self.luck.sample(lying, min(4, len(lying))):
            found = looking.spot_on_item(view, item)
            if found is not None:
                return found
        return None

    def _place(self) -> QPoint:
        """Somewhere on the table: a place, a piece, or anywhere."""
        assert self.app.playing is not None
        view, chance = self.app.playing.table, self.luck.random()
        if chance < 0.5 and view.table is not None:
            zones = sorted(view.table.arrangement.spots)
            found = looking.spot_on_zone(view, self.luck.choice(zones)) if zones else None
        else:
            found = self._spot() if chance < 0.8 else None
        if found is None or not view.viewport().rect().contains(found):  # rolled out of sight
            return self._within(view.viewport())
        return found

    def _port(self) -> QWidget:
        assert self.app.playing is not None
        return self.app.playing.table.viewport()

    def _click_piece(self) -> Deed | None:
        at = self._spot()
        if at is None:
            return None
        if self.luck.random() < 0.25:
            return self._double(self._port(), at)
        return self._click(
            self._port(), at, LEFT, "a piece", self.luck.choice([PLAIN, PLAIN, SHIFT])
        )

    def _drag_piece(self) -> Deed | None:
        start = self._spot()
        if start is None:
            return None
        held = self.luck.choice([PLAIN, PLAIN, PLAIN, SHIFT, CONTROL])
        return self._pull(self._port(), start, self._place(), LEFT, held)

    def _click_felt(self) -> Deed:
        return self._click(self._port(), self._place(), LEFT, "the table")

    def _drag_felt(self) -> Deed:
        start, end = self._within(self._port()), self._within(self._port())
        return self._pull(self._port(), start, end, self.luck.choice([LEFT, MIDDLE, RIGHT]))

    def _menu(self) -> Deed:
        at = self._spot() if self.luck.random() < 0.8 else None
        return self._click(self._port(), at or self._place(), RIGHT, "for the menu")

    def _wheel(self) -> Deed:
        if self.luck.random() < 0.3:
            return self._turn(self.app.shell, self._within(self.app.shell))
        return self._turn(self._port(), self._within(self._port()))

    def _action(self) -> Deed:
        """A key of the key table, or what has none, from the menus."""
        assert self.app.playing is not None
        action = self.luck.choice(ACTIONS)
        while action.id in LEAVING and self.luck.random() < 0.85:
            action = self.luck.choice(ACTIONS)
        if action.keys:
            return self._press(self.app.shell, self.luck.choice(action.keys), action.title)
        window = self.app.playing.window
        bound = [each for each in window.actions() if each.objectName() == action.id]
        return Deed(f"choose “{action.title}”", lambda: [each.trigger() for each in bound])

    def _resize(self) -> Deed:
        width, height = self.luck.choice([(1280, 720), (1000, 640), (1920, 1080), (1440, 900)])
        return Deed(
            f"make the window {width} x {height}", lambda: self.app.shell.resize(width, height)
        )

    # --- on any window -------------------------------------------------------------------------

    def _shown(self, window: QWidget, kinds: tuple[type, ...] = NAMED) -> list[QWidget]:
        found = [each for each in window.findChildren(QWidget) if isinstance(each, kinds)]
        return [
            each
            for each in found
            if each.isVisible() and each.isEnabled() and not each.visibleRegion().isEmpty()
        ]

    def _widget(self, window: QWidget) -> Deed | None:
        shown = self._shown(window)
        return self._click_widget(self.luck.choice(shown)) if shown else None

    def _click_widget(self, widget: QWidget) -> Deed:
        at = widget.visibleRegion().boundingRect().center()
        if isinstance(widget, QAbstractSlider | QTabBar):
            at = self._within(widget)
        words = widget.accessibleName() or getattr(widget, "text", str)()
        return self._click(widget, at, LEFT, f"{type(widget).__name__} “{words}”")

    def _point(self, window: QWidget) -> Deed:
        button = self.luck.choice([LEFT, LEFT, RIGHT])
        return self._click(window, self._within(window), button, "somewhere")

    def _drag(self, window: QWidget) -> Deed:
        return self._pull(window, self._within(window), self._within(window), LEFT)

    def _write(self, window: QWidget) -> Deed | None:
        lines = self._shown(window, (QLineEdit,))
        words = "".join(self.luck.choices(LETTERS, k=4))
        if not lines:
            return None
        line = self.luck.choice(lines)

        def write() -> None:
            if isValid(line):
                line.setFocus()
                QTest.keyClicks(line, words)

        return Deed(f"write “{words}” into “{line.accessibleName()}”", write)

    def _key(self, window: QWidget) -> Deed:
        chance = self.luck.random()
        if chance < 0.6:
            return self._press(window, self.luck.choice(KEYS.split()))
        return self._press(window, self.luck.choice(LETTERS))

    # --- the hands themselves ------------------------------------------------------------------

    def _within(self, widget: QWidget) -> QPoint:
        return QPoint(
            self.luck.randrange(max(widget.width(), 1)),
            self.luck.randrange(max(widget.height(), 1)),
        )

    def _click(
        self,
        on: QWidget,
        at: QPoint,
        button: Qt.MouseButton,
        what: str,
        held: Qt.KeyboardModifier = PLAIN,
    ) -> Deed:
        window, spot = under(on, at)
        return Deed(
            f"{button.name} {held.name} {what} at {spot.x()}, {spot.y()}",
            reaching(window, [spot], lambda: QTest.mouseClick(window, button, held, spot)),
        )

    def _double(self, on: QWidget, at: QPoint) -> Deed:
        window, spot = under(on, at)

        def double() -> None:
            QTest.mouseClick(window, LEFT, PLAIN, spot)
            QTest.mouseDClick(window, LEFT, PLAIN, spot)

        return Deed(f"double-click at {spot.x()}, {spot.y()}", reaching(window, [spot], double))

    def _pull(
        self,
        on: QWidget,
        start: QPoint,
        end: QPoint,
        button: Qt.MouseButton,
        held: Qt.KeyboardModifier = PLAIN,
    ) -> Deed:
        window, first = under(on, start)
        _, last = under(on, end)
        let_go = self.luck.random() < 0.95
        way = f"{first.x()}, {first.y()} to {last.x()}, {last.y()}"

        def pull() -> None:
            QTest.mouseMove(window, first)
            QTest.mousePress(window, button, held, first)
            for step in (0.1, 0.4, 0.7, 1):
                QTest.mouseMove(window, first + (last - first) * step)
            if not let_go:
                QTest.keyClick(window, Qt.Key.Key_Escape)
            QTest.mouseRelease(window, button, held, last)

        words = f"drag {button.name} {held.name} {way}{'' if let_go else ', Escape'}"
        return Deed(words, reaching(window, [first, last], pull))

    def _hover(self, window: QWidget) -> Deed:
        handle, spot = under(window, self._within(window))
        point = reaching(handle, [spot], lambda: QTest.mouseMove(handle, spot))
        return Deed(f"point at {spot.x()}, {spot.y()}", point)

    def _turn(self, on: QWidget, at: QPoint) -> Deed:
        _, spot = under(on, at)
        angle = self.luck.choice([-360, -120, -15, 15, 120, 360])
        held = self.luck.choice([PLAIN, PLAIN, CONTROL])
        whole = on.window()

        def turn() -> None:
            if not isValid(whole):
                return
            target = whole.childAt(spot) or whole
            place = QPointF(target.mapFrom(whole, spot))
            event = QWheelEvent(
                place,
                QPointF(whole.mapToGlobal(spot)),
                QPoint(),
                QPoint(0, angle),
                Qt.MouseButton.NoButton,
                held,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(target, event)

        return Deed(f"wheel {angle} {held.name} at {spot.x()}, {spot.y()}", turn)

    def _press(self, window: QWidget, keys: str, what: str = "") -> Deed:
        pressed = QKeySequence(keys)[0]
        handle = under(window, QPoint())[0]
        return Deed(
            f"key {keys} {what}".strip(),
            lambda: QTest.keyClick(handle, pressed.key(), pressed.keyboardModifiers()),
        )


class OutOfReach(Exception):
    """A window is just going, or coming."""


def under(widget: QWidget, at: QPoint) -> tuple[QWindow, QPoint]:
    """The window that *widget* is in, and the point *at* of the widget in it.

    :raises OutOfReach: if it has none now; the binding may also know its address as that of one
        that is gone, as long as somebody up the stack is still in a loop of that one.
    """
    window = widget.window()
    handle = window.windowHandle()
    if handle is None or not isValid(handle):
        raise OutOfReach
    return handle, widget.mapTo(window, at)


def reaching(
    window: QWindow, spots: list[QPoint], act: Callable[[], object]
) -> Callable[[], object]:
    """*act*, if all *spots* are in *window* still: what was done just before may have changed its
    size."""

    def reach() -> None:
        if isValid(window) and all(QRect(QPoint(), window.size()).contains(s) for s in spots):
            act()

    return reach
