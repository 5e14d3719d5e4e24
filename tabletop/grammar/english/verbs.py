"""Verbs as they are for one, for several, behind `may`, and as what has been done.

A frame marks its verb: `[lose|spend] {n}`; of several the first is printed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

_VERB = re.compile(r"\[([^]]+)\]")

_IRREGULAR = {
    "be": ("is", "are", "been", "being"),
    "have": ("has", "have", "had", "having"),
    "bear": ("bears", "bear", "borne", "bearing"),
    "deal": ("deals", "deal", "dealt", "dealing"),
    "lose": ("loses", "lose", "lost", "losing"),
    "draw": ("draws", "draw", "drawn", "drawing"),
    "take": ("takes", "take", "taken", "taking"),
    "give": ("gives", "give", "given", "giving"),
    "fall": ("falls", "fall", "fallen", "falling"),
    "strike": ("strikes", "strike", "struck", "striking"),
    "hold": ("holds", "hold", "held", "holding"),
    "hit": ("hits", "hit", "hit", "hitting"),
    "put": ("puts", "put", "put", "putting"),
    "do": ("does", "do", "done", "doing"),
    "Focus": ("Focuses", "Focus", "Focused", "Focusing"),
    "pay": ("pays", "pay", "paid", "paying"),
    "swap": ("swaps", "swap", "swapped", "swapping"),
    "stay": ("stays", "stay", "stayed", "staying"),
    "get": ("gets", "get", "got", "getting"),
    "dispel": ("dispels", "dispel", "dispelled", "dispelling"),
    "hear": ("hears", "hear", "heard", "hearing"),
    "throw": ("throws", "throw", "thrown", "throwing"),
    "spend": ("spends", "spend", "spent", "spending"),
    "die": ("dies", "die", "died", "dying"),
    "find": ("finds", "find", "found", "finding"),
    "set": ("sets", "set", "set", "setting"),
    "send": ("sends", "send", "sent", "sending"),
    "drop": ("drops", "drop", "dropped", "dropping"),
    "control": ("controls", "control", "controlled", "controlling"),
    "free": ("frees", "free", "freed", "freeing"),
    "own": ("owns", "own", "owned", "owning"),
    "leave": ("leaves", "leave", "left", "leaving"),
    "Flee": ("Flees", "Flee", "Fled", "Fleeing"),
}


def third(verb: str) -> str:
    """A verb as one does it: `takes`, `searches`, `carries`."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb][0]
    if verb.endswith(("s", "sh", "ch", "x", "o")):
        return f"{verb}es"
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}s"


def several(verb: str) -> str:
    """A verb as several do it, and `you`."""
    return _IRREGULAR[verb][1] if verb in _IRREGULAR else verb


def participle(verb: str) -> str:
    """A verb as it has been done: `healed`, `dealt`."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb][2]
    if verb.endswith("e"):
        return f"{verb}d"
    return f"{verb[:-1]}ied" if verb.endswith("y") and verb[-2:-1] not in "aeiou" else f"{verb}ed"


def gerund(verb: str) -> str:
    """A verb as a noun: `losing`."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb][3]
    return f"{verb[:-1]}ing" if verb.endswith("e") else f"{verb}ing"


def infinitive(verb: str) -> str:
    """A verb behind `may`, `would` and `cannot`."""
    return verb


@lru_cache(4096)
def inflected(frame: str, form: Callable[[str], str]) -> str:
    """*frame* with its verb in this *form*."""

    def verb(found: re.Match[str]) -> str:
        made = [form(each) for each in found[1].split("|")]
        return made[0] if len(made) == 1 else f"({'|'.join(made)})"

    return _VERB.sub(verb, frame)


def inflections(frame: str) -> list[tuple[str, ...]]:
    """All forms of each verb that *frame* may be said with."""
    return [
        (verb, third(verb), participle(verb))
        for found in _VERB.findall(frame)
        for verb in found.split("|")
    ]
