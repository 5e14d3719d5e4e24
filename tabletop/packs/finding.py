"""A finding in a pack: its code, its place, and the nearest correct value or wording."""

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
"""The codes of notes, which need no correction."""


class Finding(Struct, frozen=True):
    """A fault of a card, a phrase or a translation.

    `code` is its kind: `tabletop.packs.cards`, `tabletop.packs.lint` and `tabletop.packs.locale`
    list theirs. `line` is the line of the card's heading in `file` or of its `field`, `sentence`
    the faulty sentence, and `column` its place in that field (lines and columns from 1; 0 for
    none). `nearest` is what may have been meant, if anything is close.
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
        """Whether it must be corrected."""
        return self.code not in TOLD

    @property
    def place(self) -> str:
        """Its place: the file, the line or row, the card."""
        return where(self.file, self.line) + (f", {self.card}" if self.card else "")

    def __str__(self) -> str:
        """All of it in one line, fit to be shown."""
        column = f" (column {self.column} of the {self.field})" if self.column else ""
        nearest = f" Did you mean {self.nearest!r}?" if self.nearest else ""
        return f"{self.place}: {self.message}{column}{nearest} [{self.code}]"


def mended(text: str, findings: Iterable[Finding]) -> tuple[str, int]:
    """*text*, a file, with each understood sentence in the wording that cards print, and how many
    were changed. A sentence on several lines of the file stays as it is."""
    lines, done = text.split("\n"), 0
    for finding in findings:
        for number in range(max(0, finding.line - 1), len(lines)):
            if finding.code == "house-wording" and finding.sentence in lines[number]:
                lines[number] = lines[number].replace(finding.sentence, finding.nearest, 1)
                done += 1
                break
    return "\n".join(lines), done


def nearest(word: str, known: Iterable[str]) -> str:
    """The one of *known* that is most like *word*; empty if none is like it."""
    from difflib import get_close_matches  # imported here: a start without faults does not need it

    return next(iter(get_close_matches(word, known, 1)), "")
