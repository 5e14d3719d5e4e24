"""The panel for when the game waits: who is asked, and every way on."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from tests.ui.reading import button, words_in
from ui.panels.fact_types import WaitFacts
from ui.panels.unstick import UnstickPanel


def test_unstick_says_who_is_asked_and_gives_every_way_on(over: QWidget) -> None:
    panel = UnstickPanel()
    panel.setParent(over)
    panel.show()
    heard: list[object] = []
    panel.skip_wanted.connect(lambda why: heard.append(("skip", why)))
    panel.answer_for.connect(lambda seat: heard.append(("for", seat)))
    panel.quiet_wanted.connect(lambda: heard.append("quiet"))
    panel.report_wanted.connect(lambda: heard.append("report"))
    panel.show_waiting(WaitFacts("Ben", "Which one?", 0, "A turn", "ABC-001", ("Ada", "Ben"), (1,)))
    assert "The game waits for Ben" in words_in(panel)
    assert "No answer is allowed." in words_in(panel)
    line = panel.findChild(QLineEdit)
    assert line is not None
    QTest.keyClicks(line, "stuck")
    for name in ("Skip", "Answer for Ben", "Back to the last", "Save a report"):
        button(panel, name).click()
    assert heard == [("skip", "stuck"), ("for", 1), "quiet", "report"]
    panel.show_waiting(None)
    assert not button(panel, "Skip").isEnabled()


def test_a_panel_that_nobody_sees_is_built_when_it_is_seen(over: QWidget) -> None:
    panel = UnstickPanel()
    panel.setParent(over)
    panel.show_waiting(WaitFacts("Ben", "Which?", 2, "A turn", "ABC-001", ("Ada", "Ben"), ()))
    panel.set_seen(False)
    panel.show_waiting(WaitFacts("Ada", "Whom?", 2, "A turn", "ABC-001", ("Ada", "Ben"), ()))
    shown = [label.text() for label in panel.findChildren(QLabel) if not label.isHidden()]
    assert "The game waits for Ben" in shown
    panel.set_seen(True)
    assert "The game waits for Ada" in words_in(panel)


def test_it_tells_when_nothing_can_be_answered_any_more(over: QWidget) -> None:
    panel = UnstickPanel()
    panel.setParent(over)
    stood: list[str] = []
    panel.stood_still.connect(lambda: stood.append("still"))
    many, none, unknown = (
        WaitFacts("Ben", "Which?", choices, "A turn", "ABC-001", ("Ada", "Ben"), ())
        for choices in (2, 0, -1)
    )
    panel.show_waiting(many)
    panel.show_waiting(unknown)
    assert stood == []
    panel.show_waiting(none)
    panel.show_waiting(none)
    assert stood == ["still"], "once, though it is said again"
    panel.tell_standstill()  # hands have come and gone
    assert stood == ["still"] * 2
