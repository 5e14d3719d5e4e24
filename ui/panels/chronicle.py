"""What happened, line by line; the way back to any moment."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from html import escape

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAbstractTextDocumentLayout, QColor, QFont, QPainter, QTextDocument
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ui import theme
from ui.faces import fonts
from ui.marks import mark
from ui.panels.facts import Told
from ui.panels.parts import RULE, as_panel, button, label, restyle

PIECE = "piece:"
_Index = QModelIndex | QPersistentModelIndex
_GROUP = Qt.ItemDataRole.UserRole


class ChroniclePanel(QWidget):
    """The lines of the game, grouped by the journal entry that caused them.

    `show_lines(lines)` shows all of them; `add_lines(lines)` adds later ones at the end.

    `lit(pieces)`: pieces of the line or link under the pointer or the focus, empty when it leaves.
    `card_wanted(piece)`: show it in the inspector. `rule_wanted(id)`: open the rulebook.
    `rewind_wanted(entry)`: go back to before this journal entry.
    """

    lit = Signal(list)
    card_wanted = Signal(int)
    rule_wanted = Signal(str)
    rewind_wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        as_panel(self, "Chronicle")
        self._model = _Groups(self)
        self._sought = _Sought(self)
        self._sought.setSourceModel(self._model)
        self.list = _Lines(self._sought)
        self._find = QLineEdit(placeholderText="Find", clearButtonEnabled=True)
        self._find.setAccessibleName("Find in the chronicle")
        self._bent = button("By hand")
        self._bent.setCheckable(True)
        self._bent.setAccessibleName("Only what was done by hand")
        self._bent.setToolTip("Only what players ruled themselves")
        self._back = button("Go back to before this", "", "Everything after it can be redone")
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
        top = QHBoxLayout()
        top.addWidget(self._find, 1)
        top.addWidget(self._bent)
        below.addLayout(top)
        below.addWidget(self._nothing)
        self.list.setMinimumHeight(LEAST)
        below.addWidget(self.list, 1)
        below.addWidget(self._back)

    def show_lines(self, lines: Iterable[Told]) -> None:
        """Show *lines* and nothing else, the newest in sight."""
        self._model.replace(list(lines))
        self._after_change()

    def add_lines(self, lines: Iterable[Told]) -> None:
        """Add later *lines*."""
        self._model.extend(list(lines))
        self._after_change()

    def seek(self, words: str) -> None:
        """Show only what holds *words*."""
        self._find.setText(words)

    def _after_change(self) -> None:
        self._say_if_nothing()
        self._on_current(self.list.currentIndex())
        self.list.scrollToBottom()
        QTimer.singleShot(0, self.list, self.list.scrollToBottom)  # again when all is laid out

    def _say_if_nothing(self) -> None:
        """An empty list says why it is empty."""
        happened = self._model.rowCount() > 0
        self._nothing.setText("No such line." if happened else "Nothing has happened yet.")
        self._nothing.setVisible(self._sought.rowCount() == 0)

    def _on_current(self, current: QModelIndex) -> None:
        group = current.data(_GROUP)
        self._back.setVisible(group is not None and group[0].entry >= 0)
        if group is not None:  # the way back takes room from the list, once it is laid out
            QTimer.singleShot(0, self, lambda: self.list.scrollTo(self.list.currentIndex()))

    def _rewind(self, index: QModelIndex) -> None:
        group = index.data(_GROUP)
        if group is not None and group[0].entry >= 0:
            self.rewind_wanted.emit(group[0].entry)

    def _follow(self, link: str) -> None:
        if link.startswith(PIECE):
            self.card_wanted.emit(int(link.removeprefix(PIECE)))
        elif link.startswith(RULE):
            self.rule_wanted.emit(link.removeprefix(RULE))

    def _open_menu(self, index: QModelIndex, at: QPoint) -> None:
        group: list[Told] | None = index.data(_GROUP)
        if group is None:
            return
        menu = QMenu(self)
        if group[0].entry >= 0:
            menu.addAction("Go back to before this", lambda: self._rewind(index))
        for rule in dict.fromkeys(line.rule for line in group if line.rule):
            menu.addAction(f"Open the rulebook at {rule}", partial(self.rule_wanted.emit, rule))
        named = {part.piece: part.words for line in group for part in line.parts if part.piece >= 0}
        for piece, words in named.items():
            menu.addAction(f"Look at {words}", partial(self.card_wanted.emit, piece))
        menu.addAction(
            "Copy", lambda: QApplication.clipboard().setText("\n".join(t.words for t in group))
        )
        menu.exec(at)


class _Groups(QAbstractListModel):
    """Lines in groups: a row holds all that one journal entry caused."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._groups: list[list[Told]] = []

    def replace(self, lines: list[Told]) -> None:
        self.beginResetModel()
        self._groups = _grouped(lines)
        self.endResetModel()

    def extend(self, lines: list[Told]) -> None:
        groups = self._groups
        if lines and groups and groups[-1][0].entry == lines[0].entry:
            same = [line for line in lines if line.entry == lines[0].entry]
            groups[-1].extend(same)
            last = self.index(len(groups) - 1)
            self.dataChanged.emit(last, last)
            lines = lines[len(same) :]
        more = _grouped(lines)
        if more:
            self.beginInsertRows(QModelIndex(), len(groups), len(groups) + len(more) - 1)
            groups.extend(more)
            self.endInsertRows()

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._groups)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        group = self._groups[index.row()]
        if role == _GROUP:
            return group
        if role == Qt.ItemDataRole.DisplayRole:
            return "\n".join(("By hand. " if t.by_hand else "") + t.words for t in group)
        return None


def _grouped(lines: list[Told]) -> list[list[Told]]:
    groups: list[list[Told]] = []
    for line in lines:
        if groups and groups[-1][0].entry == line.entry:
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups


class _Sought(QSortFilterProxyModel):
    """The groups that hold the words sought."""

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

    def filterAcceptsRow(self, row: int, parent: _Index) -> bool:
        group: list[Told] = self.sourceModel().index(row, 0, parent).data(_GROUP)
        if self._by_hand and not any(line.by_hand for line in group):
            return False
        return any(self._words in line.words.casefold() for line in group)


class _Lines(QListView):
    """The list itself: finds the link under the pointer, lights what a line speaks of."""

    lit = Signal(list)
    link_pressed = Signal(str)
    menu_wanted = Signal(QModelIndex, QPoint)

    def __init__(self, model: QSortFilterProxyModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setAccessibleName("What happened")
        self.painter_of_rows = _RowPainter(self)
        self.setItemDelegate(self.painter_of_rows)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(
            lambda at: self.menu_wanted.emit(self.indexAt(at), self.viewport().mapToGlobal(at))
        )
        self.selectionModel().currentChanged.connect(lambda now: self.lit.emit(_pieces(now)))

    def viewportEvent(self, event: QEvent) -> bool:
        """Follow the pointer."""
        if event.type() == QEvent.Type.MouseMove:
            at = event.position().toPoint()  # type: ignore[attr-defined]
            link = self._link_at(at)
            self.viewport().setCursor(
                Qt.CursorShape.PointingHandCursor if link else Qt.CursorShape.ArrowCursor
            )
            if link.startswith(PIECE):
                self.lit.emit([int(link.removeprefix(PIECE))])
            else:
                self.lit.emit(_pieces(self.indexAt(at)))
        elif event.type() == QEvent.Type.Leave:
            self.lit.emit([])
        elif event.type() == QEvent.Type.MouseButtonRelease:
            link = self._link_at(event.position().toPoint())  # type: ignore[attr-defined]
            if link:
                self.link_pressed.emit(link)
        return super().viewportEvent(event)

    def keyPressEvent(self, event: object) -> None:
        """Enter opens the menu of the line."""
        current = self.currentIndex()
        key = event.key()  # type: ignore[attr-defined]
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and current.isValid():
            at = self.viewport().mapToGlobal(self.visualRect(current).bottomLeft())
            self.menu_wanted.emit(current, at)
        else:
            super().keyPressEvent(event)  # type: ignore[arg-type]

    def focusOutEvent(self, event: object) -> None:
        """Nothing is lit when the focus leaves."""
        self.lit.emit([])
        super().focusOutEvent(event)  # type: ignore[arg-type]

    def resizeEvent(self, event: object) -> None:
        """Words wrap at the new width."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.scheduleDelayedItemsLayout()

    def _link_at(self, at: QPoint) -> str:
        index = self.indexAt(at)
        if not index.isValid():
            return ""
        place = self.visualRect(index).topLeft() + QPoint(MARGIN, MARGIN)
        document = self.painter_of_rows.document(index, self.words_width())
        return document.documentLayout().anchorAt(QPointF(at - place))

    def words_width(self) -> int:
        """The pixels a line may be wide."""
        return max(self.viewport().width() - 2 * MARGIN - 2, 60)


LEAST = 60
"""Pixels of the list at least: at the largest text the question above it needs the room."""

MARGIN = 7  # pixels around the words of a row


class _RowPainter(QStyledItemDelegate):
    """Paints the words of a row with their links; by-hand rows carry a hand and say so."""

    def __init__(self, parent: _Lines) -> None:
        super().__init__(parent)
        self._list = parent
        self._kept: dict[tuple[str, int, str], QTextDocument] = {}

    def document(self, index: _Index, width: int) -> QTextDocument:
        """The words of a row, laid out *width* pixels wide."""
        colours = theme.current().colours
        html = "".join(_html(line, colours) for line in index.data(_GROUP))
        key = (html, width, f"{colours.text}{theme.pixels(theme.TEXT)}")
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > 2000:
                self._kept.clear()
            found = QTextDocument()
            found.setDocumentMargin(0)
            font = QFont(fonts.font(fonts.PLAIN, theme.pixels(theme.TEXT)))
            found.setDefaultFont(font)
            found.setDefaultStyleSheet(
                f"a {{ color: {colours.link}; text-decoration: none; font-weight: bold }}"
                f" p {{ margin: 0 0 3px 0; color: {colours.text} }}"
            )
            if "<img" in html:
                icon = mark("hand", colours.bent).scaledToHeight(
                    theme.pixels(theme.TEXT), Qt.TransformationMode.SmoothTransformation
                )
                found.addResource(QTextDocument.ResourceType.ImageResource.value, "hand", icon)
            found.setHtml(html)
            found.setTextWidth(width)
            self._kept[key] = found
        return found

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        self.initStyleOption(option, index)
        option.text = ""
        style = option.widget.style() if option.widget else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        painter.save()
        painter.translate(option.rect.left() + MARGIN, option.rect.top() + MARGIN)
        context = QAbstractTextDocumentLayout.PaintContext()
        self.document(index, self._list.words_width()).documentLayout().draw(painter, context)
        painter.restore()
        painter.fillRect(
            option.rect.left() + MARGIN,
            option.rect.bottom(),
            option.rect.width() - 2 * MARGIN,
            1,
            QColor(theme.current().colours.raised),
        )

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        width = self._list.words_width()
        height = self.document(index, width).size().height()
        return QSize(width + 2 * MARGIN, round(height) + 2 * MARGIN)


def _html(line: Told, colours: theme.Colours) -> str:
    words = "".join(
        f'<a href="{PIECE}{part.piece}">{escape(part.words)}</a>'
        if part.piece >= 0
        else escape(part.words)
        for part in line.parts
    )
    if line.by_hand:
        plain = words.removeprefix("By hand: ")
        words = (
            f'<img src="hand"> <b style="color:{colours.bent}">By hand</b> '
            f'<span style="color:{colours.bent}">{plain}</span>'
        )
    if line.rule:
        small = theme.pixels(theme.SMALL)
        words += (
            # Never alone on a line: it stays with the last word.
            f'&nbsp;<a href="{RULE}{escape(line.rule)}" style="color:{colours.muted}; '
            f'font-weight:normal; font-size:{small}px">{escape(line.rule)}</a>'
        )
    return f"<p>{words}</p>"


def _pieces(index: QModelIndex) -> list[int]:
    group: list[Told] | None = index.data(_GROUP)
    if group is None:
        return []
    return [part.piece for line in group for part in line.parts if part.piece >= 0]
