"""How German words idioms and states, and what is counted by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH, IT, NOBODY, SOMEBODY
from tabletop.grammar.construction import of_value
from tabletop.grammar.function import Function, worded
from tabletop.grammar.german.declension import ENDINGS
from tabletop.grammar.german.framing import ASKED, MAIN, filled, in_category, subjects, tables
from tabletop.grammar.german.verbs import FRAME, Form, Predicate, predicate
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People, Single
from tabletop.grammar.wording import plain


def words(
    grammar: Grammar,
    made: Function,
    ways: Sequence[tuple[str, Mapping[str, Any]]],
    category: str,
    printed: int = 1,
) -> None:
    """An idiom: its words, in which a verb may be marked behind its subject and a stroke: `sein
    Besitzer | zweimal [handeln]`."""
    said = filled(tables(grammar).form("idioms", made.part), made)
    construction = made.construction()
    construction.category = category or construction.category
    other = in_category(made, f"{construction.category}{ASKED}")
    if made.role == "condition":
        other.category = f"condition{MAIN}/0"
    for first, behind in _orders(said, made):
        worded(construction, first)
        worded(other, behind)
    grammar.add(construction, other)


def event(grammar: Grammar, made: Function, templates: Sequence[str]) -> None:
    """What is awaited, and nothing else is said of."""
    said = filled(tables(grammar).form("idioms", made.part), made)
    construction = made.construction()
    for first, _ in _orders(said, made):
        worded(construction, first)
    grammar.add(construction)


def _orders(said: str, made: Function) -> Iterator[tuple[str, str]]:
    """What is *said* where it stands first, and behind what comes first; of a condition behind
    `wenn`, and as a sentence of its own."""
    if FRAME.match(said) is None:
        yield said, said
        return
    subject, stroke, frame = said.rpartition(" | ")
    done = predicate(frame)
    if not stroke:
        yield done.told(), done.told()
        return
    people = made.slots["who"].category if subject == "{who}" else ""  # type: ignore[attr-defined]
    one: tuple[tuple[str, Form], ...] = ((subject, "er"),)
    for who, form in subjects(people) if people else one:
        if made.role in ("condition", "trigger"):
            yield done.final(who, form), done.main(who, form)
        else:
            yield done.main(who, form), done.asked(who, form)


def _state(grammar: Grammar, made: Function) -> Predicate:
    known, positive = tables(grammar), made.part.replace("not: ", "", 1)
    if positive != made.part and not known.has("states", made.part):
        found = known.predicate("states", positive).negated()
    else:
        found = known.predicate("states", made.part)
    return found.having(filled(found.middle, made))


def single_state(grammar: Grammar, made: Function, of: Single, frames: Sequence[str]) -> None:
    """Something that is true of the only one of its kind."""
    so, name = _state(grammar, made), tables(grammar).noun(plain(of.name)).called()
    add_condition(grammar, made, so, ((name, "er"),))


def state(
    of: People, made: Function, frames: Sequence[str], that: bool, adjective: bool = False
) -> None:
    """Something that is true of people; (*that*) in a relative clause, and before the noun."""
    grammar, so = of.grammar, _state(of.grammar, made)
    who = made.slots["who"].category  # type: ignore[attr-defined]
    add_condition(grammar, made, so, subjects(who))
    if that:
        add_relative(grammar, made, so)
        for ending in ENDINGS if so.adjective else ():
            said = Said(made, {"who": EACH})
            words = f"{so.adjective}{ending}"
            grammar.add(of_value(f"{of.id}/adjective/{ending}", said, words))


def add_condition(grammar: Grammar, made: Function, so: Predicate, who: Any) -> None:
    """Say what is *so* of *who* behind `wenn`, and as a sentence of its own."""
    whole, main = made.construction(), in_category(made, f"condition{MAIN}/0")
    for each, form in who:
        worded(whole, so.final(each, form))
        worded(main, so.main(each, form))
    grammar.add(whole, main)


def add_relative(
    grammar: Grammar, made: Function, so: Predicate, only: Callable[[Said], bool] = bool
) -> None:
    """Say what is *so* of a noun that the clause is about, of *only* what fits."""
    that, several = in_category(made, "that/0", only), in_category(made, "that/+", only)
    worded(that, so.final("", "er"), True, who=EACH)
    worded(several, so.final("", "sie"), True, who=EACH)
    grammar.add(that, several)


def behind(of: People, made: Function, words: str) -> None:
    """Nothing: it is said in a relative clause."""


def stands_behind(of: People, made: Function, frames: Sequence[str]) -> None:
    """What people are, in few words right behind a noun: `ein Ritter im Limbus`."""
    construction = in_category(made, f"{of.id}/behind")
    worded(construction, _state(of.grammar, made).middle, True, who=EACH)
    of.grammar.add(construction)


def also_so(of: People, made: Function, frame: str, fixed: Mapping[str, Any]) -> None:
    """Nothing: it is only read."""


def answers(people: People, answer: Function, together: People | None, yes: bool) -> None:
    """`wenn sie das tut`, `wenn niemand das tut`: whoever was to, and those who act *together*."""
    grammar, so = people.grammar, _state(people.grammar, answer)
    made = answer.construction()
    if people.pronoun:
        gender = tables(grammar).noun(people.word).gender
        worded(made, so.final(_PRONOUNS[gender], "er"), True, who=IT)
    if together is not None:
        name = tables(grammar).noun(together.word).called()
        worded(made, so.final(name, "er"), True, who=together.id)
    if yes:
        worded(made, so.final("jemand", "er"), True, who=SOMEBODY)
        worded(made, so.final("niemand", "er"), True, who=NOBODY)
    grammar.add(made)


_PRONOUNS = {"m": "er", "f": "sie", "n": "es"}


def count(grammar: Grammar, made: Function, one: Sequence[str], many: Sequence[str]) -> None:
    """What is counted by itself: `jeden gefallenen Helden; gefallene Helden`."""
    said = tables(grammar).form("counts", made.template)
    for manner, template in zip(("one", "many"), said.split(";"), strict=False):
        construction = made.construction(manner)  # type: ignore[arg-type]
        worded(construction, filled(template.strip(), made))
        grammar.add(construction)
