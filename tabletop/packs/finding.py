"""What the check of a pack finds: coded, with its place and the nearest thing that would do."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from tabletop.packs.error import where

TOLD = frozenset(
    {
        "by-hand",
        "left-with-it",
        "no-layout",
        "nobody-looked",
        "no-dressing",
        "skipped-column",
        "guessed-letters",
    }
)
"""Codes of what is told, and nothing wrong."""


class Finding(Struct, frozen=True):
    """Something wrong with a card, a phrase or a translation.

    `code` says what: `tabletop.packs.cards`, `tabletop.packs.lint` and `tabletop.packs.locale`
    list theirs. `line` is that of the card's heading in `file` or of its `field`,
    `sentence` the one that is meant, `column` the place in that field (lines and columns from 1;
    0 where there is none). `nearest` is what may have been meant, if anything comes close.
    """

    code: str
    file: str
    line: int
    card: str
    message: str
    column: int = 0
    nearest: str = ""
    field: str = "text"
    sentence: str = ""

    @property
    def wrong(self) -> bool:
        """Whether it must be mended."""
        return self.code not in TOLD

    @property
    def place(self) -> str:
        """Where it is: the file, the line or row, the card."""
        return where(self.file, self.line) + (f", {self.card}" if self.card else "")

    def __str__(self) -> str:
        """All of it in one line, fit to be shown."""
        column = f" (column {self.column} of the {self.field})" if self.column else ""
        nearest = f" Did you mean {self.nearest!r}?" if self.nearest else ""
        return f"{self.place}: {self.message}{column}{nearest} [{self.code}]"


def mended(text: str, findings: Iterable[Finding]) -> tuple[str, int]:
    """*text*, a file, with each sentence that is understood worded as cards print it; how many.

    A sentence that runs over several lines of the file stays as it is.
    """
    lines, done = text.split("\n"), 0
    for finding in findings:
        for number in range(max(0, finding.line - 1), len(lines)):
            if finding.code == "house-wording" and finding.sentence in lines[number]:
                lines[number] = lines[number].replace(finding.sentence, finding.nearest, 1)
                done += 1
                break
    return "\n".join(lines), done


def nearest(word: str, known: Iterable[str]) -> str:
    """The one of *known* that *word* is most like; empty if it is like none of them."""
    from difflib import get_close_matches  # here: a start in which nothing is wrong needs none

    return next(iter(get_close_matches(word, known, 1)), "")
