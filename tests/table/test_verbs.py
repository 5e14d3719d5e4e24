"""The verbs: whatever is done, each piece lies in one place, and refusals change nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.table import verbs
from tabletop.table.bounds import MOST_COUNTED
from tabletop.table.event import Counted, Moved, Ordered, Rolled
from tabletop.table.table import (
    Flow,
    Outcome,
    check,
    fingerprint,
    freeze,
    freeze_touched,
    thaw,
    thaw_touched,
)
from tabletop.table.verbs import BY_HAND, Impossible
from tests.table.tables import DEEDS, ZONES, Deed, do, small_table


@given(st.lists(DEEDS, max_size=25))
def test_whatever_is_done_every_piece_lies_in_exactly_one_zone(deeds: list[Deed]) -> None:
    table = small_table()
    before = len(table.pieces)
    for deed in deeds:
        do(table, deed)
        assert check(table) == []
    added = sum(verb == "add" for verb, _ in deeds)
    assert len(table.pieces) == before + added
    assert freeze(thaw(freeze(table))) == freeze(table)


@given(st.lists(DEEDS, max_size=10), st.lists(DEEDS, max_size=10))
def test_what_was_touched_and_how_all_lay_before_are_the_whole_table(
    before: list[Deed], since: list[Deed]
) -> None:
    table = small_table()
    for deed in before:
        do(table, deed)
    earlier = freeze(table)
    touched = {each for deed in since for each in do(table, deed).touched}
    kept = freeze_touched(table, touched)
    assert freeze(thaw_touched(kept, thaw(earlier))) == freeze(table)


@given(st.lists(DEEDS, max_size=10), st.integers(0, 9), st.sampled_from(ZONES), st.integers(-2, 9))
def test_a_move_there_and_back_restores_the_table(
    deeds: list[Deed], piece: int, zone: str, index: int
) -> None:
    table = small_table()
    for deed in deeds:
        do(table, deed)
    before = freeze(table)
    event = verbs.move(table, piece, zone, index, face_up=True)
    assert table.zones[zone].pieces[event.target_index] == piece
    verbs.move(table, piece, event.source, event.source_index, face_up=event.was_face_up)
    assert freeze(table) == before


def test_a_move_goes_to_the_top_or_to_a_place_counted_from_the_bottom() -> None:
    table = small_table()
    assert verbs.move(table, 0, "hand:0") == Moved(0, "deck", 0, "hand:0", 1, False, False)
    assert verbs.move(table, 1, "hand:0", 0, face_up=True).face_up
    assert table.zones["hand:0"].pieces == [1, 6, 0]
    assert verbs.move(table, 1, "hand:0").target_index == 2, "within a zone, too"
    assert table.zones["hand:0"].pieces == [6, 0, 1]
    assert table.top("hand:0") is table.pieces[1]
    assert table.pieces[0].zone == "hand:0"


@pytest.mark.parametrize(
    ("deed", "forgotten"),
    [
        (("move", {"piece": 6, "zone": "deck"}), True),
        (("move", {"piece": 0, "zone": "hand:0"}), True),
        (("move", {"piece": 0, "zone": "row"}), False),
        (("flip", {"piece": 6}), True),
        (("flip", {"piece": 0}), False),
        (("order", {"zone": "hand:0"}), True),
        (("order", {"zone": "deck"}), False),
        (("add", {"name": "token", "zone": "hand:0"}), True),
        (("add", {"name": "token", "zone": "deck"}), False),
        (("count", {"piece": 0, "counter": "health", "value": 0}), True),
        (("count", {"piece": 0, "counter": "health", "value": -1}), True),
        (("count", {"piece": 0, "counter": "health", "value": 2}), False),
        (("count", {"piece": -1, "counter": "health", "value": 1}), True),
        (("count", {"piece": 0, "counter": "mark", "value": 1}), False),
        (("count", {"piece": -1, "counter": "day", "value": 2}), True),
        (("count", {"piece": -1, "counter": "day", "value": 1}), False),
        (("suspend", {"subject": "card-1"}), True),
    ],
)
def test_what_is_remembered_is_forgotten_as_soon_as_what_it_hangs_on_changes(
    deed: Deed, forgotten: bool
) -> None:
    table = small_table()
    verbs.count(table, 0, "health", 3)
    verbs.count(table, -1, "day", 1)
    hangs = {"hand:0": ["known"], "health": ["known"], "deck": ["other"], "mark": ["other"]}
    hangs["day"] = ["known"]
    table.__dict__.update(watched=hangs, exactly={"day"}, known="something", other="something else")
    do(table, deed)
    assert ("known" not in table.__dict__) == forgotten


@pytest.mark.parametrize(
    "deed",
    [
        ("flip", {"piece": 0}),
        ("order", {"zone": "deck"}),
        ("move", {"piece": 0, "zone": "hand:0"}),
        ("count", {"piece": 0, "counter": "health", "value": 1}),
    ],
)
def test_what_does_not_hang_on_what_changes_stays_remembered(deed: Deed) -> None:
    table = small_table()
    hangs = {"hand:0": [], "deck": ["known"], "health": ["known"]}
    table.__dict__.update(watched=hangs, exactly=set(), known="something", other="something else")
    do(table, deed)
    assert {"known", "other"} & table.__dict__.keys() == {"other"}


def test_flip_turns_over_or_to_the_side_asked_for() -> None:
    table = small_table()
    assert verbs.flip(table, 0).face_up
    assert verbs.flip(table, 0, face_up=True).face_up
    assert not verbs.flip(table, 0).face_up
    assert not table.pieces[0].face_up


def test_a_counter_of_0_is_taken_off() -> None:
    table = small_table()
    for piece, counters in ((-1, table.counters), (3, table.pieces[3].counters)):
        assert verbs.count(table, piece, "health", 5) == Counted(piece, "health", 0, 5)
        assert counters == {"health": 5}
        assert verbs.count(table, piece, "health", 0) == Counted(piece, "health", 5, 0)
        assert counters == {}
        verbs.count(table, piece, "health", 0)
        assert counters == {}


def test_counters_are_taken_off_together_if_they_lie_there() -> None:
    table = small_table()
    table.counters.update({"floor": 3, "round": 1, "actor": 2})
    gone = verbs.uncount(table, ("actor", "target", "floor"))
    assert gone == [Counted(-1, "actor", 2, 0), Counted(-1, "floor", 3, 0)]
    assert table.counters == {"round": 1}


@given(st.permutations(range(6)))
def test_an_order_names_old_indexes(order: list[int]) -> None:
    table = small_table()
    assert verbs.order(table, "deck", order) == Ordered("deck", order, False)
    assert table.zones["deck"].pieces == order


@given(st.permutations(range(6)), st.permutations(range(6)))
def test_orders_follow_one_another(first: list[int], second: list[int]) -> None:
    table = small_table()
    verbs.order(table, "deck", first)
    verbs.order(table, "deck", second)
    assert table.zones["deck"].pieces == [first[i] for i in second]


def test_a_die_shows_what_was_rolled() -> None:
    table = small_table()
    assert verbs.roll(table, 9, 6, 4) == Rolled(9, 6, 4)
    assert table.pieces[9].counters == {"shown": 4}


@pytest.mark.parametrize(
    ("verb", "args"),
    [
        ("move", {"piece": 99, "zone": "deck"}),
        ("move", {"piece": -1, "zone": "deck"}),
        ("move", {"piece": 0, "zone": "nowhere"}),
        ("flip", {"piece": 99}),
        ("turn", {"piece": 0, "degrees": 45}),
        ("turn", {"piece": -1, "degrees": 90}),
        ("count", {"piece": 0, "counter": "health", "value": MOST_COUNTED + 1}),
        ("count", {"piece": 0, "counter": "health", "value": -MOST_COUNTED - 1}),
        ("count", {"piece": -2, "counter": "health", "value": 1}),
        ("order", {"zone": "deck", "order": [0, 1, 2, 3, 4, 4]}),
        ("order", {"zone": "deck", "order": [0]}),
        ("order", {"zone": "deck", "order": [1, 2, 3, 4, 5, 6]}),
        ("order", {"zone": "nowhere", "order": []}),
        ("roll", {"piece": 9, "sides": 6, "shown": 7}),
        ("roll", {"piece": 9, "sides": 6, "shown": 0}),
        ("roll", {"piece": 99, "sides": 6, "shown": 1}),
        ("add", {"name": "token", "zone": "nowhere"}),
        ("seat", {"seat": 2, "name": "Cy", "player": 2}),
        ("seat", {"seat": -1, "name": "Cy", "player": 2}),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(verb: str, args: dict[str, Any]) -> None:
    table = small_table()
    before = freeze(table)
    with pytest.raises(Impossible):
        BY_HAND[verb](table, **args)
    assert freeze(table) == before


def test_a_full_table_takes_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    table = small_table()
    monkeypatch.setattr(verbs, "MOST_PIECES", len(table.pieces) + 1)
    verbs.add(table, "token", "row")
    with pytest.raises(Impossible, match="full"):
        verbs.add(table, "token", "row")
    assert check(table) == []


def test_rulings_are_made_once_and_given_up() -> None:
    table = small_table()
    for make, give_up, rulings in (
        (verbs.suspend, verbs.reinstate, table.suspended),
        (verbs.adopt, verbs.abandon, table.house_rules),
    ):
        make(table, "XXX-001")
        make(table, "XXX-001")
        assert rulings == ["XXX-001"]
        give_up(table, "XXX-001")
        give_up(table, "XXX-001")
        assert rulings == []


def test_seats_notes_the_flow_and_the_end_are_written_down() -> None:
    table = small_table()
    verbs.seat(table, 1, "Cy", 0, "random")
    assert (table.seats[1].name, table.seats[1].player, table.seats[1].bot) == ("Cy", 0, "random")
    verbs.note(table, "diary", "{} %s")
    assert table.notes == {"diary": "{} %s"}
    verbs.end(table, [1], "Bo wins.", "XXX-002")
    assert table.outcome == Outcome([1], "Bo wins.", "XXX-002")
    verbs.go(table, "act", n=2)
    assert (table.flow, table.outcome) == (Flow("act", {"n": 2}), None), "a game that was over"


def test_fingerprints_differ_where_tables_differ() -> None:
    table = small_table()
    before = fingerprint(freeze(table))
    assert before == fingerprint(freeze(small_table()))
    verbs.flip(table, 0)
    assert fingerprint(freeze(table)) != before


def test_all_may_have_won() -> None:
    table = small_table()
    table.outcome = Outcome([0, 1], "All win.", "")
    assert check(table) == []


def test_what_is_broken_is_said() -> None:
    table = small_table()
    table.zones["discard"].name = "heap"
    table.zones["row"].pieces.append(0)
    table.pieces[1].zone = "row"
    table.pieces[2].turn = 45
    table.pieces[3].id = 4
    table.zones["hand:1"].owner = 2
    table.chance = 1 << 64
    table.outcome = Outcome([2], "", "")
    faults = check(table)
    for words in (
        "Piece 0 lies in 'deck' and in 'row'.",
        "Zone 'discard' calls itself 'heap'.",
        "Piece 1 (card-1) says it lies in 'row', but lies in 'deck'.",
        "Piece 2 (card-2) is turned by 45 degrees.",
        "Piece 3 carries the number 4.",
        "Zone 'hand:1' belongs to seat 2, which does not exist.",
        "The state of chance is no number of 64 bits.",
        "Seat 2, which does not exist, is said to have won.",
    ):
        assert words in faults
