"""A seat's port: what it is given, and what it is never given."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tabletop import Refusal, Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.play.ports.port import Port
from tabletop.play.rules.chronicle import Mention
from tabletop.table.event import Moved
from tabletop.table.table import Seat, Table, freeze
from tabletop.table.view import EVERYONE, sees
from tests.conformance.walk import whole
from tests.looks import everything


def vigil(seats: int = 3) -> Session:
    return new_game("vigil", seats=seats, seed=3)


def test_nothing_tells_what_another_declares_or_has_chosen() -> None:
    session = vigil()
    other, watcher = Port(session, 1), Port(session)
    before = everything(other), everything(watcher)
    mine = Port(session, 0)
    assert not mine.answer("watch")
    assert not mine.answer("three")
    assert mine.decision
    assert "Three" in mine.decision.ask
    assert (everything(other), everything(watcher)) == before
    assert mine.unsay()
    assert not mine.answer("seven")
    assert mine.answer("one")
    assert [asked.seat for asked in other.chosen] == [0]
    assert [len(asked.options) > 0 for asked in other.questions] == [True, False]
    for asked in [*other.chosen, *watcher.chosen, *watcher.questions]:
        assert not asked.options
        assert asked.ask == "Watch or rest?"


def test_all_that_was_chosen_comes_to_the_same_until_all_are_in() -> None:
    given = []
    for hours in (("two", "five"), ("nine", "four")):
        session = vigil()
        mine = Port(session, 0)
        for key in ("watch", *hours):
            mine.answer(key)
        given.append([everything(Port(session, seat)) for seat in (1, 2, EVERYONE)])
        loaded = load(session.to_json())
        assert [everything(Port(loaded, seat)) for seat in (1, 2, EVERYONE)] == given[-1]
    assert given[0] == given[1]


def test_a_port_says_nothing_for_others() -> None:
    session = vigil(2)
    lying = freeze(session.table)
    with pytest.raises(Refusal, match="Nothing is asked"):
        Port(session).answer("watch")
    for seat in (0, 1):
        for key in ("watch", "two", "three"):
            Port(session, seat).answer(key)
        if not seat:
            with pytest.raises(Refusal, match="Nothing is asked"):
                Port(session, 0).answer("watch")
            assert freeze(session.table) == lying
    assert freeze(session.table) != lying


def test_one_person_answers_for_all_of_their_seats() -> None:
    seats = [Seat("Ada", 0), Seat("Bo", 1), Seat("Cy", 0), Seat("Bot", 0, "random")]
    session = new_game("vigil", seats=seats, seed=1)
    answered_for = {
        seat: [each for each in range(4) if Port(session, seat).may_answer(each)]
        for seat in (EVERYONE, *range(4))
    }
    assert answered_for == {EVERYONE: [], 0: [0, 2], 1: [1], 2: [0, 2], 3: [3]}


def test_a_refused_answer_leaves_what_was_said_before() -> None:
    session = vigil(2)
    mine = Port(session, 0)
    mine.answer("watch")
    asked = mine.decision
    with pytest.raises(Refusal, match="No hour comes after ten"):
        mine.answer("ten")
    assert mine.decision is asked
    assert mine.has_begun


def test_events_are_heard_as_the_seat_may_hear_them() -> None:
    session = vigil(2)
    watcher, owner = Port(session), Port(session, 1)
    for port in (watcher, owner):
        port.listen()
    session.override("move", piece=12, zone="hand:0", face_up=False)
    (heard,), (known,) = watcher.take() or [], owner.take() or []
    assert isinstance(heard[0], Moved)
    assert isinstance(known[0], Moved)
    assert (heard[0].piece, known[0].piece) == (-1, 12)
    session.undo()
    assert watcher.take() is None
    assert watcher.take() == []
    watcher.leave()
    session.redo()
    assert watcher.take() is None


def test_the_chronicle_names_no_card_that_the_seat_did_not_know() -> None:
    session = vigil(2)
    session.play.say("{} lays {} down.", "Player 1", session.table.pieces[4])
    said = {
        seat: [part for part in Port(session, seat).lines()[-1].parts if isinstance(part, Mention)]
        for seat in (EVERYONE, 0, 1)
    }
    assert said == {EVERYONE: [], 0: [Mention(4, "five-1", 0)], 1: []}


def test_a_piece_that_nobody_knows_is_moved_by_where_it_lies() -> None:
    session = vigil(2)
    watcher = Port(session)
    card = session.table.zones["hand:0"].pieces[-1]
    back = watcher.lying(("hand:0", -1))
    assert back
    assert (back.id, back.name) == (-1, "")
    watcher.lay(("hand:0", -1), "hand:1")
    assert session.table.zones["hand:1"].pieces[-1] == card
    assert not session.table.pieces[card].face_up
    with pytest.raises(Refusal, match="no piece"):
        watcher.lay(("hand:0", 40), "hand:1")
    with pytest.raises(Refusal, match="no zone"):
        watcher.lay(("hand:0", 0), "nowhere")


def test_an_undo_is_told_without_the_cards_that_were_seen() -> None:
    session = vigil(2)
    watcher = Port(session)
    watcher.override("flip", piece=("hand:0", 3))
    since = watcher.entries
    assert watcher.undo()
    told = watcher.came_to_light(since)
    assert (told.seats, told.cards, told.only_notes) == ((1,), 1, False)
    watcher.override("note", key="diary", words="We were here.")
    since = watcher.entries
    watcher.undo()
    assert watcher.came_to_light(since).only_notes


def test_one_takes_back_what_one_chose_and_not_what_others_did() -> None:
    session = vigil(3)
    ports = [Port(session, seat) for seat in range(3)]
    for seat in (0, 1):
        for key in ("watch", "two", "three"):
            ports[seat].answer(key)
    assert ports[0].undo()
    assert [asked.seat for asked in ports[2].chosen] == [1]
    assert [asked.seat for asked in ports[2].questions] == [0, 2]
    assert ports[0].decision
    assert not ports[1].decision


def test_what_is_said_to_be_public_hangs_on_nothing_that_its_seat_alone_knows() -> None:
    """Whatever nobody but its seat knows, the same is asked of it, in the same words."""
    found = Counter[str]()
    for seed in range(4):
        luck = Luck(seed)
        session = new_game("tower", seats=3, seed=seed, options={"hands": "private"})
        while session.decisions and sum(found.values()) < 20 * (seed + 1):
            decision = luck.choice(session.decisions)
            if decision.public:
                other = Session(session.game, hidden_elsewhere(session.table, luck), hashing=False)
                assert Port(other).public == Port(session).public
                found[decision.rule] += 1
            session.answer(whole(decision, luck.choice(decision.legal()), luck), seat=decision.seat)
    assert found["TWR-041"] > 20


def hidden_elsewhere(table: Table, luck: Luck) -> Table:
    """*table* with the cards changed about that not everybody knows."""
    copy = msgspec.convert(msgspec.to_builtins(table), Table)
    hidden = [p for p in copy.pieces if not sees(copy, EVERYONE, p, copy.zones[p.zone])]
    for piece in hidden:
        other = luck.choice([p for p in hidden if p.kind == piece.kind])
        piece.name, other.name = other.name, piece.name
    return copy
