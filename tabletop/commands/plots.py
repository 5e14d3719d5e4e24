"""Plots as SVG: bars and shares with confidence intervals.

Colours are classes of the page's style, so that plots are readable in dark and light themes.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH, LABEL, ROW = 720, 220, 24
"""The width of a plot, of the room for labels, and the height of a row, in units."""

_BAR = 14
_ROOM = WIDTH - LABEL - 90
"""The length of a full bar in units. The rest is for text beside it."""


class Bar(NamedTuple):
    """A row: a bar of length `n` of `of` with the text `said` beside it. `low` and `high` are
    shares."""

    label: str
    n: float
    said: str
    low: float = 0.0
    high: float = 0.0


def bars(rows: Sequence[Bar], of: float, title: str) -> str:
    """A bar for each row, as long as its share of *of*, with whiskers for the confidence
    interval."""
    drawn = []
    for number, row in enumerate(rows):
        y = number * ROW + 5
        middle = y + _BAR / 2
        length = _ROOM * row.n / of if of else 0.0
        drawn += [
            _text(LABEL - 8, middle, row.label, "label"),
            f'<rect class="bar" x="{LABEL}" y="{y}" width="{length:.1f}" height="{_BAR}" rx="2"/>',
        ]
        at = length
        if row.high:
            low, at = _ROOM * row.low, max(length, _ROOM * row.high)
            drawn.append(_whisker(LABEL + low, LABEL + _ROOM * row.high, middle))
        drawn.append(_text(LABEL + at + 8, middle, row.said, "said"))
    return _plot(drawn, len(rows) * ROW + 8, title)


def histogram(numbers: Sequence[int], bins: int, title: str) -> str:
    """A histogram of numbers in about the given number of *bins*, of whole, equal width."""
    low, high = min(numbers), max(numbers)
    width = max(1, -(-(high - low + 1) // bins))
    counted = [0] * ((high - low) // width + 1)
    for number in numbers:
        counted[(number - low) // width] += 1
    height, most = 140, max(counted)
    step = (WIDTH - 40) / len(counted)
    drawn = []
    for number, count in enumerate(counted):
        tall = height * count / most
        x = 20 + number * step
        first = low + number * width
        hint = f"{first} to {first + width - 1}: {count}" if width > 1 else f"{first}: {count}"
        drawn.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{8 + height - tall:.1f}" rx="1" '
            f'width="{step - 2:.1f}" height="{tall:.1f}"><title>{hint}</title></rect>'
        )
    drawn += [_text(20, height + 22, str(low), "first"), _text(WIDTH - 20, height + 22, str(high))]
    return _plot(drawn, height + 34, title)


class Pair(NamedTuple):
    """A share with something and without it, each 0 to 1, with the confidence interval of the
    first."""

    label: str
    share: float
    without: float
    low: float
    high: float
    said: str


def pairs(rows: Sequence[Pair], title: str) -> str:
    """A dot for the share with it, a ring for the share without it, and whiskers, one pair on each
    line."""
    end = max([row.high for row in rows] + [row.without for row in rows]) or 1.0
    scale = _ROOM / end
    drawn = []
    for number, row in enumerate(rows):
        middle = number * ROW + ROW / 2
        dot, ring = LABEL + row.share * scale, LABEL + row.without * scale
        drawn += [
            _text(LABEL - 8, middle, row.label, "label"),
            _whisker(LABEL + row.low * scale, LABEL + row.high * scale, middle),
            f'<circle class="ring" cx="{ring:.1f}" cy="{middle}" r="4"/>',
            f'<circle class="dot" cx="{dot:.1f}" cy="{middle}" r="4"/>',
            _text(WIDTH - 4, middle, row.said, "label said"),
        ]
    return _plot(drawn, len(rows) * ROW, title)


def _whisker(low: float, high: float, y: float) -> str:
    ends = "".join(f'<path d="M{x:.1f} {y - 3}v6"/>' for x in (low, high))
    return f'<g class="whisker"><path d="M{low:.1f} {y}H{high:.1f}"/>{ends}</g>'


def _text(x: float, y: float, words: str, kind: str = "label") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y + 4:.1f}">{escape(words)}</text>'


def _plot(drawn: Sequence[str], height: float, title: str) -> str:
    inside = "".join(drawn)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"{inside}</svg>"
    )
