"""A game shown again from its beginning: step by step, to and fro, the game itself untouched."""

from __future__ import annotations

from random import Random

import pytest

from tabletop import new_game
from tabletop.play.ports.film import Film
from tabletop.play.ports.port import Port
from tabletop.play.record_loader import load, open_record, parse
from tabletop.play.records.journal import Answer
from tabletop.play.records.record import write
from tabletop.table.view import EVERYONE, View
from tests.saves.games import answer, bent, played
from tests.saves.golden import FOLDER

GAMES = ["tower", "parsifal", "scenario", "darkest", "restless", "keeper"]


@pytest.mark.parametrize("game", GAMES)
def test_a_film_goes_through_all_steps_and_leaves_the_game_alone(game: str) -> None:
    session = bent(14, game=game)
    session.undo()
    before, now = session.to_json(), Port(session, EVERYONE)
    film = Film(session)
    port, stood = film.port(EVERYONE), [film.at]
    port.listen()
    while film.forth():
        assert port.take() is not None  # each step is heard: none replaces the table
        stood.append(film.at)
    assert {*stood} <= {*film.steps}
    assert stood[-1] == film.steps[-1] == now.entries
    assert port.view == now.view
    for step in (0, len(film.steps) // 2, len(film.steps) - 1):
        film.go(step)
        assert film.at in stood
        assert film.at >= film.steps[step]
    assert port.take() is None
    assert port.view == now.view
    assert port.lines() == now.lines()
    assert session.to_json() == before


def test_each_seat_sees_in_a_film_what_it_saw_then() -> None:
    session, luck, seen = new_game("parsifal", seats=3, seed=3), Random(3), dict[int, View]()
    for _ in range(20):
        seen[len(session.journal.entries)] = session.view(1)
        answer(session, luck)
    film = Film(session)
    port = film.port(1)
    for step, entry in enumerate(film.steps[:-1]):
        film.go(step)
        if film.at == entry and entry in seen:
            assert port.view == seen.pop(entry)
    assert len(seen) < 5  # those at which others had chosen in secret already


def test_a_film_of_a_long_save_and_of_one_without_its_beginning() -> None:
    record = played(5000, seats=3).record()
    record.checkpoints = record.checkpoints[:1] + record.checkpoints[-1:]
    film = Film(open_record(parse(write(record))))
    film.go(len(film.steps) - 1)
    assert film.port(EVERYONE).outcome is not None
    film.go(1)
    assert film.step == 1
    cut = played(30, seats=3)
    cut.journal.checkpoints = cut.journal.checkpoints[-3:]
    film = Film(cut)
    assert film.steps[0] >= cut.journal.first > 0
    assert film.forth()


def test_a_film_passes_over_what_the_rules_of_today_do_not_follow() -> None:
    record = played(30, seats=3).record()
    broken = next(n for n, e in enumerate(record.entries) if n > 19 and isinstance(e, Answer))
    session = open_record(record)
    kept = [session.journal.first, broken - 4, broken + 3, len(record.entries)]
    session.journal.checkpoints = [
        each for each in played(30, seats=3).journal.checkpoints if each.entry in kept
    ]
    session.journal.entries[broken].key = "nothing of the kind"  # type: ignore[union-attr]
    film, stood = Film(session), list[int]()
    while film.forth():
        stood.append(film.at)
    assert film.at == len(record.entries)
    assert broken + 1 not in stood
    film.go(film.steps.index(broken) + 1)
    assert film.at == broken
    film.go(0)
    assert film.step == 0


def test_a_game_that_was_only_begun_has_nothing_to_watch() -> None:
    film = Film(played(0, game="restless"))
    assert len(film.steps) == 1
    film.go(3)
    assert not film.forth()


@pytest.mark.parametrize("name", ["rules-1-parsifal-in-play", "older-darkest-in-play"])
def test_a_save_by_other_rules_is_shown_as_far_as_it_fits(name: str) -> None:
    session = load((FOLDER / f"{name}.json").read_text("utf-8"))
    film = Film(session)
    while film.forth():
        pass
    assert film.at == len(session.journal.entries)
    assert film.port(EVERYONE).view == session.view(EVERYONE)
