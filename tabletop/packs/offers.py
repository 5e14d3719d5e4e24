"""The words that a form offers while somebody writes what a card says."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from tabletop.cardtext.clause import capitalised
from tabletop.cardtext.parse import parse
from tabletop.cardtext.unread import Unread
from tabletop.grammar.offers import offered
from tabletop.packs.card_wording import Wording

REMEMBERED = 200
"""Beginnings of sentences of which the words that may follow are remembered."""

_PRINTED = re.compile(r"[+-]?[\w'-]+")
_ENDS = re.compile(r"(?<=[.!?])\s+")
_WORD = re.compile(r"[+-]?[\w'’-]*$")
_SENTENCE = re.compile(r"(?:^|[.!?]\s)\s*([^.!?]*)$")


class Offer(NamedTuple):
    """The *words* that may stand at the end of a text in place of what stands there from the letter
    *start* (from 0) on. Words that cards print come first, the most frequent before the others."""

    start: int
    words: list[str]


class Offers:
    """Offers words for the texts of a game's cards, and tells what they mean to the rules."""

    def __init__(self, wording: Wording) -> None:
        self._grammar = wording.phrases
        self._behind = lru_cache(REMEMBERED)(self._offered)
        self._pairs: Counter[tuple[str, str]] = Counter()
        for card in wording.pack().cards.values():
            for sentence in _ENDS.split(" ".join(getattr(card, field) for field in card.texts)):
                words = ["", *_PRINTED.findall(sentence)]
                self._pairs.update(pairwise(words))
        self._single: Counter[str] = Counter()
        for (_, word), n in self._pairs.items():
            self._single[word] += n

    def left_to_players(self, text: str) -> list[Unread]:
        """The sentences of *text* that the rules do not carry out, but for those that say so."""
        said = parse(text, self._grammar)
        return [each for each in said if isinstance(each, Unread) and not each.on_purpose]

    def __call__(self, text: str) -> Offer:
        """What may stand at the end of *text*, of which the last word may be half written."""
        sentence, word = _SENTENCE.search(text), _WORD.search(text)
        half = word[0] if word else ""
        if sentence is None or not (half or text[-1:].isspace() or not text):
            return Offer(len(text), [])  # behind a mark, a space is next
        behind = sentence[1].removesuffix(half).strip()
        words = self._behind(behind)
        fit = [each for each in words if each.lower().startswith(half.lower()) and each != half]
        return Offer(len(text) - len(half), fit)

    def _offered(self, begun: str) -> list[str]:
        """The words behind *begun*: first those that cards print there most often."""
        last = next(iter(_PRINTED.findall(begun)[-1:]), "")
        words = [
            each for each in offered(self._grammar, begun) if each[0] in "+-" or each[0].isalnum()
        ]
        if not begun:
            words = [capitalised(each) for each in words]
        return sorted(words, key=lambda each: self._rank(last, each.split(" ", 1)[0]))

    def _rank(self, last: str, word: str) -> tuple[int, int]:
        return -self._pairs[last, word], -self._single[word]
