"""Adventure cards as cards speak of them: any, of a kind, of no such kind, or such Enemies."""

from __future__ import annotations

from msgspec import Struct

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.nouns import Thing
from tabletop.grammar.wording import Wording
from tabletop.packs.library import by_name

LASTING = "lasting"
"""The kind of Events that last for a side of a flag; modules say what those are called."""


class Found(Struct, frozen=True):
    """An Adventure card of one of these `kinds` (none: of any), or of none of them (`other`); or
    such an `enemy`."""

    kinds: tuple[str, ...] = ()
    other: bool = False
    enemy: Thing | None = None


@by_name
def _kinds(name: str) -> frozenset[str]:
    """The kinds of the card called *name*, as cards speak of it."""
    found = {"event" if content.befalls(name) else type(content.card(name)).__name__.lower()}
    return frozenset(found | {LASTING} if content.lasts(name) else found)


def is_found(name: str, found: Found) -> bool:
    """Whether the card called *name* is as *found* says, but for Enemies of some kind alone."""
    if not found.kinds:
        return True
    return _kinds(name).isdisjoint(found.kinds) is found.other


def _of_kind(said: object) -> Parts | None:
    if not isinstance(said, Found) or said.other or said.enemy is not None:
        return None
    return {"kind": said.kinds[0]} if len(said.kinds) == 1 and said.kinds != (LASTING,) else None


def _of_kinds(parts: Parts) -> Found | None:
    kinds = parts["kinds"]
    return Found(kinds) if len(kinds) > 1 else None


def _several(said: object) -> Parts | None:
    several = isinstance(said, Found) and not said.other and len(said.kinds) > 1
    return {"kinds": said.kinds} if isinstance(said, Found) and several else None


def _other_than(said: object) -> Parts | None:
    return {"kinds": said.kinds} if isinstance(said, Found) and said.other else None


def _such_enemy(parts: Parts) -> Found | None:
    """An Enemy of any kind is of the kind of Enemies."""
    return Found(("enemy",), enemy=parts["enemy"]) if parts["enemy"] != Thing() else None


def _enemy_of(said: object) -> Parts | None:
    return {"enemy": said.enemy} if isinstance(said, Found) and said.enemy else None


GRAMMAR.add(
    Construction(
        "found",
        lambda parts: Found(),
        lambda said: {} if said == Found() else None,
        [Wording("a Adventure card")],
    ),
    Construction(
        "found", lambda parts: Found((parts["kind"],)), _of_kind, [Wording("a {kind:kind}")]
    ),
    Construction("found", _of_kinds, _several, [Wording("a {kinds:kinds}")]),
    Construction(
        "found",
        lambda parts: Found(parts["kinds"], other=True),
        _other_than,
        [Wording("a Adventure card other than a {kinds:kinds}")],
    ),
    Construction("found", _such_enemy, _enemy_of, [Wording("{enemy:thing/Enemy/one}")]),
)
GRAMMAR.kind("found")
