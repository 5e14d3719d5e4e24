"""Moves by hand, saves and undos in the middle; what is seen."""

from __future__ import annotations

import pytest

from tabletop import Refusal, Seat, load, new_game
from tests.games.tower.climbing import (
    asked,
    at_rest,
    blocked,
    carry,
    climb,
    foe_health,
    health,
    hurt,
    keys,
    mage,
    names,
    option,
    play,
    rogue,
    struck,
    told,
    wards_left,
)


@pytest.mark.rule("TWR-136", "TWR-046", "TWR-128", "TWR-129")
def test_a_hero_felled_by_hand_in_the_middle_of_a_deal_receives_nothing_more() -> None:
    session = climb(
        heroes=("cups-knight", "wands-king", "wands-knight"),
        hands=[["pentacles-3"]],
        wards=None,
        deck=["cups-1", "cups-2", "cups-3"],
        shields={1: {"pentacles-1": 1}},
    )
    play(session, "play pentacles-3", "give 1")
    hurt(session, "wands-king", 0)
    assert blocked(session)["give 1"] == "TWR-046"
    play(session, "give 0", "give 2")
    assert names(session, "shields:1") == []
    assert names(session, "hand:1") == ["cups-1"]
    at_rest(session, 2)


@pytest.mark.rule("TWR-136", "TWR-105", "TWR-129")
def test_who_is_felled_by_hand_on_their_own_turn_is_not_struck_any_more() -> None:
    session = rogue(
        hands=[["pentacles-2"]],
        wards=None,
        deck=["cups-1", "cups-2", "cups-3"],
        shields={0: {"pentacles-1": 1}},
    )
    play(session, "play pentacles-2", "give 1")
    hurt(session, "cups-knight", 0)
    play(session, "give 1")
    assert struck(session) == []
    assert names(session, "hand:1") == ["cups-1", "cups-2"], "the card under way does its work"
    assert names(session, "shields:0") == []
    at_rest(session, 1)


@pytest.mark.rule("TWR-136", "TWR-043", "TWR-044")
def test_a_hand_filled_by_hand_is_full_at_once() -> None:
    session = rogue(
        hands=[["pentacles-5"], [f"swords-{n}" for n in range(1, 7)]],
        wards=None,
        deck=["cups-1", "cups-2", "cups-3", "cups-4", "cups-5"],
    )
    play(session, "play pentacles-5", "give 0")
    carry(session, "cups-2", "hand:1")
    assert blocked(session)["give 1"] == "TWR-043"
    assert [key for key in keys(session) if key.startswith("give")] == ["give 0"]


@pytest.mark.rule("TWR-136", "TWR-131", "TWR-130")
@pytest.mark.parametrize("fallen", ["revive", "permanent", "any_fall_loses"])
def test_a_fall_by_hand_is_judged_before_anybody_acts(fallen: str) -> None:
    session = rogue(
        hands=[["swords-1"], ["cups-1"]],
        shields={1: {"pentacles-2": 2}},
        sanctuary={1: ["cups-2"]},
        options={"fallen": fallen},
    )
    hurt(session, "wands-king", 0)
    if fallen == "any_fall_loses":
        assert session.over
        return
    left = ["pentacles-2", "cups-2", *(["cups-1"] if fallen == "permanent" else [])]
    assert names(session, "discard") == left
    assert told(session, "TWR-128")[0] == "Hero 1 has fallen."
    at_rest(session, 0)
    hurt(session, "cups-knight", 0)
    assert session.over
    session.undo()
    at_rest(session, 0)


@pytest.mark.rule("TWR-136", "TWR-128", "TWR-104")
def test_a_fall_by_hand_while_a_shield_is_chosen_rolls_no_second_die() -> None:
    session = climb(
        heroes=("cups-knight", "wands-king", "wands-knight"),
        shields={0: {"pentacles-1": 1, "pentacles-2": 2}, 1: {"pentacles-3": 3}},
        dice=(6, 1),
        options={"shields": "one"},
    )
    play(session, "rest")
    hurt(session, "wands-king", 0)
    assert asked(session) == (0, "TWR-074")
    play(session, "use pentacles-1")
    assert health(session, 0) == 15
    assert names(session, "shields:1") == []
    at_rest(session, 2)


@pytest.mark.rule("TWR-136", "TWR-111", "TWR-115")
def test_a_foe_felled_by_hand_between_two_strikes_is_gone_before_the_second() -> None:
    session = rogue(hands=[["swords-1", "swords-2"]], wards=None)
    play(session, "play swords-1")
    foe = session.table["floor:1"][-1]
    session.override("count", piece=foe.id, counter="health", value=0)
    assert session.table.count("floor") == 2 or "again swords-2" not in keys(session)
    while session.decision and session.table.count("floor") == 1:
        play(session, keys(session)[-1])
    assert foe_health(session) == 15
    assert struck(session) == []
    assert names(session, "hand:0") == ["swords-2"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-136", "TWR-063", "TWR-064")
def test_a_ward_card_carried_off_by_hand_in_the_middle_of_the_question_is_a_ward_again() -> None:
    session = rogue(hands=[["pentacles-2"]], floor=2, wards=["pentacles-3"], deck=[])
    play(session, "play pentacles-2")
    assert "(0 left)" in option(session, "dispel").label
    carry(session, "pentacles-3", "discard")
    play(session, "play pentacles-2")
    assert "(1 left)" in option(session, "dispel").label
    play(session, "dispel", "give 1")
    assert wards_left(session) == 1
    at_rest(session, 1)


@pytest.mark.rule("TWR-136", "TWR-072", "TWR-071")
def test_a_shield_carried_by_hand_guards_whom_it_lies_before_at_its_worth() -> None:
    session = rogue(shields={1: {"pentacles-5": 6}}, dice=(6, 6))
    carry(session, "pentacles-5", "shields:0")
    play(session, "rest")
    assert health(session, 0) == 20
    assert names(session, "discard") == ["pentacles-5"]
    play(session, "rest")
    assert health(session, 1) == 14


@pytest.mark.rule("TWR-136", "TWR-126")
def test_a_card_carried_off_the_play_spot_by_hand_ends_nothing_in_a_fault() -> None:
    session = mage(hands=[["wands-2", "pentacles-5"]], wards=None)
    play(session, "play wands-2", "with pentacles-5", "first pentacles-5")
    carry(session, "wands-2", "discard")
    play(session, "give 1", "give 1")
    assert len(names(session, "hand:1")) == 2, "at the rank declared"
    assert names(session, "play") == []
    at_rest(session, 1)


@pytest.mark.rule("TWR-137", "TWR-084")
@pytest.mark.parametrize("after", [1, 2, 3])
def test_a_save_in_the_middle_of_a_pair_goes_on_like_the_game_it_was(after: int) -> None:
    answers = ["play wands-4/with pentacles-9/first pentacles-9/dispel"]
    answers += ["give 1", "give 0", "give 1", "give 0"]
    whole, cut = (
        climb(
            heroes=("pentacles-page", "wands-king"),
            hands=[["wands-4", "pentacles-9"]],
            deck=["cups-1", "cups-2"],
            discard=["cups-3", "cups-4", "cups-5"],
        )
        for _ in range(2)
    )
    play(whole, *answers)
    play(cut, *answers[:after])
    again = load(cut.to_json())
    assert again.decision == cut.decision
    play(again, *answers[after:])
    assert [again.view(seat) for seat in (0, 1)] == [whole.view(seat) for seat in (0, 1)]
    assert told(again) == told(whole)


@pytest.mark.rule("TWR-137", "TWR-068", "TWR-052")
def test_an_undone_dispel_leaves_nothing_behind_when_the_card_becomes_a_shield() -> None:
    session = climb(
        heroes=("pentacles-king", "wands-knight"),
        hands=[["pentacles-2"]],
        deck=["cups-1", "cups-2", "cups-3"],
    )
    play(session, "play pentacles-2", "dispel", "give 1", "give 1")
    session.undo()
    assert session.timeline.disclosed, "hero 1 saw a card"
    session.undo()
    session.undo()
    play(session, "play pentacles-2", "keep", "give 0", "give 0", "give 0", "shield 1")
    assert wards_left(session) == 1
    assert session.table["shields:1"][0].counters == {"value": 3}
    assert not [line for line in told(session) if "dispels" in line]
    at_rest(session, 1)


@pytest.mark.rule("TWR-042", "TWR-133", "TWR-137")
def test_a_card_given_is_named_to_its_receiver_alone() -> None:
    for hands in ("private", "open"):
        session = rogue(
            hands=[["pentacles-2"]], wards=None, deck=["cups-1", "cups-2"], options={"hands": hands}
        )
        before = session.view(1).zones["deck"].pieces[-1].name
        assert before != "cups-1"
        play(session, "play pentacles-2", "give 1")
        assert session.view(1)["hand:1"][-1].name == "cups-1"
        assert (session.view(0)["hand:1"][-1].name == "cups-1") == (hands == "open")
        for line in session.lines:
            for part in line.parts:
                if getattr(part, "name", "") == "cups-1" and hands == "private":
                    assert getattr(part, "known_to", None) == 1


@pytest.mark.rule("TWR-136", "TWR-043")
def test_a_card_given_against_the_limit_is_told_and_the_hand_shrinks_again_by_the_rules() -> None:
    full = [f"swords-{n}" for n in range(1, 8)]
    session = rogue(hands=[["pentacles-2"], full], wards=None, deck=["cups-1", "cups-2"])
    play(session, "play pentacles-2")
    with pytest.raises(Refusal) as refused:
        session.answer("give 1")
    assert refused.value.rule == "TWR-043"
    session.answer("give 1", anyway=True, reason="she has big hands")
    assert len(names(session, "hand:1")) == 8
    assert any(line.by_hand for line in session.lines)
    play(session, "give 0")
    at_rest(session, 1)
    assert blocked(session)["focus"] == "TWR-029"
    session.undo()
    session.undo()
    assert names(session, "hand:1") == full


@pytest.mark.rule("TWR-136", "TWR-116")
def test_the_last_foe_felled_by_hand_wins_for_the_fallen_too() -> None:
    session = rogue(floor=5, health={1: 0})
    foe = session.table["floor:5"][-1]
    session.override("count", piece=foe.id, counter="health", value=0)
    assert session.over
    assert session.table.outcome is not None
    assert sorted(session.table.outcome.winners) == [0, 1]
    session.undo()
    at_rest(session, 0)


@pytest.mark.rule("TWR-136", "TWR-120")
def test_a_fool_carried_back_by_hand_excuses_no_second_time_in_a_turn() -> None:
    session = rogue(hands=[["major-0"]])
    play(session, "excuse")
    carry(session, "major-0", "hand:0")
    assert blocked(session)["excuse"] == "TWR-120"
    play(session, "rest")
    assert struck(session) == []
    at_rest(session, 1)


@pytest.mark.rule("TWR-136", "TWR-088")
def test_a_sanctuary_carried_before_the_active_hero_by_hand_counts_at_the_blow() -> None:
    session = rogue(hands=[["pentacles-1"]], wards=None, deck=["cups-1"], sanctuary={1: ["cups-5"]})
    play(session, "play pentacles-1")
    carry(session, "cups-5", "sanctuary:0")
    play(session, "give 0")
    assert struck(session) == []
    assert names(session, "discard") == ["pentacles-1", "cups-5"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-136", "TWR-009", "TWR-067")
def test_a_step_skipped_goes_on_by_the_rules() -> None:
    session = climb(
        heroes=("pentacles-king", "wands-king"), hands=[["pentacles-2"]], deck=["cups-1", "cups-2"]
    )
    play(session, "play pentacles-2")
    session.skip("we argued")
    while session.decision and asked(session)[0] == 0 and asked(session)[1] != "TWR-022":
        play(session, keys(session)[0])
    at_rest(session, 1)
    lying = [zone for zone in session.table.zones if "pentacles-2" in names(session, zone)]
    assert lying != ["play"]


@pytest.mark.rule("TWR-134", "TWR-018")
def test_whoever_sits_with_strangers_sees_backs_only() -> None:
    seats = [Seat("Ann", 0), Seat("Ben", 1, bot="random"), Seat("Cat", 1)]
    session = new_game("tower", seats=seats, seed=4)
    play(session, "cups-queen")
    for _ in range(12):
        if session.decision is None or session.decision.rule == "TWR-022":
            break
        play(session, keys(session)[0])
    view = session.view(0)
    for zone in ("deck", "box", "floor:2", "floor:3", "hand:1", "hand:2"):
        real = set(names(session, zone))
        assert real, zone
        assert not real & {piece.name for piece in view[zone]}, zone
    treasures = {session.table[f"floor:{n}"][0].name for n in range(1, 6)}
    seen = {piece.name for n in range(1, 6) for piece in view[f"floor:{n}"]}
    assert not treasures & seen
