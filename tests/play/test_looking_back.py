"""The end of a game looks back on it: in sentences, and only on what its chronicle says."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tabletop import Session, new_game
from tabletop.bots import bot, choose_at_random
from tabletop.bots.luck import Luck
from tabletop.play.ports.looking_back import LookingBack, so_many
from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import CHANCE
from tabletop.play.rules.chronicle import GIVEN_UP
from tabletop.play.shelf.game_shelf import game_called, names
from tests.play.test_aftermath_text import RAW

GAMES = Path(__file__).parents[2] / "tabletop" / "games"
TOLD = [name for name in names() if game_called(name).retelling.all]
"""Games that say how their end looks back on them."""

ANSWERS = 110
"""So many are given before it is given up: enough for deeds, falls and more than one stage."""


def given_up(name: str, answers: int = ANSWERS) -> Session:
    """A game by bots, given up after so many *answers*."""
    game, luck = game_called(name), Luck(3)
    session = new_game(name, seats=game.usual or game.seats[0], seed=3, hashing=False)
    choose = bot(session.game, "thoughtful")
    while answers and (asked := session.decision):
        by = choose_at_random if asked.seat == CHANCE else choose
        session.answer(by(session.view(asked.seat), asked, luck), seat=asked.seat)
        answers -= asked.seat != CHANCE
    if not session.over:
        session.override("end", reason=GIVEN_UP, winners=[], words=GIVEN_UP, rule="")
    return session


@cache
def said_in(game: str) -> set[str]:
    """All texts that stand in the source of *game*; of "the {}" and "{}" the same is thought, for
    some put the article before a name themselves."""
    trees = (
        ast.parse(path.read_text("utf-8"))
        for path in (GAMES / game).rglob("*.py")
        if path.name != "retold.py"
    )
    return {
        _bare(node.value)
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _bare(words: str) -> str:
    return re.sub(r"\b[Tt]he \{\}", "{}", words)


def test_every_game_of_the_box_looks_back() -> None:
    assert {path.parent.name for path in GAMES.glob("*/game.py")} <= set(TOLD)


@pytest.mark.parametrize("name", TOLD)
def test_an_end_looks_back_on_nothing_that_the_rules_do_not_say(name: str) -> None:
    for line in game_called(name).retelling.all:
        parts = line.words.count("{}")
        assert _bare(line.words) in said_in(name), line.words
        numbers = [getattr(line, each, 0) for each in ("who", "n")]
        assert max(numbers) < max(parts, 1), line


@pytest.mark.parametrize("name", TOLD)
def test_an_end_is_told_in_sentences(name: str) -> None:
    session = given_up(name)
    back = Port(session).looking_back
    assert back.near
    assert back.deeds
    assert 0 < len(back.moments) <= 4
    entries = [moment.entry for moment in back.moments]
    assert entries == sorted({*entries})
    assert 0 <= entries[0] <= entries[-1] < len(session.journal.entries)
    counters = [each for each in session.game.counters if "_" in each or "-" in each]
    for words in (*back.near, *back.deeds, *(moment.words for moment in back.moments)):
        assert words[0] == words[0].upper(), words
        assert words[-1] == ".", words
        assert "{" not in words, words
        assert not RAW.search(words), words
        assert not any(re.search(rf"\b{re.escape(each)}\b", words) for each in counters), words


def test_nothing_is_told_of_a_game_that_goes_on() -> None:
    session = new_game("tower", seats=2, seed=1)
    assert Port(session).looking_back == LookingBack()


def test_small_numbers_are_words_and_twice_is_one() -> None:
    lamps, rests = "lit a lamp|lit {} lamps", "rested once|rested {} times"
    told = [so_many(lamps, n) for n in (1, 2, 12)] + [so_many(rests, n) for n in (1, 2, 3)]
    assert told == [
        "lit a lamp",
        "lit two lamps",
        "lit 12 lamps",
        "rested once",
        "rested twice",
        "rested three times",
    ]
    assert so_many("dealt {} damage", 2) == "dealt 2 damage"
