"""What joins the halves of a sentence: what is done behind an offer, or rather than something."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH, IT
from tabletop.grammar.chart import Chart
from tabletop.grammar.english.drafts import Draft
from tabletop.grammar.grammar import Grammar


def also_chooses(chart: Chart, cost: Said, at: int) -> bool:
    """Whether `and choose one:` stands at *at*, behind a *cost* that nobody pays: `use`."""
    joint = chart.texts[at : at + 1]
    parted = joint in (["and"], [","]) and chart.texts[at + 1 : at + 4] == ["choose", "one", ":"]
    return not cost.values and parted


def but_only(chart: Chart, at: int) -> int:
    """The token behind `, but only` at *at*, which stands before `if`."""
    for words in ([",", "but", "only"], ["but", "only"], [",", "only"], ["only"]):
        if chart.texts[at : at + len(words)] == words:
            return at + len(words)
    return at


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


_HEADS = ("trigger", "if", "duration")
_SPOKEN = {"it": (), "its": ("'s",)}
"""Pronouns of the only one of its kind, and what stands behind its name instead."""


def with_its_name(grammar: Grammar, chart: Chart) -> Chart | None:
    """`when the Target takes damage, it heals 1` with the name of the only one of its kind, where
    nobody else is named before the comma; None if it says nothing like that."""
    texts = chart.texts
    comma = texts.index(",") if "," in texts else 0
    if chart.watched or _SPOKEN.keys().isdisjoint(texts[comma:]):
        return None
    named = {name for at in range(comma) for name, _ in chart.read("single", at)}
    for at, category in product(range(comma), _HEADS):
        for said, end in chart.read(category, at):
            if end == comma and isinstance(said, Said) and said.phrase in grammar.of_single:
                named.add(grammar.of_single[said.phrase])
    people = any(
        end <= comma
        for at, id in product(range(comma), grammar.choosers)
        for _, end in chart.read(id, at)
    )
    first = {name for name, end in chart.read("single", 1) if end < comma}
    if len(named) != 1 or (people and named != first):  # whoever does it is spoken of first
        return None
    (name,) = named
    if not _SPOKEN.keys().isdisjoint(name.split()):
        return None
    made = texts[:comma]
    for word in texts[comma:]:
        made += [*name.split(), *_SPOKEN[word]] if word in _SPOKEN else [word]
    return chart.of(made)


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
