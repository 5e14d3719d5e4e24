"""Forms: the ways in which one phrase is worded, by who does it, and what each of them reads.

A template may mark words that agree with its subject, the `{who}` before them: `[take]` is `takes`
where one does it, `[is|are]` says both. It then has a form for one and one for several, one that
asks (`{who} may take`), and one for a card that speaks to its bearer (`take 2 damage`). `(Sin|Sins
of all)` is worded in the first way where one is meant, in the second where all are counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from itertools import pairwise, product
from typing import Any

from tabletop.cardtext.roles import Manner, Role
from tabletop.cardtext.slots import Slot
from tabletop.cardtext.subjects import EACH, IMPLIED, Subject

GAP = re.compile(r"\{(\w+)(?::(\w+))?\}")
"""A slot as it stands in a template: its name, and its kind if that is called otherwise."""

VERB = re.compile(r"\[([^]|]+)(?:\|([^]|]+))?\]")
"""A word that agrees with its subject, as it is for one and for several; alone, for several."""

MANNER = re.compile(r"\(([^()|]*)\|([^()|]*)\)")
"""Words in the manner of `one` and of `many`."""

MAY = "may"


class Form:
    """One wording. `slots` are its gaps by name, in order; `fixed` is what it says without a gap.

    `literals` are the words before, between and behind the slots, and `mark` the longest of them:
    words without it are not worth a try. `may` tells whether it leaves the choice to its subject,
    `house` whether it is printed so: other wordings are understood, and no more. `first_word` and
    `last_word` are those that all it reads begins and ends with, empty if that is a slot.
    """

    def __init__(
        self,
        role: Role,
        template: str,
        slots: Mapping[str, Slot],
        *,
        fixed: Mapping[str, Any] = {},
        may: bool = False,
        manner: Manner = "",
    ) -> None:
        self.house = True
        self.role, self.template = role, template
        self.fixed, self.may, self.manner = dict(fixed), may, manner
        self.slots = {gap[1]: slots[gap[1]] for gap in GAP.finditer(template)}
        self.literals = GAP.sub("\0", template).split("\0")
        self.mark = max(self.literals, key=len)
        self._first, self._last = self.literals[0], self.literals[-1]
        self._gaps = list(zip(self.slots.values(), self.literals[1:], strict=True))
        first, last = template.partition(" ")[0], template.rpartition(" ")[2]
        self.first_word = "" if "{" in first else first
        self.last_word = "" if "}" in last else last

    @property
    def example(self) -> str:
        """Words that it reads."""
        return GAP.sub(lambda gap: self.slots[gap[1]].example, self.template)

    # --- reading and printing -----------------------------------------------------------------

    def readings(self, words: str) -> list[dict[str, Any]]:
        """What its slots say in *words*: nothing if another form must read them.

        There is more than one reading if the words may be shared out in several ways.
        """
        if not (words.startswith(self._first) and words.endswith(self._last)):
            return []
        if not self._gaps:
            return [{**self.fixed}] if words == self._first else []
        found = []
        for filling in self._fillings(words, len(self._first), 0):
            each = [
                slot.readings(said) for slot, said in zip(self.slots.values(), filling, strict=True)
            ]
            found += [
                {**self.fixed, **dict(zip(self.slots, values, strict=True))}
                for values in product(*each)
            ]
        return found

    def _fillings(self, words: str, start: int, number: int) -> list[tuple[str, ...]]:
        """What may stand in the slots from *number* on, in *words* from *start* on."""
        if number == len(self._gaps):
            return [()] if start == len(words) else []
        slot, mark = self._gaps[number]
        fits = matcher(slot.pattern).fullmatch
        last = number == len(self._gaps) - 1
        end = len(words) - len(mark) if last else words.find(mark, start)
        found = []
        while end >= start:
            if fits(words, start, end):
                rests = self._fillings(words, end + len(mark), number + 1)
                found += [(words[start:end], *rest) for rest in rests]
            end = -1 if last else words.find(mark, end + 1)
        return found

    def says(self, values: Mapping[str, Any]) -> bool:
        """Whether it is the wording for *values*."""
        for name, value in self.fixed.items():
            if values[name] != value:
                return False
        for name, slot in self.slots.items():
            if isinstance(slot, Subject) and not slot.has(values[name]):
                return False
        return True

    def print(self, values: Mapping[str, Any]) -> str:
        """The words that say this with *values*."""
        return GAP.sub(lambda gap: self.slots[gap[1]].write(values[gap[1]]), self.template)

    # --- what it nearly reads ------------------------------------------------------------------

    @cached_property
    def pairs(self) -> frozenset[str]:
        """The pairs of letters in its own words."""
        return frozenset(pair for literal in self.literals for pair in pairs(literal))

    def reach(self, words: str) -> int:
        """How many characters of *words* it understands before it must give up."""
        return self.stop(words)[0]

    def stop(self, words: str) -> tuple[int, str | Slot | None]:
        """That, in whole words, and what it awaits there: its own words or what stands in a gap."""
        at = 0
        for literal, slot in zip(self.literals, (*self.slots.values(), None), strict=True):
            said = 0
            for word in re.findall(r"\S* ?", literal):
                if not words.startswith(word, at):
                    return at, literal[said:].strip()
                at += len(word)
                said += len(word)
            found = matcher(slot.pattern).match(words, at) if slot else None
            if found is None or _is_in_a_word(words, found.end()):
                return at, slot
            at = found.end()
        return at, None

    def misfit(self, words: str) -> tuple[str, int, int] | None:
        """The slot that alone keeps it from reading *words*, and from where to where it gapes.

        Only slots that a list of words fits are told of.
        """
        at = 0
        for literal in self.literals:
            at = words.find(literal, at) + len(literal)
            if at < len(literal):
                return None
        for strange, slot in self.slots.items():
            if slot.lexicon:
                parts = [re.escape(self._first)]
                for name, (it, mark) in zip(self.slots, self._gaps, strict=True):
                    parts += [f"(?P<{name}>{'.+' if name == strange else it.pattern})"]
                    parts += [re.escape(mark)]
                if found := re.fullmatch("".join(parts), words):
                    return strange, *found.span(strange)
        return None

    def resembling(self, words: str) -> str:
        """Words that this form reads, with what *words* has for its slots."""
        at = 0

        def fill(gap: re.Match[str]) -> str:
            nonlocal at
            slot = self.slots[gap[1]]
            for found in matcher(slot.loose).finditer(words, at):
                if meant := slot.readings(found[0]):
                    at = found.end()
                    return slot.write(meant[0])
            return slot.example

        return GAP.sub(fill, self.template)


def forms(role: Role, template: str, slots: Mapping[str, Slot]) -> Iterator[Form]:
    """All forms of *template* in this *role*.

    :raises ValueError: if a verb has no subject before it, or its subject is never one of its kind.
    """
    if not MANNER.search(template):
        yield from _agreeing(role, template, slots, "")
        return
    for manner, group in (("one", 1), ("many", 2)):
        words = MANNER.sub(lambda both, group=group: both[group], template)  # type: ignore[misc]
        if words.strip():
            yield from _agreeing(role, words, slots, manner)  # type: ignore[arg-type]


def _agreeing(role: Role, words: str, slots: Mapping[str, Slot], manner: Manner) -> Iterator[Form]:
    verb = VERB.search(words)
    if verb is None:
        yield Form(role, words, slots, manner=manner)
        return
    name, subject = _subject(words[: verb.start()], slots)
    one, several = (VERB.sub(lambda it, n=n: _verb(it, n), words) for n in (1, 2))  # type: ignore[misc]
    plainly: Manner = "paid" if role == "cost" else manner
    if subject.several:
        yield Form(role, several, {**slots, name: subject.several}, manner=plainly)
    if subject.one:
        yield Form(role, one, {**slots, name: subject.one}, manner=plainly)
    gap = GAP.match(words)
    lead = f"{gap[0]} " if gap else ""
    if not (lead and words.startswith(f"{lead}[")):
        return
    if role == "condition":
        bare = one.removeprefix(lead)
        yield Form(role, bare, slots, fixed={name: EACH}, manner="that")
    elif role in ("action", "cost") and subject.address:
        bare = several.removeprefix(lead)
        yield Form(role, f"{lead}{MAY} {bare}", slots, may=True, manner=manner)
        if subject.has("you"):
            nobody = IMPLIED if subject.curt else "you"
            form = Form(role, bare, slots, fixed={name: nobody}, manner=manner)
            form.house = subject.curt
            yield form


def _subject(before: str, slots: Mapping[str, Slot]) -> tuple[str, Subject]:
    """The subject of a verb that stands behind *before*."""
    for gap in reversed([*GAP.finditer(before)]):
        slot = slots[gap[1]]
        if isinstance(slot, Subject):
            return gap[1], slot
    raise ValueError(f"Nobody does what stands behind {before!r}.")


def _verb(found: re.Match[str], n: int) -> str:
    """A verb as it is for one or for several."""
    first, second = found.groups()
    if second is not None:
        return str(first if n == 1 else second)
    return third(first) if n == 1 else str(first)


def _is_in_a_word(words: str, at: int) -> bool:
    """Whether the place *at* is between two letters."""
    return words[at - 1 : at].isalpha() and words[at : at + 1].isalpha()


def third(verb: str) -> str:
    """A verb as one does it: `takes`, `searches`, `carries`."""
    if verb.endswith(("s", "sh", "ch", "x", "o")):
        return f"{verb}es"
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}s"


@cache
def matcher(pattern: str) -> re.Pattern[str]:
    """The pattern of a slot, made ready once for all phrases that have such a slot."""
    return re.compile(pattern)


def pairs(words: str) -> frozenset[str]:
    """The pairs of letters that stand side by side in *words*."""
    return frozenset(map("".join, pairwise(words)))
