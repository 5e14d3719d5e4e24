"""How idioms and states are worded, and what is counted by itself."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH, IT, NOBODY, SOMEBODY
from tabletop.grammar.english import noun_phrases
from tabletop.grammar.english.positions import answer as in_own_words
from tabletop.grammar.english.verbs import inflected, several, third
from tabletop.grammar.function import Function, worded
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People, Single


def words(
    grammar: Grammar,
    made: Function,
    ways: Sequence[tuple[str, Mapping[str, Any]]],
    category: str,
    printed: int = 1,
) -> None:
    """An idiom, in each of some *ways*, with what they say without a gap; the first so many are
    *printed*."""
    construction = made.construction()
    construction.category = category or construction.category
    for number, (template, fixed) in enumerate(ways):
        worded(construction, template, number < printed, **fixed)
    grammar.add(construction)
    if construction.category == "cost":  # you may discard this to draw 1 card
        bought = made.construction()
        bought.category, bought.take = "cost/plain", lambda said: None
        bought.wordings = [w for w in construction.wordings if not w.template.startswith("the ")]
        grammar.add(bought)


def event(grammar: Grammar, made: Function, templates: Sequence[str]) -> None:
    """What is awaited, and nothing else is said of; all *templates* are printed."""
    construction = made.construction()
    for template in templates:
        worded(construction, template)
    grammar.add(construction)


def single_state(grammar: Grammar, made: Function, of: Single, frames: Sequence[str]) -> None:
    """Something that is true of the only one of its kind."""
    whole = made.construction()
    for number, frame in enumerate(frames):
        worded(whole, f"{of.name} {inflected(frame, third)}", number == 0)
    grammar.add(whole)


_ADJECTIVE = re.compile(r"\[be\] ([a-z]+)")
"""The frame of what somebody is, which may stand before a noun: `each hurt Hero`."""


def state(
    of: People, made: Function, frames: Sequence[str], that: bool, adjective: bool = False
) -> None:
    """Something that is true of people; (*that*) behind a noun, too, or before it, if it is an
    *adjective* printed there."""
    for number, frame in enumerate(frames):
        _so(of, made, frame, {}, number == 0, that)
        if that and (is_so := _ADJECTIVE.fullmatch(frame)) is not None:
            printed = adjective and number == 0
            noun_phrases.adjective(of, Said(made, {"who": EACH}), is_so[1], printed)


def stands_behind(of: People, made: Function, frames: Sequence[str]) -> None:
    """What people are, in few words right behind a noun: `a Knight in Limbo`."""
    construction = made.construction("that")
    construction.category = f"{of.id}/behind"
    for number, frame in enumerate(frames):
        worded(construction, frame.removeprefix("[be] "), number == 0, who=EACH)
    of.grammar.add(construction)


def behind(of: People, made: Function, words: str) -> None:
    """The same behind `with`; what begins with `no`, behind `without`."""
    for category, lead in (("with", ""), ("without", "no ")):
        if words.startswith(lead):
            construction = made.construction("that")
            construction.category = category
            construction.take = lambda said: None
            thing = words.removeprefix(lead)
            several = f"|{thing}s" if lead and "{" not in thing else ""
            template = f"(any|a|) ({thing}{several})" if lead else thing
            worded(construction, template, False, who=EACH)
            of.grammar.add(construction)


def also_so(of: People, made: Function, frame: str, fixed: Mapping[str, Any]) -> None:
    """Read *frame*, too, for a state; what it says without a gap is *fixed*."""
    _so(of, made, frame, fixed, house=False, that=True)


def _so(
    of: People, made: Function, frame: str, fixed: Mapping[str, Any], house: bool, that: bool
) -> None:
    """Say a state in the words of *frame*, about somebody and (*that*) behind a noun."""
    whole, behind = made.construction(), made.construction("that")
    those = made.construction("that")
    those.category = "that/+"
    who = made.slots["who"].category  # type: ignore[attr-defined]
    for people, form in ((f"{{who:{who}/1}}", third), (f"{{who:{who}/+}}", several)):
        worded(whole, f"{people} {inflected(frame, form)}", house, **fixed)
    worded(behind, inflected(frame, third), house, who=EACH, **fixed)
    worded(behind, inflected(frame, several), False, who=EACH, **fixed)
    worded(those, inflected(frame, several), house, who=EACH, **fixed)
    of.grammar.add(whole, *((behind, those) if that else ()))


def answers(people: People, answer: Function, together: People | None, yes: bool) -> None:
    """`it does`, `the party does`, `nobody does`: whoever was to, and those who act *together*."""
    made, does = answer.construction(), "does" if yes else "does not"
    if people.pronoun:
        worded(made, f"{people.pronoun} {does}", who=IT)
    if together is not None:
        worded(made, f"{together.word} {does}", who=together.id)
    if yes:
        worded(made, "somebody does", who=SOMEBODY)
        worded(made, "nobody does", who=NOBODY)
        made.also("(someone|anybody|anyone) does", who=SOMEBODY)
        made.also("no one does", "(none|nobody|no one) has", who=NOBODY)
        in_own_words(people.grammar, answer)
    people.grammar.add(made)


def count(grammar: Grammar, made: Function, one: Sequence[str], many: Sequence[str]) -> None:
    """What is counted by itself: *one* of it, and *many*."""
    for manner, templates in (("one", one), ("many", many)):
        construction = made.construction(manner)  # type: ignore[arg-type]
        for number, words in enumerate(templates):
            worded(construction, words, number == 0)
        if templates:
            grammar.add(construction)
