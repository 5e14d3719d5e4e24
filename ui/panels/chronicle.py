"""The chronicle: what happened, line by line, and the way back to any moment."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from ui.base import theme
from ui.base.deferred_call import soon
from ui.base.qt_guard import guarded
from ui.base.running_text import within
from ui.base.safe_text import entry, set_tip
from ui.panels.chronicle_groups import GROUP, ChronicleGroups, Sought
from ui.panels.chronicle_lines import PIECE, Lines
from ui.panels.fact_types import ToldLine
from ui.panels.widgets import RULE, as_panel, button, label, restyle

LEAST = 60
"""The least height of the list in pixels: at large text scales the question above needs the
room."""

ROOMY = 230
"""The height in pixels, at a text scale of 100, from which the search line is shown. In less room,
the menu of a line has the search."""


@guarded
class ChroniclePanel(QWidget):
    """The lines of the game, grouped by the journal entries that caused them.

    `show_lines(lines)` shows all of them; `add_lines(lines)` adds later ones at the end.

    Signals: `lit(pieces)` the pieces of the line or link under the pointer or focus, empty when it
    leaves; `card_wanted(piece)` show it in the inspector; `rule_wanted(id)` open the rulebook;
    `rewind_wanted(entry)` go back to before this journal entry, if lines *lead_back*.
    """

    lit = Signal(list)
    card_wanted = Signal(int)
    rule_wanted = Signal(str)
    rewind_wanted = Signal(int)

    def __init__(self, *, lead_back: bool = True) -> None:
        super().__init__()
        as_panel(self, "Chronicle")
        self._lead_back = lead_back
        self._model = ChronicleGroups(self)
        self._sought = Sought(self)
        self._sought.setSourceModel(self._model)
        self.list = Lines(self._sought)
        self._find = QLineEdit(placeholderText="Find", clearButtonEnabled=True)
        self._find.setAccessibleName("Find in the chronicle")
        self._bent = button("By hand")
        self._bent.setCheckable(True)
        self._bent.setAccessibleName("Show only what was done by hand")
        set_tip(self._bent, "Show only what players did by their own rules")
        self._back = button(
            "Go back to before this", "", "Goes back; everything after this can be redone"
        )
        self._back.hide()
        self._build()
        self._find.textChanged.connect(self._sought.seek)
        self._find.textChanged.connect(self._say_if_nothing)
        self._bent.toggled.connect(self._sought.only_by_hand)
        self._bent.toggled.connect(self._say_if_nothing)
        self._bent.toggled.connect(lambda on: restyle(self._bent, "chosen" if on else ""))
        self.list.lit.connect(self.lit)
        self.list.link_pressed.connect(self._follow)
        self.list.menu_wanted.connect(self._open_menu)
        self.list.selectionModel().currentChanged.connect(self._on_current)
        self._back.clicked.connect(lambda: self._rewind(self.list.currentIndex()))

    def _build(self) -> None:
        self._nothing = label("", "muted")
        below = QVBoxLayout(self)
        below.setContentsMargins(8, 8, 8, 8)
        self._top = QWidget()
        top = QHBoxLayout(self._top)
        top.setContentsMargins(0, 0, 0, 0)
        top.addWidget(self._find, 1)
        top.addWidget(self._bent)
        below.addWidget(self._top)
        below.addWidget(self._nothing)
        self.list.setMinimumHeight(LEAST)
        below.addWidget(self.list, 1)
        below.addWidget(self._back)

    def show_lines(self, lines: Iterable[ToldLine]) -> None:
        """Show *lines* and nothing else, scrolled to the newest."""
        self.list.setCurrentIndex(QModelIndex())
        self._model.replace(list(lines))
        self._after_change()

    def add_lines(self, lines: Iterable[ToldLine]) -> None:
        """Append later *lines*."""
        if more := list(lines):
            self._model.extend(more)
            self._after_change()

    def seek(self, words: str) -> None:
        """Show only groups that contain *words*."""
        self._find.setText(words)

    def begin_to_find(self) -> None:
        """Put the focus on the search line."""
        self._top.show()
        self._find.setFocus()

    def minimumSizeHint(self) -> QSize:
        """As small as the list: the search line is hidden when there is little room."""
        least = super().minimumSizeHint()
        if self._top.isVisibleTo(self):
            layout = self.layout()
            gap = layout.spacing() if layout is not None else 0
            least.setHeight(least.height() - self._top.sizeHint().height() - gap)
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give all room to the list when there is little, and keep the newest line in sight if it
        was."""
        super().resizeEvent(event)
        bar = self.list.verticalScrollBar()
        if bar.value() == bar.maximum():
            soon(self.list, self.list.scrollToBottom)
        seeks = bool(self._find.text()) or self._bent.isChecked() or self._find.hasFocus()
        self._top.setVisible(seeks or self.height() >= theme.pixels(ROOMY))

    def _after_change(self) -> None:
        self._say_if_nothing()
        self._on_current(self.list.currentIndex())
        self.list.scrollToBottom()
        soon(self.list, self.list.scrollToBottom)  # scroll again after the layout is done

    def _say_if_nothing(self) -> None:
        """Say in an empty list why it is empty."""
        happened = self._model.rowCount() > 0
        self._nothing.setText("No line matches." if happened else "Nothing has happened yet.")
        self._nothing.setVisible(self._sought.rowCount() == 0)

    def _on_current(self, current: QModelIndex) -> None:
        group = current.data(GROUP)
        self._back.setVisible(self._leads_back(group))
        if group is not None:  # the button takes room from the list after the next layout
            soon(self, lambda: self.list.scrollTo(self.list.currentIndex()))

    def _leads_back(self, group: list[ToldLine] | None) -> bool:
        return self._lead_back and group is not None and group[0].entry >= 0

    def _rewind(self, index: QModelIndex) -> None:
        group = index.data(GROUP)
        if group is not None and group[0].entry >= 0:
            self.rewind_wanted.emit(group[0].entry)

    def _follow(self, link: str) -> None:
        if link.startswith(PIECE):
            self.card_wanted.emit(int(link.removeprefix(PIECE)))
        elif link.startswith(RULE):
            self.rule_wanted.emit(link.removeprefix(RULE))

    def _open_menu(self, index: QModelIndex, at: QPoint) -> None:
        group: list[ToldLine] | None = index.data(GROUP)
        if group is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self._leads_back(group):
            back = partial(self.rewind_wanted.emit, group[0].entry)
            entry(menu, "Go back to before this", back)
        for rule in dict.fromkeys(line.rule for line in group if line.rule):
            entry(menu, f"Open the rulebook at {rule}", partial(self.rule_wanted.emit, rule))
        named = {part.piece: part.words for line in group for part in line.parts if part.piece >= 0}
        for piece, title in named.items():
            entry(menu, f"Look at {within(title)}", partial(self.card_wanted.emit, piece))
        entry(menu, "Find in the chronicle", self.begin_to_find)
        entry(
            menu,
            "Copy",
            lambda: QApplication.clipboard().setText("\n".join(t.words for t in group)),
        )
        menu.popup(at)
