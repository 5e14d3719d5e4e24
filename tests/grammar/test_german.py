"""German: it prints what an English grammar says, and reads it back to the same clauses."""

from __future__ import annotations

from dataclasses import replace
from inspect import isfunction, signature
from random import Random
from types import ModuleType

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.grammar.english.language import English
from tabletop.grammar.german.declension import CASES, Determiner, noun
from tabletop.grammar.german.language import German
from tabletop.grammar.german.tables import Tables
from tabletop.grammar.german.verbs import Predicate, predicate
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom, state
from tabletop.grammar.measure import measure
from tabletop.grammar.noun import kinds_of, names_of, people, unit, words
from tabletop.grammar.period import Own, period
from tabletop.grammar.relation import Whose, relation
from tabletop.grammar.translated import Translated
from tabletop.grammar.verb import verb
from tabletop.play.rules.deeds import Deed
from tests.grammar.composing import sentence


class Loses(Deed, kw_only=True):
    """Somebody loses so much."""

    who: int
    n: int


class Locks(Deed, kw_only=True):
    """Somebody locks somebody."""

    who: int
    whom: int


class TurnBegins(Deed, kw_only=True):
    """Somebody's turn begins."""

    who: int


class TurnEnds(Deed, kw_only=True):
    """Somebody's turn ends."""

    who: int


def _much(context: object, who: int, n: int) -> None:
    """So much is done."""


def _to(context: object, who: int, whom: int) -> None:
    """It is done to somebody."""


def declared() -> Grammar:
    """A toy game, in English."""
    grammar = Grammar(English())
    hero = people(grammar, "Hero", "Heroes")
    kinds_of(hero, "kinds", {"squire": ("Squire", "Squires"), "maiden": ("maiden", "maidens")})
    names_of(hero, "names", {"swan": "the Swan", "elsa": "Elsa"})
    card, health = unit(grammar, "card", "cards"), unit(grammar, "Health", much=True)
    measure(grammar, "Health", hero, health, lambda table, who: 1, ranks=False)
    verb(grammar, "lose Health", hero, "[lose] {n}", does=_much, deed=Loses, unit=health,
         moment=("[lose] Health",))  # fmt: skip
    verb(grammar, "draw", hero, "[draw] {n}", does=_much, deed=Loses, unit=card)
    verb(grammar, "lock", hero, "[lock] {whom}", does=_to, deed=Locks, slots={"whom": "who"},
         only=("done", "after", "before", "forbidden", "past"))  # fmt: skip
    state(grammar, hero, "[be] free", run=lambda context, who: True, negative=("[be] not free",),
          adjective=True)  # fmt: skip
    words(grammar, "place", {"tower": "the tower"})
    state(grammar, hero, "[be] in {place}", run=lambda context, who, place: True,
          slots={"place": "place"})  # fmt: skip
    relation(grammar, "guard", hero, hero, "[guard]", pairs=lambda context: (),
             whose=Whose("ward", "wards", printed=True))  # fmt: skip
    period(grammar, "turn", lambda table: 1, TurnBegins, TurnEnds, Own(hero, lambda table: 0))
    idiom(grammar, "action", "it snows", run=lambda context: None)
    idiom(grammar, "modifier", "it is dark")
    return grammar


TABLES = Tables(
    nouns={
        "Hero": "der Held, den Helden, die Helden",
        "Squire": "der Knappe, den Knappen, die Knappen",
        "maiden": "das Mädchen, die Mädchen",
        "Swan": "der Schwan, die Schwäne",
        "Elsa": "Elsa",
        "card": "die Karte, die Karten",
        "Health": "das Leben, die Leben",
        "ward": "der Schutzbefohlene(r)",
    },
    verbs={
        "lose Health": "{n:accusative} [verlieren]",
        "draw": "{n:accusative} [ziehen]",
        "lock": "{whom:accusative} [ein|sperren]",
    },
    states={"[be] free": "frei [sein]", "[be] in {place}": "{place} [sein]"},
    relations={
        "guard": "{whom:accusative} [hüten]",
        "of guard": "von {who:dative} [gehütet werden]",
    },
    measures={"Health": "{so:accusative} [haben]"},
    counts={"Health": "jedes Leben , das {who} hat (,|); Leben , die {who} hat (,|)"},
    times={"turn": "der Zug, des Zuges, die Züge"},
    idioms={"it snows": "es | [schneien]", "it is dark": "es | dunkel [sein]"},
    words={"place": {"tower": "im Turm"}},
)  # fmt: skip
ENGLISH = declared()
GERMAN = Translated(ENGLISH, German(TABLES))

SAID = {
    "Each Hero loses 2 Health.": "Jeder Held verliert 2 Leben.",
    "You may lose 1 Health.": "Du darfst 1 Leben verlieren.",
    "Lock a Squire or the Swan.": "Sperre einen Knappen oder den Schwan ein.",
    "Lock another maiden, then draw 1 card.": "Sperre ein anderes Mädchen ein, dann ziehe 1 Karte.",
    "When you lose Health, draw 1 card.": "Wenn du Leben verlierst, ziehe 1 Karte.",
    "When a Hero would lose 3 Health or more, instead draw 1 card.":
        "Wenn ein Held mindestens 3 Leben verlieren würde, ziehe stattdessen 1 Karte.",
    "You cannot lock the Swan.": "Du kannst den Schwan nicht einsperren.",
    "You cannot draw a card.": "Du kannst keine Karte ziehen.",
    "Lose 2 Health: draw 1 card.": "Verliere 2 Leben: ziehe 1 Karte.",
    "Draw 2 cards unless you lose 1 Health.": "Ziehe 2 Karten, außer wenn du 1 Leben verlierst.",
    "If you have lost Health this turn, draw 1 card.":
        "Wenn du in diesem Zug Leben verloren hast, ziehe 1 Karte.",
    "Draw 1 card for each other Hero that is free.":
        "Ziehe 1 Karte für jeden anderen freien Helden.",
    "Lock a Squire that you guard.": "Sperre einen Knappen, der von dir gehütet wird, ein.",
    "Each free maiden draws 2 cards and loses 1 Health.":
        "Jedes freie Mädchen zieht 2 Karten und verliert 1 Leben.",
    "If each Hero is not free and you have 2 Health or less, lock a Hero that has more Health than "
    "you, otherwise draw 1 card.":
        "Wenn jeder Held nicht frei ist und du höchstens 2 Leben hast, sperre einen Helden, der "
        "mehr Leben als du hat, ein, sonst ziehe 1 Karte.",
    "Until the end of your next turn, when you lose Health, each other Hero may draw 1 card.":
        "Bis zum Ende deines nächsten Zuges gilt: wenn du Leben verlierst, darf jeder andere Held "
        "1 Karte ziehen.",
    "A random Hero cannot lose Health until your next turn.":
        "Ein zufälliger Held kann bis zu deinem nächsten Zug nicht Leben verlieren.",
    "At the start of your turn, draw up to 2 cards.":
        "Zu Beginn deines Zuges ziehe bis zu 2 Karten.",
    "Once per turn, if Elsa is in the tower, it snows.":
        "Einmal je Zug, wenn Elsa im Turm ist, schneit es.",
    "Choose one: draw 1 card; or lose 2 Health.":
        "Wähle eines: ziehe 1 Karte; oder verliere 2 Leben.",
    "When you lose Health, each Hero chooses one: draw 1 card; or lose 2 Health.":
        "Wenn du Leben verlierst, wählt jeder Held eines: ziehe 1 Karte; oder verliere 2 Leben.",
    "A Squire may choose one: draw 1 card; or lose 2 Health.":
        "Ein Knappe darf eines wählen: ziehe 1 Karte; oder verliere 2 Leben.",
    "If you guard 3 free Squires, lock your ward.":
        "Wenn du 3 freie Knappen hütest, sperre einen Schutzbefohlenen von dir ein.",
    "If you guard more maidens than each other Hero, draw 1 card.":
        "Wenn du mehr Mädchen hütest als jeder andere Held, ziehe 1 Karte.",
}  # fmt: skip


def understood(grammar: Grammar, text: str) -> Clause:
    (clause,) = grammar.readings(text)
    return clause


@pytest.mark.parametrize("text", SAID)
def test_a_sentence_is_said_in_german_and_read_back(text: str) -> None:
    clause = understood(ENGLISH, text)
    assert GERMAN.sentence(clause) == SAID[text]
    assert GERMAN.readings(SAID[text]) == [clause]


def test_most_that_can_be_said_at_all_is_said_in_german_and_read_back() -> None:
    luck, told, lost = Random(7), 0, []
    for _ in range(60):
        clause = sentence(ENGLISH, luck)
        assert clause is not None
        said = GERMAN.sentence(clause)
        if said is not None and len(ENGLISH.readings(str(clause))) == 1:
            told += 1
            lost += [said] * (GERMAN.readings(said) != [clause])
    assert told > 40
    assert lost == []


def test_what_lacks_words_is_told_of_and_not_said() -> None:
    some = replace(TABLES, verbs={k: v for k, v in TABLES.verbs.items() if k != "draw"})
    lacking = Translated(ENGLISH, German(some))
    assert set(lacking.lacking) == {"[verbs] 'draw'"}
    assert lacking.sentence(understood(ENGLISH, "Draw 1 card.")) is None
    assert lacking.sentence(understood(ENGLISH, "Lock Elsa.")) == "Sperre Elsa ein."


def public(room: ModuleType) -> dict[str, list[str]]:
    """The parameters of the functions of a *room*, by name."""
    return {
        name: [*signature(each).parameters]
        for name, each in vars(room).items()
        if isfunction(each) and not name.startswith("_")
    }


@pytest.mark.parametrize("name", [*German.rooms])
def test_both_languages_are_asked_alike(name: str) -> None:
    asked, answered = public(English.rooms[name]), public(German.rooms[name])
    both = {each: told for each, told in answered.items() if each in asked}
    assert both
    assert both == {each: asked[each] for each in both}


def test_another_language_costs_nothing_until_it_is_asked_for() -> None:
    before = [len(each) for each in ENGLISH.lexicon.by_category.values()]
    Translated(ENGLISH, German(TABLES))
    assert [len(each) for each in ENGLISH.lexicon.by_category.values()] == before
    assert "@accusative" not in "".join(ENGLISH.lexicon.by_category)


@pytest.mark.parametrize(
    ("entry", "which", "forms"),
    [
        ("der Knappe, den Knappen, die Knappen", Determiner("ein", "ein", "frei"),
         ("ein freier Knappe", "einen freien Knappen", "einem freien Knappen")),
        ("die Figur, die Figuren", Determiner("jed", adjective="ander"),
         ("jede andere Figur", "jede andere Figur", "jeder anderen Figur")),
        ("das Mädchen, die Mädchen", Determiner("ein", "ein", "frei"),
         ("ein freies Mädchen", "ein freies Mädchen", "einem freien Mädchen")),
        ("der Gefangene(r)", Determiner("ein", "ein", "eigen"),
         ("ein eigener Gefangener", "einen eigenen Gefangenen", "einem eigenen Gefangenen")),
    ],
)  # fmt: skip
def test_what_stands_before_a_noun_agrees(
    entry: str, which: Determiner, forms: tuple[str, ...]
) -> None:
    made = noun(entry)
    assert tuple(which.before(made, made.gender, case) for case in CASES) == forms


@pytest.mark.parametrize(
    ("entry", "forms"),
    [
        ("der Schwan", ("der Schwan", "den Schwan", "dem Schwan")),
        ("sein Besitzer", ("sein Besitzer", "seinen Besitzer", "seinem Besitzer")),
        ("diese Figur", ("diese Figur", "diese Figur", "dieser Figur")),
        ("Elsa", ("Elsa", "Elsa", "Elsa")),
    ],
)
def test_the_only_one_of_a_kind_is_called_as_its_entry(entry: str, forms: tuple[str, ...]) -> None:
    assert tuple(noun(entry).called(case) for case in CASES) == forms


def parts_of(done: Predicate) -> tuple[str, ...]:
    return (
        done.told(), done.main("er", "er"), done.asked("du", "du"), done.final("sie", "sie"),
        done.would("er", "er"), done.has_done("er", "er"), done.modal("dürfen").main("er", "er"),
        done.negated().infinitive(), done.passive().final("er", "er"),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("frame", "forms"),
    [
        ("{whom:accusative} [zurück|rufen]",
         ("rufe W zurück", "er ruft W zurück", "rufst du W zurück", "sie W zurückrufen",
          "er W zurückrufen würde", "er W zurückgerufen hat", "er darf W zurückrufen",
          "W nicht zurückrufen", "er zurückgerufen wird")),
        ("{whom:accusative} in den Limbus [schicken]",
         ("schicke W in den Limbus", "er schickt W in den Limbus", "schickst du W in den Limbus",
          "sie W in den Limbus schicken", "er W in den Limbus schicken würde",
          "er W in den Limbus geschickt hat", "er darf W in den Limbus schicken",
          "W nicht in den Limbus schicken", "er in den Limbus geschickt wird")),
    ],
)  # fmt: skip
def test_a_verb_stands_where_its_clause_has_it(frame: str, forms: tuple[str, ...]) -> None:
    said = tuple(each.replace("{whom:accusative}", "W") for each in parts_of(predicate(frame)))
    assert said == forms
