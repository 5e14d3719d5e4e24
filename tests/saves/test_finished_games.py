"""The file of finished games: what is noted, what is passed over, and what is forgotten."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from saves.atomic_write import SaveFailed
from saves.autosave import Autosave
from saves.finished_games import FinishedGame, erase, finished, finished_game, note
from saves.folders import folders
from saves.game_saver import Keeping
from saves.time_played import LONGEST, TimePlayed, minutes_played
from tabletop import Session
from tests.saves.games import played

THEN = datetime(2026, 3, 4, 20, 15)


def ended(session: Session, when: datetime = THEN) -> FinishedGame:
    game = finished_game(session.table, session.journal.entries, when, 40)
    assert game is not None
    return game


@pytest.fixture(scope="module")
def over() -> FinishedGame:
    return ended(played(5000, seats=2))


def test_a_game_that_ends_is_noted_once_with_all_that_is_counted(tmp_path: Path) -> None:
    home = folders(tmp_path)
    autosave = Autosave.begin(home.playing, "tower")
    keeping = Keeping(autosave, finished=home.finished)
    going = played(10)
    keeping.save(going)
    assert finished(home.finished).games == []
    session = played(5000, seats=2)
    keeping.save(session)
    session.override("note", key="meaning", words="A dark one.")  # after the end: the same game
    keeping.save(session)
    autosave.close()
    (game,) = finished(home.finished).games
    assert session.table.outcome
    assert (game.game, game.ending) == ("tower", session.table.outcome.words)
    assert [seat.name for seat in game.seats] == [seat.name for seat in session.table.seats]
    assert not game.bent
    assert game.far == f"floor {game.reached} of 5"
    assert game.answers > 20
    assert session.undo()  # the note
    assert session.undo()
    assert not session.over
    assert finished_game(session.table, session.journal.entries, THEN) is None


def test_what_bends_a_game_is_told_from_what_does_not(over: FinishedGame) -> None:
    session = played(5000, seats=2)
    session.override("note", key="meaning", words="A dark one.")
    assert ended(session) == over
    session.override("adopt", subject="XXX-001", reason="we like it so")
    bent = ended(session)
    assert bent.bent
    assert (bent.by_hand, bent.house_rules) == (1, 1)
    assert bent.id != over.id


def test_damaged_lines_are_passed_over_and_torn_ones_spoil_no_other(
    tmp_path: Path, over: FinishedGame
) -> None:
    path = tmp_path / "finished.jsonl"
    assert note(path, [over, over]) == 1
    path.write_bytes(b'{"id": 3}\n[[[\n\xff\n' + path.read_bytes() + b'{"id": "tor')
    later = ended(played(5000, seats=3, seed=8), THEN + timedelta(days=1))
    assert note(path, [later, over]) == 1
    assert finished(path).games == [over, later]
    assert finished(path).unread == 4


def test_what_was_erased_does_not_come_back_from_saves(tmp_path: Path, over: FinishedGame) -> None:
    path = tmp_path / "finished.jsonl"
    note(path, [over])
    erase(path, THEN + timedelta(hours=1))
    assert finished(path).games == []
    assert note(path, [over]) == 0
    later = ended(played(5000, seats=3, seed=8), THEN + timedelta(days=1))
    assert note(path, [later]) == 1
    assert finished(path).games == [later]


def test_a_file_that_cannot_be_written_is_told_of(tmp_path: Path, over: FinishedGame) -> None:
    (tmp_path / "data").write_bytes(b"")
    with pytest.raises(SaveFailed, match="there is a file where a folder should be"):
        note(tmp_path / "data" / "finished.jsonl", [over])


def test_time_is_counted_from_answer_to_answer_and_nobody_thinks_for_an_hour(
    tmp_path: Path,
) -> None:
    now = 0.0
    time = TimePlayed(tmp_path, lambda: now)
    for seconds in (50, 100, 3600):
        now += seconds
        time.answered()
    time.keep()
    assert minutes_played(tmp_path) == -(-(150 + LONGEST) // 60)
    again = TimePlayed(tmp_path, lambda: now)
    now += 90
    again.answered()
    again.keep_in_time()
    assert minutes_played(tmp_path) == 9
