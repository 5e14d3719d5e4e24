"""While somebody writes a sentence, the words are offered that may stand next."""

from __future__ import annotations

import pytest

from tabletop.grammar.grammar import Grammar
from tabletop.grammar.offers import offered
from tabletop.packs.offers import Offers
from tabletop.play.shelf.game_shelf import game_called


def grammar(game: str) -> Grammar:
    wording = game_called(game).wording
    assert wording is not None
    assert isinstance(wording.phrases, Grammar)
    return wording.phrases


def test_a_word_that_is_offered_can_stand_there() -> None:
    """Every word of printed sentences is offered behind the words before it."""
    book = grammar("tower")
    wording = game_called("tower").wording
    assert wording is not None
    sentences = {str(clause) for text in wording.texts() for clause in text.clauses}
    for sentence in sorted(sentences)[::4]:
        tokens = [each.text for each in book.tokens(sentence.removesuffix("."))]
        for at in range(1, len(tokens)):
            behind = offered(book, " ".join(tokens[:at]))
            number = tokens[at].lstrip("+-").isdigit()
            assert number or tokens[at] in {word.split(" ")[0] for word in behind}, sentence


def test_nothing_is_offered_behind_nonsense() -> None:
    assert offered(grammar("tower"), "Sing a song of") == []


@pytest.mark.parametrize(
    ("written", "start", "first"),
    [
        ("", 0, "Deal"),
        ("A Hero re", 7, "regains"),
        ("A Hero regains 1 Health. Dra", 25, "Draw"),
        ("When you would ", 15, "take"),
    ],
)
def test_the_last_word_is_gone_on_with(written: str, start: int, first: str) -> None:
    wording = game_called("tower").wording
    assert wording is not None
    offer = Offers(wording)(written)
    assert offer.start == start
    assert first in offer.words
    assert all(word.startswith(written[start:]) for word in offer.words)


def test_what_the_rules_do_not_read_is_told_but_what_says_so_itself() -> None:
    wording = game_called("tower").wording
    assert wording is not None
    text = "Draw 1 card. Sing a song. Dance (by hand)."
    assert [str(each) for each in Offers(wording).left_to_players(text)] == ["Sing a song."]
