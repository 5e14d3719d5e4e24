"""Descriptions of the answers that a gesture would give, in lines short enough for a tip."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten, wrap

from tabletop.play.questions.drops import Meant

WIDE = 92  # letters in a line
_LABEL = 56  # letters of a label if more is said
_MOST = 7  # the most answers described at once


def told(meant: Sequence[Meant]) -> str:
    """Describe each of *meant* from where they differ, with the details of its last part; above
    that what all share, if it is more than who acts."""
    at = _parting(meant)
    lines = [_line(each, min(at, len(each.said) - 1)) for each in meant[:_MOST]]
    if at and (deed := meant[0].said[at - 1]).tells:
        lines.insert(0, deed.label)
    if len(meant) > _MOST:
        lines.append(f"and {len(meant) - _MOST} more")
    return "\n".join(lines)


def by_whom(meant: Meant, piece: int) -> str:
    """The last part of what a drop of *piece* means, preceded by who acts if that is another
    piece."""
    first, last = meant.said[0], meant.said[-1]
    another = len(meant.said) > 1 and first.pieces[:1] not in ((), (piece,))
    return f"{first.label}: {last.label}" if another else last.label


def _parting(meant: Sequence[Meant]) -> int:
    """How many parts all of *meant* share, at most all but the last of the shortest."""
    least = min((len(each.keys) for each in meant), default=1)
    alike = (at for at in range(least) if len({each.keys[: at + 1] for each in meant}) > 1)
    return next(alike, least - 1)


def _line(meant: Meant, at: int) -> str:
    label, tells = meant.said[at].label, meant.said[-1].tells
    if not tells:
        return label
    return with_tells(shorten(label, _LABEL, placeholder="…"), tells)


def with_tells(label: str, tells: str) -> str:
    """*label* with its details *tells*, if any, as one line."""
    if not tells:
        return label
    return f"{label} {tells}" if label.endswith((".", "…")) else f"{label}: {tells}"


def wrapped(words: str) -> str:
    """*words* wrapped to lines that can be read beside the table."""
    lines = [wrap(line, WIDE, subsequent_indent="    ") or [""] for line in words.split("\n")]
    return "\n".join(part for line in lines for part in line)
