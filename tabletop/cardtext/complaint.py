"""What is said of a sentence that is not understood: which part makes sense, what else may stand in
the place of the other."""

from __future__ import annotations

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
    rest: str, behind: str, closest: Form | None, *, begun: bool, reworded: bool
) -> str:
    """From where on a sentence makes none: the *rest* of it, but for what stands *behind* what is
    wrong; and the *closest* that would. *begun* tells that anything before does,
    *reworded* that it is known what is meant."""
    why = f"It is understood up to {rest!r}." if begun else "It is not understood."
    if begun and (again := behind.strip(" ,:.")):
        why += f" What makes sense again is {again!r}."
    if reworded and closest is None:
        return why
    expected = EXPECTED[closest.role if closest else "action"]
    if closest is None:
        return f"{why} Expected: {expected}. Nothing that cards say is like it."
    return f"{why} Expected: {expected}. The closest that can be said is {closest.example!r}."


def no_word(strange: str, lexicon: tuple[str, ...]) -> str:
    """That a word is none of the *lexicon* that can stand there."""
    some = ", ".join(lexicon[:LISTED])
    more = f" and {len(lexicon) - LISTED} more" if len(lexicon) > LISTED else ""
    return f"{strange!r} is no word that can stand there. These can: {some}{more}."
