"""Deeds: events of the rules that other things on the table react to.

`Play.happen` opens three windows. In *would*, pieces in live zones may change or prevent the deed;
then it is *done*; in *after*, pieces react to it. Reactions are read from the table at that moment,
so nothing is registered or forgotten when a piece moves. Pieces in zones that are not live never
react.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Literal, Protocol

from msgspec import Struct

from tabletop.play.rules.procedure import Rules

Window = Literal["would", "after"]


Doing = Rules[None] | None
"""Carries out a deed; returns rules if it asks something."""


class Deed(Struct, kw_only=True):
    """An event that is about to happen. A reaction in *would* may change its fields or prevent it.

    A deed that has no effect when it is done counts as prevented, and nothing reacts to it. A deed
    that was `agreed` to before is only reported. `would` describes the event before it happens:
    `{who} would lose {n} Health`.
    """

    would: ClassVar[str] = ""

    prevented: bool = False
    done: bool = False
    agreed: bool = False

    def do(self, play: Any) -> Doing:
        """Carry the deed out on the table of *play*, a `Play`; returns rules if it asks
        something."""
        raise NotImplementedError


class Text(Protocol):
    """What the cards of a game say about deeds. *by* is the card that proposes the deed, if any."""

    def proposed(self, play: Any, deed: Deed, by: object) -> Iterable[Any]:
        """React before the deed is done."""
        ...

    def followed(self, play: Any, deed: Deed, by: object) -> Iterable[Any]:
        """React after the deed is done."""
        ...

    def awaits(self, table: Any, deed: type[Deed]) -> bool:
        """Whether any card waits for such a deed."""
        ...

    def spent(self, table: Any, piece: Any) -> Sequence[str]:
        """The sentences of *piece* that were used as often as their limits allow."""
        ...


React = Callable[..., Rules[None] | None]
"""The reaction of a piece to a deed, given the play, the piece and the deed; returns rules if it
asks something."""


class Reactions:
    """The reactions of pieces to deeds, by window, kind of deed and kind of zone. `reacting` holds
    them by window and kind of deed, in their order."""

    def __init__(self) -> None:
        self.reacting: dict[tuple[Window, type[Deed]], list[tuple[str, React]]] = {}

    def would(self, deed: type[Deed], lying_in: str) -> Callable[[React], React]:
        """Register a reaction of pieces in a zone of this kind before such a deed is done."""
        return self._register("would", deed, lying_in)

    def after(self, deed: type[Deed], lying_in: str) -> Callable[[React], React]:
        """Register a reaction of pieces in a zone of this kind after such a deed is done."""
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
