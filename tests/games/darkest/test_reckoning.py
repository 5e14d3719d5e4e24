"""Guardian Combat reckoned apart from any table: the worked example, number for number."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.games.darkest.guardians.reckoning import (
    MOST_TOLD,
    doomed_by,
    doomed_by_all,
    hits,
    replay,
    strongest,
)


@pytest.mark.rule("DTC-242", "DTC-245")
@pytest.mark.parametrize(
    ("pool", "scores", "lives", "found"),
    [
        (6, [5, 4, 2], [4, 3, 4], [0, 0, 2]),  # Strength: Cy twice
        (6, [3, 4, 6], [4, 3, 4], [1, 0, 0]),  # Craft: Ana once
        (6, [2, 4, 6], [3, 3, 2], [2, 0, 0]),  # fought on: Ana twice
    ],
)
def test_the_worked_example(
    pool: int, scores: list[int], lives: list[int], found: list[int]
) -> None:
    assert hits(pool, scores, lives) == found


@pytest.mark.rule("DTC-241")
def test_the_whole_side_falls_only_if_the_sum_is_exceeded() -> None:
    assert doomed_by_all(11, 6, ties=False)
    assert not doomed_by_all(6, 6, ties=False)
    assert doomed_by_all(6, 6, ties=True)


@pytest.mark.rule("DTC-240")
def test_a_share_must_be_more_unless_the_table_plays_otherwise() -> None:
    assert not doomed_by(4, 4, ties=False)
    assert doomed_by(5, 4, ties=False)
    assert doomed_by(4, 4, ties=True)
    assert not doomed_by(0, 0, ties=True)


@pytest.mark.rule("DTC-234")
def test_a_shot_strikes_the_strongest_the_earlier_of_equals() -> None:
    assert strongest({0: 4, 1: 6, 2: 6}) == [1, 2]
    assert strongest({0: 0}) == []


SMALL = st.integers(0, 9)


@given(st.integers(0, 60), st.lists(st.tuples(SMALL, st.integers(0, 5)), max_size=3))
@pytest.mark.rule("DTC-245")
def test_nobody_is_hit_more_often_than_it_has_lives_nor_the_pool_overspent(
    pool: int, party: list[tuple[int, int]]
) -> None:
    scores, lives = [s for s, _ in party], [n for _, n in party]
    found = hits(pool, scores, lives)
    assert all(hit <= n for hit, n in zip(found, lives, strict=True))
    spent = sum(max(1, s) * hit for s, hit in zip(scores, found, strict=True))
    assert spent <= pool
    left = [s for s, hit, n in zip(scores, found, lives, strict=True) if hit < n]
    assert not left or pool - spent <= min(left), "what is left exceeds nobody's score"


@pytest.mark.rule("DTC-243", "DTC-244")
@given(
    st.integers(0, 60),
    st.lists(st.tuples(st.integers(0, 9), st.integers(0, 12)), min_size=1, max_size=3),
)
def test_hits_fall_one_after_another_however_large_the_pool(
    pool: int, party: list[tuple[int, int]]
) -> None:
    """Whole rounds are reckoned at once; one by one they come to the same."""
    scores, lives = [score for score, _ in party], [life for _, life in party]
    found, order = [0] * len(party), sorted(range(len(party)), key=lambda n: scores[n])
    struck = True
    left = pool
    while struck:  # from the lowest again, until it cannot be hit
        struck = False
        for n in order:
            if found[n] == lives[n]:
                continue
            if left <= scores[n]:
                break
            found[n], left, struck = found[n] + 1, left - max(1, scores[n]), True
    assert hits(pool, scores, lives) == found
    told = [*replay(pool, scores, lives)]
    assert [n for n, _ in told].count(0) == found[0] or len(told) >= MOST_TOLD
    assert len(told) == sum(found) or len(told) >= MOST_TOLD


def test_hits_are_told_one_after_another_with_what_is_left() -> None:
    """The worked example: Strength 6 on Ana 5, Ben 4, Cy 2."""
    assert [*replay(6, [5, 4, 2], [4, 3, 4])] == [(2, 4), (2, 2)]


def test_a_million_hits_on_a_million_lives_are_reckoned_at_once() -> None:
    assert hits(10**6, [0, 1, 2], [10**6] * 3) == [250_002, 250_000, 249_999]
