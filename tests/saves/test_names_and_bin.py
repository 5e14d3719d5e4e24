"""Renaming saves, and the bin: nothing is deleted that cannot be put back."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.atomic_write import write
from saves.autosave import SUFFIX, Autosave
from saves.folders import Folders, folders
from saves.lock import InUse
from saves.names_and_bin import Untidied, empty_bin, name_of, put_into_bin, rename, take_out
from saves.recover import recover
from saves.summary import binned, in_play, named, summary
from tests.saves.games import played


@pytest.fixture
def home(tmp_path: Path) -> Folders:
    return folders(tmp_path)


@pytest.fixture
def game(home: Folders) -> Path:
    """A game in play, put away."""
    keeper = Autosave.begin(home.playing, "tower")
    keeper.save(played(10, seats=2))
    keeper.close()
    return keeper.folder


@pytest.fixture
def file(home: Folders) -> Path:
    """A save that was given a name."""
    path = home.saved / f"before the Tower{SUFFIX}"
    write(path, played(10, seats=2).to_json().encode())
    return path


def test_a_game_in_play_is_called_by_a_name_and_after_its_game_again(
    home: Folders, game: Path
) -> None:
    assert in_play(home)[0].name == ""
    assert rename(game, "  Friday's \t climb ") == game
    assert in_play(home)[0].name == "Friday's climb"
    rename(game, "")
    assert in_play(home)[0].name == ""


def test_a_save_is_renamed_with_its_file(home: Folders, file: Path) -> None:
    there = rename(file, "after the Tower")
    assert not file.exists()
    assert [each.name for each in named(home)] == ["after the Tower"]
    assert rename(there, "after the Tower") == there


@pytest.mark.parametrize(
    "name", ["", ".hidden", "../out", "a/b", "a\\b", 'say "so"', "nul\0", "a:b"]
)
def test_no_name_takes_a_file_elsewhere(file: Path, name: str) -> None:
    before = file.read_bytes()
    with pytest.raises(Untidied):
        rename(file, name)
    assert file.read_bytes() == before
    assert [*file.parent.iterdir()] == [file]


def test_no_save_is_written_over_by_a_name(home: Folders, file: Path) -> None:
    other = home.saved / f"other{SUFFIX}"
    write(other, b"kept")
    with pytest.raises(Untidied, match="already"):
        rename(file, "other")
    assert other.read_bytes() == b"kept"
    assert file.exists()


def test_what_is_deleted_lies_in_the_bin_and_comes_back_as_it_was(
    home: Folders, game: Path, file: Path
) -> None:
    rename(game, "Friday's climb")
    before = summary(file)
    lying = [put_into_bin(home, game), put_into_bin(home, file)]
    assert in_play(home) == named(home) == []
    assert {each.path for each in binned(home)} == {*lying}
    assert {each.name for each in binned(home)} == {"Friday's climb", "before the Tower"}
    assert [take_out(home, path) for path in lying] == [game, file]
    assert in_play(home)[0].name == "Friday's climb"
    assert named(home)[0] == before
    assert recover(game).session.decision is not None


def test_two_of_one_name_lie_in_the_bin_side_by_side(home: Folders, file: Path) -> None:
    put_into_bin(home, file)
    write(file, b"another")
    put_into_bin(home, file)
    assert len(binned(home)) == 2
    first, second = (take_out(home, each.path) for each in binned(home))
    assert first != second
    assert {name_of(first), name_of(second)} == {"before the Tower", "before the Tower 2"}


def test_a_game_that_is_open_elsewhere_is_not_deleted(home: Folders, game: Path) -> None:
    keeper = Autosave(game)
    with pytest.raises(InUse):
        put_into_bin(home, game)
    keeper.close()
    assert in_play(home)


def test_the_bin_is_emptied_for_good(home: Folders, game: Path, file: Path) -> None:
    put_into_bin(home, game)
    put_into_bin(home, file)
    empty_bin(home)
    assert binned(home) == []
    assert [*home.bin.iterdir()] == []
