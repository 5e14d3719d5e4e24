"""What a game counts, it knows by name: else `lay` would refuse its own positions."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tabletop import new_game
from tabletop.bots.luck import Luck
from tabletop.play.shelf import game_called, names, package_of
from tests.conformance.walk import whole


@pytest.mark.parametrize("name", [*names()])
def test_a_game_has_names_for_all_that_it_counts(name: str) -> None:
    game = game_called(name)
    unknown = {each for each in written(name) if not game.counts(each)}
    assert unknown == set(), "they belong among the `counters` of the game"
    luck, seats = Luck(3), game.seats[1]
    session = new_game(name, seats=seats, seed=3, hashing=False)
    for _ in range(150):
        if not session.decisions:
            break
        decision = session.decisions[0]
        session.answer(whole(decision, luck.choice(decision.legal()), luck))
    lying = [session.table.counters, *(piece.counters for piece in session.table.pieces)]
    assert {each for counters in lying for each in counters if not game.counts(each)} == set()


def written(name: str) -> Iterator[str]:
    """The counters that the rules of a game put down or take off, as they are written there."""
    package = Path(import_module(package_of(name)).__path__[0])
    for path in package.rglob("*.py"):
        if "modules" in path.relative_to(package).parts:
            continue  # known where the module is in play
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
            if called and node.func.attr == "count" and len(node.args) > 1:
                for each in node.args[:3:2]:
                    if isinstance(each, ast.Constant) and isinstance(each.value, str):
                        yield each.value
