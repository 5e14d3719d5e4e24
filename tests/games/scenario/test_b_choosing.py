"""Chapters B to E: choosing in secret, exhaustion, and resting, short and long."""

from __future__ import annotations

import pytest

from tabletop import Refusal, Session
from tests.games.scenario.night import SEXTON, health, names, night

HAND = ["pole-shove", "hauling-hook", "breaker", "long-stride"]


def keepers(step: str, **more: object) -> Session:
    """Two heroes far from everybody, at *step*."""
    return night(
        {"bargehand": "1,2", "reedrunner": "1,4"},
        {"the-sexton-1": "10,1"},
        where=SEXTON,
        step=step,
        args=more.pop("args", {}),
        **more,
    )  # type: ignore[arg-type]


@pytest.mark.rule("SCN-015", "SCN-016", "SCN-021", "SCN-110")
def test_two_cards_are_chosen_in_secret_and_revealed_when_all_have() -> None:
    game = keepers("choose")
    game.answer("play/pole-shove hauling-hook", seat=0)
    assert names(game, "chosen:0") == []
    assert [decision.seat for decision in game.decisions] == [1]
    game.answer("play/quick-cut heron-step", seat=1)
    assert game.table.flow.step == "act"
    assert names(game, "chosen:0") == ["pole-shove", "hauling-hook"]
    assert game.table.named("pole-shove").counters["lead"] == 1


@pytest.mark.rule("SCN-016")
def test_one_card_or_three_are_no_answer() -> None:
    game = keepers("choose")
    for key in ("play/pole-shove", "play/pole-shove hauling-hook breaker"):
        with pytest.raises(Refusal):
            game.answer(key, seat=0)


@pytest.mark.rule("SCN-017", "SCN-022")
def test_who_has_one_card_in_hand_can_only_rest_long() -> None:
    game = keepers(
        "choose", zones={"hand:0": ["breaker"], "discard:0": ["pole-shove", "broad-swing"]}
    )
    with pytest.raises(Refusal, match="SCN-017"):
        game.answer("play/breaker", seat=0)
    game.answer("rest", seat=0)
    game.answer("play/quick-cut heron-step", seat=1)
    assert game.table.named("bargehand-figure").counters["resting"] == 1


@pytest.mark.rule("SCN-023", "SCN-025")
def test_a_rest_needs_two_discarded_cards() -> None:
    game = keepers("choose", zones={"discard:0": ["pole-shove"]})
    with pytest.raises(Refusal, match="SCN-023"):
        game.answer("rest", seat=0)


@pytest.mark.rule("SCN-018", "SCN-019", "SCN-020", "SCN-140")
def test_who_can_neither_play_nor_rest_is_exhausted_before_anybody_chooses() -> None:
    zones = {"hand:0": ["breaker"], "discard:0": ["pole-shove"], "active:0": ["barrel-wall"]}
    game = keepers("round_start", zones=zones, on={"barrel-wall": {"half": 2, "charges": 1}})
    assert [decision.seat for decision in game.decisions] == [1]
    assert sorted(names(game, "lost:0")) == ["barrel-wall", "breaker", "pole-shove"]
    assert game.table.named("bargehand-figure").zone == "hero:0"


@pytest.mark.rule("SCN-018", "SCN-023", "SCN-025")
@pytest.mark.parametrize("gone", [0, 1])
def test_by_a_house_rule_who_has_a_card_to_lose_may_rest_and_is_not_exhausted(gone: int) -> None:
    """Both rests are offered, in the choice and in the clean-up."""
    for step, rule in (("round_start", "SCN-023"), ("short_rests", "SCN-025")):
        zones = {"hand:0": ["breaker"], "discard:0": ["pole-shove"][:gone]}
        game = keepers("choose", zones=zones)
        game.override("adopt", subject=rule)
        game.override("go", step=step)
        offers = [each for each in game.decisions if each.seat == 0]
        assert ("rest" in {o.key for each in offers for o in each.legal()}) == bool(gone)


@pytest.mark.rule("SCN-028", "SCN-030", "SCN-031", "SCN-026", "SCN-027")
def test_a_short_rest_loses_one_at_random_and_takes_the_others_back() -> None:
    game = keepers("short_rests", zones={"hand:0": [], "discard:0": HAND})
    game.answer("rest")
    (lost,) = [option.pieces[0] for option in game.decision.options if option.key == "lose"]
    game.answer("lose")
    assert names(game, "lost:0") == [game.table.pieces[lost].name]
    assert len(names(game, "hand:0")) == 3
    assert names(game, "discard:0") == []


@pytest.mark.rule("SCN-029", "SCN-038")
def test_there_is_one_short_rest_and_only_in_the_clean_up() -> None:
    game = keepers("short_rests", zones={"hand:0": ["barrel-wall"], "discard:0": HAND})
    game.answer("rest")
    game.answer("lose")
    assert game.table.flow.step == "choose"
    assert all(option.key != "rest" or option.why for option in game.decisions[0].options)


@pytest.mark.rule("SCN-032", "SCN-033", "SCN-034", "SCN-035")
def test_for_1_damage_another_card_is_lost_and_never_the_first() -> None:
    game = keepers(
        "short_rests", zones={"hand:0": ["barrel-wall"], "discard:0": ["breaker", "pole-shove"]}
    )
    game.answer("rest")
    (first,) = [option.pieces[0] for option in game.decision.options if option.key == "lose"]
    game.answer("keep")
    assert health(game, "bargehand-figure") == 11
    assert names(game, "hand:0") == ["barrel-wall", game.table.pieces[first].name]
    assert names(game, "lost:0") == [
        n for n in ("breaker", "pole-shove") if n != game.table.pieces[first].name
    ]


@pytest.mark.rule("SCN-036", "SCN-139")
def test_at_1_health_keeping_it_exhausts_or_is_not_allowed() -> None:
    laid = {"zones": {"hand:0": [], "discard:0": HAND}, "on": {"bargehand-figure": {"health": 1}}}
    game = keepers("short_rests", **laid)
    game.answer("rest")
    keep = game.decision.option("keep")
    assert keep is not None
    assert keep.warning
    game.answer("keep")
    assert game.table.named("bargehand-figure").counters["exhausted"] == 1
    game = keepers("short_rests", options={"reroll_at_one": "forbid"}, **laid)
    game.answer("rest")
    with pytest.raises(Refusal, match="SCN-036"):
        game.answer("keep")


@pytest.mark.rule("SCN-039", "SCN-147")
def test_round_bonuses_have_ended_when_a_short_rest_is_taken() -> None:
    zones = {"hand:0": [], "discard:0": ["breaker"], "active:0": ["plant-the-feet"]}
    game = keepers("cleanup", zones=zones, on={"plant-the-feet": {"half": 2}})
    assert game.table.flow.step == "short_rests"
    assert sorted(names(game, "discard:0")) == ["breaker", "plant-the-feet"]


@pytest.mark.rule("SCN-041", "SCN-042", "SCN-044", "SCN-045", "SCN-046", "SCN-047", "SCN-048")
def test_a_long_rest_loses_one_that_is_chosen_heals_2_and_refreshes() -> None:
    game = keepers(
        "next_turn",
        zones={
            "hand:0": [],
            "discard:0": HAND,
            "items:0": ["tin-mirror", "bitter-draught"],
            "chosen:1": ["quick-cut", "heron-step"],
        },
        on={"bargehand-figure": {"health": 9, "resting": 1}, "quick-cut": {"lead": 1}},
    )
    assert game.decision.seat == 1  # 99 comes after all else
    game.answer("done")
    assert game.table.flow.step == "long_rest"
    assert sorted(option.key for option in game.decision.options) == sorted(HAND)
    game.answer("breaker")
    assert names(game, "lost:0") == ["breaker"]
    assert sorted(names(game, "hand:0")) == ["hauling-hook", "long-stride", "pole-shove"]
    assert health(game, "bargehand-figure") == 11


@pytest.mark.rule("SCN-049")
def test_a_long_rest_takes_place_with_one_card_left_or_none() -> None:
    for left in (["breaker"], []):
        game = keepers(
            "long_rest",
            args={"seat": 0},
            zones={"hand:0": [], "discard:0": left},
            on={"bargehand-figure": {"health": 9, "resting": 1}},
        )
        if left:
            game.answer("breaker")
        assert names(game, "lost:0") == left
        assert health(game, "bargehand-figure") == 11


@pytest.mark.rule("SCN-043")
def test_several_who_rest_act_in_seating_order_after_everything_else() -> None:
    game = keepers(
        "next_turn",
        zones={
            "hand:0": [],
            "discard:0": HAND,
            "hand:1": [],
            "discard:1": ["quick-cut", "heron-step"],
            "tactic:the-sexton": ["the-sexton-rise"],
        },
        on={"bargehand-figure": {"resting": 1}, "reedrunner-figure": {"resting": 1}},
    )
    assert game.decision.seat == 0
    assert game.table.named("the-sexton-rise").counters["acted"] == 1
    game.answer("breaker")
    assert game.decision.seat == 1


@pytest.mark.rule("SCN-051")
def test_a_long_rest_cannot_be_taken_back_once_it_is_revealed() -> None:
    game = keepers(
        "next_turn",
        zones={"hand:0": ["broad-swing", "barrel-wall"], "discard:0": HAND},
        on={"bargehand-figure": {"resting": 1}, "reedrunner-figure": {"acted": 1}},
    )
    assert game.table.flow.step == "long_rest"
    with pytest.raises(Refusal):
        game.answer("play/broad-swing barrel-wall")


@pytest.mark.rule("SCN-059")
def test_hands_may_lie_open() -> None:
    for option, known in (("off", ""), ("on", "quick-cut")):
        game = keepers("choose", options={"open_hands": option})
        seen = game.view(0).zones["hand:1"].pieces[0].name
        assert seen == known
