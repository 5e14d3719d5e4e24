"""The list of the chronicle: paints rows with links, and finds what is pointed at."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPoint,
    QPointF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.base.safe_text import Rich, fill, joined, rich
from ui.base.widget_marks import mark
from ui.panels.chronicle_groups import BOOKMARK, GROUP, Index
from ui.panels.fact_types import ToldLine
from ui.panels.widgets import RULE

PIECE = "piece:"
"""The start of a link to a piece; its number follows."""

MARGIN = 7  # the margin around a row's text in pixels
KEPT = 2000
"""How many rows' laid out documents are cached."""


@guarded
class Lines(QListView):
    """The list: finds the link under the pointer and lights the pieces of a line."""

    lit = Signal(list)
    link_pressed = Signal(str)
    menu_wanted = Signal(QModelIndex, QPoint)

    def __init__(self, model: QSortFilterProxyModel) -> None:
        super().__init__()
        # connected first, so that it hears of changes before the view does
        self.painter_of_rows = _RowPainter(self, model)
        self.setModel(model)
        self.setAccessibleName("What happened")
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
        """Track the pointer."""
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            at = event.position().toPoint()
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
        elif event.type() == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            link = self._link_at(event.position().toPoint())
            if link:
                self.link_pressed.emit(link)
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the menu of the line on Enter. Leave letters and digits to the window."""
        current = self.currentIndex()
        key, held = event.key(), event.modifiers()
        letter = event.text().isprintable() and event.text().strip()
        if letter and not held & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and current.isValid():
            at = self.viewport().mapToGlobal(self.visualRect(current).bottomLeft())
            self.menu_wanted.emit(current, at)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Light nothing when the focus leaves."""
        self.lit.emit([])
        super().focusOutEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the text at the new width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def _link_at(self, at: QPoint) -> str:
        index = self.indexAt(at)
        if not index.isValid():
            return ""
        place = self.visualRect(index).topLeft() + QPoint(MARGIN, MARGIN)
        document = self.painter_of_rows.document(index)
        return document.documentLayout().anchorAt(QPointF(at - place))

    def words_width(self) -> int:
        """The width of a line's text in pixels."""
        return max(self.viewport().width() - 2 * MARGIN - 2, 60)


@guarded
class _RowPainter(QStyledItemDelegate):
    """Paints the text of a row with links. Rows of moves by hand show a hand and say so."""

    def __init__(self, parent: Lines, rows: QSortFilterProxyModel) -> None:
        super().__init__(parent)
        self._list = parent
        self._kept: dict[tuple[str, int, str], QTextDocument] = {}
        self._rows: dict[tuple[int, bool], QTextDocument] = {}
        self._sizes: dict[int, QSize] = {}
        self._worn: object = None
        rows.dataChanged.connect(lambda first, last: self._forget(first.row(), last.row()))
        rows.rowsInserted.connect(lambda _, first: self._forget(first))
        rows.rowsRemoved.connect(lambda _, first: self._forget(first))
        rows.layoutChanged.connect(self._forget_all)
        rows.modelReset.connect(self._forget_all)

    def _forget(self, first: int, last: int | None = None) -> None:
        """Drop cached documents from row *first* to row *last*, or to the end."""
        for row in [row for row in self._sizes if row >= first and (last is None or row <= last)]:
            del self._sizes[row]
        for row, ids in list(self._rows):
            if row >= first and (last is None or row <= last):
                del self._rows[row, ids]

    def _forget_all(self) -> None:
        self._sizes.clear()
        self._rows.clear()

    def _look(self) -> int:
        """Drop cached documents if the width or the colours have changed."""
        width = self._list.words_width()
        worn = (width, theme.current().colours, theme.pixels(theme.TEXT))
        if worn != self._worn:
            self._worn = worn
            self._forget_all()
        return width

    def document(self, index: Index, *, ids: bool = True) -> QTextDocument:
        """The document of a row. Rule *ids* always take room, but are only visible when wanted."""
        width, row = self._look(), (index.row(), ids)
        found = self._rows.get(row)
        if found is None:
            found = self._rows[row] = self._laid_out(index, width, ids=ids)
        return found

    def _laid_out(self, index: Index, width: int, *, ids: bool) -> QTextDocument:
        colours = theme.current().colours
        seen = colours.muted if ids else "transparent"
        html = joined(_html(line, colours, seen) for line in index.data(GROUP))
        key = (html, width, f"{colours.text}{theme.pixels(theme.TEXT)}")
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > KEPT:
                self._kept.clear()
            found = QTextDocument()
            found.setDocumentMargin(0)
            font = QFont(fonts.font(fonts.PLAIN, theme.pixels(theme.TEXT)))
            found.setDefaultFont(font)
            found.setDefaultStyleSheet(
                f"a {{ color: {colours.link}; text-decoration: none; font-weight: bold }}"
                f" p {{ margin: 0 0 3px 0; color: {colours.text} }}"
            )
            if any(line.by_hand for line in index.data(GROUP)):
                icon = mark("hand", colours.bent).scaledToHeight(
                    theme.pixels(theme.TEXT), Qt.TransformationMode.SmoothTransformation
                )
                found.addResource(QTextDocument.ResourceType.ImageResource.value, "hand", icon)
            fill(found, html)
            found.setTextWidth(width)
            self._kept[key] = found
        return found

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self._list.style().drawControl(
            QStyle.ControlElement.CE_ItemViewItem, option, painter, self._list
        )
        painter.save()
        painter.translate(option.rect.left() + MARGIN, option.rect.top() + MARGIN)
        context = QAbstractTextDocumentLayout.PaintContext()
        meant = QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected
        ids = bool(option.state & meant)
        document = self.document(index, ids=ids)
        document.documentLayout().draw(painter, context)
        painter.restore()
        painter.fillRect(
            option.rect.left() + MARGIN,
            option.rect.bottom(),
            option.rect.width() - 2 * MARGIN,
            1,
            QColor(theme.current().colours.raised),
        )

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The size of a row. Qt asks for all rows whenever one is added."""
        width = self._look()
        size = self._sizes.get(index.row())
        if size is None:
            # prefer the document that paintings use most
            height = self.document(index, ids=False).size().height()
            size = QSize(width + 2 * MARGIN, round(height) + 2 * MARGIN)
            self._sizes[index.row()] = size
        return size


def _html(line: ToldLine, colours: theme.Colours, id_colour: str) -> Rich:
    told = [(part.words, part.piece) for part in line.parts]
    said = []
    if line.by_hand:
        said.append(rich('<img src="hand"> <b style="color:{}">By hand</b> ', colours.bent))
        told[:1] = [(words.removeprefix("By hand: "), piece) for words, piece in told[:1]]
    words = joined(
        rich('<a href="{}{}">{}</a>', PIECE, piece, words) if piece >= 0 else rich("{}", words)
        for words, piece in told
    )
    said.append(rich('<span style="color:{}">{}</span>', colours.bent, words) if said else words)
    if line.rule:
        said.append(  # a no-break space keeps the id with the last word
            rich(
                '&nbsp;<a href="{}" style="color:{}; font-weight:normal; font-size:{}px">{}</a>',
                RULE + line.rule,
                id_colour,
                theme.pixels(theme.SMALL),
                line.rule,
            )
        )
    paragraphs = [rich("<p>{}</p>", joined(said))]
    if line.bookmarked:
        paragraphs.append(rich('<p style="color:{}"><b>⚑ {}</b></p>', colours.accent, BOOKMARK))
    return joined(paragraphs)


def _pieces(index: QModelIndex) -> list[int]:
    group: list[ToldLine] | None = index.data(GROUP)
    if group is None:
        return []
    return [part.piece for line in group for part in line.parts if part.piece >= 0]
