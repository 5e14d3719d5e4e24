"""Clauses: sentences as they were understood, part by part.

[Bearer:] [Once ...,] [When ...,] [1-5:] [if ...,] [cost:] [instead] action [and action | , then
action] [unless ...] [until ...] [, otherwise action].
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tabletop.cardtext.amounts import ThatMuch
from tabletop.cardtext.phrase import Phrase, Said
from tabletop.cardtext.roles import Role
from tabletop.cardtext.subjects import is_former

HEADS: dict[Role, str] = {
    "bearer": ": ",
    "limit": ", ",
    "trigger": ", ",
    "range": ": ",
    "if": ", ",
    "cost": ": ",
}
"""What may stand before the body of a sentence, in this order, and what parts it from the rest."""


class Joints(NamedTuple):
    """The words of a language that stand between the parts of a sentence."""

    both: str = " and "
    then: str = ", then "
    instead: str = "instead "
    otherwise: str = ", otherwise "
    choose: str = "choose one: "
    either: str = "; or "


ENGLISH = Joints()

Actions = tuple[Said, ...]
"""What is done, one after another."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One sentence. `body` is what it does (several actions, or one of anything else).

    `heads` are the parts before the body by role, `duration` says until when. `then` are the
    numbers of the actions, from 1, before which stands `then` and not `and`. With `instead` the
    body stands for what triggers it; `unless` says what keeps it from being done, or who may, and
    what is done `otherwise`, where an `if` is not true.

    Of a sentence of several ideas it is the one with the number `idea`, from 0. As many sentences
    are `written` for it as are understood in one.
    """

    body: Actions
    heads: dict[Role, Said] = field(default_factory=dict)
    duration: Said | None = None
    joints: Joints = ENGLISH
    then: frozenset[int] = frozenset()
    instead: bool = False
    unless: Said | None = None
    otherwise: Actions = ()
    idea: int = field(default=0, compare=False)
    written: int = field(default=1, compare=False)

    @property
    def is_printable(self) -> bool:
        """Whether there are words for all of it."""
        try:
            return bool(str(self))
        except ValueError:
            return False

    def __str__(self) -> str:
        """The sentence, letter for letter."""
        return capitalised("".join(self._words()))

    def _words(self) -> list[str]:
        roles = [role for role in HEADS if role in self.heads]
        so = roles[-2:] == ["if", "cost"] and self.heads["if"].values
        if so and not self.heads["cost"].values:
            roles[-2:] = ["cost", "if"]  # `use: if ...`
        words = [f"{self.heads[role]}{HEADS[role]}" for role in roles]
        if self.awaits:
            words.insert(0, f"{self.duration}, ")
        words += [self.joints.instead] * self.instead
        words.append(self.done)
        tails = (self.unless, None if self.awaits else self.duration)
        words += [f" {tail}" for tail in tails if tail]
        if self.otherwise:
            words.append(f"{self.joints.otherwise}{joined(self.otherwise, self.joints)}")
        return [*words, "."]

    @property
    def is_timed(self) -> bool:
        """Whether it says until when: then it holds from when it is carried out."""
        return self.duration is not None and self.duration.phrase.run is None

    @property
    def awaits(self) -> bool:
        """Whether it is the waiting that lasts: until so long, what is awaited brings something."""
        if self.duration is None or not self.duration.phrase.bounds_waiting or self.holds:
            return False
        return self.is_timed and "trigger" in self.heads

    @property
    def holds(self) -> bool:
        """Whether its body is so, and not done."""
        return bool(self.body) and self.phrase.role in ("modifier", "trait")

    @property
    def done(self) -> str:
        """What its body does, in words."""
        return joined(self.body, self.joints, self.then)

    @property
    def parts(self) -> tuple[Said, ...]:
        """All that it is made of, as it is read."""
        heads = tuple(self.heads[role] for role in HEADS if role in self.heads)
        tails = tuple(tail for tail in (self.unless, self.duration) if tail)
        return heads + self.body + tails + self.otherwise

    @property
    def whole(self) -> tuple[Said, ...]:
        """The same, and what is said inside of its parts."""
        return tuple(said for part in self.parts for said in part.all())

    @property
    def goes_on(self) -> bool:
        """Whether it speaks of what the sentence before it has brought about."""
        if {"trigger", "range"} & set(self.heads):
            return False
        if "if" in self.heads and speaks_back(self.heads["if"]):
            return True
        if "cost" in self.heads:
            return False
        return any(
            said.phrase.back or any(_is_former(each) for each in said.values.values())
            for said in self.whole
            if said.phrase.role != "condition" or said.phrase.back
        )

    @property
    def is_otherwise(self) -> bool:
        """Whether it is done where the sentence before it is not."""
        return "if" in self.heads and self.heads["if"].phrase.run is or_else

    @property
    def is_answer(self) -> bool:
        """Whether its `if` asks who did what the sentence before says."""
        condition = self.heads["if"].values.get("condition") if "if" in self.heads else None
        return condition is not None and any(said.phrase.back for said in condition.all())

    @property
    def is_then(self) -> bool:
        """Whether it is done behind the sentence before it."""
        return "if" in self.heads and self.heads["if"].phrase.run is and_then

    @property
    def is_rider(self) -> bool:
        """Whether it says only when, or how often, the sentence before it may be done."""
        return self.phrase.role == "trait" and self.phrase.back

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


def speaks_back(head: Said) -> bool:
    """Whether an `if` goes on from the sentence before, or asks of somebody named there."""
    condition = head.values.get("condition")
    asked = condition.values.values() if condition is not None else ()
    return head.phrase.back or any(_is_former(each) for each in asked)


def _is_former(value: Any) -> bool:
    if isinstance(value, tuple):
        return any(map(_is_former, value))
    return is_former(value) or isinstance(value, ThatMuch)


def and_then(*args: Any, condition: Said | None = None) -> bool:
    """What goes on from what was done, if the condition is true, where there is one."""
    return condition is None or bool(condition.run(*args))


def or_else(context: Any, condition: Said | None = None) -> bool:
    """Whether what stands before was not done, and the condition is true, if there is one."""
    return context.undone and and_then(context, condition=condition)


def joined(actions: Actions, joints: Joints, then: frozenset[int] = frozenset()) -> str:
    """*actions* in words, one after another."""
    words = [*map(str, actions[:1])]
    for number, said in enumerate(actions[1:], 1):
        words += [joints.then if number in then else joints.both, str(said)]
    return "".join(words)


def capitalised(sentence: str) -> str:
    """*sentence* with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]
