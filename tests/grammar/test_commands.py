"""The commands that count what cards are made of, and compare games."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from tabletop.__main__ import main
from tabletop.commands.parts import counted, lines, of_one_card
from tabletop.commands.trace import differences
from tabletop.grammar.grammar import Grammar
from tabletop.play.shelf.game_shelf import game_called


def test_parts_are_counted_game_by_game_and_together(capsys: pytest.CaptureFixture[str]) -> None:
    """What two games share counts once in what all have together."""
    assert main(["parts", "tower", "restless"]) == 0
    games, _, together_ = capsys.readouterr().out.partition("Together\n")
    parts = [int(n) for n in re.findall(r"(\d+)  parts declared", games)]
    shared = [int(n) for n in re.findall(r"(\d+)  of these shared", games)]
    (sum_,) = (int(n) for n in re.findall(r"(\d+)  parts declared", together_))
    (common,) = (int(n) for n in re.findall(r"(\d+)  of these shared", together_))
    assert max(shared) <= common < sum(shared)
    assert sum_ == sum(parts) - sum(shared) + common
    assert all(lines(["tower"]).values())


def test_tower_has_few_idioms() -> None:
    wording = game_called("tower").wording
    assert wording is not None
    counts = counted(wording)
    assert counts["of these idioms"] <= 12
    assert counts["parts declared"] < 133 < counts["positions that follow from them"]
    assert isinstance(wording.phrases, Grammar)
    assert of_one_card(wording) == []


def test_a_step_that_is_not_as_it_was_is_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "before.json"
    assert main(["trace", "tower", "--games", "1", "--write", str(file)]) == 0
    traces = msgspec.json.decode(file.read_bytes(), type=list[list[str]])
    traces[0][5] += " and a word more"
    file.write_bytes(msgspec.json.encode(traces))
    assert main(["trace", "tower", "--games", "1", "--against", str(file)]) == 1
    assert "game 0, step 5" in capsys.readouterr().out


def test_a_game_that_is_in_one_trace_alone_is_told_of() -> None:
    assert differences([["a"], ["b"]], [["a"], ["b"]]) == []
    assert differences([["a"], ["b"]], [["a"]]) == ["game 1: it is in one trace alone"]
    (told,) = differences([["a"]], [["a", "b"]])
    assert "step 1" in told
