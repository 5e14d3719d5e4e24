"""Rules as generators that read like the rulebook, and the steps of a game."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Generator
from typing import Any, TypeVar, get_type_hints

from msgspec import Struct, ValidationError, convert

from tabletop.play.questions.decision import Decision, Draw, Refusal, Roll, Shuffle, Together
from tabletop.table.bounds import Arg
from tabletop.table.table import Flow

R = TypeVar("R")

Ask = Callable[[], Decision | Together]
"""Makes the question from the table as it lies; called again after a ruling by hand."""

Request = Ask | Roll | Shuffle | Draw
Rules = Generator[Request, Any, R]
"""A rule in several moves: `yield from` it, or nothing happens. A test checks that every caller
does."""

S = TypeVar("S", bound=Callable[..., Rules[Flow] | Flow])


class Step(Struct, frozen=True):
    """A named stretch of a game, from a whole table to a whole table.

    A step that asks nothing is a plain function; one that asks is a generator. `title` tells
    players what goes on, `rule` is the rule that asks for it, and `then` is the step where the game
    goes on when players skip the rest of this one.
    """

    name: str
    title: str
    rule: str
    then: str
    run: Callable[..., Rules[Flow] | Flow]


class Steps(dict[str, Step]):
    """The steps of one game, by name; chapters add theirs with the `step` decorator."""

    def step(self, title: str, *, rule: str, then: str) -> Callable[[S], S]:
        """Register a function as the step of its name.

        :raises ValueError: if the game already has a step of that name.
        """

        def register(run: S) -> S:
            name = run.__name__
            if name in self:
                raise ValueError(f"two steps are called {name!r}")
            self[name] = Step(name, title, rule, then, run)
            return run

        return register

    def in_order(self) -> list[Step]:
        """All steps in the order of the rulebook, whichever chapter was imported first."""
        return sorted(self.values(), key=lambda step: (step.rule, step.name))

    def check(self, name: str, args: dict[str, Any]) -> None:
        """Check that the game can stand at step *name* with *args*.

        :raises Refusal: if there is no such step, or if it does not take arguments of these names
            and types.
        """
        if name not in self:
            raise Refusal("", f"There is no step {name!r}. There are: {', '.join(self)}.")
        taken = {key: value for key, value in args.items() if key != "step"}
        kinds = get_type_hints(self[name].run)
        try:
            inspect.signature(self[name].run).bind(None, **taken)
            for key, value in taken.items():
                convert(value, kinds.get(key, Arg))
        except (TypeError, ValidationError) as fault:
            raise Refusal("", f"Step {name!r} does not fit: {fault}.") from fault


def go(step: str, **args: Arg) -> Flow:
    """What a step returns: the next step and its arguments."""
    return Flow(step, args)


OVER = Flow("over")
"""What the last step of a game returns."""
