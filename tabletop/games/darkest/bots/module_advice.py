"""Bots: what modules tell a careful party to mind."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec import Struct

from tabletop.games.darkest.bots.party import Party
from tabletop.play.shelf.game_shelf import game_at

MECHANISM = "advice"
"""Modules bring their advice under this name."""


class Advice(Struct, frozen=True):
    """What a careful party minds: whether it is `weak` sooner than usual."""

    weak: Callable[[Party], bool]


def is_weak(party: Party) -> bool:
    """Whether the party had better be at home, by its own measure or by that of any advice."""
    return party.is_weak or any(each.weak(party) for each in _all(party))


def _all(party: Party) -> list[Advice]:
    view = party.view
    return _known(view.game, tuple(view.options.items()))


@cache
def _known(game: str, options: tuple[tuple[str, str], ...]) -> list[Advice]:
    found: list[Advice] = game_at(game, dict(options)).records_of(MECHANISM)
    return found
