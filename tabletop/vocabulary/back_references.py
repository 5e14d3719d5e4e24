"""References to the sentence before: `if you do`."""

from __future__ import annotations

from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.subjects import Who
from tabletop.executor.context import Context
from tabletop.executor.whom import Whom


def add_back(book: Phrasebook, whom: Whom, who: str = "{who}") -> None:
    """Add the words for the result of the sentence before. *who* is a gap of the book."""

    def does(context: Context, who: Who) -> bool:
        """Whether somebody did what the sentence before says. `each Hero` means all of them."""
        if who in ALL:
            return 0 < len(context.meant) == len(context.acted)
        return any(each in context.acted for each in whom.among(context, who))

    def does_not(context: Context, who: Who) -> bool:
        """Whether somebody did not do it."""
        return not does(context, who)

    book.add(f"{who} [do]", "condition", does, back=True)
    book.add(f"{who} [does not|do not]", "condition", does_not, back=True)


ALL = ("each", "other")
"""The nouns that mean all, where a noun may mean any."""
