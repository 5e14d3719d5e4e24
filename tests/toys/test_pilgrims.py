"""Piles in exact order on a road: what is squeezed in lies where it was said, seen by nobody."""

from __future__ import annotations

import pytest

from tabletop import Session, load, new_game
from tabletop.play.start.new_game import lay
from tabletop.table.table import Flow
from tabletop.table.view import EVERYONE
from tests.toys.pilgrims.road import ROAD, ways

PILE = ["cups-1", "wands-2", "pentacles-3"]


def at(place: str, *, deck: list[str], beside: list[str] = PILE, **more: list[str]) -> Session:
    """A pilgrim who has just come to *place*, and looks what lies there."""
    nearby = ROAD.neighbours[place][-1]
    zones = {place: ["wands-page"], f"{place}/deck": deck, f"{nearby}/deck": beside, **more}
    return lay("pilgrims", seats=2, zones=zones, flow=Flow("arrive"))


def names(session: Session, zone: str) -> list[str]:
    return [piece.name for piece in session.table[zone]]


@pytest.mark.parametrize(
    ("where", "pile"),
    [
        (0, [*PILE, "swords-9"]),
        (1, [*PILE[:2], "swords-9", PILE[2]]),
        (2, ["swords-9", *PILE]),
    ],
)
@pytest.mark.rule("PIL-011")
def test_a_sword_lies_exactly_where_it_was_squeezed_in(where: int, pile: list[str]) -> None:
    session = at("5", deck=["cups-8", "swords-9"])
    session.answer(f"into 6 {where}")
    assert names(session, "6/deck") == pile
    assert not session.table.named("swords-9").face_up
    assert names(load(session.to_json()), "6/deck") == pile
    assert session.undo()
    assert names(session, "6/deck") == PILE
    assert session.redo()
    assert names(session, "6/deck") == pile


def test_where_it_lies_is_seen_by_nobody() -> None:
    """The same for the views of all, wherever in the pile it went."""
    views = []
    for where in range(3):
        session = at("5", deck=["cups-8", "swords-9"])
        session.answer(f"into 6 {where}")
        views.append([session.view(seat) for seat in (0, 1, EVERYONE)])
        assert all(piece.name == "" for piece in views[-1][0]["6/deck"])
    assert views[0] == views[1] == views[2]


def test_other_orders_of_what_is_hidden_change_no_view_and_only_later_draws() -> None:
    straight = at("5", deck=["cups-8", "swords-9"], beside=PILE)
    turned = at("5", deck=["cups-8", "swords-9"], beside=PILE[::-1])
    for seat in (0, 1, EVERYONE):
        assert straight.view(seat) == turned.view(seat)
    assert straight.decisions == turned.decisions


@pytest.mark.rule("PIL-012")
def test_a_wand_sends_the_lowest_card_under_the_next_pile() -> None:
    session = at("5", deck=["cups-8", "pentacles-9", "wands-7"])
    assert names(session, "5/found") == ["wands-7"]
    assert names(session, "5/deck") == ["pentacles-9"]
    assert names(session, "6/deck") == ["cups-8", *PILE]


@pytest.mark.rule("PIL-013", "PIL-014")
def test_a_coin_goes_under_the_villages_pile_and_its_top_card_fills_the_stall() -> None:
    session = at(
        "1",
        deck=[],
        wares=["cups-4", "cups-5", "cups-6"],
        village=["wands-9", "swords-3"],
        **{"pack:0": ["pentacles-1"]},
    )
    session.answer("buy cups-5")
    assert names(session, "village") == ["pentacles-1", "wands-9"]
    assert names(session, "wares") == ["cups-4", "cups-6", "swords-3"]
    assert names(session, "pack:0") == ["cups-5"]


@pytest.mark.rule("PIL-006")
def test_no_way_turns_back_and_each_goes_as_far_as_the_die_says_or_to_the_end() -> None:
    for place in ROAD.places:
        for steps in (1, 2, 3):
            for way in ways(place, steps):
                whole = (place, *way)
                assert len(set(whole)) == len(whole)
                assert len(way) == steps or way[-1] in ("1", "12")
    assert ways("3", 2) == [("2", "1"), ("4", "5"), ("4", "13")]


@pytest.mark.rule("PIL-003")
def test_a_deal_lays_two_on_each_space_and_loses_no_card() -> None:
    session = new_game("pilgrims", seats=3, seed=9)
    decks = [names(session, f"{place}/deck") for place in ROAD.places]
    assert {len(deck) for deck in decks} == {2}
    cards = [card for deck in decks for card in deck]
    cards += names(session, "village") + names(session, "wares")
    assert len(set(cards)) == len(cards) == 40
