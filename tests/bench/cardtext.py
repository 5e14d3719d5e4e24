"""Reading 2,000 different sentences by 600 made-up phrases, with nothing made ready before.

The processor's time counts: what else runs on the machine is not to be measured.
"""

from __future__ import annotations

import json
import re
import statistics
import time
from random import Random

from tabletop.cardtext.form import matcher
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.executor.index import Index
from tabletop.executor.layers import Numbers
from tabletop.executor.memory import Memory
from tabletop.executor.sentence import paragraphs
from tabletop.table import verbs
from tabletop.table.table import Flow, Seat, Table
from tabletop.table.zone import Zone
from tests.bench.restless_phrases import phrasebook, sentences

SENTENCES = 2_000
ROUNDS, TIMES = 5, 10
PIECES, LOOKS = 1_000, 10_000


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
        ("cardtext: what waits among 1,000 live cards where nothing does, us", unheard(), 2),
    ]


def unheard() -> float:
    """Microseconds to find that no sentence of 1,000 cards in force waits for a deed."""
    book = phrasebook()
    (clause,) = book.readings("Keep this.")
    table = Table("toy", [Seat("One", 0)], Flow("rest"), zones={"mat": Zone("mat", live=True)})
    for _ in range(PIECES):
        verbs.add(table, "stone", "mat")
    said = paragraphs("stone", "text", [clause])
    live = lambda t: ((p, -1) for p in t["mat"])  # noqa: E731
    index = Index(lambda name: said, live, Memory(frozenset({"mat"})), Numbers())
    index.lines(table, ("after", Index))
    taken = []
    for _ in range(ROUNDS):
        began = time.process_time()
        for _ in range(LOOKS):
            index.lines(table, ("after", Index))
        taken.append((time.process_time() - began) / LOOKS)
    return 1e6 * statistics.median(taken)


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
