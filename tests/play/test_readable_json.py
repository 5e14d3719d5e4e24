"""JSON that people can read: the same as compact JSON, with whatever fits on a line of its own."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from tabletop import new_game
from tabletop.play.records.readable_json import WIDTH, readable

ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=300),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=60), inner),
    max_leaves=40,
)


@given(ANY)
def test_it_says_the_same_as_any_other_json(value: object) -> None:
    assert json.loads(readable(value)) == value


@given(st.lists(st.dictionaries(st.text(max_size=9), st.integers(), max_size=9), max_size=99))
def test_no_line_is_longer_than_may_be(value: object) -> None:
    assert max(map(len, readable(value).splitlines())) <= WIDTH + len(" ,")


def test_each_entry_of_a_journal_has_a_line() -> None:
    session = new_game("darkest", seats=2, seed=3)
    while (decision := session.decision) is not None and len(session.journal.entries) < 60:
        session.answer(decision.legal()[0], seat=decision.seat)
    record = session.to_json().splitlines()
    begun = record.index(' "entries":[') + 1
    entries = record[begun : begun + len(session.journal.entries)]
    assert [json.loads(line.removesuffix(","))["type"] for line in entries] == [
        type(entry).__name__ for entry in session.journal.entries
    ]


def test_numbers_stand_together_however_many_there_are() -> None:
    shuffled = readable({"order": [*range(900)]})
    assert shuffled.count(b"\n") == 2
