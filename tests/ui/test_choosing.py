"""Who chose one character can still choose another by a click, until something came of it."""

import pytest

from tabletop.games.parsifal.lexicon import NUMBER
from tests.games.parsifal.staging import stage
from ui.bridge import Bridge


@pytest.fixture
def bridge() -> Bridge:
    session = stage(
        areas=[["knight-1", "parsifal", "klingsor"], ["charmer-1", "ferris", "gawan"]],
        common=["balm"],
        counters={"round": 1},
    )
    made = Bridge(session)
    made.click_chooses = True
    made.begin()
    return made


def click(bridge: Bridge, name: str) -> bool:
    return bridge.click(NUMBER[name], bridge.zone_of(NUMBER[name]))


def answers(bridge: Bridge) -> list[str]:
    return [entry.key for entry in bridge.session.journal.entries if hasattr(entry, "key")]


def test_a_click_on_another_character_chooses_that_one_instead(bridge: Bridge) -> None:
    assert click(bridge, "knight-1")
    assert answers(bridge) == ["knight-1"]
    assert click(bridge, "parsifal")
    assert answers(bridge) == ["parsifal"]
    assert bridge.undo()
    assert answers(bridge) == []


def test_also_when_what_it_does_was_chosen_and_in_whichever_way(bridge: Bridge) -> None:
    bridge.answer("knight-1")
    bridge.answer("knight-1 lock")
    assert click(bridge, "parsifal"), "no Knight locks Parsifal: he must be meant to act"
    assert answers(bridge) == ["parsifal"]


def test_what_answers_the_question_is_never_a_change_of_mind(bridge: Bridge) -> None:
    bridge.answer("knight-1")
    bridge.answer("knight-1 lock")
    assert click(bridge, "klingsor")
    assert answers(bridge) == ["knight-1", "knight-1 lock", "klingsor"]


def test_a_rival_or_what_has_happened_changes_nothing(bridge: Bridge) -> None:
    click(bridge, "knight-1")
    assert not click(bridge, "gawan")
    assert answers(bridge) == ["knight-1"]
    click(bridge, "klingsor")
    bridge.answer("klingsor control")
    bridge.answer("ferris")  # this is told in the chronicle
    before = answers(bridge)
    assert not click(bridge, "parsifal")
    assert answers(bridge) == before
