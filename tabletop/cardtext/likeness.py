"""The nearest that can be said with the same meaning: every word that carries any is in it.

What carries meaning are numbers, terms, verbs, and the words on which a sentence turns (`no`,
`each`, `other`, `may`, `until`). Words that cards have for the same thing are one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import islice, product
from typing import NamedTuple

from tabletop.cardtext.clause import capitalised
from tabletop.cardtext.error_spots import TRIED, Spot
from tabletop.cardtext.fidelity import is_faithful
from tabletop.cardtext.form import Form, matcher
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Slot

_EMPTY = frozenset({
    "a", "an", "the", "of", "to", "from", "on", "in", "for", "by", "at", "with", "is", "are", "be",
    "have", "has", "had", "also", "just", "simply", "immediately", "now", "as",
})  # fmt: skip
"""Words that carry no meaning of their own."""

_ALIKE = (
    ("take", "suffer", "receive"), ("heal", "regain", "recover", "restore"),
    ("when", "whenever"), ("each", "every", "all", "everybody"), ("any", "a"), ("free", "release"),
    ("kill", "slay"), ("give", "hand"), ("bear", "carry"), ("draw", "get"),
    ("no", "without", "not", "none"), ("start", "beginning", "begin"), ("other", "another"),
    ("+", "more", "extra", "additional"), ("-", "less", "fewer", "cheaper"),
    ("may", "can"), ("cannot", "can't"), ("send", "banish"), ("prevent", "ignore", "negate"),
)  # fmt: skip
"""Words of the same meaning; the first stands for all."""

_HEADS = {word: same[0] for same in _ALIKE for word in same}

_TURNS = frozenset({
    "no", "cannot", "never", "unless", "otherwise", "instead", "other", "may", "until", "each",
    "random", "you", "once", "first", "last", "next", "only", "max", "+", "-", "if", "when",
    "while", "after", "before", "twice", "lose", "or",
})  # fmt: skip
"""What tips the meaning of a sentence."""

_MEANT = re.compile(r"[+-](?=\d)|\d+|[^\W\d_][\w']*")

WIDE = 7
"""Words that a gap may take of a sentence."""

FILLINGS = 24
"""Ways to fill the gaps of a form that are tried."""


@lru_cache(maxsize=16384)
def meaning(words: str) -> tuple[str, ...]:
    """What *words* say, in order: one sign for each word that carries meaning."""
    return tuple(sign for word in _MEANT.findall(words) if (sign := _sign(word)))


@lru_cache(maxsize=4096)
def _sign(word: str) -> str:
    """What *word* stands for; nothing if it carries no meaning."""
    small = "" if word == "1" else word.lower()  # of 1 the words are many
    stem = _stem(small)
    sign = _HEADS.get(small) or _HEADS.get(stem) or stem
    return "" if small in _EMPTY or sign == "any" else sign


def _stem(word: str) -> str:
    """*word* without what it takes on to agree with others."""
    if word.endswith("ies") and len(word) > 4:
        return f"{word[:-3]}y"
    if word.endswith(("shes", "ches", "xes", "sses")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") and len(word) > 3 else word


def says_the_same(made: str, written: str, brings: Collection[str] = ()) -> bool:
    """Whether *made* and *written* have the same signs, but for those that one *brings*, and terms
    and numbers in the same order."""
    one = Counter(sign for sign in meaning(made) if sign not in brings)
    two = Counter(meaning(written))
    weighty = [sign for sign in _weighty(made) if sign not in brings]
    return one == two and weighty == [sign for sign in _weighty(written) if sign not in brings]


def _weighty(words: str) -> list[str]:
    """The terms and numbers of *words*, in order: who does what to whom hangs on it."""
    return [
        sign
        for word in _MEANT.findall(words)
        if (word[0].isupper() or word[0].isdigit() or word == "you") and (sign := _sign(word))
    ]


_TURNED = (
    (
        r"^(.+?),? ((?:at the (?:start|end) of|when|whenever|after|if|once per) [^,:]+)\.$",
        lambda found: f"{found[2]}, {_small(found[1])}.",
    ),
    (r"\b(?:with no|without an?) ([A-Z]\w*?)s?\b", r"that bears no \1"),
    (r"\b(?:with no|without an?) ([A-Z]\w*?)s?\b", r"that has no \1"),
    (r"\bwith (an? [A-Z]\w*)\b", r"that bears \1"),
    (r"\bwith (an? [A-Z]\w*)\b", r"that has \1"),
    (r"\bloses (\d+) (?=[A-Z][^,]* until )", r"has -\1 "),
    (r"\bgains (\d+) (?=[A-Z][^,]* until )", r"has +\1 "),
    (r"\b(?:are|is) at (?=\d+ (?:or \w+ )?Health)", "have "),
    (r"\bgains (?=[+-]\d)", "has "),
    (r", and then |, then |, and |, but | and then ", " and "),
)
"""Turns of speech, and what says the same in other words."""


def turned(sentence: str) -> Iterator[str]:
    """*sentence* with a turn of speech said in other words, one at a time and one upon another."""
    made = sentence
    for pattern, meant in _TURNED:
        each = capitalised(re.sub(pattern, meant, sentence, flags=re.IGNORECASE))
        upon = capitalised(re.sub(pattern, meant, made, flags=re.IGNORECASE))
        yield from {each, upon} - {sentence, made}
        made = upon


def _small(words: str) -> str:
    """*words* as they stand inside of a sentence."""
    return words[:1].lower() + words[1:]


_Known = dict[int, list[tuple[str, Counter[str]]]]
"""What fits into which slot, and what it means."""


class Near(NamedTuple):
    """A sentence that says all that is meant, and the words that it *brings* beside."""

    sentence: str
    brings: tuple[str, ...] = ()


def nearest_said(sentence: str, spots: list[Spot], book: Phrasebook) -> str:
    """*sentence* with the one part of it that is wrong said as a phrase of *book* says it; empty if
    none says the same."""
    near = (made.sentence for made in _near(spots, book, 0))
    return next((made for made in near if is_faithful(made, sentence, book)), "")


def nearest_to(spots: list[Spot], book: Phrasebook) -> Iterator[Near]:
    """Sentences that say all that is meant, and one thing more, which is not said so plainly."""
    yield from _near(spots, book, 1)


def _near(spots: list[Spot], book: Phrasebook, more: int) -> Iterator[Near]:
    """Sentences in which a phrase of *book* stands for what is wrong, that bring so many words."""
    for spot in spots:
        signs, known = Counter(meaning(spot.words)), _Known()
        for _, form in book.forms():
            own = _own(form)
            if sum(sign not in signs for sign in own) > more:
                continue
            brings = Counter(own) - signs
            if brings.total() != more or any(_tips(sign) for sign in brings):
                continue
            for words in islice(_filled(form, spot.words, signs + brings, known), FILLINGS):
                made = capitalised(f"{spot.before}{words}{spot.after}")
                begin = meaning(words)[:1] == meaning(spot.words)[:1]
                if (
                    begin
                    and says_the_same(words, spot.words, brings)
                    and len(book.readings(made)) == 1
                ):
                    yield Near(str(book.readings(made)[0]), tuple(brings))


@lru_cache(maxsize=8192)
def _own(form: Form) -> tuple[str, ...]:
    """What the words of *form* mean without those in its gaps."""
    return meaning(" ".join(form.literals))


def _tips(sign: str) -> bool:
    """Whether a *sign* more tips what a sentence says, or is a number."""
    return sign.isdecimal() or sign in _TURNS


def _filled(form: Form, words: str, signs: Counter[str], known: _Known) -> Iterator[str]:
    """What *form* says with what *words* have for its gaps; *known* is what fits into them."""
    left = signs - Counter(_own(form))
    if left.total() > WIDE * len(form.slots):
        return
    each = []
    for slot in form.slots.values():
        if id(slot) not in known:
            known[id(slot)] = [(fit, Counter(meaning(fit))) for fit in _fits(slot, words)]
        each.append([one for one in known[id(slot)] if one[1] <= left][:TRIED])
    for chosen in product(*each):
        if sum((meant for _, meant in chosen), Counter()) == left:
            said = (*(fit for fit, _ in chosen), "")
            yield "".join(a + b for a, b in zip(form.literals, said, strict=True))


def _fits(slot: Slot, words: str) -> Iterator[str]:
    """Words that fit into *slot*, and mean nothing that *words* do not."""
    signs = {*meaning(words)}
    yield from (known for known in slot.lexicon if signs.issuperset(meaning(known)))
    if slot.lexicon and " that " not in words:
        return
    loose = matcher(slot.loose)
    for part in _parts(words):
        if part not in slot.lexicon and loose.fullmatch(part):
            yield from (slot.write(value) for value in slot.readings(part))


@lru_cache(maxsize=64)
def _parts(words: str) -> tuple[str, ...]:
    """What stands side by side in *words*, the shortest first; `a` may be how many there are."""
    written = re.sub(r"\ban?\b", "1", words).split()
    spans = ((at, at + wide) for wide in range(1, WIDE) for at in range(len(written) - wide + 1))
    return tuple(" ".join(written[begin:end]) for begin, end in spans)
