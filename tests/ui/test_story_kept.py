"""The story of a game in a file: chapters, sentences and pictures, and nothing half-written."""

from __future__ import annotations

import re
from datetime import datetime
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from tabletop import Session, new_game
from tabletop.play.ports.port import Port
from tabletop.play.rules.chronicle import Line, Mention
from tabletop.table.table import Seat
from tabletop.table.view import EVERYONE
from tests.saves.games import bent, played
from tests.ui.opened import opened
from ui.brief.story_book import PICTURES, as_html, as_markdown, story_book
from ui.brief.story_words import BEGINNING, chapters
from ui.program.story_controller import StoryKeeper
from ui.windows import file_dialogs

NOW = datetime(2026, 3, 4, 20, 15)
GAMES = ["tower", "parsifal", "scenario", "darkest", "restless", "keeper"]


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.asks_for: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.asks_for += [value or "" for name, value in attrs if name in ("src", "href")]
        assert tag not in ("script", "iframe", "link", "object")
        if tag not in ("meta", "img"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def told(session: Session, seat: int = EVERYONE) -> tuple[str, str]:
    book = story_book(Port(session, seat), session.game, datetime(2026, 3, 2), NOW, lambda _: True)
    pictures = {card: b"picture" for card, _ in book.pictured.values()}
    assert len(pictures) <= PICTURES
    return as_markdown(book), as_html(book, pictures)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_by_chapters_in_a_page_that_needs_nothing_else(game: str) -> None:
    session = bent(30, game=game)
    text, page = told(session)
    assert text.startswith(f"# {session.game.title}\n")
    assert "Begun on 2 March 2026, told on 4 March 2026." in text
    assert text.count("\n## ") == page.count("<h2>") >= 2
    assert "By hand" in text
    read = Page(page)
    assert read.open == []
    assert all(asked.startswith("data:image/jpeg;base64,") for asked in read.asks_for)


def test_what_is_told_of_one_thing_after_another_is_one_sentence() -> None:
    session = new_game("tower", seats=2, seed=1)
    cards = [Mention(n, name) for n, name in ((1, "wands-1"), (2, "wands-2"), (3, "cups-3"))]
    lines = [Line(1, "{} plays {}.", ["Ada", card], "TWR-024") for card in cards]
    lines.append(Line(2, "{} is struck for {}: {} health left.", ["Ada", "2", "9"], "TWR-109"))
    lines.append(Line(3, "{} is struck for {}: {} health left.", ["Ada", "2", "7"], "TWR-109"))
    heroes = (Mention(4, "cups-page"), Mention(5, "wands-page"))
    lines += [Line(4, "{} is discarded: the sanctuary ends.", [card], "TWR-091") for card in heroes]
    lines += [Line(5, "{} focuses.", [name], "TWR-028") for name in ("Ada", "Ben", "Cy")]
    lines += [
        Line(6, "{} regains {}: {} health.", [name, "2", "9"], "TWR-037") for name in ("Ada", "Ben")
    ]
    lines += [Line(7, "{} has fallen.", [name], "TWR-128") for name in ("Ada", "Ben")]
    (chapter,) = chapters(lines, session.game, 2)
    assert chapter.heading == BEGINNING
    assert [each.words for each in chapter.sentences] == [
        "Ada plays Ace of Wands, Two of Wands and Three of Cups.",
        "Ada is struck for 2: 9 health left.",
        "Ada is struck for 2: 7 health left.",
        "Page of Cups and Page of Wands are discarded: the sanctuary ends.",
        "Ada, Ben and Cy focus.",
        "Ada and Ben regain 2: 9 health.",
        "Ada has fallen.",
        "Ben has fallen.",
    ]


def test_a_story_tells_no_secret_and_takes_names_for_words() -> None:
    session = played(30, seats=3)
    for line in session.lines:
        if line.words == "{} draws {}.":
            line.rule = "TWR-018"  # as if a game told of what is drawn
    seen, mine = told(session)[0], told(session, 0)[0]
    hidden = {session.game.title_of(piece.name) for piece in session.table["hand:0"]}
    open_to_all = {session.game.title_of(p.name) for p in session.table["discard"]}
    assert any(title in mine for title in hidden)
    assert not [title for title in hidden - open_to_all if f"draws {title}" in seen]
    seats = [Seat("<b>*Ada*</b>", 0), Seat("[Ben](x)", 1)]
    text, page = told(new_game("parsifal", seats=seats, seed=1))
    assert r"\<b\>\*Ada\*\</b\> and \[Ben\](x) played" in text
    assert "&lt;b&gt;*Ada*&lt;/b&gt;" in page


def test_a_story_is_written_whole_or_it_is_said_why_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path / "home") as app:
        app.play(played(40, seats=1, game="scenario"))
        assert app.playing
        monkeypatch.setattr(
            file_dialogs.QFileDialog, "getSaveFileName",
            lambda *_: (str(tmp_path / "night"), "A page with pictures (*.html)"),
        )  # fmt: skip
        app.playing.does["keep_story"].trigger()
        page = (tmp_path / "night.html").read_text("utf-8")
        assert re.search(r'<img alt="[^"]+" src="data:image/jpeg;base64,/9j/', page)
        assert len(page) < 2_000_000
        assert app.playing.window.said == "The story was saved as night.html."
        keeper, bridge = StoryKeeper(app), app.playing.bridge
        assert keeper.keep_at(tmp_path / "night.md", bridge)
        (tmp_path / "file").write_bytes(b"")
        assert not keeper.keep_at(tmp_path / "file" / "night.md", bridge)
        (box,) = app.shell.findChildren(QMessageBox)
        assert (
            "cannot be written: there is a file where a folder should be." in box.informativeText()
        )
        box.close()
        assert {path.name for path in tmp_path.iterdir()} == {
            "home", "night.html", "night.md", "file",
        }  # fmt: skip
