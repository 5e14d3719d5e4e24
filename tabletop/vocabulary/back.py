"""Speaking of the sentence before: `if you do`."""

from __future__ import annotations

from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.subjects import Who
from tabletop.executor.context import Context
from tabletop.executor.whom import Whom


def add_back(book: Phrasebook, whom: Whom) -> None:
    """The words for what the sentence before has brought about. The book needs `who`."""

    def does(context: Context, who: Who) -> bool:
        """Whether somebody did what the sentence before says."""
        return any(seat in context.acted for seat in whom.among(context, who))

    book.add("{who} [do]", "condition", does, back=True)
