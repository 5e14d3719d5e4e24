"""Clauses: sentences as they were understood, part by part.

[Bearer:] [Once ...,] [When ...,] [1-5:] [if ...,] [cost:] action [and action] [until ...].
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tabletop.cardtext.phrase import Phrase, Role, Said

HEADS: dict[Role, str] = {
    "bearer": ": ", "limit": ", ", "trigger": ", ", "range": ": ", "condition": ", ", "cost": ": ",
}  # fmt: skip
"""What may stand before the body of a sentence, in this order, and what parts it from the rest."""

AND = " and "
"""What stands between two actions of a sentence."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One sentence. `body` is what it does (several actions, or one of anything else).

    `heads` are the parts before the body by role, `duration` says until when, and `joint` stands
    between two actions.
    """

    body: tuple[Said, ...]
    heads: dict[Role, Said] = field(default_factory=dict)
    duration: Said | None = None
    joint: str = AND

    def __str__(self) -> str:
        """The sentence, letter for letter."""
        return capitalised("".join(self._words()))

    def _words(self) -> list[str]:
        words = [f"{self.heads[role]}{mark}" for role, mark in HEADS.items() if role in self.heads]
        words.append(self.joint.join(map(str, self.body)))
        if self.duration:
            words.append(f" {self.duration}")
        return [*words, "."]

    @property
    def parts(self) -> tuple[Said, ...]:
        """All that it is made of, as it is read."""
        heads = tuple(self.heads[role] for role in HEADS if role in self.heads)
        return heads + self.body + ((self.duration,) if self.duration else ())

    @property
    def phrase(self) -> Phrase:
        """The phrase of its body, of the first action where there are several."""
        return self.body[0].phrase

    @property
    def values(self) -> dict[str, Any]:
        """What the slots of that phrase say."""
        return self.body[0].values

    def run(self, *args: Any, **changed: Any) -> Any:
        """Do what the body says; *changed* values stand in for the printed ones.

        :raises TypeError: if nothing runs it: the rules look for it themselves.
        """
        return self.body[0].run(*args, **changed)


def capitalised(sentence: str) -> str:
    """*sentence* with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]
