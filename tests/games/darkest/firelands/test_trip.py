"""The Firelands as a Destination: the way there, its deck, its Spells and its Trove (I5)."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks
from tests.games.darkest.firelands.burning_land import (
    WASTES,
    WEAK,
    burning,
    in_the_outer_village,
)
from tests.games.darkest.laying import answer, asked, has, keys, names, piece, until


@pytest.mark.rule("DTL-001")
def test_its_magic_objects_are_a_trove_deck_of_their_own() -> None:
    session = burning()
    troves = session.game.records_of(decks.TROVES)
    mine = next(deck for deck in troves if deck.name == "firelands")
    magic = [c for c in content.brought_by("firelands") if isinstance(c, content.Magic)]
    assert magic
    assert all(
        decks.trove_of(session.play, each) is mine
        for each in session.table.pieces
        if each.name in {card.id for card in magic}
    )


@pytest.mark.rule("DTL-018", "DTL-019")
@pytest.mark.parametrize(("region", "leads"), [("outer", True), ("inner", False)])
def test_only_from_the_outer_village_the_road_may_lead_to_the_firelands(
    region: str, leads: bool
) -> None:
    session = in_the_outer_village(region=region)
    assert (WASTES in keys(session)) == leads
    if leads:
        answer(session, WASTES)
        assert piece(session, WASTES).zone == "ground:6"


@pytest.mark.rule("DTL-020", "DTL-021", "DTL-022")
def test_who_chooses_that_road_draws_its_deck_and_has_its_spells_and_its_trove() -> None:
    session = answer(in_the_outer_village(), WASTES, "order")
    assert decks.active(session.play).name == "firelands"
    assert not names(session, "firelands-spells")
    assert {"firelands-evil-eye", "firelands-crack-the-earth"} <= {*names(session, "spell")}
    assert len(names(session, "trove")) == 3
    assert not any(card.face_up for card in session.table["trove"])
    assert all(name.startswith("firelands-") for name in names(session, "trove"))


@pytest.mark.rule("DTL-023")
def test_the_road_there_is_an_outer_road() -> None:
    session = answer(in_the_outer_village(), WASTES, "order")
    road = [names(session, f"ground:{space}")[0] for space in range(1, 6)]
    assert road == ["outer-hills", "outer-woods", "runes", "desert", "oasis"]


@pytest.mark.rule("DTL-024")
def test_no_boss_stands_there_but_who_is_drawn() -> None:
    adventures = {"firelands-adventures": ["firelands-ifrit-sultan", "firelands-mirage"]}
    session = burning(
        step="guardians", at=6, tokens=WEAK, coming=(1, 1, 3),
        zones={**adventures, "trove": ["firelands-scourge"]},
    )  # fmt: skip
    foes = [name for name in names(session, "guardians") if content.enemy(name) is not None]
    assert foes == ["firelands-ifrit-sultan"]


@pytest.mark.rule("DTL-025")
def test_once_it_is_won_its_trove_is_divided() -> None:
    session = burning(
        "dwarf", step="loot", at=6, tokens={"dwarf": {"fate": 0, "gold": 0}},
        counters={"hoard": 4}, zones={"trove": ["firelands-scourge"]}, up=("trove",),
    )  # fmt: skip
    until(session, "DTC-126", "take", "firelands-scourge", "home")
    assert "firelands-scourge" in names(session, "items:0")
    assert has(session, "dwarf", "gold") == 4


@pytest.mark.rule("DTL-026")
def test_back_in_the_village_its_deck_is_drawn_no_more_but_its_spells_stay() -> None:
    session = burning(
        step="space_done", at=1, counters={"homeward": 1, "firelands-joined": 1},
        zones={"spell": ["firelands-evil-eye", "mending"]},
    )  # fmt: skip
    assert decks.active(session.play).name == ""
    assert session.table.count("at") == 0
    assert "firelands-evil-eye" in names(session, "spell")
    assert piece(session, WASTES).zone == "atlas"
    assert asked(session)
