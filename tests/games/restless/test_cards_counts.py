"""How many cards there are of the whole set, and how many are still to be written."""

from __future__ import annotations

import pytest

from tabletop.games.restless.cards import content


@pytest.mark.rule("RST-009")
def test_the_decks_that_are_whole_have_the_official_number_of_cards() -> None:
    lacking = content.missing()
    whole = {"characters", "starters", "realms", "gods", "rests", "encounters"}
    assert not whole & set(lacking)
    assert all(n > 0 for n in lacking.values()), "no deck has too many"
    assert sum(content.OFFICIAL.values()) == 862


@pytest.mark.rule("RST-009")
def test_a_first_third_of_the_cards_is_there() -> None:
    assert sum(content.counts().values()) >= 330


@pytest.mark.rule("RST-011")
def test_exactly_thirty_three_cards_of_loot_are_nothing() -> None:
    nothing = [c for c in content.pack().cards.values() if isinstance(c, content.Nothing)]
    assert sum(card.copies for card in nothing) == 33
