"""Chapter A: where the two cards of a turn go."""

from __future__ import annotations

import pytest

from tabletop import Refusal
from tests.games.scenario.night import SEXTON, at, health, names, night


def turn(*cards: str, **more: object):  # type: ignore[no-untyped-def]
    """The Bargehand's turn beside a Bell Husk, with *cards* played."""
    zones = {"chosen:0": [*cards], **more.pop("zones", {})}  # type: ignore[dict-item]
    return night({"bargehand": "3,4"}, {"bell-husk-1": "4,4"}, where=SEXTON, zones=zones, **more)  # type: ignore[arg-type]


@pytest.mark.rule("SCN-001", "SCN-002", "SCN-125")
def test_both_cards_are_discarded_after_the_turn() -> None:
    game = turn("pole-shove", "hauling-hook")
    game.answer("done")
    assert sorted(names(game, "discard:0")) == ["hauling-hook", "pole-shove"]
    assert names(game, "chosen:0") == []


@pytest.mark.rule("SCN-003")
def test_a_half_with_the_lost_symbol_loses_its_card() -> None:
    game = turn("breaker", "hauling-hook")
    game.answer("top breaker/bell-husk-1")
    game.answer("done")
    assert names(game, "lost:0") == ["breaker"]
    assert names(game, "discard:0") == ["hauling-hook"]


@pytest.mark.rule("SCN-004")
def test_only_the_half_that_was_performed_counts() -> None:
    game = turn("breaker", "hauling-hook")
    game.answer("bottom breaker/2,4")
    game.answer("done")
    assert "breaker" in names(game, "discard:0")


@pytest.mark.rule("SCN-005")
def test_a_card_of_which_nothing_came_is_discarded() -> None:
    game = turn("breaker", "hauling-hook")
    game.answer("top breaker/")
    game.answer("done")
    assert "breaker" in names(game, "discard:0")
    assert health(game, "bell-husk-1") == 8


@pytest.mark.rule("SCN-006", "SCN-148")
def test_an_active_effect_keeps_its_card_before_its_owner() -> None:
    game = turn("barrel-wall", "hauling-hook")
    game.answer("bottom barrel-wall")
    assert names(game, "active:0") == ["barrel-wall"]
    assert game.table.named("barrel-wall").counters["charges"] == 3
    game.answer("done")
    assert names(game, "active:0") == ["barrel-wall"]


@pytest.mark.rule("SCN-011", "SCN-115")
@pytest.mark.parametrize("again", ["top pole-shove", "bottom pole-shove"])
def test_an_effect_of_this_turn_may_be_ended_in_it_and_its_half_stays_used(again: str) -> None:
    """Also where its card has left: by no half of a kind does a hero act twice in a turn."""
    game = turn("barrel-wall", "pole-shove")
    game.answer("bottom barrel-wall")
    game.answer("end barrel-wall")
    assert names(game, "lost:0") == ["barrel-wall"]
    option = game.decision.option(again)
    assert (option is not None) == (again == "top pole-shove")
    game.answer("done")
    assert not game.table.named("barrel-wall").counters.get("used")


@pytest.mark.rule("SCN-011")
def test_an_effect_of_the_last_half_of_a_turn_may_be_ended_in_it() -> None:
    game = turn("barrel-wall", "pole-shove")
    game.answer("top pole-shove/")
    game.answer("bottom barrel-wall")
    game.answer("end barrel-wall")
    assert names(game, "lost:0") == ["barrel-wall"]
    assert game.table.flow.step != "act"


@pytest.mark.rule("SCN-009", "SCN-011")
def test_a_persistent_effect_may_be_ended_early_and_goes_where_its_half_says() -> None:
    game = turn(
        "pole-shove",
        "hauling-hook",
        zones={"active:0": ["barrel-wall"]},
        on={"barrel-wall": {"half": 2, "charges": 2}},
    )
    game.answer("end barrel-wall")
    assert names(game, "lost:0") == ["barrel-wall"]
    assert game.table.named("barrel-wall").counters.get("charges", 0) == 0


@pytest.mark.rule("SCN-013", "SCN-150")
def test_lost_cards_come_back_by_a_recover_action_alone() -> None:
    lost = ["breaker", "broad-swing", "plant-the-feet"]
    game = turn("old-work-songs", "hauling-hook", zones={"lost:0": lost})
    game.answer("bottom old-work-songs")
    game.answer("2")
    offered = [option.key for option in game.decision.options]
    assert sorted(offered) == sorted(lost)
    game.answer("breaker")
    game.answer("broad-swing")
    assert {"breaker", "broad-swing"} <= set(names(game, "hand:0"))
    assert names(game, "lost:0") == ["plant-the-feet"]


@pytest.mark.rule("SCN-014")
def test_a_recover_action_does_not_bring_back_its_own_card() -> None:
    game = turn("old-work-songs", "hauling-hook", zones={"lost:0": ["breaker"]})
    game.answer("bottom old-work-songs")
    game.answer("1")
    assert [option.key for option in game.decision.options] == ["breaker"]
    game.answer("breaker")
    game.answer("done")
    assert names(game, "lost:0") == ["old-work-songs"]


@pytest.mark.rule("SCN-114", "SCN-115")
def test_the_top_of_one_and_the_bottom_of_the_other_in_either_order() -> None:
    game = turn("pole-shove", "hauling-hook")
    game.answer("bottom hauling-hook/3,3")
    assert at(game, "bargehand-figure") == "3,3"
    left = [option.key for option in game.decision.options]
    assert "top pole-shove" in left
    assert not any(key.startswith("bottom") or key.endswith("hauling-hook") for key in left)


@pytest.mark.rule("SCN-116")
def test_any_card_may_be_used_plainly_and_is_discarded() -> None:
    game = turn("breaker", "long-stride")
    game.answer("attack breaker/bell-husk-1")
    assert health(game, "bell-husk-1") == 7  # 2, less 1 Armour
    game.answer("move long-stride/3,3")
    assert sorted(names(game, "discard:0")) == ["breaker", "long-stride"]


@pytest.mark.rule("SCN-117")
def test_an_action_of_which_any_part_was_carried_out_counts_as_performed() -> None:
    game = turn("pole-shove", "long-stride")
    game.answer("bottom long-stride/3,3")
    game.answer("done")  # the attack of it: nobody stands beside
    game.answer("done") if game.decision and game.decision.rule == "SCN-114" else None
    assert names(game, "lost:0") == ["long-stride"]


@pytest.mark.rule("SCN-123", "SCN-124")
def test_only_a_ready_item_can_be_used() -> None:
    game = turn(
        "pole-shove",
        "hauling-hook",
        zones={"items:0": ["tin-mirror", "bitter-draught"]},
        on={"bargehand-figure": {"health": 5}},
    )
    game.answer("use tin-mirror")
    assert game.table.named("tin-mirror").turn == 90
    with pytest.raises(Refusal, match="SCN-124"):
        game.answer("use tin-mirror")
    game.answer("use bitter-draught")
    assert not game.table.named("bitter-draught").face_up
    assert health(game, "bargehand-figure") == 8
