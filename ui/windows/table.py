"""The table with its panels: movable docks on the right, menus, and buttons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAction, QPixmap, QShowEvent
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from ui.base import keys
from ui.base.focused import focused_in
from ui.base.qt_guard import guarded
from ui.base.safe_text import submenu
from ui.panels.aim import AimLine, under
from ui.panels.decision import DecisionPanel
from ui.panels.face import FaceSource
from ui.panels.filled_when_seen import FilledWhenSeen
from ui.panels.primer import Primer
from ui.panels.turn_plate import Plate
from ui.windows.docks import DOCKS, DockWindow
from ui.windows.start_picture import Part
from ui.windows.tool_row import ToolRow, TopRow

if TYPE_CHECKING:
    from ui.windows.table_panels import Panels

OUT_OF_SIGHT = 60
"""More than the number of focusable widgets in panels behind others."""


@guarded
class TableWindow(DockWindow):
    """The page where a game is played.

    It has the `aim` above the table, the question in `decision`, the turn on `plate` over the
    table, and all other `panels` as soon as one of them is needed: `filled()` is emitted when they
    are made, and until then their docks show their parts of *seen*, a picture of the whole window.
    `docks` are the docks by name; `raise_panel` brings one to the front. `set_actions` makes the
    menus, and connects the `steps` (undo and redo), which are always visible, like everything added
    by `add_to_tools`. `say` shows a passing message. `keep()` and `restore(kept)` are the dock
    positions at each text size, `reset_docks()` restores the default.

    It must be created below its final *parent*, because Qt styles every widget again that gets
    another parent. Links between panels are connected here: a wanted rule opens the rulebook.
    `lit(pieces, zones)`: what any panel wants lit on the table.
    """

    filled = Signal()
    lit = Signal(list, list)

    def __init__(
        self,
        table: QWidget,
        faces: FaceSource | None = None,
        seen: QPixmap | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.table = table
        self.aim = AimLine()
        self._tools = ToolRow()
        self._top = TopRow(self._tools)
        self.setMenuWidget(self._top)
        self.setCentralWidget(under(self.aim, table, self._top.below))
        self.decision = DecisionPanel()
        self.plate = Plate(table)
        self.primer = Primer(table)
        self.steps = self._tools.steps
        self._panels: Panels | None = None
        self._faces = faces
        others = {name: Part(seen or QPixmap()) for name in DOCKS if name != "decision"}
        self.lay_docks({"decision": self.decision, **others}, lambda: self.decision.needed_height)
        self.decision.need_changed.connect(self.fit_question)
        self.decision.rule_wanted.connect(self.open_rule)
        self.decision.lit.connect(self.lit)

    def restore(self, kept: Mapping[str, str]) -> None:
        """Restore docks saved by `keep`; floating ones are filled at once."""
        super().restore(kept)
        if any(dock.isFloating() for dock in self.docks.values()):
            self.fill()  # a separate window has no part of the picture

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard focus to the table."""
        super().showEvent(event)
        self.table.setFocus()

    # --- parts ---------------------------------------------------------------------------------

    @property
    def panels(self) -> Panels:
        """All panels except the question."""
        return self._panels or self.fill()

    @property
    def has_panels(self) -> bool:
        """Whether the panels exist."""
        return self._panels is not None

    def fill(self) -> Panels:
        """Make the panels, unless they exist."""
        if self._panels is None:
            from ui.windows.table_panels import Panels

            self._panels = Panels(self.table, self._faces)
            self._put_into_docks(self._panels.docked)
            self._join(self._panels)
            self.filled.emit()
        return self._panels

    def _put_into_docks(self, panels: Mapping[str, QWidget]) -> None:
        for name, panel in panels.items():
            stood = self.docks[name].widget()
            self.docks[name].setWidget(panel)
            if isinstance(panel, FilledWhenSeen):
                panel.set_seen(not self.docks[name].visibleRegion().isEmpty())
                self.docks[name].visibilityChanged.connect(panel.set_seen)
            panel.show()  # a visible dock does not show a widget that is put into it
            stood.hide()
            stood.deleteLater()

    def reset_docks(self) -> None:
        """Restore the default arrangement of the docks, as wide as the text size needs."""
        has_quests = self.docks["quests"].toggleViewAction().isVisible()
        self.lay_as_at_first()
        self.show_quests(has_quests)
        self.fit_docks()

    def menuBar(self) -> QMenuBar:
        """The menus, which share their row with the buttons."""
        return self._top.menus

    def add_to_tools(self, widget: QWidget) -> None:
        """Add *widget* to the buttons that are always visible, after undo and redo."""
        self._tools.add(widget)

    def add_for_hands(self, widget: QWidget) -> None:
        """Add *widget* to what is visible in by-hand mode."""
        self._top.add_for_hands(widget)

    def _join(self, panels: Panels) -> None:
        for panel in (
            panels.chronicle,
            panels.inspector,
            panels.rulings,
            panels.unstick,
            panels.refusal,
        ):
            panel.rule_wanted.connect(self.open_rule)
        for pointed in (panels.chronicle, panels.inspector, panels.quests, panels.refusal):
            pointed.lit.connect(lambda pieces: self.lit.emit(pieces, []))

    # --- what the bridge uses --------------------------------------------------------------------

    def set_actions(self, actions: Mapping[str, QAction]) -> None:
        """Make the menus from *actions*, by id."""
        for wanted, act in ((self.steps.undo_wanted, "undo"), (self.steps.redo_wanted, "redo")):
            if act in actions:
                wanted.connect(actions[act].trigger)
        bar = self.menuBar()
        bar.clear()
        for chapter, named in keys.chapters().items():
            present = [actions[action.id] for action in named if action.id in actions]
            if present:
                menu = submenu(bar, chapter)
                menu.setToolTipsVisible(True)
                menu.addActions(present)
                if chapter == "View":
                    self._add_panels(menu)

    def _add_panels(self, menu: QMenu) -> None:
        menu.addSeparator()
        for dock in self.docks.values():
            menu.addActions([dock.toggleViewAction()])

    def rooms_beside(self) -> list[QRect]:
        """The rectangles of panels other than the question, those below it first, in page
        pixels."""
        asks = self.docks["decision"]
        found = []
        for name, dock in self.docks.items():
            if name == "decision" or dock.isFloating() or dock.visibleRegion().isEmpty():
                continue
            room = dock.geometry()
            if asks.x() == room.x() and asks.isVisible() and asks.y() < room.y():
                room.setTop(asks.geometry().bottom() + 1)  # including its tabs
            found.append(room)
        return found

    def toggle_panel(self, name: str) -> None:
        """Bring the panel *name* to the front, or hide it if it is."""
        dock = self.docks[name]
        if not dock.isVisible() or dock.visibleRegion().isEmpty():
            self.raise_panel(name)
            return
        dock.hide()
        self.raise_panel("decision")
        self.table.setFocus()

    def show_quests(self, on: bool) -> None:
        """Show or hide the page for quests; call it after `restore`."""
        self.docks["quests"].setVisible(on)
        self.docks["quests"].toggleViewAction().setVisible(on)

    def open_rule(self, rule: str) -> None:
        """Open the rulebook at *rule*."""
        if self.panels.rulebook.open_at(rule):
            self.raise_panel("rulebook")
        else:
            self.say(f"The rulebook has no rule {rule}.")

    def show_by_hand(self, on: bool) -> None:
        """Show whether by-hand mode is on."""
        self._top.show_by_hand(on)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Skip panels behind others, and whatever else Qt hides."""
        for _ in range(OUT_OF_SIGHT):
            if not super().focusNextPrevChild(next):
                return False
            part = focused_in(self.window())
            while part is not None and not part.isWindow() and part.parentWidget() is not self:
                part = part.parentWidget()
            if part is None or part.isWindow() or part.geometry().intersects(self.rect()):
                return True
        return True

    def say(self, words: str) -> None:
        """Show *words* for a while."""
        self.aim.say(words)

    @property
    def said(self) -> str:
        """The message shown now."""
        return self.aim.said
