"""Harm and healing: damage that is dealt, prevented, reduced or taken by another; Health regained.

The book needs `who` (a `Subject`), `damage` (an `Amount` of `damage`) and `n`.
"""

from __future__ import annotations

from functools import partial

from tabletop.cardtext.amounts import Much
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.executor.context import Context
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.procedure import Rules
from tabletop.vocabulary.deed_phrases import proposes


class Suffered(Deed, kw_only=True):
    """An amount `n` of something happens to `who`. Games define the result."""

    who: int
    n: int


def add_damage(book: Phrasebook, damage: type[Suffered]) -> None:
    """Add the words for damage, a deed of the game."""
    book.add(
        "{who} [take] {n:damage}",
        "action",
        proposes(damage),
        also=(
            "{who} [suffer] {n:damage}",
            "{who} [receive] {n:damage}",
            "deal {n:damage} to {who}",
        ),
    )
    book.add("when {who} would take damage", "trigger", deed=damage)
    book.add("when {who} [take] damage", "trigger", deed=damage)
    book.add("{who} cannot take damage", "trait", deed=damage)
    add_changes(book)
    book.add("{who} [take] that damage", "action", partial(take_over, damage))


def add_changes(book: Phrasebook) -> None:
    """Add the words for changing damage before it is dealt."""
    book.add("prevent that damage", "action", prevent_all, also=("prevent all of it",))
    book.add("prevent {n} of that damage", "action", lessen, also=("prevent {n} of it",))
    book.add("that damage is {n} less", "action", lessen)
    book.add("that damage is {n} more", "action", change)
    book.add("that damage is doubled", "action", double)


def add_healing(book: Phrasebook, healing: type[Suffered]) -> None:
    """Add the words for healing."""
    book.add(
        "{who} [heal] {n:health}",
        "action",
        proposes(healing),
        also=(
            "{who} [heal] {n:health} Health",
            "{who} [regain] {n:health} Health",
            "{who} [recover] {n:health} Health",
        ),
    )
    book.add("when {who} would heal", "trigger", deed=healing)
    book.add("when {who} [heal]", "trigger", deed=healing)
    book.add("{who} cannot heal", "trait", deed=healing)


def add_death(book: Phrasebook, death: type[Deed]) -> None:
    """Add the words for dying."""
    book.add("{who} [die]", "action", proposes(death))
    book.add("when {who} would die", "trigger", deed=death)
    book.add("when {who} [die]", "trigger", deed=death)
    book.add("{who} cannot die", "trait", deed=death)


def change(context: Context, n: Much, sign: int = 1) -> bool:
    """Change the amount of the coming deed by a number, but not below 0."""
    deed = context.deed
    if deed is None or not hasattr(deed, "n"):
        return False
    before = deed.n
    deed.n = max(0, deed.n + sign * context.amount(n))
    context.much = abs(before - deed.n)
    deed.prevented |= not deed.n
    return True


def lessen(context: Context, n: Much) -> bool:
    """Prevent this amount of it."""
    return change(context, n, -1)


def prevent_all(context: Context) -> bool:
    """Prevent all of it."""
    return change(context, getattr(context.deed, "n", 0), -1)


def double(context: Context) -> bool:
    """Double it."""
    return change(context, getattr(context.deed, "n", 0), 1)


def take_over(damage: type[Suffered], context: Context, who: int) -> Rules[bool]:
    """Let somebody take it instead of the person it was meant for."""
    deed = context.deed
    if not isinstance(deed, Suffered):
        return False
    n, deed.n, deed.prevented = deed.n, 0, True
    done = yield from context.propose(damage(who=who, n=n))
    return not done.prevented
