"""Hands: drawing and discarding cards, and the number of cards in hand."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from tabletop.cardtext.phrase_function import Run
from tabletop.grammar.frames import PLAIN, Voice
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.measure import Measure, measure
from tabletop.grammar.nouns import People, Unit
from tabletop.grammar.verb import ALL, Does, Happens, Verb, verb
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

Lets = Callable[[Any, int, int], Rules[bool]]
"""Lets somebody draw or discard a number of cards; returns whether they did."""
Lacks = Callable[[Any, int, int], Refusal | None]
"""Returns why somebody does not have that many cards, or None."""


def add_drawing(
    grammar: Grammar,
    people: People,
    card: Unit,
    does: Does,
    drawn: type[Deed] | Happens | None,
    *also: str,
    name: str = "draw",
    moment: tuple[str, ...] = (),
    voice: Voice = PLAIN,
    only: Collection[str] = ALL,
    order: Run | None = None,
) -> Verb:
    """Add the words for drawing. Each drawn card is announced as *drawn*, before and after.

    *also* are other frames. The verb is called *name*, and *moment* words its trigger, if it
    differs from most games. An *order* to draw names nobody.
    """
    one, many = card.one, card.many
    return verb(
        grammar, name, people, "[draw] {n}", *also, does=does, unit=card, deed=drawn,
        reveals=True,
        moment=moment or (f"[draw] a {one}", f"[draw] ({many}|1 {one})"),
        ban=moment[:1] or (f"[draw] ({many}|a {one})",), voice=voice, only=only,
        order=order,
    )  # fmt: skip


def add_discarding(
    grammar: Grammar,
    people: People,
    card: Unit,
    discard: Lets,
    lacks: Lacks,
    discarded: type[Deed],
) -> Verb:
    """Add the words for discarding cards of one's own choice. A person who *lacks* cards cannot pay
    with them."""

    def discards(context: Any, who: int, n: int) -> Rules[bool]:
        """Discard this number of cards, chosen by their owner."""
        return discard(context, who, n)

    def unable(context: Any, who: int, n: int) -> Refusal | None:
        """Why there are not enough cards, or None."""
        return lacks(context, who, n)

    return verb(
        grammar, "discard", people, "[discard] {n}", "[throw] away {n}",
        "[choose] and [discard] {n}", "[choose] and [discard] {n} (from|in) (your|their|the) hand",
        "[discard] {n} (from|in) (your|their|the|) hand",
        does=Does(discards, lacks=unable), unit=card, deed=discarded,
        moment=("[discard] a card", "[discard] (cards|1 card)"),
        ban=("[discard] (cards|a card)",),
    )  # fmt: skip


def add_hands(
    grammar: Grammar, people: People, held: Unit, size: Callable[[Table, int], int]
) -> Measure:
    """Add the words for the number of cards in somebody's hand."""
    return measure(
        grammar, held.many, people, held, size,
        has=("[have]", "[hold]"),
        one=("card in your hand", "card you hold"),
        many=("the number of cards in your hand", "the number of cards you hold"),
    )  # fmt: skip
