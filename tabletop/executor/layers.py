"""Numbers that cards change: looked up when they are needed, in layers that explain themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tabletop.cardtext.amounts import Change
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.phrase import Phrase
from tabletop.executor.sentence import Sentence
from tabletop.play.rules.modifiers import IN_STAGES, STAGES, Part, Value


class Numbers:
    """The numbers of a game that sentences change.

    Most sentences name the number. Others are `of_this`: about what is done with their own card,
    possibly with numbers that depend on the phrase alone. A word may stand for `several` numbers. A
    `common` number is nobody's own: a change applies to all, whoever bears it. A phrase of `lowers`
    subtracts. Each part of a number names its card by `title`, and the `rule` by which cards change
    what is printed.
    """

    def __init__(
        self,
        title: Callable[[str], str] = str,
        rule: str = "",
        common: frozenset[str] = frozenset(),
        several: dict[str, frozenset[str]] | None = None,
    ) -> None:
        self.title, self.rule = title, rule
        self.common, self.several = common, several or {}
        self.of_this: dict[Phrase, frozenset[str]] = {}
        self.lowers: set[Phrase] = set()

    def changed(self, clause: Clause) -> Iterator[str]:
        """The numbers that a sentence changes."""
        if fixed := self.of_this.get(clause.phrase):
            yield from fixed
            return
        if clause.phrase.number:
            yield clause.phrase.number
        for name, value in clause.values.items():
            number = value.number if isinstance(value, Change) else value
            if isinstance(value, Change) or name == "stat":
                yield from self.several.get(number, (number,))

    def way(self, clause: Clause) -> int:
        """The sign of its amount: 1, or -1."""
        return -1 if clause.phrase in self.lowers else 1

    def raises(self, sentence: Sentence) -> bool:
        """Whether a sentence makes its number larger."""
        clause, amount = sentence.clause, sentence.by
        return (
            self.way(clause) * (amount if isinstance(amount, int) else getattr(amount, "n", 1)) > 0
        )


def reckon(printed: Part, parts: list[Part], least: int | None = None, rule: str = "") -> Value:
    """The number that *parts* make of the *printed* one: set, plus and minus, times, at least and
    at most, and within each layer in their order; at least *least*, by *rule*."""
    n = printed.n
    if not parts and (least is None or n >= least):
        return Value(n, (printed,))  # as most often
    if len(parts) > 1:
        parts = sorted(parts, key=lambda each: IN_STAGES.index(each.stage))
    n = in_layers(n, [(each.stage, each.n) for each in parts])
    if least is not None and n < least:
        parts = [*parts, Part(least - n, f"never below {least}", rule)]
        n = least
    return Value(n, (printed, *parts))


def in_layers(n: int, changes: Sequence[tuple[str, int]]) -> int:
    """The number that *changes*, each with its layer, make of *n*."""
    if len(changes) > 1:
        changes = sorted(changes, key=_layer)
    for stage, by in changes:
        n = STAGES[stage](n, by)  # type: ignore[index]
    return n


def _layer(change: tuple[str, int]) -> int:
    return IN_STAGES.index(change[0])  # type: ignore[arg-type]
