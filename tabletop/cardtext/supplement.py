"""Phrases and nouns that are added to a phrasebook, without the book being any other for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Choice, Noun, Slot
from tabletop.cardtext.subjects import Subject


class Supplement(Phrasebook):
    """Phrases for the cards of a module, registered as those of the game's *book* are.

    *nouns* are more words for kinds of slot that the book has, by kind; *kinds* are slots that it
    does not have.
    """

    def __init__(
        self, book: Phrasebook, nouns: Mapping[str, Mapping[str, str]] = {}, **kinds: Slot
    ) -> None:
        """:raises ValueError: if a kind is in the book already, or takes no more nouns."""
        if taken := sorted(set(kinds) & set(book.kinds)):
            raise ValueError(f"There is a kind of slot {taken[0]!r} already.")
        super().__init__(book.joints, **(_widened(book.kinds, nouns) | kinds))
        self.nouns, self.own = nouns, kinds


def supplemented(book: Phrasebook, supplements: Iterable[Supplement]) -> Phrasebook:
    """A phrasebook with all of *book* and of *supplements*; each stays as it is.

    A phrase is the same in it as in its own book, for rules that look for it; only, it reads the
    nouns of all.

    :raises ValueError: if two bring the same phrase, noun or kind of slot.
    """
    kinds, supplements = dict(book.kinds), [*supplements]
    for each in supplements:
        kinds = _widened(kinds, each.nouns)
        if taken := sorted(set(each.own) & set(kinds)):
            raise ValueError(f"There is a kind of slot {taken[0]!r} already.")
        kinds |= each.own
    whole = Phrasebook(book.joints, **kinds)
    for phrase in (*book, *(phrase for each in supplements for phrase in each)):
        whole.take(phrase)
    return whole


def _widened(kinds: Mapping[str, Slot], nouns: Mapping[str, Mapping[str, str]]) -> dict[str, Slot]:
    """*kinds* with more *nouns*."""
    widened = dict(kinds)
    for kind, printed in nouns.items():
        slot = kinds.get(kind)
        if not isinstance(slot, Noun | Choice | Subject):
            raise ValueError(f"{kind!r} is no kind of slot that takes more nouns.")
        widened[kind] = slot.with_more(printed)
    return widened
