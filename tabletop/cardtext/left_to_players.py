"""What is left to the players: sentences that are not read, and whatever goes on from one.

A sentence that is not read, or is meant to be done `(by hand)`, is a hole in its text: it may have
named anybody, and brought about anything. What speaks of that (`each that does`, `if you do`,
`otherwise`, `it`) cannot be done without the players, and is never about an earlier sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from tabletop.cardtext.amounts import Change, EqualTo, ForEach, ThatMuch
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.die_table import is_row
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import IMPLIED, Such, Together, is_former
from tabletop.cardtext.unread import Unread

_POINTING = re.compile(
    r"\b(?:it|its|them|their|they|those|the (?:rest|others?)"
    r"|that (?!(?:is|are|was|were|has|have|bears?|holds?|ignores?|lies?|somebody)\b)[a-zA-Z]\w*)\b"
)
"""Words of a phrase that stand for something named before; a `that` which only goes on to say more
of a noun does not."""

_THAT = re.compile(r"\bthat ([a-z]\w*)", re.IGNORECASE)
"""The noun of somebody named before."""

_ARTICLE = re.compile(r"\b(?:an?|the|all|any|each|every|two)\b")

_OTHERS = ("other", "another")
"""The nouns for those who are not the one spoken of before."""

_PEOPLE = frozenset({"who", "actor", "whose", "whom"})
"""The gaps that name somebody."""


def left_open(said: Sequence[Clause | Unread]) -> frozenset[int]:
    """The numbers (from 0) of those sentences of a text that are left to the players."""
    left = set[int]()
    open_to_all = open_to_rows = False  # whether what stands before is a hole
    since: str | None = None  # what is done since a hole, until that has named somebody itself
    for number, each in enumerate(said):
        row = is_row(each)
        if isinstance(each, Unread):
            left.add(number)
            open_to_all, open_to_rows = True, open_to_rows or not row
            since = "" if not row else since
        elif since is not None and speaks_of_somebody(each, since):
            left.add(number)
            open_to_all = open_to_all or not row
        elif open_to_rows if row else (open_to_all and speaks_back(each)):
            left.add(number)
        elif not row:
            open_to_all = open_to_rows = False
            since = f"{since} {each}" if since is not None else None
    return frozenset(left)


def carried_out(said: Sequence[Clause | Unread]) -> Iterator[tuple[int, Clause]]:
    """The others: each sentence that the rules carry out, with its number."""
    left = left_open(said)
    for number, each in enumerate(said):
        if isinstance(each, Clause) and number not in left:
            yield number, each


def numbers(said: Sequence[Clause | Unread]) -> list[int]:
    """The number (from 0) of each sentence in its text, as it is written: what follows a sentence
    of several ideas keeps its own, and the ideas behind the first have such as none ever had."""
    made, following, last = [], 0, 0
    for each in said:
        if isinstance(each, Clause) and each.idea:
            made.append(last + BESIDE * each.idea)
            continue
        made.append(following)
        last, following = following, following + getattr(each, "written", 1)
    return made


BESIDE = 1000
"""What is added to the number of a sentence for each idea behind its first."""


def speaks_back(clause: Clause) -> bool:
    """Whether *clause* speaks of anything that it does not name itself."""
    before = _Before()
    return any(before.lacks(part) for part in clause.parts)


def speaks_of_somebody(clause: Clause, since: str) -> bool:
    """Whether *clause* speaks of somebody (`that Character`) whom neither it nor what was done
    *since* a hole names: `draw 1 card` names nobody, and `the Foe` is no Hero."""
    before = _Before(happens=True)
    if not any(before.lacks(part) for part in clause.parts):
        return False
    found = _THAT.search(str(clause))
    if found is None or found[1] == "does":  # `each that does` may sing: who draws has no choice
        return re.search(r"\b(?:may|must)\b", since) is None
    return re.search(rf"\b{found[1]}s?\b", since, re.IGNORECASE) is None


class _Before:
    """What a sentence has named so far: somebody, or something that *happens*."""

    def __init__(self, *, happens: bool = False) -> None:
        self.named, self.happens = False, happens

    def lacks(self, said: Said) -> bool:
        """Whether *said* speaks of what is not named; what it names itself is from now on."""
        if not self.happens and (said.phrase.back or _points(said.phrase.template)):
            return True
        waits = said.phrase.role == "trigger"  # there, `another` is anybody but `you`
        for name, value in said.values.items():
            if self._misses(value) or (
                value in _OTHERS and not (self.named or self.happens or waits)
            ):
                return True
            noun = isinstance(value, str) and value != IMPLIED and not self.named
            if noun and _points(said.phrase.slots[name].write(value)):
                return True
        self.named |= said.phrase.role == "bearer" or any(
            name in _PEOPLE and value != IMPLIED for name, value in said.values.items()
        )
        self.happens |= said.phrase.role in ("trigger", "cost", "action")
        return False

    def _misses(self, value: Any) -> bool:
        if isinstance(value, tuple):
            return any(map(self._misses, value))
        if isinstance(value, Together):
            return self._misses(value.parts)
        if isinstance(value, Such):
            return self._misses(value.noun)  # what is true of somebody is about that one
        if isinstance(value, ForEach | EqualTo):
            return not self.happens and any(it.phrase.back for it in value.of.all())
        if isinstance(value, Change):
            return self._misses(value.by)
        if isinstance(value, Said):
            return self.lacks(value)
        if isinstance(value, ThatMuch):
            return not self.happens
        return not self.named and isinstance(value, str) and is_former(value)


def _points(template: str) -> bool:
    """Whether the words of a phrase stand for something that they do not name themselves."""
    found = _POINTING.search(template)
    return found is not None and _ARTICLE.search(template[: found.start()]) is None
