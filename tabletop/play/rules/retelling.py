"""What a game declares of its chronicle, so that its end can look back on it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tabletop.table.table import Table

LAST, ASKED = -1, -2
"""Who did it, where the line does not say: whoever acted last by the chronicle, or the seat that
was asked."""


class Remark(Struct, frozen=True, kw_only=True):
    """Lines of the chronicle that say *words*, with a `{}` for each part, by *rule* if one is given
    and with the word *where* among its parts if that is."""

    words: str
    rule: str = ""
    where: str = ""


class Stage(Remark, frozen=True):
    """Where or when the game is from this line on: `called` is "on floor {0}", of its parts."""

    called: str


class Actor(Remark, frozen=True):
    """From this line on, what is done is done by the part `who`."""

    who: int = 0


class Joins(Remark, frozen=True):
    """The part `who` is one of those whose deeds are told; where none joins, all are."""

    who: int = 0


class Falls(Remark, frozen=True):
    """The part `who` is out of the game, which is told as "Ada `fell`"."""

    fell: str = "fell"
    who: int = 0


class Does(Remark, frozen=True):
    """`who` (a part, `LAST` or `ASKED`) did something: `did` says so of all of it together.

    What is counted is the part `n`, or each line as one. `did` has a `{}` for how many, or is
    "opened a door|opened {} doors" for one and for several.
    """

    did: str
    who: int = LAST
    n: int = -1


class Turns(Remark, frozen=True):
    """A line at which the outcome may have turned, of which the game's story does not say enough.

    The higher `weight` (the story's turning points weigh 6, what is notable 2), and so much more
    for each of what its part `n` counts, the sooner it is told: as `told`, of its parts, or as it
    stands. Of lines `of_heroes` only those count whose first part is one who joined."""

    weight: float = 0
    told: str = ""
    n: int = -1
    per: float = 0
    of_heroes: bool = False


class Reached(Struct, frozen=True):
    """How far a party came: the higher the `rank`, the farther; and that in a few words."""

    rank: int = 0
    words: str = ""


NOWHERE = Reached()
"""Where games are not compared by that."""


class Retelling(Struct, frozen=True, kw_only=True):
    """How the end of a game looks back on it.

    `near` says in sentences how near a finished game was to another end, `reached` how far it came,
    to be compared with other games. The rest are lines of the chronicle. What is answered by the
    rules `asides` is not asked of whoever has the turn.
    """

    near: Callable[[Table], tuple[str, ...]] = lambda table: ()
    reached: Callable[[Table], Reached] = lambda table: Reached()
    stages: tuple[Stage, ...] = ()
    actors: tuple[Actor, ...] = ()
    joins: tuple[Joins, ...] = ()
    falls: tuple[Falls, ...] = ()
    does: tuple[Does, ...] = ()
    turns: tuple[Turns, ...] = ()
    asides: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[Remark, ...]:
        """All kinds of lines that it looks back on."""
        return (
            *self.stages, *self.actors, *self.joins, *self.falls, *self.does, *self.turns
        )  # fmt: skip
