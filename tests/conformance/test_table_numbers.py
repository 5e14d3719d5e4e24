"""The numbers of the table itself, in every game: players change them by hand, take that back, and
play on."""

from __future__ import annotations

import pytest

from tabletop import Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.play.rules.table_numbers import TableNumber
from tabletop.play.shelf.game_shelf import game_called
from tabletop.table.table import freeze
from tests.conformance.walk import whole

GAMES = ("darkest", "keeper", "parsifal", "restless", "scenario", "tower")

STEPS = (30, 60)
"""After at least so many answers numbers are changed."""

ON = 12
"""So many answers are given afterwards."""


def played(session: Session, steps: int, luck: Luck) -> Session:
    for _ in range(steps):
        if not session.decisions:
            break
        decision = session.decisions[0]
        session.answer(whole(decision, luck.choice(decision.legal()), luck), seat=decision.seat)
    return session


def on_the_way(game: str, steps: int) -> Session:
    """A game after so many answers, or as many more as it takes to have a number on the table."""
    session, luck = new_game(game, seats=game_called(game).seats[1], seed=3), Luck(3)
    played(session, steps, luck)
    while session.decisions and not lying(session):
        played(session, 1, luck)
    return session


def lying(session: Session) -> list[TableNumber]:
    game, counters = session.game, session.table.counters
    return [each for each in game.numbers(game) if each.lies(counters)]


@pytest.mark.parametrize("game", GAMES)
def test_each_number_is_a_counter_that_the_rules_know_and_has_a_name_of_its_own(game: str) -> None:
    of = game_called(game)
    numbers = of.numbers(of)
    assert numbers
    assert all(each.counter in of.counters for each in numbers)
    assert len({each.called for each in numbers}) == len(numbers)
    assert not {each.counter for each in numbers} & {*of.shown}
    for each in numbers:
        assert each.least <= each.nearest(each.least - 1) <= each.nearest(each.most + 1)
        assert each.nearest(each.most + 1) <= each.most
        assert all(each.after(value, len(each.sides)) == value for value in each.sides)


@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("game", GAMES)
def test_each_number_is_changed_taken_back_and_played_on_with(game: str, steps: int) -> None:
    session = on_the_way(game, steps)
    before, lines = freeze(session.table), len(session.lines)
    assert lying(session)
    assert session.decisions
    for number in lying(session):
        now = session.table.count(number.counter)
        extremes = (number.after(now, 1), number.after(now, -1), number.nearest(number.most))
        for value in {each: None for each in extremes if each != now}:
            session.override("count", piece=-1, counter=number.counter, value=value)
            assert session.table.count(number.counter) == value
            told = session.lines[lines]
            assert told.by_hand
            assert told.words.format(*told.parts).startswith("By hand: ")
            assert not told.words.endswith("on {}.")
            assert session.halted is None
            assert session.decisions or session.over
            changed = freeze(session.table)
            assert freeze(load(session.to_json()).table) == changed
            session.undo()
            assert freeze(session.table) == before
            session.redo()
            assert freeze(session.table) == changed
            entries = len(session.journal.entries)
            assert played(session, ON, Luck(value + 1)).halted is None
            assert len(session.journal.entries) > entries or session.over
            while freeze(session.table) != before:
                session.undo()
