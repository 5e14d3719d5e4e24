"""Frames of verbs, in whatever language: `[lose] {n}`: the verb in brackets, gaps in braces."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

_GAP = re.compile(r"\{(\w+)(?::([^}]+))?\}")

Frames = tuple[str, ...]

Said = str | tuple[str, dict[str, Any]]
"""Another way to say something done; with what it says without a gap."""


class Voice(NamedTuple):
    """How a verb is said to be done. Where it is *split*, words of its frame stand inside of how
    much it is; a *duty* is printed as one, `must Dodge`; who does it may be *unsaid*; what is paid
    stands *alone* as a price: `2 Reroll Counters: ...`. Those who do it *by_name* are never `you`,
    nor whom the verb before is about: others do the same in their own way. An order may be *left*
    to who is spoken to, `you may lock a Knight`, where it is not `you` who does it. What you do to
    whom it befalls is printed so, *active*: `[push] {who} {n}`, with frames `[be] pushed {n}`.
    Where the same words ask whether it is so, it is never *told* to be done."""

    split: bool = False
    duty: bool = False
    unsaid: bool = True
    alone: bool = False
    by_name: bool = False
    left: bool = False
    active: str = ""
    told: bool = True


PLAIN = Voice()
"""How most verbs are said."""


def gaps(frames: Iterable[str]) -> dict[str, str]:
    """The categories of all gaps of *frames*, by name."""
    named: dict[str, str] = {}
    for frame in frames:
        for found in _GAP.finditer(frame):
            named.setdefault(found[1], found[2] or found[1])
    return named


def filled(frame: str, slots: Mapping[str, str]) -> str:
    """*frame* with the categories of its gaps."""
    for name, category in slots.items():
        frame = frame.replace(f"{{{name}}}", f"{{{name}:{category}}}")
    return frame
