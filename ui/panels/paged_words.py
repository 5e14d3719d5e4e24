"""Splits long texts into pages that fit."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

Page = list[str]
"""Paragraphs and list items; items begin with a dash."""

_ENDS = (r"(?<=[.!?:;])\s+|(?<=[.!?:;]\*)\s+", r"(?<=,)\s+", r"\s+")
"""Where a paragraph too long for a page is split: after a sentence, else a comma, else a word."""


def paged(paragraphs: Iterable[str], fits: Callable[[Page], bool]) -> list[Page]:
    """Split *paragraphs* into as few pages as `fits` allows, in order. A list item is kept whole if
    it fits on a page."""
    pages: list[Page] = [[]]
    for block in (line for paragraph in paragraphs for line in paragraph.split("\n")):
        if fits([*pages[-1], block]):
            pages[-1].append(block)
        elif fits([block]):
            pages.append([block])
        else:
            _go_on(pages, _parts(block, _ENDS, fits), fits)
    return [page for page in pages if page]


def _parts(words: str, ends: Sequence[str], fits: Callable[[Page], bool]) -> list[str]:
    """Split *words* at *ends* into parts that each fit a page, as far as possible."""
    if not ends or fits([words]):
        return [words]
    parts = _stressed_alike(re.split(ends[0], words))
    return [part for each in parts for part in _parts(each, ends[1:], fits)]


def _stressed_alike(parts: Iterable[str]) -> list[str]:
    """Repair `*stress*` marks that run across *parts*, so that each part is stressed by itself."""
    made, goes_on = [], ""
    for part in parts:
        whole = goes_on + part
        goes_on = "*" if whole.count("*") % 2 else ""
        made.append(whole + goes_on)
    return made


def _go_on(pages: list[Page], parts: Sequence[str], fits: Callable[[Page], bool]) -> None:
    """Add *parts* of one paragraph to the last of *pages* and the pages after it."""
    begun = False
    for part in parts:
        before = pages[-1]
        longer = [*before[:-1], f"{before[-1]} {part}"] if begun else [*before, part]
        if fits(longer):
            pages[-1] = longer
        else:
            pages.append([part])
        begun = True
