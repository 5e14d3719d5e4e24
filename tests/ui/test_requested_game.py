"""What `--with` brings into a new game."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from saves.folders import folders
from tabletop.packs import library
from tests.packs.players.making import EXAMPLES
from ui.program import requested_game
from ui.program.command_line import Wrong, parse

MARSH = EXAMPLES / "the-marsh"


@pytest.fixture(autouse=True)
def library_of_its_own() -> Iterator[None]:
    finders = [*library.finders]
    library.forget()
    yield
    library.forget()
    library.finders[:] = finders


def test_a_pack_comes_into_a_game_from_where_it_lies_and_then_by_its_id(tmp_path: Path) -> None:
    """It is copied to the others, so that the game can be gone on with when the folder is gone."""
    file = tmp_path / "marsh.tabletop-pack"
    with zipfile.ZipFile(file, "w") as into:
        for path in sorted(MARSH.rglob("*")):
            into.write(path, path.relative_to(MARSH))
    start = ["--new", "restless", "--seed", "7", "--data-dir", str(tmp_path / "data")]
    options = requested_game.new(parse([*start, "--with", str(file)])).table.options
    assert [key for key in options if key.startswith("pack:")] == ["pack:the-marsh"]
    file.unlink()
    library.forget()
    assert requested_game.new(parse([*start, "--with", "the-marsh"])).table.options == options
    assert (folders(tmp_path / "data").packs / "the-marsh").is_dir()


def test_modules_and_packs_are_told_apart(tmp_path: Path) -> None:
    start = ["--new", "darkest", "--data-dir", str(tmp_path), "--with"]
    assert requested_game.new(parse([*start, "reaper"])).table.options["modules.reaper"]
    with pytest.raises(Wrong, match="is a pack for restless, not for darkest"):
        requested_game.new(parse([*start, str(MARSH)]))


def test_a_pack_with_a_fault_is_not_brought(tmp_path: Path) -> None:
    torn = tmp_path / "torn"
    torn.mkdir()
    (torn / "pack.toml").write_text("id = [", "utf-8")
    start = ["--new", "restless", "--data-dir", str(tmp_path / "data"), "--with", str(torn)]
    with pytest.raises(Wrong, match=r"pack\.toml"):
        requested_game.new(parse(start))
