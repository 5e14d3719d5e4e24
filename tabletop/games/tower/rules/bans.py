"""Bans: an option that a card forbids is not offered, or is shown with that card as the reason."""

from __future__ import annotations

from tabletop.games.tower.deck.content import title
from tabletop.games.tower.deck.grammar import GRAMMAR
from tabletop.games.tower.rules.executor import TEXT
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.deeds import Deed
from tabletop.table.table import Table


def banned(table: Table, deed: Deed) -> Refusal | None:
    """The reason why a card forbids *deed*, or None."""
    line = TEXT.forbids(table, deed)
    if line is None:
        return None
    return Refusal("TWR-085", f"{title(line.piece.name)}: {line.sentence.words}", absolute=True)


GRAMMAR.forbids = banned
