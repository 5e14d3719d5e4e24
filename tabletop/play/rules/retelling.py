"""What a game declares about its chronicle, so that the end of a game can look back on it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tabletop.table.table import Table

LAST, ASKED = -1, -2
"""Who did it, where the line does not say: whoever acted last according to the chronicle, or the
seat that was asked."""


class Remark(Struct, frozen=True, kw_only=True):
    """The lines of the chronicle that say *words*, with a `{}` for each part; by *rule* and with
    the word *where* among their parts, if those are given."""

    words: str
    rule: str = ""
    where: str = ""


class Stage(Remark, frozen=True):
    """The place or time of the game from this line on: `called` is for example "on floor {0}", with
    the parts of the line."""

    called: str


class Actor(Remark, frozen=True):
    """From this line on, the part `who` acts."""

    who: int = 0


class Joins(Remark, frozen=True):
    """The part `who` is one of those whose deeds are told; if nobody joins, everybody's are."""

    who: int = 0


class Falls(Remark, frozen=True):
    """The part `who` is out of the game, which is told as "Ada `fell`"."""

    fell: str = "fell"
    who: int = 0


class Does(Remark, frozen=True):
    """`who` (a part, `LAST` or `ASKED`) did something; `did` sums it up. The part `n` is added up,
    or each line counts as one. `did` has a `{}` for the number, or is "opened a door|opened {}
    doors" for one and for several."""

    did: str
    who: int = LAST
    n: int = -1


class Turns(Remark, frozen=True):
    """A line that may have decided the game and that the story does not show enough. Lines with a
    higher `weight` are told first (turning points of the story weigh 6, notable lines 2); each of
    its part `n` adds as much again. It is told as `told`, with its parts, or as it stands. Lines
    `of_heroes` count only if their first part is somebody who joined."""

    weight: float = 0
    told: str = ""
    n: int = -1
    per: float = 0
    of_heroes: bool = False


class Reached(Struct, frozen=True):
    """How far a party came: a higher `rank` is farther; and the same in a few words."""

    rank: int = 0
    words: str = ""


NOWHERE = Reached()
"""For games that do not compare this."""


class Retelling(Struct, frozen=True, kw_only=True):
    """How the end of a game looks back on it. `near` says in sentences how close a finished game
    was to another result, and `reached` how far it came, to be compared with other games. The other
    fields are lines of the chronicle. The rules `asides` are answered by other seats than the one
    whose turn it is."""

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
        """All kinds of lines that it uses."""
        return (
            *self.stages, *self.actors, *self.joins, *self.falls, *self.does, *self.turns
        )  # fmt: skip
