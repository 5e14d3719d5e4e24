"""An index of the sentences in force by what they do, read from the table and cached."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from tabletop.cardtext.clause import Clause
from tabletop.executor.memory import Memory
from tabletop.executor.sentence import Line, Sentence
from tabletop.packs.library import by_name
from tabletop.table.piece import Piece
from tabletop.table.table import Table

Heading = tuple[str, object]
"""How sentences are looked up: they wait for what `would` happen or come `after` a kind of deed,
one `forbids` it, `changes` a number or `rules` by a phrase, or `asks` whether a deed was done
before."""

Live = Callable[[Table], Iterator[tuple[Piece, int]]]
"""The cards in force in order, each with its bearer (-1: everybody)."""

Says = Callable[[str], Sequence[Sentence]]
"""The sentences of a card while it is in force."""

Numbers = Callable[[Clause], Iterator[str]]
"""The numbers that a sentence changes."""

LINES, BEFORE, AFTER = "lines", "heard before", "heard after"
"""The keys of the cached values: the sentences, and the kinds of deeds that any of them hears of
before and after they are done; for most deeds there is none."""

_BEFORE = ("would", "forbids")

Lines = dict[Heading, list[Line]]
"""The sentences in force by heading, in order."""


class Index:
    """The sentences in force on a table, by heading. It depends on what `memory` watches.

    `lying` are the cards that are in force where they lie, whether they say anything or not.
    """

    def __init__(self, says: Says, live: Live, memory: Memory, numbers: Numbers) -> None:
        self.live, self.says, self._memory = live, says, memory
        self.lying = live
        for known in (LINES, BEFORE, AFTER):
            memory.hangs(known, memory.live)

        def under(name: str) -> tuple[tuple[Sentence, tuple[Heading, ...]], ...]:
            found = ((each, tuple(headings(each.clause, numbers))) for each in says(name))
            return tuple((sentence, known) for sentence, known in found if known)

        self._under = by_name(under)

    def lines(self, table: Table, heading: Heading) -> Sequence[Line]:
        """The sentences under *heading*, in their order."""
        try:
            found: Lines = table.__dict__[LINES]
        except KeyError:
            found = self.known(table)
        return found.get(heading, ())

    def known(self, table: Table) -> Lines:
        """All of them, by heading."""
        known = self._memory.of(table)
        if LINES not in known:
            known[LINES] = self.read_off(table)
        found: Lines = known[LINES]
        return found

    def heard(self, table: Table, when: str) -> Collection[object]:
        """The kinds of deeds that any sentence hears of, `BEFORE` or `AFTER` they are done; both
        are cached."""
        before, after = set[object](), set[object]()
        for head, of in self.known(table):
            if head == "after":
                after.add(of)
            elif head == "asks":
                after.add(of[1])  # type: ignore[index]
            elif head in _BEFORE:
                before.add(of)
        known = self._memory.of(table)
        known[BEFORE], known[AFTER] = before, after
        return before if when == BEFORE else after

    def read_off(self, table: Table) -> Lines:
        """All of them, read off the table anew."""
        found: Lines = {}
        under = self._under
        for piece, bearer in self.live(table):
            for sentence, known in under(piece.name):
                line = Line(piece, bearer, sentence)
                for heading in known:
                    if heading in found:
                        found[heading].append(line)
                    else:
                        found[heading] = [line]
        return found

    def headed(self, name: str) -> list[tuple[Heading, Sentence]]:
        """The sentences of a card, by heading."""
        return [(heading, said) for said, known in self._under(name) for heading in known]


def headings(clause: Clause, numbers: Numbers) -> Iterator[Heading]:
    """The headings of a sentence in play; a sentence that must be used has none."""
    for said in clause.whole:
        if said.phrase.asks is not None:
            yield "asks", said.phrase.asks
    trigger, phrase = clause.heads.get("trigger"), clause.phrase
    if trigger is not None:
        if trigger.phrase.deed is not None:
            for deed in (trigger.phrase.deed, *trigger.phrase.kin):
                yield trigger.phrase.window, deed
    elif "cost" in clause.heads or "range" in clause.heads:
        return
    elif phrase.deed is not None:
        for deed in (phrase.deed, *phrase.kin):
            yield "forbids", deed
    elif phrase.role in ("modifier", "trait"):
        yield "rules", phrase
        for number in numbers(clause):
            yield "changes", number
