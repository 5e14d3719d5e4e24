"""How English is spelt: short forms, words that say nothing, `an` before a vowel."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tabletop.grammar.tokens import Token, as_known, parted, spaced

_SHORT = {
    "can't": ("cannot",),
    "won't": ("will", "not"),
    "you're": ("you", "are"),
    "you've": ("you", "have"),
    "it's": ("it", "is"),
    "don't": ("do", "not"),
    "doesn't": ("does", "not"),
    "isn't": ("is", "not"),
    "aren't": ("are", "not"),
    "hasn't": ("has", "not"),
    "haven't": ("have", "not"),
    "an": ("a",),
}
"""Short forms, and what they are short for; `an` is printed again where a vowel follows."""

NUMERALS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
"""The numbers from 1 in letters."""


def tokens(sentence: str, known: Collection[str], begins: bool = True) -> list[Token]:
    """The tokens of *sentence*, with words as they are *known*; for *begins* see `as_known`."""
    found = _without_fillers([*_long(sentence)])
    if begins and found and found[0].text.lower() in NUMERALS:  # `Two Knights are locked`
        found[0] = found[0]._replace(text=found[0].text.lower())
    return as_known(found, known, begins)


_FILLERS = (
    ("at", "once"), ("right", "away"), ("as", "well"), ("immediately",), ("too",), ("also",),
    ("just",), ("simply",), ("already",), ("currently",),
)  # fmt: skip
"""Words that say nothing where they stand behind a verb, or at the end of a part."""

_FILLING = frozenset((*(words[0] for words in _FILLERS), "then"))
"""What they begin with."""

_JOINTS = frozenset({",", "and", ";", ":", "."})
"""Behind which `then` says when; behind a noun it says nothing: `that Hero then draws 1 card`."""

_INSIDE = frozenset({"also", "just", "simply", "already", "currently", "immediately"})
"""Those of them that may stand anywhere."""


def _without_fillers(found: list[Token]) -> list[Token]:
    texts = [each.text.lower() for each in found]
    if _FILLING.isdisjoint(texts):
        return found  # as most often
    dropped: set[int] = set()
    for at in range(1, len(found)):
        if texts[at] == "then" and texts[at - 1] not in _JOINTS:
            dropped.add(at)
        for words in _FILLERS:
            behind = at + len(words)
            if tuple(texts[at:behind]) != words:
                continue
            ends = behind == len(texts) or texts[behind] in (",", ";", ".", "and")
            if ends or words[0] in _INSIDE:
                dropped.update(range(at, behind))
    return [each for number, each in enumerate(found) if number not in dropped]


def _long(sentence: str) -> Iterator[Token]:
    for token in parted(sentence):
        for part in _SHORT.get(token.text.lower(), (token.text,)):
            yield token._replace(text=part)


def written(words: list[str]) -> str:
    """*words* and marks as they are printed: no space before a mark, `an` before a vowel."""
    if "a" in words:
        after = [*words[1:], ""]
        pairs = zip(words, after, strict=True)
        words = ["an" if word == "a" and behind[:1] in _VOWELS else word for word, behind in pairs]
    return spaced(words)


_VOWELS = frozenset("aeiouAEIOU8")
