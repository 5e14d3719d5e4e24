"""The page of keys: all commands with their keys in a table, to look up and to change."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStackedLayout,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ui.base.keymap import MOST, Keymap, at_first, held, pressed, refused
from ui.base.keys import CANCEL, FIXED, Action, called, chapters
from ui.base.qt_guard import guarded
from ui.base.safe_text import Label
from ui.panels.widgets import WritingLine, button
from ui.panels.wrapping_row import WrappingRow
from ui.windows.dialogs import Dialog, close_row, fit

COLUMNS = ("Command", "Keys", "Where it works")

WHERE = {"window": "everywhere", "table": "at the table"}

ALWAYS = "Always the same"
"""The heading of keys that cannot be changed."""

PICK_ONE = "Choose a command to change its key."


LINES = 2
"""The lines reserved for the text below the table, so that the table does not move."""


@guarded
class KeyTable(QTableWidget):
    """The table: a row for each command, below its menu's name. `wanted(id)`: change its key."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__(0, len(COLUMNS))
        self.setAccessibleName("Commands and their keys")
        self.setHorizontalHeaderLabels(COLUMNS)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        across = self.horizontalHeader()
        across.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        across.setHighlightSections(False)
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        across.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        across.setSectionsClickable(False)
        self._ids: list[str] = []
        self._sought: list[str] = []
        self._fill()
        self.itemDoubleClicked.connect(lambda item: self.wanted.emit(self._ids[item.row()]))

    def _fill(self) -> None:
        for chapter, actions in chapters().items():
            self._head(chapter)
            for action in actions:
                self._add(action.id, action.title, WHERE[action.where], chapter)
        self._head(ALWAYS)
        for fixed in FIXED:
            self._add("", fixed.does, WHERE["window"], ALWAYS, fixed.keys)

    def _head(self, chapter: str) -> None:
        row = self._new_row("", "")
        heading = QTableWidgetItem(chapter)
        heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
        heading.setForeground(self.palette().brush(self.palette().ColorRole.Highlight))
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        self.setItem(row, 0, heading)
        self.setSpan(row, 0, 1, len(COLUMNS))

    def _add(self, id: str, does: str, where: str, chapter: str, keys: str = "") -> None:
        row = self._new_row(id, f"{does} {where} {chapter}".lower())
        for column, words in enumerate((does, keys, where)):
            self.setItem(row, column, QTableWidgetItem(words))

    def _new_row(self, id: str, sought: str) -> int:
        row = self.rowCount()
        self.insertRow(row)
        self._ids.append(id)
        self._sought.append(sought)
        return row

    @property
    def chosen(self) -> str:
        """The id of the selected command; empty for none, and for a fixed key."""
        rows = self.selectionModel().selectedRows()
        return self._ids[rows[0].row()] if rows else ""

    def choose(self, id: str) -> None:
        """Select the command *id*."""
        self.setCurrentCell(self._ids.index(id), 0)

    def show_keys(self, keys: Keymap) -> None:
        """Show the *keys* of all commands."""
        for row, id in enumerate(self._ids):
            if id:
                self.setItem(row, 1, QTableWidgetItem(told(called(id), keys)))
        self.resizeRowsToContents()

    def seek(self, words: str) -> int:
        """Show only commands that match all of *words* in name, menu or key. Returns how many
        do."""
        wanted, shown, head = words.lower().split(), 0, -1
        for row, sought in enumerate(self._sought):
            if not sought:
                self.setRowHidden(row, True)
                head = row
                continue
            keys = self.item(row, 1)
            within = f"{sought} {keys.text().lower() if keys else ''}"
            fits = all(each in within for each in wanted)
            self.setRowHidden(row, not fits)
            if fits:
                shown += 1
                self.setRowHidden(head, False)
        return shown

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap long names."""
        super().resizeEvent(event)
        self.resizeRowsToContents()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter changes the key of the row."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit(self.chosen)
        else:
            super().keyPressEvent(event)


@guarded
class KeyCatcher(Label):
    """The text below the table. After `listen()` it receives the next key, whatever it is:
    `caught(key)`, or `left()` on Esc or a click elsewhere."""

    caught = Signal(str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setMinimumHeight(LINES * self.fontMetrics().lineSpacing())
        self._listens = False

    def say(self, words: str) -> None:
        """Show *words*, and stop listening."""
        self._listens = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setText(words)
        self.setAccessibleName(words)

    def listen(self, words: str) -> None:
        """Show *words*, and wait for the next key."""
        self.say(words)
        self._listens = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()

    def event(self, event: QEvent) -> bool:
        """Take keys before any shortcut does."""
        if self._listens and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit the pressed key."""
        if not self._listens:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif spellings := pressed(event):
            self.caught.emit(spellings[0])

    def focusNextPrevChild(self, next: bool) -> bool:
        """Receive Tab as well."""
        return False if self._listens else super().focusNextPrevChild(next)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Stop listening."""
        super().focusOutEvent(event)
        if self._listens and event.reason() not in (
            Qt.FocusReason.ActiveWindowFocusReason,
            Qt.FocusReason.PopupFocusReason,
        ):
            self.left.emit()


@guarded
class KeysDialog(Dialog):
    """The page of keys: `changed(Keymap)` gives the keys to use from now on."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("Keys", parent)
        fit(self, 860, 680)
        self._keys = held()
        self._id, self._instead = "", ""
        self._agreed: Callable[[], object] = lambda: None
        self.search = WritingLine(placeholderText="Search commands and keys")
        self.search.setAccessibleName("Search commands and keys")
        self.search.setClearButtonEnabled(True)
        self.table = KeyTable()
        self.said = KeyCatcher()
        self.said.say(PICK_ONE)
        self._hands = QStackedLayout()
        below = QVBoxLayout(self)
        below.addWidget(self.search)
        below.addWidget(self.table, 1)
        below.addWidget(self.said)
        below.addLayout(self._hands)
        self._add_hands()
        close_row(self, below)
        self._join()
        self._take(self._keys)
        self.table.setFocus()

    def _add_hands(self) -> None:
        self._change = button("Change the key…", "main", "Then press the new key (Enter)")
        self._another = button("Another key…", "", f"Add a key, up to {MOST}")
        self._none = button("No key", "", "The command stays in the menus")
        self._first = button("Default", "", "Its default keys")
        self._all = button("Reset all", "", "Default keys for all commands")
        self._yes, self._no = button("Swap", "main"), button("Cancel")
        usual = WrappingRow(self._change, self._another, self._none, self._first, self._all)
        self._hands.addWidget(usual)
        self._hands.addWidget(WrappingRow(self._yes, self._no))

    def _join(self) -> None:
        self.search.textChanged.connect(self._seek)
        self.search.left_below.connect(self.table.setFocus)
        self.table.itemSelectionChanged.connect(self._on_chosen)
        self.table.wanted.connect(lambda _id: self._begin_change())
        self.said.caught.connect(self._on_caught)
        self.said.left.connect(self._on_left)
        self._change.clicked.connect(self._begin_change)
        self._another.clicked.connect(lambda: self._listen(""))
        self._none.clicked.connect(lambda: self._give(self._keys.given(self.table.chosen, ())))
        self._first.clicked.connect(self._ask_first)
        self._all.clicked.connect(self._ask_all)
        self._yes.clicked.connect(lambda: self._answer(yes=True))
        self._no.clicked.connect(lambda: self._answer(yes=False))

    # --- what is shown -------------------------------------------------------------------------

    def _take(self, keys: Keymap) -> None:
        self._keys = keys
        self.table.show_keys(keys)
        self._show_hands()

    def _seek(self, words: str) -> None:
        count = self.table.seek(words)
        self.said.say(PICK_ONE if count else "No command or key matches.")

    def _on_chosen(self) -> None:
        self._show_hands()
        id = self.table.chosen
        if self._can_change(id):
            self.said.say(f"{called(id).name}: {told(called(id), self._keys)}.")
        else:
            self.said.say("This key cannot be changed." if self.table.selectedItems() else PICK_ONE)

    def _show_hands(self) -> None:
        id = self.table.chosen
        can = self._can_change(id)
        keys = self._keys.of(id) if can else ()
        self._change.setEnabled(can)
        self._another.setEnabled(0 < len(keys) < MOST)
        self._none.setEnabled(bool(keys))
        self._first.setEnabled(can and keys != at_first(called(id)))
        self._all.setEnabled(bool(self._keys.own))
        self._hands.setCurrentIndex(0)

    @staticmethod
    def _can_change(id: str) -> bool:
        return bool(id) and id != CANCEL

    # --- a new key -----------------------------------------------------------------------------

    def _begin_change(self) -> None:
        id = self.table.chosen
        if self._can_change(id):
            self._listen(next(iter(self._keys.of(id)), ""))

    def _listen(self, instead: str) -> None:
        """Use the next key for the selected command, *instead* of one of its keys."""
        self._id, self._instead = self.table.chosen, instead
        self._ask_key()

    def _ask_key(self, why_not: str = "") -> None:
        words = f"Press the new key for “{called(self._id).name}”, or Esc to cancel."
        self.said.listen(f"{why_not} {words}".strip())

    def _on_left(self) -> None:
        self._on_chosen()
        self.table.setFocus()

    def _on_caught(self, key: str) -> None:
        other, mine = self._keys.holder(key), called(self._id)
        if why := refused(key):
            self._ask_key(f"{key} cannot be used: {why}.")
            return
        if other is None:
            self._give(self._keys.swapped(self._id, key, self._instead))
        elif other == mine:
            self._ask_key(f"{key} is its key already.")
        else:
            self._ask_clash(key, other, mine)

    def _ask_clash(self, key: str, other: Action, mine: Action) -> None:
        new = self._keys.swapped(mine.id, key, self._instead)
        theirs = _listed(new.of(other.id)) or "no key"
        words = (
            f"{key} belongs to “{other.name}”. Give it to “{mine.name}”? "
            f"“{other.name}” then has {theirs}."
        )
        self._ask(words, "Swap" if self._instead else "Give it", lambda: self._give(new))

    def _ask_first(self) -> None:
        action = called(self.table.chosen)
        new = self._keys.as_at_first(action.id)
        losing = {other.name for key in at_first(action) if (other := self._keys.holder(key))}
        losing.discard(action.name)
        if not losing:
            self._give(new)
            return
        owners = "” and “".join(sorted(losing))
        words = f"{_listed(at_first(action))} now belongs to “{owners}”. Take it back?"
        self._ask(words, "Take it back", lambda: self._give(new))

    def _ask_all(self) -> None:
        words = "Reset all commands to their default keys?"
        self._ask(words, "Reset all", lambda: self._give(self._keys.all_as_at_first()))

    def _ask(self, words: str, yes: str, act: Callable[[], object]) -> None:
        self._agreed = act
        self._yes.setText(yes)
        self._hands.setCurrentIndex(1)
        self.said.say(words)
        self._yes.setFocus()

    def _answer(self, *, yes: bool) -> None:
        act, self._agreed = self._agreed, lambda: None
        self._show_hands()
        if yes:
            act()
        else:
            self._on_chosen()
        self.table.setFocus()

    def _give(self, keys: Keymap) -> None:
        self._take(keys)
        self._on_chosen()
        self.table.setFocus()
        self.changed.emit(keys)


def told(action: Action, keys: Keymap) -> str:
    """The keys of *action* in words, and its default keys if they differ."""
    now = _listed(keys.of(action.id))
    first = _listed(at_first(action)) or "no key"
    if keys.of(action.id) == at_first(action):
        return now or "no key; only in the menus"
    return f"{now or 'no key'} (default: {first})"


def _listed(keys: tuple[str, ...]) -> str:
    return " or ".join(keys)
