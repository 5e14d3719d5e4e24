"""Deeds: things that happen by the rules and that other things on the table react to.

`Play.happen` opens three windows. In *would*, pieces lying in live zones may change or prevent the
deed; then it is *done*; in *after*, pieces react to it. What reacts is read off the table at that
moment, so nothing is ever registered, and nothing forgotten, when a piece moves. In a zone that is
not live nothing reacts, whatever kind it is of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Literal, Protocol

from msgspec import Struct

from tabletop.play.rules.procedure import Rules

Window = Literal["would", "after"]


Doing = Rules[None] | None
"""What doing a deed takes; rules if it asks."""


class Deed(Struct, kw_only=True):
    """Something about to happen. A reaction in *would* may change its fields or prevent it.

    What comes to nothing as it is done is prevented, too; nobody is told of it. What was `agreed`
    to before it was done is only told of. `would` says what
    is about to happen to whom, how often, and by what `deed`: `{who} would lose {n} Health`.
    """

    would: ClassVar[str] = ""

    prevented: bool = False
    done: bool = False
    agreed: bool = False

    def do(self, play: Any) -> Doing:
        """Carry the deed out on the table of *play*, a `Play`; rules if it asks."""
        raise NotImplementedError


class Text(Protocol):
    """What the cards of a game say about deeds. *by* is what proposes the deed, if a card does."""

    def proposed(self, play: Any, deed: Deed, by: object) -> Iterable[Any]:
        """Before it is done."""
        ...

    def followed(self, play: Any, deed: Deed, by: object) -> Iterable[Any]:
        """Once it is done."""
        ...

    def awaits(self, table: Any, deed: type[Deed]) -> bool:
        """Whether any of it waits for such a deed to be done."""
        ...

    def spent(self, table: Any, piece: Any) -> Sequence[str]:
        """What *piece* says and was used so often that it does nothing for the time being."""
        ...


React = Callable[..., Rules[None] | None]
"""What a piece does about a deed, given the play, the piece and the deed; rules if it asks."""


class Reactions:
    """Which pieces react to which deeds: by window, kind of deed and kind of zone they lie in.

    `reacting` are the reactions by window and kind of deed, in their order.
    """

    def __init__(self) -> None:
        self.reacting: dict[tuple[Window, type[Deed]], list[tuple[str, React]]] = {}

    def would(self, deed: type[Deed], lying_in: str) -> Callable[[React], React]:
        """Register what a piece in a zone of this kind does before such a deed is done."""
        return self._register("would", deed, lying_in)

    def after(self, deed: type[Deed], lying_in: str) -> Callable[[React], React]:
        """Register what a piece in a zone of this kind does after such a deed was done."""
        return self._register("after", deed, lying_in)

    def to(self, window: Window, deed: Deed) -> Sequence[tuple[str, React]]:
        """The reactions to *deed* in *window*, with the kind of zone each is for."""
        return self.reacting.get((window, type(deed)), ())

    def _register(
        self, window: Window, deed: type[Deed], lying_in: str
    ) -> Callable[[React], React]:
        def register(react: React) -> React:
            self.reacting.setdefault((window, deed), []).append((lying_in, react))
            return react

        return register
