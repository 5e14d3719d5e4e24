"""The panel of one piece: its words, its numbers, and which way up it is."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tabletop.play.rules.modifiers import Part as Because
from tabletop.play.rules.modifiers import Value
from tests.ui.reading import words_in
from ui.panels.face import Face
from ui.panels.fact_types import PieceFacts
from ui.panels.inspector import SPENT, YOURS, InspectorPanel
from ui.panels.sign import Sign
from ui.panels.widgets import Scroll


def test_the_inspector_shows_where_each_number_comes_from(over: QWidget) -> None:
    panel = InspectorPanel()
    panel.setParent(over)
    parts = (Because(4, "printed", "ABC-001"), Because(-1, "the rain", "ABC-002", 5))
    panel.show_piece(
        PieceFacts(
            3, "The Star", "major-17", sentences=("It shines.",), numbers={"Light": Value(3, parts)}
        )
    )
    shown = words_in(panel)
    assert "The Star" in shown
    assert "It shines." in shown
    assert "= 4 printed" in shown
    assert "− 1 the rain" in shown


def test_in_a_low_panel_the_words_begin_beside_the_card(over: QWidget) -> None:
    panel = InspectorPanel()
    panel.setParent(over)
    panel.show_piece(PieceFacts(3, "The Star", "major-17", sentences=("It shines.",)))
    panel.show()
    face = panel.findChild(Face)
    assert face is not None

    def name_at(width: int, height: int) -> QPoint:
        panel.resize(width, height)
        QApplication.processEvents()
        said = next(each for each in panel.findChildren(QLabel) if each.text() == "The Star")
        return said.mapTo(panel, QPoint()) - face.mapTo(panel, QPoint())

    beside, under = name_at(320, 250), name_at(320, 700)
    assert beside.x() > 70
    assert beside.y() < 40
    assert under.x() < 70
    assert under.y() > 250


def test_another_card_is_read_from_its_top(over: QWidget) -> None:
    panel = InspectorPanel()
    panel.setParent(over)
    panel.resize(320, 200)
    panel.show()
    many = tuple(f"It shines {n} times." for n in range(20))
    panel.show_piece(PieceFacts(3, "The Star", "major-17", sentences=many))
    bar = panel.findChild(Scroll).verticalScrollBar()
    for _ in range(100):  # a busy machine lays it out later
        if not bar.maximum():
            QTest.qWait(10)
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    panel.show_piece(PieceFacts(3, "The Star", "major-17", sentences=many[1:]))
    QTest.qWait(20)
    assert bar.value() > 0, "the same card changed while it was read"
    panel.show_piece(PieceFacts(4, "The Moon", "major-18", sentences=many))
    assert bar.value() == 0


def test_the_inspector_marks_what_is_left_to_the_players(over: QWidget) -> None:
    panel = InspectorPanel()
    panel.setParent(over)
    told = ("It shines.", "Sing.")
    panel.show_piece(PieceFacts(3, "The Star", "major-17", sentences=told, by_hand=("Sing.",)))
    words = [made.text() for made in panel.findChildren(QLabel) if made.text()]
    (sign,) = panel.findChildren(Sign)
    assert words.index(YOURS) == words.index("Sing.") + 1
    assert words.count(YOURS) == 1
    assert sign.accessibleName() == YOURS
    panel.resize(300, 500)
    over.show()
    picture = sign.grab().toImage()
    centre = picture.pixelColor(picture.width() // 2, round(picture.height() * 0.6))
    assert centre == sign.palette().color(QPalette.ColorRole.WindowText)
    panel.show_piece(PieceFacts(3, "The Star", "major-17", sentences=told))
    assert YOURS not in words_in(panel)


def test_a_reversed_card_can_be_turned_upright(over: QWidget) -> None:
    panel = InspectorPanel()
    panel.setParent(over)
    panel.show_piece(PieceFacts(3, "The Star", "major-17", reversed=True))
    assert panel._face._upside_down
    panel.toggle_upright()
    assert not panel._face._upside_down
    panel.show_piece(PieceFacts(4, "The Moon", "major-18"))
    panel.toggle_upright()
    assert not panel._face._upside_down


def test_what_is_used_up_and_why_something_did_not_happen_stand_on_the_card(over: QWidget) -> None:
    panel = InspectorPanel()
    panel.setParent(over)
    guard = "Once per round, when you would be struck, prevent that."
    why = f"You would be struck, but Cloak prevents that: “{guard}”"
    facts = PieceFacts(3, "Cloak", "cloak", sentences=(guard,), spent=(guard,), quoting=(why,))
    panel.show_piece(facts)
    shown = words_in(panel)
    assert f"<b>{SPENT}</b> {guard}" in shown
    assert why in shown
