"""The rooms of Darkest Talisman stand on one another: none knows what lies above it."""

import pytest

from tests.games.floors import Floors, loose, planted, upward

GAME = "tabletop.games.darkest"
ROAD = f"{GAME}.road"

FLOORS: dict[str, Floors] = {
    GAME: (
        {"modules"},
        {"game"},
        {"showing", "bots"},
        {"village", "tower"},
        {"guardians"},
        {"road"},
        {"combat", "campaign"},
        {"party"},
        {"ground"},
        {"cards"},
        {"steps", "options", "order"},
    ),
    ROAD: ({"journey"}, {"figures"}, {"meetings"}, {"bargains"}, {"draws", "layout"}),
}
"""From the roof to the floor, by what the rooms lie in; those side by side are strangers."""


@pytest.mark.parametrize("package", FLOORS)
def test_no_room_knows_one_above_it(package: str) -> None:
    assert upward(package, FLOORS[package]) == set()
    assert loose(package, FLOORS[package]) == set()


def test_a_room_that_knows_one_above_it_is_noticed() -> None:
    with planted(f"{GAME}.party.heroes", f"{ROAD}.layout.troves"):
        assert (f"{GAME}.party", ROAD) in upward(GAME, FLOORS[GAME])
    with planted(f"{ROAD}.layout.troves", f"{ROAD}.journey.travel"):
        assert (f"{ROAD}.layout", f"{ROAD}.journey") in upward(ROAD, FLOORS[ROAD])
    with planted(f"{ROAD}.draws.omens", f"{ROAD}.layout.troves"):
        assert upward(ROAD, FLOORS[ROAD]) == {(f"{ROAD}.draws", f"{ROAD}.layout")}
