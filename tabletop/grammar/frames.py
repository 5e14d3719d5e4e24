"""Frames of verbs, in whatever language: `[lose] {n}`: the verb in brackets, gaps in braces."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

_GAP = re.compile(r"\{(\w+)(?::([^}]+))?\}")

Frames = tuple[str, ...]

Said = str | tuple[str, dict[str, Any]]
"""Another wording of an action, with the values that it implies without a gap."""


class Voice(NamedTuple):
    """How a verb is worded.

    With *split*, words of its frame stand inside the amount. A *duty* is printed as one (`must
    Dodge`). Its subject may be *unsaid*. A price may stand *alone*: `2 Reroll Counters: ...`.
    Subjects *by_name* are never `you`, nor the subject of the verb before. An order may be *left*
    to the player, as in `you may lock a Knight`, where the subject is not `you`. An *active* verb
    is printed as what you do to the person it affects: `[push] {who} {n}`, with frames `[be] pushed
    {n}`.
    """

    split: bool = False
    duty: bool = False
    unsaid: bool = True
    alone: bool = False
    by_name: bool = False
    left: bool = False
    active: str = ""
    told: bool = True


PLAIN = Voice()
"""How most verbs are worded."""


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
