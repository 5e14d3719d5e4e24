"""Chapter C7: armour, trophies, and what else a fight leaves."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.showing.printed import printed
from tabletop.play.rules.chronicle import sentence
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.laying import answer, asked, has, keys, meets, names

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


@pytest.mark.rule("DTC-196", "DTC-198")
def test_what_is_worn_and_saves_from_no_number_saves_nothing() -> None:
    worn = ["city-cloak-of-good-company", "city-buckler"]
    session = meets("hill-giant", "dwarf", coming=(1, 5, 6), zones={"items:0": worn},
                    options=put_in_play(["city"]))  # fmt: skip
    answer(session, "forward", "strength")
    assert lost(session) == (1, 1, 0)
    assert not any("may save" in line for name in worn for line in printed(name).sentences)
    assert any("may save" in line for line in printed("city-chain-shirt").sentences)


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
    assert "Beggar does nothing for Dwarf. Dwarf has not lost any Fate." in said_of(
        "beggar", "dwarf", tokens=full
    )
    assert "Preacher does nothing for Dwarf. Dwarf is Neutral." in said_of("preacher", "dwarf")
    hurt = said_of("preacher", "priest", tokens={"priest": {"life": 1}})
    assert not [line for line in hurt if "does nothing" in line]
    whole = said_of("preacher", "priest")
    assert "Preacher does nothing for Priest. Priest has not lost any Life." in whole
