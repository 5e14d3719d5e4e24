"""By hand, players count what they see on a piece, by its name, and no mark of the rules' own."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QAction

from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tabletop.play.shelf.game_shelf import game_called, names
from tests.conformance.walk import whole
from tests.ui.fights import at
from ui.game.input.menu import PieceMenu
from ui.scene.layout.layout_reader import layout_of
from ui.seat.bridge import Bridge

OWN = {"shown", "marks"}
"""Counters of any game: what a die shows, and what players lay down for themselves."""


def on_the_way(game: str, steps: int) -> Session:
    session, luck = new_game(game, seats=game_called(game).seats[1], seed=3), Luck(3)
    for _ in range(steps):
        if not session.decisions:
            break
        decision = session.decisions[0]
        session.answer(whole(decision, luck.choice(decision.legal()), luck), seat=decision.seat)
    return session


def counted(bridge: Bridge) -> dict[str, int]:
    """A piece that is seen for each counter that lies on any."""
    pieces = bridge.session.table.pieces
    seen = [each for each in pieces if bridge.seen(each.id) is not None]
    return {counter: each.id for each in seen for counter in each.counters}


@pytest.mark.parametrize("steps", [40, 160])
@pytest.mark.parametrize("game", names())
def test_hands_count_what_is_shown_and_nothing_else(game: str, steps: int) -> None:
    session = on_the_way(game, steps)
    bridge, _ = at(session)
    shown = {*session.game.shown, *OWN}
    for counter, number in counted(bridge).items():
        before = dict(session.table.pieces[number].counters)
        assert bridge.hands.counters(number).keys() == before.keys() & shown
        assert bridge.hands.count(number, 1, counter) == (counter in shown)
        after = dict(session.table.pieces[number].counters)
        assert {**before, **{c: n for c, n in after.items() if c in shown}} == after
        assert bridge.hands.count(number, -1)
        after = dict(session.table.pieces[number].counters)
        assert {c: n for c, n in after.items() if c not in shown} == {
            c: n for c, n in before.items() if c not in shown
        }


@pytest.mark.sampled
@pytest.mark.parametrize("game", names())
def test_the_menu_calls_what_is_counted_by_its_name(game: str) -> None:
    session = on_the_way(game, 60)
    bridge, _ = at(session)
    called = {*session.game.shown.values(), "Side", "Marks"}
    of_table = {each.called for each in session.game.numbers(session.game)} - called
    for number in counted(bridge).values():
        zone = session.table.pieces[number].zone
        menu = PieceMenu(bridge, number, zone, 0, on_rule=print, zone_name=str, look_through=print)
        words = [act.text() for act in menu.findChildren(QAction)]
        found = [match[1] for each in words if (match := re.fullmatch(r"(.+): (set…|-?\d+)", each))]
        names = [each for each in found if each not in of_table]
        assert {*names} <= called
        assert bool(names) == bool(bridge.hands.counters(number))
        menu.deleteLater()


@pytest.mark.parametrize("game", names())
def test_what_hands_count_is_seen_on_the_table(game: str) -> None:
    """A counter that hands may change has a sign or a readout, or lies there as a number."""
    layout = layout_of(game)
    read = {
        each.counter for board in (layout.table, *layout.boards.values()) for each in board.readouts
    }
    seen = {each for each in game_called(game).shown if each in layout.signs or each in read}
    if not layout.signs:
        seen |= {*game_called(game).shown} - {*layout.quiet}
    assert seen >= {*game_called(game).shown} - {"health", "most"}


def test_a_die_shows_no_side_that_it_has_not() -> None:
    session = on_the_way("tower", 1)
    bridge, _ = at(session)
    die = session.table.named("d6").id
    for _ in range(9):
        assert bridge.hands.count(die, 1)
    assert session.table.pieces[die].counters["shown"] == 6


def test_what_players_lay_down_for_themselves_is_theirs() -> None:
    session = on_the_way("scenario", 60)
    bridge, _ = at(session)
    piece = next(p for p in session.table.pieces if p.kind == "card" and not p.counters)
    assert bridge.hands.counter_called("bleeding") == bridge.hands.counter_called("Bleeding")
    assert bridge.hands.count(piece.id, 2, "dust")
    assert bridge.hands.counters(piece.id) == {"dust": 2}
