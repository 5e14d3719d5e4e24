"""What people are told before they dare something: the odds are those of the dice."""

from __future__ import annotations

from itertools import product

import pytest

from tabletop.games.darkest.party import odds


def test_an_open_roll_comes_to_everything_in_all() -> None:
    assert sum(odds.open_roll().values()) == 1
    assert 6 not in odds.open_roll(), "a 6 is rolled on"


@pytest.mark.rule("DTC-190")
def test_equals_win_as_often_as_they_lose() -> None:
    won, drawn = odds.of_fight(0)
    assert 2 * won + drawn in (99, 100, 101)
    assert odds.of_fight(3)[0] > won > odds.of_fight(-3)[0] > 0


def test_who_strikes_unawares_needs_no_luck_if_ahead() -> None:
    assert odds.of_fight(0, against_a_die=False) == (100, 0)


@pytest.mark.rule("DTC-263")
@pytest.mark.parametrize(("dice", "most"), [(2, 5), (3, 11), (4, 14)])
def test_dice_are_counted_as_they_fall(dice: int, most: int) -> None:
    rolls = [sum(shown) for shown in product(range(1, 7), repeat=dice)]
    told = sum(total <= most for total in rolls) * 100 / len(rolls)
    assert abs(odds.at_most(dice, most) - told) <= 0.5
