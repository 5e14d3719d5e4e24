"""Reading 2,000 different sentences by 340 made-up phrases, with nothing made ready before.

The processor's time counts: what else runs on the machine is not to be measured.
"""

from __future__ import annotations

import json
import re
import statistics
import time
from random import Random

from tabletop.cardtext.phrase import matcher
from tabletop.cardtext.phrasebook import Phrasebook
from tests.bench.restless_phrases import phrasebook, sentences

SENTENCES = 2_000
ROUNDS, TIMES = 5, 10


def run() -> list[tuple[str, float, float]]:
    """All sentences cold, in seconds and against their words written as indented JSON."""
    text = sentences(phrasebook(), SENTENCES, Random(1))
    cold, ratios = [], []
    for _ in range(ROUNDS):
        seconds = read_cold(text)
        cold.append(seconds)
        ratios.append(seconds / written(text))
    phrases = len(list(phrasebook()))
    return [
        (
            f"cardtext: {SENTENCES} sentences by {phrases} phrases, cold, seconds",
            statistics.median(cold),
            0.5,
        ),
        (
            "cardtext: the same / json.dumps of their words, indented",
            statistics.median(ratios),
            40,
        ),
    ]


def read_cold(text: list[str]) -> float:
    """Seconds for a new phrasebook to read all of *text*, with no pattern compiled before."""
    re.purge()
    matcher.cache_clear()
    began = time.process_time()
    book: Phrasebook = phrasebook()
    read = sum(len(book.readings(sentence)) for sentence in text)
    seconds = time.process_time() - began
    assert read == len(text), "every sentence has one reading"
    return seconds


def written(text: list[str]) -> float:
    """Seconds to write the words of all of *text* as indented JSON."""
    words = [sentence.split() for sentence in text]
    began = time.process_time()
    for _ in range(TIMES):
        json.dumps(words, indent=1)
    return (time.process_time() - began) / TIMES
