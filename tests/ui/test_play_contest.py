"""A whole game of three, two people and a bot, on the real window: from the gallery to the win."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit

from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.table.table import freeze
from tests.ui import looking
from tests.ui.hands import Hands
from tests.ui.opened import opened
from tests.ui.test_play_on_cards import choose_in_menu
from ui.program.app import App
from ui.seat import gestures
from ui.windows.ending import EndingPage

MOST = 400


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with opened(tmp_path, speed=400) as app:
        app.show_gallery()
        yield app


def begin(hands: Hands) -> None:
    """Ana, Ben and a thoughtful bot, set up by mouse and keys."""
    hands.press_named("New game of Parsifal")
    hands.press_named("Players: 3")
    hands.press_named("People: 2")
    hands.press_named("House rules")
    lines = {
        line.accessibleName(): line
        for line in hands.app.shell.findChildren(QLineEdit)
        if line.isVisible()
    }
    QTest.keyClicks(lines["Name of seat 1"], "Ana")
    QTest.keyClicks(lines["Name of seat 2"], "Ben")
    QTest.keyClicks(lines["Name of seat 3"], "Cleo")
    QTest.keyClicks(lines["Seed"], "2")
    third = next(
        box
        for box in hands.app.shell.findChildren(QComboBox)
        if box.accessibleName() == "Who plays seat 3" and box.isVisible()
    )
    third.setFocus()
    while third.currentData() != "thoughtful":
        QTest.keyClick(third, Qt.Key.Key_Down)
    hands.press("Start")
    assert [seat.bot for seat in hands.game.bridge.session.table.seats] == ["", "", "thoughtful"]


class Contest:
    """Two people play on as a thoughtful player would, each answer in another way."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.ways = Counter[str]()
        self.luck = Luck(1)
        self.undone = 0

    @property
    def keys(self) -> list[str]:
        """What was answered so far, and said."""
        return self.hands.given()

    def play(self) -> None:
        """Play until the game is over."""
        hands = self.hands
        for _ in range(MOST):
            session, bridge = hands.game.bridge.session, hands.game.bridge
            hands.until(lambda: session.over or bridge.decision is not None, "my turn", 30)  # noqa: B023
            if session.over:
                return
            hands.rest()
            assert not hands.app.shell.curtain_hangs, "all lies open"
            self._answer()
        raise AssertionError("the game never ended")

    def _answer(self) -> None:
        hands = self.hands
        planned, count = self._planned(), len(self.keys)
        way = self._drag(planned) or self._menu(planned) or self._code(planned[0])
        if not way:
            way = self._press(planned[0])
        self._go_on_though_warned()
        hands.rest()
        taken = self.keys[count : count + len(planned)]
        assert taken, f"{planned[0]} was not taken by {way}"
        assert taken == planned[: len(taken)], way
        self.ways[way] += 1
        if way == "drag" and self.undone < 3 and not hands.game.bridge.session.over:
            self._take_back(count)

    def _planned(self) -> list[str]:
        """What a thoughtful player would answer, a part after another."""
        session = self.hands.game.bridge.session
        asked = session.decision
        assert asked is not None
        key = bot(session.game, "thoughtful")(session.view(asked.seat), asked, self.luck)
        said = self.hands.game.bridge.port.said
        return key.split("/")[len(said) :] if isinstance(asked, Declaration) else [key]

    # --- ways ----------------------------------------------------------------------------------

    def _drag(self, planned: list[str]) -> str:
        """Declare a whole action by one drag, where there is one for it."""
        if len(planned) < 3 or self.luck.chance(30) or self.hands.decision.rule != "PAR-011":
            return ""
        actor, deed, target, *to = planned
        piece, zone = {
            "lock": (actor, f"over:{target}"),
            "take": (target, f"under:{actor}"),
            "drop": (target, "common"),
            "give": (target, f"under:{to[0]}" if to else ""),
            "free": (actor, f"over:{target}"),
        }.get(deed.split()[-1], ("", ""))
        hands = self.hands
        if not piece or self._is_ambiguous(planned, piece, zone):
            return ""
        number = hands.game.bridge.session.table.named(piece).id
        view = hands.game.table
        if not (looking.spot_on_piece(view, number) and looking.spot_on_zone(view, zone)):
            return ""
        hands.drag(number, zone)
        return "drag"

    def _is_ambiguous(self, planned: list[str], piece: str, zone: str) -> bool:
        """Whether a drop may mean another action, too: then a menu would ask."""
        bridge = self.hands.game.bridge
        number = bridge.session.table.named(piece).id
        return [each.keys for each in bridge.port.dropped(number, zone)] != [tuple(planned)]

    def _menu(self, planned: list[str]) -> str:
        """Click the actor, and choose in its menu what it does."""
        hands = self.hands
        if len(planned) < 2 or self.luck.chance(40) or hands.decision.rule != "PAR-011":
            return ""
        table = hands.game.bridge.session.table
        number = table.named(planned[0]).id
        if looking.spot_on_piece(hands.game.table, number) is None:
            return ""
        asked = hands.game.bridge.session.decision
        if not isinstance(asked, Declaration):
            return ""
        question = Draft.of(asked).take(planned[0]).question()
        if question is None or len(question.legal()) < 2:
            return ""
        option = question.option(planned[1])
        assert option is not None
        hands.click_piece(number)
        hands.until(QApplication.activePopupWidget, "the menu")
        choose_in_menu(option.label)
        hands.app.shell.activateWindow()  # without a window system nobody else does
        hands.until(lambda: QApplication.activeWindow() is hands.app.shell, "the window again")
        return "menu"

    def _code(self, key: str) -> str:
        """Type the code that lies on what *key* is about."""
        hands, option = self.hands, self.hands.decision.option(key)
        assert option is not None
        only = len(gestures.subjects(hands.decision, option.pieces[0], ())) if option.pieces else 0
        if only != 1 or self.luck.chance(50):
            return ""
        view = hands.game.table
        view.call_outs = True
        code = next((c for c, (it, _) in view.lights.codes.items() if it == option.pieces[0]), "")
        for letter in code:
            hands.key(letter)
        view.call_outs = False
        if (menu := QApplication.activePopupWidget()) is not None:
            menu.close()
        return "code" if code else ""

    def _press(self, key: str) -> str:
        """Press the button, or type its number."""
        hands, option = self.hands, self.hands.decision.option(key)
        assert option is not None
        number = hands.decision.legal().index(option) + 1
        if len(hands.decision.options) < 10 and self.luck.chance(50):
            hands.key(str(number))
            return "number"
        hands.press(option.label, hands.game.window.decision)
        return "button"

    def _go_on_though_warned(self) -> None:
        self.ways["warned"] += self.hands.insist()

    def _take_back(self, count: int) -> None:
        """Undo takes the whole drag back; redo does it again."""
        hands = self.hands
        bridge, session = hands.game.bridge, hands.game.bridge.session
        if bridge.decision is None or len(session.journal.entries) == 0:
            return
        before = freeze(session.table)
        hands.key("Ctrl+Z")
        hands.rest()
        assert len(self.keys) == count, "one drag is one step"
        hands.key("Ctrl+Y")
        hands.rest()
        assert freeze(session.table) == before
        self.undone += 1


@pytest.mark.slow
def test_a_whole_game_of_two_people_and_a_bot(app: App) -> None:
    hands = Hands(app)
    begin(hands)
    contest = Contest(hands)
    contest.play()
    session = hands.game.bridge.session
    hands.until(lambda: isinstance(app.shell.currentWidget(), EndingPage), "the last page")
    outcome = session.table.outcome
    assert outcome is not None
    shown = " ".join(each.text() for each in app.shell.currentWidget().findChildren(QLabel))
    assert outcome.words in shown
    assert "since turn" in shown
    for seat in outcome.winners:
        assert session.table.seats[seat].name in shown
    assert contest.undone > 0
    assert {"drag", "menu", "code", "number", "button"} <= set(contest.ways)
    hands.press("Look back")
    app.shell.activateWindow()
    hands.until(app.shell.isActiveWindow, "the window to be active")
    hands.key("Ctrl+Z")
    assert not hands.game.bridge.session.over, "even the end can be taken back"
