"""Chapter C: the four suits."""

from __future__ import annotations

import pytest

from tabletop import Refusal
from tabletop.table.view import EVERYONE
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
    told_by,
)

PRIESTLESS = ("swords-knight", "swords-page")
"""Two heroes without a gift or a class for Cups and Pentacles."""


@pytest.mark.rule("TWR-034", "TWR-035")
@pytest.mark.parametrize(("card", "left"), [("wands-7", 3), ("swords-7", 3), ("wands-2", 8)])
def test_wands_and_swords_damage_the_foe(card: str, left: int) -> None:
    session = climb(heroes=("cups-king", "cups-queen"), hands=[[card]], wards=None)
    play(session, f"play {card}")
    assert foe_health(session) == left
    at_rest(session, 1)


@pytest.mark.rule("TWR-034", "TWR-035", "TWR-076", "TWR-080")
@pytest.mark.parametrize(
    ("hero", "answers"),
    [
        ("cups-king", ["play swords-2"]),
        ("cups-king", ["play wands-3"]),
        ("cups-page", ["play wands-3", "with swords-2", "first swords-2"]),
        ("cups-knight", ["play swords-2", "again swords-4"]),
        ("cups-knight", ["play major-0", "as swords", "done"]),
    ],
)
def test_each_blow_is_told_by_the_rule_of_its_suit(hero: str, answers: list[str]) -> None:
    hand = ["swords-2", "swords-4", "wands-3", "major-0"]
    session = climb(
        heroes=(hero, "cups-queen"), hands=[hand], floor=2, wards=None, options={"fool": "wild"}
    )
    play(session, *answers)
    found = told_by(session, "deals")
    assert found
    assert all(rule == "TWR-034" if "wands" in card else "TWR-035" for rule, card in found)


@pytest.mark.rule("TWR-037", "TWR-038")
@pytest.mark.parametrize("target", [0, 1])
def test_cups_heal_any_one_hero(target: int) -> None:
    session = climb(heroes=PRIESTLESS, hands=[["cups-5"]], health={0: 10, 1: 10}, dice=[1])
    play(session, "play cups-5")
    assert asked(session) == (0, "TWR-037")
    play(session, f"heal {target}")
    assert health(session, target) == 15 - (target == 0)
    assert health(session, 1 - target) == 10 - (target == 1)
    at_rest(session, 1)


@pytest.mark.rule("TWR-038")
def test_a_hero_who_can_gain_nothing_may_be_healed() -> None:
    session = climb(heroes=PRIESTLESS, hands=[["cups-5"]])
    assert keys(play(session, "play cups-5")) == ["heal 0", "heal 1"]


@pytest.mark.rule("TWR-039")
def test_healing_stops_at_20_and_the_surplus_is_lost() -> None:
    session = climb(heroes=PRIESTLESS, hands=[["cups-5"]], health={1: 18})
    play(session, "play cups-5", "heal 1")
    assert health(session, 1) == 20
    at_rest(session, 1)


@pytest.mark.rule("TWR-040", "TWR-041")
def test_each_card_of_pentacles_goes_to_a_hero_named_before_it_is_drawn() -> None:
    session = climb(hands=[["pentacles-3"]], heroes=("swords-page", "cups-queen"), wards=None)
    play(session, "play pentacles-3")
    for recipient in (1, 0, 1):
        assert asked(session) == (0, "TWR-041")
        play(session, f"give {recipient}")
    assert names(session, "hand:0") == ["wands-9"]
    assert names(session, "hand:1") == ["cups-9", "swords-9"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-041", "TWR-043")
def test_the_rest_is_shared_out_at_once_and_taken_back_at_once() -> None:
    almost = [f"cups-{n}" for n in range(2, 8)]
    session = climb(heroes=PRIESTLESS, hands=[["pentacles-4"], almost], wards=None)
    play(session, "play pentacles-4", "give 0")
    share = option(session, "share")
    assert share.tells == "Hero 0 3", "whose hand is as large takes the next"
    asked_before = session.decision
    play(session, "share")
    assert len(names(session, "hand:0")) == 4
    assert names(session, "hand:1") == almost
    at_rest(session, 1)
    session.undo()
    assert session.decision == asked_before


@pytest.mark.rule("TWR-041", "TWR-043")
def test_cards_are_shared_out_evenly_from_the_active_hero_on_past_full_hands() -> None:
    session = climb(heroes=PRIESTLESS, hands=[["pentacles-5"], []], wards=None)
    play(session, "play pentacles-5")
    assert option(session, "share").tells == "Hero 0 2, Hero 1 2"
    play(session, "share")
    assert (len(names(session, "hand:0")), len(names(session, "hand:1"))) == (2, 2)
    full = [f"cups-{n}" for n in range(2, 9)]
    alone = climb(heroes=PRIESTLESS, hands=[["pentacles-2"], full], wards=None)
    assert "share" not in keys(play(alone, "play pentacles-2")), "there is one way to do it"


@pytest.mark.rule("TWR-042", "TWR-133")
def test_only_the_recipient_sees_the_card_drawn() -> None:
    session = climb(heroes=PRIESTLESS, hands=[["pentacles-1"]], wards=None)
    play(session, "play pentacles-1")
    assert session.view(0)["deck"][-1].name == ""
    play(session, "give 1")
    assert session.view(1)["hand:1"][-1].name == "cups-9"
    assert session.view(0)["hand:1"][-1].name == session.view(EVERYONE)["hand:1"][-1].name == ""


@pytest.mark.rule("TWR-043")
def test_a_full_hand_receives_nothing() -> None:
    full = [f"cups-{n}" for n in range(2, 9)]
    session = climb(heroes=PRIESTLESS, hands=[["pentacles-2"], full], wards=None)
    play(session, "play pentacles-2")
    assert blocked(session) == {"give 1": "TWR-043"}
    with pytest.raises(Refusal, match="TWR-043"):
        session.answer("give 1")
    play(session, "give 0", "give 0")
    at_rest(session, 1)


@pytest.mark.rule("TWR-044", "TWR-047")
def test_drawing_stops_when_no_hand_has_room_and_the_played_card_has_made_some() -> None:
    mine = ["pentacles-5", *(f"wands-{n}" for n in range(2, 8))]
    full = [f"cups-{n}" for n in range(2, 9)]
    session = climb(heroes=PRIESTLESS, hands=[mine, full], wards=None)
    play(session, "play pentacles-5", "give 0")
    assert len(names(session, "hand:0")) == len(names(session, "hand:1")) == 7
    assert len(names(session, "deck")) == 3
    at_rest(session, 1)


@pytest.mark.rule("TWR-045")
def test_drawing_may_be_stopped_only_where_the_table_allows_it() -> None:
    forced = climb(heroes=PRIESTLESS, hands=[["pentacles-3"]], wards=None)
    assert "stop" not in keys(play(forced, "play pentacles-3"))
    free = climb(
        heroes=PRIESTLESS, hands=[["pentacles-3"]], wards=None, options={"pent_stop": "free"}
    )
    assert "stop" not in keys(play(free, "play pentacles-3")), "after any card, not before one"
    play(free, "give 0", "stop")
    assert told_by(free, "stops drawing") == [("TWR-045", "Hero 0")]
    assert len(names(free, "deck")) == 3
    at_rest(free, 1)


@pytest.mark.rule("TWR-048")
def test_cups_and_pentacles_are_discarded_once_resolved() -> None:
    session = climb(heroes=PRIESTLESS, hands=[["cups-2"], ["pentacles-1"]], wards=None)
    play(session, "play cups-2", "heal 0", "play pentacles-1", "give 0")
    assert names(session, "discard") == ["cups-2", "pentacles-1"]
    at_rest(session, 0)
