"""Chapter D: wards."""

from __future__ import annotations

import pytest

from tests.games.tower.climbing import (
    asked,
    at_rest,
    climb,
    foe_health,
    health,
    names,
    play,
    told_by,
    wards_left,
)

PLAIN = ("cups-king", "cups-page")
ANGEL, BEAST, HUMAN, LOVERS = "major-14", "major-18", "major-1", "major-6"


@pytest.mark.rule("TWR-049", "TWR-051")
@pytest.mark.parametrize("card", ["wands-5", "swords-5"])
def test_a_warded_foe_takes_no_damage_and_the_player_is_warned(card: str) -> None:
    session = climb(heroes=PLAIN, hands=[[card]], foe=HUMAN)
    option = session.decision and session.decision.option(f"play {card}")
    assert option
    assert "no damage" in option.warning
    play(session, f"play {card}")
    assert foe_health(session) == 10
    assert names(session, "discard") == [card]
    at_rest(session, 1)


@pytest.mark.rule("TWR-050")
def test_wards_stop_neither_healing_nor_drawing() -> None:
    session = climb(heroes=PLAIN, hands=[["cups-2"], ["pentacles-1"]], health={1: 10}, foe=BEAST)
    play(session, "play cups-2", "heal 1")
    assert health(session, 1) == 13, "King of Cups: Devout"
    play(session, "play pentacles-1", "give 1")
    assert names(session, "hand:1") == ["cups-9"]
    at_rest(session, 0)


@pytest.mark.rule("TWR-052", "TWR-053", "TWR-054", "TWR-056")
@pytest.mark.parametrize(
    ("foe", "card"), [(HUMAN, "pentacles-1"), (ANGEL, "wands-4"), (BEAST, "swords-4")]
)
def test_the_suit_that_answers_a_foe_may_dispel_a_ward(foe: str, card: str) -> None:
    session = climb(heroes=PLAIN, hands=[[card]], foe=foe, floor=2)
    play(session, f"play {card}")
    assert asked(session) == (0, "TWR-052")
    play(session, "dispel")
    if card.startswith("pentacles"):
        play(session, "give 0")
    assert wards_left(session) == 1
    assert names(session, "wards") == [card]
    at_rest(session, 1)


@pytest.mark.rule("TWR-053", "TWR-054", "TWR-056")
@pytest.mark.parametrize(
    ("foe", "card"),
    [(HUMAN, "swords-2"), (HUMAN, "wands-2"), (ANGEL, "swords-2"), (BEAST, "wands-2")],
)
def test_other_suits_dispel_nothing(foe: str, card: str) -> None:
    session = climb(heroes=PLAIN, hands=[[card]], foe=foe)
    play(session, f"play {card}")
    assert wards_left(session) == 1
    at_rest(session, 1)


@pytest.mark.rule("TWR-055")
def test_cups_dispel_the_wards_of_angels_only_in_the_variant() -> None:
    strict = climb(heroes=PLAIN, hands=[["cups-2"]], foe=ANGEL)
    assert asked(play(strict, "play cups-2")) == (0, "TWR-037")
    variant = climb(
        heroes=PLAIN, hands=[["cups-2"]], foe=ANGEL, options={"celestial_suits": "wands_cups"}
    )
    assert asked(play(variant, "play cups-2")) == (0, "TWR-052")


@pytest.mark.rule("TWR-057")
def test_each_ward_of_a_foe_of_several_types_falls_to_any_of_its_suits() -> None:
    heroes = ("cups-king", "cups-queen")
    hands = [["pentacles-1", "swords-2"], ["wands-2"]]
    session = climb(heroes=heroes, hands=hands, foe=LOVERS, floor=3, deck=[])
    play(session, "play pentacles-1", "dispel", "play wands-2", "dispel", "play swords-2", "dispel")
    assert names(session, "wards") == ["pentacles-1", "wands-2", "swords-2"]
    assert wards_left(session) == 0
    at_rest(session, 1)


@pytest.mark.rule("TWR-058")
def test_foe_types_follow_the_table_s_option() -> None:
    """The Devil is human and celestial; by the generous count a beast too; or what is set."""
    for options, dispels in (
        ({"foe_types": "strict"}, False),
        ({"foe_types": "generous"}, True),
        ({"foe_types": "custom", "types.major-15": "beast"}, True),
        ({"foe_types": "custom"}, False),
    ):
        session = climb(heroes=PLAIN, hands=[["swords-2"]], foe="major-15", options=options)
        play(session, "play swords-2")
        assert (asked(session)[1] == "TWR-052") == dispels, options


@pytest.mark.rule("TWR-055", "TWR-058", "TWR-059")
@pytest.mark.parametrize("angels", ["wands", "wands_cups"])
@pytest.mark.parametrize(
    ("kinds", "suits"),
    [
        ("none", {"wands", "swords", "pentacles"}),
        ("celestial", {"wands", "cups"}),
        ("human+beast", {"pentacles", "swords"}),
        ("human+celestial+beast", {"pentacles", "wands", "cups", "swords"}),
    ],
)
def test_types_set_by_the_table_are_answered_by_their_suits(
    kinds: str, suits: set[str], angels: str
) -> None:
    """A foe without type falls to all but Cups; Cups answer angels in the variant alone."""
    options = {"foe_types": "custom", "types.major-1": kinds, "celestial_suits": angels}
    for suit in ("wands", "cups", "swords", "pentacles"):
        session = climb(heroes=PLAIN, hands=[[f"{suit}-2"]], foe=HUMAN, options=options)
        play(session, f"play {suit}-2")
        answers = suit in suits and (suit != "cups" or angels == "wands_cups")
        assert (asked(session)[1] == "TWR-052") == answers, suit


@pytest.mark.rule("TWR-060", "TWR-062")
def test_one_card_dispels_one_ward_whatever_its_rank() -> None:
    session = climb(heroes=PLAIN, hands=[["swords-10"]], foe=BEAST, floor=5)
    play(session, "play swords-10", "dispel")
    assert wards_left(session) == 4
    assert names(session, "wards") == ["swords-10"]
    assert session.table["wards"][0].face_up
    at_rest(session, 1)


@pytest.mark.rule("TWR-061")
def test_dispelling_is_optional_and_neither_is_proposed() -> None:
    session = climb(heroes=PLAIN, hands=[["swords-3"]], foe=BEAST)
    play(session, "play swords-3")
    assert session.decision
    assert not session.decision.default
    play(session, "keep")
    assert wards_left(session) == 1
    assert names(session, "discard") == ["swords-3"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-063", "TWR-064")
@pytest.mark.parametrize("beside", [["cups-2"], ["cups-2", "cups-3"]])
def test_without_a_ward_nothing_is_dispelled(beside: list[str]) -> None:
    session = climb(heroes=PLAIN, hands=[["swords-3"]], foe=BEAST, wards=beside)
    play(session, "play swords-3")
    assert names(session, "wards") == beside
    assert foe_health(session) == 7
    at_rest(session, 1)


@pytest.mark.rule("TWR-057", "TWR-064")
@pytest.mark.parametrize(
    ("card", "up", "rule"),
    [
        ("pentacles-3", False, "TWR-064"),
        ("cups-3", False, "TWR-064"),
        ("major-0", False, "TWR-064"),
        ("cups-3", True, "TWR-057"),
        ("major-0", True, "TWR-057"),
    ],
)
def test_laying_a_card_beside_a_foe_in_vain_is_refused_with_the_right_reason(
    card: str, up: bool, rule: str
) -> None:
    session = climb(heroes=PLAIN, hands=[[card]], foe=HUMAN, wards=() if up else None)
    number = session.table.named(card).id
    assert session.game.refuse(session.table, 0, number, "wards").rule == rule


@pytest.mark.rule("TWR-065")
def test_a_dispelling_card_works_as_well() -> None:
    options = {"celestial_suits": "wands_cups"}
    hands = [["cups-2"], ["pentacles-1"]]
    session = climb(
        heroes=PLAIN, hands=hands, foe="major-20", floor=2, health={0: 9}, options=options
    )
    play(session, "play cups-2", "dispel", "heal 0")
    assert health(session, 0) == 9 + 3 - 1
    play(session, "play pentacles-1", "dispel", "give 1")
    assert names(session, "hand:1") == ["cups-9"]
    assert names(session, "wards") == ["cups-2", "pentacles-1"]
    at_rest(session, 0)


@pytest.mark.rule("TWR-066")
@pytest.mark.parametrize(("last_ward", "left"), [("after", 10), ("before", 3)])
def test_the_card_that_dispels_the_last_ward(last_ward: str, left: int) -> None:
    session = climb(heroes=PLAIN, hands=[["swords-7"]], foe=BEAST, options={"last_ward": last_ward})
    play(session, "play swords-7", "dispel")
    assert foe_health(session) == left
    assert names(session, "wards") == ["swords-7"]
    lines = [rule for rule, card in told_by(session, "") if card == "swords-7"]
    assert lines == ["TWR-062", "TWR-035"] if last_ward == "before" else ["TWR-049", "TWR-062"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-066")
def test_the_last_but_one_ward_stops_the_damage_in_both_ways() -> None:
    session = climb(
        heroes=PLAIN, hands=[["swords-7"]], foe=BEAST, floor=2, options={"last_ward": "before"}
    )
    play(session, "play swords-7", "dispel")
    assert foe_health(session) == 15
    at_rest(session, 1)


@pytest.mark.rule("TWR-067")
@pytest.mark.parametrize("choice", ["dispel", "keep"])
def test_a_paladin_s_card_dispels_or_shields_but_draws_either_way(choice: str) -> None:
    session = climb(heroes=("cups-king", "cups-page"), hands=[["pentacles-1"]], foe=HUMAN)
    play(session, "play pentacles-1", choice, "give 1")
    if choice == "keep":
        assert asked(session) == (0, "TWR-069")
        play(session, "shield 1")
    assert names(session, "hand:1") == ["cups-9"]
    assert names(session, "wards") == ["pentacles-1"] * (choice == "dispel")
    assert names(session, "shields:1") == ["pentacles-1"] * (choice == "keep")
    at_rest(session, 1)


@pytest.mark.rule("TWR-067")
@pytest.mark.parametrize("choice", ["dispel", "keep"])
def test_a_priest_s_card_dispels_or_is_a_sanctuary_but_heals_either_way(choice: str) -> None:
    session = climb(
        heroes=("wands-queen", "cups-page"),
        hands=[["cups-4"]],
        health={1: 9},
        foe=ANGEL,
        options={"celestial_suits": "wands_cups"},
    )
    play(session, "play cups-4", choice, "heal 1")
    assert health(session, 1) == 13
    assert names(session, "wards") == ["cups-4"] * (choice == "dispel")
    assert names(session, "sanctuary:1") == ["cups-4"] * (choice == "keep")
    at_rest(session, 1)
