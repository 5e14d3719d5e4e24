"""A flag with two sides, such as day and night, that is turned by hand: what follows, follows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop import Session, load
from tabletop.games.darkest.combat.foes import foe_of, total
from tabletop.games.darkest.ground import sides
from tabletop.table.table import freeze
from tests.games.darkest.laying import QUIET, keys, meets, names, party, piece
from tests.games.darkest.toys import on_the_shelf, played_with

GAOL = played_with("gaol")
NIGHT = "gaol-night"


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    with on_the_shelf():
        yield


def by_night() -> Session:
    """A party by Night, with an Event that lasts as long."""
    return meets(
        "wolf",
        options=GAOL,
        zones={sides.LASTING: ["gaol-eclipse"]},
        counters={NIGHT: 1, sides.MORE: 1, "spot": 0},
    )


def turn(session: Session, value: int) -> None:
    session.override("count", piece=-1, counter=NIGHT, value=value)


def told(session: Session) -> str:
    line = session.lines[-1]
    return line.words.format(*line.parts)


def strength(session: Session) -> int:
    return total(session.table, 0, foe_of(piece(session, "wolf"), turned=True), "strength")


def test_day_that_is_made_by_hand_weighs_enemies_and_ends_what_lasts_for_the_night() -> None:
    session = by_night()
    asked, before, there_was = keys(session), strength(session), freeze(session.table)
    turn(session, 0)
    assert told(session) == "By hand: it is Day now."
    assert session.lines[-1].by_hand
    assert strength(session) == before - 1
    assert names(session, sides.LASTING) == []
    assert "gaol-eclipse" in names(session, "discard")
    assert keys(session) == asked, "the game goes on where it stood"
    session.undo()
    assert freeze(session.table) == there_was
    assert session.lines == []
    session.redo()
    again = load(session.to_json())
    assert freeze(again.table) == freeze(session.table)
    assert again.table.count(sides.MORE) == 0


def test_what_lasts_for_the_side_that_is_up_stays() -> None:
    session = by_night()
    turn(session, 0)
    turn(session, 1)
    assert session.table.count(sides.MORE) == 1
    session = by_night()
    session.override("count", piece=-1, counter="day", value=4)
    assert told(session) == "By hand: Day set to 4."
    assert names(session, sides.LASTING) == ["gaol-eclipse"]


def test_a_flag_that_hands_set_beyond_its_sides_shows_the_second() -> None:
    session = by_night()
    before = strength(session)
    turn(session, 7)
    assert strength(session) == before
    assert not session.halted
    assert names(session, sides.LASTING) == ["gaol-eclipse"]


def test_a_table_that_is_laid_by_night_has_what_the_night_makes_of_enemies() -> None:
    session = party(zones={"pile:1": ["wolf"]}, tokens=QUIET, options=GAOL, counters={NIGHT: 1})
    assert session.table.count(sides.MORE) == 1


def test_flags_are_offered_only_while_they_are_in_force() -> None:
    session = by_night()
    offered = {each.counter: each for each in session.game.numbers(session.game)}
    number = offered[NIGHT]
    assert number.lies(session.table.counters)
    assert (number.called, number.after(1, 1), number.after(0, -1)) == ("Day or Night", 0, 1)
    without = party(tokens=QUIET).game
    assert NIGHT not in {each.counter for each in without.numbers(without)}
