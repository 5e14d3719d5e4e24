"""No part of the window takes the name of a zone apart: in whole games every name is sealed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import tests.toys  # noqa: F401  (they stand on the shelf)
from saves.folders import folders
from tabletop import Seat, new_game
from tabletop.play.shelf.game_shelf import names
from tests.seeds import some_slow
from tests.table.sealed import Sealed, seal_all, seal_view
from tests.ui.hands import Hands
from ui.base.settings import Settings
from ui.brief.ending import ending
from ui.game.input.menu import PieceMenu
from ui.program.app import App
from ui.scene.layout.layout_reader import layout_of
from ui.scene.layout.ownership import where_all_lie, whose


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    QApplication.instance() or QApplication([])
    seal_all(monkeypatch)
    app = App(folders(tmp_path), Settings(reduced_motion=True), tmp_path / "settings.json")
    app.looks.wear()
    app.shell.show()
    app.shell.activateWindow()
    yield app
    assert not app.faults, app.faults
    app.shell.close()


@pytest.mark.parametrize("game", some_slow(names(), {*names()} - {"tower"}))
def test_the_window_takes_no_name_of_a_zone_apart(app: App, game: str) -> None:
    """Walked over by keys, pointed at, picked up, dragged, told, moved by hand and taken back."""
    app.play(new_game(game, seats=[Seat("Ana", 0), Seat("Ben", 1)], seed=4))
    hands = Hands(app)
    hands.rest()
    for turn in range(9):
        playing = hands.game
        table, bridge = playing.table, playing.bridge
        bridge.set_by_hand(turn % 3 == 2)
        _look_at_everything(hands)
        if turn % 3 == 2:
            known = [item.piece.id for item in table.table.lying if item.piece.id >= 0]
            for zone in list(bridge.session.table.zones)[:: 5 + turn % 3]:
                bridge.hands.move(known[turn % len(known)], zone)
            bridge.time.undo()
        bridge.set_by_hand(False)
        if not bridge.session.decisions:
            break
        bridge.sit(bridge.session.decisions[0].seat)
        decision = hands.decision
        bridge.answering.answer(decision.default or decision.legal()[-1].key, warned=True)
        hands.rest()
    bridge = hands.game.bridge
    session = bridge.session
    session.override("end", winners=[0], words="Enough.", rule="")
    assert ending(bridge.port) is not None or not session.table.outcome
    assert all(type(zone.name) is Sealed for zone in session.table.zones.values())


def _look_at_everything(hands: Hands) -> None:
    playing = hands.game
    view, bridge = playing.table, playing.bridge
    scene, session = view.table, playing.bridge.session
    seal_view(view.table.view)
    scene.find_homes()
    for stop in view.walk.stops()[:40]:
        view.walk.set_to(stop)
        assert view.walk.title(stop)
    for direction in ("next", "left", "up", "right", "down", "previous"):
        view.walk.go(direction)
    for zone in session.table.zones:
        assert view.zone_title(zone)
    layout, lying = layout_of(session.game.id), where_all_lie(bridge.view)
    menus = set()
    for item in [item for item in scene.lying if item.piece.id >= 0][:12]:
        view.lights.hold(item)
        for zone in view.lights.targets(item.piece.id):
            view.lights.aim(zone)
            view.lights.meaning(item.piece.id, zone)
        view.lights.hold(None)
        assert whose(bridge.view, layout, lying, item.piece.id) >= -1
        playing.story.look(item.piece.id, view.zone_title(item.zone))
        kind = (item.piece.kind, session.table.zones[item.zone].kind)
        if kind not in menus:  # on a wide field each has an entry for hundreds of places
            menus.add(kind)
            PieceMenu(
                bridge,
                item.piece.id,
                item.zone,
                0,
                on_rule=print,
                zone_name=view.zone_title,
                look_through=print,
                parent=view,
            ).deleteLater()
    view.set_near(1 - scene.near)
    view.lights.call_outs = True
    view.lights.redraw()
    view.lights.call_outs = False
