"""The rooms of a language: its modules that word declarations.

A declaration knows no language: `positions.ban(grammar, ...)` calls the room of that name in the
language of *grammar*. All calls are recorded, so that another language can word the same
declarations later (`translated`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple


class Asked(NamedTuple):
    """A recorded call of a `room`, `about` a grammar or a noun."""

    room: str
    name: str
    about: Any
    args: tuple[Any, ...]
    more: Mapping[str, Any]


class Room:
    """A room of any language. Its calls are about a grammar, or about a noun of one."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, asked: str) -> Callable[..., Any]:
        def words(about: Any, *args: Any, **more: Any) -> Any:
            grammar = getattr(about, "grammar", about)
            grammar.asked.append(Asked(self._name, asked, about, args, more))
            return getattr(grammar.language.rooms[self._name], asked)(about, *args, **more)

        return words
