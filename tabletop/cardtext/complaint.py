"""What is said of a sentence that is not understood: which part makes sense, what else may stand in
the place of the other."""

from __future__ import annotations

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


def no_word(strange: str, lexicon: tuple[str, ...]) -> str:
    """That a word is none of the *lexicon* that can stand there."""
    some = ", ".join(lexicon[:LISTED])
    more = f" and {len(lexicon) - LISTED} more" if len(lexicon) > LISTED else ""
    return f"{strange!r} is no word that can stand there. These can: {some}{more}."
