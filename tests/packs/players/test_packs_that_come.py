"""A pack that comes while the program runs: nothing is remembered of when it was not there."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module
from inspect import Parameter, signature
from typing import Any

import pytest

from tabletop.packs import library
from tabletop.play.shelf.game_shelf import game_called
from tests.packs.players.making import EXAMPLES, read

NAMED = ("name", "card", "token", "god", "hero", "court")
"""What a card's name is called where something is read of the card."""

Reading = Callable[..., object]


def readings(game: str) -> dict[str, Reading]:
    """All that the rules of *game* read of a card by its name and remember."""
    package = import_module(f"tabletop.games.{game}")
    found = {}
    for room in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for called, thing in vars(import_module(room.name)).items():
            if hasattr(thing, "cache_clear") and _by_name(thing):
                found[f"{thing.__module__}.{called}"] = thing
    return found


def _by_name(reading: Any) -> bool:
    first, *others = [*signature(reading).parameters.values()] or [None]
    return first is not None and first.name in NAMED and all(map(_is_word, others))


def _is_word(parameter: Parameter) -> bool:
    return parameter.annotation == "str" or parameter.default is not Parameter.empty


def said(reading: Any, name: str, *, afresh: bool = False) -> object:
    """What *reading* says of *name*: what it remembers, or what it reads *afresh*."""
    required = [p for p in signature(reading).parameters.values() if p.default is Parameter.empty]
    read = reading.__wrapped__ if afresh else reading
    try:
        return read(name, *("" for _ in required[1:]))
    except (LookupError, ValueError):
        return LookupError


@pytest.mark.parametrize(("game", "example"), [("restless", "the-marsh"), ("tower", "the-bog")])
def test_what_was_asked_of_its_cards_before_is_asked_anew(game: str, example: str) -> None:
    game_called(game)
    pack, known = read(EXAMPLES / example), readings(game)
    assert len(known) > 9
    names = [name for card in pack.cards for name in (card, f"lasting:{card}:text:0")]
    before = {(key, name): said(known[key], name) for key in known for name in names}
    library.add(pack)
    after = {(key, name): said(known[key], name) for key in known for name in names}
    assert after != before
    for (key, name), found in after.items():
        assert found == said(known[key], name, afresh=True), f"{key} of {name}"
