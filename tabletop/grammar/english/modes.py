"""Reading who chooses one of several, and what these are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from tabletop.cardtext.clause import Actions
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import IMPLIED
from tabletop.grammar.chart import Chart
from tabletop.grammar.english.drafts import names_one
from tabletop.grammar.grammar import Grammar

MOST = 12
"""Actions of one body, and choices of one sentence."""

Done = Callable[[int], list[tuple[Actions, frozenset[int], int]]]
"""Every way to read one action or several from a token on."""


def choice(grammar: Grammar, chart: Chart, at: int, done: Done) -> Iterator[tuple[Said, int]]:
    """`choose one: ...; or ...`, `each Hero may choose one: ...; or ...`."""
    for said, behind in _chooser(grammar, chart, at):
        own = partial(_own, grammar, chart, done) if "who" in said.values else done
        for modes, end in _modes(chart, behind, (), own):
            if said.phrase.can_be(modes):  # type: ignore[attr-defined]
                yield replace(said, values={**said.values, "modes": modes}), end


def _own(
    grammar: Grammar, chart: Chart, done: Done, at: int
) -> list[tuple[Actions, frozenset[int], int]]:
    """The same, where `it` is who chooses: `a Hero chooses one: it draws 1 card, or ...`."""
    found = done(at)
    if chart.texts[at : at + 1] not in (["it"], ["they"]) or found:
        return found
    for said, end in chart.read("continued", at + 1):
        for who in (IMPLIED, "you"):
            mine = replace(said, values={**said.values, "who": who})
            if grammar.words("action", mine) is not None:
                found = [*found, ((mine,), frozenset(), end)]
                break
    return found


def _chooser(grammar: Grammar, chart: Chart, at: int) -> Iterator[tuple[Said, int]]:
    """Who chooses one of what stands behind."""
    texts = chart.texts
    if texts[at : at + 1] in (["choose"], ["Choose"]):
        if (behind := _one(chart, at + 1)) > 0:
            yield Said(grammar.choosing, {}), behind
        return
    for id, chooses in grammar.choosers.items():
        people = f"{id}/1" if getattr(chooses, "together", False) else id
        for who, behind in chart.read(people, at):
            may = chart.word(behind, "may")
            verb = behind + may
            chosen = texts[verb : verb + 1] in (["choose"], ["chooses"])
            if chosen and (end := _one(chart, verb + 1)) > 0:
                yield Said(chooses, {"who": who}, may=may), end


def one_chosen(grammar: Grammar, chart: Chart, at: int) -> Iterator[tuple[Said, int]]:
    """`choose a Hero: it draws 1 card`: a Hero draws it."""
    if chart.texts[at : at + 1] not in (["choose"], ["Choose"]):
        return
    for id in grammar.choosers:
        for who, behind in chart.read(id, at + 1):
            if names_one(who) and chart.texts[behind : behind + 2] == [":", "it"]:
                for said, end in chart.read("continued", behind + 2):
                    yield replace(said, values={**said.values, "who": who}), end


def _one(chart: Chart, at: int) -> int:
    """The token behind `one:`; 0 if that does not stand there."""
    texts = chart.texts
    for words in (["one", ":"], ["one", "of", "the", "following", ":"], ["one", "of", ":"]):
        if texts[at : at + len(words)] == words:
            return at + len(words)
    return 0


def _modes(
    chart: Chart, at: int, before: tuple[Actions, ...], done: Done
) -> Iterator[tuple[tuple[Actions, ...], int]]:
    for actions, then, behind in done(at):
        if then:
            continue
        parted = chart.texts[behind : behind + 1] in ([";"], [","])
        if chart.word(behind + parted, "or"):
            for last, other, end in done(behind + parted + 1):
                if not other:
                    yield (*before, actions, last), end
        elif parted and len(before) < MOST:
            yield from _modes(chart, behind + 1, (*before, actions), done)
