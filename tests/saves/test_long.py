"""Long saves, honest or not: opening them is bounded, says how far it is, and can be ended."""

from __future__ import annotations

import json
import time
from functools import cache
from pathlib import Path

import pytest

from saves.autosave import Autosave, generations
from saves.recover import open_save, recover
from tabletop.play.record_loader import STRETCH
from tabletop.play.runner.faults import Stopped
from tests.saves.games import played
from tests.saves.test_hostile import AT_ONCE
from tests.seeds import some_slow

VERBS = {
    "count": {"piece": 0, "counter": "x", "value": 1},
    "move": {"piece": 0, "zone": "box"},
    "note": {"key": "a", "words": "b"},
    "order": {"zone": "dice", "order": [0]},
}


@cache
def long(overrides: int, verb: str = "count") -> bytes:
    """A save that says that so much was done by hand since its only checkpoint."""
    data = json.loads(played(0).to_json())
    entry = {"type": "Override", "verb": verb, "args": VERBS[verb]}
    data["entries"] += [entry] * overrides
    return json.dumps(data).encode()


@pytest.mark.long
@pytest.mark.parametrize("verb", some_slow(VERBS, {*VERBS} - {"count"}))
def test_a_hostile_save_of_hundreds_of_thousands_of_overrides_is_refused_at_once(
    tmp_path: Path, verb: str
) -> None:
    path = tmp_path / "hostile.tabletop"
    path.write_bytes(long(200_000, verb))
    began = time.process_time()
    opened = open_save(path)
    assert time.process_time() - began < 2 * AT_ONCE
    assert opened.session is None
    assert "More than 10,000 steps" in opened.said[0]
    assert opened.doors, "its table is not lost"
    assert opened.doors.enter("table").decisions


def test_opening_tells_how_far_it_is(tmp_path: Path) -> None:
    path = tmp_path / "long.tabletop"
    path.write_bytes(long(STRETCH))
    heard: list[tuple[int, int]] = []
    open_save(path, lambda done, of: heard.append((done, of)))
    assert heard == [(n, STRETCH) for n in range(STRETCH)]


def test_who_does_not_want_to_wait_finds_everything_as_it_was(tmp_path: Path) -> None:
    keeper = Autosave(tmp_path)
    keeper.save(played(20))
    keeper.close()
    (tmp_path / "000009.tabletop").write_bytes(long(500))
    before = generations(tmp_path)

    def enough(done: int, of: int) -> None:
        if done > 100:
            raise Stopped

    with pytest.raises(Stopped):
        recover(tmp_path, enough)
    assert generations(tmp_path) == before
