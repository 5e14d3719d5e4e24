"""What a gallery shows: games in play and named saves, without opening them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from saves.atomic_write import write
from saves.autosave import SUFFIX, Autosave, generations
from saves.folders import Folders, folders
from saves.recover import recover
from saves.summary import Summary, in_play, named, newest, summary
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


def again(folder: Path) -> Session:
    """The game in *folder*, opened again."""
    opened = recover(folder)
    assert opened.session, opened.said
    return opened.session


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
    assert "is not a file" in summary(tmp_path).damage
    (tmp_path / "x").write_bytes(b'{"a":' * 100_000)
    assert "cannot be read" in summary(tmp_path / "x").damage


def test_a_draft_that_is_brought_onto_the_disk_while_it_is_read_is_found_there(
    home: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, folder = played(3), home.playing / "tower-1"
    folder.mkdir(parents=True)
    (folder / "000001.tabletop").write_bytes(session.to_json().encode())
    session.override("end", winners=[0], words="Won.", rule="")
    draft = folder / "000002.tabletop.part"
    draft.write_bytes(session.to_json().encode())

    def settling(path: Path) -> Summary:
        if draft.exists():
            draft.rename(draft.with_suffix(""))
        return summary(path)

    monkeypatch.setattr("saves.summary.summary", settling)
    (found,) = in_play(home)
    assert found.won


@pytest.mark.parametrize("reopened", [False, True])
@pytest.mark.parametrize("back", ["undo", "beginning", "before the end"])
def test_a_look_back_unmakes_no_victory(home: Folders, back: str, reopened: bool) -> None:
    """Looking back changes nothing; who goes on from there plays a new game, and the win stays."""
    session = played(20)
    keeper = Autosave.begin(home.playing, session.game.id)
    keeper.save(session)
    session.override("end", winners=[0], words="Won.", rule="")
    keeper.save(session)
    if reopened:
        keeper.close()
        keeper, session = Autosave(keeper.folder, home.playing), again(keeper.folder)
    (was,) = in_play(home)
    assert was.won
    if back == "undo":
        assert session.undo()
    else:
        session.rewind(0 if back == "beginning" else len(session.journal.entries) - 1)
    keeper.save(session)
    assert [each.won for each in in_play(home)] == [True], "players look back"
    session.rewind(10_000)
    keeper.save(session)
    assert [each.won for each in in_play(home)] == [True], "and forth"
    session.rewind(5)
    keeper.save(session)
    session.override("note", key="aside", words="What if?")
    for _ in range(2):
        keeper.save(session)
        keeper.close()
        found = in_play(home)
        assert sorted(each.won for each in found) == [False, True], "they have gone on"
        (won,) = (each for each in found if each.won)
        assert abs((won.when - was.when).total_seconds()) < 2
        assert again(won.path).over
        assert not again(keeper.folder).over
        keeper = Autosave(keeper.folder, home.playing)
    keeper.close()
