"""The rulebook beside the table: chapters, search, and the rule that a question cites."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QUrl, Signal
from PySide6.QtGui import QColor, QResizeEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
)

from tabletop.packs.rulebook import Rule, Rulebook
from ui.base import fonts, theme
from ui.base.deferred_call import soon
from ui.base.qt_guard import guarded
from ui.base.safe_text import Rich, fill, joined, rich, stressed
from ui.panels.book_words import as_html
from ui.panels.filled_when_seen import FilledWhenSeen
from ui.panels.wheel_guard import drop_down
from ui.panels.widgets import RULE, WritingLine, as_panel, button, label


@guarded
class RulebookPanel(FilledWhenSeen):
    """Shows a rulebook. It is written only when it is seen or searched, because most games are
    played without.

    `show_rulebook(book)` sets the book; `open_at(rule)` goes to a rule and marks it,
    `open_chapter(rule)` to its chapter; `seek()` focuses the search line; `quote(rule)` is the
    quotable text of a rule.

    Signal: `opened(id)` the book was opened at this rule.
    """

    opened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        as_panel(self, "Rulebook")
        self._book: Rulebook | None = None
        self._at = ""
        self._anchored = False
        self._written_in = theme.worn()
        self._find = WritingLine(placeholderText="Search the rules", clearButtonEnabled=True)
        self._find.setAccessibleName("Search the rules")
        self._next = button("Next", tip="Next match (Enter)")
        self._found = label("", "muted")
        self._chapters = drop_down()
        self._chapters.setAccessibleName("Chapter")
        self._page = QTextBrowser(openLinks=False)
        self._page.setAccessibleName("Rules")
        self._build()
        self._find.textChanged.connect(self._search)
        self._find.returnPressed.connect(self._go_on)
        self._next.clicked.connect(self._go_on)
        self._chapters.activated.connect(lambda n: self._page.scrollToAnchor(f"chapter-{n}"))
        self._page.anchorClicked.connect(self._follow)

    def _build(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._find, 1)
        top.addWidget(self._next)
        below = QVBoxLayout(self)
        below.setContentsMargins(8, 8, 8, 8)
        below.addWidget(self._chapters)
        below.addLayout(top)
        below.addWidget(self._found)
        self._page.setMinimumHeight(60)
        below.addWidget(self._page, 1)
        self._found.hide()
        self._next.setEnabled(False)
        self._page.verticalScrollBar().actionTriggered.connect(self._let_go)

    def _let_go(self) -> None:
        self._anchored = False

    def show_rulebook(self, book: Rulebook) -> None:
        """Show all of *book*."""
        self._book = book
        self._chapters.clear()
        self._chapters.addItems([chapter.title for chapter in book.chapters])
        self.renew()

    def quote(self, rule: str) -> str:
        """The first sentence of *rule*; empty if the book has no such rule."""
        found = self._book.rules.get(rule) if self._book else None
        return found.first if found else ""

    @property
    def has_book(self) -> bool:
        """Whether there is a book to read."""
        return self._book is not None

    def open_at(self, rule: str) -> bool:
        """Go to *rule* and mark it. Returns whether the book has it."""
        if self._book is None or rule not in self._book.rules:
            return False
        self._find.clear()
        self._at = rule
        self.renew()
        self.catch_up()
        self._page.scrollToAnchor(rule)
        self._anchored = True
        self._choose_chapter(rule)
        self.opened.emit(rule)
        return True

    def open_chapter(self, rule: str) -> None:
        """Go to the chapter of *rule*, or to the first if the book has no such rule, and focus it
        for reading by keys."""
        if self._book is None:
            return
        titles = [chapter.title for chapter in self._book.chapters]
        found = self._book.rules.get(rule)
        at = titles.index(found.chapter) if found is not None else 0
        self._find.clear()
        self._anchored = False
        self.catch_up()
        self._chapters.setCurrentIndex(at)
        self._page.scrollToAnchor(f"chapter-{at}")
        self._page.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the opened rule in sight, unless the reader has scrolled on."""
        super().resizeEvent(event)
        if self._anchored:
            soon(self, lambda: self._page.scrollToAnchor(self._at))

    def seek(self, words: str = "") -> None:
        """Focus the search line, with *words* in it."""
        self._find.setText(words)
        self._find.setFocus()
        self._find.selectAll()

    def _choose_chapter(self, rule: str) -> None:
        assert self._book is not None
        self._chapters.setCurrentText(self._book.rules[rule].chapter)

    def _follow(self, link: QUrl) -> None:
        if link.toString().startswith(RULE):
            self.open_at(link.toString().removeprefix(RULE))

    def _search(self) -> None:
        words = self._find.text().strip()
        self.catch_up()
        found: list[QTextEdit.ExtraSelection] = []
        if words:
            colours = theme.current().colours
            shown = QTextCharFormat()
            shown.setBackground(QColor(colours.accent))
            shown.setForeground(QColor(colours.on_accent))
            cursor = self._page.document().find(words, 0)
            while not cursor.isNull():
                one = QTextEdit.ExtraSelection()
                one.cursor, one.format = cursor, shown
                found.append(one)
                cursor = self._page.document().find(words, cursor)
        self._page.setExtraSelections(found)
        places = f"{len(found)} matches" if len(found) != 1 else "1 place"
        self._found.setText(places if found else "No match in the rules.")
        self._found.setVisible(bool(words))
        self._next.setEnabled(bool(found))
        if found:  # a chapter of that title comes before all mentions of it
            called = (one for one in found if one.cursor.block().blockFormat().headingLevel())
            self._page.setTextCursor(next(called, found[0]).cursor)

    def _go_on(self) -> None:
        words = self._find.text().strip()
        if words and not self._page.find(words):
            self._page.moveCursor(QTextCursor.MoveOperation.Start)
            self._page.find(words)

    def changeEvent(self, event: QEvent) -> None:
        """Write the page again after a change of theme or text scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._written_in != theme.worn():
            self.renew()

    def fill(self) -> None:
        """Write the page."""
        self._written_in = theme.worn()
        if self._book is None:
            return
        colours, size = theme.current().colours, theme.pixels(17)
        self._page.document().setDefaultStyleSheet(
            f"body {{ font-family: '{fonts.BOOK}'; font-size: {size}px; color: {colours.text} }}"
            f"h2 {{ font-family: '{fonts.CAPITALS}'; color: {colours.accent};"
            f" font-size: {theme.pixels(theme.HEADING)}px; margin: 14px 0 4px 0 }}"
            f"p {{ margin: 6px 0 }}"
            f".id {{ color: {colours.muted}; font-family: '{fonts.PLAIN}';"
            f" font-size: {theme.pixels(theme.SMALL)}px }}"
            f"a {{ color: {colours.link} }}"
        )
        parts = []
        for number, chapter in enumerate(self._book.chapters):
            parts.append(rich('<h2><a name="chapter-{}"></a>{}</h2>', number, chapter.title))
            parts += [as_html(paragraph) for paragraph in chapter.paragraphs]
            parts += [self._rule_html(rule, colours) for rule in chapter.rules]
        fill(self._page, rich("<body>{}</body>", joined(parts)))
        # scroll to its first line rather than to its edge
        self._page.verticalScrollBar().setValue(0)

    def _rule_html(self, rule: Rule, colours: theme.Colours) -> Rich:
        words = rich(
            '<a name="{0}"></a><span class="id">{0}</span><br>{1}', rule.id, stressed(rule.text)
        )
        if rule.id != self._at:
            return rich("<p>{}</p>", words)
        return rich(
            '<table width="100%" cellspacing="0" cellpadding="8"><tr>'
            '<td width="4" bgcolor="{}" style="padding:0"></td>'
            '<td bgcolor="{}">{}</td></tr></table>',
            colours.accent,
            colours.lit,
            words,
        )
