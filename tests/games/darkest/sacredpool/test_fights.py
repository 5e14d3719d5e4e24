"""Sacred Pool: the Chivalric Knight's help, and what changes a fight."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.ground.regions import INNER
from tests.games.darkest.laying import answer, asked, has, keys, names, piece
from tests.games.darkest.sacredpool.laid import KNIGHT, POOL, met, off_the_road, pooled

REWARDS = "sacredpool-rewards"
TRUE = {REWARDS: ["sacredpool-might-of-giants"]}


def helped(card: str, *shown: int, first: str = "dwarf", tokens=None, **more) -> Session:  # type: ignore[no-untyped-def]
    """The Knight marches behind another, who fights that Enemy, and helps."""
    session = met(card, first, KNIGHT, coming=shown, zones=TRUE, tokens=tokens, **more)
    return answer(session, "strength")


# --- the Chivalric Knight -------------------------------------------------------------------------


@pytest.mark.rule("DTS-015", "DTS-016")
@pytest.mark.parametrize(
    ("dice", "won", "thanks"),
    [((2, 2), True, True), ((5, 1), True, False), ((1, 5), False, False)],
)
def test_a_battle_won_thanks_to_his_strength_brings_him_a_reward(
    dice: tuple[int, int], won: bool, thanks: bool
) -> None:
    # Dwarf 3 and Knight 4 against the Old Bear's 4, each with a die
    session = helped("old-bear", *dice)
    assert asked(session) == "DTS-015"
    foe = 4
    answer(session, "help")
    assert names(session, "trophies:0") == (["old-bear"] if won else [])
    expected = won and 3 + dice[0] <= foe + dice[1]
    assert expected is thanks
    assert has(session, KNIGHT, "strength") == 4 + thanks - (not won)
    assert bool(names(session, REWARDS)) is not thanks


@pytest.mark.rule("DTS-015")
def test_he_helps_nobody_behind_him_and_may_decline() -> None:
    session = met("wolf", KNIGHT, "dwarf", coming=(6, 1, 1), zones=TRUE)
    answer(session, "strength")
    assert asked(session) != "DTS-015"
    behind = helped("wolf", 5, 1)
    answer(behind, "no")
    assert names(behind, "trophies:0") == ["wolf"]
    assert names(behind, REWARDS)


@pytest.mark.rule("DTS-017")
def test_if_the_battle_is_lost_he_loses_what_the_other_does() -> None:
    tokens = {"dwarf": {"strength": 1}}
    session = answer(helped("old-bear", 1, 6, 6, 1, tokens=tokens), "help")
    assert (has(session, "dwarf", "life"), has(session, KNIGHT, "life")) == (4, 4)
    assert (has(session, "dwarf", "strength"), has(session, KNIGHT, "strength")) == (0, 3)


@pytest.mark.rule("DTS-018")
@pytest.mark.parametrize(("says", "fights"), [("help", False), ("no", True)])
def test_having_helped_he_does_not_meet_that_enemy_in_this_step(says: str, fights: bool) -> None:
    session = answer(helped("old-bear", 1, 6, 6, 1), says)
    assert (asked(session) == "DTC-185") is fights
    assert not piece(session, "old-bear").counters.get("helper", 0) or fights


@pytest.mark.rule("DTS-018")
def test_in_another_step_he_meets_it_again() -> None:
    session = answer(helped("old-bear", 1, 6, 6, 1), "help")
    assert asked(session) == "DTC-126"
    assert "helper" not in piece(session, "old-bear").counters


@pytest.mark.rule("DTS-015")
def test_a_psychic_combat_is_no_battle() -> None:
    session = met("wraith", "dwarf", KNIGHT, coming=(6, 1, 1), zones=TRUE)
    answer(session, "craft")
    assert asked(session) != "DTS-015"


def before_guardians(*heroes: str, zones=None, **more) -> Session:  # type: ignore[no-untyped-def]
    """A party that is about to fight the Guardians of the Pool."""
    laid = {
        "guardians": ["old-bear", "wolf"],
        "atlas": off_the_road(*INNER.road, POOL),
        **(zones or {}),
    }
    return pooled(*heroes, step="guardian_combat", at=6, to=POOL, zones=laid, **more)


@pytest.mark.rule("DTS-019", "DTS-023")
def test_guardian_combat_knows_neither_his_help_nor_a_refused_fight() -> None:
    session = before_guardians(
        "dwarf", KNIGHT, zones={"items:0": ["sacredpool-shield-of-defiance"]},
        tokens={"dwarf": {"strength": 9}},
    )  # fmt: skip
    rules = [line.rule for line in session.lines]
    assert "DTS-015" not in rules
    assert "DTS-023" not in rules
    assert asked(session) != "DTS-015"
    assert "refuse" not in keys(session)


# --- the Baleful Eye ------------------------------------------------------------------------------


EYE = {"items:0": ["sacredpool-baleful-eye"]}


@pytest.mark.rule("DTS-022")
def test_the_eye_has_an_enemy_roll_again_once_in_a_step() -> None:
    session = met("wolf", coming=(2, 5, 1), zones=EYE)
    answer(session, "strength")
    assert asked(session) == "DTS-022"
    answer(session, "again")
    assert names(session, "trophies:0") == ["wolf"]
    used = met("wolf", coming=(2, 4), zones=EYE, on={"dwarf": {"glared": 1}},
               options={"party_turn": "road-space"})  # fmt: skip
    answer(used, "strength")
    assert asked(used) != "DTS-022"


@pytest.mark.rule("DTS-022")
def test_in_the_spell_stage_it_discards_a_guardian_who_is_nobodys_trophy() -> None:
    session = before_guardians(zones=EYE, options={"guardian_trophies": "on"})
    assert asked(session) == "DTS-022"
    assert {key.partition("#")[0] for key in keys(session)} == {"old-bear", "wolf", "none"}
    answer(session, "old-bear")
    assert "old-bear" in names(session, "discard")
    assert "old-bear" not in names(session, "trove")
    assert asked(session) != "DTS-022", "once in a Guardian Combat"


@pytest.mark.rule("DTS-022")
def test_it_discards_no_boss() -> None:
    session = pooled(
        step="guardians", at=6, to="sentinel", zones=EYE, tokens={"dwarf": {"strength": 20}}
    )
    assert all(line.rule != "DTS-022" for line in session.lines)
    assert asked(session) != "DTS-022"


# --- the Shield of Defiance -----------------------------------------------------------------------


SHIELD = {"items:0": ["sacredpool-shield-of-defiance"]}


@pytest.mark.rule("DTS-023")
@pytest.mark.parametrize("open_", [True, False])
def test_the_shield_refuses_an_enemy_that_lay_face_up(open_: bool) -> None:
    session = met("old-bear", zones=SHIELD, up=("old-bear",) if open_ else ())
    assert ("refuse" in keys(session)) is open_
    if open_:
        answer(session, "refuse")
        assert has(session, "dwarf", "life") == 5
        assert asked(session) == "DTC-185", "the Elf meets it"


@pytest.mark.rule("DTS-023")
def test_it_refuses_what_cannot_be_evaded_too() -> None:
    session = met("cold-draught", zones=SHIELD, up=("cold-draught",))
    assert "evade" not in keys(session)
    assert "refuse" in keys(session)


# --- Spells and a Follower ------------------------------------------------------------------------


@pytest.mark.rule("DTS-020")
def test_feeble_mind_takes_a_craft_below_the_start_value_or_from_an_enemy() -> None:
    spell = {"spells:0": ["sacredpool-feeble-mind"]}
    session = met("wraith", zones=spell, counters={"held": 1}, on={"dwarf": {"held": 1}})
    answer(session, "cast sacredpool-feeble-mind", "mode 0")
    assert session.table.count("hurt_craft") == 1
    other = met("wraith", zones=spell, on={"dwarf": {"held": 1}})
    answer(other, "cast sacredpool-feeble-mind", "mode 1", "elf")
    assert has(other, "elf", "craft") == 3, "its Craft value is 4"


@pytest.mark.rule("DTS-020")
def test_in_guardian_combat_feeble_mind_is_damage_to_a_guardian() -> None:
    session = before_guardians(
        zones={"guardians": ["wraith", "wolf"], "spells:0": ["sacredpool-feeble-mind"]},
        on={"dwarf": {"held": 1}},
    )  # fmt: skip
    answer(session, "cast sacredpool-feeble-mind", "mode 0")
    assert "1 damage to whose Craft" in session.decision.ask  # type: ignore[union-attr]
    assert [key.partition("#")[0] for key in keys(session)] == ["wraith"], "the Wolf has no Craft"


@pytest.mark.rule("DTS-024")
@pytest.mark.parametrize(("alignment", "more"), [(1, 1), (2, 0), (3, 0)])
def test_the_defender_adds_to_a_good_bearer_alone(alignment: int, more: int) -> None:
    session = pooled(
        zones={"followers:0": ["sacredpool-defender-of-faith"]},
        tokens={"dwarf": {"alignment": alignment}},
    )
    parts = session.game.explain(session.table, piece(session, "dwarf"))["Strength"]  # type: ignore[misc]
    assert parts.n == 3 + more
