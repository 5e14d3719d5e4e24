"""Which tests a run of the checks takes."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from launcher import checks

from tests import seeds


def given(arguments: list[str], root: Path) -> str:
    return " ".join(checks.tests(arguments, root))


def test_without_more_said_a_third_of_the_seeds_and_nothing_slow(tmp_path: Path) -> None:
    said = given(["tests/play", "-x"], tmp_path)
    assert said.endswith("-m not slow --seeds=1 tests/play -x"), "no commit: the first third"


def test_fast_leaves_out_random_games_windows_and_what_takes_long(tmp_path: Path) -> None:
    said = given(["--fast"], tmp_path)
    assert "-m not slow and not long and not window --seeds=none" in said


def test_all_leaves_nothing_out(tmp_path: Path) -> None:
    said = given(["--all", "-x"], tmp_path)
    assert said.endswith(" -x")
    assert "slow" not in said
    assert "--seeds" not in said


def test_a_third_that_is_named_counts(tmp_path: Path) -> None:
    assert given(["--seeds", "3"], tmp_path).endswith("--seeds=1 --seeds 3"), "the last one counts"


def test_tests_are_compiled_ahead_in_a_new_checkout_alone(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    assert checks.is_new(tmp_path)
    (tmp_path / "tests" / "__pycache__").mkdir()
    assert not checks.is_new(tmp_path)
    said = checks.compiling(checks.tests(["--fast", "tests/play"], tmp_path))
    assert said[-4:] == ["tests/play", "--numprocesses=0", "--collect-only", "--quiet"]


@pytest.mark.parametrize(("room", "kept"), [(checks.ROOM, True), (checks.ROOM - 1, False)])
def test_files_of_tests_lie_in_memory_where_there_is_room(
    room: int, kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "MEMORY", tmp_path)
    monkeypatch.setattr(checks.shutil, "disk_usage", lambda _: SimpleNamespace(free=room))
    assert checks.settings() == ({"PYTEST_DEBUG_TEMPROOT": str(tmp_path)} if kept else {})


def test_files_of_tests_lie_on_the_disk_where_none_are_kept_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "MEMORY", tmp_path / "none")
    assert checks.settings() == {}


def of_a_test(many: int, *marks: str) -> list[Any]:
    """The items of a test with *many* seeds, for each of two games."""
    return [
        SimpleNamespace(
            keywords=marks,
            nodeid=f"test_it[{game}-{seed}]",
            callspec=SimpleNamespace(params={"game": game, "seed": seed, "rule": object()}),
        )
        for game in ("tower", "parsifal")
        for seed in range(many)
    ]


@pytest.mark.parametrize("many", [1, 2, 3, 4, 24])
def test_the_thirds_together_are_all_seeds_and_each_test_keeps_one(many: int) -> None:
    items = of_a_test(many)
    kept = []
    for part in range(1, checks.PARTS + 1):
        out = seeds.left_out(items, str(part))
        kept.append([item.nodeid for item in items if item not in out])
        assert len(kept[-1]) <= 2 * -(-many // checks.PARTS)
        for game in ("tower", "parsifal"):
            assert any(game in each for each in kept[-1])
    assert {each for part in kept for each in part} == {item.nodeid for item in items}


def test_without_seeds_only_tests_that_have_none_are_left() -> None:
    other = SimpleNamespace(
        keywords=(), nodeid="test_that", callspec=SimpleNamespace(params={"game": "tower"})
    )
    items = [*of_a_test(4), other]
    assert [item for item in items if item not in seeds.left_out(items, seeds.NONE)] == [other]


def test_a_sampled_test_shares_out_all_its_cases_alike() -> None:
    items = of_a_test(3, seeds.SAMPLED)
    kept = [[i for i in items if i not in seeds.left_out(items, str(n))] for n in (1, 2, 3)]
    assert [len(part) for part in kept] == [2, 2, 2], "of six, whatever their games and seeds"
    assert sorted(i.nodeid for part in kept for i in part) == sorted(i.nodeid for i in items)
