"""How to play in two minutes: a small card beside the first question of a first game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tabletop.packs.rulebook import Chapter
from ui.base import fonts, theme
from ui.base.focused import focused_in
from ui.base.qt_guard import guarded
from ui.base.read_aloud import announce
from ui.base.remembered_widget import Remembered
from ui.base.safe_text import Rich, joined, rich, set_tip, stressed
from ui.panels.overlay_position import aside
from ui.panels.paged_words import Page, paged
from ui.panels.widgets import Scroll, button, label, row

WIDTH, HEIGHTS = 430, (330, 260, 190)
"""Pixels at a text scale of 100: the width, and maximum heights; the first at which the card covers
nothing that the question is about is taken."""

WIDEST = 0.6
"""The largest fraction of the table's width that it takes."""

PART = 1 / 4
"""The largest fraction of the table's area that it covers."""

HEADED = 6
"""A page with at least this many lines has the chapter's title."""

EDGE, GAP, SLACK = 14, 6, 4
"""Pixels: margin, space above the buttons, and how much taller than measured text may be."""


Beside = Callable[[], tuple[Sequence[QRect], Sequence[QRect]]]
"""Two lists of rectangles on the table: what the question is about, and everything else."""


@guarded
class Primer(QFrame):
    """A card over the table with a chapter to read before a game, in pages.

    It lies beside the question, clear of what that is about, until it is closed. Emits `left()`.
    """

    left = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._clear: Beside = lambda: ((), ())
        self._before = Remembered[QWidget]()
        self._chapter: Chapter | None = None
        self._pages: list[Page] = []
        self._at = 0
        self.setProperty("role", "card")
        self._words = theme.titled(label(), 16, fonts.BOOK)
        self._scroll = Scroll(margin=0, gap=0)
        self._scroll.column.addWidget(self._words)
        self._scroll.column.addStretch(1)
        self._back, self._next = button("‹"), button("›")
        self._back.setAccessibleName("Previous page")
        self._next.setAccessibleName("Next page")
        self._count = label("", "muted")
        self._count.setWordWrap(False)
        self._begin = button("Begin", "main")
        set_tip(self._begin, "Close (Esc); Help shows it again, beside the table")
        self._back.clicked.connect(lambda: self._turn(-1))
        self._next.clicked.connect(lambda: self._turn(1))
        self._begin.clicked.connect(self.leave)
        below = QVBoxLayout(self)
        below.setSpacing(GAP)
        below.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        below.addWidget(self._scroll, 1)
        below.addLayout(row(self._begin, self._back, self._count, self._next))
        over.installEventFilter(self)
        self.hide()

    def show_chapter(self, chapter: Chapter, clear_of: Beside) -> None:
        """Show *chapter* beside the question. *clear_of* returns what the question is about, which
        is covered least, and everything else on the table."""
        self._chapter, self._clear, self._at = chapter, clear_of, 0
        self.setAccessibleName(chapter.title)
        self._before.keep(focused_in(self.window()))
        self.show()
        self._place()
        self.raise_()
        (self._next if len(self._pages) > 1 else self._begin).setFocus()
        announce(self, self._plain)

    def go_on(self, *, by_itself: bool) -> None:
        """Close after an answer, because the reader has begun to play, unless the game went on
        *by_itself*."""
        if not by_itself:
            self.leave()

    def lie_beside(self) -> None:
        """Move beside the present question, if visible: bots may have answered meanwhile."""
        if self.isVisible():
            self._place()

    def leave(self) -> bool:
        """Close it. Returns whether it was open."""
        if not self.isVisible():
            return False
        self.hide()
        before = self._before.take()
        if before is not None and before.isVisible():
            before.setFocus()
        self.left.emit()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes it, arrows turn pages."""
        turns = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif turns is not None:
            self._turn(turns)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Find another place when the table is resized."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Split into pages again when the text size changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            self._place()

    def _turn(self, pages: int) -> None:
        """Turn by *pages* pages."""
        at = min(max(self._at + pages, 0), len(self._pages) - 1)
        if at != self._at:
            self._at = at
            self._show_page()
            announce(self, self._plain)

    @property
    def _plain(self) -> str:
        """The text of the page, for screen readers."""
        lines = self._pages[self._at] if self._pages else []
        return " ".join(line.removeprefix("- ").replace("*", "") for line in lines)

    def _show_page(self) -> None:
        many = len(self._pages)
        self._words.setText(_as_html(self._pages[self._at]))
        self._scroll.verticalScrollBar().setValue(0)
        self._count.setText(f"{self._at + 1} of {many}")
        for turner, can in ((self._back, self._at > 0), (self._next, self._at < many - 1)):
            turner.setVisible(many > 1)
            turner.setEnabled(can)
        self._count.setVisible(many > 1)
        if many > 1 and self._at == many - 1 and self._next.hasFocus():
            self._begin.setFocus()

    def _place(self) -> None:
        """Move beside the question, as high as the room there allows."""
        if self._chapter is None:
            return
        asked, others = self._clear()
        near = asked[0] if asked else None
        for height in HEIGHTS:
            size = self._part(self._chapter, theme.pixels(height))
            lies = aside(self._over.size(), [size], others, near, others, asked)
            if not any(lies.intersects(room) for room in asked):
                break
        self._at = min(self._at, len(self._pages) - 1)
        self._show_page()
        self.setGeometry(lies)

    def _part(self, chapter: Chapter, highest: int) -> QSize:
        """Split *chapter* into pages for this table and text size. Returns the size of the card,
        the same for all pages, so that the buttons stay in place."""
        room = self._over.size()
        wide = round(min(max(theme.pixels(WIDTH), WIDTH), room.width() * WIDEST))
        high = min(round(room.width() * room.height() * PART / wide), highest)
        feet = self._begin.sizeHint().height() + 2 * EDGE + GAP + SLACK
        inside = wide - 2 * EDGE - theme.pixels(16)

        def needs(page: Page) -> int:
            self._words.setText(_as_html(page))
            return self._words.heightForWidth(inside)

        words = chapter.paragraphs
        if high - feet >= HEADED * self._words.fontMetrics().lineSpacing():
            words = [f"**{chapter.title}**", *words]
        self._pages = paged(words, lambda page: needs(page) <= high - feet)
        return QSize(wide, min(max(map(needs, self._pages)) + feet, high))


def _as_html(page: Page) -> Rich:
    """*page* as rich text; list items become paragraphs on so small a card."""
    return joined(rich("<p>{}</p>", stressed(block.removeprefix("- "))) for block in page)
