"""What of a sentence cannot be said, what can without it, and what is nearest to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, islice

from tabletop.cardtext.clause import capitalised
from tabletop.cardtext.complaint import EXPECTED, role_behind
from tabletop.cardtext.error_spots import Spot, inside
from tabletop.cardtext.form import Form
from tabletop.cardtext.likeness import meaning, nearest_to
from tabletop.cardtext.nested_slots import Nested
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Slot
from tabletop.cardtext.unread import Close

SHOWN = 2
"""How many of what is near are shown."""

_EDGE = re.compile(
    r",? (?=(?:and|or|but|then|for|until|to|from|with|in|of|while|plus|this|that|at|by|also|extra|"
    r"other|than|each|equal|as|after|before|during|instead|up|among|without)\b)|(?<=[,:;]) |$"
)
"""Where a part of a sentence may begin or end."""

_TURNS = re.compile(
    r"\b(unless|otherwise|else|instead|if|when|whenever|while|until|not|no|never|cannot|can't|only|"
    r"without|except|than|other|or|may|once|up|but)\b|:|^$",
    re.IGNORECASE,
)
"""Without what a sentence would say more than it does, or the contrary: no part that has it is left
out."""


def close_to(sentence: str, spots: list[Spot], book: Phrasebook) -> Iterator[Close]:
    """What can be said and is near to *sentence*: all of it and one thing more, or it without the
    part that cannot be said."""
    for made, brings in dict.fromkeys(islice(nearest_to(spots, book), SHOWN)):
        told = f"The closest that can be said is {made!r}; it says {brings[0]!r}, too."
        yield Close(made, told)
    if part := _unsayable(sentence, book):
        words, rest = part
        told = f"This part cannot be said in a sentence: {words!r}. The rest would read: {rest!r}."
        yield Close(rest, told)


def _unsayable(sentence: str, book: Phrasebook) -> tuple[str, str] | None:
    """The shortest part of *sentence* without which it is understood, if it is no turn of it; and
    the sentence without it."""
    edges = [0, *(found.start() for found in _EDGE.finditer(sentence.removesuffix(".")))]
    spans = sorted(combinations(dict.fromkeys(edges), 2), key=lambda span: span[1] - span[0])
    for begin, end in spans:
        words = sentence[begin:end].strip(" ,;.")
        rest = capitalised(f"{sentence[:begin]}{sentence[end:]}".strip().replace(",.", "."))
        tail = not sentence[end:].strip(" .")
        plain = tail and meaning(words) and not _TURNS.search(words) and len(words) < len(rest)
        if plain and len(found := book.readings(rest)) == 1:
            return words, str(found[0])
    return None


def awaited(spots: list[Spot], book: Phrasebook) -> tuple[str, list[str]]:
    """The words up to which most of a sentence makes sense, and what may stand behind them."""
    found: dict[str, dict[str, None]] = {}
    for spot in spots:
        words = spot.words if spot.before else inside(spot.words)
        for phrase, form in book.forms():
            at, what = form.stop(words)
            begun = capitalised(f"{spot.before}{words[:at]}").strip()
            if at and what and not phrase.back and _belongs(form, begun):
                found.setdefault(begun, {})[_named(what)] = None
    begun = max(found, key=len, default="")
    return begun, [*found.get(begun, ())]


def _belongs(form: Form, begun: str) -> bool:
    """Whether *form* is what is to stand where a sentence has *begun* so."""
    role = role_behind(begun)
    return form.role == role or (role == "action" and form.role in ("modifier", "trait", "quest"))


def _named(what: str | Slot) -> str:
    """What stands there, in a word or by its kind."""
    if isinstance(what, str):
        return repr(what)
    if isinstance(what, Nested):
        return EXPECTED[what.role]
    return f"as {what.example!r}"
