"""The shelf: boxes without rules, games one by one, and games that cannot be loaded."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import asdict

from tabletop import Refusal, load, new_game
from tabletop.play.rules.game_box import Box
from tabletop.play.shelf.game_shelf import Unplayable, game_called, names, package_of, shelf
from tests.play.sunken import BOX, put_on_shelf

LOOK = """
import json, sys
from tabletop.play.shelf.game_shelf import shelf
seen = [found.title for found in shelf()]
print(json.dumps([seen, [name for name in sys.modules if name.startswith("tabletop.games.")]]))
"""


def test_all_boxes_are_read_without_any_rules() -> None:
    done = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, check=True)
    titles, loaded = json.loads(done.stdout)
    assert titles == sorted(titles)
    packages = {package_of(name) for name in names()} - {f"tests.toys.{toy}" for toy in names()}
    assert len(titles) == len(packages)
    modular = {package_of(name): game_called(name).modules for name in names()}
    boxes = {f"{of}.modules.{each.id}" for of in packages for each in modular[of]}
    boxes |= {each.rpartition(".")[0] for each in boxes}
    assert set(loaded) == packages | boxes | {f"{package}.options" for package in packages}


@pytest.mark.parametrize("game", names())
def test_a_game_is_what_its_box_says(game: str) -> None:
    box = next(found for found in shelf() if found.id == game)
    assert type(box) is Box
    rules = game_called(game)
    assert {name: getattr(rules, name) for name in box.__struct_fields__} == asdict(box)


def test_a_game_that_cannot_be_loaded_says_what_is_wrong_and_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_shelf(tmp_path, monkeypatch)
    box = next(found for found in shelf() if found.id == "sunken")
    assert isinstance(box, Box), "nobody asked for its rules yet"
    for _ in range(2):
        with pytest.raises(Unplayable) as told:
            game_called("sunken")
        assert str(told.value) == (
            "The Sunken cannot be loaded. KeyError: 'mast' (tabletop.games.sunken.game, line 4)."
        )
    assert next(found for found in shelf() if found.id == "sunken") is told.value


def test_even_a_damaged_box_leaves_all_other_games_on_the_shelf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_shelf(tmp_path, monkeypatch, box="from nowhere import BOX")
    told = {found.id: found for found in shelf()}
    assert set(told) == {*names(), "sunken"}
    assert [name for name, found in told.items() if isinstance(found, Unplayable)] == ["sunken"]
    assert "No module named 'nowhere'" in str(told["sunken"])
    with pytest.raises(Unplayable, match=r"^Sunken cannot be loaded"):
        game_called("sunken")
    assert new_game("tower", seats=2, seed=1).decisions


def test_a_box_without_a_game_in_it_cannot_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_shelf(tmp_path, monkeypatch, rules="")
    with pytest.raises(Unplayable, match="has no attribute 'GAME'"):
        game_called("sunken")


def test_a_save_of_a_game_that_cannot_be_loaded_is_not_called_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_shelf(tmp_path, monkeypatch, box=BOX)
    document = json.loads(new_game("tower", seats=2, seed=1).to_json())
    document["game"] = "sunken"
    with pytest.raises(Unplayable):
        load(json.dumps(document))
    document["game"] = "drowned"
    with pytest.raises(ValueError, match="There is no game 'drowned'"):
        load(json.dumps(document))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refusal, match="no game 'drowned'"):
        game_called("drowned")
