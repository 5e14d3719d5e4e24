"""The roads of a game's world, as a map of them shows."""

from __future__ import annotations

from msgspec import Struct


class Stop(Struct, frozen=True, kw_only=True):
    """Where a road may end: players go there by the answer with this `key`. `kind` is what it is,
    and `told` what happens there, both in words; both may be empty."""

    key: str
    title: str
    kind: str = ""
    told: str = ""


class Road(Struct, frozen=True, kw_only=True):
    """The road of a land called `title`, over its `spaces` to one of its `stops`.

    It `begins` at a village or, where it leads on from a stop of another road, `beyond` that stop,
    by its key. `told` says in words what bars or opens the way. The players stand on it, if they
    are `here`.
    """

    title: str
    begins: str
    spaces: tuple[str, ...] = ()
    stops: tuple[Stop, ...] = ()
    beyond: str = ""
    told: str = ""
    here: bool = False
