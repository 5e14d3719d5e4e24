"""What people are asked of a sentence: whom, what is to be done, and what comes otherwise."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.cardtext.clause import Clause, capitalised
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import IMPLIED, Named

CIRCUMSTANCES = ("trigger", "if")
"""The heads of a sentence that say when or why it is asked."""


def addressed(said: Said) -> str:
    """What *said* asks of somebody who is named before it: `pay 1 gold`."""
    return _with(said, IMPLIED)


def told_of(said: Said, name: str) -> str:
    """What *said* does to who is called so: `Elf loses 1 Life`."""
    return _with(said, Named(name))


def _with(said: Said, who: object) -> str:
    phrase = said.here or said.phrase
    values = {**said.values, "who": who}
    if "who" not in said.values or not phrase.has_words(values):
        return str(said)
    return phrase.print(values)


def circumstances(clause: Clause, doer: str) -> str:
    """When, or why, a sentence is asked about, in brackets; empty if it does not say. *doer* is
    who has done what it waits for, if that was somebody else than whom it asks."""
    heads = [
        told_of(clause.heads[role], doer) if doer and role == "trigger" else str(clause.heads[role])
        for role in CIRCUMSTANCES
        if role in clause.heads
    ]
    return f" ({', '.join(heads)})" if heads else ""


def to(title: str, name: str, clause: Clause, doer: str = "") -> str:
    """How a question begins: the card that asks, whom, and why: `Temple, to Elf (if ...):`. The
    *doer* of what it waits for is named, too."""
    whom = f"{title}, to {name}" if name not in ("", title) else title
    return f"{whom}{circumstances(clause, doer)}:"


def sentence(sayings: Iterable[str]) -> str:
    """Several things that are done, as one sentence."""
    return f"{capitalised(' and '.join(sayings))}."
