"""The listings of the pages of docs, as a reader finds them."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from markdown_it import MarkdownIt

from tests.architecture.sources import ROOT

DOCS = ROOT / "docs"
NAMED = re.compile(r"`([\w./-]+\.\w+)`(?: \(quoted\))?")
"""A paragraph that names the file of the listing below it, and nothing else."""


class Listing(NamedTuple):
    """What stands set apart on a page, from a `line`.

    `file` is what the paragraph above it names: where a reader is to write it, or where it is
    `quoted` from. `kind` is what its fence says, `doctest` where it shows answers, else empty.
    """

    page: str
    line: int
    kind: str
    text: str
    file: str
    quoted: bool

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


@cache
def listings(page: str) -> tuple[Listing, ...]:
    """All listings of a page of docs, in order."""
    tokens = MarkdownIt().parse((DOCS / page).read_text("utf-8"))
    found, above = [], ""
    for token in tokens:
        if token.type in ("fence", "code_block"):
            assert token.map is not None
            named = NAMED.fullmatch(above)
            kind = token.info or ("doctest" if token.content.startswith(">>> ") else "")
            found.append(
                Listing(
                    page,
                    token.map[0] + 1,
                    kind,
                    token.content,
                    named[1] if named else "",
                    above.endswith(" (quoted)"),
                )
            )
        if token.type == "inline":
            above = token.content
    return tuple(found)


def pages() -> list[str]:
    """The names of all pages."""
    return sorted(path.name for path in DOCS.glob("*.md"))


def to_write(*names: str) -> dict[str, str]:
    """The files that the pages tell a reader to write, with what goes into them."""
    return {
        each.file: each.text
        for name in names
        for each in listings(name)
        if each.file and not each.quoted
    }


def commands(page: str) -> list[str]:
    """The commands that a page tells a reader to type: in listings, and in the midst of a line."""
    text = (DOCS / page).read_text("utf-8")
    return re.findall(r"(?:^|`)python3 (run\.py [^`\n]+?)(?:`|$)", text, re.MULTILINE)


def as_it_stands(page: str) -> list[str]:
    """Those of a page's commands in which there is nothing to fill in."""
    return [each for each in commands(page) if not re.search(r"[<A-Z]|\.\.", each)]
