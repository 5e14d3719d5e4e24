"""Sacred Pool: Quest Rewards in place of Talismans, and what each gives."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.party import heroes
from tests.games.darkest.laying import answer, asked, has, keys, names, piece
from tests.games.darkest.sacredpool.laid import CAVE, OUTER_ROAD, POOL, off_the_road, pooled

REWARDS, CLAIMED = "sacredpool-rewards", "sacredpool-claimed"


def rewarded(*rewards: str, zones=None, on=None, **more) -> Session:  # type: ignore[no-untyped-def]
    """The leader, done with a quest, comes to the Cave, where these Rewards lie."""
    laid = {REWARDS: [*rewards], "atlas": off_the_road(*OUTER_ROAD), **(zones or {})}
    done = {"dwarf": {"quest": heroes.QUEST_DONE, **(on or {}).get("dwarf", {})}}
    tokens = {"dwarf": {**done["dwarf"], **more.pop("tokens", {}).get("dwarf", {})}}
    return pooled(step="arrive", at=6, to=CAVE, zones=laid, tokens=tokens, **more)


@pytest.mark.rule("DTS-004", "DTR-007")
def test_for_a_quest_a_hero_takes_a_talisman_or_a_reward_at_random() -> None:
    session = rewarded("sacredpool-might-of-giants")
    assert keys(session) == ["talisman", "sacredpool-reward"]
    answer(session, "talisman")
    assert names(session, "items:0") == ["talisman"]
    assert len(names(session, REWARDS)) == 1
    without = rewarded()
    assert names(without, "items:0") == ["talisman"], "where none is left nobody is asked"


@pytest.mark.rule("DTS-033", "DTS-035", "DTS-038")
@pytest.mark.parametrize(
    ("card", "token"),
    [("chant-of-wisdom", "craft"), ("good-luck-knot", "fate"), ("might-of-giants", "strength")],
)
def test_some_give_a_token_and_are_discarded_at_once(card: str, token: str) -> None:
    session = rewarded(f"sacredpool-{card}")
    before = has(session, "dwarf", token)
    answer(session, "sacredpool-reward")
    assert has(session, "dwarf", token) == before + 1
    assert names(session, CLAIMED) == [f"sacredpool-{card}"]
    assert not names(session, "quest:0")


@pytest.mark.rule("DTS-003")
def test_a_reward_that_was_used_does_not_come_back() -> None:
    session = rewarded(zones={CLAIMED: ["sacredpool-might-of-giants"]})
    assert names(session, "items:0") == ["talisman"]
    assert names(session, CLAIMED) == ["sacredpool-might-of-giants"]


@pytest.mark.rule("DTS-037")
def test_the_magic_door_opens_at_once_on_any_place_beside_the_river() -> None:
    session = rewarded("sacredpool-the-magic-door")
    answer(session, "sacredpool-reward")
    offered = keys(session)
    assert {"space 2", "castle", "black-knight", "city", "graveyard", "sentinel"} <= {*offered}
    assert "nowhere" not in offered
    assert POOL not in offered
    answer(session, "city")
    assert names(session, CLAIMED) == ["sacredpool-the-magic-door"]
    assert heroes.region(session.table) == "inner"
    assert heroes.at(session.table) == 6
    assert names(session, "ground:6") == ["city"]
    assert heroes.homeward(session.table)


@pytest.mark.rule("DTS-037")
def test_it_opens_after_the_rewards_and_before_the_cave_is_met() -> None:
    tokens = {"dwarf": {"quest": heroes.QUEST_DONE}}
    session = rewarded("sacredpool-the-magic-door", tokens=tokens)
    answer(session, "sacredpool-reward", "space 3")
    assert heroes.at(session.table) == 3
    assert not piece(session, CAVE).counters.get("visited", 0)


# --- Lightning Trap -------------------------------------------------------------------------------


TRAP = "sacredpool-lightning-trap"


@pytest.mark.rule("DTS-036")
def test_lightning_trap_comes_with_three_counters() -> None:
    session = rewarded(TRAP)
    answer(session, "sacredpool-reward")
    assert names(session, "quest:0") == [TRAP]
    assert piece(session, TRAP).counters["holds"] == 3


def trapped(card: str, holds: int = 3, *shown: int, **more) -> Session:  # type: ignore[no-untyped-def]
    """The leader, who has the Trap, meets that card."""
    return pooled(
        step="spot", args={"spot": 100}, coming=shown, on={TRAP: {"holds": holds}},
        zones={"quest:0": [TRAP], "pile:1": [card]}, up=(card,), **more,
    )  # fmt: skip


@pytest.mark.rule("DTS-036")
def test_each_counter_buys_another_turn_with_the_same_card_for_its_owner_alone() -> None:
    tokens = {"dwarf": {"gold": 9}, "elf": {"gold": 9}, "monk": {"gold": 9}}
    session = trapped("pedlar", 2, tokens=tokens)
    answer(session, "no")  # the Dwarf buys nothing of the Pedlar
    assert asked(session) == "DTS-036"
    answer(session, "another")
    assert piece(session, TRAP).counters["holds"] == 1
    answer(session, "no", "another", "no")
    assert names(session, CLAIMED) == [TRAP], "the last counter is spent"
    assert asked(session) != "DTS-036"
    answer(session, "no", "no")  # the Elf and the Monk meet the Pedlar once
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTS-036")
def test_an_enemy_that_stands_is_fought_again_and_a_place_visited_again() -> None:
    session = trapped("ash-wyrm")
    answer(session, "evade")
    assert asked(session) == "DTS-036"
    answer(session, "another")
    assert asked(session) == "DTC-185", "the Dwarf meets it once more"
    at_a_place = pooled(
        step="destination", at=6, to="city", zones={"quest:0": [TRAP]}, on={TRAP: {"holds": 1}},
    )  # fmt: skip
    while asked(at_a_place) != "DTS-036":
        answer(at_a_place, keys(at_a_place)[-1])
    answer(at_a_place, "another")
    assert names(at_a_place, CLAIMED) == [TRAP]
    assert asked(at_a_place) == "DTC-119"


# --- Dream Prize ----------------------------------------------------------------------------------


PRIZE = "sacredpool-dream-prize"


def won(to: str = POOL, **more) -> Session:  # type: ignore[no-untyped-def]
    """The owner's party is about to win a Trove."""
    return pooled(
        step="guardian_combat", at=6, to=to,
        zones={"quest:0": [PRIZE], "trove": ["sacredpool-baleful-eye"],
               "sacredpool-troves": ["sacredpool-shield-of-defiance", "sacredpool-unlit-taper"],
               "troves": ["crown-of-salt"]},
        **more,
    )  # fmt: skip


@pytest.mark.rule("DTS-034")
def test_dream_prize_is_kept_until_a_trove_is_won_and_takes_one_of_its_deck() -> None:
    kept = rewarded(PRIZE)
    answer(kept, "sacredpool-reward")
    assert names(kept, "quest:0") == [PRIZE]
    session = won()
    assert asked(session) == "DTS-034"
    assert {key.partition("#")[0] for key in keys(session)} == {
        "sacredpool-shield-of-defiance", "sacredpool-unlit-taper",
    }  # fmt: skip
    answer(session, "sacredpool-shield-of-defiance")
    assert names(session, "items:0") == ["sacredpool-shield-of-defiance"]
    assert names(session, CLAIMED) == [PRIZE]
    assert asked(session) == "DTC-252", "the Trove itself is shared as ever"


@pytest.mark.rule("DTS-034")
def test_it_looks_through_the_deck_of_the_trove_that_was_won() -> None:
    session = won("crags")
    assert {key.partition("#")[0] for key in keys(session)} == {"crown-of-salt"}


@pytest.mark.rule("DTS-034")
def test_a_beaten_guard_of_a_straddle_is_no_trove() -> None:
    session = pooled(
        step="guardian_combat", at=6, to="sentinel", zones={"quest:0": [PRIZE]},
    )  # fmt: skip
    assert names(session, "quest:0") == [PRIZE]
