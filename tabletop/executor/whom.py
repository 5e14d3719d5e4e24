"""Whom a noun means: some the table alone tells, others somebody chooses or a die."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from tabletop.cardtext.nested import Inside
from tabletop.cardtext.subjects import EACH, IMPLIED, Such, Who
from tabletop.executor.context import Context
from tabletop.play.procedure import Rules

Members = Callable[[Context], list[int]]
"""The seats that a noun means, or may mean, in their order."""

Pick = Callable[[Context, list[int]], Rules[int]]
"""One of several seats: whom somebody says, or a die."""

M = TypeVar("M", bound=Members)


class Whom:
    """The nouns of a game for its people. A noun of which one is picked has a `pick`."""

    def __init__(self) -> None:
        self._members: dict[str, tuple[Members, Pick | None]] = {
            IMPLIED: (_you, None), "you": (_you, None), EACH: (_that, None),
        }  # fmt: skip

    def noun(self, value: str, pick: Pick | None = None) -> Callable[[M], M]:
        """Under this value of a noun stands whom it means, or of whom one is picked."""

        def register(members: M) -> M:
            self._members[value] = members, pick
            return members

        return register

    def among(self, context: Context, who: Who) -> list[int]:
        """All whom *who* means, or may mean."""
        noun, condition = (who.noun, who.condition) if isinstance(who, Such) else (who, None)
        members, _ = self._members[noun]
        found = members(context)
        return found if condition is None else [s for s in found if _is_such(context, condition, s)]

    def includes(self, context: Context, who: Who, seat: int) -> bool:
        """Whether *who* means *seat*, or may mean it."""
        return seat in self.among(context, who)

    def meant(self, context: Context, who: Who) -> Rules[list[int]]:
        """The seats that *who* means just now, once it is picked where one is to be."""
        found = self.among(context, who)
        _, pick = self._members[who.noun if isinstance(who, Such) else who]
        if pick is None or not found:
            return found
        return [(yield from pick(context, found)) if len(found) > 1 else found[0]]


def _you(context: Context) -> list[int]:
    return [context.you] if context.you >= 0 else []


def _that(context: Context) -> list[int]:
    return [context.that] if context.that >= 0 else []


def _is_such(context: Context, condition: Inside, seat: int) -> bool:
    """Whether *condition* is true of *seat*."""
    return bool(condition.run(replace(context, that=seat)))
