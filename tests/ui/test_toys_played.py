"""Whole games of the toys on the real window, by mouse and by keys alone."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest
from PySide6.QtTest import QTest

from tabletop import Seat, new_game
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Option
from tabletop.play.runner.session import Session
from tabletop.play.shelf.game_shelf import game_called
from tests.ui import looking
from tests.ui.hands import Hands
from tests.ui.naming import assert_keys_are_seen
from ui.program.app import App
from ui.scene.places.focus_steps import ARROWS, step
from ui.seat import gestures

GAMES = ("skirmish", "pilgrims")


def begun(app: App, game: str) -> Hands:
    """A game of one person who plays all seats."""
    longest = {o.id: o.choices[-1].value for o in game_called(game).options if o.id == "days"}
    seats = [Seat("Ana", 0), Seat("Ben", 0)]
    app.play(new_game(game, seats=seats, seed=6, options=longest))
    hands = Hands(app)
    hands.rest()
    return hands


def wished(session: Session, luck: Luck) -> Option:
    """What is done next: now as a careful player would, now anything."""
    decision = session.decisions[0]
    if luck.chance(40):
        return luck.choice(decision.legal())
    key = session.game.thoughtful(session.view(decision.seat), decision, luck)
    option = decision.option(key)
    assert option is not None
    return option


@pytest.mark.slow
@pytest.mark.parametrize("game", [*GAMES, "pebbles"])
def test_a_whole_game_by_the_mouse(app: App, game: str) -> None:
    hands, luck, done = begun(app, game), Luck(5), Counter[str]()
    session = hands.game.bridge.session
    while not session.over:
        option, before = wished(session, luck), len(session.journal.entries)
        done[hands.take(option.key)] += 1
        hands.rest()
        assert session.journal.entries[before].key == option.key  # type: ignore[union-attr]
    assert done["drag"] > min(5, done.total() // 2), done


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(app: App, game: str) -> None:
    hands, luck, done = begun(app, game), Luck(5), Counter[str]()
    session = hands.game.bridge.session
    hands.key("C")
    while not session.over:
        option, before = wished(session, luck), len(session.journal.entries)
        while not (is_meant(hands, option) or option.label in numbered(hands)):
            option = luck.choice(hands.decision.legal())
        done[by_keys(hands, option)] += 1
        hands.until(partial(answered, session, before), "an answer")
        hands.rest()
        assert_keys_are_seen(app.shell)
        assert session.journal.entries[before].key == option.key  # type: ignore[union-attr]
    assert done["code"] > 1, done
    assert done["arrows"] > 1, done


def numbered(hands: Hands) -> list[str]:
    """The answers that have a number in the panel, in that order."""
    return [looking.words_on(button) for button in hands.game.window.decision.answers.numbered]


def by_keys(hands: Hands, option: Option) -> str:
    """Give the answer *option* by keys: by its number, by codes, or by walking there."""
    table = hands.game.table
    if not is_meant(hands, option):
        QTest.keyClicks(table, str(numbered(hands).index(option.label) + 1))
        return "number"
    piece, codes = option.pieces[0], {at: code for code, at in table.lights.codes.items()}
    QTest.keyClicks(table, codes[piece, hands.game.bridge.port.zone_of(piece)])
    assert hands.game.hands.carried == piece
    if len(hands.game.bridge.session.journal.entries) % 2:
        codes = {at: code for code, at in table.lights.codes.items()}
        QTest.keyClicks(table, next(c for at, c in codes.items() if at[1] == option.zones[0]))
        return "code"
    walk_to(hands, option.zones[0])
    hands.key("Return")
    return "arrows"


def answered(session: Session, before: int) -> bool:
    return len(session.journal.entries) > before


def is_meant(hands: Hands, option: Option) -> bool:
    """Whether what keys do with its piece and its place means *option* and nothing else."""
    if not option.pieces:
        return False
    piece, zone = option.pieces[0], option.zones[0]
    there = [o for o in hands.decision.legal() if piece in o.pieces and zone in o.zones]
    at_once = gestures.clicked(hands.decision, piece, hands.game.bridge.port.zone_of(piece), [])
    return there == [option] and at_once is None


def walk_to(hands: Hands, zone: str) -> None:
    """Walk from what was picked up to *zone* by the arrows."""
    table, walk = hands.game.table.table, hands.game.table.walk
    name, ground = next(iter(table.grounds.items()))
    plan, here = table.arrangement.plans[name], walk.at()[1]
    ways: dict[str, tuple[str, ...]] = {here: ()}
    rim = [here]
    for place in rim:
        for arrow in ARROWS:
            beside = step(plan, ground.space, place, arrow)
            if beside and beside not in ways:
                ways[beside] = (*ways[place], arrow)
                rim.append(beside)
    came = [here]
    for arrow in ways[zone]:
        hands.key(arrow.capitalize())
        came.append(walk.at()[1])
    assert walk.at()[1] == zone, (ways[zone], came)
