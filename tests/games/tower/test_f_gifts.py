"""Chapter F: gifts."""

from __future__ import annotations

import pytest

from tests.games.tower.climbing import at_rest, climb, foe_health, health, names, play


@pytest.mark.rule("TWR-094", "TWR-095", "TWR-097")
@pytest.mark.parametrize(
    ("hero", "card", "left"),
    [
        ("wands-king", "wands-3", 6),
        ("wands-king", "swords-3", 7),
        ("swords-king", "swords-3", 6),
        ("swords-king", "wands-3", 7),
    ],
)
def test_scholars_and_tacticians_strike_one_harder(hero: str, card: str, left: int) -> None:
    session = climb(heroes=(hero, "cups-page"), hands=[[card]], wards=None)
    play(session, f"play {card}")
    assert foe_health(session) == left
    at_rest(session, 1)


@pytest.mark.rule("TWR-094", "TWR-097")
def test_both_swords_of_a_tactician_rogue_gain_one() -> None:
    session = climb(
        heroes=("swords-knight", "cups-page"), hands=[["swords-2", "swords-3"]], wards=None
    )
    play(session, "play swords-2", "again swords-3")
    assert foe_health(session) == 10 - 3 - 4
    at_rest(session, 1)


@pytest.mark.rule("TWR-094", "TWR-110")
def test_a_card_tells_what_it_works_with_in_the_hand_it_lies_in() -> None:
    hands = [["wands-3", "swords-3", "major-0"], ["wands-4", "swords-4"]]
    session = climb(heroes=("wands-king", "swords-king"), hands=hands)
    told = {
        card.name: numbers["Works with"].explained()
        for seat in (0, 1)
        for card in session.table[f"hand:{seat}"]
        if (numbers := session.game.explain(session.table, card))
    }
    assert told == {
        "wands-3": "4 = 3 printed + 1 Scholar",
        "swords-3": "3 printed",
        "wands-4": "4 printed",
        "swords-4": "5 = 4 printed + 1 Tactician",
    }


@pytest.mark.rule("TWR-063", "TWR-071", "TWR-110")
def test_foes_heroes_and_shields_tell_their_numbers() -> None:
    session = climb(
        floor=3, wards=["cups-2"], foe_health=12, shields={0: {"pentacles-4": 5}}, health={0: 23}
    )
    explain, table = session.game.explain, session.table
    foe = explain(table, table["floor:3"][-1])
    assert foe["Health"].explained() == "12 = 20 on floor 3 - 8 done to it"
    assert foe["Wards"].explained() == "2 = 3 on floor 3 - 1 dispelled"
    assert "Dispelled by Pentacles" in foe
    assert "Dispelled by Wands" not in foe
    assert explain(table, table["hero:0"][0])["Health"].n == 23
    assert explain(table, table["shields:0"][0])["Shield"].explained() == "5 fixed when laid"
    assert explain(table, table["floor:4"][-1]) == {}, "a waiting foe tells nothing"


@pytest.mark.rule("TWR-096")
@pytest.mark.parametrize(("companion", "left"), [("swords-9", 2), ("wands-9", 2)])
def test_both_cards_of_a_scholar_mage_gain_one_once(companion: str, left: int) -> None:
    session = climb(
        heroes=("wands-page", "cups-page"), hands=[["wands-3", companion]], wards=None, deck=[]
    )
    play(session, "play wands-3", f"with {companion}", "first wands-3")
    assert foe_health(session) == left
    at_rest(session, 1)


@pytest.mark.rule("TWR-098", "TWR-099")
def test_a_devout_hero_heals_one_more_and_above_20() -> None:
    session = climb(heroes=("cups-king", "wands-king"), hands=[["cups-5"]], health={1: 19})
    play(session, "play cups-5", "heal 1")
    assert health(session, 1) == 25
    at_rest(session, 1)


@pytest.mark.rule("TWR-099")
@pytest.mark.parametrize(
    ("who", "healer", "healed"),
    [
        ("devout", "wands-queen", 20),
        ("devout", "cups-king", 26),
        ("queens", "wands-queen", 25),
        ("queens", "cups-king", 20),
        ("both", "wands-queen", 25),
        ("both", "cups-king", 26),
    ],
)
def test_who_may_heal_above_20(who: str, healer: str, healed: int) -> None:
    session = climb(
        heroes=(healer, "cups-page"),
        hands=[["cups-5"]],
        dice=[1],
        options={"overheal_by": who},
    )
    play(session, "play cups-5", "heal 1")
    assert health(session, 1) == healed
    at_rest(session, 1)


@pytest.mark.rule("TWR-100")
def test_health_above_20_stays_and_a_lesser_healer_changes_nothing() -> None:
    session = climb(heroes=("wands-king", "cups-page"), hands=[["cups-5"]], health={1: 24})
    play(session, "play cups-5", "heal 1")
    assert health(session, 1) == 24
    at_rest(session, 1)


@pytest.mark.rule("TWR-101")
def test_a_merchant_draws_one_more_and_shields_for_one_more() -> None:
    session = climb(heroes=("pentacles-king", "cups-page"), hands=[["pentacles-1"]], wards=None)
    play(session, "play pentacles-1", "give 1", "give 1", "shield 1")
    assert len(names(session, "hand:1")) == 2
    assert session.table["shields:1"][0].counters["value"] == 2
    at_rest(session, 1)
