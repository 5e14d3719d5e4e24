"""What the check of a pack finds: coded, with its place and the nearest thing that would do."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from msgspec import Struct


class Finding(Struct, frozen=True):
    """Something wrong with a card.

    `code` is one of `not-cards`, `unknown-kind`, `unknown-field`, `missing-field`, `bad-value`,
    `duplicate-id` and `unread-sentence`. `line` is that of the card's heading in `file`, `column`
    the place in its text (both from 1; 0 where there is none). `nearest` is what may have been
    meant, if anything comes close.
    """

    code: str
    file: str
    line: int
    card: str
    message: str
    column: int = 0
    nearest: str = ""

    def __str__(self) -> str:
        """All of it in one line, fit to be shown."""
        place = f"{self.file}, line {self.line}" + (f", {self.card}" if self.card else "")
        column = f" (column {self.column} of the text)" if self.column else ""
        nearest = f" Did you mean {self.nearest!r}?" if self.nearest else ""
        return f"{place}: {self.message}{column}{nearest} [{self.code}]"


def nearest(word: str, known: Iterable[str]) -> str:
    """The one of *known* that *word* is most like; empty if it is like none of them."""
    return next(iter(get_close_matches(word, known, 1)), "")
