"""Cards: drawn, discarded, and how many somebody holds.

The book needs `who` (a `Subject`) and `cards` (an `Amount` of cards), under the name it is given.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.subjects import Who
from tabletop.executor.context import Context
from tabletop.executor.whom import Whom
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

Lets = Callable[[Context, int, int], Rules[bool]]
"""Lets somebody draw or discard so many cards; whether they did."""
Lacks = Callable[[Context, int, int], Refusal | None]
"""Why somebody has not so many cards."""


def add_drawing(book: Phrasebook, draw: Lets, drawn: type[Deed], cards: str = "cards") -> None:
    """The words for drawing; of each card is told that it was *drawn*."""

    def draws(context: Context, who: int, n: int) -> Rules[bool]:
        """So many cards come to a hand."""
        return draw(context, who, n)

    book.add(f"{{who}} [draw] {{n:{cards}}}", "action", draws)
    book.add(
        "when {who} [draw] a card",
        "trigger",
        deed=drawn,
        also=(
            "when {who} [draw] cards",
            "when {who} [draw] 1 card",
            "when {who} [draw] 1 or more cards",
        ),
    )


def add_discarding(book: Phrasebook, discard: Lets, lacks: Lacks, cards: str = "cards") -> None:
    """The words for discarding cards of one's own choice: as what is done, and as a price, which
    cannot be paid by who *lacks* them."""

    def discards(context: Context, who: int, n: int) -> Rules[bool]:
        """So many cards leave a hand, as their owner says."""
        return discard(context, who, n)

    def pays(context: Context, who: int, n: int) -> Rules[bool]:
        """The same, if there are so many."""
        return discard(context, who, n)

    def unable(context: Context, who: int, n: int) -> Refusal | None:
        """Why there are not so many."""
        return lacks(context, who, n)

    book.add(f"{{who}} [discard] {{n:{cards}}}", "action", discards)
    book.add(f"{{who}} [discard] {{n:{cards}}}", "cost", pays, lacks=unable)


def add_hands(
    book: Phrasebook, whom: Callable[[], Whom], size: Callable[[Table, int], int]
) -> None:
    """The words for how many cards somebody holds."""

    def any_of(context: Context, who: Who, fits: Callable[[int], bool]) -> bool:
        return any(fits(size(context.table, each)) for each in whom().among(context, who))

    def holds_none(context: Context, who: Who) -> bool:
        """Whether a hand is empty."""
        return any_of(context, who, lambda held: held == 0)

    def holds_few(context: Context, who: Who, n: int) -> bool:
        """Whether there are no more in a hand."""
        return any_of(context, who, lambda held: held <= n)

    def holds_many(context: Context, who: Who, n: int) -> bool:
        """Whether there are as many in a hand."""
        return any_of(context, who, lambda held: held >= n)

    def holds_fewer(context: Context, who: Who, n: int) -> bool:
        """Whether there are not as many in a hand."""
        return any_of(context, who, lambda held: held < n)

    def holds_more(context: Context, who: Who, n: int) -> bool:
        """Whether there are still more in a hand."""
        return any_of(context, who, lambda held: held > n)

    hold = "{who} [has|have]"
    book.add(
        f"{hold} no cards in hand",
        "condition",
        holds_none,
        also=("{who} [hold] no cards", f"{hold} no cards"),
    )
    book.add(
        f"{hold} {{n}} cards in hand or fewer",
        "condition",
        holds_few,
        also=(f"{hold} {{n}} or fewer cards in hand",),
    )
    book.add(
        f"{hold} {{n}} cards in hand or more",
        "condition",
        holds_many,
        also=(f"{hold} {{n}} or more cards in hand",),
    )
    book.add(
        f"{hold} fewer than {{n}} cards in hand",
        "condition",
        holds_fewer,
        also=(f"{hold} fewer than {{n}} cards",),
    )
    book.add(
        f"{hold} more than {{n}} cards in hand",
        "condition",
        holds_more,
        also=(f"{hold} more than {{n}} cards",),
    )
