"""Other words for what cards say: what is offered says what was written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.cardtext.parse import sentences
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.rewording import as_cards_say, called
from tabletop.cardtext.slots import Number
from tabletop.play.shelf.game_shelf import game_called
from tests.cardtext.writers.measure import files, tried

OF_BOOKS = [each for each in files() if not each.stem.startswith(("tower", "restless"))]
"""Those for games that have phrasebooks; a grammar reads other words itself."""


def book(*sayings: tuple[str, str]) -> Phrasebook:
    """A book that knows how to draw and to lose, and what the *sayings* say."""
    made = Phrasebook(n=Number())
    made.add("draw {n} cards", "action")
    made.add("lose {n} Health", "action")
    made.sayings += sayings
    return made


def test_a_saying_that_leads_astray_keeps_no_other_from_its_say() -> None:
    astray, right = (r"\btake\b", "steal"), (r"\btake (\d+) cards\b", r"draw \1 cards")
    assert as_cards_say("Take 2 cards.", book(right, astray)) == "Draw 2 cards."
    assert as_cards_say("Take 2 cards.", book(astray, right)) == "Draw 2 cards."


def test_sayings_stand_upon_each_other_in_whatever_order() -> None:
    hand, card = (r"\bhand\b", "draw"), (r"\btarots\b", "cards")
    whole = (r"\bget yourself\b", "hand")
    for order in ((whole, hand, card), (card, hand, whole), (hand, whole, card)):
        assert as_cards_say("Get yourself three tarots.", book(*order)) == "Draw 3 cards."


@pytest.mark.parametrize(
    ("written", "saying"),
    [
        ("Draw 3 cards, up to 5.", (r", up to 5", "")),
        ("Draw 3 cards.", (r"3 cards", "4 cards")),
        ("Draw 3 cards for the fifth time.", (r" for the fifth time", "")),
        ("Draw 3 cards if you sleep.", (r"cards [^.]+", "cards")),
        ("Draw 3 cards unless you sleep.", (r"cards [^.]+", "cards")),
        ("Draw 3 cards, then lose 2 Health.", (r"cards[^.]+", "cards")),
        ("You may draw 3 cards.", (r"^.+? (?=draw)", "")),
        ("You cannot draw 3 cards.", (r"^.+? (?=draw)", "")),
        ("Draw 3 cards until morning.", (r"cards [^.]+", "cards")),
    ],
)
def test_no_wording_is_offered_that_says_more_or_less(
    written: str, saying: tuple[str, str]
) -> None:
    assert as_cards_say(written, book(saying)) == ""


def test_they_are_somebody_who_is_named() -> None:
    wording = game_called("restless").wording
    assert wording is not None
    (read,) = wording.phrases.readings("When a Character misses, they lose 1 Health.")
    assert str(read) == "When a Character misses, that Character loses 1 Health."
    assert not wording.phrases.readings("At the end of each round, he or she takes 2 damage.")


@pytest.mark.sampled
@pytest.mark.parametrize("file", OF_BOOKS, ids=lambda file: file.stem)
def test_what_is_offered_is_read_in_one_way_and_printed_so(file: Path) -> None:
    wording = game_called(file.stem.partition("_")[0]).wording
    assert wording is not None
    offered = [each.offered for each in tried(file) if each.offered]
    assert offered
    for words in (each for offer in offered for _, each in sentences(offer)):
        assert [str(each) for each in wording.phrases.readings(words)] == [words]


def test_a_card_may_call_itself_by_its_name() -> None:
    for game, name, itself, written, meant in (
        (
            "parsifal",
            "The Thorn Guard",
            "this character",
            "When the Thorn Guard is locked, you may send its locker to Limbo.",
            "When this character is locked, you may send its locker to Limbo.",
        ),
        ("parsifal", "Shroud", "this", "The Shroud cannot be dropped.", "This cannot be dropped."),
        (
            "restless",
            "Old Heron, the Elder",
            "the Target",
            "Old Heron has +1 Attack.",
            "The Target has +1 Attack.",
        ),
    ):
        wording = game_called(game).wording
        assert wording is not None
        own = called(name, itself)
        assert as_cards_say(written, wording.phrases, own) == meant
        assert as_cards_say(written, wording.phrases) == ""
        assert itself in dict(wording.itself).values()
