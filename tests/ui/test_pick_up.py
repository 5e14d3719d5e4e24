"""What is picked up by the keyboard is carried over the places where it may be laid alone."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tabletop import Seat, new_game
from tabletop.play.shelf.game_shelf import names
from tests.seeds import some_slow
from tests.ui.hands import Hands
from ui.program.app import App

WAYS = ("Right", "Down", "Left", "Up", ".", ",", "Left", "Up", "Right", ".", ".", "Down")


CARRYING = [name for name in names() if name != "belfry"]
"""The games in which something can be carried: of bells it is only asked which."""


def _picked_up(app: App, game: str) -> tuple[Hands, int, set[str]]:
    """The first piece of *game* that may be carried anywhere, with the places it may go to."""
    app.play(new_game(game, seats=[Seat("Ana", 0), Seat("Ben", 0)], seed=4))
    hands = Hands(app)
    hands.rest()
    table, bridge = hands.game.table, hands.game.bridge
    for _ in range(60):
        for item in table.table.lying:
            piece = item.piece.id
            if piece >= 0 and item.home.visible and table.lights.targets(piece):
                table.walk.set_to(item)
                hands.game.hands._pick_up(piece, item.zone)
                return hands, piece, table.lights.targets(piece)
        bridge.sit(bridge.session.decisions[0].seat)
        decision = hands.decision
        bridge.answering.answer(decision.default or decision.legal()[0].key, warned=True)
        hands.rest()
    raise AssertionError("nothing can be picked up")


@pytest.mark.parametrize("game", some_slow(CARRYING, {*CARRYING} - {"tower", "scenario"}))
def test_the_arrows_walk_the_lit_places_only(app: App, game: str) -> None:
    """But a space place by place: there it is said why not."""
    hands, piece, places = _picked_up(app, game)
    assert hands.game.hands.carried == piece
    table = hands.game.table.table
    spaces = [ground.space for ground in table.grounds.values()]
    came = [hands.game.bridge.port.zone_of(piece)]
    for way in WAYS:
        hands.key(way)
        came.append(hands.game.table.focused_place()[1])
        beside = [p for s in spaces if came[-2] in s.rank for p in s.neighbours[came[-2]]]
        assert came[-1] in {*places, *beside, *(came[-2:-1] if beside else ())}, came
    came = [place for place in came[1:] if place in places]
    assert len(set(came)) > 1 or len(places) == 1
    for _ in range(2 * len(places)):
        hands.key(".")
        came.append(hands.game.table.focused_place()[1])
    spots = hands.game.table.table.arrangement.spots
    assert set(came) == {zone for zone in places if zone in spots}, "all of them"


@pytest.mark.parametrize("game", some_slow(CARRYING, {*CARRYING} - {"tower", "scenario"}))
def test_what_was_put_back_leaves_the_arrows_free(app: App, game: str) -> None:
    hands, _, places = _picked_up(app, game)
    hands.key("Right")
    hands.key("Esc")
    assert hands.game.hands.carried == -1
    came = set()
    for _ in range(60):
        hands.key(".")
        came.add(hands.game.table.focused_place()[1])
    assert came - places, "it walks over all pieces again"


@pytest.mark.parametrize("game", some_slow(CARRYING, {*CARRYING} - {"tower", "scenario"}))
def test_enter_on_something_else_says_why_not(app: App, game: str) -> None:
    hands, piece, places = _picked_up(app, game)
    bridge, table = hands.game.bridge, hands.game.table
    said: list[str] = []
    bridge.said.connect(said.append)
    bridge.refused.connect(lambda refusal, *_: said.append(refusal.why))
    home = bridge.port.zone_of(piece)
    hands.game.hands.act_at(piece, home)
    assert said == ["It is there already. Nothing was done."] or home in places
    if bridge.by_hand:
        return
    item = table.table.lying.known(piece)
    elsewhere = next(
        (spot for spot in table.table.arrangement.spots if spot not in {*places, home}), ""
    )
    assert elsewhere
    table.walk.set_to(item)
    hands.game.hands._pick_up(piece, home)
    said.clear()
    hands.game.hands.act_at(-1, elsewhere)
    QApplication.processEvents()
    assert any(said), "it is said why not"
    assert bridge.port.zone_of(piece) == home
