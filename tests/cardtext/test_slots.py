from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.cardtext.slots import Choice, Counted, Number, Slot, Word

SUIT = Word(("wands", "cups", "swords"))
SLOTS: dict[str, Slot] = {
    "number": Number(),
    "counted": Counted("card", "cards"),
    "word": SUIT,
    "choice": Choice(SUIT),
}


def fits(slot: Slot, words: str) -> bool:
    return re.fullmatch(slot.pattern, words) is not None


@pytest.mark.sampled
@pytest.mark.parametrize("slot", SLOTS.values(), ids=SLOTS)
@given(data=st.data())
def test_words_that_fit_are_read_and_written_letter_for_letter(
    slot: Slot, data: st.DataObject
) -> None:
    words = data.draw(st.from_regex(slot.pattern, fullmatch=True))
    assert slot.write(slot.readings(words)[0]) == words


@pytest.mark.parametrize("slot", SLOTS.values(), ids=SLOTS)
@given(data=st.data())
def test_words_that_may_be_meant_are_put_right(slot: Slot, data: st.DataObject) -> None:
    words = data.draw(st.from_regex(slot.loose, fullmatch=True))
    assert fits(slot, slot.write(slot.readings(words)[0]))


@pytest.mark.parametrize("slot", SLOTS.values(), ids=SLOTS)
def test_the_example_fits(slot: Slot) -> None:
    assert fits(slot, slot.example)


@pytest.mark.parametrize(
    ("slot", "words", "value"),
    [
        ("number", "0", 0),
        ("number", "120", 120),
        ("counted", "1 card", 1),
        ("counted", "0 cards", 0),
        ("counted", "11 cards", 11),
        ("word", "Cups", "cups"),
        ("choice", "Cups", ("cups",)),
        ("choice", "Cups or Wands", ("cups", "wands")),
        ("choice", "Cups, Wands or Swords", ("cups", "wands", "swords")),
    ],
)
def test_a_slot_reads_what_it_means(slot: str, words: str, value: object) -> None:
    assert fits(SLOTS[slot], words)
    assert SLOTS[slot].read(words) == value


@pytest.mark.parametrize(
    ("slot", "words"),
    [
        ("number", "03"),
        ("number", "-1"),
        ("number", "1000"),
        ("number", "٣"),
        ("counted", "1 cards"),
        ("counted", "2 card"),
        ("word", "cups"),
        ("word", "Coins"),
        ("choice", "Cups and Wands"),
        ("choice", "Cups, Wands"),
    ],
)
def test_a_slot_takes_nothing_else(slot: str, words: str) -> None:
    assert not fits(SLOTS[slot], words)
