"""Who: the nouns for a game's people that mean the same in every game."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.executor.asking import Asks, about, seat_option
from tabletop.executor.context import Context
from tabletop.executor.whom import Among, Whom
from tabletop.play.decision import Roll
from tabletop.play.procedure import Rules
from tabletop.table.table import Table

Present = Callable[[Table], list[int]]
"""The seats that can be meant at all, in their order: the living."""


def people(noun: str) -> dict[str, str]:
    """The words for people that are called *noun*, by value."""
    return {
        "you": "you",
        "each": f"each {noun}",
        "other": f"each other {noun}",
        "one": f"a {noun}",
        "another": f"another {noun}",
        "random": f"a random {noun}",
        "that": f"that {noun}",
        "doers": "each that does",
    }


ANY_OF = ("each", "other", "one", "another", "random")
"""The nouns behind which a condition may stand."""


def everybody(present: Present, asks: Asks, rule: str) -> Whom:
    """What these words mean where *present* are there."""
    whom = Whom()

    def all_of(context: Context) -> list[int]:
        return present(context.table)

    def others(context: Context) -> list[int]:
        return [seat for seat in present(context.table) if seat != context.you]

    def picked(context: Context, among: Among) -> Rules[int]:
        play = context.play
        if len(found := among()) < 2:
            return found[0]
        option = yield from asks(
            play, context.you, f"{about(context)} Who?",
            lambda: [seat_option(play, seat) for seat in among()],
        )  # fmt: skip
        return int(option.value)

    def by_lot(context: Context, among: Among) -> Rules[int]:
        if len(found := among()) < 2:
            return found[0]
        lot: int = yield Roll(len(found), f"{about(context)} Who, by lot?", rule)
        return found[lot - 1]

    whom.noun("each")(all_of)
    whom.noun("other")(others)
    whom.noun("one", picked)(all_of)
    whom.noun("another", picked)(others)
    whom.noun("random", by_lot)(all_of)
    return whom
