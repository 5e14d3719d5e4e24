"""A port tells no secret: while whatever its seat may not know changes, it gives the same bytes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop import Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.play.ports.port import Port
from tabletop.play.shelf.game_shelf import game_called
from tabletop.table.table import Table, freeze, thaw
from tabletop.table.view import EVERYONE, OPEN, sees
from tests.conformance.permuting import permuted
from tests.conformance.walk import whole
from tests.looks import everything

GAMES = {
    "tower": {"hands": "private"},
    "parsifal": {},
    "restless": {},
    "scenario": {},
    "vigil": {},
    "skirmish": {},
}

ALL = {**GAMES, "darkest": {}, "keeper": {}}

LONGEST = 40
"""So many answers of each random game are given."""


def seats_of(game: str) -> int:
    return min(game_called(game).seats[1], 3)


def answer(session: Session, luck: Luck) -> None:
    decision = luck.choice(session.decisions)
    option = luck.choice(decision.legal())
    session.answer(whole(decision, option, luck), seat=decision.seat)


def standing_at(session: Session, table: Table) -> Session | None:
    """A game that stands at the question of *session*, on *table*; nothing where the rules would go
    on by themselves from there, for then they would show what lies hidden."""
    before = freeze(table)
    other = Session(session.game, table, hashing=False)
    return other if freeze(other.table) == before and not other.lines else None


def positions(game: str, seed: int) -> Iterator[Session]:
    """The positions of a random game, with some undone, at which somebody is asked something."""
    luck = Luck(seed)
    session = new_game(game, seats=seats_of(game), seed=seed, options=ALL[game])
    for _ in range(LONGEST):
        if session.over or not session.decisions:
            return
        yield session
        if luck.chance(15):
            session.undo()
        else:
            answer(session, luck)


def shared(session: Session) -> Port:
    """The port of a screen at which all look on, and where is answered what all may know."""
    port = Port(session)
    port.shared = True
    return port


@pytest.mark.sampled
@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_comes_out_depends_on_what_the_seat_may_not_know(game: str, seed: int) -> None:
    luck, compared = Luck(seed + 50), 0
    for number, session in enumerate(positions(game, seed)):
        if number % 12:
            continue
        for seat in (EVERYONE, OPEN, *range(seats_of(game))):
            own = standing_at(session, thaw(freeze(session.table)))
            other = standing_at(session, permuted(session.table, [seat], luck))
            if own is None or other is None:
                continue
            assert everything(Port(own, seat)) == everything(Port(other, seat)), (number, seat)
            if seat == EVERYONE:
                assert everything(shared(own)) == everything(shared(other)), number
            compared += 1
    assert compared > 2


@pytest.mark.sampled
@pytest.mark.parametrize("game", ALL)
def test_a_save_opened_by_a_seats_port_tells_what_it_told(game: str) -> None:
    for number, session in enumerate(positions(game, 7)):
        if number % 16 == 5:
            opened = load(session.to_json())
            for seat in (EVERYONE, OPEN, *range(seats_of(game))):
                assert everything(Port(opened, seat)) == everything(Port(session, seat))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_port_hears_is_what_it_then_sees(game: str) -> None:
    """No event names a piece that the seat knew neither before nor after."""
    luck = Luck(11)
    session = new_game(game, seats=seats_of(game), seed=11, options=GAMES[game])
    ports = [Port(session, seat) for seat in (EVERYONE, *range(seats_of(game)))]
    for port in ports:
        port.listen()
    for _ in range(LONGEST):
        if session.over or not session.decisions:
            break
        known = [pieces_known(port) for port in ports]
        answer(session, luck)
        for port, before in zip(ports, known, strict=True):
            named = {event.piece for event, _ in port.take() or [] if hasattr(event, "piece")}
            shown = before | pieces_known(port) | in_passing(port)
            assert named - {-1} <= shown


def pieces_known(port: Port) -> set[int]:
    return {seen.id for zone in port.view.zones.values() for seen in zone.pieces} - {-1}


def in_passing(port: Port) -> set[int]:
    """Pieces that lay open for a moment, and that the chronicle names to it."""
    parts = [part for line in port.lines() for part in line.parts]
    return {part.piece for part in parts if not isinstance(part, str)}


def choosing(game: str, seats: int, seed: int) -> Session:
    """A game in which several are asked at once."""
    session = new_game(game, seats=seats, seed=seed)
    luck = Luck(seed)
    while len(session.decisions) < 2:
        answer(session, luck)
    return session


@pytest.mark.sampled
@pytest.mark.parametrize("game", ["vigil", "scenario"])
@pytest.mark.parametrize("seed", range(12))
def test_secret_choices_with_changes_of_mind_tell_nothing(game: str, seed: int) -> None:
    """Others choose at random, take back, begin and leave drafts: who has chosen is the same."""
    given = []
    for other in range(2):
        luck = Luck(1000 * seed + other)
        session = choosing(game, 3, seed)
        ports = [Port(session, seat) for seat in range(3)]
        for seat in (1, 2):
            ports[seat].listen()
        sealed = secret_choice(ports[1], luck)
        ports[1].undo()
        secret_choice(ports[1], luck)
        begin_and_leave(ports[2], luck)
        assert sealed
        watching = (Port(session), ports[0], Port(load(session.to_json())))
        given.append([everything(port) for port in watching])
        assert ports[2].take() == []
    assert given[0] == given[1]


def secret_choice(port: Port, luck: Luck) -> bool:
    """Whether *port* has chosen, after some going back and forth."""
    for _ in range(200):
        decision = port.decision
        if decision is None:
            return True
        if luck.chance(25) and port.unsay():
            continue
        port.answer(luck.choice(decision.legal()).key)
    return False


def begin_and_leave(port: Port, luck: Luck) -> None:
    """Say the first part of an answer, and no more."""
    decision = port.decision
    assert decision is not None
    port.answer(luck.choice(decision.legal()).key)


@pytest.mark.parametrize("game", ["tower", "parsifal", "restless", "scenario"])
def test_what_is_permuted_is_another_at_most_places(game: str) -> None:
    """Or the proofs that stand on it would prove less than they say."""
    session = next(positions(game, 3))
    table = session.table
    other = permuted(table, [EVERYONE], Luck(1))
    hidden = [
        (piece, other.pieces[there])
        for name, zone in table.zones.items()
        for here, there in zip(zone.pieces, other.zones[name].pieces, strict=True)
        if not sees(table, EVERYONE, piece := table.pieces[here], zone)
    ]
    numbers = sum(one.id != another.id for one, another in hidden)
    names = sum(one.name != another.name for one, another in hidden)
    assert min(numbers, names) > len(hidden) / 3 > 1
