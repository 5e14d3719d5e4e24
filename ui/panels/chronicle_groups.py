"""The chronicle's lines in groups, and those groups that match a search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, takewhile

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtWidgets import QWidget

from ui.base.qt_guard import guarded
from ui.panels.fact_types import ToldLine

BOOKMARK = "The bookmark is here."

GROUP = Qt.ItemDataRole.UserRole
"""The item role of a row's group: a list of lines."""

Index = QModelIndex | QPersistentModelIndex


@guarded
class ChronicleGroups(QAbstractListModel):
    """The model: one row per group of lines that one journal entry caused."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._groups: list[list[ToldLine]] = []

    def replace(self, lines: list[ToldLine]) -> None:
        """Replace all lines by *lines*. Unchanged rows stay, changed rows are updated, and rows
        after the first other entry are replaced."""
        groups, was = _grouped(lines), self._groups
        both = zip(was, groups, strict=False)
        kept = sum(1 for _ in takewhile(lambda pair: pair[0][0].entry == pair[1][0].entry, both))
        if not kept:
            self.beginResetModel()
            self._groups = groups
            self.endResetModel()
            return
        if kept < len(was):
            self.beginRemoveRows(QModelIndex(), kept, len(was) - 1)
            del was[kept:]
            self.endRemoveRows()
        changed = [n for n, group in enumerate(was) if group != groups[n]]
        was[:] = groups[:kept]
        for first, last in _runs(changed):
            self.dataChanged.emit(self.index(first), self.index(last))
        self._append(groups[kept:])

    def _append(self, more: list[list[ToldLine]]) -> None:
        if more:
            count = len(self._groups)
            self.beginInsertRows(QModelIndex(), count, count + len(more) - 1)
            self._groups.extend(more)
            self.endInsertRows()

    def extend(self, lines: list[ToldLine]) -> None:
        groups = self._groups
        if lines and groups and groups[-1][0].entry == lines[0].entry:
            same = [line for line in lines if line.entry == lines[0].entry]
            groups[-1].extend(same)
            last = self.index(len(groups) - 1)
            self.dataChanged.emit(last, last)
            lines = lines[len(same) :]
        self._append(_grouped(lines))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._groups)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        group = self._groups[index.row()]
        if role == GROUP:
            return group
        if role == Qt.ItemDataRole.DisplayRole:
            said = [("By hand. " if t.by_hand else "") + t.words for t in group]
            return "\n".join(said + [BOOKMARK] * any(t.bookmarked for t in group))
        return None


def _runs(rows: Iterable[int]) -> Iterator[tuple[int, int]]:
    """The first and last row of each run of adjacent *rows*."""
    for _, run in groupby(enumerate(rows), key=lambda row: row[1] - row[0]):
        members = [row for _, row in run]
        yield members[0], members[-1]


def _grouped(lines: list[ToldLine]) -> list[list[ToldLine]]:
    groups: list[list[ToldLine]] = []
    for line in lines:
        if groups and groups[-1][0].entry == line.entry:
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups


@guarded
class Sought(QSortFilterProxyModel):
    """The groups that contain the words searched for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = ""
        self._by_hand = False

    def seek(self, words: str) -> None:
        self._words = words.casefold().strip()
        self.invalidate()

    def only_by_hand(self, on: bool) -> None:
        self._by_hand = on
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        group: list[ToldLine] = self.sourceModel().index(row, 0, parent).data(GROUP)
        if self._by_hand and not any(line.by_hand for line in group):
            return False
        return any(self._words in line.words.casefold() for line in group)
