"""Chapter B: the turn."""

from __future__ import annotations

import pytest

from tabletop import Refusal
from tests.games.tower.climbing import (
    asked,
    at_rest,
    blocked,
    climb,
    foe_health,
    health,
    keys,
    names,
    option,
    play,
)

FULL = ["cups-2", "cups-3", "cups-4", "cups-5", "cups-6", "cups-7", "cups-8"]


@pytest.mark.rule("TWR-022", "TWR-023")
def test_a_turn_is_one_of_three_actions_and_there_is_no_pass() -> None:
    session = climb(hands=[["wands-3"]])
    assert keys(session) == ["play wands-3", "focus", "rest"]
    play(session, "rest")
    at_rest(session, 1)


@pytest.mark.rule("TWR-024", "TWR-048")
def test_a_played_card_does_what_it_says_and_is_discarded() -> None:
    session = climb(hands=[["wands-3", "cups-2"]], wards=None)
    play(session, "play wands-3")
    assert foe_health(session) == 10 - 3 - 1, "King of Wands: Scholar"
    assert names(session, "hand:0") == ["cups-2"]
    assert names(session, "discard") == ["wands-3"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-024")
def test_only_cards_from_the_own_hand_are_played() -> None:
    session = climb(hands=[["wands-3"], ["wands-4"]])
    with pytest.raises(Refusal):
        session.answer("play wands-4")
    card = session.table.named("wands-4")
    assert session.game.refuse(session.table, 0, card.id, "play").rule == "TWR-024"


@pytest.mark.rule("TWR-025")
def test_one_play_action_uses_one_card() -> None:
    session = climb(hands=[["swords-3", "swords-4"]], wards=None)
    play(session, "play swords-3")
    assert names(session, "hand:0") == ["swords-4"], "a Paladin strikes once"
    at_rest(session, 1)


@pytest.mark.rule("TWR-026", "TWR-127")
@pytest.mark.parametrize(
    ("hand", "offered"), [([], ["focus", "rest"]), (["major-0"], ["excuse", "focus", "rest"])]
)
def test_play_is_not_offered_without_a_playable_card(hand: list[str], offered: list[str]) -> None:
    assert sorted(keys(climb(hands=[hand]))) == offered


@pytest.mark.rule("TWR-024", "TWR-136")
def test_a_court_that_was_put_into_a_hand_cannot_be_played_and_a_token_is_not_asked_about() -> None:
    session = climb(hands=[["swords-queen", "wands-3"]])
    session.override("add", name="a lucky penny", zone="hand:0", kind="token")
    assert blocked(session) == {"play swords-queen": "TWR-024"}
    assert keys(session) == ["play wands-3", "focus", "rest"]


@pytest.mark.rule("TWR-028")
def test_focus_draws_two_cards_to_the_own_hand() -> None:
    session = play(climb(deck=["cups-9", "wands-9", "swords-9"]), "focus")
    assert names(session, "hand:0") == ["cups-9", "wands-9"]
    assert names(session, "deck") == ["swords-9"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-028", "TWR-123", "TWR-124", "TWR-125")
@pytest.mark.parametrize(
    ("deck", "discard", "options", "drawn", "left"),
    [
        (["cups-9", "wands-9"], [], {}, 2, []),
        (["cups-9"], [], {}, 1, []),
        (["cups-9"], ["wands-9"], {}, 2, []),
        (["cups-9"], ["wands-9"], {"deck": "finite"}, 1, []),
        ([], ["wands-9"], {"deck": "finite"}, 0, []),
        (["major-0"], [], {"fool": "renewal"}, 0, ["major-0"]),
        (["major-0", "cups-9"], [], {"fool": "renewal"}, 1, ["major-0"]),
        (["major-0"], ["cups-9"], {"fool": "renewal", "deck": "finite"}, 1, ["major-0"]),
        (["major-0"], ["cups-9", "wands-9"], {"fool": "renewal", "deck": "finite"}, 2, ["major-0"]),
        (["major-0", "cups-9"], [], {}, 2, []),
    ],
)
def test_focus_says_how_many_cards_it_will_draw(
    deck: list[str], discard: list[str], options: dict[str, str], drawn: int, left: list[str]
) -> None:
    session = climb(deck=deck, discard=discard, options=options)
    words = ("there is nothing to draw", "draw 1 card", "draw 2 cards")
    assert option(session, "focus").label == f"Focus: {words[drawn]}"
    play(session, "focus")
    assert len(names(session, "hand:0")) == drawn
    assert names(session, "deck") == left
    gone = drawn + len(left) - len(deck)
    assert len(names(session, "discard")) == len(discard) - gone, "none but what was drawn"
    at_rest(session, 1)


@pytest.mark.rule("TWR-029", "TWR-014")
def test_focus_with_one_free_place_draws_one_card() -> None:
    session = play(climb(hands=[FULL[:6]], deck=["cups-9", "wands-9"]), "focus")
    assert names(session, "hand:0") == [*FULL[:6], "cups-9"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-029")
def test_focus_is_refused_with_a_full_hand() -> None:
    session = climb(hands=[FULL])
    assert blocked(session)["focus"] == "TWR-029"
    with pytest.raises(Refusal, match="TWR-029"):
        session.answer("focus")
    at_rest(session, 0)


@pytest.mark.rule("TWR-029")
def test_where_a_house_rule_lets_the_full_focus_two_cards_are_drawn() -> None:
    session = climb(hands=[FULL], deck=["cups-9", "wands-9", "swords-9"])
    session.override("adopt", subject="TWR-029")
    focus = session.decision and session.decision.option("focus")
    assert focus
    assert focus.label == "Focus: draw 2 cards"
    play(session, "focus")
    assert names(session, "hand:0") == [*FULL, "cups-9", "wands-9"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-030")
@pytest.mark.parametrize(("before", "after"), [(10, 13), (17, 20), (18, 20), (20, 20)])
def test_rest_regains_3_health_up_to_20(before: int, after: int) -> None:
    session = play(climb(health={0: before}, dice=[1]), "rest")
    assert health(session, 0) == after - 1, "the counterattack follows"
    at_rest(session, 1)


@pytest.mark.rule("TWR-031")
def test_rest_comes_before_the_counterattack() -> None:
    session = play(climb(health={0: 2}, dice=[4]), "rest")
    assert health(session, 0) == 1
    at_rest(session, 1)


@pytest.mark.rule("TWR-032")
def test_rest_neither_lifts_nor_lowers_health_above_20() -> None:
    session = play(climb(heroes=("cups-king", "cups-queen"), health={0: 25}, dice=[2]), "rest")
    assert health(session, 0) == 23
    at_rest(session, 1)


@pytest.mark.rule("TWR-033")
def test_the_order_inside_a_turn() -> None:
    """The Fool, the action, the counterattack, the clean-up, the next hero."""
    session = climb(
        heroes=("wands-queen", "wands-king"),
        hands=[["major-0", "cups-3"]],
        sanctuary={0: ["cups-8"]},
        health={0: 10},
    )
    play(session, "excuse", "play cups-3", "heal 1")
    told = [line.rule for line in session.lines]
    first = told.index("TWR-120")
    order = ["TWR-120", "TWR-024", "TWR-037", "TWR-087", "TWR-121", "TWR-091"]
    assert [rule for rule in told[first:] if rule in order] == order
    assert asked(session) == (1, "TWR-022")
