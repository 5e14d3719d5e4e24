"""What modules do with the ground: markers on Draw Spots, decks that burn, overlays, and a party
that is told to press on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks, lasting_moves, markers
from tabletop.games.darkest.party import heroes
from tests.games.darkest.laying import QUIET, answer, asked, has, names, party, piece
from tests.games.darkest.toys import on_the_shelf, played_with

WARRANT = "gaol-warrant"


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    with on_the_shelf():
        yield


def guarded(**more: Any) -> Session:
    """A party on the second space of a road in a land with a gaol."""
    return party(at=2, options=played_with("gaol"), tokens=more.pop("tokens", QUIET), **more)


def test_a_marker_on_a_draw_spot_waits_for_those_who_come_to_that_spot() -> None:
    tokens = {name: {"fate": 0, "craft": 1, "gold": 3} for name in QUIET}
    session = guarded(zones={"pile:2": ["good-weather", "toll"]}, counters={"spot": 0},
                      tokens=tokens, coming=(6, 6))  # fmt: skip
    markers.put(session.play, WARRANT, 2, 200)
    answer(session, "forward")
    assert [has(session, name, "gold") for name in QUIET] == [3, 3, 3]
    answer(session, "forward")
    assert [has(session, name, "gold") for name in QUIET] == [1, 1, 1], "the Toll takes one more"
    assert not markers.lying(session.table, 2)


def test_cleared_spots_leave_one_marker_of_a_kind_on_the_space() -> None:
    session = guarded()
    for spot in (0, 100, 200):
        markers.put(session.play, WARRANT, 2, spot)
    markers.clear_spots(session.play, 2)
    assert len(markers.on(session.table, 2, 0)) == len(markers.lying(session.table, 2)) == 1


def test_the_top_of_a_deck_burns() -> None:
    session = party(options=played_with("fen"), zones={"adventure": ["heron", "wolf", "toll"]})
    for _ in lasting_moves.burn_top(session.play, decks.OWN, 2, "DTL-003"):
        raise AssertionError
    assert names(session, lasting_moves.BURNED) == ["toll", "wolf"]
    assert names(session, "adventure") == ["heron"]


@pytest.mark.parametrize(
    ("name", "proof"), [("talisman", True), ("party", True), ("sword", False), ("wolf", False)]
)
def test_what_is_fireproof(name: str, proof: bool) -> None:
    assert content.is_fireproof(name) == proof


def test_a_party_that_presses_on_is_not_asked_and_the_others_meet_nothing() -> None:
    session = guarded(zones={"pile:2": ["heron", "toll"]}, up=("heron",),
                      counters={"presses": 1, "spot": 100}, step="onward",
                      on={"plains": {"visited": 1}})  # fmt: skip
    assert "toll" in names(session, "discard"), "what lies behind it is met at once"
    assert asked(session) == "DTC-126"
    assert not session.table.count(heroes.PRESSES)


def test_an_overlay_tells_what_the_ground_is_to_those_who_ask() -> None:
    session = guarded(zones={"ground:2": ["plains", "gaol-yard"]})
    assert [card.name for card in heroes.in_sight(session.table, 2)] == ["gaol-yard"]
    assert heroes.ground(session.table, 2) is piece(session, "plains")
