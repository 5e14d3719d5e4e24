"""What is asked before the first move: what the rules ask of each seat, and hardly more."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog

from tabletop import Seat, new_game
from tabletop.play.questions.declaration import DONE
from tabletop.play.shelf.game_shelf import game_called
from ui.brief.panel_facts import asked
from ui.game.input.menu import PieceMenu
from ui.program.app import App
from ui.seat.bridge import Bridge

MOST = 4
"""As many questions as come before the first move, beyond those that each seat is asked."""

OF_EACH_SEAT = {
    "TWR-005": "its hero",
    "RST-023": "its Character",
    "SCN-101": "its lamp keeper",
    "SCN-102": "its two things",
    "SCN-104": "where it begins",
    "SCN-061": "its class",
    "SCN-063": "its Health",
    "SCN-066": "what it carries",
}
"""The rules of all games by which each seat is asked once, for what."""

FIRST_MOVES = {
    "tower": {"TWR-022"},
    "parsifal": {"PAR-011"},
    "restless": {"RST-257", "RST-073"},
    "scenario": {"SCN-015"},
    "darkest": {"DTC-081"},
    "keeper": {"SCN-015"},
}
"""The rules by which the first move of each game is asked for."""


def seated(game: str, seats: int, people: int = 1) -> Bridge:
    """A fresh table of *game* with so many *seats*, shared out among *people*."""
    session = new_game(game, seats=[Seat(f"Player {n + 1}", n % people) for n in range(seats)],
                       seed=3)  # fmt: skip
    bridge = Bridge(session)
    bridge.curtain = "never"
    bridge.begin()
    return bridge


def asked_first(bridge: Bridge) -> Counter[tuple[str, int]]:
    """What people answer before the first move, by rule and seat, who take what is offered first:
    the longest way."""
    found: Counter[tuple[str, int]] = Counter()
    while (decision := bridge.decision) is not None and bridge.port.whole is not None:
        if bridge.port.whole.rule in FIRST_MOVES[bridge.game.id]:
            return found
        found[bridge.port.whole.rule, decision.seat] += not bridge.port.has_begun
        legal = decision.legal()
        enough = next((option for option in legal if option.key == DONE), legal[0])
        assert bridge.answering.answer(enough.key, warned=True)
    raise AssertionError("the game is over before its first move, or nobody is asked")


SEATS = [
    (game, seats)
    for game in FIRST_MOVES
    for seats in range(game_called(game).seats[0], min(game_called(game).seats[1], 4) + 1)
]


def test_the_first_move_of_each_game_is_known() -> None:
    boxes = Path(__file__).parents[2].glob("assets/games/*/dressing.toml")
    assert {box.parent.name for box in boxes} == {*FIRST_MOVES}


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_little_is_asked_before_the_first_move(game: str, seats: int) -> None:
    found = asked_first(seated(game, seats))
    own = {key: times for key, times in found.items() if key[0] in OF_EACH_SEAT}
    assert set(own.values()) <= {1}, f"each seat is asked once: {own}"
    assert (found - Counter(own)).total() <= MOST, found


def test_starter_items_are_shared_out_by_one_answer() -> None:
    bridge = seated("restless", 4)
    while (decision := bridge.decision) is not None and decision.rule == "RST-023":
        bridge.answering.answer(decision.options[0].key)
    assert bridge.answering.answer("share")
    held = [len(bridge.view[f"inventory:{slot}"]) for slot in range(4)]
    assert held == [1, 1, 1, 1]
    assert bridge.decision is not None
    assert bridge.decision.rule in FIRST_MOVES["restless"]


@pytest.mark.parametrize("people", [1, 2])
def test_what_is_usual_is_changed_at_the_table(people: int) -> None:
    bridge = seated("parsifal", 2, people)
    assert asked(bridge)[0].settled == {
        "who begins": "Choose at random",
        "the direction of play": "Clockwise",
    }
    assert bridge.answering.ask("the direction of play")
    assert [each.rule for each in bridge.questions] == ["PAR-005"]
    assert bridge.answering.answer("anticlockwise")
    assert bridge.port.count("direction") == -1
    assert [*asked(bridge)[0].settled] == ["who begins"], "the other was said by people"
    assert bridge.decision is not None
    assert bridge.answering.answer(bridge.decision.legal()[0].key, warned=True)
    assert bridge.answering.settled == [], "play has begun"


def test_the_menu_of_a_place_asks_what_was_settled_and_calls_seats_otherwise(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.play(new_game("parsifal", seats=[Seat("Player 1", 0), Seat("Player 2", 0)], seed=3))
    assert app.playing is not None
    bridge = app.playing.bridge

    def entry(words: str) -> QAction:
        menu = PieceMenu(
            bridge, -1, "deck", -1, on_rule=print, zone_name=str, look_through=print,
            parent=app.shell,
        )  # fmt: skip
        found = [each for each in menu.findChildren(QAction) if each.text() == words]
        return found[0]

    monkeypatch.setattr(QInputDialog, "getText", lambda *_, text: (f"Ada, once {text}", True))
    entry("Rename this seat…").trigger()
    assert bridge.port.seats[0].name == "Ada, once Player 1"
    assert bridge.time.undo()
    assert bridge.port.seats[0].name == "Player 1"
    entry("Change who begins").trigger()
    assert [each.rule for each in bridge.questions] == ["PAR-004"]


def test_the_names_of_all_are_asked_where_one_wishes_so() -> None:
    bridge = seated("tower", 2)
    for _ in range(2):
        assert bridge.decision is not None
        bridge.answering.answer(bridge.decision.legal()[0].key)
    assert [*asked(bridge)[0].settled] == ["the names", "who leads"]
    assert bridge.answering.ask("the names")
    for name in ("Ada", "Ben"):
        assert bridge.decision is not None
        assert bridge.decision.rule == "TWR-007"
        assert bridge.answering.answer(f"={name}")
    assert [seat.name for seat in bridge.port.seats] == ["Ada", "Ben"]
    assert asked(bridge)[0].settled == {"who leads": "Ada leads"}


@pytest.mark.rule("DTC-100")
def test_the_party_sets_another_order_before_it_leaves_its_village() -> None:
    bridge = seated("darkest", 1)
    while (decision := bridge.decision) is not None and decision.rule == "DTC-081":
        bridge.answering.answer("ready", warned=True)
    assert bridge.answering.answer("order")
    assert bridge.answering.answer("order 2 1 0")
    assert bridge.decision is not None
    assert bridge.decision.rule == "DTC-098"
    lying = [piece.id for piece in bridge.view["order"]]
    bridge.answering.answer("trove")
    assert [piece.id for piece in bridge.view["order"]] == lying
