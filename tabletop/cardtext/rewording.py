"""What people write who have not learned how cards say it: `Heal 2 Health.` is `You heal 2.`

Each row is a pattern and what stands for it on cards. They are tried one after the other, each upon
what the others made of the sentence, until it is understood.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from itertools import chain, count, islice
from typing import NamedTuple

from tabletop.cardtext.book import Saying
from tabletop.cardtext.clause import Clause, capitalised
from tabletop.cardtext.phrasebook import Phrasebook

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
_IN_LETTERS: Saying = (
    rf"\b({'|'.join(_NUMBERS)})\b",
    lambda found: str(_NUMBERS.index(found[1].lower()) + 1),
)

_JOINTS = (
    {"unless"},
    {"otherwise", "else"},
    {"then"},
    {"instead"},
    {"until"},
    {"may", ":"},
    {"if", "when", "whenever", "while", "after", "at", "on", "in", "against"},
    {"cannot", "can't", "not", "never", "no", "without", "except"},
    {"once", "first"},
    {"other"},
)
"""What no rewording may drop: without them a sentence says more than it did, or the contrary."""


class _Reworded(NamedTuple):
    """A sentence in other words, and the joints that its sayings named."""

    words: str
    named: frozenset[int]


_SOMEBODY = re.compile(r"\b(?:they|he|she|that player)\b", re.IGNORECASE)
"""Whoever was named before."""

_NAMED_BEFORE = re.compile(r"\bthat ([A-Z]\w*|character)\b")

STEPS = 64
"""Rewordings of a sentence that are tried, the nearest first."""


def called(name: str, word: str) -> tuple[Saying, ...]:
    """What to make of a card's own *name* where it speaks of itself; cards say *word* there."""
    if not (name and word):
        return ()
    bare = name.removeprefix("The ").partition(",")[0]
    return ((rf"\b(?:the )?{re.escape(bare)}\b(?! card)", word),)


def as_cards_say(sentence: str, book: Phrasebook, own: tuple[Saying, ...] = ()) -> str:
    """*sentence* as *book* understands it, by its sayings and those of its card's *own* name;
    empty if it does not.

    Each saying is tried alone, then all upon each other in their order, and then any of them: what
    an early one makes of a sentence may keep a later one from it.
    """
    sayings = (*own, _IN_LETTERS, *book.sayings)
    ways = chain(
        islice(_nearest(sentence, sayings, 1), STEPS),
        _in_order(sentence, sayings),
        islice(_nearest(sentence, sayings), STEPS),
    )
    for words, named in ways:
        if readings := book.readings(capitalised(words)):
            said = str(readings[0])
            if not (
                _drops(capitalised(words), sentence, named)
                or _miscounts(said, sentence)
                or _points_at_nobody(readings[0], sentence)
            ):
                return said
    return ""


def _in_order(sentence: str, sayings: Collection[Saying]) -> Iterator[_Reworded]:
    """What the sayings make of *sentence*, one upon the other."""
    made = _Reworded(sentence, frozenset())
    for saying in sayings:
        if (changed := _reworded(made, saying)) != made:
            made = changed
            yield made


def _nearest(sentence: str, sayings: Collection[Saying], most: int = 0) -> Iterator[_Reworded]:
    """What any of the sayings make of *sentence*, the fewest first; of *most* rewordings, if that
    is said."""
    made = [_Reworded(sentence, frozenset())]
    seen = {sentence}
    for number, known in enumerate(made):  # grows while it is gone through
        if most and number >= most:
            return
        for saying in sayings:
            changed = _reworded(known, saying)
            if changed.words not in seen:
                seen.add(changed.words)
                made.append(changed)
                yield changed


def _reworded(made: _Reworded, saying: Saying) -> _Reworded:
    """*made* with what *saying* puts for what it finds there."""
    pattern, meant = saying
    words = re.sub(pattern, meant, made.words, flags=re.IGNORECASE)
    return made if words == made.words else _Reworded(words, made.named | _named(pattern))


def _miscounts(said: str, sentence: str) -> bool:
    """Whether *said* and *sentence* do not name the same numbers, other than 1.

    What is had `instead of` something may be said as what it is more or less.
    """
    if re.search("instead of", sentence, re.IGNORECASE):
        return False
    return _amounts(said) != _amounts(sentence)


def _points_at_nobody(said: Clause, sentence: str) -> bool:
    """Whether *said* makes `that Character` of who is not named in *sentence*: `they` of what
    happens to nobody, as when a Battle begins, may be all or none."""
    if "trigger" not in said.heads or not _SOMEBODY.search(sentence):
        return False
    words = str(said)
    return any(
        found[0] not in sentence and found[1] not in words[: found.start()]
        for found in _NAMED_BEFORE.finditer(words)
    )


def _amounts(sentence: str) -> set[str]:
    """The numbers that *sentence* names, of things and in a row; of 1 the words are many."""
    cards, rows = (dict(zip(each, count(1), strict=False)) for each in (_NUMBERS, _ORDINALS))
    named = (str((cards | rows).get(it, it)).lstrip("+-") for it in _words(sentence))
    return {it for it in named if it.isdecimal()} - {"1"}


@cache
def _named(pattern: str) -> frozenset[int]:
    """The joints that a saying names, and so has words of its own for."""
    bare = re.sub(r"\(\?(?:[:=!]|<[=!])|\\[a-z]", " ", pattern)
    words = {*_words(bare), *re.findall(":", bare)}
    return frozenset(number for number, one in enumerate(_JOINTS) if one & words)


def _drops(made: str, sentence: str, named: Collection[int] = ()) -> bool:
    """Whether *made* lacks what no rewording may drop, other than what a saying has *named*."""
    was, now = (Counter([*_words(each), *re.findall(":", each)]) for each in (sentence, made))
    return any(
        sum(now[it] for it in one) < sum(was[it] for it in one)
        for number, one in enumerate(_JOINTS)
        if number not in named
    )


def _words(sentence: str) -> list[str]:
    return re.findall(r"[+-]?\d+|[^\W\d_][\w']*", sentence.lower())
