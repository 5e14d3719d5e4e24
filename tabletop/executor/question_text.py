"""The words of questions that sentences ask: whom, what is to be done, and what happens
otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tabletop.cardtext.clause import Clause, capitalised
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import Named

CIRCUMSTANCES = ("trigger", "if")
"""The heads of a sentence that say when or why it asks."""


def told_of(said: Said, name: str) -> str:
    """What *said* does to a named person: `Elf loses 1 Life`."""
    return said.of(Named(name))


def circumstances(clause: Clause, doer: str) -> str:
    """When, or why, a sentence asks, in brackets; empty if it does not say. *doer* is who did what
    it waits for, if that is not the person it asks."""
    heads = [
        told_of(clause.heads[role], doer) if doer and role == "trigger" else str(clause.heads[role])
        for role in CIRCUMSTANCES
        if role in clause.heads
    ]
    return f" ({', '.join(heads)})" if heads else ""


def to(title: str, name: str, clause: Clause, doer: str = "") -> str:
    """The beginning of a question: the card that asks, whom, and why: `Temple, to Elf (if ...):`.
    The *doer* of what it waits for is named, too."""
    whom = f"{title}, to {name}" if name not in ("", title) else title
    return f"{whom}{circumstances(clause, doer)}:"


def sentence(sayings: Iterable[str]) -> str:
    """Several actions as one sentence."""
    return f"{capitalised(' and '.join(sayings))}."


def befalls(clause: Clause, mine: bool) -> str:
    """The result of a sentence: addressed to the one affected if it is *mine*, otherwise as it
    stands."""
    return " and ".join(said.addressed if mine else f"{said}" for said in clause.body)


def unless(vain: Callable[[], str], otherwise: str) -> str:
    """What happens *otherwise*; empty if nothing would, because it is in *vain*."""
    return "" if vain() else otherwise
