"""Gold is put down, stored and picked up like anything else (DTC-044, DTC-137, DTC-142)."""

from __future__ import annotations

import pytest

from tests.games.darkest.laying import answer, asked, has, keys, names, party

RICH = {"dwarf": {"fate": 0, "gold": 5}, "elf": {"fate": 0, "gold": 0}}


@pytest.mark.rule("DTC-137", "DTC-140", "DTC-142")
def test_gold_that_was_put_down_is_picked_up_in_part_on_another_visit() -> None:
    session = party("dwarf", "elf", tokens=RICH, coming=(4,) * 9, up=("gibbet",),
                    zones={"pile:1": ["gibbet", "witch"]}, counters={"spot": 100})  # fmt: skip
    answer(session, "drop gold 0", "coins 4", "forward", "back")
    assert has(session, "dwarf", "gold") == 1
    answer(session, "none", "part", "coins 3")
    assert (has(session, "dwarf", "gold"), has(session, "elf", "gold")) == (1, 3)
    answer(session, "gold")
    assert has(session, "dwarf", "gold") == 2


@pytest.mark.rule("DTC-044", "DTC-045", "DTC-046", "DTC-323")
def test_gold_is_stored_and_taken_out_by_who_stored_it() -> None:
    session = party("dwarf", "elf", step="stay", args={"place": 0}, at=0, tokens=RICH)
    answer(session, "store gold", "coins 3", "store gold", "all", "ready")
    assert has(session, "dwarf", "gold") == 0
    assert names(session, "store-0:0") == ["gold"]
    assert not any(key.startswith("fetch") for key in keys(session))
    session = party("dwarf", step="stay", args={"place": 0}, at=0, tokens=RICH)
    answer(session, "store gold", "all", "fetch gold")
    assert has(session, "dwarf", "gold") == 5
    assert names(session, "store-0:0") == []


@pytest.mark.rule("DTC-047")
def test_what_gold_a_dead_hero_had_stored_is_gone() -> None:
    atlas = ["fields", "plains", "woods", "hills", "ruins", "city", "graveyard"]
    session = party("monk", "dwarf", step="stay", args={"place": 0}, at=0, coming=(1, 2),
                    tokens={"monk": {"life": 1, "fate": 0}, "dwarf": {"fate": 0}},
                    zones={"atlas": atlas})  # fmt: skip
    answer(session, "store gold", "all", "ready", "ready", "city", "order")
    assert names(session, "graveyard") == ["monk"]
    assert names(session, "store-0:0") == []
    assert asked(session)
