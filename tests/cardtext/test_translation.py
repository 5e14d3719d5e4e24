"""Phrases in another language: what they print is read back to the same values."""

from __future__ import annotations

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse, write
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Choice, Counted, Noun, Number, Word
from tabletop.cardtext.translation import Translation

WHO = Noun({"you": "you", "knight": "a Knight", "squire": "a Squire"})
BOOK = Phrasebook(
    n=Number(),
    who=WHO,
    whom=Choice(WHO),
    cards=Counted("card", "cards"),
    bearer=Word(("ferryman", "chorister")),
)
TEMPLATES = {
    "when {who} may lock {whom}": "wenn {who:accusative} {whom:accusative} fesseln darf",
    "roll the {die}": "wirf den {die}",
    "lock {whom}": "fessle {whom:accusative}",
    "{who} is free": "{who} ist frei",
    "draw {n:cards}": "zieh {n:cards_drawn}",
    "pay {n}": "zahle {n}",
    "until dawn": "bis zum Morgen",
}
ROLES = ("trigger", "action", "action", "quest", "action", "cost", "duration")
for template, role in zip(TEMPLATES, ROLES, strict=True):
    BOOK.add(template, role, deed=Noun if role == "trigger" else None)

LISTS = {
    "": {
        "or": "oder",
        "you": "du",
        "knight": "ein Ritter",
        "squire": "ein Knappe",
        "ferryman": "Fährmann",
        "chorister": "Chorknabe",
        "one": "Karte",
        "many": "Karten",
    },
    "accusative": {"you": "dich", "knight": "einen Ritter", "squire": "einen Knappen"},
    "cards_drawn": {},
}

GERMAN = {
    "Ferryman: when you may lock a Knight or a Squire, pay 3: draw 1 card and lock you until dawn.":
        "Fährmann: wenn dich einen Ritter oder einen Knappen fesseln darf, zahle 3: "
        "zieh 1 Karte und fessle dich bis zum Morgen.",
    "1-5: draw 12 cards.": "1-5: zieh 12 Karten.",
    "Roll the D20.": "Wirf den D20.",
    "You is free.": "Du ist frei.",
    "Lock a Squire, you or a Knight.": "Fessle einen Knappen, dich oder einen Ritter.",
}  # fmt: skip


def translation() -> Translation:
    made = Translation(BOOK, LISTS, "und")
    for phrase in BOOK:
        made.add(phrase, TEMPLATES[phrase.template])
    return made


@pytest.mark.parametrize("sentence", GERMAN)
def test_a_sentence_is_said_in_the_other_language_and_read_back(sentence: str) -> None:
    german = translation()
    (clause,) = parse(sentence, BOOK)
    assert isinstance(clause, Clause)
    assert german.text([clause]) == GERMAN[sentence]
    (read,) = parse(GERMAN[sentence], german.book)
    assert isinstance(read, Clause)
    assert [said.values for said in read.parts] == [said.values for said in clause.parts]
    assert [said.phrase.role for said in read.parts] == [said.phrase.role for said in clause.parts]
    assert str(german.back(read)) == sentence


def test_what_a_phrase_does_and_waits_for_is_the_same_in_every_language() -> None:
    book = Phrasebook(n=Number())

    @book.action("draw {n}")
    def draw(table: object, n: int) -> int:
        return n

    book.trigger("when it rains", Noun)(lambda deed: True)
    german = Translation(book, {"": {}}, "und")
    for phrase, template in zip(book, ("zieh {n}", "wenn es regnet"), strict=True):
        german.add(phrase, template)
    (clause,) = parse("Wenn es regnet, zieh 3.", german.book)
    assert isinstance(clause, Clause)
    assert clause.run("table") == 3
    assert clause.heads["trigger"].phrase.deed is Noun


def test_what_is_not_understood_stays_as_it_stands() -> None:
    said = parse("Roll the D20. Howl. Roll the D6.", BOOK)
    assert translation().text(said) == "Wirf den D20. Howl. Wirf den D6."
    assert write(said) == "Roll the D20. Howl. Roll the D6."


@pytest.mark.parametrize(
    ("template", "wrong"),
    [
        ("zieh Karten", "has not the slots"),
        ("zieh {n} {m}", "has not the slots"),
        ("zieh {n:genitive}", "no list of words 'genitive'"),
    ],
)
def test_a_template_that_does_not_fit_is_refused(template: str, wrong: str) -> None:
    made = Translation(BOOK, LISTS, "und")
    phrase = next(phrase for phrase in BOOK if phrase.template == "draw {n:cards}")
    with pytest.raises(ValueError, match=wrong):
        made.add(phrase, template)


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ({"knight": "ein Ritter"}, "no word for 'or'|no word for 'you'"),
        ({"or": "oder", "you": "du", "knight": "er", "squire": "er"}, "stand for two values"),
    ],
)
def test_words_that_are_missing_or_mean_two_things_are_refused(
    words: dict[str, str], wrong: str
) -> None:
    book = Phrasebook(whom=Choice(WHO))
    made = Translation(book, {"": words}, "und")
    with pytest.raises(ValueError, match=wrong):
        made.add(book.add("lock {whom}", "action"), "fessle {whom}")


def test_two_phrases_may_not_be_said_alike() -> None:
    made = Translation(BOOK, LISTS, "und")
    lock, free = (p for p in BOOK if p.template in ("lock {whom}", "roll the {die}"))
    made.add(lock, "wirf den {die}")
    with pytest.raises(ValueError, match="has not the slots"):
        made.add(free, "wirf den {die}")
    book = Phrasebook()
    other = Translation(book, {"": {}}, "und")
    other.add(book.add("howl", "action"), "heule")
    with pytest.raises(ValueError, match="already"):
        other.add(book.add("cry", "action"), "heule")
