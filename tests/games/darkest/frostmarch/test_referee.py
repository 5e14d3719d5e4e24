"""Frostmarch before a strict referee: cases that were written down from the rules alone, each with
the answer that the rules give, and laid here afterwards."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.ground.decks import active
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.frostmarch.north import EVERYWHERE, frozen, met, northward
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, piece, told, until

WITH_REAPER = put_in_play(["frostmarch", "reaper"])
THREE = put_in_play(["frostmarch", "reaper", "sacredpool"])
BESIDE = {"reaper-beside": ["reaper-figure"]}
TURNS, CAVE = "frostmarch-quest-lose-two-turns", "warlocks-cave"
INNER = ("fields", "plains", "woods", "hills", "ruins")


MANY = ["wolf", "adder", "heron", "boar", "badger", "stag", "old-bear"]
"""More cards than two dice of a Road Space bring here."""


# --- 1: Winged Boots on the road to a Straddle ---------------------------------------------------


def booted(*shown: int, at: int = 5, to: str = "chapel", holder: int = 0, **more) -> Session:  # type: ignore[no-untyped-def]
    """The Road dice of the Ruins, on the road to the Chapel, show this."""
    zones = {
        "atlas": [name for name in EVERYWHERE if name not in (*INNER, to)],
        f"items:{holder}": ["frostmarch-winged-boots"],
        **more.pop("zones", {}),
    }
    return frozen(step="draw", at=at, to=to, coming=shown, zones=zones, **more)


@pytest.mark.rule("DTF-028", "DTX-012")
@pytest.mark.parametrize("shown", [(6, 2), (2, 6), (6, 6)])
def test_any_one_6_of_two_road_dice_opens_the_way_over_the_river_once(
    shown: tuple[int, int],
) -> None:
    session = booted(*shown, *[3] * 12)
    assert keys(session) == ["nowhere", "outer-village"]
    answer(session, "outer-village")
    assert heroes.home(session.table).name == "outer-village"
    assert not names(session, "ground:6")


@pytest.mark.rule("DTF-028", "DTX-012")
def test_a_6_beside_a_1_opens_it_too_and_whoever_stays_meets_the_location() -> None:
    session = booted(6, 1, 2, *[3] * 12, zones={"adventure": MANY})
    assert "outer-village" in keys(session)
    answer(session, "nowhere")
    assert [names(session, "ground:5"), len(names(session, "pile:5"))] == [
        ["ruins", "graveyard"],
        6,
    ]


@pytest.mark.rule("DTF-028", "DTC-B03")
def test_a_6_that_fate_has_turned_away_opens_nothing_and_one_that_it_brings_does() -> None:
    away = booted(6, 2, 3, *[3] * 12, tokens={"dwarf": {"fate": 1}})
    answer(away, "die 0")
    assert "outer-village" not in keys(away)
    brought = booted(3, 2, 6, *[3] * 12, tokens={"dwarf": {"fate": 1}})
    answer(brought, "die 0")
    assert "outer-village" in keys(brought)


# --- 2: Hydra Spell after a Reflection -----------------------------------------------------------


@pytest.mark.rule("DTF-021", "DTR-048")
def test_what_was_turned_on_its_caster_has_hit_a_guardian_and_hydra_hits_another() -> None:
    session = frozen(
        step="guardians", at=6, to="crags", coming=(1, 1, 3), options=WITH_REAPER,
        zones={"adventure": ["wraith", "will-o-wisp"], "trove": ["bone-flute"],
               "spell": ["cold-reason"], "spells:0": ["reaper-reflection"],
               "spells:1": ["frostmarch-hydra-spell"], **BESIDE},
        on={"dwarf": {"held": 3}, "elf": {"held": 3}},
        tokens={name: {"strength": 5, "craft": 5} for name in TRIO},
    )  # fmt: skip
    answer(session, "cast reaper-reflection")
    assert piece(session, "wraith").counters["hurt-c"] == 2  # it had the flute, and the Scroll
    answer(session, "cast frostmarch-hydra-spell")
    answer(session, "will-o-wisp")
    assert [str(line.parts[0]) for line in session.lines if line.rule == "DTC-235"] == [
        "Wraith", "Will-o'-Wisp",
    ]  # fmt: skip
    assert not any(piece(session, name).counters.get("lost-c", 0) for name in TRIO)


# --- 3: Time Steal and a Place that pays one ------------------------------------------------------


@pytest.mark.rule("DTF-022", "DTF-023")
def test_who_steals_the_last_cup_leaves_none_and_nobody_has_lost_a_turn() -> None:
    session = frozen(
        at=2, counters={"spot": 0}, coming=(3,) * 9,
        zones={"pile:2": ["fountain-of-wisdom"], "spells:2": ["frostmarch-time-steal"]},
        on={"monk": {"held": 1}, "fountain-of-wisdom": {"holds": 1}}, up=("fountain-of-wisdom",),
    )  # fmt: skip
    craft = {name: has(session, name, "craft") for name in TRIO}
    lies = len(names(session, "adventure"))
    answer(session, "forward", "cast frostmarch-time-steal")
    until(session, "DTC-126", "yes")
    assert {name: has(session, name, "craft") - craft[name] for name in TRIO} == {
        "dwarf": 0, "elf": 0, "monk": 1,
    }  # fmt: skip
    assert len(names(session, "adventure")) == lies


# --- 4: the Howl, and one who dies of it ----------------------------------------------------------


HOWL = "frostmarch-howl-of-the-wendigo"


@pytest.mark.rule("DTF-029", "DTF-030", "DTF-032")
def test_who_was_killed_attacks_nobody_and_the_next_attacks_whoever_is_left() -> None:
    tokens = {"dwarf": {"strength": 9}, "elf": {"life": 1}, "monk": {"strength": 1, "life": 4}}
    session = met(HOWL, tokens=tokens, coming=(1, 1, 6, 5, 2, 1, 6, 2, *[3] * 9))
    asks = []
    while asked(session) != "DTC-126":
        if session.decision.ask.endswith("How?"):  # type: ignore[union-attr]
            asks.append(session.decision.ask)  # type: ignore[union-attr]
        answer(session, keys(session)[0])
    assert asks == ["Dwarf attacks Elf. How?", "Monk attacks Dwarf. How?"]
    assert "elf" in names(session, "graveyard")
    assert has(session, "dwarf", "life") == 5  # what the loser loses is all the reward there is
    assert has(session, "monk", "life") == 3


@pytest.mark.rule("DTF-032", "DTC-198")
def test_a_life_that_armour_saves_is_nobodys_reward() -> None:
    session = met(
        HOWL, "dwarf", "elf", tokens={"dwarf": {"strength": 9}}, zones={"items:1": ["shield"]},
        coming=(1, 1, 5, 2, 6, *[3] * 9),
    )  # fmt: skip
    answer(session, "strength")
    assert (has(session, "dwarf", "life"), has(session, "elf", "life")) == (5, 4)


# --- 5: Frostbite ---------------------------------------------------------------------------------


def totals(session: Session) -> list[int]:
    """Strength and Craft of the two sides, as Guardian Combat begins."""
    return [int(n) for line in session.lines if line.rule == "DTC-228" for n in line.parts]


@pytest.mark.rule("DTF-025", "DTC-228", "DTC-218")
def test_in_guardian_combat_frostbite_adds_its_1_to_whoever_bears_it_and_no_die_is_thrown() -> None:
    def fight(bears: str) -> list[int]:
        zones = {"items:0": [], "trove": [], bears: ["frostmarch-frostbite"]}
        return totals(frozen(
            step="guardians", at=6, to="crags", coming=(1, 1, 3),
            zones={"adventure": ["hill-giant", "bridge-giant"], **zones},
        ))  # fmt: skip

    none, hero, guardian = fight("spell-discard"), fight("items:0"), fight("trove")
    assert hero == [none[0] + 1, *none[1:]]
    assert guardian == [none[0], none[1] + 1, *none[2:]]


@pytest.mark.rule("DTF-025", "DTC-B07")
@pytest.mark.parametrize(("weapon", "its"), [("frostmarch-frostbite", "6"), ("sword", "6+2")])
def test_it_has_to_be_the_weapon_that_is_used(weapon: str, its: str) -> None:
    zones = {"items:0": ["frostmarch-frostbite", "sword"]}
    session = met("wolf", "dwarf", zones=zones, coming=(3, 6, 2, 1))
    answer(session, f"strength {weapon}")
    said = [line.parts for line in session.lines if line.words == "{} rolls {}, {} {}."]
    assert [str(parts[3]) for parts in said] == [its]


# --- 6: two lost turns, of which the first carries the party off ---------------------------------


def carried_off(*top: str) -> Session:
    """The Dwarf draws these cards, from the last, for its quest; nobody wants anything else."""
    session = frozen(
        at=2, to="temple", coming=(3,) * 30,
        zones={"quest:0": [TURNS], "atlas": [CAVE, "chasm"], "adventure": ["stag", *top]},
    )  # fmt: skip
    answer(session, f"use {TURNS}")
    return until(session, "DTC-104", "no", "nobody")


@pytest.mark.rule("DTF-038", "DTC-153", "DTF-005")
@pytest.mark.parametrize("top", [("dry-well", "thin-air"), ("thin-air", "dry-well")])
def test_whichever_card_carries_the_party_off_two_are_met_and_then_the_cave(
    top: tuple[str, str],
) -> None:
    session = carried_off(*top)
    turned = [line.parts[0].name for line in session.lines if line.words == "{} is turned up."]  # type: ignore[union-attr]
    assert [turned[0], len(turned)] == [top[-1], 2]  # with the road the deck is shuffled
    carried = [str(line.parts[0]) for line in session.lines if line.rule == "DTC-147"]
    assert (carried[0], carried[-1]) == ("Chasm", "Warlock's Cave")
    assert len(told(session, "DTC-B12")) >= 3  # the Chasm was met
    assert names(session, "ground:6") == [CAVE]
    assert names(session, "items:0") == ["talisman"]
    assert names(session, "quest-discard") == [TURNS]
    assert "begun" not in piece(session, TURNS).counters


# --- 7: one deck of quests ------------------------------------------------------------------------


@pytest.mark.rule("DTF-002", "DTR-003")
def test_once_no_quest_is_left_those_of_both_boxes_that_are_done_are_shuffled_anew() -> None:
    done = ["reaper-quest-lamp-oil", TURNS]
    session = frozen(
        step="destination", at=6, to=CAVE, options=WITH_REAPER,
        zones={"quests": ["frostmarch-quest-lesson"], "quest-discard": done, **BESIDE},
    )  # fmt: skip
    answer(session, "yes", "yes", "yes")
    assert names(session, "quest:0") == ["frostmarch-quest-lesson"]
    assert {*names(session, "quest:1"), *names(session, "quest:2")} == {*done}
    assert not names(session, "quests")


# --- across three boxes ---------------------------------------------------------------------------


@pytest.mark.rule("DTF-032", "DTR-081", "DTS-004")
def test_a_life_taken_at_the_howl_is_the_quests_and_pays_a_reward_once_all_have_fought() -> None:
    session = met(
        HOWL, "dwarf", "elf", options=THREE, to="temple",
        zones={"quest:0": ["reaper-quest-take-one-life"], "atlas": [CAVE],
               "sacredpool-rewards": ["sacredpool-might-of-giants"], **BESIDE},
        tokens={"dwarf": {"strength": 9, "life": 3}}, coming=(1, 1, 5, 2, 2, 5, *[3] * 9),
    )  # fmt: skip
    answer(session, "strength")
    assert session.decision.ask == "Elf attacks Dwarf. How?"  # type: ignore[union-attr]
    until(session, "DTC-170", "strength")
    assert names(session, "ground:6") == [CAVE]
    answer(session, "sacredpool-reward")
    assert has(session, "dwarf", "strength") == 10
    assert "talisman" not in names(session, "items:0")


@pytest.mark.rule("DTX-015", "DTF-016", "DTR-021")
@pytest.mark.parametrize("prayed", [True, False])
def test_back_at_the_chapel_the_reapers_deck_stays_until_all_have_prayed(prayed: bool) -> None:
    session = northward(
        "elf", "monk", at=1, step="space_done", options=THREE,
        counters={"homeward": 1, "reaper-up": 1}, coming=(3,) * 9,
        zones={"reaper-road:3": ["reaper-figure"], "trove": []},
        on={name: {"alignment": 1 if prayed else 2, "reaper-owes": 1} for name in ("elf", "monk")},
    )  # fmt: skip
    assert active(session.play).name == ("" if prayed else "reaper")
    assert names(session, "reaper-beside") == (["reaper-figure"] if prayed else [])


@pytest.mark.rule("DTF-038", "DTR-063", "DTX-031")
def test_with_the_fiend_slayer_each_of_the_two_cards_brings_one_more() -> None:
    deck = ["stag", "wolf", "boar", "badger", "adder"]
    session = frozen(
        "dwarf", at=2, to="temple", coming=(4,) * 30, options=THREE,
        tokens={"dwarf": {"strength": 30, "craft": 30}},
        zones={"quest:0": [TURNS], "atlas": [CAVE], "adventure": deck,
               "followers:0": ["reaper-fiend-slayer"], **BESIDE},
    )  # fmt: skip
    answer(session, f"use {TURNS}")
    until(session, "DTC-119", "strength")
    turned = [line.parts[0].name for line in session.lines if line.words == "{} is turned up."]  # type: ignore[union-attr]
    assert turned == ["adder", "badger", "boar", "wolf"]
    assert names(session, "items:0") == ["talisman"]
    until(session, "DTC-104", "no", "strength")
    assert piece(session, "stag").zone == "trophies:0"  # what the Cave brings
