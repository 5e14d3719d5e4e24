"""Blood Moon: the Enemies, the Stranger and the Place that its rules name."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.ground.place_codes import code_of
from tabletop.games.darkest.modules.bloodmoon.figure import WEREWOLF
from tabletop.games.darkest.party.smothering import is_smothered
from tabletop.games.darkest.road.figures import figure
from tests.games.darkest.bloodmoon.moonlit import full, moonlit, where
from tests.games.darkest.laying import (
    QUIET,
    TRIO,
    answer,
    asked,
    has,
    keys,
    names,
    piece,
    until,
    why,
)

# --- Fire Salamander ------------------------------------------------------------------------------

SALAMANDER = "bloodmoon-fire-salamander"


def beside_it(at: int, *lying: str, to: str = "city", **more) -> Session:  # type: ignore[no-untyped-def]
    """The party comes to the space where it lies, face up."""
    zones = {f"pile:{at}": [*lying, SALAMANDER], **more.pop("zones", {})}
    return moonlit(step="arrive", at=at, to=to, zones=zones, shown=(SALAMANDER,), **more)


@pytest.mark.rule("DTB-058")
def test_while_the_salamander_lies_there_what_the_place_says_is_ignored() -> None:
    on = {"chapel": {"visited": 1}}
    session = beside_it(6, to="chapel", on=on, tokens={n: {"gold": 3, "fate": 0} for n in TRIO})
    assert "Chapel" not in session.decision.ask
    assert "Fire Salamander" in session.decision.ask
    session = moonlit(step="arrive", at=6, to="chapel", tokens={"dwarf": {"fate": 0}})
    assert is_smothered(session.table, 6) is False


@pytest.mark.rule("DTB-058")
def test_objects_left_there_are_discarded_and_followers_stay() -> None:
    on = {"sword": {"loose": 1, "locked": 1}, "squire": {"loose": 1, "locked": 1}}
    session = beside_it(5, "sword", "squire", on={**on, "ruins": {"visited": 1}}, bitten=(1,))
    assert piece(session, "sword").zone == "shop"
    assert "squire" in names(session, "pile:5")


@pytest.mark.rule("DTB-058")
def test_what_is_put_down_beside_it_burns() -> None:
    session = moonlit(
        at=3, shown=(SALAMANDER,), counters={"spot": 100}, bitten=(1,),
        zones={"pile:3": [SALAMANDER], "items:0": ["sword"]},
    )  # fmt: skip
    answer(session, "drop sword")
    assert names(session, "pile:3") == [SALAMANDER]
    assert piece(session, "sword").zone == "shop"


@pytest.mark.rule("DTB-058")
def test_a_trove_destination_is_not_affected() -> None:
    session = beside_it(6, to="crags", coming=(4, 4, 4), tokens=QUIET)
    assert not is_smothered(session.table, 6)


# --- Headless Horseman ----------------------------------------------------------------------------

HORSEMAN = "bloodmoon-headless-horseman"


def ridden(*row: str, at: int = 3, spot: int = 200, **more) -> Session:  # type: ignore[no-untyped-def]
    """He was met and not beaten; the party comes to the next card of its row."""
    zones = {f"pile:{at}": [HORSEMAN, *row], **more.pop("zones", {})}
    return moonlit(
        step="spot", args={"spot": spot}, at=at, zones=zones, shown=(HORSEMAN,), bitten=(2,), **more
    )


@pytest.mark.rule("DTB-062", "DTB-063")
def test_the_horseman_rides_along_and_is_met_before_what_is_no_enemy() -> None:
    session = ridden("standing-stones", coming=(1, 6, 6, 1) * 9)
    assert "Headless Horseman" in session.decision.ask
    for _ in TRIO:
        assert "Headless Horseman" in session.decision.ask
        answer(session, "craft")
        if "Headless" not in session.decision.ask:
            break
    assert "Standing Stones" in session.decision.ask
    assert piece(session, "standing-stones").face_up


@pytest.mark.rule("DTB-062")
def test_he_comes_from_one_road_space_to_the_next() -> None:
    session = moonlit(
        step="spot", args={"spot": 100}, at=4, shown=(HORSEMAN,), bitten=(2,), coming=(1, 6, 1) * 9,
        zones={"pile:3": [HORSEMAN], "pile:4": ["standing-stones"]},
    )  # fmt: skip
    assert piece(session, HORSEMAN).zone == "pile:4"
    assert "Headless Horseman" in session.decision.ask


@pytest.mark.rule("DTB-062")
def test_he_comes_to_the_destination_and_is_met_before_it() -> None:
    session = moonlit(
        step="arrive", at=6, to="chapel", shown=(HORSEMAN,), bitten=(2,), coming=(1, 6, 1) * 9,
        zones={"pile:5": [HORSEMAN]}, tokens={n: {"gold": 3, "life": 3} for n in TRIO},
    )  # fmt: skip
    assert piece(session, HORSEMAN).zone == "pile:6"
    assert "Headless Horseman" in session.decision.ask
    assert not piece(session, "chapel").counters.get("visited", 0)


@pytest.mark.rule("DTB-062", "DTB-063")
def test_on_the_way_home_he_rides_along_too() -> None:
    session = moonlit(
        step="spot", args={"spot": 200}, at=3, bitten=(2,), coming=(1, 6, 1) * 9,
        zones={"pile:4": [HORSEMAN], "pile:3": ["witch", "standing-stones"]},
        shown=(HORSEMAN, "standing-stones", "witch"), counters={"homeward": 1},
    )  # fmt: skip
    assert "Headless Horseman" in session.decision.ask
    assert names(session, "pile:3") == ["witch", "standing-stones", HORSEMAN]


@pytest.mark.rule("DTB-063")
def test_beside_another_enemy_he_fights_together_with_it() -> None:
    session = ridden("adder", coming=(3,) * 20)  # Strength 8 and Craft 10 against 1 and 5
    assert any("fights beside" in line.words for line in session.lines)
    assert names(session, "pile:3") == []
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTB-063", "DTB-062")
def test_where_they_are_not_beaten_both_are_left_and_he_rides_on() -> None:
    tokens = {n: {"craft": 1, "life": 4, "fate": 0} for n in TRIO}
    session = ridden("adder", coming=(3,) * 20, tokens=tokens)
    assert names(session, "pile:3") == [HORSEMAN]
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTB-062")
def test_once_he_is_beaten_he_rides_no_more() -> None:
    session = moonlit(
        step="spot", args={"spot": 100}, at=3, zones={"pile:3": ["standing-stones"],
        "trophies:0": [HORSEMAN]}, bitten=(2,),
    )  # fmt: skip
    assert "Standing Stones" in session.decision.ask


# --- Scarecrow ------------------------------------------------------------------------------------

SCARECROW = "bloodmoon-scarecrow"


def raised(at: int, to: str = "city", **more) -> Session:  # type: ignore[no-untyped-def]
    """It is turned up there."""
    return moonlit(
        step="spot", args={"spot": 100}, at=at, to=to, zones={f"pile:{at}": [SCARECROW]},
        bitten=(2,), **more,
    )  # fmt: skip


@pytest.mark.rule("DTB-069")
def test_the_scarecrow_goes_to_the_fields_of_this_road_and_waits_there() -> None:
    session = raised(3)
    assert piece(session, SCARECROW).zone == "pinned:1"
    assert asked(session) == "DTC-126"
    session = moonlit(
        step="arrive", at=1, zones={"pinned:1": [SCARECROW]}, counters={"homeward": 1}, bitten=(2,),
        on={"fields": {"visited": 1}},
    )  # fmt: skip
    assert "Scarecrow" in session.decision.ask


@pytest.mark.rule("DTB-069")
def test_in_the_fields_or_where_there_are_none_it_is_met_at_once() -> None:
    assert "Scarecrow" in raised(1).decision.ask
    assert "Scarecrow" in raised(3, to="temple").decision.ask


# --- Lantern Sprite -------------------------------------------------------------------------------

SPRITE = "bloodmoon-lantern-sprite"


def lit(*answers: str, shown: tuple[int, ...], deck: tuple[str, ...], **more) -> Session:  # type: ignore[no-untyped-def]
    """The three meet it, and answer so; these dice come."""
    session = moonlit(
        step="spot", args={"spot": 100}, at=3, coming=shown, bitten=(2,),
        zones={"pile:3": [SPRITE, "standing-stones"], "bloodmoon-adventures": [*deck]}, **more,
    )  # fmt: skip
    return answer(session, *answers)


@pytest.mark.rule("DTB-065")
def test_whoever_is_led_astray_meets_the_next_card_first_and_alone() -> None:
    session = lit("no", "yes", "no", shown=(2,), deck=("wolf", "surveyor"))
    assert asked(session) == "DTC-126"
    answer(session, "forward")  # the next Party Turn
    assert "Surveyor" in session.decision.ask
    assert "Elf" in session.decision.ask
    answer(session, "no")
    assert "Standing Stones" in session.decision.ask  # which the others meet with it
    assert "Dwarf" in session.decision.ask
    assert names(session, "bloodmoon-adventures") == ["wolf"]


@pytest.mark.rule("DTB-065")
def test_an_event_that_it_meets_befalls_nobody_else() -> None:
    session = lit("no", "yes", "no", shown=(3, 1), deck=("hail",), tokens=full(2))
    answer(session, "forward")
    assert [has(session, n, "life") for n in TRIO] == [2, 1, 2]
    assert not any(piece(session, n).counters.get("away", 0) for n in TRIO)


@pytest.mark.rule("DTB-065")
def test_it_happens_at_the_start_of_the_next_step_wherever_the_party_is() -> None:
    session = moonlit(
        step="arrive", at=6, to="chapel", bitten=(2,), on={"monk": {"astray": 1}},
        zones={"bloodmoon-adventures": ["surveyor"]}, tokens={n: {"gold": 3} for n in TRIO},
    )  # fmt: skip
    assert "Surveyor" in session.decision.ask
    assert "Monk" in session.decision.ask


# --- Wall of Fire ---------------------------------------------------------------------------------

WALL = "bloodmoon-wall-of-fire"


def burning(at: int = 3, bitten: tuple[int, ...] = (), **more) -> Session:  # type: ignore[no-untyped-def]
    """The party stands where it lies, all being met."""
    return moonlit(
        at=at, shown=(WALL,), bitten=bitten, counters={"spot": 100, **more.pop("counters", {})},
        zones={f"pile:{at}": [WALL], **more.pop("zones", {})}, **more,
    )  # fmt: skip


@pytest.mark.rule("DTB-071")
def test_a_party_with_a_lycanthrope_has_to_turn_back_at_the_wall() -> None:
    session = burning(bitten=(1,))
    assert why(session, "forward") == "DTB-071"
    answer(session, "back")
    assert session.table.count("homeward")


@pytest.mark.rule("DTB-071")
def test_without_one_it_goes_on_and_on_the_way_home_all_do() -> None:
    assert not why(burning(), "forward")
    assert not why(burning(bitten=(1,), counters={"homeward": 1}), "forward")


@pytest.mark.rule("DTB-071")
def test_no_teleport_along_the_road_carries_a_lycanthrope_past_it() -> None:
    for bitten, home, comes in (((1,), 0, 3), ((), 0, 5), ((1,), 1, 5)):
        session = moonlit(
            step="carried", at=2, bitten=bitten, shown=(WALL,), zones={"pile:3": [WALL]},
            counters={"bound": code_of("5"), "homeward": home}, tokens=full(4), coming=(4,) * 9,
        )  # fmt: skip
        assert session.table.count("at") == comes


@pytest.mark.rule("DTB-071", "DTC-170")
@pytest.mark.parametrize("at", [2, 3])
def test_a_quest_done_before_it_leads_to_the_cave_once_the_party_has_turned_back(at: int) -> None:
    session = moonlit(
        at=at, to="warlocks-cave", bitten=(1,), shown=(WALL,), zones={"pile:3": [WALL]},
        counters={"spot": 100}, coming=(4,) * 9,
        tokens={**full(4), "dwarf": {"gold": 3, "fate": 0, "quest": 5}},
    )  # fmt: skip
    until(session, "DTC-126", "no")
    assert (session.table.count("at"), why(session, "forward")) == (3, "DTB-071")
    assert names(session, "items:0") == []
    answer(session, "back")
    until(session, "DTC-104", "order")
    assert names(session, "ground:6") == ["warlocks-cave"]
    assert names(session, "items:0") == ["talisman"]


@pytest.mark.rule("DTB-071")
def test_the_werewolf_cannot_pass_it() -> None:
    session = moonlit(at=5, shown=(WALL,), stands=1, bitten=(1,), zones={"pile:3": [WALL]})
    for _ in range(4):
        figure.steps_on(session.play, WEREWOLF)
    assert where(session) == "bloodmoon-road:3"


@pytest.mark.rule("DTB-071")
def test_whoever_is_no_lycanthrope_may_pay_a_life_to_burn_a_follower_or_an_object() -> None:
    session = moonlit(
        step="spot", args={"spot": 100}, at=3, bitten=(1,), tokens=full(3),
        zones={"pile:3": [WALL], "followers:0": ["bloodmoon-black-cat"], "items:0": ["sword"]},
    )  # fmt: skip
    answer(session, "yes", "mode 0")
    while "discarded" in session.decision.ask:
        answer(session, keys(session)[0])
    assert names(session, "followers:0") == []
    assert has(session, "dwarf", "life") == 2
    assert names(session, "items:0") == ["sword"]
    assert "Monk" in session.decision.ask  # the Elf cannot
