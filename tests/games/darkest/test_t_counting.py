"""What many campaigns are counted by."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.game import GAME
from tests.games.darkest.laying import party


@pytest.mark.parametrize(
    ("counters", "place"),
    [
        ({}, "in the Inner Region"),
        ({"outer-by": 9}, "beyond the River"),
        ({"outer-by": 9, "portal-by": 20}, "beyond the River, with the Portal seen"),
        ({"outer-by": 9, "portal-by": 20, "climb": 3}, "in the Tower"),
    ],
)
def test_a_campaign_is_lost_as_far_as_it_came(counters: dict[str, int], place: str) -> None:
    lost = party(counters=counters).table
    assert GAME.causes(lost) == {"place": place}
    told = GAME.sums(lost)["Came within 60 journeys to"]
    passed = GAME.stages.index(place)
    assert [told["the outer Region"], told["the Portal of Power"]] == [passed > 0, passed > 1]


def test_what_came_after_sixty_journeys_is_not_counted() -> None:
    late = party(counters={"outer-by": 60, "portal-by": 61, "journeys": 61}).table
    told = GAME.sums(late)["Came within 60 journeys to"]
    assert told == {"the outer Region": 1, "the Portal of Power": 0, "the Crown": 0}


def test_who_went_in_a_party_that_won_the_crown_is_told_apart_from_who_wears_it() -> None:
    """A Crown is its whole party's work, also of those who died on the way to it."""
    there = {"zones": {"graveyard": ["ghoul"]}}
    lost = GAME.sums(party("dwarf", "elf", "monk", **there).table)
    won = GAME.sums(party("dwarf", "elf", "monk", on={"elf": {"crown": 1}}, **there).table)
    went = {"Dwarf": 1, "Elf": 1, "Ghoul": 1, "Monk": 1}
    assert lost["Heroes that set out"] == won["Heroes that set out"] == went
    assert lost["Heroes whose party won the Crown"] == {}
    assert won["Heroes whose party won the Crown"] == went
    assert won["Heroes with the Crown"] == {"Elf": 1}
