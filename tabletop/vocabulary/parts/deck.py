"""The deck: looking at its top cards, taking some and putting the rest elsewhere."""

from __future__ import annotations

from functools import partial

from tabletop.executor.questions import Asks
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.nouns import Unit
from tabletop.vocabulary.deck_top import MANY, Takes, Top


def add_looking(
    grammar: Grammar, asks: Asks, takes: Takes, rule: str, card: Unit, pile: str = ""
) -> None:
    """Add the words for looking at the top of the deck and for using the cards. They can be
    discarded if there is a *pile* for that."""
    top = Top(asks, takes, rule)
    number = {"n": "number"}

    def said(template: str, *also: str, run: object, back: bool = True) -> None:
        idiom(grammar, "action", template, *also, run=run, slots=number, back=back, sort="deck")  # type: ignore[arg-type]

    idiom(
        grammar, "action", "look at the top {n} of the deck",
        ("look at the top card of the deck", {"n": 1}),
        run=top.looks, slots={"n": f"plain/{card.id}"}, sort="deck",
    ).reveals = True  # fmt: skip
    of = "of (them|these cards|those cards)"
    said(f"put {{n}} {of} into your hand", f"(take|draw|keep) {{n}} {of}", run=top.has)
    rest = "(the rest|the others|the other cards|the other card|them|all of them)"
    under = "(on|at|to) the bottom of the deck"
    said(
        f"put {rest} {under} in any order", f"put {rest} {under}", f"{rest} {under} in any order",
        f"{rest} {under}", run=partial(top.puts, under=True),
    )  # fmt: skip
    back = "back (on top|on top of the deck|)"
    said(
        f"put {rest} back in any order", f"put {rest} {back} in any order", f"put {rest} {back}",
        run=partial(top.puts, under=False),
    )  # fmt: skip
    if pile:
        throws = partial(top.throws, pile=pile)
        said(f"discard {{n}} {of}", run=throws)
        said(f"discard {rest}", run=partial(throws, n=MANY))
