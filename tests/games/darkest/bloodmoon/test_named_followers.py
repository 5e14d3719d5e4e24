"""Blood Moon: the Followers and the Object that its rules name."""

from __future__ import annotations

import pytest

from tabletop import Session
from tests.games.darkest.bloodmoon.moonlit import full, moonlit
from tests.games.darkest.laying import QUIET, answer, asked, has, keys, names, piece


def turning_up(card: str, follower: str, *, of: int = 0, deck: tuple[str, ...] = (), **more):  # type: ignore[no-untyped-def]
    """The party is about to turn up a card; a hero has that Follower."""
    zones = {f"followers:{of}": [f"bloodmoon-{follower}"], "pile:3": [card], "lasting": []}
    zones |= {"bloodmoon-adventures": [*deck]}
    return moonlit(
        step="spot", args={"spot": 100}, at=3, zones=zones, bitten=(2,),
        tokens=more.pop("tokens", QUIET), **more,
    )  # fmt: skip


def forced(card: str, follower: str, drawer: str, *, of: int, **more) -> Session:  # type: ignore[no-untyped-def]
    """The same, but *drawer* has lost a turn, and draws the card for it: behind what the leader
    alone has declined."""
    session = turning_up(
        "standing-stones", follower, of=of, deck=(card,), on={drawer: {"owed": 1}}, **more
    )
    return answer(session, "no")


# --- Black Cat ------------------------------------------------------------------------------------


def with_the_cat(*coming: int, **more) -> Session:  # type: ignore[no-untyped-def]
    """Its owner meets the Witch, who has everybody roll."""
    tokens = {"dwarf": {"fate": 2, "life": 3}, "elf": {"fate": 0}, "monk": {"fate": 0}}
    return turning_up("witch", "black-cat", tokens=tokens, coming=coming, **more)


@pytest.mark.rule("DTB-053")
def test_whoever_has_the_black_cat_spends_no_fate_and_may_discard_it_on_a_1() -> None:
    session = with_the_cat(1, 4, 4)
    assert "Black Cat" in session.decision.ask
    answer(session, "yes")
    assert names(session, "followers:0") == []
    assert has(session, "dwarf", "fate") == 2


@pytest.mark.rule("DTB-053")
def test_on_another_number_it_stays_and_nobody_else_s_1_counts() -> None:
    session = with_the_cat(4, 1, 4)
    assert asked(session) == "DTC-126"
    assert names(session, "followers:0") == ["bloodmoon-black-cat"]
    assert has(session, "dwarf", "fate") == 2


@pytest.mark.rule("DTB-053")
def test_a_1_in_a_fight_will_do_and_nobody_can_abandon_it() -> None:
    session = turning_up("heron", "black-cat", coming=(1, 1), night=True)
    answer(session, "strength")
    assert "Black Cat" in session.decision.ask
    session = moonlit(at=3, zones={"followers:0": ["bloodmoon-black-cat"]})
    assert not any("black-cat" in key for key in keys(session))


# --- The Bride ------------------------------------------------------------------------------------


@pytest.mark.rule("DTB-054")
def test_the_bride_adds_2_craft_against_an_enemy_that_was_just_turned_up() -> None:
    session = turning_up("will-o-wisp", "the-bride")
    assert session.table.count("aid_craft") == 2


@pytest.mark.rule("DTB-054")
def test_against_one_that_lay_face_up_she_adds_nothing() -> None:
    session = turning_up("will-o-wisp", "the-bride", shown=("will-o-wisp",))
    assert session.table.count("aid_craft") == 0


@pytest.mark.rule("DTB-054")
@pytest.mark.parametrize(
    ("foe", "score", "stays"), [("wraith", "craft", False), ("old-bear", "strength", True)]
)
def test_she_leaves_when_a_life_is_lost_to_a_spirit(foe: str, score: str, stays: bool) -> None:
    session = turning_up(foe, "the-bride", coming=(1, 5), tokens=full(3), shown=(foe,))
    answer(session, score)
    assert has(session, "dwarf", "life") == 2
    assert (names(session, "followers:0") == ["bloodmoon-the-bride"]) == stays


# --- Keeper of the Vigil --------------------------------------------------------------------------


@pytest.mark.rule("DTB-064")
def test_with_the_keeper_the_leader_may_discard_a_lunar_event_before_it_takes_effect() -> None:
    session = turning_up("bloodmoon-moon-mist", "keeper-of-the-vigil")
    answer(session, "yes")
    assert names(session, "lasting") == []
    assert names(session, "bloodmoon-discard") == ["bloodmoon-moon-mist"]
    assert not session.table.count("bloodmoon-night")


@pytest.mark.rule("DTB-064")
def test_the_keeper_heeds_no_other_event_and_only_the_leader_or_the_drawer() -> None:
    session = turning_up("good-weather", "keeper-of-the-vigil")
    assert asked(session) == "DTC-126"
    session = turning_up("bloodmoon-moon-mist", "keeper-of-the-vigil", of=1)
    assert names(session, "lasting") == ["bloodmoon-moon-mist"]
    session = forced("bloodmoon-moon-mist", "keeper-of-the-vigil", "elf", of=1)
    assert "Keeper of the Vigil" in session.decision.ask
    session = forced("bloodmoon-moon-mist", "keeper-of-the-vigil", "dwarf", of=1)
    assert "Keeper of the Vigil" not in session.decision.ask


# --- Witchfinder ----------------------------------------------------------------------------------


@pytest.mark.rule("DTB-072")
def test_with_the_witchfinder_the_leader_may_discard_a_stranger() -> None:
    session = answer(turning_up("witch", "witchfinder"), "yes")
    assert names(session, "discard") == ["witch"]
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTB-072")
def test_a_cultist_is_kept_as_a_trophy_without_a_fight() -> None:
    session = answer(turning_up("bloodmoon-moon-cultist", "witchfinder"), "yes")
    assert names(session, "trophies:0") == ["bloodmoon-moon-cultist"]
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTB-072")
def test_the_witchfinder_finds_no_others_and_acts_for_the_leader_or_the_drawer_alone() -> None:
    for card in ("heron", "standing-stones"):
        assert "Witchfinder" not in turning_up(card, "witchfinder").decision.ask
    assert "Witchfinder" not in turning_up("surveyor", "witchfinder", of=1).decision.ask
    assert "Witchfinder" in forced("surveyor", "witchfinder", "elf", of=1).decision.ask
    assert "Witchfinder" not in forced("surveyor", "witchfinder", "dwarf", of=1).decision.ask


# --- Tricks and Treats ----------------------------------------------------------------------------


@pytest.mark.rule("DTB-070")
def test_tricks_and_treats_takes_any_object_from_anybody_and_is_discarded() -> None:
    zones = {"items:2": ["bloodmoon-tricks-and-treats"], "items:0": ["axe", "sword"]}
    session = moonlit(at=3, zones=zones, bitten=(1,))
    answer(session, "use bloodmoon-tricks-and-treats", "dwarf")
    assert {key.partition("#")[0] for key in keys(session)} == {"axe", "sword", "none"}
    answer(session, "sword")
    assert names(session, "items:2") == ["sword"]
    assert names(session, "items:0") == ["axe"]
    assert piece(session, "bloodmoon-tricks-and-treats").zone == "bloodmoon-discard"


@pytest.mark.rule("DTB-070")
def test_where_nobody_has_an_object_it_is_not_used() -> None:
    session = moonlit(at=3, zones={"items:2": ["bloodmoon-tricks-and-treats"]}, bitten=(1,))
    assert not any(key.startswith("use ") for key in keys(session))
