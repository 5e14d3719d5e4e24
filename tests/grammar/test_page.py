"""What docs/grammar.md shows is a grammar, and says what the page says that it says."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.grammar.grammar import Grammar
from tests.architecture.sources import ROOT
from tests.docs.listings import listings

SAID = [
    "Each Hero loses 2 Health.",
    "You may lose 1 Health.",
    "When you lose Health, another fallen Hero loses 1 Health.",
    "When a Hero would lose 3 Health or more, instead you lose 1 Health.",
    "You cannot lose Health.",
    "Lose 2 Health: each other Hero loses 1 Health.",
    "Each Hero loses 2 Health unless you lose 1 Health.",
    "If you have lost Health this turn, lose 1 Health for each Health you have lost this turn.",
    "If you have 5 Health or less, the Hero with the most Health loses 1 Health.",
    "Each Hero that has more Health than you loses Health equal to the Health you have.",
    "Your Health cannot fall below 1.",
    "Once per turn, when you lose Health, a random Hero that is hurt loses 1 Health.",
    "Shields do nothing while you are unhurt.",
    "You cannot lose Health until the end of that Hero's next turn.",
    "Until your next turn, when you lose Health, another Hero loses 1 Health.",
    "Each other Hero has +2 to hand limit.",
    "Your hand limit is 9 while you are hurt.",
    "The hand limit is doubled until the end of the next turn.",
    "If that Hero's hand limit is 7 or more, you lose 1 Health.",
    "Each Hero may choose one: lose 1 Health; or another Hero loses 2 Health.",
    "Strike 2, range 3, 2 targets.",
    "If 2 or more adjacent allies are within 3 steps, strike 1.",
]

OTHERWISE = {
    "When you lose Health, instead lose 1 Health.":
        "When you would lose Health, instead lose 1 Health.",
    "Every Hero must pay two Health.": "Each Hero loses 2 Health.",
    "The first time you lose Health each turn, lose 1 Health.":
        "Once per turn, when you lose Health, lose 1 Health.",
    "Shields have no effect.": "Shields do nothing.",
    "Reduce your hand size by 1.": "You have -1 to hand limit.",
    "Each hurt Hero loses 1 Health when they lose Health.":
        "When a Hero that is hurt loses Health, that Hero loses 1 Health.",
    "Each Hero may lose 1 Health or lose 2 Health.":
        "Each Hero may choose one: lose 1 Health; or lose 2 Health.",
    "Shields do nothing for the rest of this turn.":
        "Shields do nothing until the end of the turn.",
    "No Hero can lose Health this turn.": "Each Hero cannot lose Health until the end of the turn.",
    "Each Hero must either pay 1 Health or lose 2 Health.":
        "Each Hero loses 2 Health unless that Hero loses 1 Health.",
    "You must pay 1 Health or lose 2 Health.": "You lose 2 Health unless you lose 1 Health.",
    "You may pay 2 Health to lose 1 Health.": "Lose 2 Health: lose 1 Health.",
    "Lose 1 Health, or 3 if you are hurt.":
        "If you are hurt, lose 3 Health, otherwise lose 1 Health.",
    "When you would lose Health, you may instead pay 1 Health.":
        "When you would lose Health, instead you may lose 1 Health.",
    "Nobody may lose Health.": "Each Hero cannot lose Health.",
    "You can only lose Health if you are hurt.": "You cannot lose Health unless you are hurt.",
}  # fmt: skip


@pytest.fixture(scope="module")
def declared() -> dict[str, Any]:
    """What docs/grammar.md declares, by name."""
    code = "\n".join(each.text for each in listings("grammar.md") if each.kind == "python")
    made: dict[str, Any] = {"__name__": "tests.grammar.page"}
    exec(code, made)
    return made


@pytest.fixture(scope="module")
def grammar(declared: dict[str, Any]) -> Grammar:
    """The grammar that docs/grammar.md declares."""
    found: Grammar = declared["GRAMMAR"]
    return found


@pytest.mark.parametrize("words", SAID)
def test_what_the_page_says_follows_is_read_and_printed(grammar: Grammar, words: str) -> None:
    assert [str(each) for each in grammar.readings(words)] == [words]


@pytest.mark.parametrize("words", OTHERWISE)
def test_other_wordings_are_the_same(grammar: Grammar, words: str) -> None:
    assert grammar.readings(words) == grammar.readings(OTHERWISE[words])
    assert [str(each) for each in grammar.readings(words)] == [OTHERWISE[words]]


@pytest.mark.parametrize(
    "words",
    ["Each Hero lose 2 Health.", "That Hero that is hurt loses 1 Health.", "Loses 2 Health.",
     "Each Hero loses 2 Health and lose 1 Health.", "You lose 1 Health, otherwise lose 2 Health."],
)  # fmt: skip
def test_what_does_not_agree_is_not_read(grammar: Grammar, words: str) -> None:
    assert grammar.readings(words) == []


def test_the_page_says_how_a_clause_is_printed_in_german(declared: dict[str, Any]) -> None:
    german, clause = declared["GERMAN"], declared["CLAUSE"]
    said = german.sentence(clause)
    assert f"`{said}`" in (ROOT / "docs" / "grammar.md").read_text("utf-8")
    assert german.readings(said) == [clause]
