"""One part of a declaration: what is asked, and which choices it allows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Literal

from msgspec import Struct

from tabletop.play.questions.decision import Option

Kind = Literal["one", "some", "order", "path", "share"]

Chosen = tuple[Option, ...]
"""The options chosen in one part, in that order."""

Drop = tuple[str, int, str]
"""The key of an option, a piece, and a zone: a drop of that piece there means the option."""

Said = Mapping[str, Chosen]
"""The options chosen in each complete part, by its name."""

DONE = "done"
"""The key that ends a part in which more could be chosen."""


class Part(Struct, gc=False):
    """One part of a declaration.

    Its kind is `one` option; `some` options in any order; an `order` of options; a `path` of
    places, each from the one before; or a `share`, where an option may be chosen more than once.
    From `least` to `most` are chosen. `after` lists the options that are left after some choices;
    without it, chosen options are gone (in a share, none is).

    `ended` is the label for ending the part, `declined` the label for ending it before anything is
    chosen, and `waste` the warning shown then. Every option has a key; in a part with several
    choices no key is `DONE`. `beside` makes the blocked options that lie beside, on demand. A part
    is `sure` if something follows each of its open options, so that this need not be checked. A
    part that may be `inferred`, or some of its options by key, is answered by a drop that only a
    later part mentions. `drops` lists further pieces and zones that mean an option.
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
        """Whether a drop that only a later part mentions may choose *option*."""
        inferred = self.inferred
        return inferred if isinstance(inferred, bool) else option.key in inferred

    def end(self, chosen: Chosen) -> Option:
        """The option that ends the part after *chosen*."""
        if chosen:
            return Option(DONE, self.ended, rule=self.rule)
        return Option(DONE, self.declined or self.ended, rule=self.rule, warning=self.waste)

    def left(self, chosen: Chosen) -> list[Option]:
        """The options that can be chosen after *chosen*."""
        if chosen and self.after is not None:
            return self.after(chosen)
        return self._not_gone(self.options, chosen)

    def forbidden(self, chosen: Chosen) -> list[Option]:
        """The options that lie beside those after *chosen*."""
        return self._not_gone(self.beside(), chosen) if self.beside else []

    def in_order(self, chosen: Chosen) -> Chosen:
        """*chosen*, in the order of the options if their own order does not matter.

        :raises ValueError: if the key of an option is empty or is the one that ends the part.
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
