"""Sentences composed at random from all that a grammar can say."""

from __future__ import annotations

from random import Random
from typing import Any

from tabletop.cardtext.clause import Actions, Clause
from tabletop.cardtext.roles import Role
from tabletop.cardtext.subjects import IMPLIED, Such
from tabletop.grammar.choosing import acts_together
from tabletop.grammar.english.drafts import is_unsaid
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.subjects import SAME
from tabletop.grammar.wording import Gap, Items

DEEP, DEEPEST = 4, 9
"""How deep things are said inside of each other before the plainest are taken, and at most."""


def sample(grammar: Grammar, category: str, luck: Random, depth: int = 0) -> Any:
    """Anything that can be said in a *category*, drawn from the abstract syntax; None if nothing
    can."""
    if category in grammar.examples:
        return luck.choice(grammar.examples[category])
    known = grammar.lexicon.by_category.get(category, ())
    choices = [(each, w) for each in known for w in each.wordings if w.house]
    luck.shuffle(choices)
    if depth > DEEP:
        choices.sort(key=lambda both: sum(1 for _ in both[1].gaps()))
    for construction, wording in choices:
        gaps = [*wording.gaps()] if depth < DEEPEST or not [*wording.gaps()] else None
        if gaps is None:
            continue
        parts = {gap.name: sample(grammar, gap.category, luck, depth + 1) for gap in gaps}
        if None in parts.values():
            continue
        value = construction.make({**wording.fixed, **parts})
        if value is not None:
            return value
    return None


HEADS: tuple[Role, ...] = ("limit", "trigger", "range", "if", "cost")


def sentence(grammar: Grammar, luck: Random) -> Clause | None:
    """One sentence; what it says need not make sense. None if it cannot be put together."""
    heads = {
        role: head
        for role in HEADS
        if luck.random() < 0.25 and (head := sample(grammar, role, luck)) is not None
    }
    if "range" in heads and "trigger" in heads:
        del heads["range"]
    whole = luck.choice(("modifier", "trait", "action", "action", "action", "action"))
    then: frozenset[int] = frozenset()
    body: Actions
    if whole == "action":
        body = actions(grammar, luck)
        then = frozenset(n for n in range(1, len(body)) if luck.random() < 0.3)
    elif (said := sample(grammar, whole, luck)) is None:
        return None
    else:
        body = (said,)
    duration = sample(grammar, "duration", luck) if luck.random() < 0.2 else None
    if duration is not None and duration.phrase.run is None:  # an action alone lasts for no time
        lasts = "trigger" in heads if whole == "action" else not body[0].phrase.back
        duration = duration if lasts else None
    is_if = "if" in heads and bool(heads["if"].values)
    return Clause(
        body,
        heads,
        duration,
        grammar.joints,
        then,
        instead="trigger" in heads
        and heads["trigger"].phrase.window == "would"
        and luck.random() < 0.5,
        unless=sample(grammar, "unless", luck) if luck.random() < 0.15 else None,
        otherwise=(sample(grammar, "action", luck),) if is_if and luck.random() < 0.3 else (),
    )


def actions(grammar: Grammar, luck: Random) -> Actions:
    """One action or two; the second may be of whom the first is about."""
    first = sample(grammar, "action", luck)
    if luck.random() < 0.7:
        return (first,)
    who = first.values.get("who") or first.phrase.about
    one = (who.noun if isinstance(who, Such) else who) not in (IMPLIED, "you", "")
    if first.may:
        second = sample(grammar, luck.choice(("continued/may", "action")), luck)
    else:
        second = sample(grammar, "continued" if one and luck.random() < 0.6 else "action", luck)
    unsaid = is_unsaid(second) or second.phrase in grammar.reckoners
    theirs = second.values.get("who") == IMPLIED or second.phrase in grammar.orders
    same = second.values.get("who") == SAME
    others = same and acts_together(second) is not acts_together(first)
    ordered = theirs and first.may  # who does the first does that, too
    if others or ordered or (unsaid and (first.may or one)):
        return (first,)
    return (first, second)


def spoken(grammar: Grammar, category: str, luck: Random, depth: int = 0) -> list[str] | None:
    """Words of a *category*, in whatever wording, also such as are never printed; None if none can
    be found that are not too deep."""
    if category in grammar.examples and category in grammar.lexicon.lexical:
        return grammar.words(category, luck.choice(grammar.examples[category]))
    ways = [w for each in grammar.lexicon.by_category.get(category, ()) for w in each.wordings]
    luck.shuffle(ways)
    for wording in ways if depth < DEEPEST else ():
        made = _said(grammar, wording.items, luck, depth + 1)
        if made is not None:
            return made
    return None


def _said(grammar: Grammar, items: Items, luck: Random, depth: int) -> list[str] | None:
    made: list[str] = []
    for item in items:
        if isinstance(item, str):
            made.append(item)
            continue
        inner = (
            spoken(grammar, item.category, luck, depth)
            if isinstance(item, Gap)
            else _said(grammar, luck.choice(item.ways), luck, depth)
        )
        if inner is None:
            return None
        made += inner
    return made
