"""Chapter E: the classes."""

from __future__ import annotations

import pytest

from tabletop import Session
from tests.games.tower.climbing import (
    KING,
    MAGE,
    PRIEST,
    asked,
    at_rest,
    blocked,
    climb,
    foe_health,
    health,
    keys,
    mage,
    names,
    option,
    play,
    question,
    rogue,
    wards_left,
)

PLAIN = "cups-king"


def shielding(king: str = KING, **more: object) -> Session:
    """A Paladin has played the 2 of Pentacles and drawn its cards."""
    session = climb(heroes=(king, MAGE), hands=[["pentacles-2"]], wards=None, **more)  # type: ignore[arg-type]
    play(session, "play pentacles-2")
    while session.decision and session.decision.rule == "TWR-041":
        play(session, "give 1")
    return session


@pytest.mark.rule("TWR-068", "TWR-070")
def test_a_paladin_s_pentacles_becomes_a_shield_after_its_draws() -> None:
    session = shielding()
    assert names(session, "hand:1") == ["cups-9", "wands-9"]
    assert asked(session) == (0, "TWR-069")
    play(session, "shield 1")
    assert names(session, "shields:1") == ["pentacles-2"]
    assert session.table["shields:1"][0].face_up
    assert names(session, "discard") == []
    at_rest(session, 1)


@pytest.mark.rule("TWR-069")
def test_a_shield_goes_to_any_standing_hero_and_must_be_laid() -> None:
    assert keys(shielding()) == ["shield 0", "shield 1"]


@pytest.mark.rule("TWR-071")
@pytest.mark.parametrize(("king", "value"), [(KING, 2), ("pentacles-king", 3)])
def test_a_shield_is_worth_its_rank_and_a_merchant_s_one_more(king: str, value: int) -> None:
    session = play(shielding(king), "shield 1")
    assert session.table["shields:1"][0].counters == {"value": value}
    at_rest(session, 1)


@pytest.mark.rule("TWR-072")
@pytest.mark.parametrize(("rolled", "left"), [(6, 17), (3, 20), (1, 20)])
def test_a_shield_lowers_the_next_blow_and_is_discarded(rolled: int, left: int) -> None:
    session = climb(heroes=(KING, MAGE), shields={0: {"pentacles-3": 3}}, dice=[rolled])
    play(session, "rest")
    assert health(session, 0) == left
    assert names(session, "shields:0") == []
    assert names(session, "discard") == ["pentacles-3"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-072", "TWR-075")
def test_a_shield_waits_for_a_blow_at_its_own_hero() -> None:
    session = climb(heroes=(KING, MAGE), shields={1: {"pentacles-3": 3}}, dice=[5])
    play(session, "rest")
    assert health(session, 0) == 15
    assert names(session, "shields:1") == ["pentacles-3"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-073")
def test_a_paladin_s_own_shield_holds_on_this_very_turn() -> None:
    session = play(shielding(dice=[5]), "shield 0")
    assert health(session, 0) == 17
    assert names(session, "discard") == ["pentacles-2"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-074")
def test_all_shields_take_the_same_blow() -> None:
    shields = {0: {"pentacles-3": 3, "pentacles-2": 2}}
    session = play(climb(heroes=(KING, MAGE), shields=shields, dice=[6]), "rest")
    assert health(session, 0) == 19
    assert sorted(names(session, "discard")) == ["pentacles-2", "pentacles-3"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-074")
def test_in_the_variant_the_hero_picks_one_shield() -> None:
    shields = {0: {"pentacles-3": 3, "pentacles-2": 2}}
    options = {"shields": "one"}
    session = climb(heroes=(KING, MAGE), shields=shields, dice=[6], options=options)
    play(session, "rest")
    assert asked(session) == (0, "TWR-074")
    play(session, "use pentacles-2")
    assert health(session, 0) == 16
    assert names(session, "shields:0") == ["pentacles-3"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-076", "TWR-077", "TWR-078")
def test_a_rogue_strikes_twice_at_most_and_only_with_swords() -> None:
    hand = ["swords-2", "swords-3", "swords-4", "wands-5"]
    session = rogue(hands=[hand], wards=None, dice=[1])
    play(session, "play swords-2")
    assert asked(session) == (0, "TWR-076")
    assert keys(session) == ["again swords-3", "again swords-4", "done"]
    play(session, "again swords-4")
    assert names(session, "discard") == ["swords-2", "swords-4"]
    assert all(card.face_up for card in session.table["discard"])
    assert foe_health(session) == 10 - 2 - 4
    assert health(session, 0) == 19, "one counterattack"
    at_rest(session, 1)


@pytest.mark.rule("TWR-051", "TWR-078")
@pytest.mark.parametrize(
    ("foe", "beside", "label", "warned"),
    [
        ("major-18", ["cups-2"], "Three of Swords: may dispel a ward; no damage", False),
        ("major-14", ["cups-2"], "Three of Swords: no damage", True),
        ("major-14", ["cups-2", "cups-3"], "Three of Swords: 3 damage, 10 left", False),
    ],
)
def test_a_second_strike_says_whether_the_wards_will_stop_it(
    foe: str, beside: list[str], label: str, warned: bool
) -> None:
    session = rogue(hands=[["swords-2", "swords-3"]], foe=foe, floor=2, wards=beside)
    play(session, "play swords-2", *(["keep"] if foe == "major-18" else []))
    option = session.decision and session.decision.option("again swords-3")
    assert option
    assert option.label.startswith(label)
    assert bool(option.warning) == warned


@pytest.mark.rule("TWR-076")
def test_a_rogue_need_not_strike_again() -> None:
    session = rogue(hands=[["swords-2", "swords-3"]], wards=None)
    play(session, "play swords-2", "done")
    assert names(session, "hand:0") == ["swords-3"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-078", "TWR-056")
def test_the_second_swords_is_resolved_completely() -> None:
    hand = ["swords-2", "swords-3"]
    session = rogue(hands=[hand], foe="major-18", floor=2)
    play(session, "play swords-2", "dispel", "again swords-3", "dispel")
    assert wards_left(session) == 0
    at_rest(session, 1)


@pytest.mark.rule("TWR-079", "TWR-115", "TWR-116")
@pytest.mark.parametrize("counter", ["per_turn", "per_card"])
def test_no_second_swords_and_no_blow_when_the_first_fells_the_foe(counter: str) -> None:
    session = rogue(
        hands=[["swords-5", "swords-3"]],
        wards=None,
        foe_health=5,
        dice=[6],
        options={"counter": counter},
    )
    play(session, "play swords-5")
    assert names(session, "hand:0") == ["swords-3"]
    assert (health(session, 0), session.table.coming) == (20, [6]), "nor does the next foe strike"
    at_rest(session, 1)


@pytest.mark.rule("TWR-080", "TWR-081")
@pytest.mark.parametrize("companion", ["swords-9", "swords-1"])
def test_a_companion_works_at_the_rank_of_the_wands_card(companion: str) -> None:
    session = mage(hands=[["wands-3", companion]], wards=None)
    play(session, "play wands-3")
    assert asked(session) == (0, "TWR-080")
    play(session, f"with {companion}", "first wands-3")
    assert foe_health(session) == 10 - 3 - 3
    assert sorted(names(session, "discard")) == sorted(["wands-3", companion])
    at_rest(session, 1)


@pytest.mark.rule("TWR-080")
def test_a_wands_card_may_be_played_alone() -> None:
    session = mage(hands=[["wands-3", "cups-9"]], wards=None)
    play(session, "play wands-3", "alone")
    assert foe_health(session) == 7
    assert names(session, "hand:0") == ["cups-9"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-080", "TWR-081")
def test_companions_of_the_other_suits_draw_and_heal_at_that_rank() -> None:
    session = climb(heroes=("swords-page", PLAIN), hands=[["wands-2", "pentacles-9"]], wards=None)
    play(session, "play wands-2")
    nine = option(session, "with pentacles-9")
    assert nine.label == "With the Nine of Pentacles, which counts as 2, not 9"
    assert nine.tells == "Gives out cards: up to 2."
    play(session, "with pentacles-9", "first wands-2", "give 0", "give 1")
    assert len(names(session, "deck")) == 1
    assert foe_health(session) == 8
    at_rest(session, 1)


@pytest.mark.rule("TWR-082")
def test_a_wands_companion_brings_no_further_companion() -> None:
    hand = ["wands-3", "wands-4", "cups-2"]
    session = mage(hands=[hand], wards=None)
    play(session, "play wands-3", "with wands-4", "first wands-4")
    assert foe_health(session) == 4
    assert names(session, "hand:0") == ["cups-2"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-083", "TWR-119")
def test_the_fool_is_no_companion() -> None:
    session = mage(hands=[["wands-3", "major-0"]], wards=None)
    play(session, "play wands-3")
    assert blocked(session) == {"with major-0": "TWR-083"}


@pytest.mark.rule("TWR-051")
@pytest.mark.parametrize(
    ("companion", "foe", "warned"),
    [
        ("swords-5", "major-20", False),  # the Wands card may take the only ward away first
        ("swords-5", "major-2", True),
        ("swords-5", "major-18", False),  # dispels by itself
        ("cups-5", "major-2", False),  # does no damage
    ],
)
def test_a_companion_that_the_wards_would_stop_is_warned_of(
    companion: str, foe: str, warned: bool
) -> None:
    session = mage(hands=[["wands-3", companion]], foe=foe)
    play(session, "play wands-3")
    assert ("no damage" in option(session, f"with {companion}").warning) == warned


@pytest.mark.rule("TWR-084")
@pytest.mark.parametrize("first", ["wands-3", "swords-5"])
def test_the_mage_orders_the_pair_and_wards_are_judged_card_by_card(first: str) -> None:
    """Swords first dispels the last ward of a beast, so that the Wands card gets through."""
    session = mage(hands=[["wands-3", "swords-5"]], foe="major-18")
    play(session, "play wands-3", "with swords-5")
    assert asked(session) == (0, "TWR-084")
    assert not question(session).default
    play(session, f"first {first}", "dispel")
    assert foe_health(session) == (7 if first == "swords-5" else 10)
    at_rest(session, 1)


@pytest.mark.rule("TWR-086")
def test_the_second_card_still_heals_when_the_first_fells_the_foe() -> None:
    session = mage(hands=[["wands-3", "cups-9"]], wards=None, foe_health=2, health={1: 9})
    play(session, "play wands-3", "with cups-9", "first wands-3")
    assert names(session, "treasures") == [], "the defeat waits for the pair"
    play(session, "heal 1")
    assert health(session, 1) == 13
    assert len(names(session, "treasures")) == 1
    at_rest(session, 1)


@pytest.mark.rule("TWR-087", "TWR-088", "TWR-093")
def test_a_hero_in_sanctuary_who_does_not_attack_is_not_struck() -> None:
    shields = {1: {"pentacles-3": 3}}
    session = climb(
        heroes=(PRIEST, PLAIN), hands=[["cups-4"]], shields=shields, health={1: 10}, dice=[1]
    )
    play(session, "play cups-4", "heal 1")
    assert names(session, "sanctuary:1") == ["cups-4"]
    rolls = len([line for line in session.lines if line.rule == "TWR-109"])
    play(session, "rest")
    assert health(session, 1) == 17
    assert len([line for line in session.lines if line.rule == "TWR-109"]) == rolls
    assert names(session, "shields:1") == ["pentacles-3"], "no die, and shields stay"
    at_rest(session, 0)


@pytest.mark.rule("TWR-089", "TWR-091")
def test_an_attack_breaks_the_sanctuary_even_if_wards_stop_it() -> None:
    session = climb(
        heroes=(PLAIN, PRIEST), hands=[["swords-2"]], sanctuary={0: ["cups-4"]}, dice=[5]
    )
    play(session, "play swords-2")
    assert health(session, 0) == 15
    assert names(session, "sanctuary:0") == []
    at_rest(session, 1)


@pytest.mark.rule("TWR-089")
def test_in_the_variant_only_damage_is_an_attack() -> None:
    for wards, left in ((("cups-2",), 15), ((), 20)):
        session = climb(
            heroes=(PLAIN, PRIEST),
            hands=[["swords-2"]],
            sanctuary={0: ["cups-4"]},
            wards=wards,
            dice=[5],
            options={"attack_means": "damage"},
        )
        play(session, "play swords-2")
        assert health(session, 0) == left
        at_rest(session, 1)


@pytest.mark.rule("TWR-091")
def test_all_sanctuary_cards_go_at_the_end_of_the_turn() -> None:
    session = climb(heroes=(PLAIN, PRIEST), sanctuary={0: ["cups-4", "cups-5"], 1: ["cups-6"]})
    play(session, "rest")
    assert names(session, "discard") == ["cups-4", "cups-5"]
    assert names(session, "sanctuary:1") == ["cups-6"], "another hero's stays"
    at_rest(session, 1)


@pytest.mark.rule("TWR-092")
def test_a_priest_s_own_sanctuary_protects_this_turn() -> None:
    session = climb(heroes=(PRIEST, PLAIN), hands=[["cups-4"]], health={0: 10}, dice=[6])
    play(session, "play cups-4", "heal 0")
    assert health(session, 0) == 14
    assert names(session, "discard") == ["cups-4"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-092")
def test_in_the_variant_it_protects_the_next_turn() -> None:
    session = climb(
        heroes=(PRIEST, PLAIN),
        hands=[["cups-4"]],
        health={0: 10},
        dice=[6, 1, 1],
        options={"priest_self": "next"},
    )
    play(session, "play cups-4", "heal 0")
    assert health(session, 0) == 8
    assert names(session, "sanctuary:0") == ["cups-4"]
    play(session, "rest", "rest")
    assert health(session, 0) == 11, "no counterattack on the Priest's next turn"
    assert names(session, "discard") == ["cups-4"]
    at_rest(session, 1)
