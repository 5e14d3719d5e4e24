"""Whole games of the toys on the real window, by mouse and by keys alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saves.folders import folders
from tabletop import Seat, new_game
from tabletop.bots.luck import Luck
from tabletop.play.decision import Option
from tabletop.play.session import Session
from tests.ui.hands import Hands
from ui.app import App
from ui.settings import Settings

GAMES = ("skirmish",)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = App(folders(tmp_path), Settings(reduced_motion=True), tmp_path / "settings.json")
    app.looks.wear()
    app.shell.resize(1280, 720)
    app.shell.show()
    app.shell.activateWindow()
    yield app
    assert not app.faults
    app.shell.close()
    QApplication.processEvents()


def begun(app: App, game: str) -> Hands:
    """A game of one person who plays all seats."""
    app.play(new_game(game, seats=[Seat("Ana", 0), Seat("Ben", 0)], seed=6))
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
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_the_mouse(app: App, game: str) -> None:
    hands, luck, done = begun(app, game), Luck(5), Counter[str]()
    session = hands.game.session
    while not session.over:
        option, before = wished(session, luck), len(session.journal.entries)
        done[hands.take(option.key)] += 1
        hands.rest()
        assert session.journal.entries[before].key == option.key  # type: ignore[union-attr]
    assert done["drag"] > 20, done


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(app: App, game: str) -> None:
    hands, luck, done = begun(app, game), Luck(5), Counter[str]()
    session = hands.game.session
    hands.key("C")
    while not session.over:
        option, before = wished(session, luck), len(session.journal.entries)
        done[by_keys(hands, option)] += 1
        hands.rest()
        assert session.journal.entries[before].key == option.key  # type: ignore[union-attr]
    assert done["code"] > 10, done
    assert done["arrows"] > 10, done


def by_keys(hands: Hands, option: Option) -> str:
    """Give the answer *option* by keys: as codes, by walking there, or by its number."""
    if not option.pieces or not option.zones:
        return by_number(hands, option)
    table, piece = hands.game.table, option.pieces[0]
    if (
        len([o for o in hands.decision.legal() if o.zones == option.zones and piece in o.pieces])
        > 1
    ):
        return by_number(hands, option)
    codes = {at: code for code, at in table.lights.codes.items()}
    start = codes.get((piece, hands.game.bridge.zone_of(piece)))
    assert start is not None, "what may be picked up has a code"
    QTest.keyClicks(table, start)
    assert hands.game.hands.carried == piece
    if len(hands.game.session.journal.entries) % 2:
        goal = {at: code for code, at in table.lights.codes.items()}
        there = next(code for at, code in goal.items() if at[1] == option.zones[0])
        QTest.keyClicks(table, there)
        return "code"
    walk_to(hands, option.zones[0])
    hands.key("Return")
    return "arrows"


def walk_to(hands: Hands, zone: str) -> None:
    """Walk to *zone* by the arrows, by whichever leads nearer; or past what may be chosen."""
    walk = hands.game.table.walk
    ground = next(iter(hands.game.table.table.grounds.values()))
    for _ in range(60):
        here = walk.at()[1]
        if here == zone:
            return
        far = ground.space.distance(here, zone) if {here, zone} <= {*ground.space.rank} else None
        if far is None:
            hands.key(".")
            continue
        for key in ("Up", "Down", "Left", "Right"):
            hands.key(key)
            now = walk.at()[1]
            if now in ground.space.rank and (ground.space.distance(now, zone) or 0) < far:
                break
            if now != here:
                back = {"Up": "Down", "Down": "Up", "Left": "Right", "Right": "Left"}
                hands.key(back[key])
        else:
            hands.key(".")
    raise AssertionError(f"the arrows do not come to {zone}")


def by_number(hands: Hands, option: Option) -> str:
    """Give the answer *option* by its number in the panel, as it is read there."""
    hands.take(option.key)
    return "panel"
