"""A whole game on the real window, by mouse and keys, from the gallery to the last page."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from shiboken6 import isValid

from saves.folders import folders
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.play.questions.declaration import Declaration
from tabletop.table.table import freeze
from tests.ui.hands import Hands
from ui.base.settings import Settings
from ui.brief import panel_facts
from ui.program.app import App
from ui.windows.ending import EndingPage

MOVING, STILL = Settings(speed=400), Settings(reduced_motion=True)
MOST_TURNS = 600


def started(folder: Path) -> App:
    """The program, started with this folder for all that it keeps."""
    app = App(folders(folder), STILL, folder / "settings.json")
    app.looks.wear()
    app.shell.show()
    app.show_gallery()
    return app


def ended(app: App) -> None:
    """The program, closed as a user closes it."""
    app.shell.close()
    app.shell.deleteLater()
    QApplication.processEvents()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    QApplication.instance() or QApplication([])
    app = started(tmp_path)
    yield app
    if isValid(app.shell):
        ended(app)


def begin(hands: Hands) -> None:
    """A game for two people, set up by mouse and keys."""
    hands.press_named("New game of Tower")
    hands.press_named("Heroes: 2")
    hands.press_named("People: 2")
    hands.press_named("House rules")
    seed = next(
        line for line in hands.app.shell.findChildren(QLineEdit) if line.accessibleName() == "Seed"
    )
    QTest.keyClicks(seed, "11")
    hands.press("Start")
    hands.app.take_settings(MOVING)
    court = hands.game.bridge.session.table.named("cups-queen").id
    hands.drag(court, "hero:0")
    hands.rest()
    hands.double_click(hands.game.bridge.session.table.named("swords-king").id)
    hands.rest()


def name_and_lead(hands: Hands) -> None:
    """Both wish to name their heroes: she takes her card's name by key, he writes his; she leads,
    as is usual."""
    lift(hands)
    hands.press("Change the names: Queen of Cups, King of Swords")
    hands.rest()
    hands.key("Ctrl+Return")
    names = [seat.name for seat in hands.game.bridge.session.table.seats]
    assert names == ["Player 1", "Player 2"], "not before all have named"
    lift(hands)
    hands.write("Ben of the Reeds")
    names = [seat.name for seat in hands.game.bridge.session.table.seats]
    assert names == ["Queen of Cups", "Ben of the Reeds"]
    lift(hands)


def lift(hands: Hands) -> None:
    """Whoever comes next lifts the curtain by key, if it hangs."""
    hands.rest()
    shell = hands.app.shell
    if shell.curtain_hangs:
        QTest.keyClick(shell.curtain, Qt.Key.Key_Return)
        hands.rest()


def refuse_three_ways(hands: Hands) -> None:
    """A drop that the rules refuse, and each of the three ways on from it."""
    game = hands.game
    table, refusal = game.bridge.session.table, game.window.panels.refusal
    card, second = [
        piece.id
        for piece in table["hand:0"]
        if "hero:1" not in hands.game.bridge.port.takers(piece.id)
    ][:2]
    before = freeze(table)

    hands.drag(card, "hand:1")
    assert refusal.isVisible()
    rule, zone = refusal.refused.rule, refusal.refused.zone
    assert rule.startswith("TWR-")
    assert refusal.refused.quote == panel_facts.quote("tower", rule) != ""
    hands.press("Undo the drop", refusal)
    hands.rest()
    assert not refusal.isVisible()
    assert freeze(game.bridge.session.table) == before

    hands.drag(card, "hand:1")
    hands.press("Do it anyway", refusal)
    hands.rest()
    assert game.bridge.session.table.pieces[card].zone == zone
    assert game.bridge.session.lines[-1].by_hand
    hands.key("Ctrl+Z")
    hands.rest()
    assert freeze(game.bridge.session.table) == before

    hands.drag(card, "hand:1")
    hands.press("Make it a house rule", refusal)
    hands.rest()
    assert game.bridge.session.table.house_rules == [rule]
    hands.drag(second, "hand:1")
    assert not refusal.isVisible(), "the house rule holds"
    hands.rest()
    for _ in range(2):
        hands.key("Ctrl+Z")
        hands.rest()
    assert freeze(game.bridge.session.table) == before
    hands.key("Ctrl+Y")
    hands.rest()
    assert game.bridge.session.table.house_rules == [rule]
    hands.key("Ctrl+Z")
    hands.rest()


def go_by_hand(hands: Hands) -> None:
    """By-hand mode: a drag, a turn, a flip and a count; then the rules go on, and all is undone."""
    game = hands.game
    before = freeze(game.bridge.session.table)
    card = game.bridge.session.table["hand:0"][0].id
    foe = game.bridge.session.table["floor:1"][-1].id
    health = game.bridge.session.table.pieces[foe].counters["health"]
    hands.key("Ctrl+M")
    assert game.bridge.by_hand
    shown = [line.text() for line in game.window.findChildren(QLabel) if line.isVisible()]
    assert "By hand" in shown
    hands.drag(card, "treasures")
    hands.rest()
    assert game.bridge.session.table.pieces[card].zone == "treasures"
    hands.spot(foe)
    hands.key("-")
    hands.rest()
    assert game.bridge.session.table.pieces[foe].counters["health"] == health - 1
    hands.spot(foe)
    hands.key("E")
    hands.rest()
    assert game.bridge.session.table.pieces[foe].turn == 90
    for _ in range(3):
        hands.key("Ctrl+Z")
        hands.rest()
    hands.key("Ctrl+M")
    assert not game.bridge.by_hand
    assert freeze(game.bridge.session.table) == before


def keep_the_secret(hands: Hands, name: str) -> None:
    """While the curtain hangs the table is hidden; it names who comes next, who lifts it by key."""
    shell, game = hands.app.shell, hands.game
    assert not game.window.isVisible()
    assert name in shell.curtain.accessibleName()
    assert game.bridge.decision is None
    QTest.keyClick(shell.curtain, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert game.window.isVisible()
    assert game.bridge.session.table.seats[game.bridge.seat].name == name


def play_on(hands: Hands, ways: Counter[str], answers: int, luck: Luck) -> None:
    """Answer so often, or until the game is over, as a thoughtful player would."""
    clever = bot(hands.game.bridge.session.game, "thoughtful")
    for _ in range(answers):
        hands.rest()
        game = hands.game
        assert not hands.app.faults
        if game.bridge.session.over:
            return
        if hands.app.shell.curtain_hangs:
            asked = game.bridge.session.decision
            assert asked
            keep_the_secret(hands, game.bridge.session.table.seats[asked.seat].name)
            ways["curtain"] += 1
        asked, said = game.bridge.session.decision, 0
        assert asked
        if isinstance(asked, Declaration):
            said = len(game.bridge.session.drafting.draft(asked, []).said)
        key = clever(game.bridge.session.view(asked.seat), asked, luck).split("/")[said]
        before = len(game.bridge.session.journal.entries)
        ways[hands.take(key)] += 1
        begun = game.bridge.session.drafting.has_begun(asked.seat)
        assert begun or len(game.bridge.session.journal.entries) > before, f"{key} was not taken"


@pytest.mark.slow
def test_a_whole_game(app: App, tmp_path: Path) -> None:
    hands, ways, luck = Hands(app), Counter[str](), Luck(1)
    begin(hands)
    name_and_lead(hands)
    refuse_three_ways(hands)
    go_by_hand(hands)
    play_on(hands, ways, 3, luck)
    app.take_settings(STILL)
    play_on(hands, ways, 20, luck)
    hands.rest()
    before = freeze(hands.game.bridge.session.table)
    ended(app)

    again = started(tmp_path)
    hands = Hands(again)
    hands.press("Continue")
    assert freeze(hands.game.bridge.session.table) == before
    play_on(hands, ways, MOST_TURNS, luck)
    assert hands.game.bridge.session.over
    hands.until(lambda: isinstance(again.shell.currentWidget(), EndingPage), "the last page")
    assert ways["drag"] > 10
    assert ways["click"] > 5
    assert ways["button"] > 0
    assert ways["curtain"] > 5
    hands.press("Look back")
    assert hands.game.window.isVisible()
    hands.key("Ctrl+Z")
    assert not hands.game.bridge.session.over, "even the end can be taken back"
    ended(again)
