"""Blood Moon: what its Adventures ask of the party, and what comes of either answer."""

from __future__ import annotations

import pytest

from tabletop import Session
from tests.games.darkest.bloodmoon.moonlit import is_night, moonlit, where
from tests.games.darkest.bloodmoon.test_deck import met
from tests.games.darkest.laying import TRIO, answer, has, keys, names

HAVE = {name: {"life": 4, "fate": 2, "gold": 3} for name in TRIO}
DRY = {name: {"life": 4, "fate": 0, "gold": 3} for name in TRIO}


def life(session: Session) -> list[int]:
    """The Life of all three."""
    return [has(session, name, "life") for name in TRIO]


def fate(session: Session) -> list[int]:
    """The Fate of all three."""
    return [has(session, name, "fate") for name in TRIO]


@pytest.mark.parametrize(("mode", "night", "strength"), [("mode 0", True, 3), ("mode 1", False, 3)])
def test_attic_bats_come_by_night_or_come_in_numbers(mode: str, night: bool, strength: int) -> None:
    session = answer(met("bloodmoon-attic-bats", tokens=DRY), mode)
    assert is_night(session) is night
    assert session.decision is not None
    assert f"Strength {strength}" in session.decision.ask, "2 of its own, 1 more by Night, or 2 - 1"


def test_attic_bats_ask_nothing_by_night() -> None:
    session = met("bloodmoon-attic-bats", tokens=DRY, night=True)
    assert keys(session) == ["strength"]


def test_the_butcher_pays_for_a_follower_and_lets_its_seller_by() -> None:
    session = met("bloodmoon-low-butcher", tokens=DRY, zones={"followers:0": ["guide"]})
    answer(session, "yes", "guide", "evade")
    assert has(session, "dwarf", "gold") == 5
    assert names(session, "followers:0") == []


def test_one_pays_the_last_guest_for_all_or_all_pay_for_one() -> None:
    paid = answer(met("bloodmoon-last-guest", tokens=HAVE), "yes", "evade")
    assert fate(paid) == [1, 2, 2]
    assert paid.decision is not None
    assert paid.decision.moot == "no", "nobody pays again"
    answer(paid, "no", "evade")
    lost = met("bloodmoon-last-guest", tokens=HAVE, coming=(1, 6, 1, 6))
    answer(lost, "no", "craft", "keep")
    assert fate(lost) == [2, 1, 1]


@pytest.mark.rule("DTC-179")
@pytest.mark.parametrize(("pays", "lives", "left"), [("yes", 12, 1), ("no", 11, 2)])
def test_the_leader_answers_the_owl_or_somebody_does(pays: str, lives: int, left: int) -> None:
    session = answer(met("bloodmoon-owl-at-noon", tokens=HAVE), pays)
    assert (sum(life(session)), has(session, "dwarf", "fate")) == (lives, left)


@pytest.mark.parametrize(("pays", "at", "gold"), [("yes", 1, 1), ("no", 6, 3)])
def test_the_leader_pays_or_the_tavern_takes_all_in(pays: str, at: int, gold: int) -> None:
    session = answer(met("bloodmoon-knock-at-the-tavern", tokens=DRY, coming=(2,) * 6), pays)
    assert (session.table.count("at"), has(session, "dwarf", "gold")) == (at, gold)


def test_the_silversmith_and_the_coachman_keep_hours() -> None:
    assert "yes" in keys(met("bloodmoon-silversmith", tokens=DRY))
    assert "yes" not in keys(met("bloodmoon-silversmith", tokens=DRY, night=True))
    assert "yes" not in keys(met("bloodmoon-night-coachman", tokens=DRY))
    session = met("bloodmoon-night-coachman", tokens=DRY, night=True, coming=(4,) * 4)
    answer(session, "yes")
    assert session.table.count("at") == 3


def test_the_lodge_has_room_for_the_head_of_a_lycanthrope() -> None:
    plain = answer(met("bloodmoon-hunters-lodge", tokens=DRY), "no")
    assert plain.decision is not None
    assert "Elf" in plain.decision.ask
    bitten = answer(met("bloodmoon-hunters-lodge", tokens=DRY, bitten=(0,)), "no")
    assert bitten.decision is not None
    assert "Dwarf meets the Outlaw (Strength 4)" in bitten.decision.ask, "5, and 1 less by Day"


def leaving(stands: int) -> Session:
    """The party leaves a new Road Space with the Foundling; the Werewolf *stands* on the road."""
    zones = {"followers:0": ["bloodmoon-foundling"], "pile:3": ["witch"]}
    return moonlit(step="space_done", at=3, zones=zones, shown=("witch",), counters={"row": 1},
                   stands=stands)  # fmt: skip


def test_the_foundling_is_left_to_the_werewolf_only_if_that_is_about() -> None:
    session = leaving(2)
    answer(session, "yes")
    assert where(session) == "bloodmoon-beside"
    assert names(session, "followers:0") == []
    assert leaving(0).decision is not None
    assert leaving(0).decision.moot == "no"


def test_who_calls_the_werewolf_is_told_if_it_is_there_already() -> None:
    for stands, warned in ((0, ""), (2, "The Werewolf is on the road already.")):
        session = met("bloodmoon-empty-cradle", tokens=HAVE, stands=stands)
        assert session.decision is not None
        told = {option.key: option.warning for option in session.decision.options}
        assert told["mode 0"] == warned


@pytest.mark.parametrize("followers", [["guide"], []])
def test_a_straw_double_needs_somebody_to_stand_in_it(followers: list[str]) -> None:
    zones = {"spells:0": ["bloodmoon-straw-double"], "followers:0": followers}
    session = met("bloodmoon-poacher", tokens=DRY, zones=zones, on={"dwarf": {"held": 3}})
    answer(session, "cast", "yes" if followers else "no", *followers)
    assert session.decision is not None
    assert f"Strength {0 if followers else 2}" in session.decision.ask
    assert "evade" in keys(session)


def test_a_silver_mirror_destroys_a_weak_monster_and_is_for_no_other_enemy() -> None:
    zones = {"items:0": ["bloodmoon-silver-mirror"]}
    weak = answer(met("bloodmoon-poacher", tokens=DRY, zones=zones), "yes")
    assert (names(weak, "pile:1"), names(weak, "trophies:0")) == ([], [])
    beast = met("bloodmoon-orchard-boar", tokens=DRY, zones=zones)
    assert keys(beast) == ["strength"]
