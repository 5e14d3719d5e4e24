"""The rooms of a language: how it words what is declared, asked of the language a grammar speaks.

A declaration knows no language: `positions.ban(grammar, ...)` is done by the room of that name
which the language of *grammar* has. What was asked is kept, so that another language can word the
same declarations later (`translated`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple


class Asked(NamedTuple):
    """What a declaration asked a `room` for, `about` a grammar or a noun."""

    room: str
    name: str
    about: Any
    args: tuple[Any, ...]
    more: Mapping[str, Any]


class Room:
    """A room of whatever language. What it is asked is about a grammar, or about a noun of one."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, asked: str) -> Callable[..., Any]:
        def words(about: Any, *args: Any, **more: Any) -> Any:
            grammar = getattr(about, "grammar", about)
            grammar.asked.append(Asked(self._name, asked, about, args, more))
            return getattr(grammar.language.rooms[self._name], asked)(about, *args, **more)

        return words
