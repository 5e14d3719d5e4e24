"""Other languages: whoever translates the phrases has translated the cards.

A language has a template for each phrase, with the same slots, and words for what they say. It has
*lists* of words by value: a gap takes the list it names (`{whom:accusative}`), else the one that
is called like its kind, else the common one (""); and what a list lacks is as in the common one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from tabletop.cardtext.amounts import Change, EqualTo, ForEach
from tabletop.cardtext.clause import Clause, Joints
from tabletop.cardtext.form import GAP
from tabletop.cardtext.phrase import Phrase, Said
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Slot
from tabletop.cardtext.subjects import Such
from tabletop.cardtext.unread import Unread

Lists = Mapping[str, Mapping[str, str]]


class Translation:
    """One language for what a phrasebook says: phrases are added to it one by one.

    Its `book` reads the language, to clauses with the values that the other book would read.
    """

    def __init__(self, original: Phrasebook, lists: Lists, joint: str) -> None:
        """*joint* stands between two actions.

        :raises ValueError: if a word is missing.
        """
        self._lists = lists
        self._names = {id(slot): kind for kind, slot in original.kinds.items()}
        bearer = original.kinds.get("bearer")
        heads = {"bearer": self._words("bearer", bearer)} if bearer else {}
        self.book = Phrasebook(Joints(f" {joint} "), (), **heads)
        self._into = dict(zip(original.heading, self.book.heading, strict=True))
        self._into[original.choosing] = self.book.choosing
        self._joints = original.joints

    def add(self, phrase: Phrase, template: str) -> None:
        """Say *phrase* by *template*.

        :raises ValueError: if it has other slots, says what another one says, or lacks a word.
        """
        named = [gap[1] for gap in GAP.finditer(template)]
        if sorted(named) != sorted(phrase.slots):
            raise ValueError(f"{template!r} has not the slots of {phrase.template!r}.")
        made = GAP.sub(lambda gap: self._gap(gap[1], gap[2], phrase.slots[gap[1]]), template)
        self._into[phrase] = self.book.add(made, phrase.role, phrase.run, deed=phrase.deed)

    def _gap(self, name: str, asked: str | None, slot: Slot) -> str:
        """A gap for *slot* with the words of the list that is *asked* for."""
        kind = self._names[id(slot)]
        if asked is not None and asked not in self._lists:
            raise ValueError(f"There is no list of words {asked!r}.")
        words = asked or (kind if kind in self._lists else "")
        translated = f"{kind}_{words}"
        if translated not in self.book.kinds:
            self.book.have(translated, self._words(words, slot))
        return f"{{{name}:{translated}}}"

    def _words(self, name: str, slot: Slot) -> Slot:
        return slot.translated({**self._lists[""], **self._lists.get(name, {})})

    def into(self, clause: Clause) -> Clause:
        """*clause* in this language.

        :raises KeyError: if one of its phrases is not translated.
        """
        return _said_by(self._into, clause, self.book.joints)

    def back(self, clause: Clause) -> Clause:
        """*clause*, which this language's book has read, in the original's words."""
        return _said_by({new: old for old, new in self._into.items()}, clause, self._joints)

    def text(self, said: Iterable[Clause | Unread]) -> str:
        """All of *said* in this language, but what is not understood as it stands."""
        return " ".join(str(self.into(one) if isinstance(one, Clause) else one) for one in said)


def _said_by(phrases: Mapping[Phrase, Phrase], clause: Clause, joints: Joints) -> Clause:
    """*clause* with other phrases for the same values."""

    def other(value: Any) -> Any:
        if isinstance(value, Said):
            values = {name: other(each) for name, each in value.values.items()}
            return Said(phrases[value.phrase], values, may=value.may)
        if isinstance(value, Such):
            return replace(value, condition=other(value.condition))
        if isinstance(value, ForEach | EqualTo):
            return replace(value, of=other(value.of))
        if isinstance(value, Change):
            return replace(value, by=other(value.by))
        return (*map(other, value),) if isinstance(value, tuple) else value

    return replace(
        clause,
        body=other(clause.body),
        heads={role: other(said) for role, said in clause.heads.items()},
        duration=other(clause.duration),
        joints=joints,
        unless=other(clause.unless),
        otherwise=other(clause.otherwise),
    )
