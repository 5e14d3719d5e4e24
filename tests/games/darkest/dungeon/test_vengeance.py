"""Dungeon: the Spirit of Vengeance, which clings to whom it beats and has that hero fight."""

from __future__ import annotations

import pytest

from tabletop import load
from tests.games.darkest.dungeon.below import met
from tests.games.darkest.laying import answer, asked, has, keys, names, piece, told, until, why

SPIRIT = "dungeon-spirit-of-vengeance"
CLINGS = {"dungeon-clinging:0": [SPIRIT]}
STRONG = {"dwarf": {"strength": 20, "craft": 20}}


def haunted(card: str, *held: str, clings: bool = True, **more):  # type: ignore[no-untyped-def]
    """The Dwarf, to whom it clings, meets *card*."""
    zones = {**(CLINGS if clings else {}), **more.pop("zones", {})}
    if held:
        zones["spells:0"] = [*held]
        more["on"] = {"dwarf": {"held": 3}, **more.get("on", {})}
    return met(card, zones=zones, tokens=more.pop("tokens", STRONG), **more)


@pytest.mark.rule("DTD-054")
def test_it_clings_to_whom_it_beats() -> None:
    session = met(SPIRIT, coming=(1, 5, *[3] * 9), tokens={"dwarf": {"craft": 0}})
    answer(session, "craft")
    assert names(session, "dungeon-clinging:0") == [SPIRIT]
    assert asked(session) == "DTC-126"  # the others do not meet it any more
    again = load(session.to_json())
    assert [p.name for p in again.table["dungeon-clinging:0"]] == [SPIRIT]


@pytest.mark.rule("DTD-054")
def test_its_victim_cannot_evade() -> None:
    assert "evade" in keys(until(haunted("ash-wyrm", clings=False), "DTC-185"))
    session = until(haunted("ash-wyrm"), "DTC-185")
    assert "evade" not in keys(session)
    assert why(session, "evade")


@pytest.mark.rule("DTD-054")
def test_nor_pay_to_avoid_an_enemy() -> None:
    assert "yes" in keys(haunted("toll-goblin", clings=False))
    session = haunted("toll-goblin")
    assert keys(session) == ["no"]
    assert why(session, "yes") == "DTD-054"


@pytest.mark.rule("DTD-054")
def test_nor_cast_a_spell_that_ends_the_fight_without_one() -> None:
    session = haunted("wolf", "walk-unseen", "second-wind")
    spells = [key for key in keys(session) if key.startswith("cast")]
    assert [key.partition("#")[0] for key in spells] == ["cast second-wind"]
    assert why(session, "cast walk-unseen") == "DTD-054"


@pytest.mark.rule("DTD-054")
def test_nor_destroy_or_refuse() -> None:
    bell = {"items:0": ["bell-of-rest"]}
    assert "destroy" in keys(haunted("wraith", zones=bell, clings=False))
    session = haunted("wraith", zones={**CLINGS, **bell})
    assert why(session, "destroy") == "DTD-054"


@pytest.mark.rule("DTD-054")
def test_others_go_on_as_they_like() -> None:
    session = until(haunted("ash-wyrm", coming=(1, 6, 6, *[1] * 9), tokens={}), "DTC-185")
    answer(session, "strength")
    until(session, "DTC-185")
    assert "Elf" in session.decision.ask  # type: ignore[union-attr]
    assert "evade" in keys(session)


@pytest.mark.rule("DTD-053")
def test_it_makes_its_victim_attack_no_other_character() -> None:
    session = haunted("wolf")
    said = " ".join(o.label + o.key for o in session.decision.options)  # type: ignore[union-attr]
    assert "Elf" not in said
    assert has(session, "elf", "life") == 4


@pytest.mark.rule("DTD-055")
def test_it_may_be_discarded_once_its_victim_beats_whom_it_could_have_evaded() -> None:
    session = until(haunted("ash-wyrm"), "DTC-185")
    answer(session, "strength")
    assert asked(session) == "DTD-055"
    answer(session, "discard")
    assert names(session, "dungeon-clinging:0") == []
    assert piece(session, SPIRIT).zone == "dungeon-discard"


@pytest.mark.rule("DTD-055")
def test_or_kept() -> None:
    session = until(haunted("ash-wyrm"), "DTC-185")
    answer(session, "strength", "keep")
    assert names(session, "dungeon-clinging:0") == [SPIRIT]


@pytest.mark.rule("DTD-055")
def test_a_price_and_a_spell_count_as_ways_round_too() -> None:
    session = answer(haunted("toll-goblin"), "no", "strength")
    assert asked(session) == "DTD-055"
    session = haunted("wolf", "walk-unseen")
    answer(session, "strength")
    assert asked(session) == "DTD-055"


@pytest.mark.rule("DTD-055")
def test_not_for_an_enemy_that_it_had_to_fight_anyway() -> None:
    session = haunted("wolf")
    answer(session, "strength")
    assert asked(session) != "DTD-055"
    assert names(session, "dungeon-clinging:0") == [SPIRIT]
    assert not told(session, "DTD-055")
