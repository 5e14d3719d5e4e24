"""What is heard of the real window: at its time, once, and nothing of what is skipped or undone."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.games.parsifal.staging import stage
from tests.ui.fights import fight
from tests.ui.hands import Hands
from ui.base.settings import Settings
from ui.program.app import App
from ui.program.loudspeaker import Loudspeaker


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The names of what a loudspeaker would play."""
    names: list[str] = []
    monkeypatch.setattr(Loudspeaker, "play", lambda _self, name: names.append(name))
    return names


def taken(heard: list[str]) -> list[str]:
    told = list(heard)
    heard.clear()
    return told


def test_a_refusal_an_answer_and_nothing_when_it_is_taken_back(app: App, heard: list[str]) -> None:
    session = fight(["cups-5", "swords-5", "wands-3"], zones={"discard": ["cups-9"]})
    hands = Hands(app)
    hands.play(session)
    assert taken(heard) == [], "a table is shown in silence"
    hands.drag(session.table.named("cups-5").id, "floor:5")
    assert taken(heard) == ["refusal"]
    hands.press("Undo the drop", hands.game.window.panels.refusal)
    hands.game.bridge.answering.answer("rest")
    hands.rest()
    assert taken(heard) == ["blow"], "without motion an answer is heard once"
    hands.game.does["undo"].trigger()
    hands.rest()
    assert taken(heard) == []
    hands.game.bridge.hands.shuffle("deck")
    hands.rest()
    assert taken(heard) == ["shuffle"]
    assert hands.game.window.said == "Shuffled: Deck."


def test_what_moves_is_heard_when_it_is_seen_and_not_at_all_if_it_is_skipped(
    app: App, heard: list[str]
) -> None:
    app.take_settings(Settings(speed=100))
    hands = Hands(app)
    hands.play(fight(["cups-5", "swords-5", "wands-3"], zones={"discard": ["cups-9"]}))
    game = hands.game
    game.bridge.answering.answer("rest")
    assert taken(heard) == [], "it is not there yet"
    hands.until(lambda: "blow" in heard, "the blow")
    hands.rest()
    assert taken(heard) == ["heal", "dice", "blow"]
    game.does["undo"].trigger()
    hands.rest()
    game.bridge.answering.answer("rest")
    for _ in range(20):
        game.table.skip()
        QApplication.processEvents()
    assert not game.table.moving
    hands.until(lambda: heard, "the blow, which comes without motion: there is nothing to skip")
    assert "heal" not in heard


def test_turns_are_handed_over_and_the_end_is_heard(app: App, heard: list[str]) -> None:
    session = stage(
        areas=[["klingsor", "knight-1"], ["kundry", "gamuret"], ["titurel", "amfortas"]],
        under={"titurel": ["horn"], "klingsor": ["grail"]},
        counters={"round": 1},
    )
    for seat, name in enumerate(("Ana", "Ben", "Cleo")):
        session.override("seat", seat=seat, name=name, player=seat, bot="")
    app.play(session)
    hands = Hands(app)
    hands.rest()
    taken(heard)
    hands.press("Pass: do nothing", hands.game.window.decision)
    hands.rest()
    assert taken(heard) == ["turn"]
    hands.game.draw_curtain()
    assert taken(heard) == ["curtain"]
    app.shell.curtain.lifted.emit()
    hands.rest()
    taken(heard)
    hands.game.bridge.hands.override("end", winners=[1], words="Ben wins.", rule="")
    hands.until(lambda: heard, "the end")
    assert taken(heard) == ["win"]
