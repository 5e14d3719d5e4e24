"""What answers that a gesture would give say of themselves, in lines short enough to stand beside
what is pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten, wrap

from tabletop.play.questions.drops import Meant

WIDE = 92  # letters of a line
_LABEL = 56  # letters of an answer's label, where more is told of it
_MOST = 7  # answers that are told at once


def told(meant: Sequence[Meant]) -> str:
    """Each of *meant* from where they part, with what the last part of it tells; above them what
    all of them do, where that is more than who does it."""
    at = _parting(meant)
    lines = [_line(each, min(at, len(each.said) - 1)) for each in meant[:_MOST]]
    if at and (deed := meant[0].said[at - 1]).tells:
        lines.insert(0, deed.label)
    if len(meant) > _MOST:
        lines.append(f"and {len(meant) - _MOST} more")
    return "\n".join(lines)


def by_whom(meant: Meant, piece: int) -> str:
    """The last of what a drop of *piece* says, after who does it, where that is another."""
    first, last = meant.said[0], meant.said[-1]
    another = len(meant.said) > 1 and first.pieces[:1] not in ((), (piece,))
    return f"{first.label}: {last.label}" if another else last.label


def _parting(meant: Sequence[Meant]) -> int:
    """How many parts all of *meant* have in common, but for the last of the shortest."""
    least = min((len(each.keys) for each in meant), default=1)
    alike = (at for at in range(least) if len({each.keys[: at + 1] for each in meant}) > 1)
    return next(alike, least - 1)


def _line(meant: Meant, at: int) -> str:
    label, tells = meant.said[at].label, meant.said[-1].tells
    if not tells:
        return label
    return with_tells(shorten(label, _LABEL, placeholder="…"), tells)


def with_tells(label: str, tells: str) -> str:
    """A *label* and what that *tells*, if anything, as one line."""
    if not tells:
        return label
    return f"{label} {tells}" if label.endswith((".", "…")) else f"{label}: {tells}"


def wrapped(words: str) -> str:
    """*words*, of which no line is longer than can be read beside the table."""
    lines = [wrap(line, WIDE, subsequent_indent="    ") or [""] for line in words.split("\n")]
    return "\n".join(part for line in lines for part in line)
