"""What a card leaves to its player is said with the card, up to what comes to light by it."""

from __future__ import annotations

import pickle

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.executor.choices import choices, comes_to_light
from tabletop.executor.sentence import paragraphs
from tabletop.games.tower.deck.grammar import GRAMMAR
from tabletop.games.tower.game import GAME
from tabletop.games.tower.rules.executor import EXECUTOR
from tabletop.play.questions.declaration import Draft
from tests.games.tower.climbing import climb, health, keys, names, play, question
from tests.games.tower.test_declared import half
from tests.games.tower.test_meeting_sentences import KNIGHT, PLAIN, Saying, saying

assert saying, GAME  # the fixture; with the game come its verbs

OF = {
    "Another Hero regains 2 Health. You may lose 1 Health.": ("who may", False),
    "Choose one: draw 1 card; or another Hero loses 1 Health.": ("mode", True),
    "Draw 1 card. Another Hero regains 2 Health.": ("", True),
    "A random Hero loses 1 Health. Choose a Hero.": ("who who", False),
    "Discard 1 card: another Hero loses 1 Health. You roll the die. You may lose 1 Health.":
        ("price who", True),
    "Each Hero draws up to 2 cards.": ("how many", True),
    "When you Rest, choose a Hero. Choose another Hero.": ("who", False),
}  # fmt: skip


@pytest.mark.parametrize("text", OF)
def test_the_words_alone_tell_what_is_to_be_said_before_anything_comes_to_light(text: str) -> None:
    said = [each for each in parse(text, GRAMMAR) if isinstance(each, Clause)]
    sentences = paragraphs("card", "text", said)
    found = choices(sentences, EXECUTOR.whom.is_picked)
    assert (" ".join(each.kind for each in found), comes_to_light(sentences)) == OF[text]


SWORDS = "swords-4"


@pytest.mark.rule("TWR-085")
def test_all_of_it_is_one_answer_and_one_undo(saying: Saying) -> None:
    saying({SWORDS: "Choose another Hero. Choose one: that Hero loses 1 Health; or draw 1 card."})
    position = {"heroes": (PLAIN, KNIGHT, "swords-page"), "hands": [[SWORDS]], "wards": None}
    session = climb(**position, dice=[1])  # type: ignore[arg-type]
    there = Draft.of(pickle.loads(pickle.dumps(session.decision)))
    for key in (f"play {SWORDS}", "seat 2", "mode 0"):
        assert there.part is not None
        there = there.take(key)
    assert there.part is None
    session.answer(there.key())
    assert [health(session, seat) for seat in range(3)] == [19, 20, 19]
    session.undo()
    assert names(session, "hand:0") == [SWORDS]
    play(session, f"play {SWORDS}", "seat 1")
    assert keys(session) == ["mode 0", "mode 1"]
    assert question(session).ask.startswith("Four of Swords: Choose one:")
    play(session, "mode 1")
    assert len(names(session, "hand:0")) == 1


@pytest.mark.rule("TWR-085")
def test_an_answer_that_leaves_it_open_is_asked_as_the_card_works(saying: Saying) -> None:
    """As in journals of rules that did not ask it beforehand."""
    saying({SWORDS: "Choose one: you lose 1 Health; or draw 1 card."})
    laid = climb(heroes=(PLAIN, KNIGHT), hands=[[SWORDS]], wards=None, dice=[1])
    session = half(laid, [f"play {SWORDS}"])
    assert keys(session) == ["mode 0", "mode 1"]
    session.answer("mode 0")
    assert health(session, 0) == 18


def test_what_hangs_on_what_comes_to_light_is_said_then(saying: Saying) -> None:
    saying({SWORDS: "Draw 1 card. Then, choose one: you lose 1 Health; or discard 1 card."})
    session = climb(heroes=(PLAIN, KNIGHT), hands=[[SWORDS]], wards=None, dice=[1])
    session.answer(f"play {SWORDS}")
    assert len(names(session, "hand:0")) == 1, "it was drawn before anything is asked"
    assert keys(session) == ["mode 0", "mode 1"]
