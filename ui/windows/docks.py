"""A window with docks: their positions and sizes, and how these are saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QByteArray, QChildEvent, QEvent, Qt
from PySide6.QtGui import QHideEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QTabWidget, QWidget

from ui.base import theme
from ui.base.deferred_call import soon
from ui.base.qt_guard import guarded
from ui.panels.wheel_guard import still_tabs, unwheeled
from ui.windows.fitted_tabs import fit_always

WIDTH, WIDEST = 300, 470
"""The least and greatest width of the docks in pixels, at a text scale of 100."""

PART = 0.245
"""The fraction of the window for docks beside the table."""

MOST = 1 / 3
"""The greatest fraction of the window that docks on one side may take."""

UNBOUNDED = (1 << 24) - 1
"""Qt's maximum length of a widget (QWIDGETSIZE_MAX), which PySide does not export."""

KEPT = "table at "
"""The prefix of the name, with the text size, under which dock positions are saved."""

QUESTION = (0.25, 0.74)
"""The fractions of the height within which the question gets what it needs; the chronicle gets the
rest."""

READING = 0.46
"""Its greatest fraction while the player reads something else: a rule, a card, a quest."""

STEPS = 15
"""The height of a question is rounded to this fraction of the whole, so that the border does not
move with each answer."""

LEAST = 370
"""The height in pixels, at a text scale of 100, from which docks are below each other."""

TALL = 1.2
"""From this ratio of height to width, the docks are below the table instead of beside it."""

BELOW = 0.5
"""The fraction of the height that they have there."""


DOCKS = {
    "decision": "Question",
    "chronicle": "Chronicle",
    "rulebook": "Rules",
    "inspector": "Card",
    "quests": "Quests",
    "rulings": "Rulings",
    "unstick": "Unstick",
}
"""The docks by name, with their titles."""


_TALL = " tall"
_BY_HAND, YES = " by hand", "01"
"""Marks saved positions with borders moved by the player, which are kept."""


@guarded
class DockWindow(QMainWindow):
    """A page with `docks` by name: the question, and the others behind and below it.

    `keep()` and `restore(kept)` save and restore their positions at each text size. The question
    gets the height that it needs, and docks beside the table a fraction of the window, until the
    player moves their borders.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.docks: dict[str, QDockWidget] = {}
        self._fitted_for = ""
        self._by_hand: set[str] = set()
        self._kept: dict[str, str] = {}
        self._as_made = QByteArray()
        self._needed: Callable[[], int] = lambda: 0

    def lay_docks(self, panels: Mapping[str, QWidget], needed: Callable[[], int]) -> None:
        """Put *panels* into docks in the default arrangement; the question needs *needed* pixels of
        height."""
        self._needed = needed
        self.setDockOptions(
            QMainWindow.DockOption.AnimatedDocks
            | QMainWindow.DockOption.AllowTabbedDocks
            | QMainWindow.DockOption.AllowNestedDocks
            | QMainWindow.DockOption.GroupedDragging
        )
        self.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        right = Qt.DockWidgetArea.RightDockWidgetArea
        for name, words in DOCKS.items():
            dock = QDockWidget(words, self)
            dock.setObjectName(name)
            dock.setWidget(panels[name])
            dock.topLevelChanged.connect(lambda _, dock=dock: _crown(dock))
            dock.topLevelChanged.connect(self._bound_docks)
            dock.dockLocationChanged.connect(self._bound_docks)
            dock.visibilityChanged.connect(lambda _: soon(self, self.fit_question))
            _crown(dock)
            self.addDockWidget(right, dock)
            self.docks[name] = dock
        self.splitDockWidget(
            self.docks["decision"], self.docks["chronicle"], Qt.Orientation.Vertical
        )
        for name in ("inspector", "quests", "rulebook", "rulings"):
            self.tabifyDockWidget(self.docks["chronicle"], self.docks[name])
        self.tabifyDockWidget(self.docks["decision"], self.docks["unstick"])
        self.docks["unstick"].hide()
        self.docks["chronicle"].raise_()
        self._as_made = self.saveState()

    def fit_docks(self) -> None:
        """Give the docks their fraction of the window, but at least what the text scale needs, and
        the question the height it needs; in a tall window, half the height below the table."""
        asked = self.docks["decision"]
        tall, below = self._is_tall(), Qt.DockWidgetArea.BottomDockWidgetArea
        if tall != (self.dockWidgetArea(asked) == below) and not asked.isFloating():
            self._lie_below() if tall else self._lie_beside()
        if tall:
            self.resizeDocks([asked], [int(self.height() * BELOW)], Qt.Orientation.Vertical)
            return
        wanted = min(round(self.width() * PART), theme.room(WIDEST))
        width = min(max(wanted, theme.room(WIDTH)), int(self.width() * MOST))
        both = [self.docks["decision"], self.docks["chronicle"]]
        self._stack(self.height() < theme.pixels(LEAST))
        self.resizeDocks(both, [width, width], Qt.Orientation.Horizontal)
        self._share_height(self._question_height)

    def fit_question(self) -> None:
        """Give the question the height it needs now, unless the player has moved borders."""
        if not self._fitted_for or self._called() in self._by_hand or self._is_tall():
            return
        if self.docks["decision"].height() != self._question_height:
            self._share_height(self._question_height)

    @property
    def _question_height(self) -> int:
        least, most = QUESTION if self._tells_on else (QUESTION[0], READING)
        least, most = round(least * self.height()), round(most * self.height())
        step = max(self.height() // STEPS, 1)
        return min(max(-(-self._needed() // step) * step, least), most)

    @property
    def _tells_on(self) -> bool:
        """Whether the chronicle is in front of the panels below the question."""
        told = self.docks["chronicle"]
        return not told.isVisible() or not told.visibleRegion().isEmpty()

    def _share_height(self, question: int) -> None:
        """Give the question this many pixels of height and the chronicle the rest, unless they are
        behind each other."""
        asked, told = self.docks["decision"], self.docks["chronicle"]
        behind = self.tabifiedDockWidgets(told)
        front = next((d for d in (told, *behind) if not d.visibleRegion().isEmpty()), told)
        rest = asked.height() + front.height() - question
        if rest > 0 and asked not in behind:
            self.resizeDocks([asked, front], [question, rest], Qt.Orientation.Vertical)

    def lay_as_at_first(self) -> None:
        """Restore the default arrangement."""
        self._by_hand.discard(self._called())
        self.restoreState(self._as_made)

    def raise_panel(self, name: str) -> None:
        """Bring the panel *name* to the front."""
        self.docks[name].show()
        self.docks[name].raise_()
        soon(self, self.fit_question)

    def _bound_docks(self) -> None:
        """Limit docks to their fraction of the window, unless they float."""
        wide = int(self.width() * MOST)
        high = int(self.height() * (BELOW if self._is_tall() else MOST))
        beside = (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea)
        for dock in self.docks.values():
            across = self.dockWidgetArea(dock) in beside
            dock.setMaximumWidth(wide if across and not dock.isFloating() else UNBOUNDED)
            dock.setMaximumHeight(UNBOUNDED if across or dock.isFloating() else high)

    def _is_tall(self) -> bool:
        return self.height() > self.width() * TALL

    def _lie_below(self) -> None:
        """Put all docks behind each other below the table."""
        asked = self.docks["decision"]
        shown = [dock for dock in self.docks.values() if not dock.isHidden()]
        lying = [dock for dock in self.docks.values() if not dock.isFloating()]
        for dock in lying:
            self.removeDockWidget(dock)
        self.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, asked)
        for dock in lying:
            if dock is not asked:
                self.tabifyDockWidget(asked, dock)
        for dock in shown:
            dock.show()
        asked.raise_()

    def _lie_beside(self) -> None:
        """Restore the default arrangement, with the same panel in front."""
        hidden = {dock: dock.isHidden() for dock in self.docks.values()}
        self.lay_as_at_first()
        for dock, was in hidden.items():
            dock.setHidden(was)

    def _stack(self, stacked: bool) -> None:
        """Put the question and the chronicle behind each other, or below each other."""
        asked, told = self.docks["decision"], self.docks["chronicle"]
        beside = self.tabifiedDockWidgets(told)
        if (asked in beside) == stacked or asked.isFloating() or told.isFloating():
            return
        if stacked:
            for dock in (told, *beside):
                self.tabifyDockWidget(asked, dock)
        else:
            others = [d for d in beside if d not in (asked, self.docks["unstick"])]
            for dock in (told, *others):  # Qt does not separate docks that are behind each other
                self.removeDockWidget(dock)
            area = Qt.DockWidgetArea.RightDockWidgetArea
            self.addDockWidget(area, told, Qt.Orientation.Vertical)
            for dock in others:
                self.tabifyDockWidget(told, dock)
            for dock in (*others, told):
                dock.show()
            told.raise_()
        asked.raise_()

    # --- where they are kept to lie --------------------------------------------------------------

    def keep(self) -> dict[str, str]:
        """The dock positions by text size, for the settings."""
        self.remember()
        return self._kept

    def restore(self, kept: Mapping[str, str]) -> None:
        """Restore docks saved by `keep`; unknown or missing entries change nothing."""
        self._kept = {name: how for name, how in kept.items() if name.startswith(KEPT)}
        self._by_hand = {
            name.removesuffix(_BY_HAND) for name in self._kept if name.endswith(_BY_HAND)
        }
        self._bound_docks()
        if self._restore_kept():
            self._fitted_for = self._called()

    def remember(self) -> None:
        """Note the dock positions at this text size, before another size makes them wider."""
        if self._fitted_for:
            self._kept[self._fitted_for] = bytes(self.saveState().data()).hex()
            self._kept.pop(self._fitted_for + _BY_HAND, None)
            if self._fitted_for in self._by_hand:
                self._kept[self._fitted_for + _BY_HAND] = YES

    def _restore_kept(self) -> bool:
        """Restore the saved positions at this text size. Returns whether there were any."""
        kept = self._kept.get(self._called(), "")
        return self.restoreState(QByteArray(bytes.fromhex(kept)))

    # --- floating docks are windows of their own: the curtain must hide them, too ---------------

    def hideEvent(self, event: QHideEvent) -> None:
        """Hide the floating panels too."""
        super().hideEvent(event)
        for dock in self.docks.values():
            if dock.isFloating():
                dock.setProperty("floated", dock.isVisible())
                dock.hide()

    def showEvent(self, event: QShowEvent) -> None:
        """Show them again."""
        super().showEvent(event)
        still_tabs(self)
        for tabs in self.findChildren(QTabBar):
            tabs.setElideMode(Qt.TextElideMode.ElideNone)
            fit_always(tabs)
        self._fit_once()

    def childEvent(self, event: QChildEvent) -> None:
        """Fit the tabs that Qt creates when docks are put behind each other."""
        super().childEvent(event)
        if event.polished() and isinstance(child := event.child(), QTabBar):
            fit_always(unwheeled(child))
        elif event.polished() and isinstance(child, QWidget):
            still_tabs(child)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the question again, because a larger window may have room for it."""
        super().resizeEvent(event)
        self._bound_docks()
        if self._fitted_for and self._fitted_for.endswith(_TALL) != self._is_tall():
            self._fitted_for = self._called()
            soon(self, self._fit_again)
            return
        if self._fitted_for and self._called() not in self._by_hand:
            self.fit_docks()

    def event(self, event: QEvent) -> bool:
        """Note that the player drags a border: it stays where they put it."""
        if (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonPress
            and self.isSeparator(event.position().toPoint())
        ):
            self._by_hand.add(self._called())
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Fit the width again after a change of the text scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            self._fit_once()

    def _fit_once(self) -> None:
        """Fit the docks, unless that was done, or the player arranged them, at this text scale."""
        if not self._fitted_for:
            self._fitted_for = self._called()
            self.fit_docks()
        elif self._fitted_for != self._called():
            self._fitted_for = self._called()
            soon(self, self._fit_again)  # when the panels have their new sizes
        for dock in self.docks.values():
            if dock.isFloating() and dock.property("floated"):
                dock.show()

    def _called(self) -> str:
        """The name under which dock positions are saved for this text size and shape."""
        return f"{KEPT}{theme.pixels(100)}{_TALL if self._is_tall() else ''}"

    def _fit_again(self) -> None:
        """Restore the docks saved for this text size, or fit them for the first time."""
        if not self._restore_kept():
            self.fit_docks()


def _crown(dock: QDockWidget) -> None:
    """Give *dock* a title bar only while it floats; otherwise its tab has its name."""
    bar = None if dock.isFloating() else QWidget()
    dock.setTitleBarWidget(bar)  # type: ignore[arg-type]  # None is Qt's own; the stubs forbid it
