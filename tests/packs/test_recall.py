"""The check finds nearly all mistakes of a sample, of each kind, and none where there is none."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.commands.lint import called_in
from tabletop.packs.lint import lint
from tabletop.packs.seen_in_games import seen_in
from tabletop.play.shelf.game_shelf import game_called, package_of
from tests.packs.recall import GAMES, is_found, seeds

SAMPLE = 12
"""Mistakes of each kind that are seeded."""

AT_LEAST = 0.9


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_of_each_kind_of_mistake_nearly_all_are_found(name: str) -> None:
    luck, game = Random(3), game_called(name)
    made = seeds(game, luck)
    luck.shuffle(made)
    for mistake in sorted({seed.mistake for seed in made}):
        some = [seed for seed in made if seed.mistake == mistake][:SAMPLE]
        missed = [seed for seed in some if not is_found(game, seed)]
        assert len(missed) <= (1 - AT_LEAST) * len(some), (mistake, missed)


@pytest.mark.parametrize("name", GAMES)
def test_there_are_no_false_alarms(name: str) -> None:
    game = game_called(name)
    assert game.wording is not None
    deeds = called_in(package_of(name))
    assert list(lint(game.wording, deeds, seen_in(name, game.wording))) == []
