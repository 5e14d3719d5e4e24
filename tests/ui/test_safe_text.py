"""Strangers' words on the screen: shown letter by letter, wherever they come from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QColor, QImage, QTextDocument
from PySide6.QtGui import Qt as Guess
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QMessageBox, QWidget

from tabletop import load, new_game
from tests.ui.reading import put_away
from ui.base.safe_text import (
    Button,
    Label,
    Tick,
    caption,
    entry,
    joined,
    literal,
    rich,
    set_tip,
    show_tip,
    stressed,
    submenu,
    way_on,
)
from ui.program.app import App

GREEN = QColor(0, 255, 0)
WORDS = (
    "Salt & Sand",
    "<b>Big</b>",
    "&lt;b&gt;",
    "A\n<i>b</i>",
    "<img src='x.png'>",
    "R&&D <hr>",
    "<!-- no -->",
    "<a href='rule:TWR-001'>x</a>",
    "\u2066<b>\u2069",
    "כ & ל",
    "<ط>",
    "{}",
    "%1",
)


@pytest.fixture
def outside(tmp_path: Path) -> str:
    """HTML that shows a picture which nobody asked for."""
    picture = QImage(40, 40, QImage.Format.Format_RGB32)
    picture.fill(GREEN)
    picture.save(str(tmp_path / "secret.png"))
    return f'<img src="{tmp_path / "secret.png"}">'


def is_read(words: str) -> bool:
    """Whether a place that guesses would take *words* for HTML."""
    return Guess.mightBeRichText(words)


def seen(document_or_label: str) -> str:
    """What a place that guesses shows of these words."""
    if not is_read(document_or_label):
        return document_or_label
    page = QTextDocument()
    page.setHtml(document_or_label)
    return page.toPlainText()


def keyless(shown: str) -> str:
    """What a button shows for its text; an `&` for a key is lost."""
    return "&".join(part.replace("&", "") for part in shown.split("&&"))


@pytest.mark.parametrize("words", WORDS)
def test_words_are_shown_as_they_are_written(words: str) -> None:
    over = QWidget()
    set_tip(over, words)
    assert seen(over.toolTip()) == words
    assert seen(literal(words)) == words
    said = Label(words)
    assert said.text() == words
    assert said.textFormat() == Qt.TextFormat.PlainText
    for made in (Button(words), Tick(words), Button(), Tick()):
        made.setText(words)
        assert keyless(made.text()) == words
    menu = QMenu(over)
    assert keyless(entry(menu, words, key="F5").text()) == f"{words}\tF5"
    assert keyless(submenu(menu, words).title()) == words
    page = QTextDocument()
    page.setHtml(rich("<p>{}</p>", words))
    assert page.toPlainText().split() == words.split()
    put_away(over)


def test_words_become_rich_only_in_a_form() -> None:
    said = Label(rich("<b>{}:</b> {}", "<i>", rich("<i>{}</i>", "&")))
    assert said.textFormat() == Qt.TextFormat.RichText
    assert said.text() == "<b>&lt;i&gt;:</b> <i>&amp;</i>"
    said.setText("<b>")
    assert said.textFormat() == Qt.TextFormat.PlainText
    assert joined([rich("{}", "<"), rich("<br>")]) == "&lt;<br>"
    assert stressed("**<b>** and *x*") == "<b>&lt;b&gt;</b> and <i>x</i>"
    assert stressed("**a** *b*", lightly=False) == "<b>a</b> *b*"
    assert caption("a\tb & c") == "a b && c"


def test_what_is_pressed_does_its_act() -> None:
    over, done = QWidget(), list[str]()
    entry(QMenu(over), "Do", lambda: done.append("menu")).trigger()
    box = QMessageBox(over)
    way_on(box, "R & D", lambda: done.append("box")).click()
    assert done == ["menu", "box"]
    assert keyless(box.buttons()[0].text()) == "R & D"
    put_away(over)


def test_a_tip_shows_no_picture(outside: str) -> None:
    over = QWidget()
    over.show()
    over.activateWindow()
    QTest.qWaitForWindowActive(over)  # a window that comes to the front takes tips away
    assert is_read(outside)
    show_tip(over.mapToGlobal(QPoint(5, 5)), outside, over)
    (tip,) = [
        w for w in QApplication.topLevelWidgets() if w.metaObject().className() == "QTipLabel"
    ]
    assert not greens(tip)
    put_away(over)


def greens(widget: QWidget) -> int:
    """How many pixels of *widget* are of the picture outside."""
    shot = widget.grab().toImage()
    places = ((x, y) for x in range(shot.width()) for y in range(shot.height()))
    return sum(shot.pixelColor(x, y) == GREEN for x, y in places)


def test_names_in_a_save_are_words(app: App, outside: str) -> None:
    saved = json.loads(new_game("parsifal", seats=2, seed=3).to_json())
    names = [f"{outside} & Co", "<b>Bo</b>"]
    for table in (saved["table"], *(each["table"] for each in saved["checkpoints"])):
        for seat, name in zip(table["seats"], names, strict=True):
            seat["name"] = name
    app.play(load(json.dumps(saved)), keep=False)
    if app.shell.curtain_hangs:
        app.shell.curtain.lifted.emit()
    QTest.qWait(1)
    parts = app.shell.findChildren(QWidget)
    said = [each for each in parts if isinstance(each, QLabel) and names[1] in each.text()]
    assert any(each.isVisible() for each in parts if "Bo" in each.toolTip())
    assert [each.text() for each in said if each.textFormat() == Qt.TextFormat.AutoText] == []
    tips = [each.toolTip() for each in [*parts, *app.shell.findChildren(QAction)]]
    assert [tip for tip in tips if is_read(tip) and ("<img" in tip or "<b>Bo" in tip)] == []
