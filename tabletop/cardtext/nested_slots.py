"""Gaps that other phrases fill: a condition, something that is counted, a price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from tabletop.cardtext.roles import Manner, Role


class Inside(Protocol):
    """What was said inside of something else."""

    def worded(self, manner: Manner) -> str:
        """The words as they stand there."""
        ...

    def run(self, *args: Any) -> Any:
        """What it comes to: how many, or whether it is true."""
        ...

    def all(self) -> Iterator[Any]:
        """This, and all that is said inside of it."""
        ...


class Reader(Protocol):
    """A phrasebook, for gaps that are filled with what it reads."""

    def said(self, role: Role, words: str, manner: Manner = "") -> Sequence[Inside]:
        """What *words* may say in a *role*, worded in a *manner*."""
        ...

    def example(self, role: Role, manner: Manner) -> str:
        """Words in a *role* and *manner*; empty if there are none."""
        ...


class Nested:
    """A gap for any phrase of a *role* that is worded in a *manner*.

    It reads what the phrasebook reads to which it is `bound`, nothing before.
    """

    pattern = loose = ".+?"
    lexicon = ()

    def __init__(self, role: Role, manner: Manner = "", book: Reader | None = None) -> None:
        self.role, self.manner, self.book = role, manner, book

    def bound(self, book: Reader) -> Nested:
        """The same gap for the phrases of *book*."""
        return Nested(self.role, self.manner, book)

    @property
    def example(self) -> str:
        """The words of the first phrase that may stand there."""
        return self.book.example(self.role, self.manner) if self.book else ""

    def readings(self, words: str) -> Sequence[Inside]:
        """What *words* may say."""
        return self.book.said(self.role, words, self.manner) if self.book else ()

    def write(self, value: Inside) -> str:
        """What was said, in this manner."""
        return value.worded(self.manner)


def bound(slot: Any, book: Reader) -> Any:
    """*slot* with its nested gaps, if it has any, bound to *book*."""
    return slot.bound(book) if hasattr(slot, "bound") else slot
