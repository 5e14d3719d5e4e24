"""The panel of what this table plays by: what is suspended, and how it is taken back."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from tabletop.play.rules.chronicle import Part
from tabletop.play.shelf.game_shelf import game_called
from tests.ui.reading import button, words_in
from ui.panels.fact_types import ToldLine
from ui.panels.rulings import RulingsPanel


def test_house_rules_can_be_given_up_and_bent_moves_taken_back(over: QWidget) -> None:
    panel = RulingsPanel()
    panel.setParent(over)
    heard: list[object] = []
    panel.give_up.connect(heard.append)
    panel.reinstate.connect(heard.append)
    panel.rewind_wanted.connect(heard.append)
    bent = ToldLine(5, [Part("By hand: floor was set.")], by_hand=True)
    texts = {"ABC-001": "Text of one", "ABC-002": "Text of two"}
    suspended = {"ABC-002": "ABC-002", "major-17": "The Star"}
    panel.show_rulings(["ABC-001"], suspended, [bent], lambda rule: texts.get(rule, ""))
    assert "Text of one" in words_in(panel)
    assert "Text of two" in words_in(panel)
    assert "The text of the Star has no effect for now." in words_in(panel)
    button(panel, "Apply this rule again").click()
    button(panel, "Reinstate: ABC-002").click()
    button(panel, "Reinstate: The Star").click()
    button(panel, "Go back to before: By hand: floor").click()
    assert heard == ["ABC-001", "ABC-002", "major-17", 5]


def test_the_rulings_tell_what_modules_change_and_who_comes_first(over: QWidget) -> None:
    panel = RulingsPanel()
    panel.setParent(over)
    asked: list[str] = []
    panel.rule_wanted.connect(asked.append)
    game = game_called("belfry+choir+crown+echo")
    panel.show_rulings([], {}, [], lambda rule: "", ["The Choir", "The Crown"], game.changed)
    words = words_in(panel)
    assert "In play: The Choir, The Crown." in words
    assert "The Crown replaces “Tolling”." in words
    assert "What a tone is set to: first The Choir, then The Crown." in words
    button(panel, "Rule BEL-009").click()
    assert asked == ["BEL-009"]
    panel.show_rulings([], {}, [], lambda rule: "")
    assert "In play" not in words_in(panel)
