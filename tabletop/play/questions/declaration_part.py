"""A part of a declaration: one thing that is to be said, and what it may be."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Literal

from msgspec import Struct

from tabletop.play.questions.decision import Option

Kind = Literal["one", "some", "order", "path", "share"]

Chosen = tuple[Option, ...]
"""What was said in one part, in the order in which it was."""

Drop = tuple[str, int, str]
"""An option by its key, a piece, and a zone where a drop of that means it."""

Said = Mapping[str, Chosen]
"""What was said in each part so far, by its name."""

DONE = "done"
"""The key that ends a part in which more could be said."""


class Part(Struct, gc=False):
    """One thing that is to be said.

    `one` of the options; `some` of them, whatever their order, or in an `order` that matters; a
    `path` of places, each from the one before; a `share`, where an option may be chosen again. From
    `least` to `most` are to be chosen. `after` lists the options once some were chosen in this
    part; without it those that were chosen are gone (from a share, none is). `ended` is what ending
    it is called, and `declined` what that is called before anything was chosen, if it is called
    otherwise; `waste` is the warning of ending it then.

    An option has a key; one of several is not called as what ends them is (`DONE`).

    `beside` makes what lies there only to be tried, all of it blocked: when somebody looks. Where
    it is `sure` that something follows whatever is open here, that need not be looked at.

    A part that may be `inferred`, or by their keys some of its options, is said by a drop that only
    a later part speaks of; `drops` are those that mean an option beside its own pieces on its own
    zones.
    """

    name: str
    ask: str
    rule: str
    options: list[Option]
    kind: Kind = "one"
    least: int = 1
    most: int = 1
    default: str = ""
    after: Callable[[Chosen], list[Option]] | None = None
    ended: str = "That is all"
    declined: str = ""
    waste: str = ""
    beside: Callable[[], list[Option]] | None = None
    sure: bool = False
    inferred: bool | Collection[str] = False
    drops: Collection[Drop] = ()

    def infers(self, option: Option) -> bool:
        """Whether a drop that only a later part speaks of may say *option*."""
        inferred = self.inferred
        return inferred if isinstance(inferred, bool) else option.key in inferred

    def end(self, chosen: Chosen) -> Option:
        """What ends it after *chosen*."""
        if chosen:
            return Option(DONE, self.ended, rule=self.rule)
        return Option(DONE, self.declined or self.ended, rule=self.rule, warning=self.waste)

    def left(self, chosen: Chosen) -> list[Option]:
        """What could be chosen after *chosen*."""
        if chosen and self.after is not None:
            return self.after(chosen)
        return self._not_gone(self.options, chosen)

    def forbidden(self, chosen: Chosen) -> list[Option]:
        """What lies beside that after *chosen*."""
        return self._not_gone(self.beside(), chosen) if self.beside else []

    def in_order(self, chosen: Chosen) -> Chosen:
        """What was *chosen*, in the order of the options if that of choosing is none.

        :raises ValueError: if an option is called what ends the part, or nothing.
        """
        rank = {option.key: n for n, option in enumerate(self.options)}
        if "" in rank or DONE in rank:
            raise ValueError(f"no option of a {self.kind!r} part may be called {DONE!r} or nothing")
        if self.kind != "some":
            return chosen
        return tuple(sorted(chosen, key=lambda option: rank[option.key]))

    def _not_gone(self, options: list[Option], chosen: Chosen) -> list[Option]:
        if not chosen or self.kind == "share":
            return options
        gone = {option.key for option in chosen}
        return [option for option in options if option.key not in gone]
