"""How German words periods: how often, when they begin and end, and until when something lasts."""

from __future__ import annotations

from tabletop.cardtext.subjects import EACH
from tabletop.grammar.construction import of_value
from tabletop.grammar.function import Function, worded
from tabletop.grammar.german.amounts import bounding
from tabletop.grammar.german.declension import DER, JEDER, Case, Determiner, Gender, Noun
from tabletop.grammar.german.framing import MAIN, in_category, tables
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People

_NEXT = "nächst"
_TO: dict[Gender, str] = {"m": "zum", "n": "zum", "f": "zur"}


def _noun(grammar: Grammar, made: Function) -> Noun:
    return tables(grammar).time(made.part)


def often(grammar: Grammar, limit: Function, name: str, called: str) -> None:
    """`einmal je Zug`, `in diesem Zug`."""
    noun = _noun(grammar, limit)
    made = limit.construction()
    worded(made, f"einmal je {noun.form(noun.gender, 'dative')}")
    this = Determiner("dies").before(noun, noun.gender, "dative")
    grammar.add(made, of_value("period", name, f"in {this}"))


def moment(
    grammar: Grammar, made: Function, edge: str, whose: str, called: str, printed: str = ""
) -> None:
    """`zu Beginn deines Zuges`, `am Ende jedes Zuges`."""
    noun = _noun(grammar, made)
    of = (Determiner("dein", "ein") if whose == "your" else JEDER).before(
        noun, noun.gender, "genitive"
    )
    construction = made.construction()
    construction.category = "moment"
    worded(construction, f"{_EDGES[edge]} {of}")
    grammar.add(construction)


_EDGES = {"start": "zu Beginn", "end": "am Ende"}


def lasting(grammar: Grammar, made: Function, name: str, called: str, people: str = "") -> None:
    """`bis zum Ende des Zuges`, `bis zum Ende deines Zuges`."""
    _until(grammar, made, people, "bis zum Ende", "genitive", DER)


def lasting_next(
    grammar: Grammar, made: Function, name: str, called: str, people: str = ""
) -> None:
    """`bis zum Ende des nächsten Zuges`, `bis zum Ende deines nächsten Zuges`."""
    next_one = DER._replace(adjective=_NEXT)
    _until(grammar, made, people, "bis zum Ende", "genitive", next_one)


def lasting_till(
    grammar: Grammar, made: Function, name: str, called: str, people: str = ""
) -> None:
    """`bis zum nächsten Zug`, `bis zu deinem nächsten Zug`."""
    noun = _noun(grammar, made)
    if people:
        _until(grammar, made, people, "bis zu", "dative", DER._replace(adjective=_NEXT))
        return
    construction = made.construction()
    worded(construction, f"bis {_TO[noun.gender]} {_NEXT}en {noun.form(noun.gender, 'dative')}")
    grammar.add(construction)


def _until(
    grammar: Grammar, made: Function, people: str, words: str, case: Case, which: Determiner
) -> None:
    noun = _noun(grammar, made)
    construction = made.construction()
    period = which.before(noun, noun.gender, case)
    if people:
        article, _, rest = period.partition(" ")
        period = f"{{who:{people}/owner/{article}}} {rest}"
    worded(construction, f"{words} {period}")
    grammar.add(construction)


def owners(people: People) -> None:
    """Have the words for whose period it is, in place of an article: `deines`, `seiner`."""
    grammar = people.grammar
    genders: tuple[Gender, ...] = ("m", "f")
    cases: tuple[Case, ...] = ("genitive", "dative")
    for gender in genders:
        for case in cases:
            article = DER.word(gender, case)
            category = f"{people.id}/owner/{article}"
            if category not in grammar.lexicon.by_category:
                for value, stem in (("you", "dein"), (EACH, "sein")):
                    whose = Determiner(stem, "ein").word(gender, case)
                    grammar.add(of_value(category, value, whose))


def next_moment(grammar: Grammar, waits: Function, until: Function, called: str, own: bool) -> None:
    """Nothing: it is only read."""


def first_time(grammar: Grammar, limit: Function, name: str, called: str) -> None:
    """Nothing: it is only read."""


def during(grammar: Grammar, state: Function, *templates: str, **fixed: str) -> None:
    """Nothing: `solange` says so."""


def numbers(grammar: Grammar) -> None:
    """Have the words for which period it is, by its number: `3 oder später`."""
    if "which" in grammar.lexicon.by_category:
        return
    for how, words in ((">=", " oder später"), ("<=", " oder früher"), ("=", "")):
        grammar.add(bounding("which", how, f"{{n:number}}{words}"))


def numbered(grammar: Grammar, made: Function, name: str, of: str) -> None:
    """`wenn es Runde 3 oder später ist`."""
    called = _noun(grammar, made).one
    final, main = made.construction(), in_category(made, f"condition{MAIN}/0")
    worded(final, f"es {called} {{so:which}} ist")
    worded(main, f"es ist {called} {{so:which}}")
    grammar.add(final, main)


def nth_moment(grammar: Grammar, made: Function, edge: str, name: str, of: str) -> None:
    """`am Ende von Runde 3`."""
    construction = made.construction()
    construction.category = "moment"
    worded(construction, f"{_EDGES[edge]} von {_noun(grammar, made).one} {{n:number}}")
    grammar.add(construction)


def every_nth(grammar: Grammar, made: Function, edge: str, name: str) -> None:
    """Nothing: no card in German waits for every third of them."""
