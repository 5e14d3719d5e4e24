"""The rooms of The Restless stand on one another: none knows what lies above it."""

from collections.abc import Callable
from functools import partial

import pytest

from tabletop.games.restless.game import CHAPTERS, WORDS
from tabletop.games.restless.running.deeds import Heals, does
from tabletop.play.shelf.game_shelf import game_called
from tests.games.floors import Floors, loose, planted, upward

GAME = "tabletop.games.restless"
PARTY = f"{GAME}.party"

FLOORS: dict[str, Floors] = {
    GAME: (
        {"game"},
        {"showing", "bots"},
        {"battle"},
        {"road"},
        {"party"},
        {"choices"},
        {"running"},
        {"table"},
        {"cards"},
        {"steps", "options"},
    ),
    PARTY: ({"fortune", "members"}, {"items"}, {"health", "holdings"}),
}
"""From the roof to the floor, by what the rooms lie in; those side by side are strangers."""


@pytest.mark.parametrize("package", FLOORS)
def test_no_room_knows_one_above_it(package: str) -> None:
    assert upward(package, FLOORS[package]) == set()
    assert loose(package, FLOORS[package]) == set()


def test_a_room_that_knows_one_above_it_is_noticed() -> None:
    with planted(f"{GAME}.running.executor", f"{PARTY}.fortune.lots"):
        assert (f"{GAME}.running", PARTY) in upward(GAME, FLOORS[GAME])
    with planted(f"{PARTY}.holdings.decks", f"{PARTY}.members.death"):
        assert (f"{PARTY}.holdings", f"{PARTY}.members") in upward(PARTY, FLOORS[PARTY])


def chapter_of(run: Callable[..., object]) -> str:
    """The file in which a rule stands."""
    return chapter_of(run.func) if isinstance(run, partial) else run.__module__


def test_each_chapter_that_brings_anything_is_listed() -> None:
    """Nothing is there because something else happened to import it."""
    game = game_called("restless")
    assert game.wording is not None
    phrases = [phrase for phrase in game.wording.phrases if phrase.run is not None]
    runs = [*(step.run for step in game.steps.values())]
    found = {chapter_of(run) for run in (*runs, *(phrase.run for phrase in phrases))}
    own = {name for name in found if name.startswith(GAME)}
    listed = {chapter.__name__ for chapter in (*CHAPTERS, *WORDS)}
    assert own - listed == set()
    assert len(own) > 20


def test_a_kind_of_deed_is_done_by_one_chapter_alone() -> None:
    with pytest.raises(ValueError, match="Heals is done by"):
        does(Heals)(lambda deed, play: None)
