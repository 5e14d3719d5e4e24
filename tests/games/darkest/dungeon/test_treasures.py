"""Dungeon: its named Treasures, Magic Items and Spell, and the Torch."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.guardians.harm import own_score
from tests.games.darkest.dungeon.below import OURS, below, dark, met
from tests.games.darkest.laying import answer, asked, has, keys, names, piece, told, until

ROW = ["dungeon-hunchback", "wolf", "adder"]
CLOAK, OWL, ORB, WAND = (
    f"dungeon-{each}"
    for each in ("cloak-of-feathers", "clockwork-owl", "orb-of-prophesy", "wand-of-dragonfire")
)


def with_row(*heroes: str, **more):  # type: ignore[no-untyped-def]
    """A party before three cards in the Corridor."""
    on = {"dungeon-corridor": {"visited": 1}, **more.pop("on", {})}
    zones = {"pile:2": ROW, **more.pop("zones", {})}
    counters = {"spot": 0, **more.pop("counters", {})}
    return below(*heroes, at=2, counters=counters, on=on, zones=zones, **more)


def lie_open(session) -> list[str]:  # type: ignore[no-untyped-def]
    return [p.name for p in session.table["pile:2"] if space_positions.OPEN in p.counters]


# --- Weakness -------------------------------------------------------------------------------------


@pytest.mark.rule("DTD-033", "DTX-034")
def test_weakness_may_lower_strength_below_its_value() -> None:
    session = met("wolf", zones={"spells:0": ["dungeon-weakness"]}, on={"dwarf": {"held": 3}})
    answer(session, "cast dungeon-weakness", "mode 1", "elf")
    assert has(session, "elf", "strength") == 2  # the Elf's value is 3


@pytest.mark.rule("DTD-033")
def test_or_it_takes_1_from_the_creature_that_is_fought() -> None:
    session = met("wolf", zones={"spells:0": ["dungeon-weakness"]}, on={"dwarf": {"held": 3}})
    answer(session, "cast dungeon-weakness", "mode 0")
    assert session.table.count("hurt_strength") == 1


# --- Cloak of Feathers ----------------------------------------------------------------------------


def at_a_place(*held: str):  # type: ignore[no-untyped-def]
    return met(
        "dry-well",
        "dwarf",
        tokens={"dwarf": {"fate": 3}},
        zones={"items:0": [*held]},
        coming=(1, 1, 1, *[3] * 9),
    )


@pytest.mark.rule("DTD-034")
def test_with_the_cloak_fate_rerolls_the_die_of_a_place_once_more() -> None:
    session = answer(at_a_place(CLOAK), "fate")
    assert "fate" in keys(session)
    answer(session, "fate")
    assert has(session, "dwarf", "fate") == 1
    assert "fate" not in keys(session)
    session = answer(at_a_place(), "fate")
    assert "fate" not in keys(session)


# --- Clockwork Owl --------------------------------------------------------------------------------


@pytest.mark.rule("DTD-036")
def test_while_the_owls_bearer_leads_all_cards_lie_open_and_are_met_as_ever() -> None:
    session = with_row(zones={"items:0": [OWL]})
    assert lie_open(session) == ROW
    answer(session, "forward")
    assert asked(session) == "DTC-B08"
    assert lie_open(session) == ROW[1:]
    assert lie_open(with_row(zones={"items:1": [OWL]})) == []


@pytest.mark.rule("DTD-037")
def test_once_the_owl_is_lost_what_was_not_yet_met_lies_face_down_again() -> None:
    session = with_row(zones={"items:0": [OWL]})
    answer(session, "forward", "leave", "leave", "leave")
    answer(session, f"drop {OWL}")
    assert lie_open(session) == []
    assert [p.name for p in session.table["pile:2"] if p.kind == "card" and p.face_up] == [
        "dungeon-hunchback", OWL,
    ] or piece(session, "dungeon-hunchback").face_up  # fmt: skip
    assert not piece(session, "wolf").face_up
    assert not piece(session, "adder").face_up


@pytest.mark.rule("DTD-036")
def test_no_rule_takes_what_only_lies_open_for_what_was_turned_up() -> None:
    session = with_row(zones={"items:0": [OWL]})
    assert space_positions.revealed(session.table, 2) == []
    answer(session, "forward", "leave", "leave", "leave", "forward")
    assert piece(session, "wolf").counters.get("turned") == 1  # in this Party Turn (DTC-300)


# --- Orb of Prophesy ------------------------------------------------------------------------------


DECK = ["wolf", "adder", "badger"]


@pytest.mark.rule("DTD-038")
def test_the_leader_orders_the_top_two_cards_of_the_deck_that_is_drawn_from() -> None:
    session = below(
        at=2,
        step="draw",
        zones={"items:0": [ORB], "dungeon-adventures": DECK},
        coming=(2, *[3] * 9),
    )
    answer(session, "yes")
    assert asked(session) == "DTD-038"
    answer(session, "1 badger")
    until(session, "DTC-185")
    row = [p.name for p in session.table["pile:2"]]
    assert row == ["adder", "badger"]  # the Badger was on top


@pytest.mark.rule("DTD-038")
def test_so_does_whoever_loses_a_turn_and_nobody_else() -> None:
    session = below(
        at=2,
        step="draw",
        zones={"items:1": [ORB], "dungeon-adventures": DECK},
        coming=(2, *[3] * 9),
    )
    assert asked(session) != "DTD-038"
    assert "yes" not in keys(session)
    session = met(
        "bog-man",
        zones={"items:0": [ORB], "dungeon-adventures": DECK},
        tokens={"dwarf": {"strength": 0}},
        coming=(1, 5, *[3] * 9),
    )
    until(session, "DTD-038", "strength", "craft")
    assert has(session, "dwarf", "owed") == 1


# --- Wand of Dragonfire ---------------------------------------------------------------------------


@pytest.mark.rule("DTD-039")
def test_in_a_fight_of_its_bearer_a_die_of_5_lowers_the_enemy_by_2() -> None:
    session = met("wolf", zones={"items:0": [WAND]}, coming=(5, *[3] * 9))
    assert session.table.count("hurt_strength") == 2
    session = met("wolf", zones={"items:0": [WAND]}, coming=(4, *[3] * 9))
    assert session.table.count("hurt_strength") == 0


@pytest.mark.rule("DTD-039")
def test_in_guardian_combat_it_shoots_as_a_bow_does_and_costs_nothing() -> None:
    session = below(
        "dwarf", step="guardian_combat", at=6, coming=(6, *[3] * 9),
        tokens={"dwarf": {"gold": 0, "strength": 4}},
        zones={"items:0": [WAND], "guardians": ["badger"]},
        on={"dungeon-treasure-chamber": {"visited": 1}}, counters={"guarding": 1},
    )  # fmt: skip
    found = next(o for o in session.decision.options if o.key.startswith("shoot"))  # type: ignore[union-attr]
    assert "Badger" in found.label
    answer(session, "shoot")
    assert has(session, "dwarf", "gold") == 0
    assert any("less Strength" in words or "damage" in words for words in told(session, "DTC-235"))


# --- the Amulet -----------------------------------------------------------------------------------


def in_the_cavern(*shown: int, **more):  # type: ignore[no-untyped-def]
    zones = more.pop("zones", {"items:0": ["dungeon-amulet"]})
    return below(at=4, step="draw", zones=zones, coming=(*shown, *[3] * 9), **more)


@pytest.mark.rule("DTD-041")
def test_the_amulet_rerolls_a_1_before_a_special_location_is_found() -> None:
    session = in_the_cavern(1, 4, 2)
    assert asked(session) == "DTD-041"
    answer(session, "again")
    assert len(names(session, "pile:4")) == 6
    assert names(session, "ground:4") == ["dungeon-cavern"]


@pytest.mark.rule("DTD-041", "DTX-006")
def test_each_die_that_shows_1_is_rerolled_once() -> None:
    session = in_the_cavern(1, 1, 2, 1, 4)
    answer(session, "again")
    assert names(session, "ground:4") == ["dungeon-cavern", "dungeon-kitchen"]


@pytest.mark.rule("DTD-042")
def test_it_rerolls_all_dice_once_where_they_show_their_maximum() -> None:
    session = in_the_cavern(6, 6, 2, 3)
    assert asked(session) == "DTD-042"
    answer(session, "again")
    assert len(names(session, "pile:4")) == 5
    assert asked(in_the_cavern(6, 5)) != "DTD-042"


@pytest.mark.rule("DTD-040")
def test_it_works_for_a_leader_alone() -> None:
    behind = {"items:1": ["dungeon-amulet"]}
    assert asked(in_the_cavern(1, 4, 4, zones=behind)) not in ("DTD-041", "DTD-042")
    assert asked(in_the_cavern(6, 6, zones=behind)) not in ("DTD-041", "DTD-042")


# --- Goblin Slayer --------------------------------------------------------------------------------


def goblin() -> str:
    return next(
        c.id for c in OURS
        if isinstance(c, content.Enemy) and c.breed == "goblin" and c.strength and not c.craft
    )  # fmt: skip


@pytest.mark.rule("DTD-043")
def test_goblin_slayer_adds_3_against_goblins_alone() -> None:
    slayer = {"items:0": ["dungeon-goblin-slayer"]}
    against = until(met(goblin(), zones=slayer), "DTC-185", "no")
    assert any(key.startswith("strength dungeon-goblin-slayer") for key in keys(against))
    assert not any(
        "goblin-slayer" in key
        for key in keys(met("wolf", zones=slayer))
        if key.startswith("strength")
    )


@pytest.mark.rule("DTD-043")
def test_among_guardians_its_3_count_if_a_goblin_is() -> None:
    def before(*guards: str) -> int:
        session = dark(zones={"items:0": ["dungeon-goblin-slayer"], "guardians": [*guards]})
        return own_score(session.table, 0, "strength")

    assert before(goblin(), "wolf") == before("wolf") + 3


@pytest.mark.rule("DTD-043")
def test_a_guardian_has_nothing_of_it() -> None:
    session = below(
        step="guardians", at=6, coming=(1, 1, 2), zones={"trove": ["dungeon-goblin-slayer"]},
        on={"dungeon-treasure-chamber": {"visited": 1}},
    )  # fmt: skip
    assert piece(session, "dungeon-goblin-slayer").zone == "trove"


# --- the Torch ------------------------------------------------------------------------------------


@pytest.mark.rule("DTD-056")
def test_by_a_torch_the_leader_has_the_next_card_turned_up_before_it_is_met() -> None:
    session = with_row(zones={"items:0": ["dungeon-torch"]})
    assert lie_open(session) == []
    answer(session, "light")
    assert lie_open(session) == ROW[:1]
    assert "light" not in keys(session)
    assert asked(session) == "DTC-126"
    assert "light" not in keys(with_row(zones={"items:1": ["dungeon-torch"]}))
