"""The table with its panels: docks on the right that can be moved, menus, and a line in words."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QEvent, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QResizeEvent, QShowEvent
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
from ui.input import keys
from ui.panels.chronicle import ChroniclePanel
from ui.panels.decision import DecisionPanel
from ui.panels.face import Faces
from ui.panels.inspector import InspectorPanel
from ui.panels.parts import restyle
from ui.panels.plate import Plate
from ui.panels.preview import Preview
from ui.panels.quests import QuestsPanel
from ui.panels.refusal import RefusalCard
from ui.panels.rulebook import RulebookPanel
from ui.panels.rulings import RulingsPanel
from ui.panels.unstick import UnstickPanel

WIDTH = 330
"""Pixels of the docks at a text scale of 100; at 1280 the table keeps three quarters."""

QUESTION = 0.56
"""The part of the height that the question gets: nine answers at 720 pixels."""

LEAST = 370
"""Pixels of height, at a text scale of 100, that the docks need to lie below each other."""

STARVED = 0.7
"""The part of that height below which the question is given its due when the window changes."""


class TableWindow(QMainWindow):
    """The page where a game is played.

    Its panels: `decision`, `chronicle`, `rulebook`, `inspector`, `quests`, `rulings`, `unstick`;
    over the table lie `refusal`, `preview` and `plate`. `docks` holds their frames by the same
    names; `raise_panel` brings one to the front. `set_actions` makes the menus. `show_turn`,
    `show_by_hand` and `say` write into the status line. `keep()` and `restore(kept)` are where the
    docks lie.

    Links between panels are joined here: a rule wanted anywhere opens the rulebook.
    `lit(pieces, zones)`: whatever any panel wants lit on the table.
    """

    lit = Signal(list, list)

    def __init__(self, table: QWidget, faces: Faces | None = None) -> None:
        super().__init__()
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setCentralWidget(table)
        self.table = table
        self.decision = DecisionPanel()
        self.chronicle = ChroniclePanel()
        self.rulebook = RulebookPanel()
        self.inspector = InspectorPanel(faces)
        self.quests = QuestsPanel()
        self.rulings = RulingsPanel()
        self.unstick = UnstickPanel()
        self.refusal = RefusalCard(table)
        self.preview = Preview(table, faces)
        self.plate = Plate(table)
        self.docks: dict[str, QDockWidget] = {}
        self._fitted_for = 0
        self._lay_docks()
        self._make_status()
        self._join()

    # --- parts ---------------------------------------------------------------------------------

    def _lay_docks(self) -> None:
        self.setDockOptions(
            QMainWindow.DockOption.AnimatedDocks
            | QMainWindow.DockOption.AllowTabbedDocks
            | QMainWindow.DockOption.AllowNestedDocks
            | QMainWindow.DockOption.GroupedDragging
        )
        self.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        right = Qt.DockWidgetArea.RightDockWidgetArea
        for name, words, panel in (
            ("decision", "What is asked", self.decision),
            ("chronicle", "Chronicle", self.chronicle),
            ("rulebook", "Rules", self.rulebook),
            ("inspector", "Card", self.inspector),
            ("quests", "Quests", self.quests),
            ("rulings", "Rulings", self.rulings),
            ("unstick", "Unstick", self.unstick),
        ):
            dock = QDockWidget(words, self)
            dock.setObjectName(name)
            dock.setWidget(panel)
            dock.topLevelChanged.connect(lambda _, dock=dock: _crown(dock))
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
        width = round(WIDTH * (0.5 + 0.5 * theme.pixels(100) / 100))
        both = [self.docks["decision"], self.docks["chronicle"]]
        self._stack(self.height() < theme.pixels(LEAST))
        self.resizeDocks(both, [width, width], Qt.Orientation.Horizontal)
        question = round(self.height() * QUESTION)
        self.resizeDocks(both, [question, self.height() - question], Qt.Orientation.Vertical)

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
        self._turn = QLabel()
        self._turn.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._turn.setAccessibleName("Whose turn it is")
        self._hand = QLabel("By hand: every move is allowed")
        self._hand.setProperty("role", "bent")
        self._hand.hide()
        bar = self.statusBar()
        bar.addPermanentWidget(self._hand)
        bar.addWidget(self._turn, 1)

    def _join(self) -> None:
        for panel in (
            self.decision,
            self.chronicle,
            self.inspector,
            self.rulings,
            self.unstick,
            self.refusal,
        ):
            panel.rule_wanted.connect(self.open_rule)
        for panel in (self.chronicle, self.inspector, self.quests, self.refusal):
            panel.lit.connect(lambda pieces: self.lit.emit(pieces, []))
        self.decision.lit.connect(self.lit)

    # --- what the bridge uses --------------------------------------------------------------------

    def set_faces(self, faces: Faces) -> None:
        """Let the cards be painted by *faces* from now on."""
        self.inspector.faces = faces
        self.preview.faces = faces

    def set_actions(self, actions: Mapping[str, QAction]) -> None:
        """Make the menus from *actions*, by their ids in the key table."""
        bar = self.menuBar()
        bar.clear()
        for chapter, named in keys.chapters().items():
            present = [actions[action.id] for action in named if action.id in actions]
            if present:
                menu = bar.addMenu(chapter)
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

    def show_quests(self, on: bool) -> None:
        """Have a page for quests, in a game that knows some; call it after `restore`."""
        self.docks["quests"].setVisible(on)
        self.docks["quests"].toggleViewAction().setVisible(on)

    def open_rule(self, rule: str) -> None:
        """Open the rulebook at *rule*."""
        if self.rulebook.open_at(rule):
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

    def say(self, words: str) -> None:
        """Say *words* for a while."""
        self.statusBar().showMessage(words, 8000)

    def keep(self) -> str:
        """Where the docks lie, for the settings."""
        return bytes(self.saveState().data()).hex()

    def restore(self, kept: str) -> None:
        """The docks as `keep` gave them; an unknown or empty *kept* changes nothing."""
        if self.restoreState(QByteArray(bytes.fromhex(kept))):
            self._fitted_for = theme.pixels(100)

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
        for tabs in self.findChildren(QTabBar):
            tabs.setElideMode(Qt.TextElideMode.ElideNone)
            tabs.setUsesScrollButtons(True)
        self.table.setFocus()
        self._fit_once()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A window that grew has room for the question, too."""
        super().resizeEvent(event)
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
        if self._fitted_for != theme.pixels(100):
            self._fitted_for = theme.pixels(100)
            self.fit_docks()
        for dock in self.docks.values():
            if dock.isFloating() and dock.property("floated"):
                dock.show()


def _crown(dock: QDockWidget) -> None:
    """Let *dock* have a title bar only while it floats: in its place a tab says its name."""
    dock.setTitleBarWidget(None if dock.isFloating() else QWidget())
