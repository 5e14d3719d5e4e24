"""The guide to card text lists the phrases there are, each with a sentence of a real card."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.games.tower.content import pack
from tabletop.games.tower.phrases import PHRASES

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "phrases.md"
ROW = re.compile(r"^\| `(?P<phrase>.+)` \| (?P<sentence>.+?) \| (?P<card>.+?) \|", re.MULTILINE)


def test_the_guide_lists_every_phrase_with_a_card_that_says_it() -> None:
    rows = ROW.finditer(GUIDE.read_text(encoding="utf-8"))
    listed = {row["phrase"]: (row["sentence"], row["card"]) for row in rows}
    said = defaultdict(set)
    for card in pack().cards.values():
        for clause in parse(card.text, PHRASES):
            if isinstance(clause, Clause):
                said[clause.phrase.template].add((str(clause), card.name))
    assert set(listed) == set(said)
    assert [phrase for phrase, row in listed.items() if row not in said[phrase]] == []
