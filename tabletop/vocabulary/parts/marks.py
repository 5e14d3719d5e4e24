"""Counters that a card puts on itself, and sentences about them."""

from __future__ import annotations

from typing import Any

from tabletop.grammar.bounds import Bound
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import count, idiom
from tabletop.grammar.noun import unit
from tabletop.grammar.nouns import Single
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

MARKS = "marks"
"""The piece's counter for the number of counters that its text has put on it."""


class Marked(Deed, kw_only=True):
    """The piece `by` now has `n` counters, and had `was` before."""

    by: int
    n: int
    was: int
    rule: str = ""

    def do(self, play: Play) -> None:
        """Set the number of counters."""
        piece = play.table.pieces[self.by]
        play.count(MARKS, self.n, piece)
        play.say("{} has {} counters.", piece, self.n, rule=self.rule)


def add_marks(grammar: Grammar, this: Single, rule: str) -> None:
    """Add the words for counters on *this* card. *rule* is cited with them."""
    counter = unit(grammar, "counter", "counters")
    slots, here = {"n": counter.amount}, f"({this.name}|here)"

    def marked(context: Any) -> int:
        """The number of counters on the card."""
        return int(context.card.counters.get(MARKS, 0))

    def marks(context: Any, by: int) -> Rules[bool]:
        was = marked(context)
        now = max(0, was + by)
        if now == was:
            return False
        yield from context.propose(Marked(by=context.card.id, n=now, was=was, rule=rule))
        return True

    def puts(context: Any, n: int) -> Rules[bool]:
        """Put this number of counters on it."""
        return (yield from marks(context, n))

    def removes(context: Any, n: int) -> Rules[bool]:
        """Remove this number of counters from it."""
        return (yield from marks(context, -n))

    def removes_all(context: Any) -> Rules[bool]:
        """Remove all counters from it."""
        return (yield from marks(context, -marked(context)))

    def are_there(context: Any, so: Bound) -> bool:
        """Whether it has this number of counters."""
        return so.holds(marked(context))

    def come_to(context: Any, so: Bound) -> bool:
        """Whether it reaches this number of counters."""
        deed = context.deed
        own = isinstance(deed, Marked) and deed.by == context.card.id
        return own and so.holds(deed.n) and not so.holds(deed.was)

    idiom(
        grammar, "action", f"put {{n}} on {this.name}", f"(put|place|lay|add) {{n}} (on|to) {here}",
        run=puts, slots=slots, sort="counters", name="put counters on this",
    )  # fmt: skip
    idiom(
        grammar, "action", f"remove {{n}} from {this.name}",
        f"(remove|take) {{n}} (from|off) {here}", run=removes, slots=slots, sort="counters",
        name="remove counters from this",
    )  # fmt: skip
    idiom(
        grammar, "action", f"remove all counters from {this.name}",
        f"remove (all|every) (the|) (counter|counters) (from|on) {here}", "remove all counters",
        run=removes_all, sort="counters", name="remove all counters from this",
    )  # fmt: skip
    on = f"(on {this.name}|here)"
    count(
        grammar, (f"counter {on}",), (f"the number of counters {on}",), marked,
    )  # fmt: skip
    _so_many(grammar)
    words = f"there are {{so}} {on}", f"(there is|{this.name} has) {{so:marked}} ({on}|on it|)"
    so_many = {"so": "marked"}
    idiom(grammar, "condition", *words, run=are_there, slots=so_many, sort="counters",
          name="there are so many counters")  # fmt: skip
    idiom(grammar, "trigger", *words, run=come_to, slots=so_many, sort="counters",
          name="when there are so many counters", deed=Marked)  # fmt: skip


def _so_many(grammar: Grammar) -> None:
    """`3 counters`, `3 or more counters`, `no counters`."""
    just = Construction(
        "marked",
        lambda parts: Bound("=", parts["n"]),
        lambda said: {"n": said.n} if said.how == "=" else None,
    )
    just.also("{n:one} counter", "{n:many} counters")
    for wording in just.wordings:
        wording.house = True
    grammar.add(just.also("no counters", n=0))
    for how in (">=", "<="):

        def take(said: Any, how: str = how) -> Parts | None:
            return {"it": said} if said.how == how else None

        made = Construction("marked", lambda parts: parts["it"], take)
        made.also("{it:bound/counter}")
        made.wordings[0].house = True
        grammar.add(made)
    grammar.kind("marked")
