"""The party and its turns, what table options change of them, and Guardians in places."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.party import heroes
from tests.games.darkest.laying import answer, asked, has, keys, names, party, why

# --- parties and turns ----------------


@pytest.mark.rule("DTC-002")
def test_the_leader_is_the_first_who_lives() -> None:
    session = party("dwarf", "elf", zones={"pile:1": ["a-find"]}, counters={"spot": 0})
    answer(session, "forward", "mode 0")
    assert has(session, "dwarf", "gold") == 3


@pytest.mark.rule("DTC-009")
def test_each_seat_decides_for_its_heroes_and_the_leaders_for_the_party() -> None:
    session = party("dwarf", "elf", "monk", seats=3, zones={"pile:1": ["wolf"]},
                    counters={"spot": 0}, coming=(1, 3))  # fmt: skip
    assert session.decision.seat == 0  # type: ignore[union-attr]
    answer(session, "forward")
    assert [session.decision.seat] == [0]  # type: ignore[union-attr]


@pytest.mark.rule("DTC-009")
def test_by_the_table_option_the_party_votes() -> None:
    session = party("dwarf", "elf", "monk", at=3, seats=3, options={"party_vote": "vote"})
    for seat, key in ((0, "forward"), (1, "back"), (2, "back")):
        session.answer(key, seat=seat)
    assert heroes.homeward(session.table)


@pytest.mark.rule("DTC-003", "DTC-B11")
@pytest.mark.parametrize(("turn", "free"), [("card", True), ("road-space", False)])
def test_a_party_turn_is_a_card_or_a_road_space(turn: str, free: bool) -> None:
    session = party(
        "elf",
        zones={"spells:0": ["warm-bread", "mending"], "pile:1": ["gibbet"]},
        on={"elf": {"held": 1}},
        tokens={"elf": {"life": 1, "strength": 1}},
        counters={"spot": 0},
        options={"party_turn": turn},
    )
    answer(session, "cast warm-bread", "forward")
    assert (why(session, "cast mending") == "") is free


@pytest.mark.rule("DTC-004")
def test_a_visit_lasts_until_the_party_leaves() -> None:
    session = party(
        "seer",
        at=1,
        zones={"pile:1": ["gibbet"]},
        counters={"spot": 0},
        coming=(2,),
        tokens={"seer": {"fate": 0}},
    )
    answer(session, "look", "forward", "forward")
    assert has(session, "seer", "looked") == 0


@pytest.mark.rule("DTC-032")
def test_equipment_is_given_when_a_hero_joins_and_never_again() -> None:
    session = party("tavern-maid", step="space_done", counters={"homeward": 1})
    assert names(session, "items:0") == []


@pytest.mark.rule("DTC-113")
def test_a_follower_that_slows_the_party_freezes_its_order() -> None:
    session = party(
        "dwarf",
        "elf",
        zones={"followers:0": ["orphan"]},
        counters={"spot": 100},
        coming=(2,),
        tokens={"dwarf": {"fate": 0}, "elf": {"fate": 0}},
    )
    answer(session, "forward")
    assert asked(session) != "DTC-100"


@pytest.mark.rule("DTC-122")
@pytest.mark.parametrize(("option", "life"), [("off", 4), ("on", 3)])
def test_special_locations_on_the_way_home(option: str, life: int) -> None:
    session = party(
        "elf",
        at=2,
        counters={"spot": 0, "homeward": 1},
        options={"revisit_special": option},
        zones={"ground:1": ["fields", "graveyard"]},
        on={"fields": {"visited": 1}, "graveyard": {"visited": 1}},
    )
    answer(session, "forward")
    assert has(session, "elf", "life") == life


@pytest.mark.rule("DTC-143")
def test_what_is_put_down_for_something_else_is_not_offered_in_that_round() -> None:
    session = party(
        "dwarf",
        "elf",
        at=1,
        counters={"spot": 0},
        zones={"pile:1": ["squire"], "followers:0": ["hound", "poet"]},
    )
    answer(session, "forward", "for hound")
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTC-309")
def test_a_spell_without_an_effect_is_not_cast() -> None:
    session = party("elf", zones={"spells:0": ["hex"]}, on={"elf": {"held": 1}})
    assert why(session, "cast hex") == "DTC-309"


@pytest.mark.rule("DTC-327")
def test_a_forced_teleport_meets_a_location_again() -> None:
    session = party(
        "elf",
        at=3,
        counters={"spot": 0},
        zones={"pile:3": ["imp"], "ground:1": ["fields", "graveyard"]},
        coming=(3,),
        tokens={"elf": {"fate": 0}},
        on={"fields": {"visited": 1}},
    )
    answer(session, "forward")
    assert has(session, "elf", "life") == 3


@pytest.mark.rule("DTC-B03")
@pytest.mark.parametrize(("option", "offered"), [("leader", False), ("any", True)])
def test_whose_fate_turns_the_partys_dice(option: str, offered: bool) -> None:
    session = party(
        "dwarf",
        "elf",
        step="draw",
        at=1,
        coming=(4,),
        tokens={"dwarf": {"fate": 1}, "elf": {"fate": 1}},
        options={"fate_party_rolls": option},
    )
    assert any(key.endswith("by 1") for key in keys(session)) is offered


@pytest.mark.rule("DTC-278")
@pytest.mark.parametrize(("option", "offered"), [("off", False), ("on", True)])
def test_fate_against_death(option: str, offered: bool) -> None:
    session = party("elf", step="death", at=6, to="portal-of-power", coming=(1, 1, 4, 4, 6, 6),
                    options={"death_fate_reroll": option}, tokens={"elf": {"fate": 1}})  # fmt: skip
    answer(session, "dice")
    assert any(key.startswith("again") for key in keys(session)) is offered
    if offered:
        answer(session, "again")
        assert session.table.count("climb") == 5


@pytest.mark.rule("DTC-307")
@pytest.mark.parametrize(("option", "asks"), [("final", False), ("any", True)])
def test_which_1_the_thief_waits_for(option: str, asks: bool) -> None:
    session = party(
        "elf",
        "thief",
        zones={"pile:1": ["gambler"]},
        counters={"spot": 0},
        coming=(1, 5, 5),
        tokens={"elf": {"fate": 1}, "thief": {"fate": 0}},
        options={"thief_trigger": option},
    )
    answer(session, "forward", "fate")
    assert ("yes" in keys(session)) is asks


@pytest.mark.rule("DTC-228")
def test_by_the_table_option_guardian_combat_has_dice() -> None:
    session = party("troll", step="guardian_combat", at=6, to="crags", coming=(6, 1, 1, 1),
                    zones={"guardians": ["ash-wyrm"]}, tokens={"troll": {"fate": 0}},
                    options={"guardian_attack_dice": "on", "guardian_trophies": "on"},
                    counters={"guarding": 1})  # fmt: skip
    assert asked(session) == "DTC-248"


@pytest.mark.rule("DTC-177")
@pytest.mark.parametrize(("option", "left"), [("one-card", 2), ("per-character", 1)])
def test_two_lose_a_turn_together(option: str, left: int) -> None:
    session = party("dwarf", "elf", "monk", zones={"pile:1": ["cloudburst"],
                    "adventure": ["gibbet", "smithy", "inn"], "items:0": ["amulet"]},
                    counters={"spot": 0},
                    tokens={n: {"fate": 0, "gold": 0} for n in ("dwarf", "elf", "monk")},
                    options={"partial_lost_turn": option}, coming=(3,) * 9)  # fmt: skip
    answer(session, "forward")
    assert len(session.table["adventure"]) == left


@pytest.mark.rule("DTC-175")
def test_by_the_table_option_the_extra_card_waits() -> None:
    session = party(
        "dwarf",
        "elf",
        zones={"pile:1": ["swamp"], "adventure": ["gibbet"]},
        counters={"spot": 0},
        coming=(1, 1),
        tokens={"dwarf": {"fate": 0}, "elf": {"fate": 0}},
        options={"lost_turn_timing": "after-card"},
    )
    answer(session, "forward")
    assert asked(session) == "DTC-126"


# --- Guardian Combat, what is left ----------------


@pytest.mark.rule("DTC-208", "DTC-227")
def test_foes_that_guard_no_trove_are_set_as_their_place_says() -> None:
    session = party("elf", step="at_destination", at=6, to="sentinel", tokens={"elf": {"life": 9}})
    answer(session, "fight")
    assert session.table["trove"] == []


@pytest.mark.rule("DTC-238")
def test_who_died_before_the_combat_takes_no_further_part() -> None:
    session = party("dwarf", "elf", step="guardian_combat", at=6, to="crags",
                    tokens={"dwarf": {"fate": 0, "craft": 1, "life": 4},
                            "elf": {"fate": 0, "craft": 2, "life": 1}},
                    zones={"guardians": ["stone-eater", "dry-lightning"]},
                    on={"dry-lightning": {"bearer": 1}}, counters={"guarding": 1})  # fmt: skip
    assert names(session, "graveyard") == ["elf"]
    assert heroes.living(session.table) == (0,)


@pytest.mark.rule("DTC-254")
def test_what_lies_there_afterwards_may_be_taken() -> None:
    session = party("troll", "dwarf", step="at_destination", at=6, to="crags", coming=(1, 1, 1),
                    zones={"adventure": ["great-axe", "wolf"], "trove": ["helm"]})  # fmt: skip
    answer(session, "fight")
    assert any(key.startswith("great-axe") for key in keys(session))


@pytest.mark.rule("DTC-329", "DTC-162")
def test_a_temporal_warp_buys_three_more_tries_at_the_sentinel() -> None:
    session = party("elf", "dwarf", step="at_destination", at=6, to="sentinel", zones={
        "spells:0": ["temporal-warp"]}, on={"elf": {"held": 1}},
        tokens={"elf": {"fate": 0, "life": 40}, "dwarf": {"fate": 0, "life": 40}})  # fmt: skip
    answer(session, "fight", "cast temporal-warp")
    for left in (3, 2, 1):
        assert f"{left} more tries" in session.decision.options[0].label  # type: ignore[union-attr]
        answer(session, "fight")
    assert asked(session) != "DTC-162"
