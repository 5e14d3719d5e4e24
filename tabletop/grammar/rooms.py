"""The rooms of a language: how it words what is declared, asked of the language a grammar speaks.

A declaration knows no language: `positions.ban(grammar, ...)` is done by the room of that name
which the language of *grammar* has.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Room:
    """A room of whatever language. What it is asked is about a grammar, or about a noun of one."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, asked: str) -> Callable[..., Any]:
        def words(about: Any, *args: Any, **more: Any) -> Any:
            language = getattr(about, "grammar", about).language
            return getattr(language.rooms[self._name], asked)(about, *args, **more)

        return words
