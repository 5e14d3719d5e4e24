"""What joins the halves of a sentence: what is done behind an offer, or rather than something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH, IT
from tabletop.grammar.chart import Chart
from tabletop.grammar.english.drafts import Draft
from tabletop.grammar.grammar import Grammar


def also_chooses(chart: Chart, cost: Said, at: int) -> bool:
    """Whether `and choose one:` stands at *at*, behind a *cost* that nobody pays: `use`."""
    return not cost.values and chart.texts[at : at + 4] == ["and", "choose", "one", ":"]


def answered(chart: Chart, price: Said, at: int) -> Iterator[int]:
    """Where what is bought begins behind `; if it does,` at *at*: whoever may pay the *price*."""
    if chart.texts[at : at + 2] != [";", "if"]:
        return
    for so, end in chart.read("condition/0", at + 2):
        does = so.phrase.back and chart.texts[end - 1] in ("does", "do")
        if does and so.values.get("who") in _payers(price) and chart.word(end, ","):
            yield end + 1


def _payers(price: Said) -> tuple[Any, ...]:
    """The words for who may pay the *price* in an answer to that."""
    together = getattr(price.phrase.slots.get("who"), "together", False)
    return (IT, price.values.get("who") if together else EACH)


def may_be_otherwise(draft: Draft) -> bool:
    """Whether the body of *draft* can be what is done where something else is not done instead."""
    trigger = draft.heads.get("trigger")
    would = trigger is not None and trigger.phrase.window == "would"
    tails = draft.then or draft.instead or draft.otherwise or draft.unless or draft.duration
    plain = all(each.phrase.role == "action" and not each.may for each in draft.body)
    return plain and not (would or tails or "if" in draft.heads)


def with_its_noun(chart: Chart) -> Chart | None:
    """`... absolves a Sin; if nobody bears one, ...` with the noun that `one` stands for; None if
    it says nothing like that."""
    texts = chart.texts
    joint = next((n for n in range(len(texts)) if texts[n : n + 2] == [";", "if"]), -1)
    behind = texts.index(",", joint) if joint >= 0 and "," in texts[joint:] else -1
    if behind < 0 or texts[behind - 1] != "one" or chart.watched:
        return None
    article = next((n for n in range(joint - 1, -1, -1) if texts[n] in ("a", "an")), -1)
    if article < 0:
        return None
    return chart.of([*texts[: behind - 1], *texts[article:joint], *texts[behind:]])


def so_many_then(chart: Chart, first: Said, at: int) -> Iterator[tuple[int, int]]:
    """`8`, and `2 cards` of what the *first* is of: how much it is otherwise."""
    yield from chart.read("number", at)
    kind = first.phrase.slots.get("n")
    if kind is not None and (category := kind.category) != "number":  # type: ignore[attr-defined]
        for n, behind in chart.read(category, at):
            if isinstance(n, int):
                yield n, behind


def when_so(grammar: Grammar, chart: Chart, at: int) -> Iterator[tuple[Said, int]]:
    """`if ...`, `instead if ...`, and `while ...` of what is done at once."""
    at += chart.word(at, "instead")
    yield from chart.read("if", at)
    for said, behind in chart.read("duration", at):
        if said.phrase is grammar.so_long:
            yield Said(grammar.if_so, said.values), behind
