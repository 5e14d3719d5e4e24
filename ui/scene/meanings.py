"""What answers that a gesture would give say of themselves, in lines short enough to stand beside
what is pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten, wrap

from tabletop.play.drops import Meant

WIDE = 92  # letters of a line
_LABEL = 36  # letters of an answer's label, where more is told of it
_MOST = 7  # answers that are told at once


def told(meant: Sequence[Meant]) -> str:
    """Each of *meant* from where they part, with what the last part of it tells."""
    at = _parting(meant)
    lines = [_line(each, min(at, len(each.said) - 1)) for each in meant[:_MOST]]
    if len(meant) > _MOST:
        lines.append(f"and {len(meant) - _MOST} more")
    return "\n".join(lines)


def _parting(meant: Sequence[Meant]) -> int:
    """How many parts all of *meant* have in common, but for the last of the shortest."""
    least = min((len(each.keys) for each in meant), default=1)
    alike = (at for at in range(least) if len({each.keys[: at + 1] for each in meant}) > 1)
    return next(alike, least - 1)


def _line(meant: Meant, at: int) -> str:
    label, tells = meant.said[at].label, meant.said[-1].tells
    if not tells:
        return label
    short = shorten(label, _LABEL, placeholder="…")
    return f"{short} {tells}" if short.endswith((".", "…")) else f"{short}: {tells}"


def wrapped(words: str) -> str:
    """*words*, of which no line is longer than can be read beside the table."""
    lines = [wrap(line, WIDE, subsequent_indent="    ") or [""] for line in words.split("\n")]
    return "\n".join(part for line in lines for part in line)
