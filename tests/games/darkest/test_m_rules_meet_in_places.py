"""Where rules meet in villages, at destinations and in the Tower, each by the words of its rule."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tests.games.darkest.laying import answer, asked, has, keys, names, party
from tests.games.darkest.test_e_guardians import trove

CALM = {"dwarf": {"fate": 0}, "elf": {"fate": 0}}

# --- villages and destinations ----------------


@pytest.mark.rule("DTC-B21", "DTC-298")
def test_the_merchant_pays_less_at_the_stall_too() -> None:
    session = party(
        "merchant",
        step="destination",
        at=6,
        to="city",
        coming=(3,),
        tokens={"merchant": {"fate": 0, "gold": 2}},
    )
    answer(session, "mode 0", "yes", "buy mule")
    assert has(session, "merchant", "gold") == 0
    assert names(session, "mount:0") == ["mule"]


@pytest.mark.rule("DTC-B14", "DTC-082")
@pytest.mark.parametrize(
    ("won", "kept"),
    [
        (["ash-wyrm", "old-bear"], ["old-bear"]),  # 7 and 4: the 7 alone
        (["mere-worm", "hill-brute", "boar"], ["mere-worm"]),  # 6+1; the Craft of 2 is kept
        (["old-bear", "marsh-cat", "ox"], ["ox"]),  # 4+3, and not 12
    ],
)
def test_no_more_trophies_are_handed_in_than_a_full_7_takes(
    won: list[str], kept: list[str]
) -> None:
    session = party("dwarf", step="stay", args={"place": 0}, at=0, zones={"trophies:0": won})
    answer(session, "trophies strength")
    assert names(session, "trophies:0") == kept
    assert has(session, "dwarf", "strength") == 4


@pytest.mark.rule("DTC-B35", "DTC-145")
def test_in_the_forest_of_a_destination_a_raft_is_built_and_an_elf_leads_on() -> None:
    session = party(
        "dwarf",
        "elf",
        step="at_destination",
        at=6,
        to="forest",
        zones={"items:0": ["axe"], "trove": ["helm"]},
    )
    assert "walk 3" in keys(session)
    answer(session, "build 0")
    assert "raft-built" in names(session, "items:0")
    assert "raft" in keys(session)


@pytest.mark.rule("DTC-163", "DTC-252")
def test_a_party_that_has_looted_a_trove_may_still_cross_by_raft() -> None:
    session = trove("toll", "gibbet", dice=(1, 1, 1), magic=("helm",), zones={"items:0": ["raft"]})
    answer(session, "helm", "raft")
    assert asked(session) == "DTC-081"
    assert session.table.count("region") == 1


@pytest.mark.rule("DTC-137", "DTC-252")
def test_who_has_no_room_for_loot_may_put_something_down_for_it() -> None:
    session = trove(
        "toll",
        "gibbet",
        dice=(1, 1, 1),
        magic=("helm",),
        heroes=("troll",),
        tokens={"troll": {"fate": 0}},
        zones={"items:0": ["sword", "axe", "shield", "armour"]},
    )
    answer(session, "helm", "for axe")
    assert names(session, "items:0") == ["sword", "shield", "armour", "helm"]


@pytest.mark.rule("DTC-170", "DTC-161", "DTC-324")
def test_a_quest_that_the_sentinel_ends_leads_to_the_cave_at_once() -> None:
    session = party(
        "troll",
        step="guardians",
        at=6,
        to="sentinel",
        zones={
            "atlas": ["warlocks-cave", "outer-hills", "outer-woods", "runes", "desert", "oasis"],
        },
        on={"troll": {"quest": 1, "strength": 12, "craft": 1, "life": 6, "alignment": 2}},
        coming=(5,) * 4,
    )
    assert names(session, "items:0") == ["talisman"]
    assert names(session, "ground:6") == ["warlocks-cave"]


# --- the Tower ----------------


def _tower(step: str, climb: int, **more: Any) -> Session:
    zones = {
        "items:0": ["talisman", "talisman", "potion", "bag-of-gold-3"],
        **more.pop("zones", {}),
    }
    return party(
        "dwarf",
        "elf",
        step=step,
        at=6,
        to="portal-of-power",
        tokens=CALM,
        counters={"climb": climb, "region": 2, "spot": 100 * climb},
        zones=zones,
        **more,
    )


@pytest.mark.rule("DTC-093", "DTC-137", "DTC-259")
@pytest.mark.parametrize(
    ("step", "climb"),
    [("portal", 0), ("plain_decision", 1), ("crypt", 2), ("mines", 3), ("death", 4)],
)
def test_in_the_tower_as_anywhere_a_bag_is_cashed_and_a_potion_drunk(step: str, climb: int) -> None:
    session = _tower(step, climb, on={"dwarf": {"life": 2, "gold": 1, "craft": 3}})
    before = asked(session)
    answer(session, "cash", "use potion")
    assert (has(session, "dwarf", "gold"), has(session, "dwarf", "life")) == (4, 3)
    assert asked(session) == before


@pytest.mark.rule("DTC-266", "DTC-267", "DTC-137")
def test_on_the_plain_a_talisman_is_put_down_by_one_and_found_by_another() -> None:
    session = _tower("plain_decision", 1)
    answer(session, "drop talisman")
    assert "ahead" not in keys(session)
    answer(session, "again", "none", "talisman")
    assert names(session, "items:1") == ["talisman"]
    assert (has(session, "dwarf", "life"), has(session, "elf", "life")) == (5, 4)
    assert "ahead" in keys(session)


@pytest.mark.rule("DTC-260", "DTC-288", "DTC-B11")
def test_a_teleport_out_of_the_tower_leaves_it_for_good() -> None:
    session = _tower(
        "crypt",
        2,
        zones={"spells:0": ["teleport"], "stage": ["crypt"]},
        on={"dwarf": {"held": 1, "life": 5}},
        coming=(4,) * 6,
    )
    session.table.counters["spent"] = 3
    answer(session, "cast teleport", "castle")
    assert [session.table.count(each) for each in ("climb", "spent")] == [0, 0]
    assert names(session, "stage") == []
    assert names(session, "ground:6") == ["castle"]


@pytest.mark.rule("DTC-B11", "DTC-003")
def test_each_space_of_the_tower_is_a_party_turn_of_its_own() -> None:
    session = _tower(
        "plain_decision",
        1,
        on={"dwarf": {"held": 0, "cast": 1, "life": 5}},
        zones={"items:1": ["talisman"], "spells:0": ["mending"]},
    )
    answer(session, "ahead", "order")
    assert has(session, "dwarf", "held") == 1
    assert has(session, "dwarf", "cast") == 0


@pytest.mark.rule("DTC-170", "DTC-280")
def test_a_victory_in_the_tower_counts_for_a_quest_too() -> None:
    session = party(
        "troll",
        step="tower_combat",
        args={"here": "den"},
        at=6,
        to="portal-of-power",
        counters={"climb": 5, "region": 2},
        coming=(5,) * 4,
        zones={"guardians": ["wolf"], "atlas": ["warlocks-cave"]},
        on={"troll": {"quest": 2, "strength": 9, "craft": 1, "life": 6}},
    )
    assert names(session, "items:0") == ["talisman"]
    assert names(session, "ground:6") == ["warlocks-cave"]
    assert session.table.count("climb") == 0
