"""Words parted into pages."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ui.panels.paged_words import Page, paged

WORDS = st.lists(st.sampled_from(["a", "bcd", "e,", "f.", "*g", "h:*"]), min_size=1, max_size=9)


def long(page: Page) -> int:
    return sum(len(block) for block in page)


@given(st.lists(WORDS, max_size=5), st.integers(8, 60))
def test_nothing_is_lost_and_every_page_fits(written: list[list[str]], room: int) -> None:
    paragraphs = [" ".join(words) for words in written]
    pages = paged(paragraphs, lambda page: long(page) <= room)
    shown = " ".join(" ".join(page) for page in pages)
    assert shown.replace("*", "").split() == " ".join(paragraphs).replace("*", "").split()
    assert all(pages)
    assert all(long(page) <= room for page in pages)


def test_an_item_stands_whole_where_it_can_and_goes_on_at_a_sentence() -> None:
    item = "- *Be somebody.* Pick a card. Its rank is your class."
    assert paged(["First.", f"{item}\n- Second."], lambda page: long(page) <= 60) == [
        ["First.", item],
        ["- Second."],
    ]
    assert paged(["*One, two*"], lambda page: long(page) <= 8) == [["*One,*"], ["*two*"]]
    assert paged([item], lambda page: long(page) <= 30) == [
        ["- *Be somebody.* Pick a card."],
        ["Its rank is your class."],
    ]
