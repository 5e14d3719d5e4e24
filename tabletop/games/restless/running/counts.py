"""What cards count: `1 for each Sin you bear`."""

from __future__ import annotations

from functools import partial

from tabletop.cardtext.amounts import EqualTo, ForEach
from tabletop.cardtext.phrase import Phrase
from tabletop.executor.sentence import Sentence
from tabletop.games.restless.cards.lexicon import COUNTS
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.count_values import how_many
from tabletop.games.restless.table.table_reads import item

THEIRS = frozenset({"their_sins"})
"""What is counted for whom it happens to; all else for who speaks."""


def _count(count: str, about: Saying) -> int:
    """RST-229: who is dead counts what it had."""
    if count in about.had:
        return about.had[count]
    by = getattr(about.deed, "by", -1)
    if count == "value" and by >= 0:
        printed = item(about.table.pieces[by])
        return (printed.value or 0) if printed else 0
    theirs = count in THEIRS and about.that >= 0
    return how_many(about.table, count, about.that if theirs else about.you)


COUNTED: dict[Phrase, str] = {
    PHRASES.add(f"({one}|{many})", "count", partial(_count, count), back=count == "this_way"): count
    for count, (one, many) in COUNTS.items()
}
"""The words of `COUNTS` by their phrases."""


def counts_of(sentence: Sentence) -> str:
    """The word of `COUNTS` that a change is for each of; empty if it is for none."""
    amount = sentence.by
    return COUNTED[amount.of.phrase] if isinstance(amount, ForEach | EqualTo) else ""  # type: ignore[attr-defined]
