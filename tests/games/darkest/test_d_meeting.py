"""Chapters C6 and C7: meeting cards, lost turns, ordinary combat, armour, trophies."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.executor.sentence import paragraphs
from tabletop.games.darkest.cards.phrases import PHRASES
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.scores import in_fight, score, weapons_of
from tabletop.games.darkest.road.meetings import meeting
from tabletop.play.rules.chronicle import sentence
from tests.games.darkest.laying import answer, asked, has, keys, names, party, why

QUIET = {"dwarf": {"fate": 0}, "elf": {"fate": 0}, "monk": {"fate": 0}}


def meets(
    card: str, *names_: str, tokens: dict[str, dict[str, int]] | None = None, **more
) -> Session:  # type: ignore[no-untyped-def]
    """A party that is about to turn up *card*."""
    quiet = {name: {"fate": 0} for name in names_ or QUIET}
    told = {name: {**quiet.get(name, {}), **(tokens or {}).get(name, {})} for name in quiet}
    zones = {"pile:1": [card], **more.pop("zones", {})}
    return party(*names_, zones=zones, counters={"spot": 0}, tokens=told, **more)


# --- C6: meeting ----------------


@pytest.mark.rule("DTC-172", "DTC-034", "DTC-180")
def test_a_card_is_met_in_marching_order() -> None:
    session = meets("witch", coming=(4, 4, 1))
    answer(session, "forward")
    assert has(session, "monk", "strength") == 1
    assert has(session, "dwarf", "strength") == 3


@pytest.mark.rule("DTC-174", "DTC-180", "DTC-B12")
def test_a_stranger_stays_unless_its_card_says_otherwise() -> None:
    stays, goes = meets("witch", coming=(4, 4, 4)), meets("midwife")
    assert names(answer(stays, "forward"), "pile:1") == ["witch"]
    assert names(answer(goes, "forward"), "discard") == ["midwife"]


@pytest.mark.rule("DTC-180", "DTC-B08")
def test_the_first_who_takes_an_object_has_it() -> None:
    session = meets("squire")
    answer(session, "forward", "leave", "take")
    assert names(session, "followers:1") == ["squire"]
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTC-B08", "DTC-091", "DTC-086")
def test_who_has_no_room_drops_something_first() -> None:
    session = meets("squire", zones={"followers:0": ["hound", "poet"]})
    answer(session, "forward")
    assert why(session, "take") == "DTC-085"
    answer(session, "for hound")
    assert sorted(names(session, "followers:0")) == ["poet", "squire"]
    assert names(session, "pile:1") == ["hound"]


@pytest.mark.rule("DTC-179")
def test_an_event_befalls_all_at_once_and_is_over() -> None:
    session = meets("toll")
    answer(session, "forward")
    assert [has(session, name, "gold") for name in QUIET] == [0, 0, 0]
    assert names(session, "discard") == ["toll"]


@pytest.mark.rule("DTC-175", "DTC-178", "DTC-173", "DTC-125", "DTC-326")
def test_a_lost_turn_brings_a_card_that_begins_with_who_lost_it() -> None:
    session = meets("wrong-turn", zones={"adventure": ["hound"]})
    answer(session, "forward")
    assert "Dwarf takes Hound" in session.decision.options[0].label  # type: ignore[union-attr]
    answer(session, "leave", "leave", "take")
    assert names(session, "followers:2") == ["hound"]
    assert session.table.count("spot") == 100


@pytest.mark.rule("DTC-173", "DTC-178")
def test_the_extra_card_goes_on_behind_its_drawer_and_then_to_those_ahead() -> None:
    session = meets("swamp", zones={"adventure": ["hound"]}, coming=(4, 1, 4))
    answer(session, "forward")
    assert "Elf takes" in session.decision.options[0].label  # type: ignore[union-attr]
    answer(session, "leave")
    assert "Monk takes" in session.decision.options[0].label  # type: ignore[union-attr]
    answer(session, "leave")
    assert "Dwarf takes" in session.decision.options[0].label  # type: ignore[union-attr]


@pytest.mark.rule("DTC-177")
def test_if_all_lose_a_turn_at_once_one_card_is_drawn() -> None:
    session = meets("cloudburst", zones={"adventure": ["gibbet", "smithy", "inn"]})
    answer(session, "forward")
    assert len(session.table["adventure"]) == 2


@pytest.mark.rule("DTC-177", "DTC-179")
@pytest.mark.parametrize(
    ("dice", "option", "cards"),
    [
        ((1, 1, 6), "one-card", 1),
        ((1, 6, 1), "per-character", 2),
        ((6, 1, 6), "one-card", 1),
        ((1, 1, 1), "per-character", 1),
        ((6, 6, 6), "one-card", 0),
    ],
)
def test_turns_that_several_lose_by_the_dice_of_one_event_are_one_card(
    dice: tuple[int, ...], option: str, cards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "Each character rolls the D6. 1-3: lose a turn. 4-6: nothing happens."
    said = [s for s in parse(text, PHRASES) if isinstance(s, Clause)]
    made, was = tuple(paragraphs("toll", "text", said)), meeting.sentences
    monkeypatch.setattr(meeting, "sentences", lambda name: made if name == "toll" else was(name))
    session = meets(
        "toll",
        coming=dice,
        options={"partial_lost_turn": option},
        zones={"adventure": ["gibbet", "smithy", "inn", "midwife"]},
    )
    answer(session, "forward")
    assert 4 - len(session.table["adventure"]) == cards


@pytest.mark.rule("DTC-320", "DTC-322")
@pytest.mark.parametrize("card", ["ghost", "hermit"])
def test_some_wait_on_the_space_that_a_die_shows(card: str) -> None:
    session = meets(card, coming=(4,))
    answer(session, "forward")
    assert names(session, "pinned:4") == [card]
    here = meets(card, coming=(1,))
    answer(here, "forward")
    assert (asked(here) == "DTC-185") == (card == "ghost")


@pytest.mark.rule("DTC-320")
def test_what_waits_is_met_before_the_draw_roll_the_latest_first() -> None:
    session = party(step="arrive", at=2, zones={"pinned:2": ["hermit", "ghost"]}, tokens=QUIET)
    assert asked(session) == "DTC-185"
    assert names(session, "items:0") == []


@pytest.mark.rule("DTC-322", "DTC-B13")
def test_the_first_who_reaches_the_hermit_receives_a_talisman() -> None:
    session = party(step="arrive", at=2, zones={"pinned:2": ["hermit"]}, tokens=QUIET, coming=(3,))
    assert names(session, "items:0") == ["talisman"]
    assert "hermit" in names(session, "discard")


# --- C7: combat ----------------


def test_an_enemy_that_hands_turned_down_is_not_named_by_what_is_asked() -> None:
    session = meets("wolf")
    answer(session, "forward")
    assert asked(session) == "DTC-185"
    (wolf,) = session.table["pile:1"]
    session.override("flip", piece=wolf.id, face_up=False)
    assert session.decision is not None
    assert {piece for option in session.decision.options for piece in option.pieces} == set()


@pytest.mark.rule("DTC-181", "DTC-185", "DTC-188")
def test_an_enemy_is_fought_one_by_one_until_one_beats_it() -> None:
    session = meets("wolf", coming=(1, 5, 4, 1))
    answer(session, "forward", "strength")
    assert "Elf meets Wolf" in session.decision.ask  # type: ignore[union-attr]
    answer(session, "strength")
    assert asked(session) == "DTC-126"
    assert names(session, "trophies:1") == ["wolf"]


@pytest.mark.rule("DTC-182", "DTC-B06", "DTC-185")
def test_nobody_evades_without_something_that_lets_it() -> None:
    assert why(answer(meets("wolf"), "forward"), "evade") == "DTC-182"
    woods = party("elf", at=3, zones={"pile:3": ["wolf"]}, counters={"spot": 0})
    answer(woods, "forward", "evade")
    assert names(woods, "pile:3") == ["wolf"]


@pytest.mark.rule("DTC-190", "DTC-B04", "DTC-189")
def test_a_six_is_kept_and_rolled_on() -> None:
    session = meets("stone-eater", "dwarf", coming=(6, 2, 3))
    answer(session, "forward", "strength")
    assert names(session, "trophies:0") == ["stone-eater"]


@pytest.mark.rule("DTC-190")
def test_an_enemys_six_is_kept_as_well() -> None:
    session = meets("wolf", "dwarf", coming=(5, 6, 1))
    answer(session, "forward", "strength")
    assert has(session, "dwarf", "life") == 4


@pytest.mark.rule("DTC-192", "DTC-193", "DTC-B02")
def test_a_lost_battle_costs_a_life_and_a_strength() -> None:
    session = meets("hill-giant", "dwarf", coming=(1, 5))
    answer(session, "forward", "strength")
    assert (has(session, "dwarf", "life"), has(session, "dwarf", "strength")) == (4, 2)
    assert names(session, "pile:1") == ["hill-giant"]


@pytest.mark.rule("DTC-194", "DTC-B05")
def test_a_lost_psychic_combat_costs_a_life_and_a_craft() -> None:
    session = meets("wraith", "dwarf", coming=(1, 5), zones={"items:0": ["sword", "armour"]})
    answer(session, "forward")
    assert keys(session) == ["craft"]
    answer(session, "craft")
    assert (has(session, "dwarf", "life"), has(session, "dwarf", "craft")) == (4, 2)
    assert has(session, "dwarf", "strength") == 3


@pytest.mark.rule("DTC-195", "DTC-B04")
def test_a_drawn_combat_costs_nothing() -> None:
    session = meets("marsh-cat", "dwarf", coming=(3, 3))
    answer(session, "forward", "strength")
    assert (has(session, "dwarf", "life"), has(session, "dwarf", "strength")) == (5, 3)
    assert names(session, "pile:1") == ["marsh-cat"]


@pytest.mark.rule("DTC-195")
def test_life_that_is_lost_otherwise_costs_nothing_else_and_asks_no_armour() -> None:
    session = meets("hail", "dwarf", coming=(1,), zones={"items:0": ["armour"]})
    answer(session, "forward")
    assert (has(session, "dwarf", "life"), has(session, "dwarf", "strength")) == (4, 3)


@pytest.mark.rule("DTC-B05")
def test_against_both_numbers_the_hero_chooses() -> None:
    session = answer(meets("young-drake", "dwarf"), "forward")
    assert keys(session) == ["strength", "craft"]


@pytest.mark.rule("DTC-B03")
def test_fate_rolls_a_die_again_once() -> None:
    session = meets("hill-giant", "dwarf", tokens={"dwarf": {"fate": 2}}, coming=(1, 1, 6, 5))
    answer(session, "forward", "strength")
    assert asked(session) == "DTC-B03"
    assert session.decision is not None
    assert session.decision.ask == (
        "Dwarf rolled 1 for the fight against Hill Giant. If it stands: 4 against 7, which is "
        "lost. Spend 1 of 2 Fate to roll it again?"
    )
    answer(session, "fate")
    assert has(session, "dwarf", "fate") == 1
    assert names(session, "trophies:0") == ["hill-giant"]


@pytest.mark.rule("DTC-B01", "DTC-087", "DTC-B07")
def test_one_weapon_counts_in_battle_and_others_do_not() -> None:
    session = party(
        "dwarf",
        "warrior",
        zones={
            "items:0": ["sword", "great-axe", "belt-of-oak"],
            "items:1": ["sword", "axe"],
        },
    )
    table = session.table
    best = weapons_of(table, 0, "strength")
    assert score(table, 0, "strength").n == 4
    assert in_fight(table, 0, "strength", best[:1]).n == 6
    assert in_fight(table, 0, "strength").n == 4
    assert in_fight(table, 1, "strength", weapons_of(table, 1, "strength")).n == 6


@pytest.mark.rule("DTC-191", "DTC-B07")
def test_a_bow_costs_gold_and_takes_half_the_die() -> None:
    session = meets("wolf", "dwarf", zones={"items:0": ["yew-bow"]}, coming=(5,))
    answer(session, "forward", "shoot")
    assert has(session, "dwarf", "gold") == 0
    assert names(session, "trophies:0") == ["wolf"]
    strong = meets(
        "hill-giant",
        "dwarf",
        tokens={"dwarf": {"gold": 3}},
        coming=(4,),
        zones={"items:0": ["yew-bow"]},
    )
    answer(strong, "forward", "shoot")
    assert why(strong, "shoot") == "DTC-191"
    assert "3 against 4" in strong.decision.options[0].label  # type: ignore[union-attr]


@pytest.mark.rule("DTC-191", "DTC-B07", "DTC-087")
@pytest.mark.parametrize(
    ("hero", "ways"),
    [
        ("dwarf", {"strength"}),
        ("warrior", {"strength", "strength sword", "strength axe"}),
        ("priest", set()),
    ],
)
def test_who_has_shot_has_the_bow_in_hand(hero: str, ways: set[str]) -> None:
    """In this combat alone: no other weapon counts, but a Warrior's second."""
    session = meets(
        "hill-giant",
        hero,
        coming=(4,),
        tokens={hero: {"gold": 2, "fate": 0}},
        zones={"items:0": ["yew-bow", "sword", "axe"]},
    )
    answer(session, "forward")
    if not ways:
        assert not any(key.startswith("shoot") for key in keys(session))
        return
    answer(session, "shoot")
    assert {key.partition("#")[0] for key in keys(session)} == ways


# --- armour ----------------


def loses_with(*items: str, foe: str = "hill-giant", die: int = 6, **more) -> Session:  # type: ignore[no-untyped-def]
    """A dwarf that has lost to *foe* and tries the first of its *items*."""
    session = meets(foe, "dwarf", coming=(1, 5, die), zones={"items:0": [*items]}, **more)
    answer(session, "forward", "craft" if foe == "wraith" else "strength")
    if session.decision is not None and asked(session) == "DTC-201":
        answer(session, items[0])
    return session


def lost(session: Session) -> tuple[int, int, int]:
    """What of Life, Strength and Craft the dwarf has lost."""
    start = {"life": 5, "strength": 3, "craft": 3}
    life, strength, craft = (n - has(session, "dwarf", token) for token, n in start.items())
    return life, strength, craft


@pytest.mark.rule("DTC-196", "DTC-B07")
def test_body_armour_saves_life_and_strength_in_battle_alone() -> None:
    assert lost(loses_with("armour", die=4)) == (0, 0, 0)
    assert lost(loses_with("armour", die=3)) == (1, 1, 0)
    assert lost(loses_with("armour", foe="wraith")) == (1, 0, 1)


@pytest.mark.rule("DTC-197", "DTC-B07")
@pytest.mark.parametrize(
    ("option", "saved"), [("life-only", (0, 1, 0)), ("none", (1, 1, 0)), ("full", (0, 0, 0))]
)
def test_a_helmet_in_battle(option: str, saved: tuple[int, int, int]) -> None:
    assert lost(loses_with("helmet", options={"helmet_in_battle": option})) == saved


@pytest.mark.rule("DTC-197")
def test_a_helmet_saves_life_and_craft_in_psychic_combat() -> None:
    assert lost(loses_with("helmet", foe="wraith")) == (0, 0, 0)
    assert lost(loses_with("helmet", foe="wraith", die=5)) == (1, 0, 1)


@pytest.mark.rule("DTC-198", "DTC-199")
def test_a_shield_saves_either() -> None:
    assert lost(loses_with("shield", die=5)) == (0, 0, 0)
    assert lost(loses_with("shield", foe="wraith", die=5)) == (0, 0, 0)


@pytest.mark.rule("DTC-200", "DTC-B07")
def test_no_shield_with_two_weapons_or_a_two_handed_one() -> None:
    session = meets(
        "hill-giant", "dwarf", coming=(1, 6, 6, 1), zones={"items:0": ["great-axe", "shield"]}
    )
    answer(session, "forward", "strength great-axe")
    assert asked(session) == "DTC-126"
    assert has(session, "dwarf", "life") == 4
    warrior = meets(
        "hill-giant", "warrior", coming=(1, 6, 6, 1), zones={"items:0": ["sword", "axe", "shield"]}
    )
    answer(warrior, "forward", "strength both")
    assert has(warrior, "warrior", "life") == 4


@pytest.mark.rule("DTC-201")
@pytest.mark.parametrize(("stack", "tries"), [("one-piece", 1), ("all-pieces", 2)])
def test_one_piece_is_tried_for_a_loss_or_all(stack: str, tries: int) -> None:
    session = meets(
        "hill-giant",
        "dwarf",
        coming=(1, 5, 1, 6),
        options={"armour_stack": stack},
        zones={"items:0": ["armour", "shield"]},
    )
    answer(session, "forward", "strength")
    asked_for = 0
    while asked(session) == "DTC-201":
        answer(session, keys(session)[0])
        asked_for += 1
    assert asked_for == tries
    assert has(session, "dwarf", "life") == (5 if tries == 2 else 4)


@pytest.mark.rule("DTC-204", "DTC-205", "DTC-206")
def test_a_trophy_lies_face_down_and_is_no_item() -> None:
    session = meets("wolf", "dwarf", coming=(5, 1))
    answer(session, "forward", "strength")
    trophy = session.table["trophies:0"][0]
    assert not trophy.face_up
    assert not any("wolf" in key for key in keys(session))


@pytest.mark.rule("DTC-183")
def test_spells_may_be_used_on_enemies() -> None:
    session = meets("stone-eater", "elf", zones={"spells:0": ["fireball"]}, on={"elf": {"held": 1}})
    answer(session, "forward")
    assert "3 against 7" in session.decision.options[0].label  # type: ignore[union-attr]
    answer(session, "cast fireball")
    assert "3 against 5" in session.decision.options[0].label  # type: ignore[union-attr]


@pytest.mark.rule("DTC-184")
@pytest.mark.parametrize(("shown", "gone"), [(3, False), (4, True)])
def test_the_minstrel_charms_animals(shown: int, gone: bool) -> None:
    session = meets("wolf", "minstrel", coming=(shown,))
    answer(session, "forward", "yes")
    assert (names(session, "discard") == ["wolf"]) is gone
    assert names(session, "trophies:0") == []


@pytest.mark.rule("DTC-028", "DTC-029", "DTC-030")
def test_scores_fall_below_the_start_and_never_below_nothing() -> None:
    session = meets("hill-giant", "dwarf", tokens={"dwarf": {"strength": 0}}, coming=(1, 5))
    answer(session, "forward", "strength")
    assert has(session, "dwarf", "strength") == 0
    assert has(session, "dwarf", "life") == 4


@pytest.mark.rule("DTC-B38")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    session = meets("wrong-turn", zones={"adventure": [], "discard": ["gibbet"]})
    answer(session, "forward")
    assert "gibbet" in names(session, "pile:1") + names(session, "discard")
    none = meets("wrong-turn", zones={"adventure": [], "discard": []})
    answer(none, "forward")
    assert heroes.at(none.table) == 1


def said_of(card: str, hero: str, **more) -> list[str]:  # type: ignore[no-untyped-def]
    """What the chronicle tells of *hero* once *card* was met, with nothing left to ask of it."""
    session = answer(meets(card, hero, **more), "forward")
    assert session.decision is not None
    if session.decision.moot:
        answer(session, session.decision.moot)
    title = session.game.title_of
    return [sentence(line, session.table, 0, title) for line in session.lines]


@pytest.mark.rule("DTC-B12", "DTC-180")
def test_a_card_that_does_nothing_for_who_meets_it_says_so_and_why() -> None:
    poor, full = {"dwarf": {"gold": 0}}, {"dwarf": {"gold": 1, "fate": 5}}
    assert "Beggar does nothing for Dwarf. Dwarf has no gold." in said_of(
        "beggar", "dwarf", tokens=poor
    )
    assert "Beggar does nothing for Dwarf. Dwarf lacks no Fate." in said_of(
        "beggar", "dwarf", tokens=full
    )
    assert "Preacher does nothing for Dwarf. Dwarf is Neutral." in said_of("preacher", "dwarf")
    hurt = said_of("preacher", "priest", tokens={"priest": {"life": 1}})
    assert not [line for line in hurt if "does nothing" in line]
    whole = said_of("preacher", "priest")
    assert "Preacher does nothing for Priest. Priest lacks no Life." in whole
