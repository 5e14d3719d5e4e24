"""What a phrasebook composes: each part of a sentence from what all phrases may say."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.cardtext.amounts import Amount, Signed
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Noun, Number
from tabletop.cardtext.subjects import Subject
from tabletop.play.shelf.game_shelf import game_called
from tests.cardtext.composing import sentence

WHO = {
    "you": "you",
    "each": "each Hero",
    "other": "another Hero",
    "all": "all Heroes",
    "that": "that Hero",
}


@pytest.fixture(scope="module")
def book() -> Phrasebook:
    made = Phrasebook(
        n=Number(),
        by=Signed(),
        change=Signed(Noun({"attack": "Attack", "dodge": "Dodge rolls"})),
        damage=Amount("damage", "damage", much=True),
        cards=Amount("card", "cards"),
        health=Amount(),
        who=Subject(WHO, several=("all",), such=("each", "other")),
        item=Noun({"food": "a Food", "sword": "a Sword"}),
        stat=Noun({"attack": "Attack", "dodge": "Dodge rolls"}),
        bearer=Noun({"ferryman": "Ferryman"}),
    )
    for template in (
        "{who} [take] {damage}",
        "{who} [draw] {cards}",
        "{who} [heal] {health}",
        "{who} [discard] {item}",
        "the night ends",
    ):
        made.add(template, "action")
    for template in ("{who} [bear] a Sin", "{who} [have] {n} Health or less", "it is night"):
        made.add(template.replace("[have]", "[has|have]"), "condition")
    made.add("(Sin|the number of Sins) {who} [bear]", "count")
    made.add("(Card|the number of Cards) left", "count")
    made.add("{who} [discard] {item}", "cost")
    made.add("use", "cost")
    made.add("when {who} [hit]", "trigger")
    made.add("when {who} would [die]", "trigger")
    made.add("{who} [has|have] {change}", "modifier")
    made.add("{stat} gain {by}", "modifier")
    made.add("until dawn", "duration")
    made.add("once per turn", "limit")
    made.add("nobody sleeps", "trait")
    return made


@pytest.mark.parametrize(
    "text",
    [
        "You take 2 damage.",
        "Take 2 damage.",
        "Each Hero takes 2 damage.",
        "All Heroes take 2 damage.",
        "Each Hero that bears a Sin takes 1 damage.",
        "Another Hero that has 2 Health or less may draw 1 card.",
        "You may discard a Food.",
        "Draw 1 card for each Sin you bear.",
        "Draw cards equal to twice the number of Sins all Heroes bear.",
        "That Hero takes half that damage, rounded up.",
        "That Hero takes that much damage.",
        "Draw up to 3 cards.",
        "Heal as much as half the number of Cards left, rounded down.",
        "If you bear a Sin, take 1 damage, otherwise draw 1 card.",
        "Each Hero takes 1 damage unless you bear a Sin.",
        "Each Hero takes 1 damage unless that Hero discards a Food.",
        "You have +1 Attack while it is night.",
        "Each Hero has -1 Dodge rolls for each Sin that Hero bears until dawn.",
        "Discard a Food: draw 2 cards, then take 1 damage.",
        "When you would die, instead heal 2 and discard a Sword.",
        "When you hit, choose one: draw 1 card; take 1 damage and heal 2; or the night ends.",
        "Ferryman: once per turn, when another Hero hits, if it is night, use: draw 1 card.",
    ],
)
def test_is_read_in_one_way_and_printed_letter_for_letter(text: str, book: Phrasebook) -> None:
    (said,) = parse(text, book)
    assert isinstance(said, Clause)
    assert str(said) == text


@pytest.mark.parametrize(
    "text",
    [
        "Each Hero take 2 damage.",
        "All Heroes takes 2 damage.",
        "That Hero that bears a Sin takes 1 damage.",
        "Draw 1 cards.",
        "Take 1 damage unless discard a Food.",
        "Each Hero discards a Food: draw 1 card.",
        "Draw 1 card, otherwise take 1 damage.",
        "Instead draw 1 card.",
        "If bears a Sin, draw 1 card.",
    ],
)
def test_what_does_not_agree_is_not_read(text: str, book: Phrasebook) -> None:
    assert book.readings(text) == []


def test_whatever_is_composed_is_read_as_that_alone(book: Phrasebook) -> None:
    luck = Random(7)
    for _ in range(1000):
        made = sentence(book, luck)
        assert book.readings(str(made)) == [made], str(made)


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(9))
@pytest.mark.parametrize(("game", "often"), [("parsifal", 120)])
def test_whatever_the_words_of_a_game_compose_is_read_as_that_alone(
    game: str, often: int, seed: int
) -> None:
    wording, luck = game_called(game).wording, Random(seed)
    assert wording is not None
    for _ in range(often):
        made = sentence(wording.phrases, luck)
        assert wording.phrases.readings(str(made)) == [made], str(made)


def test_no_other_wording_is_read_that_the_house_has_no_words_for() -> None:
    made = Phrasebook(who=Subject(WHO), damage=Amount("damage", "damage", much=True))
    made.add("the Foe deals {damage} to {who}", "action", also=("{who} [take] {damage}",))
    (said,) = parse("Each Hero takes 2 damage.", made)
    assert str(said) == "The Foe deals 2 damage to each Hero."
    assert made.readings("You may take 2 damage.") == made.readings("Take 2 damage.") == []
