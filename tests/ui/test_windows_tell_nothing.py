"""No window tells a secret: while whatever its seat may not know changes, it stays the same in each
pixel and each word, at rest and while things move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from PySide6.QtGui import QEnterEvent  # noqa: F401  (keeps Qt's own type at hand for events)
from PySide6.QtWidgets import QApplication, QWidget

from tabletop import Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.play.ports.port import Port
from tabletop.play.shelf.game_shelf import game_called
from tabletop.table.table import Seat, Table, freeze
from tabletop.table.view import EVERYONE, sees_down
from tests.conformance.permuting import permuted
from tests.conformance.walk import whole
from tests.seeds import some_slow
from tests.ui.shown import NamedFaces, everything_shown, settle
from ui.base import theme
from ui.game.seat_controller import OwnWindow
from ui.game.share_controller import Share
from ui.scene.table_view import TableView
from ui.seat.bridge import Bridge
from ui.windows.seat import SeatWindow
from ui.windows.share import ShareWindow

GAMES = {
    "tower": {"hands": "private"},
    "parsifal": {},
    "restless": {},
    "scenario": {},
    "vigil": {},
    "skirmish": {},
}
QUICK = {"tower", "vigil"}
"""The others take long to paint."""

POINTS = 4
"""So many positions of each random game are looked at."""

APART = 9
"""So many answers lie between two of them."""


@pytest.fixture
def faces(one_application: QApplication) -> NamedFaces:
    theme.wear(one_application, theme.theme("dark"))
    return NamedFaces()


class Watchers:
    """A game at the program's table, with the share window and a window for each of *seats*."""

    def __init__(self, session: Session, faces: NamedFaces, seats: list[int], speed: float = 0.0):
        self.session = session
        self.bridge = Bridge(session)
        self.bridge.curtain = "never"
        self.felt = TableView()
        self.felt.resize(900, 600)
        self.window = ShareWindow()
        self.window.resize(960, 540)
        self.share = Share(self.bridge, self.felt, faces, self.window, speed)
        self.window.show()
        self.own = {}
        for seat in seats:
            window = SeatWindow(session.table.seats[seat].name)
            window.show()
            self.own[seat] = window, OwnWindow(self.bridge, seat, faces, window, speed)
        self.settle()

    def tables(self) -> dict[int, TableView]:
        return {EVERYONE: self.share.table, **{n: own.table for n, (_, own) in self.own.items()}}

    def settle(self) -> None:
        """Let Qt do what it has put off, and no zoom be left to settle at a time of its own."""
        settle()
        for table in self.tables().values():
            table.settle_zoom()
        settle()

    def shown(self) -> dict[int, dict[str, Any]]:
        """What each window shows, by its seat."""
        self.settle()
        windows: dict[int, QWidget] = {EVERYONE: self.window}
        windows |= {seat: window for seat, (window, _) in self.own.items()}
        tables = self.tables()
        return {seat: everything_shown(windows[seat], tables[seat]) for seat in windows}

    def close(self) -> None:
        self.share.leave()
        for window, own in self.own.values():
            own.leave()
            window.close()
            window.deleteLater()
        self.window.close()
        for thing in (self.window, self.felt, self.bridge):
            thing.deleteLater()
        settle()


def assert_same(one: dict[int, dict[str, Any]], other: dict[int, dict[str, Any]]) -> None:
    for seat, shown in one.items():
        for part, what in shown.items():
            assert what == other[seat][part], (seat, part)


def copied(table: Table) -> Table:
    return msgspec.convert(msgspec.to_builtins(table), Table)


def both(session: Session, seats: list[int], luck: Luck) -> list[Session]:
    """Two games that stand as *session* does, but for what none of *seats* may know; none where
    the rules would go on by themselves from there."""
    tables = copied(session.table), permuted(session.table, seats, luck)
    before = [freeze(table) for table in tables]
    found = [Session(session.game, table, hashing=False) for table in tables]
    return found if [freeze(each.table) for each in found] == before else []


def positions(game: str, options: dict[str, str], seed: int) -> Iterator[Session]:
    """Positions of a random game in which somebody is asked something."""
    luck = Luck(seed)
    session = new_game(game, seats=seats_of(game), seed=seed, options=options)
    for number in range(1, POINTS * APART + 1):
        if session.over or not session.decisions:
            return
        decision = luck.choice(session.decisions)
        option = luck.choice(decision.legal())
        session.answer(whole(decision, option, luck), seat=decision.seat)
        if number % APART == 0:
            yield session


def seats_of(game: str) -> list[Seat]:
    return [Seat(name, number) for number, name in enumerate(("Ana", "Ben", "Cleo")[: many(game)])]


def many(game: str) -> int:
    return min(game_called(game).seats[1], 3)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", some_slow(GAMES, {*GAMES} - QUICK))
def test_hidden_identities_change_nothing_that_is_shown(
    game: str, seed: int, faces: NamedFaces
) -> None:
    """Of what nobody knows no window shows anything; of a hand none but its owner's does."""
    luck, compared = Luck(seed + 100), 0
    for session in positions(game, GAMES[game], seed):
        for seats in ([], [1]):  # then the window of seat 1 knows more than the share window
            shown = []
            for each in both(session, [EVERYONE, *seats], luck):
                watchers = Watchers(each, faces, seats)
                shown.append(watchers.shown())
                watchers.close()
            if shown:
                compared += 1
                assert_same(*shown)
    assert compared


class Time:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 0

    def start(self) -> None:
        """It always goes."""

    def elapsed(self) -> int:
        return self.now


FRAMES = (0, 40, 120, 260, 420, 700, 1500, 4000)
"""Milliseconds after a move at which is looked."""


@pytest.mark.parametrize(
    "game", some_slow(["tower", "parsifal", "restless", "vigil"], {*GAMES} - {"vigil"})
)
def test_what_moves_unseen_moves_alike_whatever_it_is(game: str, faces: NamedFaces) -> None:
    luck, compared = Luck(5), 0
    for session in positions(game, GAMES[game], 3):
        sessions = both(session, [EVERYONE, 1], luck)
        if not sessions:
            continue
        moves = unseen_moves(sessions[0].table, [EVERYONE, 1], luck)
        films = [film(each, moves, faces) for each in sessions]
        compared += len(moves)
        for one, other in zip(*films, strict=True):
            assert_same(one, other)
        assert any(each[EVERYONE]["moving"] for each in films[0]) or not moves
    assert compared


def unseen_moves(table: Table, seats: list[int], luck: Luck) -> list[tuple[str, int, str]]:
    """From where to where a piece may go that none of *seats* knows before or after."""
    dark = [
        name
        for name, zone in table.zones.items()
        if not any(sees_down(table, seat, zone) for seat in seats)
    ]
    full = [
        (name, index)
        for name in dark
        for index, piece in enumerate(table[name])
        if not piece.face_up
    ]
    moves = []
    for _ in range(3):
        if full and len(dark) > 1:
            source, index = luck.choice(full)
            moves.append((source, index, luck.choice([each for each in dark if each != source])))
    return moves[:1]


def film(
    session: Session, moves: list[tuple[str, int, str]], faces: NamedFaces
) -> list[dict[int, dict[str, Any]]]:
    """What all windows show while each of *moves* is carried out by hand, frame by frame."""
    watchers, time, found = Watchers(session, faces, [1], speed=1.0), Time(), []
    for table in watchers.tables().values():
        table.clock._time = time  # type: ignore[assignment]
    for source, index, target in moves:
        piece = session.table.zones[source].pieces[index]
        watchers.bridge.hands.override("move", piece=piece, zone=target, face_up=False)
        begun = time.now
        for frame in FRAMES:
            time.now = begun + frame
            for table in watchers.tables().values():
                table.clock.tick()
            found.append(watchers.shown())
    watchers.close()
    return found


# --- secret choices -------------------------------------------------------------------------------

TOLD = {
    "vigil": (
        (("watch", "two", "five"), ("watch", "three", "four"), ("watch", "one", "six")),
        (("watch", "nine", "one"), ("watch", "eight", "seven"), ("watch", "two", "ten")),
    ),
    "scenario": (
        (
            ("play", "breaker", "long-stride"),
            ("play", "pole-shove", "breaker"),
            ("play", "quick-cut", "heron-step"),
        ),
        (
            ("play", "broad-swing", "pole-shove"),
            ("play", "barrel-wall", "plant-the-feet"),
            ("play", "marsh-mask", "two-knives"),
        ),
    ),
}
"""What seat 0 says at first, what in its place, and what seat 2 says: in one game and another."""


@pytest.mark.parametrize("saved", [False, True])
@pytest.mark.parametrize("game", some_slow(TOLD, {*GAMES} - QUICK))
def test_secret_choices_with_changes_of_mind_are_told_to_nobody(
    faces: NamedFaces, game: str, saved: bool
) -> None:
    films = [secret_choices(game, told, faces, saved=saved) for told in TOLD[game]]
    assert len(films[0]) == len(films[1]) > 8
    for one, other in zip(*films, strict=True):
        assert_same(one, other)


def choosing(game: str) -> Session:
    """A game of four in which all are asked at once."""
    names = ("Ana", "Ben", "Cleo", "Dan")
    session = new_game(game, seats=[Seat(each, n) for n, each in enumerate(names)], seed=3)
    while len(session.decisions) < 2:
        decision = session.decision
        session.answer(whole(decision, decision.legal()[0], Luck(3)))
    return session


def secret_choices(
    game: str, told: tuple[tuple[str, ...], ...], faces: NamedFaces, *, saved: bool
) -> list[dict[int, dict[str, Any]]]:
    """What seats 1 and 3 and everybody see while seats 0 and 2 choose as *told*, one of them twice;
    *saved* and opened again in between."""
    watchers = Watchers(choosing(game), faces, [1, 3])
    found = [watchers.shown()]

    def look() -> None:
        found.append(watchers.shown())

    def say(seat: int, keys: tuple[str, ...]) -> None:
        port = Port(watchers.session, seat)
        for key in keys:
            watchers.bridge.carry_out(lambda port=port, key=key: port.answer(key))
            look()

    first, second, other = told
    say(0, first)
    watchers.bridge.carry_out(lambda: Port(watchers.session, 0).choose_again(0))
    look()
    say(2, other)
    if saved:
        watchers.close()
        watchers = Watchers(load(watchers.session.to_json()), faces, [1, 3])
        look()
    say(0, second)
    watchers.bridge.carry_out(lambda: Port(watchers.session, 2).choose_again(2))
    look()
    watchers.close()
    return found


def test_the_proof_would_notice(faces: NamedFaces) -> None:
    """A window that is given another seat's port shows what this one may not."""
    session = next(positions("vigil", {}, 0))
    one, other = (Watchers(each, faces, [0]) for each in both(session, [EVERYONE], Luck(7)))
    shown = one.shown(), other.shown()
    assert shown[0][EVERYONE] == shown[1][EVERYONE]
    assert shown[0][0]["pixels"] != shown[1][0]["pixels"]
    assert shown[0][0]["voices"] != shown[1][0]["voices"]
    one.close()
    other.close()
