"""Chapter C10: the Tower, from the Portal of Power to the Crown."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.road.journey import teleports
from tests.games.darkest.laying import answer, asked, has, keys, names, party, why


def tower(step: str, *heroes_: str, dice: tuple[int, ...] = (), **more) -> Session:  # type: ignore[no-untyped-def]
    """A party in the Tower, at this step, each with a Talisman unless it is laid otherwise."""
    party_ = heroes_ or ("elf", "monk", "troll")
    tokens = {name: {"fate": 0, **more.get("tokens", {}).get(name, {})} for name in party_}
    more.pop("tokens", None)
    held = {f"items:{n}": ["talisman"] for n in range(len(party_))}
    return party(*party_, step=step, at=6, to="portal-of-power", tokens=tokens, coming=dice,
                 zones={**held, **more.pop("zones", {})}, **more)  # fmt: skip


def talismans(session: Session) -> int:
    """How many the party has."""
    return sum(names(session, f"items:{n}").count("talisman") for n in (0, 1, 2))


def lives(session: Session, *names_: str) -> list[int]:
    """The Life of each."""
    return [has(session, name, "life") for name in names_ or ("elf", "monk", "troll")]


# --- the Portal of Power ----------------


@pytest.mark.rule("DTC-258", "DTC-261", "DTC-262", "DTC-263", "DTC-052", "DTC-053", "DTC-056")
def test_the_portal_takes_a_talisman_and_opens_to_a_roll_that_is_not_above_the_score() -> None:
    session = tower("portal", dice=(3, 3, 3, 2))
    assert "Strength 11 against 4 dice" in session.decision.options[0].label  # type: ignore[union-attr]
    answer(session, "strength", "talisman")
    assert talismans(session) == 2
    assert session.table.count("climb") == 1
    assert heroes.region(session.table) == "tower"


@pytest.mark.rule("DTC-264", "DTC-259", "DTC-263")
def test_a_failure_costs_each_a_point_and_may_be_tried_again() -> None:
    session = tower("portal", dice=(6, 3, 1, 2))
    answer(session, "strength", "talisman")
    assert [has(session, name, "strength") for name in ("elf", "monk", "troll")] == [2, 1, 5]
    assert {"strength", "craft", "back"} <= {*keys(session)}


@pytest.mark.rule("DTC-262")
def test_without_a_talisman_there_is_no_try() -> None:
    session = tower("portal", zones={"items:0": [], "items:1": [], "items:2": []})
    assert why(session, "strength") == "DTC-262"


@pytest.mark.rule("DTC-261", "DTC-B01")
def test_what_counts_in_battle_alone_does_not_count_at_the_portal() -> None:
    session = tower("portal", zones={"items:0": ["talisman", "sword"], "items:1": ["belt-of-oak"]})
    assert "Strength 12" in session.decision.options[0].label  # type: ignore[union-attr]


@pytest.mark.rule("DTC-265", "DTC-304", "DTC-321")
@pytest.mark.parametrize(
    ("heroes_", "zones", "dice"),
    [
        (("elf", "monk"), {}, 4),
        (("dwarf", "monk"), {}, 3),
        (("dwarf", "monk"), {"followers:0": ["gnome"]}, 2),
    ],
)
def test_dwarf_and_gnome_take_a_die_away(
    heroes_: tuple[str, ...], zones: dict[str, list[str]], dice: int
) -> None:
    session = tower("portal", *heroes_, zones=zones)
    assert f"against {dice} dice" in session.decision.options[0].label  # type: ignore[union-attr]


# --- Plain of Peril, Crypt, Mines ----------------


@pytest.mark.rule("DTC-266", "DTC-267")
def test_over_the_plain_each_needs_a_talisman_to_show() -> None:
    session = tower("plain_of_peril", zones={"items:1": []})
    assert lives(session) == [4, 3, 6]
    assert why(session, "ahead") == "DTC-266"
    answer(session, "again")
    assert lives(session) == [4, 2, 6]
    whole = tower("plain_of_peril")
    answer(whole, "ahead", "order")
    assert talismans(whole) == 3
    assert session.table.count("climb") < whole.table.count("climb")


@pytest.mark.rule("DTC-268", "DTC-269", "DTC-271", "DTC-068")
def test_the_crypt_asks_strength() -> None:
    session = tower("crypt", dice=(3, 3, 3, 2))
    answer(session, "try", "talisman")
    assert session.table.count("climb") == 3
    assert talismans(session) == 2


@pytest.mark.rule("DTC-270", "DTC-271")
def test_what_is_lacking_may_be_sacrificed_if_it_reaches_zero() -> None:
    session = tower("crypt", dice=(6, 3, 3, 2))
    answer(session, "try", "talisman")
    assert asked(session) == "DTC-270"
    answer(session, "give", "place 2", "place 2", "place 0")
    assert has(session, "troll", "strength") == 4
    assert session.table.count("climb") == 3
    failed = tower("crypt", "elf", dice=(6, 6, 6, 6))
    answer(failed, "try")
    while asked(failed) == "DTC-009":
        answer(failed, keys(failed)[0])
    assert has(failed, "elf", "strength") == 3
    assert failed.table.count("climb") == 0


@pytest.mark.rule("DTC-272", "DTC-273", "DTC-265")
def test_the_mines_ask_craft() -> None:
    session = tower("mines", "elf", "monk", "wizard", dice=(3, 3, 3, 3))
    answer(session, "try", "talisman")
    assert session.table.count("climb") == 4
    assert asked(session) in ("DTC-100", "DTC-274")
    dwarf = tower("mines", "dwarf", "monk", zones={"items:1": ["miners-candle", "talisman"]})
    assert "against 2 dice" in dwarf.decision.options[0].label  # type: ignore[union-attr]


# --- Death, the Den, the Vampire ----------------


@pytest.mark.rule("DTC-274", "DTC-277")
def test_who_rolls_higher_than_death_goes_on() -> None:
    session = tower("death", dice=(4, 4, 3, 4))
    answer(session, "dice")
    assert session.table.count("climb") == 5


@pytest.mark.rule("DTC-276", "DTC-275")
@pytest.mark.parametrize(("dice", "left"), [((1, 1, 1, 2), [3, 3, 5]), ((2, 2, 1, 3), [4, 4, 6])])
def test_lower_costs_each_a_life_and_equal_nothing(dice: tuple[int, ...], left: list[int]) -> None:
    session = tower("death", dice=dice)
    answer(session, "dice")
    assert lives(session) == left
    assert asked(session) == "DTC-274"


@pytest.mark.rule("DTC-278")
def test_fate_given_up_adds_1_each_after_both_rolls() -> None:
    session = tower("death", dice=(2, 2, 1, 4), tokens={"monk": {"fate": 3}})
    answer(session, "dice", "place 1", "place 1", "none")
    assert has(session, "monk", "fate") == 1
    assert session.table.count("climb") == 5


@pytest.mark.rule("DTC-279", "DTC-280", "DTC-068")
def test_a_werewolf_for_each_comes_out_of_the_den() -> None:
    session = tower("den", dice=(6, 6, 5, 5, 1, 1))
    wolves = [p.counters["strength"] for p in session.table["guardians"]]
    assert wolves == [12, 10, 2]


@pytest.mark.rule("DTC-281", "DTC-333")
@pytest.mark.parametrize(
    ("option", "offered"),
    [
        ("choice", ["on", "afresh", "back"]),
        ("survivors", ["on", "back"]),
        ("fresh", ["afresh", "back"]),
    ],
)
def test_after_a_failure_on_afresh_or_back(option: str, offered: list[str]) -> None:
    session = tower(
        "den", dice=(6, 6, 5, 5, 6, 6, 1, 1, 1, 1, 1, 1), options={"retry_fresh": option}
    )
    while asked(session) != "DTC-281":
        answer(session, "none")
    assert keys(session) == offered
    if "afresh" in offered:
        answer(session, "afresh")
        assert len(session.table["guardians"]) == 3


@pytest.mark.rule("DTC-282")
@pytest.mark.parametrize(("shown", "lost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_vampire_takes_lives(shown: int, lost: int) -> None:
    session = tower("vampires_tower", "troll", dice=(shown, 1), zones={"items:0": []})
    assert has(session, "troll", "life") == 6 - lost


@pytest.mark.rule("DTC-283")
def test_a_talisman_spares_the_roll() -> None:
    session = tower("vampires_tower", "troll", dice=(1, 1, 1, 1))
    answer(session, "give")
    assert has(session, "troll", "life") == 6
    assert talismans(session) == 0


@pytest.mark.rule("DTC-284")
def test_each_follower_given_up_saves_a_life() -> None:
    session = tower(
        "vampires_tower",
        "troll",
        dice=(5, 1),
        zones={"items:0": [], "followers:0": ["hound", "poet"]},
    )
    answer(session, "hound", "none")
    assert has(session, "troll", "life") == 4
    assert names(session, "followers:0") == ["poet"]


@pytest.mark.rule("DTC-285", "DTC-286", "DTC-287")
def test_as_many_pit_fiends_as_the_dice_of_all_show() -> None:
    session = tower("pits", dice=(2, 3, 4))
    assert asked(session) == "DTC-009"
    assert len(session.table["guardians"]) == 9
    assert all(p.counters["strength"] == 4 for p in session.table["guardians"])


@pytest.mark.rule("DTC-288", "DTC-289", "DTC-290")
def test_the_valleys_spirit_has_a_die_of_craft_for_each_talisman_used() -> None:
    session = tower("valley_of_fire", dice=(6, 6, 6, 5), counters={"spent": 4})
    spirit = session.table["guardians"][0]
    assert spirit.counters["craft"] == 23


@pytest.mark.rule("DTC-290", "DTC-229")
@pytest.mark.parametrize(("option", "offered"), [("off", True), ("on", False)])
def test_who_destroys_spirits_may_destroy_it(option: str, offered: bool) -> None:
    session = tower(
        "valley_of_fire",
        "priest",
        dice=(6,),
        counters={"spent": 1},
        options={"valley_immune": option, "ending": "co-op"},
    )
    asks = session.decision is not None and "Which Spirit does" in session.decision.ask
    assert asks is offered


# --- leaving, and the Crown ----------------


@pytest.mark.rule("DTC-259")
def test_walking_out_meets_nothing_there() -> None:
    session = tower("crypt", counters={"climb": 2})
    answer(session, "back")
    assert session.table.count("climb") == 0
    assert heroes.region(session.table) == "outer"
    assert heroes.homeward(session.table)


@pytest.mark.rule("DTC-260")
def test_teleports_there_only_lead_away() -> None:
    session = tower("crypt", counters={"climb": 2, "region": 2})
    offered = [option.key for option in teleports.anywhere(session.table)]
    assert "temple" in offered
    assert not any(key.startswith("space") for key in offered)


@pytest.mark.rule("DTC-292", "DTC-257")
def test_by_the_table_option_all_win_together() -> None:
    session = tower("the_tower", options={"ending": "co-op"})
    assert session.over
    assert session.table.outcome is not None
    assert session.table.outcome.winners == [0]


@pytest.mark.rule("DTC-291", "DTC-293", "DTC-294", "DTC-295", "DTC-299")
def test_else_each_picks_another_and_fights() -> None:
    session = tower("the_tower", dice=(5, 1))
    assert keys(session) == ["monk", "troll"]
    answer(session, "monk")
    assert has(session, "monk", "life") == 3
    assert has(session, "monk", "strength") == 1
    assert session.decision.ask == "Whom does Monk fight?"  # type: ignore[union-attr]


@pytest.mark.rule("DTC-296", "DTC-297", "DTC-B37")
def test_one_is_left_and_has_the_crown() -> None:
    session = tower("the_tower", "elf", "troll", dice=(5, 1), tokens={"elf": {"life": 1}})
    answer(session, "troll")
    while not session.over:
        answer(session, keys(session)[0])
    assert "has the Crown" in session.table.outcome.words  # type: ignore[union-attr]
    alone = tower("the_tower", "elf")
    assert alone.over


@pytest.mark.rule("DTC-B37")
def test_equal_rolls_in_the_duel_cost_nothing() -> None:
    session = tower("the_tower", "elf", "assassin", dice=(3, 3))
    answer(session, "assassin")
    assert lives(session, "elf", "assassin") == [4, 4]
