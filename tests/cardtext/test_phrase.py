from __future__ import annotations

from functools import partial, wraps
from typing import Any, cast

import pytest
from msgspec import Struct

from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Counted, Number, Word
from tabletop.vocabulary.deed_phrases import proposes


def phrasebook() -> Phrasebook:
    return Phrasebook(
        n=Number(), cards=Counted("card", "cards"), suit=Word(("wands", "cups", "swords"))
    )


def test_an_action_stands_under_its_sentence_and_runs_with_its_values() -> None:
    book = phrasebook()

    @book.action("draw {n:cards}")
    @book.action("draw {n:cards} of {suit}")
    def draw(table: list[str], n: int, suit: str = "any") -> str:
        table.append(suit)
        return f"{n} {suit}"

    table: list[str] = []
    (one,) = book.readings("Draw 3 cards of Cups.")
    assert one.values == {"n": 3, "suit": "cups"}
    assert one.run(table) == "3 cups"
    assert one.run(table, n=4) == "4 cups", "a game may run it with another number"
    assert one.values["n"] == 3
    (other,) = book.readings("Draw 1 card.")
    assert other.run(table) == "1 any"
    assert table == ["cups", "cups", "any"]


def test_a_trait_is_looked_for_and_not_run() -> None:
    book = phrasebook()
    gain = book.trait("your {suit} cards gain +{n}")
    (clause,) = book.readings("Your Swords cards gain +2.")
    assert clause.phrase is gain
    assert clause.values == {"suit": "swords", "n": 2}
    with pytest.raises(TypeError, match=r"Nothing runs 'your Swords cards gain \+2'"):
        clause.run()


@pytest.mark.parametrize(
    "sentence", ["Draw 1 card.", "Draw 10 cards.", "Wands gain +1 and Wands gain +2. (really?)."]
)
def test_what_is_read_is_printed_letter_for_letter(sentence: str) -> None:
    book = phrasebook()
    book.trait("draw {cards}")
    book.trait("{suit} gain +{n} and {again:suit} gain +{more:n}. (really?)")
    (clause,) = book.readings(sentence)
    assert str(clause) == sentence


def test_a_sentence_may_begin_with_a_slot() -> None:
    book = phrasebook()
    phrase = book.trait("{suit} burn")
    (form,), (other,) = phrase.forms, book.trait("Wands burn").forms
    assert (form.first_word, other.first_word) == ("", "Wands")
    assert len(book.readings("Cups burn.")) == 1
    assert len(book.readings("Wands burn.")) == 2, "both phrases read it"


def test_signs_in_a_template_mean_themselves() -> None:
    book = phrasebook()
    book.trait("roll (a die)... + {n}?")
    assert book.readings("Roll (a die)... + 2?.")
    assert not book.readings("Roll a diexxx + 2?.")


def test_a_book_takes_no_phrase_twice_and_no_unknown_slot() -> None:
    book = phrasebook()
    book.trait("draw {n}")
    with pytest.raises(ValueError, match="already"):
        book.trait("draw {n}")
    with pytest.raises(ValueError, match="no slot"):
        book.trait("lose {health}")
    with pytest.raises(ValueError, match="no slot"):
        book.trait("draw {n} or {n}")
    assert [phrase.template for phrase in book] == ["draw {n}"]


def test_sentences_are_found_by_either_end_whatever_was_read_before() -> None:
    book = phrasebook()
    templates = ("draw cards", "draw {n}", "{n:cards} return", "{suit} beat {other:suit}", "{suit}")
    said = ("Draw cards.", "Draw 3.", "2 cards return.", "Cups beat Swords.", "Cups.")
    for number, template in enumerate(templates):
        assert not any(book.readings(sentence) for sentence in said[number:])
        book.trait(template)
        assert all(len(book.readings(sentence)) == 1 for sentence in said[: number + 1])


class Given(Struct, kw_only=True):
    who: int
    n: int = 1


def passed(context: object, n: int) -> None: ...


class Inn:
    def serve(self, context: object, n: int) -> None: ...


@wraps(passed)
def passing(context: object, who: int, **said: object) -> None: ...


REFUSED: dict[str, tuple[Any, str]] = {
    "too much": (lambda play, card, n: None, "no gap gives it card."),
    "misnamed": (lambda context, amount: None, "no parameter for {n}, and no gap gives it amount."),
    "no context": (lambda n: None, "no parameter for {n}."),
    "nothing": (lambda: None, "no parameter for the context and {n}."),
    "by name only": (lambda *, n: None, "no parameter for the context."),
    "needs a name": (lambda context, *, n, dispels: None, "no gap gives it dispels."),
    "settled twice": (partial(passed, 1, 2), "no parameter for the context and {n}."),
    "what is wrapped": (passing, "no gap gives it who."),
    "a deed": (proposes(cast(Any, Given)), "no gap gives it who."),
    "no function": (3, "3 runs no phrase: it is no function."),
}


@pytest.mark.parametrize(("run", "told"), REFUSED.values(), ids=REFUSED)
def test_what_does_not_take_the_context_and_the_gaps_is_not_registered(run: Any, told: str) -> None:
    book = phrasebook()
    with pytest.raises(TypeError) as refused:
        book.action("drink {n}")(run)
    assert told in str(refused.value)
    assert "'drink {n}'" in str(refused.value) or run == 3
    assert not book.readings("Drink 2.")


@pytest.mark.parametrize(
    "run",
    [
        passed,
        partial(passed),
        partial(lambda zone, context, n: None, "deck"),
        partial(lambda context, n, zone: None, zone="deck"),
        lambda context, n, sign=1, *, zone="deck": None,
        lambda *args, **said: None,
        lambda *args, n: None,
        Inn().serve,
        wraps(lambda n: None)(lambda context, **said: None),
        wraps(passed)(lambda context, **said: None),
    ],
)
def test_what_takes_them_is_registered_however_it_is_written(run: Any) -> None:
    book = phrasebook()
    book.action("drink {n}")(run)
    (clause,) = book.readings("Drink 2.")
    assert clause.run("context") is None
