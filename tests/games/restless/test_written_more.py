"""Kinds of things that writers say, each of them played: rolls, hits, healing, fleeing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop.games.restless.running.executor import change
from tests.games.restless.camp import asked, battle, camp, health, keys, left, names, play, rerolls

Prints = Callable[..., None]
PARTY = ("ann", "bo", "cy")


def test_a_natural_roll_is_what_the_die_shows(prints: Prints) -> None:
    prints(
        "rat",
        text="-2 to Combat rolls. When a Character rolls a natural 9, gain 2 Reroll "
        "Counters. When a Character rolls a natural 7, lose 1 Reroll Counter.",
    )
    session = play(battle(PARTY, coming=[9]), "slot 0", "attack unarmed")
    assert rerolls(session) == 7


def test_a_natural_roll_deals_more(prints: Prints) -> None:
    prints("rat", text="Attacks with a natural 20 deal +5 damage.", health=30)
    before = left(battle(PARTY), "rat")
    session = play(battle(PARTY, coming=[20, 19]), "slot 0", "attack unarmed", "end")
    assert left(session, "rat") == before - 2 - 5
    play(session, "slot 1", "attack unarmed")
    assert left(session, "rat") == before - 7 - 1


def test_the_first_hit_of_a_round_and_of_somebody(prints: Prints) -> None:
    prints(
        "rat",
        text="The first hit of each round deals -1 damage. Each Character's first hit in "
        "each Battle deals double damage.",
        health=30,
    )
    session = battle(PARTY, coming=[20] * 6)
    for slot, less in ((0, 2), (1, 2), (2, 2), (0, 1), (1, 1)):
        before = left(session, "rat")
        play(session, f"slot {slot}", "attack unarmed", "end")
        assert before - left(session, "rat") == less


def test_double_damage_from_a_roll_on(prints: Prints) -> None:
    prints("club", text="This deals double damage on a roll of 18 or more.")
    prints("rat", health=30)
    for shown, times in ((17, 1), (18, 2)):
        session = battle(PARTY, holds={"ann": ["club"]}, coming=[shown])
        play(session, "slot 0", "attack club")
        assert 30 - left(session, "rat") == 3 * times


def test_healing_is_waited_for_and_may_be_replaced(prints: Prints) -> None:
    prints("rope", text="When you would heal, instead gain 1 Reroll Counter.")
    prints("club", text="When another Character heals, lose 1 Reroll Counter.")
    session = camp(
        PARTY,
        holds={"bo": ["lantern", "rope"], "cy": ["club"]},
        wounds={"ann": 1, "bo": 2, "cy": 1},
        counters={"resting": 1},
    )
    play(session, "use lantern")
    assert [health(session, name)[1] for name in PARTY] == [0, 2, 0]
    assert rerolls(session) == 5


def test_what_is_lost_and_what_ignores_armor(prints: Prints) -> None:
    prints(
        "rat",
        text="When a Battle begins, a Character takes 2 damage that ignores Armor. When "
        "a Character loses Health, gain 1 Reroll Counter. At the end of round 1, you lose 1 "
        "Health for each Reroll Counter.",
    )
    session = play(battle(PARTY, on={"ann": {"armor": 5}}), "slot 0")
    assert health(session, "ann")[1] == 2
    assert session.table.named("ann").counters["armor"] == 5


def test_the_last_armor_on_a_card(prints: Prints) -> None:
    prints("rat", text="When a Battle begins, each Character takes 1 damage.")
    prints("rope", text="When the Armor on this is used up, discard this: gain 3 Reroll Counters.")
    session = battle(PARTY, holds={"bo": ["rope"]}, on={"rope": {"armor": 1}})
    play(session, "yes")
    assert (health(session, "bo")[1], rerolls(session), names(session, "inventory:1")) == (0, 8, [])


def test_cards_on_a_deck_are_put_back_in_the_order_that_is_said(prints: Prints) -> None:
    prints(
        "tonic",
        text="Use: look at the top 3 cards of the Loot deck and put them back in any order.",
    )
    session = camp(PARTY, holds={"ann": ["tonic"]}, decks={"loot": ["club", "rope", "urn"]})
    play(session, "use tonic", "urn", "club")
    assert names(session, "loot")[::-1][:3] == ["urn", "club", "rope"]
    assert not any(piece.face_up for piece in session.table["loot"])


def test_cards_on_a_deck_are_put_under_it(prints: Prints) -> None:
    prints(
        "tonic", text="Use: look at the top 2 cards of the Loot deck and put any of them under it."
    )
    session = camp(PARTY, holds={"ann": ["tonic"]}, decks={"loot": ["club", "rope", "urn"]})
    play(session, "use tonic", "no", "yes")
    assert [names(session, "loot")[n] for n in (-1, 0)] == ["rope", "club"]


@pytest.mark.rule("RST-118", "RST-122")
@pytest.mark.parametrize("then", ["put them back in any order", "put any of them under it"])
@pytest.mark.parametrize("on", ["tonic", "gift"])
def test_sins_among_treasures_that_are_looked_at_bind(prints: Prints, on: str, then: str) -> None:
    """To who looks; where a card names nobody, the party does, before anything is turned up."""
    says = f"look at the top 3 cards of the Treasure deck and {then}."
    prints("tonic", text=f"Use: {says}")
    prints("gift", text=says.capitalize().replace("treasure", "Treasure"))
    session = camp(
        PARTY,
        step="meet",
        zones={"encounter": ["gift"] if on == "gift" else ["stall"]},
        holds={"bo": ["tonic"]},
        decks={"treasures": ["pride", "bell", "sloth", "charm"]},
    )
    if on == "gift":
        play(session, "stay")
        assert (asked(session), names(session, "pick")) == ("RST-122", [])
        play(session, "slot 1")
    else:
        play(session, "use tonic")
    assert sorted(names(session, "sins:1")) == ["pride", "sloth"]
    assert names(session, "pick") in ([], ["bell"])
    if names(session, "pick"):
        play(session, "no")
    assert names(session, "treasures")[-2:] == ["charm", "bell"]


def test_nobody_has_to_dodge(prints: Prints) -> None:
    prints(
        "tonic",
        text="Use in Battle: the party Flees at once and each Character gets away "
        "without a Dodge roll.",
    )
    session = battle(PARTY, holds={"bo": ["tonic"]})
    play(session, "slot 0", "use tonic")
    assert session.table.count("fled") == 1
    assert [health(session, name)[1] for name in PARTY] == [0, 0, 0]
    assert not any(session.table.named(name).counters.get("away") for name in PARTY)


def test_a_roll_for_nothing(prints: Prints) -> None:
    prints("rope", text="Once per Encounter, you may roll again without Reroll Counters.")
    session = battle(
        PARTY, holds={"ann": ["rope"]}, coming=[2, 20, 2], options={"ask_rerolls": "failures"}
    )
    before = left(session, "rat")
    play(session, "slot 0", "attack unarmed", "reroll")
    assert (left(session, "rat"), rerolls(session)) == (before - 2, 5)
    play(session, "end", "slot 1", "attack unarmed", "keep")


def test_one_more_consumable_in_a_turn(prints: Prints) -> None:
    prints("rope", text="You may use 1 more Consumable each turn.")
    prints("tonic", text="Use: gain 1 Reroll Counter.", counters=3)
    session = battle(PARTY, holds={"ann": ["rope", "tonic"]}, on={"tonic": {"uses": 3}})
    play(session, "slot 0", "use tonic")
    assert not session.table.named("ann").turn


def test_what_holds_for_the_next_roll_is_over_after_it(prints: Prints) -> None:
    prints("club", text="When this misses, you have +3 to Combat rolls for your next roll.")
    session = battle(PARTY, holds={"ann": ["club"]}, coming=[1, 1, 1, 5], on={"cy": {"armor": 9}})
    play(session, "slot 0", "attack club")
    assert len(names(session, "kept")) == 1
    play(session, "end", "slot 1", "attack unarmed", "end")
    assert len(names(session, "kept")) == 1, "another's roll is none of its"
    play(session, "slot 2", "attack unarmed", "end", "slot 0", "attack unarmed")
    assert names(session, "kept") == []


@pytest.mark.parametrize(("dies", "n"), [((3, 15, 8), 1), ((15, 3, 8), 0)])
def test_who_rolled_highest(dies: tuple[int, ...], n: int, prints: Prints) -> None:
    prints(
        "rat",
        text="When a Battle begins, each Character rolls the D20. The Character with the "
        "highest roll gains 2 Armor.",
    )
    session = battle(PARTY, coming=dies)
    armor = [session.table.named(name).counters.get("armor", 0) for name in PARTY]
    assert armor == [2 * (slot == n) for slot in range(3)]


@pytest.mark.parametrize(("shown", "more"), [(11, 4), (10, -1)])
def test_what_hangs_on_the_roll_before(shown: int, more: int, prints: Prints) -> None:
    prints(
        "rat",
        text="When a Battle begins, a Character rolls the D20. If the roll is 11 or "
        "more, gain 4 Reroll Counters, otherwise lose 1 Reroll Counter.",
    )
    session = play(battle(PARTY, coming=[shown]), "slot 0")
    assert rerolls(session) == 5 + more


def test_who_sits_beside_and_who_has_less_health(prints: Prints) -> None:
    party = ("ann", "bo", "cy", "di")
    prints(
        "ann",
        text="When a Battle begins, each Character next to you gains 1 Armor and each "
        "other Character that has less Health than you loses 1 Health.",
    )
    session = battle(party, wounds={"cy": 1})
    armor = [session.table.named(name).counters.get("armor", 0) for name in party]
    assert armor == [0, 1, 0, 1]
    assert [health(session, name)[1] for name in party] == [0, 0, 2, 0]


def test_damage_that_grows_and_that_somebody_else_takes(prints: Prints) -> None:
    prints("rat", text="When a Battle begins, a Character takes 1 damage.")
    prints("ann", text="When the Character to your left would take damage, that damage is 2 more.")
    prints("cy", text="When another Character would take damage, you may take that damage.")
    session = play(battle(PARTY), "slot 1")
    while "yes" in keys(session):
        play(session, "yes")
    assert health(session, "bo")[1] == 0
    assert health(session, "cy")[1] >= 1


def test_a_use_does_otherwise_where_its_if_is_not_true(prints: Prints) -> None:
    prints("tonic", text="If the party is Resting, use: you heal 3, otherwise you heal 1.")
    session = play(camp(PARTY, holds={"bo": ["tonic"]}, wounds={"bo": 4}), "use tonic")
    assert health(session, "bo")[1] == 3


def test_what_the_discarded_item_was_worth(prints: Prints) -> None:
    prints(
        "rat",
        text="When a Battle begins, each Character discards an Item. When a Character "
        "discards an Item, the Target takes damage equal to that Item's Value.",
    )
    prints("club", value=3)
    before = left(battle(PARTY), "rat")
    assert left(battle(PARTY, holds={"bo": ["club"]}), "rat") == before - 3


def test_what_is_done_to_the_target(prints: Prints) -> None:
    prints(
        "rat",
        text="At the end of round 1, the Target loses 2 Health. At the end of round 2, "
        "the Target heals fully.",
        health=30,
    )
    session = battle(("ann",), coming=[20, 20])
    play(session, "slot 0", "attack unarmed", "end")
    assert left(session, "rat") == 30 - 2 - 2
    play(session, "slot 0", "attack unarmed", "end")
    assert left(session, "rat") == 30


def test_the_target_deals_its_damage_and_speaks_of_whom_it_kills(prints: Prints) -> None:
    prints(
        "rat",
        text="When a Battle begins, the Target deals its damage to each other Character. "
        "When the Target kills a Character, gain 4 Reroll Counters.",
        attack=9,
    )
    prints("bo", death="")
    session = battle(("ann", "bo"), coming=[20])
    assert session.table.count("died_target") >= 1
    assert rerolls(session) >= 9


def test_status_effects_that_are_chosen_and_lost(prints: Prints) -> None:
    prints(
        "rat",
        text="When a Battle begins, a Character gains a Status Effect. At the end of "
        "each round, each Character loses a Status Effect.",
        health=30,
    )
    session = battle(("ann",), zones={"supply": ["veil", "vigil"]}, coming=[20])
    play(session, "Veil")
    assert names(session, "status:0") == ["veil"]
    play(session, "slot 0", "attack unarmed", "end")
    assert names(session, "status:0") == []


def test_nobody_gains_armor(prints: Prints) -> None:
    prints("rat", text="Nobody gains Armor. When a Battle begins, each Character gains 2 Armor.")
    session = battle(PARTY)
    assert not any(session.table.named(name).counters.get("armor") for name in PARTY)


def test_once_a_round(prints: Prints) -> None:
    prints("rat", text="Once per round, when a Character hits, gain 1 Reroll Counter.", health=30)
    session = battle(("ann", "bo"), coming=[20] * 3)
    play(session, "slot 0", "attack unarmed", "end", "slot 1", "attack unarmed", "end")
    assert rerolls(session) == 6
    play(session, "slot 0", "attack unarmed")
    assert rerolls(session) == 7


def test_what_lasts_until_the_next_turn_of_its_own(prints: Prints) -> None:
    prints("club", text="When this hits, you have +2 to Dodge rolls until your next turn.")
    prints("rat", health=40)
    session = battle(("ann", "bo"), holds={"ann": ["club"]}, coming=[20] * 3)
    play(session, "slot 0", "attack club", "end", "slot 1", "attack unarmed", "end")
    assert len(names(session, "kept")) == 1
    play(session, "slot 0", "attack unarmed")
    assert names(session, "kept") == []


def test_what_is_for_a_next_roll_does_not_outlast_the_battle(prints: Prints) -> None:
    prints("club", text="When this hits, you have +3 to Combat rolls for your next roll.")
    prints("rat", health=3)
    session = battle(("ann",), holds={"ann": ["club"]}, coming=[20])
    play(session, "slot 0", "attack club")
    assert left(session, "rat") == 0
    assert names(session, "kept") == []


def test_what_was_discarded_this_way(prints: Prints) -> None:
    prints(
        "rat",
        text="When a Battle begins, each Character loses 2 Health unless that Character "
        "discards an Item. The Target loses 3 Health for each Item discarded this way.",
        health=30,
    )
    session = battle(PARTY, holds={"ann": ["club"], "bo": ["rope"], "cy": ["kettle"]})
    play(session, "yes", "no", "yes")
    assert left(session, "rat") == 30 - 6
    assert [health(session, name)[1] for name in PARTY] == [0, 2, 0]


def test_armor_on_the_card_itself(prints: Prints) -> None:
    prints(
        "rope",
        text="You have +3 Max Weight while there is Armor on this. When you hit, this "
        "loses all Armor.",
    )
    session = battle(("ann",), holds={"ann": ["rope"]}, on={"rope": {"armor": 2}}, coming=[20])
    assert change(session.table, "weight", 0) == 3
    play(session, "slot 0", "attack unarmed")
    assert change(session.table, "weight", 0) == 0


@pytest.mark.rule("RST-179")
@pytest.mark.parametrize("roll", ["Combat", "Ranged"])
@pytest.mark.parametrize(("shown", "does"), [(1, "misses"), (20, "hits")])
@pytest.mark.parametrize(
    ("means", "made"), [("unarmed", "Combat"), ("club", "Combat"), ("bow", "Ranged")]
)
def test_one_kind_of_roll_is_waited_for(
    roll: str, shown: int, does: str, means: str, made: str, prints: Prints
) -> None:
    text = f"When a Character {does} with a {roll} roll, gain 2 Reroll Counters."
    prints("rat", text=text, health=30)
    session = battle(PARTY, holds={"ann": ["club", "bow"]}, coming=[shown] * 3)
    play(session, "slot 0", f"attack {means}")
    shots = 3 if means == "bow" else 1
    assert rerolls(session) == 5 + 2 * shots * (roll == made)


def test_who_is_chosen_is_spoken_of_next(prints: Prints) -> None:
    prints(
        "lantern",
        text="Use: choose another Character. That Character loses 1 Health. If that "
        "Character has 4 Health or less, gain 1 Reroll Counter. Otherwise, lose 2 Reroll "
        "Counters.",
    )
    for wounds, counters in (({}, -2), ({"bo": 3}, 1)):
        session = camp(PARTY, holds={"ann": ["lantern"]}, wounds=wounds, counters={"resting": 1})
        before = rerolls(session)
        was = health(session, "bo")[1]
        play(session, "use lantern", "slot 1")
        assert health(session, "bo")[1] == was + 1
        assert rerolls(session) - before == counters


def test_those_who_do_not_are_told_apart(prints: Prints) -> None:
    prints(
        "lantern",
        text="Use: each other Character may lose 1 Health. Each that does not loses "
        "2 Health. Then, gain 1 Reroll Counter.",
    )
    session = camp(PARTY, holds={"ann": ["lantern"]}, counters={"resting": 1})
    before = rerolls(session)
    play(session, "use lantern", "yes", "no")
    assert [health(session, name)[1] for name in PARTY] == [0, 1, 2]
    assert rerolls(session) == before + 1
