"""Modules: assembled in any combination, in one order, and nothing to whoever does without."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, permutations

import pytest

from tabletop import load
from tabletop.bots.luck import Luck
from tabletop.play.lay import new_game
from tabletop.play.session import Session
from tabletop.play.shelf import game_called

GAME = "belfry"
ALL = ("choir", "crown", "echo")
EVERY = [chosen for n in range(4) for chosen in combinations(ALL, n)]


def with_modules(chosen: Iterable[str]) -> dict[str, str]:
    """The options that put these in play, in this order."""
    return {f"modules.{id}": "on" for id in chosen}


def played(options: dict[str, str], seed: int = 3) -> Session:
    """A game of three, played to its end by chance."""
    session, luck = new_game(GAME, seats=3, seed=seed, options=options), Luck(seed)
    while session.decision is not None:
        session.answer(luck.choice(session.decision.legal()).key)
    return session


@pytest.mark.parametrize("chosen", EVERY, ids="+".join)
def test_all_combinations_assemble_and_play_to_their_end(chosen: tuple[str, ...]) -> None:
    session = played(with_modules(chosen))
    assert session.over
    assert session.game.with_modules == chosen
    begun = {piece.name.partition("-")[0] for piece in session.table.pieces} & set(ALL)
    assert begun == set(chosen)
    again = load(session.to_json())
    assert again.game is session.game
    assert again.table == session.table


def test_the_order_of_switching_on_changes_nothing() -> None:
    saved = {played(with_modules(order)).to_json() for order in permutations(ALL)}
    assert len(saved) == 1


def test_a_game_without_modules_is_the_one_on_the_shelf() -> None:
    bare = game_called(GAME)
    assert game_called(GAME, {"dice": "typed"}) is bare
    assert not bare.with_modules
    assert new_game(GAME, seats=2, seed=1).game is bare
