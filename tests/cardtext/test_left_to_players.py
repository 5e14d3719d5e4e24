"""Sentences that are left to the players, and what goes on from them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.left_to_players import left_open
from tabletop.cardtext.parse import as_printed, parse
from tabletop.cardtext.unread import Fault, Unread
from tabletop.executor.sentence import paragraphs
from tabletop.play.shelf.game_shelf import game_called
from tests.toys.cellar.words import GRAMMAR

GAMES = ("tower", "parsifal", "scenario", "darkest", "restless")

Text = Sequence[Clause | Unread]

SONG = "Somebody sings a song (by hand)."

BACK = re.compile(
    r"^(?:(?:if|when) (?:you|that \w+) (?:do|does)\b|otherwise\b|then\b|each that does\b"
    r"|that \w+\b|it\b|put the rest\b|discard the rest\b|you may do this only\b)",
    re.IGNORECASE,
)
"""How sentences begin that go on from the one before, whatever it was."""


@cache
def texts(game: str) -> list[list[Clause | Unread]]:
    """Every text of a game that differs from the others, as it is understood."""
    wording = game_called(game).wording
    assert wording is not None
    return list({text.words: text.said for text in wording.texts()}.values())


def hole() -> Unread:
    return Unread(SONG, lambda: Fault("by-hand", 1, ""))


def run(said: Text) -> list[list[str]]:
    """What is carried out, each with what goes on from it."""
    found = paragraphs("card", "text", said)
    return [[each.words, *(more.words for more in each.more)] for each in found]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_hung_over_a_hole(game: str) -> None:
    """Before a hole all is carried out as if nothing came behind it, and behind it as if nothing
    stood before, without what goes on from there."""
    tried = left = 0
    for said in texts(game):
        for at in range(len(said) + 1):
            tried += 1
            before, behind = said[:at], said[at:]
            whole = run([*before, hole(), *behind])
            alone = run([hole(), *behind])
            assert whole == run(before) + alone
            left += len(left_open([hole(), *behind])) - 1
            assert not any(BACK.search(first) for first, *_ in alone), (alone, behind)
    assert tried > 100
    assert bool(left) == (game != "tower"), "whose sentences all stand alone"


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_is_numbered_among_all_of_its_text(game: str) -> None:
    for said in texts(game):
        text: Text = [hole(), *said]
        for sentence in paragraphs("card", "text", text):
            for each in (sentence, *sentence.more):
                was = text[each.number]
                assert isinstance(was, Clause)
                assert was.body == each.clause.body


LEFT = {
    "Each Hero draws 1 card. Each Hero may sing (by hand). Each that does takes 1 damage.": [1, 2],
    "A Hero heals 2. Choose who sings best (by hand). That Hero heals 1.": [1, 2],
    "Sing a song. If you do, each Hero heals 2.": [0, 1],
    "Sing a song. Otherwise, heal 1.": [0, 1],
    "Sing a song. Then, each Hero heals 1.": [0, 1],
    "Sing a song. Each other Hero heals 1.": [0, 1],
    "Sing a song. You may do this only once per round.": [0, 1],
    "Sing a song. 1-3: each Hero heals 1. 4-6: each Hero takes 1 damage.": [0, 1, 2],
    "A Hero rolls the D6. 1-3: sing a song (by hand). 4-6: each Hero takes 1 damage.": [1],
    "A Hero rolls the D6. 1-3: sing (by hand). Each that does takes 1 damage. 4-6: heal 1.": [1, 2],
    "A Hero rolls the D6. Sing a song. 1-3: heal 1. 4-6: take 1 damage.": [1, 2, 3],
    "Sing a song. Each Hero draws 1 card. That Hero heals 1.": [0],
    "Choose a Hero (by hand). Draw 1 card. That Hero heals 1.": [0, 2],
    "Choose a Hero (by hand). Draw 1 card. If that Hero has 2 Health or less, heal 1.": [0, 2],
    "Choose a Hero (by hand). Roll the D6. 1-3: that Hero heals 1. 4-6: draw 1 card.": [0, 2],
    "Each Hero may sing (by hand). Draw 1 card. Each that does takes 1 damage.": [0, 2],
    "Each Hero may sing (by hand). Each Hero draws 1 card. Each that does heals 1.": [0, 2],
    "Sing a song. Each Hero may draw 1 card. Each that does takes 1 damage.": [0],
    "Choose a Hero (by hand). Draw 1 card. That Hero heals 1. Each other Hero heals 1.": [0, 2, 3],
    "Choose a Hero (by hand). Draw 1 card. Each Hero heals 1. That Hero takes 1 damage.": [0],
    "Sing a song. If you do, heal 1. That Hero heals 1. Draw 1 card. If you do, heal 1.": [0, 1, 2],
    "Sing a song. A Hero takes 1 damage and that Hero draws 1 card.": [0],
    "Sing a song. When another Hero would die, that Hero heals 1.": [0],
    "Sing a song. When that Hero would die, heal 1.": [0, 1],
    "Sing a song. If that Hero has 2 Health or less, heal 1.": [0, 1],
    "Sing a song. Discard a card: draw 2 cards.": [0],
    "Sing a song. Each Hero takes that much damage.": [0, 1],
    "Sing a song. Each Hero that has 2 Health or less draws 1 card.": [0],
}
"""Texts, and the numbers of their sentences that are left to the players."""


@pytest.mark.parametrize("text", LEFT)
def test_what_is_left_to_the_players(text: str) -> None:
    said = parse(text, GRAMMAR)
    assert sorted(left_open(said)) == LEFT[text]
    shown, by_hand = as_printed(text, GRAMMAR)
    assert by_hand == tuple(shown[number] for number in LEFT[text]), "the face says so"


def test_the_game_counts_what_is_behind_a_hole_by_its_place() -> None:
    (heal,) = paragraphs("card", "text", parse("Sing a song. Each Hero heals 1.", GRAMMAR))
    assert heal.place == "text:1"
