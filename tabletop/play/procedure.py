"""Rules as generators, read aloud as they are in the rulebook, and the steps a game is made of."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable, Generator
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar

from msgspec import Struct

from tabletop.play.decision import Decision, Draw, Refusal, Roll, Shuffle, Together
from tabletop.table.bounds import Arg
from tabletop.table.table import Flow

P = ParamSpec("P")
R = TypeVar("R")

Ask = Callable[[], Decision | Together]
"""Makes the question from the table as it lies; asked again after an override."""

Request = Ask | Roll | Shuffle | Draw
Rules = Generator[Request, Any, R]


class Procedure(Generic[R]):
    """A call of a procedure that must be iterated: `yield from` it, or nothing happens."""

    __slots__ = ("_begun", "_rules")

    def __init__(self, rules: Rules[R]) -> None:
        self._rules = rules
        self._begun = False

    def __iter__(self) -> Rules[R]:
        self._begun = True
        return self._rules

    def __del__(self) -> None:
        if not self._begun:
            name = getattr(self._rules, "__qualname__", "a procedure")
            warnings.warn(f"{name} was called without `yield from`", stacklevel=2)


def procedure(rules: Callable[P, Rules[R]]) -> Callable[P, Procedure[R]]:
    """A rule in several moves. A call that is never iterated is warned about."""

    @wraps(rules)
    def call(*args: P.args, **kwargs: P.kwargs) -> Procedure[R]:
        return Procedure(rules(*args, **kwargs))

    return call


S = TypeVar("S", bound=Callable[..., Rules[Flow] | Flow])


class Step(Struct, frozen=True):
    """A named stretch of a game, from a whole table to a whole table.

    A step that asks nothing is a plain function; one that asks is a generator.

    `title` says to players what goes on, `rule` which rule asks for it, `then` where the game goes
    on when players skip the rest of it.
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

        :raises ValueError: if the game has a step of that name already.
        """

        def register(run: S) -> S:
            name = run.__name__
            if name in self:
                raise ValueError(f"two steps are called {name!r}")
            self[name] = Step(name, title, rule, then, run)
            return run

        return register

    def check(self, name: str, args: dict[str, Any]) -> None:
        """Check that the game can stand at step *name* with *args*.

        :raises Refusal: if there is no such step or it does not take these arguments.
        """
        if name not in self:
            raise Refusal("", f"There is no step {name!r}. There are: {', '.join(self)}.")
        taken = {key: value for key, value in args.items() if key != "step"}
        try:
            inspect.signature(self[name].run).bind(None, **taken)
        except TypeError as fault:
            raise Refusal("", f"Step {name!r} does not fit: {fault}.") from fault


def go(step: str, **args: Arg) -> Flow:
    """What a step returns: the step that comes next, and what it is about."""
    return Flow(step, args)


OVER = Flow("over")
"""What the last step of a game returns."""
