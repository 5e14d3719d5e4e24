"""What is said of a sentence that is not understood: which part makes sense, what else may stand in
the place of the other."""

from __future__ import annotations

import re

from tabletop.cardtext.form import Form
from tabletop.cardtext.roles import Role

EXPECTED: dict[Role, str] = {
    "bearer": "who it is for",
    "limit": "how often it may be",
    "trigger": "what it waits for",
    "range": "what a die shows",
    "if": "a condition",
    "cost": "a price",
    "action": "what is done",
    "modifier": "a number that changes",
    "unless": "what keeps it from being done",
    "duration": "how long it lasts",
    "quest": "what must be true",
    "trait": "what the rules look for",
    "condition": "a condition",
    "count": "what is counted",
}
"""What a phrase is in its sentence, as it is told to whoever writes one."""

LISTED = 6
"""Words of a list that are told."""


def makes_sense(
    rest: str, behind: str, closest: Form | None, *, before: str, reworded: bool
) -> str:
    """From where on a sentence makes none: the *rest* of it, but for what stands *behind* what is
    wrong; and the *closest* that would. *before* is what does, *reworded* tells that it is known
    what is meant."""
    why = f"It is understood up to {rest!r}." if before else "It is not understood."
    if before and (again := behind.strip(" ,:.")):
        why += f" What makes sense again is {again!r}."
    if reworded and closest is None:
        return why
    expected = EXPECTED[closest.role if closest else role_behind(before)]
    if closest is None:
        return f"{why} Expected: {expected}. Nothing that cards say is like it."
    return f"{why} Expected: {expected}. The closest that can be said is {closest.example!r}."


def role_behind(before: str) -> Role:
    """What it is that stands behind what is understood *before* it."""
    if re.search(r"\b(?:if|unless|while)\b[^,]*$", before, re.IGNORECASE):
        return "condition"
    waits = re.search(r"(?:^|, |: )(?:when|after|at)\b[^,]*$", before, re.IGNORECASE)
    return "trigger" if waits else "action"


def may_stand(before: str, awaited: list[str]) -> str:
    """What may stand behind what makes sense *before*; nothing if that may be almost anything."""
    if not before or not 0 < len(awaited) <= 2 * LISTED:
        return ""
    return f" Behind {before!r} can stand: {', '.join(awaited)}."


def no_word(strange: str, lexicon: tuple[str, ...]) -> str:
    """That a word is none of the *lexicon* that can stand there."""
    some = ", ".join(lexicon[:LISTED])
    more = f" and {len(lexicon) - LISTED} more" if len(lexicon) > LISTED else ""
    return f"{strange!r} is no word that can stand there. These can: {some}{more}."
