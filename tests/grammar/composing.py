"""Sentences composed at random from all that a grammar can say, and a slow reader of all readings.

The reader knows nothing of a chart: it shares a sentence out among the items of each wording in
every way, and so finds whatever can be read.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tabletop.cardtext.clause import Actions, Clause
from tabletop.cardtext.roles import Role
from tabletop.cardtext.subjects import IMPLIED, Such
from tabletop.grammar.grammar import Grammar

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
    else:
        body = (sample(grammar, whole, luck),)
    is_if = "if" in heads and bool(heads["if"].values)
    return Clause(
        body,
        heads,
        sample(grammar, "duration", luck) if luck.random() < 0.2 else None,
        grammar.joints,
        then,
        instead="trigger" in heads and luck.random() < 0.2,
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
    unsaid = second.values.get("who") == IMPLIED or second.phrase in grammar.reckoners
    if unsaid and (first.may or one):
        return (first,)
    return (first, second)


class Exhaustive:
    """Reads by trying every way to share out the tokens."""

    def __init__(self, grammar: Grammar, texts: list[str]) -> None:
        self._grammar, self.texts = grammar, texts
        self._open: set[tuple[str, int]] = set()
        self._known: dict[tuple[str, int], list[tuple[Any, int]]] = {}

    def read(self, category: str, at: int) -> list[tuple[Any, int]]:
        key = (category, at)
        if key in self._known:
            return self._known[key]
        if key in self._open:
            return []
        self._open.add(key)
        found: list[tuple[Any, int]] = []
        lexical = self._grammar.lexicon.lexical.get(category)
        if lexical is not None:
            value = lexical(self.texts[at]) if at < len(self.texts) else None
            found = [] if value is None else [(value, at + 1)]
        else:
            for construction in self._grammar.lexicon.by_category.get(category, ()):
                for wording in construction.wordings:
                    for parts, end in self.items(wording.items, at):
                        value = construction.make({**wording.fixed, **parts})
                        if value is not None and (value, end) not in found:
                            found.append((value, end))
        self._open.discard(key)
        self._known[key] = found
        return found

    def items(self, items: Any, at: int) -> list[tuple[dict[str, Any], int]]:
        if not items:
            return [({}, at)]
        first, rest = items[0], items[1:]
        if isinstance(first, str):
            if at < len(self.texts) and self.texts[at] == first:
                return self.items(rest, at + 1)
            return []
        made = []
        if hasattr(first, "category"):
            begun = [({first.name: v}, e) for v, e in self.read(first.category, at)]
        else:
            begun = [each for way in first.ways for each in self.items(way, at)]
        for parts, end in begun:
            for more, last in self.items(rest, end):
                made.append(({**parts, **more}, last))
        return made

    def word(self, at: int, text: str, category: str = "") -> bool:
        return at < len(self.texts) and self.texts[at] == text
