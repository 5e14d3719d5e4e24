"""The rooms of The Restless stand on one another: none knows what lies above it."""

from collections.abc import Callable
from functools import partial

import grimp
import pytest

from tabletop.games.restless.game import CHAPTERS, WORDS
from tabletop.play.shelf.game_shelf import game_called

GAME = "tabletop.games.restless"
ROOMS = (
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
)
"""From the roof to the floor; those side by side do not know each other."""


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("tabletop", cache_dir=None)


def upward(graph: grimp.ImportGraph) -> set[tuple[str, str]]:
    """The rooms that know one above them, or beside them, with the one that they know."""
    found = graph.find_illegal_dependencies_for_layers(layers=ROOMS, containers={GAME})
    return {(each.importer, each.imported) for each in found}


def test_no_room_knows_one_above_it(graph: grimp.ImportGraph) -> None:
    assert upward(graph) == set()


def test_each_file_lies_in_a_room(graph: grimp.ImportGraph) -> None:
    rooms = {f"{GAME}.{room}" for floor in ROOMS for room in floor}
    assert graph.find_children(GAME) == rooms


def test_a_room_that_knows_one_above_it_is_noticed(graph: grimp.ImportGraph) -> None:
    late = f"{GAME}.running.executor", f"{GAME}.party.lots"
    graph.add_import(importer=late[0], imported=late[1])
    try:
        assert (f"{GAME}.running", f"{GAME}.party") in upward(graph)
    finally:
        graph.remove_import(importer=late[0], imported=late[1])


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
