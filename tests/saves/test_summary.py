"""What a gallery shows: games in play and named saves, without opening them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from saves.autosave import SUFFIX, Autosave, generations
from saves.folders import Folders, folders
from saves.summary import in_play, named, newest, summary
from saves.write import write
from tabletop import VERSION, Session
from tests.saves.games import played


@pytest.fixture
def home(tmp_path: Path) -> Folders:
    return folders(tmp_path)


def keep(home: Folders, session: Session, *, hour: int) -> Path:
    """A game in play that was last saved at that hour; its folder."""
    keeper = Autosave.begin(home.playing, session.game.id)
    keeper.save(session)
    keeper.close()
    os.utime(generations(keeper.folder)[0].path, (hour * 3600, hour * 3600))
    return keeper.folder


def test_a_game_in_play_at_a_glance(home: Folders) -> None:
    session = played(20, seats=3)
    folder = keep(home, session, hour=5)
    (found,) = in_play(home)
    assert found.path == folder
    assert (found.game, found.program) == (session.game.id, VERSION)
    assert [seat.name for seat in found.seats] == [seat.name for seat in session.table.seats]
    assert session.decision
    assert found.question == session.decision.ask
    assert not found.over
    assert found.when.timestamp() == 5 * 3600


def test_the_game_to_continue_is_the_one_played_last_that_is_not_over(home: Folders) -> None:
    assert newest(home) is None
    older = keep(home, played(5), hour=1)
    newer = keep(home, played(10), hour=2)
    over = keep(home, played(5000), hour=3)
    assert [each.path for each in in_play(home)] == [over, newer, older]
    assert in_play(home)[0].over
    found = newest(home)
    assert found
    assert found.path == newer


def test_a_damaged_save_stays_in_sight(home: Folders) -> None:
    folder = keep(home, played(5), hour=1)
    generations(folder)[0].path.write_bytes(b"\x00" * 99)
    (found,) = in_play(home)
    assert found.path == folder
    assert "cannot be read" in found.damage
    assert newest(home) is None


def test_a_good_generation_is_shown_before_a_damaged_one(home: Folders) -> None:
    folder = keep(home, played(5), hour=1)
    (folder / "000002.tabletop.part").write_bytes(b"{")
    (found,) = in_play(home)
    assert not found.damage


def test_named_saves_are_listed_apart(home: Folders) -> None:
    session = played(5)
    write(home.saved / f"Our evening{SUFFIX}", session.to_json().encode())
    write(home.saved / "notes.txt", b"not a save")
    keep(home, session, hour=1)
    (found,) = named(home)
    assert found.path.stem == "Our evening"
    assert found.game == session.game.id


def test_what_is_no_save_says_so(tmp_path: Path) -> None:
    assert "does not exist" in summary(tmp_path / "nothing").damage
    assert "is no file" in summary(tmp_path).damage
    (tmp_path / "x").write_bytes(b'{"a":' * 100_000)
    assert "cannot be read" in summary(tmp_path / "x").damage
