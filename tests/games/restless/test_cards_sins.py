"""Sins: that they do what they say, card by card."""

from __future__ import annotations

import pytest

from tabletop.games.restless.party.fortune.rolls import bonus
from tests.games.restless.camp import camp, health, keys, names, play
from tests.games.restless.printed import FOE, HIT, JUDITH, LINT, MISS, fight


@pytest.mark.rule("RST-119")
def test_a_face_goes_back_with_a_kill() -> None:
    session = fight(LINT, sins={LINT: ["a-borrowed-face"]}, on={FOE: {"health": 2}}, coming=[15])
    play(session, "slot 0", "attack unarmed")
    assert names(session, "treasures-used") == ["a-borrowed-face"]


def test_a_debt_is_asked_for_with_each_counter() -> None:
    session = fight(
        LINT,
        foe="salt-heron",
        sins={LINT: ["a-debt-in-teeth"]},
        coming=[2, 3, 4],
        options={"ask_rerolls": "always"},
    )
    play(session, "slot 0", "attack unarmed", "reroll", "reroll", "keep")
    assert health(session, LINT) == (7 - 1 - 2, 3)


def test_a_sleepwalker_visits_the_next() -> None:
    session = camp(
        [LINT, JUDITH], sins={LINT: ["sleepwalking"]}, zones={"nights": ["the-empty-chair"]}
    )
    play(session, "rest")
    assert names(session, "sins:1") == ["sleepwalking"]
    assert health(session, LINT)[1] == 1


def test_somebody_following_strikes_first_and_is_shaken_off() -> None:
    session = fight(LINT, sins={LINT: ["somebody-following"]}, coming=[MISS, HIT])
    assert health(session, LINT) == (5, 2)
    play(session, "flee")
    assert names(session, "sins:0") == []


def test_comfort_is_cold() -> None:
    session = fight(
        LINT, item="wool-three-coats-of-it", sins={LINT: ["cold-comfort"]}, coming=[MISS]
    )
    play(session, "slot 0", "attack unarmed")
    assert health(session, LINT) == (5, 2)


def test_a_full_house_rattles() -> None:
    session = camp([LINT], holds={LINT: ["lamp-oil", "odd-sock"]}, sins={LINT: ["a-full-house"]})
    assert bonus(session.table, 0, "dodge") == -2


def test_a_child_is_let_go_for_blood() -> None:
    session = camp([LINT], sins={LINT: ["the-kept-child"]}, zones={"ground": ["lamp-oil"]})
    play(session, "give lamp-oil", "yes")
    assert (names(session, "sins:0"), health(session, LINT)) == ([], (5, 2))


@pytest.mark.rule("RST-102")
def test_who_is_weakened_by_a_sin_lays_something_down() -> None:
    session = camp(
        [JUDITH],
        step="trade",
        holds={JUDITH: ["gravestone-with-a-handle", "lamp-oil"]},
        decks={"treasures": ["envy-of-the-drowned"]},
    )
    play(session, "open", "lay gravestone")
    assert names(session, "inventory:0") == ["lamp-oil"]
    assert names(session, "ground") == ["gravestone-with-a-handle"]


def test_open_hands_let_go() -> None:
    session = fight(LINT, item="odd-sock", sins={LINT: ["open-hands"]}, coming=[MISS])
    play(session, "slot 0", "attack unarmed")
    assert names(session, "drops") == ["odd-sock"]


def test_cold_feet_dodge_once_a_battle() -> None:
    session = fight(LINT, sins={LINT: ["cold-feet"]}, coming=[HIT])
    play(session, "slot 0")
    assert keys(session)[-1] == "end"
    assert "attack unarmed" not in keys(session)
    play(session, "end", "slot 0")
    assert "attack unarmed" in keys(session)


def test_ingratitude_forgets_what_it_was_given() -> None:
    session = fight(LINT, sins={LINT: ["ingratitude"]}, status={LINT: ["lantern-sworn"]})
    assert names(session, "status:0") == []
