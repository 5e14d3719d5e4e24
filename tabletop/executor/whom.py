"""Whom a noun means: the table decides, or somebody chooses, or a die does."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from tabletop.cardtext.inside import Inside
from tabletop.cardtext.subjects import (
    ANYONE,
    DOERS,
    EACH,
    IDLE,
    IMPLIED,
    IT,
    AllOf,
    Such,
    Together,
    Who,
    nouns_of,
)
from tabletop.executor.context import Context
from tabletop.grammar.subjects import DID, SAME, THOSE
from tabletop.play.rules.procedure import Rules

Members = Callable[[Context], list[int]]
"""The persons that a noun means, or may mean, in order."""

Among = Callable[[], list[int]]
"""The persons that a noun may mean now."""

Pick = Callable[[Context, Among], Rules[int]]
"""Picks one of these, by a choice or a die; -1 for nobody."""

Fits = Callable[[Context, int], bool]
"""Whether a noun means this person, even one who is dead by now, or nobody (-1)."""

M = TypeVar("M", bound=Members)


class _Noun(NamedTuple):
    members: Members
    pick: Pick | None
    fits: Fits | None
    lot: bool = False


class Whom:
    """The nouns for the people of a game. A noun of which one is picked has a `pick`."""

    def __init__(self) -> None:
        self._nouns: dict[str, _Noun] = {
            IMPLIED: _Noun(_you, None, None),
            "you": _Noun(_you, None, None),
            EACH: _Noun(_that, None, None),
            IT: _Noun(_that, None, None),
            DOERS: _Noun(_doers, None, None),
            IDLE: _Noun(_idle, None, None),
            SAME: _Noun(_same, None, None),
            THOSE: _Noun(_same, None, None),
            DID: _Noun(_doers, None, None),
            ANYONE: _Noun(_nobody, None, _anyone),
        }

    def noun(
        self, value: str, pick: Pick | None = None, fits: Fits | None = None, lot: bool = False
    ) -> Callable[[M], M]:
        """Define the noun of this value: whom it means, or of whom one is picked. *fits* may accept
        more people in a trigger, such as somebody who has just died. With *lot*, the pick is random
        and nobody is asked."""

        def register(members: M) -> M:
            self._nouns[value] = _Noun(members, pick, fits, lot)
            return members

        return register

    def _noun(self, value: str) -> _Noun:
        """The noun of this *value*; of so many of them that of one."""
        return self._nouns[one_of(value)]

    def knows(self, value: str) -> bool:
        """Whether the noun of this *value* is defined."""
        return one_of(value) in self._nouns

    @property
    def all_of(self) -> list[str]:
        """The nouns that mean all of some people: `each`, `each fallen`."""
        return [noun for noun in self._nouns if noun.split(" ", 1)[0] == "each"]

    def is_picked(self, value: str) -> bool:
        """Whether one is picked of the people whom the noun of this *value* means."""
        noun = self._nouns.get(one_of(value))
        return noun is not None and noun.pick is not None

    def is_asked(self, value: str) -> bool:
        """Whether somebody chooses the one who is picked."""
        return self.is_picked(value) and not self._noun(value).lot

    def among(self, context: Context, who: Who) -> list[int]:
        """All people whom *who* means, or may mean."""
        if isinstance(who, str):
            return self._noun(who).members(context)
        if isinstance(who, Together):
            return [*dict.fromkeys(one for each in who.parts for one in self.among(context, each))]
        found = [
            *dict.fromkeys(each for noun in nouns_of(who) for each in self.among(context, noun))
        ]
        if isinstance(who, Such):
            return [each for each in found if _is_such(context, who.condition, each)]
        return found

    def includes(self, context: Context, meant: Who, who: int) -> bool:
        """Whether *meant* includes *who*, or may."""
        if isinstance(meant, Together):
            return any(self.includes(context, each, who) for each in meant.parts)
        if not any(self._fits(context, noun, who) for noun in nouns_of(meant)):
            return False
        return not isinstance(meant, Such) or _is_such(context, meant.condition, who)

    def _fits(self, context: Context, value: str, who: int) -> bool:
        noun = self._noun(value)
        return noun.fits(context, who) if noun.fits else who in noun.members(context)

    def meant(self, context: Context, who: Who) -> Rules[list[int]]:
        """The people whom *who* means now, after the pick, if one is needed."""
        if isinstance(who, Together) and not who.one:
            several: list[int] = []
            for each in who.parts:
                several += yield from self.meant(context, each)
            return [*dict.fromkeys(several)]
        found = self.among(context, who)
        parts = who.parts if isinstance(who, Together) else (who,)
        picks = (self._noun(noun).pick for part in parts for noun in nouns_of(part))
        pick = None if isinstance(who, AllOf) else next(filter(None, picks), None)
        if pick is None or not found:
            return found
        picked: list[int] = []

        def among() -> list[int]:
            return [each for each in self.among(context, who) if each not in picked]

        for _ in range(how_many(who)):
            one = yield from pick(context, among)
            picked += [one] if one >= 0 else []
        return picked


def one_of(value: str) -> str:
    """The value of the noun for one of those of whom *value* means so many, `2 another`."""
    return value.partition(" ")[2] if value[:1].isdigit() else value


def how_many(who: Who) -> int:
    """How many are picked of those whom *who* means."""
    noun = next(iter(nouns_of(who)), "")
    return int(noun.partition(" ")[0]) if noun[:1].isdigit() else 1


def _you(context: Context) -> list[int]:
    return [context.you] if context.you >= 0 else []


def _that(context: Context) -> list[int]:
    return [context.that] if context.that >= 0 else []


def _doers(context: Context) -> list[int]:
    return [*context.acted]


def _same(context: Context) -> list[int]:
    return [*context.meant]


def _nobody(context: Context) -> list[int]:
    return []


def _anyone(context: Context, who: int) -> bool:
    return True


def _idle(context: Context) -> list[int]:
    return [who for who in context.meant if who not in context.acted]


def _is_such(context: Context, condition: Inside, who: int) -> bool:
    """Whether *condition* is true of *who*."""
    return bool(condition.run(replace(context, that=who)))
