"""Where two rules or options of Tower meet."""

from __future__ import annotations

import pytest

from tests.games.tower.climbing import (
    asked,
    at_rest,
    blocked,
    climb,
    foe_health,
    health,
    keys,
    names,
    play,
    wards_left,
)

ROGUE, MAGE, PRIEST, PLAIN = "cups-knight", "cups-page", "wands-queen", "cups-king"
ANGEL, BEAST, HUMAN, LOVERS = "major-14", "major-18", "major-1", "major-6"
WILD = {"fool": "wild"}
PER_CARD = {"counter": "per_card"}


def struck(session: object) -> list[str]:
    """What each blow came to, as it was told."""
    return [
        str(line.parts[1])
        for line in session.lines  # type: ignore[attr-defined]
        if line.rule == "TWR-109"
    ]


# --- the Mage's pair -----------------------------------------------------------------------------


@pytest.mark.rule("TWR-096", "TWR-099")
@pytest.mark.parametrize(("mage", "healed"), [("cups-page", 22), ("wands-page", 20)])
def test_a_mage_s_companion_lifts_above_20_only_by_a_devout_hand(mage: str, healed: int) -> None:
    session = climb(heroes=(mage, PLAIN), hands=[["wands-3", "cups-9"]], health={1: 18}, wards=None)
    play(session, "play wands-3", "with cups-9", "first cups-9", "heal 1")
    assert health(session, 1) == healed
    assert foe_health(session) == (7 if mage == "cups-page" else 6)
    at_rest(session, 1)


@pytest.mark.rule("TWR-050", "TWR-085", "TWR-096")
def test_a_scholar_mage_s_companion_works_behind_wards_with_its_bonus() -> None:
    session = climb(
        heroes=("wands-page", PLAIN),
        hands=[["wands-2", "pentacles-9"]],
        foe="major-20",
        floor=3,
    )
    play(session, "play wands-2", "with pentacles-9", "first wands-2", "dispel", "keep")
    for _ in range(3):
        assert asked(session) == (0, "TWR-041")
        play(session, "give 1")
    assert foe_health(session) == 20
    assert names(session, "wards") == ["wands-2"]
    assert names(session, "discard") == ["pentacles-9"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-081")
def test_a_companion_keeps_nothing_of_the_rank_it_was_lent() -> None:
    hands = [["wands-3", "pentacles-1"]]
    session = climb(heroes=(MAGE, PLAIN), hands=hands, foe=HUMAN, deck=[])
    play(session, "play wands-3", "with pentacles-1", "first pentacles-1", "dispel")
    assert names(session, "wards") == ["pentacles-1"]
    assert not any(card.counters for zone in ("wards", "discard") for card in session.table[zone])
    at_rest(session, 1)


@pytest.mark.rule("TWR-126")
def test_neither_card_of_a_pair_is_shuffled_in_while_the_pair_works() -> None:
    hands = [["wands-4", "pentacles-1"]]
    session = climb(heroes=(MAGE, PLAIN), hands=hands, wards=None, deck=[], discard=["cups-3"])
    play(session, "play wands-4", "with pentacles-1", "first pentacles-1", "give 1")
    assert names(session, "hand:1") == ["cups-3"]
    assert sorted(names(session, "discard")) == ["pentacles-1", "wands-4"]
    assert names(session, "deck") == []
    at_rest(session, 1)


@pytest.mark.rule("TWR-107", "TWR-109")
def test_a_pair_brings_two_blows_in_the_variant_and_shields_meet_the_first() -> None:
    session = climb(
        heroes=(MAGE, PLAIN),
        hands=[["wands-2", "swords-2"]],
        shields={0: {"pentacles-3": 3, "pentacles-1": 1}},
        wards=None,
        dice=[6, 5],
        options=PER_CARD,
    )
    play(session, "play wands-2", "with swords-2", "first wands-2")
    assert struck(session) == ["6 − 4 (shield) = 2", "5"]
    assert health(session, 0) == 13
    at_rest(session, 1)


@pytest.mark.rule("TWR-107", "TWR-074")
def test_with_one_shield_a_blow_a_shield_is_picked_for_each_of_two() -> None:
    session = climb(
        heroes=(ROGUE, MAGE),
        hands=[["swords-2", "swords-3"]],
        shields={0: {"pentacles-3": 3, "pentacles-1": 1}},
        wards=None,
        dice=[6, 5],
        options={**PER_CARD, "shields": "one"},
    )
    play(session, "play swords-2", "again swords-3", "use pentacles-1")
    assert struck(session) == ["6 − 1 (shield) = 5", "5 − 3 (shield) = 2"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-107", "TWR-131")
def test_a_hero_who_fell_to_the_first_blow_is_not_struck_again() -> None:
    session = climb(
        heroes=(ROGUE, MAGE),
        hands=[["swords-2", "swords-3"]],
        wards=None,
        health={0: 2},
        dice=[6, 5],
        options={**PER_CARD, "fallen": "any_fall_loses"},
    )
    play(session, "play swords-2", "again swords-3")
    assert struck(session) == ["6"]
    assert session.table.coming == [5]
    assert session.over
    assert session.table.outcome
    assert session.table.outcome.winners == []


@pytest.mark.rule("TWR-107", "TWR-093", "TWR-121")
@pytest.mark.parametrize("spared", ["sanctuary", "excuse"])
def test_who_is_spared_is_spared_every_blow(spared: str) -> None:
    session = climb(
        heroes=(ROGUE, MAGE),
        hands=[["swords-2", "swords-3", "major-0"]],
        sanctuary={0: ["cups-8"]},
        options={**PER_CARD, "attack_means": "damage"},
        dice=[6, 6],
    )
    if spared == "excuse":
        play(session, "excuse")
    play(session, "play swords-2", "again swords-3")
    assert health(session, 0) == 20
    assert struck(session) == []
    at_rest(session, 1)


# --- sanctuaries ---------------------------------------------------------------------------------


@pytest.mark.rule("TWR-090")
def test_dispelling_with_pentacles_keeps_a_sanctuary() -> None:
    session = climb(
        heroes=(MAGE, PLAIN),
        hands=[["pentacles-1"]],
        sanctuary={0: ["cups-8"]},
        foe=HUMAN,
        deck=[],
        dice=[6],
    )
    play(session, "play pentacles-1", "dispel")
    assert wards_left(session) == 0
    assert health(session, 0) == 20
    at_rest(session, 1)


@pytest.mark.rule("TWR-089")
@pytest.mark.parametrize(("companion", "left"), [("swords-2", 14), ("cups-2", 14)])
def test_a_mage_who_plays_a_pair_has_attacked(companion: str, left: int) -> None:
    session = climb(
        heroes=("wands-page", PLAIN),
        hands=[["wands-2", companion]],
        sanctuary={0: ["cups-8"]},
        dice=[6],
    )
    play(session, "play wands-2", f"with {companion}", "first wands-2")
    if companion == "cups-2":
        play(session, "heal 0")
    assert health(session, 0) == left
    at_rest(session, 1)


@pytest.mark.rule("TWR-092", "TWR-091")
def test_an_older_sanctuary_holds_while_the_priest_s_own_waits() -> None:
    session = climb(
        heroes=(PRIEST, PLAIN),
        hands=[["cups-4"]],
        sanctuary={0: ["cups-8"]},
        health={0: 10},
        dice=[6, 1, 6],
        options={"priest_self": "next"},
    )
    play(session, "play cups-4", "heal 0")
    assert health(session, 0) == 14
    assert names(session, "sanctuary:0") == ["cups-4"]
    assert names(session, "discard") == ["cups-8"]
    play(session, "rest", "rest")
    assert health(session, 0) == 17, "the waiting one holds on the next turn"
    assert names(session, "sanctuary:0") == []
    at_rest(session, 1)


@pytest.mark.rule("TWR-092")
def test_the_variant_is_about_the_priest_alone() -> None:
    session = climb(
        heroes=(PRIEST, PLAIN),
        hands=[["cups-4"]],
        dice=[1, 6],
        options={"priest_self": "next"},
    )
    play(session, "play cups-4", "heal 1", "rest")
    assert health(session, 1) == 20
    assert names(session, "sanctuary:1") == []
    at_rest(session, 0)


@pytest.mark.rule("TWR-130", "TWR-087", "TWR-088")
def test_a_priest_lifts_the_fallen_into_a_sanctuary() -> None:
    session = climb(
        heroes=(PRIEST, PLAIN), hands=[["cups-4"], ["cups-5"]], health={1: 0}, dice=[1, 6]
    )
    play(session, "play cups-4", "heal 1")
    at_rest(session, 1)
    assert (health(session, 1), names(session, "hand:1")) == (4, ["cups-5"]), "the hand was kept"
    play(session, "rest")
    assert health(session, 1) == 7
    at_rest(session, 0)


@pytest.mark.rule("TWR-091", "TWR-108")
def test_a_sanctuary_goes_at_the_end_of_a_turn_in_which_the_foe_fell() -> None:
    session = climb(
        heroes=(PLAIN, MAGE),
        hands=[["swords-9"]],
        sanctuary={0: ["cups-8"], 1: ["cups-7"]},
        wards=None,
        foe_health=1,
    )
    play(session, "play swords-9")
    assert names(session, "sanctuary:0") == []
    assert names(session, "sanctuary:1") == ["cups-7"]
    at_rest(session, 1)


# --- a wild Fool ---------------------------------------------------------------------------------


@pytest.mark.rule("TWR-122", "TWR-076", "TWR-119")
def test_a_wild_fool_as_swords_opens_for_a_rogue_but_is_no_second_strike() -> None:
    hand = ["major-0", "swords-2"]
    first = climb(heroes=(ROGUE, MAGE), hands=[hand], floor=2, wards=None, options=WILD)
    play(first, "play major-0", "as swords")
    assert keys(first) == ["again swords-2", "done"]
    second = climb(heroes=(ROGUE, MAGE), hands=[hand], floor=2, wards=None, options=WILD)
    play(second, "play swords-2")
    at_rest(second, 1)
    assert names(second, "hand:0") == ["major-0"]


@pytest.mark.rule("TWR-122", "TWR-087", "TWR-098")
def test_a_wild_fool_as_cups_is_a_devout_priest_s_sanctuary() -> None:
    session = climb(
        heroes=("cups-queen", PLAIN), hands=[["major-0"]], floor=3, health={1: 19}, options=WILD
    )
    play(session, "play major-0", "as cups", "heal 1")
    assert health(session, 1) == 23
    [fool] = session.table["sanctuary:1"]
    assert (fool.name, fool.counters) == ("major-0", {})
    play(session, "rest")
    assert names(session, "discard") == ["major-0"]
    at_rest(session, 0)


@pytest.mark.rule("TWR-122", "TWR-071")
def test_a_wild_fool_shields_with_a_merchant_s_bonus_or_dispels_instead() -> None:
    session = climb(
        heroes=("pentacles-king", PLAIN),
        hands=[["major-0"]],
        floor=2,
        foe="major-3",
        deck=[],
        options=WILD,
    )
    play(session, "play major-0", "as pentacles", "keep", "shield 1")
    assert session.table["shields:1"][0].counters == {"value": 3}
    at_rest(session, 1)
    play(session, "rest")
    assert names(session, "discard") == ["major-0"]
    assert session.table.named("major-0").counters == {}
    at_rest(session, 0)


@pytest.mark.rule("TWR-122", "TWR-081")
def test_a_companion_of_a_wild_fool_works_at_the_floor_s_rank() -> None:
    session = climb(
        heroes=("swords-page", PLAIN),
        hands=[["major-0", "swords-9"]],
        floor=3,
        wards=None,
        options=WILD,
    )
    play(session, "play major-0", "as wands", "with swords-9", "first major-0")
    assert foe_health(session) == 20 - 3 - 4, "a Tactician's companion gains 1"
    at_rest(session, 1)


@pytest.mark.rule("TWR-120", "TWR-122")
@pytest.mark.parametrize("fool", ["wild", "renewal"])
def test_only_where_it_is_an_excuse_does_the_fool_excuse(fool: str) -> None:
    session = climb(heroes=(PLAIN, MAGE), hands=[["major-0"]], options={"fool": fool})
    assert "excuse" not in keys(session)
    assert ("play major-0" in keys(session)) == (fool == "wild")


# --- foes and wards ------------------------------------------------------------------------------


@pytest.mark.rule("TWR-059", "TWR-055")
def test_a_foe_without_type_does_not_mind_cups_in_the_variant() -> None:
    options = {"foe_types": "custom", "types.major-1": "none", "celestial_suits": "wands_cups"}
    session = climb(heroes=(PLAIN, MAGE), hands=[["cups-2"]], foe=HUMAN, options=options)
    assert asked(play(session, "play cups-2")) == (0, "TWR-037")


@pytest.mark.rule("TWR-058", "TWR-055")
@pytest.mark.parametrize(
    ("kinds", "suits"),
    [
        ("celestial", {"wands", "cups"}),
        ("human+beast", {"pentacles", "swords"}),
        ("human+celestial+beast", {"pentacles", "wands", "cups", "swords"}),
    ],
)
def test_types_set_by_the_table_are_answered_by_their_suits(kinds: str, suits: set[str]) -> None:
    options = {"foe_types": "custom", "types.major-1": kinds, "celestial_suits": "wands_cups"}
    for suit in ("wands", "cups", "swords", "pentacles"):
        session = climb(heroes=(PLAIN, ROGUE), hands=[[f"{suit}-2"]], foe=HUMAN, options=options)
        play(session, f"play {suit}-2")
        assert (asked(session)[1] == "TWR-052") == (suit in suits)


@pytest.mark.rule("TWR-063")
def test_there_are_never_fewer_than_no_wards() -> None:
    session = climb(heroes=(PLAIN, MAGE), hands=[["swords-3"]], wards=["cups-2", "cups-3"])
    play(session, "play swords-3")
    assert foe_health(session) == 7
    at_rest(session, 1)


@pytest.mark.rule("TWR-066", "TWR-076", "TWR-113")
def test_the_last_ward_and_the_foe_fall_to_two_strikes_in_the_variant() -> None:
    session = climb(
        heroes=(ROGUE, MAGE),
        hands=[["swords-4", "swords-6"]],
        foe=BEAST,
        dice=[6],
        options={"last_ward": "before"},
    )
    play(session, "play swords-4", "dispel")
    assert foe_health(session) == 6
    play(session, "again swords-6")
    assert health(session, 0) == 20
    assert sorted(names(session, "discard")) == ["swords-4", "swords-6"]
    assert names(session, "wards") == []
    assert wards_left(session) == 2, "the next foe's"
    at_rest(session, 1)


@pytest.mark.rule("TWR-066", "TWR-061")
def test_a_declined_dispel_lets_no_damage_through_in_the_variant_either() -> None:
    session = climb(
        heroes=(PLAIN, MAGE), hands=[["swords-4"]], foe=BEAST, options={"last_ward": "before"}
    )
    play(session, "play swords-4", "keep")
    assert foe_health(session) == 10
    assert wards_left(session) == 1
    at_rest(session, 1)


@pytest.mark.rule("TWR-089", "TWR-066")
@pytest.mark.parametrize(("last_ward", "left"), [("after", 20), ("before", 14)])
def test_where_damage_is_attack_a_dispel_that_strikes_is_one(last_ward: str, left: int) -> None:
    session = climb(
        heroes=(PLAIN, MAGE),
        hands=[["swords-4"]],
        sanctuary={0: ["cups-8"]},
        foe=BEAST,
        dice=[6],
        options={"last_ward": last_ward, "attack_means": "damage"},
    )
    play(session, "play swords-4", "dispel")
    assert health(session, 0) == left
    at_rest(session, 1)


@pytest.mark.rule("TWR-115", "TWR-116")
def test_the_next_foe_does_not_strike_on_the_turn_it_appears() -> None:
    session = climb(
        heroes=(ROGUE, MAGE),
        hands=[["swords-4", "swords-6"]],
        wards=None,
        foe_health=1,
        dice=[6],
        options=PER_CARD,
    )
    play(session, "play swords-4")
    assert (health(session, 0), session.table.coming) == (20, [6])
    at_rest(session, 1)


# --- falling -------------------------------------------------------------------------------------


@pytest.mark.rule("TWR-033", "TWR-091", "TWR-128")
def test_what_a_falling_hero_leaves_is_discarded_in_order() -> None:
    session = climb(
        heroes=(PLAIN, MAGE, ROGUE),
        hands=[["cups-2", "swords-2"]],
        sanctuary={0: ["cups-8"]},
        shields={1: {"pentacles-2": 2}},
        health={0: 1},
        dice=[6],
        options={"fallen": "permanent"},
    )
    play(session, "play swords-2")
    assert names(session, "discard") == ["swords-2", "cups-8", "cups-2"]
    assert names(session, "shields:1") == ["pentacles-2"], "another hero's stays"
    at_rest(session, 1)


@pytest.mark.rule("TWR-128", "TWR-131")
def test_two_who_fell_by_hand_fall_at_the_end_of_the_turn() -> None:
    heroes = (PLAIN, MAGE, ROGUE)
    session = climb(heroes=heroes, shields={1: {"pentacles-2": 2}, 2: {"pentacles-3": 3}})
    for name in heroes[1:]:
        session.override("count", piece=session.table.named(name).id, counter="health", value=-2)
    play(session, "rest")
    assert names(session, "discard") == ["pentacles-2", "pentacles-3"]
    at_rest(session, 0)
    session.override("count", piece=session.table.named(PLAIN).id, counter="health", value=-7)
    play(session, "focus")
    assert session.over
    assert session.table.outcome
    assert session.table.outcome.rule == "TWR-131"


@pytest.mark.rule("TWR-109", "TWR-111")
def test_health_below_0_by_hand_counts_as_none() -> None:
    session = climb(heroes=(PLAIN, MAGE), hands=[["cups-4", "swords-2"]], health={1: 0}, wards=None)
    session.override("count", piece=session.table.named(MAGE).id, counter="health", value=-5)
    play(session, "play cups-4", "heal 1")
    assert health(session, 1) == 5, "it is lifted from 0"
    foe = session.table["floor:1"][-1]
    session.override("count", piece=foe.id, counter="health", value=-3)
    session.override("count", piece=-1, counter="active", value=0)
    play(session, "play swords-2")
    assert len(names(session, "treasures")) == 1
    at_rest(session, 1)


@pytest.mark.rule("TWR-069", "TWR-046")
def test_a_fallen_paladin_s_friend_gets_neither_cards_nor_shield() -> None:
    session = climb(
        heroes=("wands-king", MAGE, ROGUE), hands=[["pentacles-2"]], health={1: 0}, wards=None
    )
    play(session, "play pentacles-2")
    assert blocked(session) == {"give 1": "TWR-046"}
    play(session, "give 0", "give 2")
    assert blocked(session) == {"shield 1": "TWR-069"}


@pytest.mark.rule("TWR-127")
def test_a_hero_without_cards_may_focus_or_rest() -> None:
    session = climb(heroes=(PLAIN, MAGE), hands=[[]])
    assert keys(session) == ["focus", "rest"]


@pytest.mark.rule("TWR-110")
@pytest.mark.parametrize(
    ("shields", "sum_"), [({}, "5"), ({"pentacles-4": 4}, "5 − 4 (shield) = 1")]
)
def test_the_sum_of_a_blow_is_told(shields: dict[str, int], sum_: str) -> None:
    session = climb(heroes=(PLAIN, MAGE), shields={0: shields}, dice=[5])
    play(session, "focus")
    assert struck(session) == [sum_]


@pytest.mark.rule("TWR-103")
@pytest.mark.parametrize("hero", ["wands-king", "swords-king", "cups-king", "pentacles-king"])
def test_a_gift_changes_neither_focus_nor_rest_nor_wards(hero: str) -> None:
    session = climb(heroes=(hero, MAGE), health={0: 10}, dice=[1, 1, 1])
    play(session, "rest")
    assert health(session, 0) == 12
    play(session, "rest", "focus")
    assert len(names(session, "hand:0")) == 2
    card = f"{hero.partition('-')[0]}-2"
    suit_s_foe = {"wands": ANGEL, "swords": BEAST, "pentacles": HUMAN}.get(hero.partition("-")[0])
    if suit_s_foe:
        warded = climb(heroes=(hero, MAGE), hands=[[card]], foe=suit_s_foe, floor=3, deck=[])
        play(warded, f"play {card}", "dispel")
        assert wards_left(warded) == 2
