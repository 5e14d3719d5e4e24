"""How hard games are said to be: one scale for all, and a sentence for each preset."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.play.rules.game_box import SCALE, word_of
from tabletop.play.shelf.game_shelf import game_called, names

WORDS = [word for word, _ in SCALE]
SHIPPED = sorted(
    box.parent.name for box in Path(__file__).parents[2].glob("assets/games/*/dressing.toml")
)
MEASURED = [game for game in names() if game_called(game).wins]


@pytest.mark.parametrize("game", SHIPPED)
def test_each_preset_is_told_in_a_sentence(game: str) -> None:
    rules = game_called(game)
    assert {*rules.means} == {*rules.presets}
    for name, words in rules.means.items():
        assert words.endswith("."), name
        assert 15 < len(words) <= 160, name


@pytest.mark.parametrize("game", MEASURED)
def test_the_word_follows_from_what_was_measured(game: str) -> None:
    """Whose estimate is off by more than one word misleads where nobody has measured."""
    rules = game_called(game)
    for wins in rules.wins:
        options = rules.settle(wins.options)
        for seats, won in wins.by_seats.items():
            assert rules.hardness(seats, options) == word_of(won)
            estimate = rules.difficulty(seats, options)
            assert abs(WORDS.index(estimate) - WORDS.index(word_of(won))) <= 1, (options, seats)
            assert wins.games >= 40


def test_whose_dice_and_what_makes_it_no_harder_change_nothing_of_what_was_measured() -> None:
    tower, scenario = game_called("tower"), game_called("scenario")
    assert tower.chance(3, tower.settle({})) == 96
    assert tower.chance(3, tower.settle({"dice": "typed", "cards": "typed"})) == 96
    known, private = {"open_hands": "on"}, scenario.chance(2, scenario.settle({}))
    assert scenario.chance(2, scenario.settle(known)) == private is not None
    assert tower.chance(3, tower.settle({"counter": "per_card"})) is None
    assert tower.chance(5, tower.settle({})) is None


@pytest.mark.parametrize(
    ("won", "word"),
    [(100, "easy"), (75, "easy"), (74, "medium"), (45, "medium"), (25, "hard"), (24, "grim"),
     (5, "grim"), (4, "merciless"), (0, "merciless")],
)  # fmt: skip
def test_the_scale(won: int, word: str) -> None:
    assert word_of(won) == word
