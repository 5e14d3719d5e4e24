"""The table with its panels: docks on the right that can be moved, menus, and a line in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QChildEvent, QEvent, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QLabel,
    QMainWindow,
    QMenu,
    QSizePolicy,
    QTabBar,
    QTabWidget,
    QWidget,
)

from ui import theme
from ui.guarded import guarded
from ui.input import keys
from ui.panels.decision import DecisionPanel
from ui.panels.face import Faces
from ui.panels.parts import restyle
from ui.panels.plate import Plate
from ui.panels.primer import Primer
from ui.panels.wheel import still_tabs, unwheeled
from ui.scene.speaking import announce
from ui.soon import soon
from ui.windows.sight import Part

if TYPE_CHECKING:
    from ui.windows.panels import Panels

WIDTH = 330
"""Pixels of the docks at a text scale of 100; at 1280 the table keeps three quarters."""

MOST = 1 / 3
"""The part of the window that docks at one of its sides may take: the rest is the table's."""

UNBOUNDED = (1 << 24) - 1
"""Qt's own largest length of a widget, which Python is not given."""

OUT_OF_SIGHT = 60
"""More than all that can be focused in panels that lie behind others."""

KEPT = "table at "
"""Where docks lie is kept under this and the size of text."""

QUESTION = 0.56
"""The part of the height that the question gets: nine answers at 720 pixels."""

LEAST = 370
"""Pixels of height, at a text scale of 100, that the docks need to lie below each other."""

STARVED = 0.7
"""The part of that height below which the question is given its due when the window changes."""


DOCKS = {
    "decision": "What is asked",
    "chronicle": "Chronicle",
    "rulebook": "Rules",
    "inspector": "Card",
    "quests": "Quests",
    "rulings": "Rulings",
    "unstick": "Unstick",
}
"""The docks by name, with what stands on their tabs."""


@guarded
class TableWindow(QMainWindow):
    """The page where a game is played.

    It has the question in `decision`, the turn on `plate` over the table, and all other `panels`
    as soon as one of them is wanted: `filled()` is given when they are made, and until then their
    docks show their parts of *seen*, a picture of the whole window. `docks` holds the frames of
    panels by name; `raise_panel` brings one to the front. `set_actions` makes the menus.
    `show_turn`, `show_by_hand` and `say` write into the status line. `keep()` and `restore(kept)`
    are where the docks lie at each size of text, `reset_docks()` lays them as at first.

    Links between panels are joined here: a rule wanted anywhere opens the rulebook.
    `lit(pieces, zones)`: whatever any panel wants lit on the table.
    """

    filled = Signal()
    lit = Signal(list, list)

    def __init__(
        self, table: QWidget, faces: Faces | None = None, seen: QPixmap | None = None
    ) -> None:
        super().__init__()
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setCentralWidget(table)
        self.table = table
        self.decision = DecisionPanel()
        self.plate = Plate(table)
        self.primer = Primer(table)
        self.docks: dict[str, QDockWidget] = {}
        self._panels: Panels | None = None
        self._faces = faces
        self._fitted_for = ""
        self._kept: dict[str, str] = {}
        self._lay_docks(seen or QPixmap())
        self._as_made = self.saveState()
        self._make_status()
        self.decision.rule_wanted.connect(self.open_rule)
        self.decision.lit.connect(self.lit)

    # --- parts ---------------------------------------------------------------------------------

    @property
    def panels(self) -> Panels:
        """All panels but the question."""
        return self._panels or self.fill()

    @property
    def has_panels(self) -> bool:
        """Whether they are there."""
        return self._panels is not None

    def fill(self) -> Panels:
        """Make the panels, unless they are there."""
        if self._panels is None:
            from ui.windows.panels import Panels

            self._panels = Panels(self.table, self._faces)
            self._put_into_docks(self._panels.docked)
            self._join(self._panels)
            self.filled.emit()
        return self._panels

    def _put_into_docks(self, panels: Mapping[str, QWidget]) -> None:
        for name, panel in panels.items():
            stood = self.docks[name].widget()
            self.docks[name].setWidget(panel)
            panel.show()  # a dock that is seen already does not show what it is given
            stood.hide()
            stood.deleteLater()

    def _lay_docks(self, seen: QPixmap) -> None:
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
            dock.setWidget(self.decision if name == "decision" else Part(seen))
            dock.topLevelChanged.connect(lambda _, dock=dock: _crown(dock))
            dock.topLevelChanged.connect(self._bound_docks)
            dock.dockLocationChanged.connect(self._bound_docks)
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

    def fit_docks(self) -> None:
        """Give the docks the width that the text scale asks for, and the question most height."""
        width = min(theme.room(WIDTH), int(self.width() * MOST))
        both = [self.docks["decision"], self.docks["chronicle"]]
        self._stack(self.height() < theme.pixels(LEAST))
        self.resizeDocks(both, [width, width], Qt.Orientation.Horizontal)
        question = round(self.height() * QUESTION)
        self.resizeDocks(both, [question, self.height() - question], Qt.Orientation.Vertical)

    def reset_docks(self) -> None:
        """Lay the docks as they were at first, as wide as this size of text asks for."""
        has_quests = self.docks["quests"].toggleViewAction().isVisible()
        self.restoreState(self._as_made)
        self.show_quests(has_quests)
        self.fit_docks()

    def _bound_docks(self) -> None:
        """Let no dock take more than its part of the window, unless it floats."""
        wide, high = int(self.width() * MOST), int(self.height() * MOST)
        beside = (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea)
        for dock in self.docks.values():
            across = self.dockWidgetArea(dock) in beside
            dock.setMaximumWidth(wide if across and not dock.isFloating() else UNBOUNDED)
            dock.setMaximumHeight(UNBOUNDED if across or dock.isFloating() else high)

    def _stack(self, stacked: bool) -> None:
        """Lay the question and the chronicle behind each other, or below each other."""
        asked, told = self.docks["decision"], self.docks["chronicle"]
        beside = self.tabifiedDockWidgets(told)
        if (asked in beside) == stacked or asked.isFloating() or told.isFloating():
            return
        if stacked:
            for dock in (told, *beside):
                self.tabifyDockWidget(asked, dock)
        else:
            others = [d for d in beside if d not in (asked, self.docks["unstick"])]
            for dock in (told, *others):  # what lies behind another is not split from it by itself
                self.removeDockWidget(dock)
            area = Qt.DockWidgetArea.RightDockWidgetArea
            self.addDockWidget(area, told, Qt.Orientation.Vertical)
            for dock in others:
                self.tabifyDockWidget(told, dock)
            for dock in (*others, told):
                dock.show()
            told.raise_()
        asked.raise_()

    def _make_status(self) -> None:
        self._turn = QLabel(textFormat=Qt.TextFormat.PlainText)  # names are written by people
        self._turn.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._turn.setAccessibleName("Whose turn it is")
        self._hand = QLabel("By hand: every move is allowed")
        self._hand.setProperty("role", "bent")
        self._hand.hide()
        bar = self.statusBar()
        bar.addPermanentWidget(self._hand)
        bar.addWidget(self._turn, 1)

    def _join(self, panels: Panels) -> None:
        for panel in (
            panels.chronicle,
            panels.inspector,
            panels.rulings,
            panels.unstick,
            panels.refusal,
        ):
            panel.rule_wanted.connect(self.open_rule)
        for panel in (panels.chronicle, panels.inspector, panels.quests, panels.refusal):
            panel.lit.connect(lambda pieces: self.lit.emit(pieces, []))

    # --- what the bridge uses --------------------------------------------------------------------

    def set_actions(self, actions: Mapping[str, QAction]) -> None:
        """Make the menus from *actions*, by their ids in the key table."""
        bar = self.menuBar()
        bar.clear()
        for chapter, named in keys.chapters().items():
            present = [actions[action.id] for action in named if action.id in actions]
            if present:
                menu = bar.addMenu(chapter)
                menu.setToolTipsVisible(True)
                menu.addActions(present)
                if chapter == "View":
                    self._add_panels(menu)

    def _add_panels(self, menu: QMenu) -> None:
        menu.addSeparator()
        for dock in self.docks.values():
            menu.addAction(dock.toggleViewAction())

    def raise_panel(self, name: str) -> None:
        """Bring the panel *name* to the front."""
        self.docks[name].show()
        self.docks[name].raise_()

    def toggle_panel(self, name: str) -> None:
        """Bring the panel *name* to the front; if it is there, put it away again."""
        dock = self.docks[name]
        if not dock.isVisible() or dock.visibleRegion().isEmpty():
            self.raise_panel(name)
            return
        dock.hide()
        self.raise_panel("decision")
        self.table.setFocus()

    def show_quests(self, on: bool) -> None:
        """Have a page for quests, in a game that knows some; call it after `restore`."""
        self.docks["quests"].setVisible(on)
        self.docks["quests"].toggleViewAction().setVisible(on)

    def open_rule(self, rule: str) -> None:
        """Open the rulebook at *rule*."""
        if self.panels.rulebook.open_at(rule):
            self.raise_panel("rulebook")
        else:
            self.say(f"The rulebook has no rule {rule}.")

    def show_turn(self, words: str) -> None:
        """Say whose turn it is."""
        self._turn.setText(words)
        self._turn.setToolTip(words)

    def show_by_hand(self, on: bool) -> None:
        """Say in words whether by-hand mode is on."""
        self._hand.setVisible(on)
        restyle(self._hand, "bent")

    def focusNextPrevChild(self, next: bool) -> bool:
        """Pass over panels that lie behind others, and what else Qt keeps out of sight."""
        for _ in range(OUT_OF_SIGHT):
            if not super().focusNextPrevChild(next):
                return False
            part = self.window().focusWidget()
            while part and not part.isWindow() and part.parentWidget() is not self:
                part = part.parentWidget()
            if part is None or part.isWindow() or part.geometry().intersects(self.rect()):
                return True
        return True

    def say(self, words: str) -> None:
        """Say *words* for a while."""
        self.statusBar().showMessage(words, 8000)
        announce(self, words)

    def keep(self) -> dict[str, str]:
        """Where the docks lie, for the settings, by the size of text."""
        self._remember()
        return self._kept

    def restore(self, kept: Mapping[str, str]) -> None:
        """The docks as `keep` gave them; what is unknown or missing changes nothing."""
        self._kept = {name: how for name, how in kept.items() if name.startswith(KEPT)}
        self._bound_docks()
        if self._restore_kept():
            self._fitted_for = _size_of_text()
            if any(dock.isFloating() for dock in self.docks.values()):
                self.fill()  # a window of its own has no part of the picture

    def _remember(self) -> None:
        if self._fitted_for:
            self._kept[self._fitted_for] = bytes(self.saveState().data()).hex()

    def _restore_kept(self) -> bool:
        """Lay the docks as they were kept at this size of text; whether they were."""
        kept = self._kept.get(_size_of_text(), "")
        return self.restoreState(QByteArray(bytes.fromhex(kept)))

    # --- floating docks are windows of their own: the curtain must hide them, too ---------------

    def hideEvent(self, event: QHideEvent) -> None:
        """Hide the panels that float beside the window."""
        super().hideEvent(event)
        for dock in self.docks.values():
            if dock.isFloating():
                dock.setProperty("floated", dock.isVisible())
                dock.hide()

    def showEvent(self, event: QShowEvent) -> None:
        """Show them again; the keys are the table's."""
        super().showEvent(event)
        still_tabs(self)
        for tabs in self.findChildren(QTabBar):
            tabs.setElideMode(Qt.TextElideMode.ElideNone)
            tabs.setUsesScrollButtons(True)
        self.table.setFocus()
        self._fit_once()

    def childEvent(self, event: QChildEvent) -> None:
        """Qt makes tabs wherever docks come to lie behind each other."""
        super().childEvent(event)
        if event.polished() and isinstance(child := event.child(), QTabBar):
            unwheeled(child)
        elif event.polished() and isinstance(child, QWidget):
            still_tabs(child)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A window that grew has room for the question, too."""
        super().resizeEvent(event)
        self._bound_docks()
        asked = self.docks["decision"]
        starved = asked.height() < self.height() * QUESTION * STARVED
        if starved and self._fitted_for and asked.isVisible() and not asked.isFloating():
            self.fit_docks()

    def changeEvent(self, event: QEvent) -> None:
        """Another text scale asks for another width."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            self._fit_once()

    def _fit_once(self) -> None:
        """Fit the docks, unless they were fitted or laid by the user at this text scale."""
        if not self._fitted_for:
            self._fitted_for = _size_of_text()
            self.fit_docks()
        elif self._fitted_for != _size_of_text():
            self._remember()
            self._fitted_for = _size_of_text()
            soon(self, self._fit_again)  # when the panels have their new sizes
        for dock in self.docks.values():
            if dock.isFloating() and dock.property("floated"):
                dock.show()

    def _fit_again(self) -> None:
        """Lay the docks as they were at this size of text, or fit them to it for the first time."""
        if not self._restore_kept():
            self.fit_docks()


def _size_of_text() -> str:
    """The name under which it is kept where docks lie at this size of text."""
    return f"{KEPT}{theme.pixels(100)}"


def _crown(dock: QDockWidget) -> None:
    """Let *dock* have a title bar only while it floats: in its place a tab says its name."""
    dock.setTitleBarWidget(None if dock.isFloating() else QWidget())
