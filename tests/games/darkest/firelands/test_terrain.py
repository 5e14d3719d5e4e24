"""Terrain cards: what a Road Space is from now on, and what lies there (I4)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import astride, space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.scores import is_cursed
from tabletop.games.darkest.road.layout import road_layout
from tabletop.games.darkest.road.meetings import terrain
from tests.games.darkest.firelands.burning_land import burning, meets_on_the_way
from tests.games.darkest.laying import QUIET, answer, asked, has, keys, names, piece, until

DICE = {
    "fields": 1, "plains": 1, "woods": 1, "hills": 1, "runes": 1, "desert": 1, "ruins": 2,
    "oasis": 2, "forest": 0, "crags": 0, "chasm": 0, "graveyard": 0, "chapel": 0, "tavern": 0,
}  # fmt: skip
COPIES = {
    "fields": 2, "plains": 2, "woods": 2, "hills": 2, "ruins": 1, "runes": 1, "desert": 2,
    "oasis": 1, "forest": 2, "crags": 1, "chasm": 1, "graveyard": 1, "chapel": 1, "tavern": 1,
}  # fmt: skip
DECK = {"firelands-adventures": ["toll", "heron", "wolf", "boar", "stag", "badger", "adder"]}


def covered(session, name: str, space: int) -> None:  # type: ignore[no-untyped-def]
    """A Terrain card is put there; its dice are told by *coming*."""
    card = terrain.stock(session.table, f"firelands-{name}")[0]
    answers = terrain.cover(session.play, card, space, "DTL-012")
    reply = None
    while True:
        try:
            question = answers.send(reply)
        except StopIteration:
            return
        reply = session.table.coming.pop(0) if hasattr(question, "sides") else None


def test_there_are_twenty_of_them() -> None:
    session = burning()
    all_of = Counter(
        card.name.removeprefix("firelands-")
        for card in session.table.pieces
        if content.is_overlay(card.name)
    )
    assert all_of == COPIES


@pytest.mark.rule("DTL-012")
def test_a_space_has_the_name_the_dice_and_the_text_of_the_topmost_terrain() -> None:
    session = burning()
    covered(session, "desert", 2)
    covered(session, "forest", 2)
    lies = heroes.terrain(session.table, 2)
    assert lies is not None
    assert content.title(lies.name) == "Forest"
    assert heroes.located(session.table, 2) is lies
    road_layout.lift(session.play, lies)
    under = heroes.terrain(session.table, 2)
    assert under is not None
    assert content.title(under.name) == "Desert"
    assert heroes.located(session.table, 2) is None
    runes = burning(at=2)
    covered(runes, "runes", 2)
    assert content.spurs(heroes.terrain(runes.table, 2).name) == 2  # type: ignore[union-attr]


@pytest.mark.rule("DTL-012")
def test_a_condition_on_the_ground_asks_what_lies_on_top() -> None:
    session = burning(at=4)
    covered(session, "woods", 4)
    assert [card.name for card in heroes.in_sight(session.table, 4)] == ["firelands-woods"]
    assert not is_cursed(session.table)


@pytest.mark.rule("DTL-013")
@pytest.mark.parametrize(
    ("to", "space", "may"),
    [("castle", 6, True), ("sentinel", 6, False), ("portal-of-power", 6, False),
     ("castle", 3, True)],
)  # fmt: skip
def test_they_lie_on_road_spaces_never_where_a_guard_stands_or_a_way_leads_up(
    to: str, space: int, may: bool
) -> None:
    session = burning(to=to)
    assert terrain.may_cover(session.table, space, "firelands-oasis") == may


@pytest.mark.rule("DTL-014")
def test_their_road_dice() -> None:
    found = {
        card.id.removeprefix("firelands-"): card.dice
        for card in content.brought_by("firelands")
        if isinstance(card, content.Location) and card.category == "overlay"
    }
    assert found == DICE
    for name, dice in DICE.items():
        assert dice or content.location(f"firelands-{name}").text


@pytest.mark.rule("DTL-014")
def test_where_no_dice_are_thrown_each_does_what_the_place_says() -> None:
    session = burning(
        step="draw", at=2, zones={"ground:2": ["outer-woods", "firelands-graveyard"]},
        tokens={n: {"fate": 0, "life": 4, "alignment": 1} for n in QUIET},
    )  # fmt: skip
    assert [has(session, name, "life") for name in QUIET] == [3, 3, 3]
    assert not names(session, "pile:2")


@pytest.mark.rule("DTL-015")
def test_cards_that_lie_there_are_discarded_and_new_ones_are_laid_at_once() -> None:
    session = burning(
        zones={"pile:3": ["raiders", "imp"], "pinned:3": ["ghost"], **DECK}, coming=(2, 1)
    )
    covered(session, "oasis", 3)
    assert not {"raiders", "imp", "ghost"} & {
        *names(session, "pile:3"),
        *names(session, "pinned:3"),
    }
    assert names(session, "pile:3") == ["adder", "badger", "stag"], "a 1 is one card"
    assert not any(card.face_up for card in session.table["pile:3"])


@pytest.mark.rule("DTL-015")
def test_on_the_party_s_own_space_the_spots_are_cleared_and_filled_again() -> None:
    session = meets_on_the_way(
        "firelands-upheaval", zones=DECK, coming=(2,), at=2, on={"outer-woods": {"visited": 1}},
        tokens={name: {"fate": 0} for name in QUIET},
    )  # fmt: skip
    until(session, "DTC-126", "space 2", "firelands-hills")
    assert content.title(heroes.terrain(session.table, 2).name) == "Hills"  # type: ignore[union-attr]
    assert names(session, "pile:2") == ["adder", "badger"]
    assert session.table.count(space_positions.HERE) == 0
    assert road_layout.is_visited(session.play, 2)


@pytest.mark.rule("DTL-015")
def test_on_an_empty_space_nothing_is_drawn_until_the_party_arrives() -> None:
    session = burning(
        step="space_done", at=1, on={"outer-hills": {"visited": 1}, "outer-woods": {"visited": 1}},
        zones=DECK, coming=(2, 2),
    )  # fmt: skip
    covered(session, "oasis", 2)
    assert not names(session, "pile:2")
    assert not road_layout.is_visited(session.play, 2)
    answer(session, "order")
    assert len(names(session, "pile:2")) >= 3


@pytest.mark.rule("DTL-016")
def test_they_go_with_their_road() -> None:
    session = burning(step="space_done", at=1, counters={"homeward": 1},
                      zones={"ground:3": ["runes", "firelands-oasis"]})  # fmt: skip
    assert session.table.count("at") == 0
    assert piece(session, "firelands-oasis").zone == "atlas"


@pytest.mark.rule("DTL-017")
def test_on_a_straddle_they_stay_until_it_is_no_part_of_the_way() -> None:
    session = burning(to="sentinel", zones={"ground:6": ["sentinel", "firelands-oasis"]})
    play = session.play
    list(road_layout.clear(play))
    assert names(session, astride.ASTRIDE) == ["firelands-oasis"]
    road_layout.lay(play, "inner", "sentinel")
    assert names(session, "ground:6") == ["sentinel", "firelands-oasis"]
    list(road_layout.clear(play))
    road_layout.lay(play, "inner", "city")
    assert piece(session, "firelands-oasis").zone == "atlas"


def test_a_covered_destination_says_what_the_terrain_says_and_keeps_its_trove() -> None:
    session = burning(
        step="destination", at=6, to="chasm",
        zones={"ground:6": ["chasm", "firelands-graveyard"], "trove": ["firelands-scourge"]},
        tokens={n: {"fate": 0, "life": 4, "alignment": 1} for n in QUIET},
    )  # fmt: skip
    assert [has(session, name, "life") for name in QUIET] == [3, 3, 3]
    assert asked(session) == "DTC-104"
    assert "fight" in keys(session)
