"""Blood Moon before a strict referee: cases that were written down from the rules alone, each with
the answer that the rules give, and laid here afterwards."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.ground.decks import active
from tabletop.games.darkest.ground.place_codes import code_of
from tests.games.darkest.bloodmoon.moonlit import (
    ATLAS,
    drawing,
    full,
    is_lycanthrope,
    is_night,
    is_up,
    moonlit,
    said,
    where,
)
from tests.games.darkest.laying import QUIET, TRIO, answer, asked, has, keys, names, until, why

WALL = "bloodmoon-wall-of-fire"
TURNS = "toll"
"""An Event that costs each 1 gold, which nobody is asked about."""


def attacks(session: Session) -> list[list[str]]:
    """Who has attacked whom."""
    found = [line.parts for line in session.lines if line.words == "{} attacks {}."]
    return [[getattr(part, "name", str(part)) for part in parts] for parts in found]


# --- 1: two 1s in one throw ----------------------------------------------------------------------


@pytest.mark.rule("DTB-020", "DTB-021", "DTX-005", "DTX-012")
def test_of_two_1s_the_first_brings_it_the_second_moves_it_and_one_place_is_found() -> None:
    session = drawing(1, 1, 2, *[4] * 9, at=5, bitten=(1,))
    assert where(session) == "bloodmoon-road:2"
    assert len(said(session, "DTB-020")) == 1
    assert len(said(session, "DTB-021")) == 1
    assert not names(session, "pile:5")


@pytest.mark.rule("DTB-020", "DTB-021", "DTX-006")
def test_each_1_of_a_die_that_fate_turns_twice_into_a_1_counts() -> None:
    session = drawing(1, 1, 2, *[4] * 9, at=4, bitten=(1,), tokens={**QUIET, "dwarf": {"fate": 1}})
    answer(session, "die 0")
    assert where(session) == "bloodmoon-road:2"


# --- 2: Fate on the chart ------------------------------------------------------------------------


def hurt_by_a_wolf(*chart: int, fate: int = 2, **more) -> Session:  # type: ignore[no-untyped-def]
    """The Dwarf has lost to a Wolf, while no Blood Moon is up, and the chart shows this."""
    tokens = {**full(4), "dwarf": {"life": 4, "fate": fate, "gold": 2}}
    session = moonlit(
        coming=(1, 6, 2, *chart), up=False, tokens=tokens,
        zones={"pile:1": ["wolf"], **ATLAS, **more.pop("zones", {})}, **more,
    )  # fmt: skip
    answer(session, "forward", "strength")
    while fate and "Werewolf" not in session.decision.ask:
        answer(session, "keep")
    return session


@pytest.mark.rule("DTB-006", "DTB-012")
def test_fate_turns_the_bite_but_not_the_moon_which_is_over_in_the_village() -> None:
    session = answer(hurt_by_a_wolf(1, 4), "fate")
    assert is_up(session)
    assert not any(is_lycanthrope(session, n) for n in range(3))
    assert has(session, "dwarf", "gold") == 1  # hunted
    until(session, "DTC-126", "keep")
    answer(session, "back")
    until(session, "DTC-098", "keep", "evade", "none", "done", "leave")
    assert not is_up(session)


@pytest.mark.rule("DTB-006", "DTX-006")
def test_fate_that_turns_another_number_into_a_1_brings_both() -> None:
    session = answer(hurt_by_a_wolf(6, 1), "fate")
    assert is_up(session)
    assert is_lycanthrope(session, 0)


# --- 3: a lycanthrope who is Lead ----------------------------------------------------------------


@pytest.mark.rule("DTB-027")
def test_a_lycanthrope_in_the_lead_attacks_the_next_and_the_next_the_lead() -> None:
    session = moonlit(
        coming=(1, 3, 3, 1, 3, 3),
        bitten=(0, 1),
        tokens={**full(4), "elf": {"life": 4, "fate": 0, "strength": 3}},
        zones={"pile:1": [TURNS]},
    )
    answer(session, "forward")
    fights = attacks(session)
    assert fights == [["dwarf", "elf"], ["elf", "dwarf"]]
    assert [has(session, n, "life") for n in TRIO] == [4, 4, 4]  # 8 against 8, twice


# --- 4: Night turning on the very Event ----------------------------------------------------------


@pytest.mark.rule("DTB-014", "DTB-015", "DTB-027", "DTB-059")
def test_what_lasts_for_night_is_gone_before_the_event_that_brings_the_day_is_met() -> None:
    session = moonlit(
        night=True,
        bitten=(1,),
        zones={"pile:1": [TURNS], "lasting": ["bloodmoon-fright-night"]},
    )
    answer(session, "forward")
    assert not is_night(session)
    assert names(session, "lasting") == []
    assert "bloodmoon-fright-night" in names(session, "bloodmoon-discard")
    assert not said(session, "DTB-027")


@pytest.mark.rule("DTB-014", "DTB-015", "DTB-027")
def test_a_lunar_event_of_the_night_that_is_there_turns_nothing_and_stirs_the_lycanthrope() -> None:
    session = moonlit(
        night=True, bitten=(1,), coming=(3,), zones={"pile:1": ["bloodmoon-moon-mist"]}
    )
    answer(session, "forward")
    assert is_night(session)
    assert names(session, "lasting") == ["bloodmoon-moon-mist"]
    assert len(said(session, "DTB-027")) == 1


@pytest.mark.rule("DTB-014", "DTB-027")
@pytest.mark.parametrize("second", ["bloodmoon-moon-mist", TURNS])
def test_an_event_drawn_within_an_event_of_the_night_leaves_the_first_its_lycanthropes(
    second: str,
) -> None:
    # All lose a turn by the first, and meet the second at once. The first was turned up by Night.
    session = moonlit(
        bitten=(1,), coming=(3,) * 9,
        zones={"pile:1": ["bloodmoon-barred-doors"], "bloodmoon-adventures": ["wolf", second]},
    )  # fmt: skip
    answer(session, "forward")
    until(session, "DTC-126", "no")
    rolls = [line for line in session.lines if line.rule == "DTB-027" and "rolls" in line.words]
    assert len(rolls) == (2 if second == "bloodmoon-moon-mist" else 1)


# --- 5: the last lycanthrope is cured on the road to the Den -------------------------------------


@pytest.mark.rule("DTB-010", "DTB-013", "DTB-032", "DTB-040")
def test_cured_on_the_road_to_the_den_the_deck_stays_until_the_trip_is_over() -> None:
    session = moonlit(
        at=2, to="bloodmoon-den", night=True, bitten=(1,), stands=1, on={"dwarf": {"held": 1}},
        counters={"bloodmoon-trip": 1}, coming=(3,) * 20,
        zones={"spells:0": ["bloodmoon-curse-of-the-werewolf"]},
    )  # fmt: skip
    answer(session, "cast bloodmoon-curse")
    while "elf" in keys(session):
        answer(session, "elf")
    assert not is_up(session)
    assert is_night(session)  # the Day/Night card is out for the trip
    assert active(session.play).name == "bloodmoon"
    answer(session, "back")
    until(session, "DTC-098", "keep", "evade", "none", "done", "leave")
    assert active(session.play).name == ""  # the game's own
    assert not session.table.count("bloodmoon-shines")
    assert where(session) == "bloodmoon-beside"


# --- 6: the Wall of Fire -------------------------------------------------------------------------


@pytest.mark.rule("DTB-071", "DTB-046")
def test_once_its_lycanthrope_is_cured_before_the_wall_the_party_goes_on() -> None:
    session = moonlit(
        at=3, shown=(WALL,), bitten=(1,), counters={"spot": 100}, on={"dwarf": {"held": 1}},
        zones={"pile:3": [WALL], "spells:0": ["bloodmoon-curse-of-the-werewolf"]},
    )  # fmt: skip
    assert why(session, "forward") == "DTB-071"
    answer(session, "cast bloodmoon-curse")
    while "elf" in keys(session):
        answer(session, "elf")
    assert not why(session, "forward")


@pytest.mark.rule("DTB-071", "DTB-008")
def test_who_is_bitten_in_front_of_the_wall_is_stopped_by_it_too() -> None:
    session = moonlit(
        step="arrive", at=3, shown=(WALL,), stands=3, coming=(1,), tokens=full(4),
        zones={"pile:3": [WALL]}, on={"woods": {"visited": 1}},
    )  # fmt: skip
    assert is_lycanthrope(session, 0)
    until(session, "DTC-126", "no")
    assert why(session, "forward") == "DTB-071"


# --- 7: a Wolf that hurts through armour ---------------------------------------------------------


def bitten_through(item: str, *coming: int, life: int = 4) -> Session:
    """The Dwarf loses to a Wolf, and has this armour."""
    tokens = {**full(4), "dwarf": {"life": life, "fate": 0}}
    session = moonlit(
        coming=(1, 6, 2, *coming), up=False, tokens=tokens,
        zones={"pile:1": ["wolf"], "items:0": [item]},
    )  # fmt: skip
    return answer(session, "forward", "strength", item)


@pytest.mark.rule("DTB-005", "DTC-197")
def test_a_helmet_that_saves_the_life_alone_saves_from_the_chart() -> None:
    session = bitten_through("helmet", 6)
    assert (has(session, "dwarf", "life"), has(session, "dwarf", "strength")) == (4, 2)
    assert not said(session, "DTB-003")


@pytest.mark.rule("DTB-003", "DTB-005")
def test_armour_that_fails_saves_nobody_from_it() -> None:
    session = bitten_through("armour", 3, 3)
    assert has(session, "dwarf", "life") == 2
    assert said(session, "DTB-003")


# --- 8: Moon Mist and a die that is a 6 ----------------------------------------------------------


def in_the_mist(*coming: int, **more) -> Session:  # type: ignore[no-untyped-def]
    """The Dwarf casts Feral Hunger in Moon Mist, in front of a Bog Man."""
    session = moonlit(
        step="spot", args={"spot": 100}, at=3, night=True, bitten=(1,), coming=coming,
        on={"dwarf": {"held": 1}}, tokens=full(4),
        zones={"pile:3": ["heron"], "spells:0": ["bloodmoon-feral-hunger"],
               "lasting": ["bloodmoon-moon-mist"]}, **more,
    )  # fmt: skip
    return answer(session, "cast bloodmoon-feral-hunger", "strength")


@pytest.mark.rule("DTB-047", "DTB-066")
def test_feral_hunger_throws_no_die_in_the_mist_and_the_enemy_throws_two() -> None:
    session = in_the_mist(6, 5)  # 3 and 6 against the Heron's 1, 1 by Night, and the lower: 5
    assert names(session, "trophies:0") == ["heron"]


@pytest.mark.rule("DTB-066", "DTB-021")
def test_the_die_that_does_not_count_in_the_mist_moves_the_werewolf_too() -> None:
    session = in_the_mist(6, 1, 5, 5, 5, stands=1)
    assert where(session) == "bloodmoon-road:2"


# --- 9: Fright Night and teleports ---------------------------------------------------------------


@pytest.mark.rule("DTB-059", "DTB-060")
def test_under_fright_night_a_teleport_along_the_way_home_stops_at_the_nearest_enemy() -> None:
    session = moonlit(
        step="carried", at=5, night=True, bitten=(1,), shown=("bog-man", "heron"),
        counters={"bound": code_of("1"), "homeward": 1}, tokens=full(4), coming=(4,) * 20,
        zones={"pile:2": ["heron"], "pile:4": ["bog-man"], "lasting": ["bloodmoon-fright-night"]},
    )  # fmt: skip
    assert session.table.count("at") == 4
    assert "Bog Man" in session.decision.ask


# --- 10: deaths during the attack ----------------------------------------------------------------


@pytest.mark.rule("DTB-027", "DTB-028")
def test_the_next_lycanthrope_attacks_whoever_leads_after_the_lead_has_died() -> None:
    tokens = {**full(4), "dwarf": {"life": 1, "fate": 0}, "elf": {"life": 4, "fate": 0}}
    session = moonlit(
        coming=(1, 6, 1, 1, 1, 6, 1, 1, 3), bitten=(1, 2), tokens=tokens,
        zones={"pile:1": [TURNS]},
    )  # fmt: skip
    answer(session, "forward")
    fights = attacks(session)
    assert fights == [["elf", "dwarf"], ["monk", "elf"]]
    assert "dwarf" in names(session, "graveyard")
    rolled = [line for line in said(session, "DTB-022") if "rolls" in line]
    assert len(rolled) == 1  # the Elf's alone
    assert has(session, "elf", "life") == 2


@pytest.mark.rule("DTB-010", "DTB-029")
def test_the_last_lycanthrope_that_dies_of_its_own_attack_ends_the_moon() -> None:
    tokens = {**full(4), "monk": {"life": 1, "fate": 0}}
    session = moonlit(
        coming=(1, 2, 6, 6, 1), bitten=(2,), tokens=tokens, stands=1,
        zones={"pile:1": [TURNS], "lasting": []}, at=1,
    )  # fmt: skip
    answer(session, "forward")
    assert "monk" in names(session, "graveyard")
    assert not is_up(session)
    assert where(session) == "bloodmoon-beside"
    assert session.table.count("bloodmoon-contact") == 0
    assert asked(session)


# --- 11: contact in the middle of a fight --------------------------------------------------------


@pytest.mark.rule("DTX-009", "DTB-022", "DTB-024")
def test_contact_in_a_fight_waits_for_its_end_and_further_1s_move_nothing() -> None:
    session = moonlit(
        step="spot", args={"spot": 100}, at=3, stands=2, bitten=(1,), coming=(1, 1, 5, 5, 5),
        tokens=full(4), zones={"pile:3": ["adder", "heron"]}, shown=("adder",),
    )  # fmt: skip
    answer(session, "strength")
    assert where(session) == "bloodmoon-road:3"
    contact, trophy, *rolls = [
        line[:7]
        for line in said(session, "DTB-022", "DTC-204")
        if any(words in line for words in ("stands before", "trophy", "{} rolls {}."))
    ]
    assert (contact, trophy, rolls) == ("DTB-022", "DTC-204", ["DTB-022"] * 3)
    assert not session.table.named("heron").face_up


# --- 12: a price that each may pay --------------------------------------------------------------


@pytest.mark.rule("DTC-179", "DTC-B12")
def test_at_the_harvest_supper_each_pays_for_itself_or_loses_fate() -> None:
    tokens = {name: {"life": 1, "gold": 1, "fate": 1} for name in TRIO}
    session = moonlit(zones={"pile:1": ["bloodmoon-harvest-supper"]}, tokens=tokens)
    answer(session, "forward", "yes", "no", "yes")
    left = [tuple(has(session, n, of) for of in ("life", "gold", "fate")) for n in TRIO]
    assert left == [(3, 0, 1), (1, 1, 0), (3, 0, 1)]
    session = moonlit(zones={"pile:1": ["bloodmoon-harvest-supper"]}, tokens=tokens)
    answer(session, "forward", "no", "no", "no")
    assert [has(session, n, "fate") for n in TRIO] == [0, 0, 0]
