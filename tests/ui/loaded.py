"""Decks for tests, loaded to the end at once."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

D = TypeVar("D")


def whole(steps: Generator[Any, None, D]) -> D:
    """What is loaded in *steps*, with all of them taken."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: D = done.value
            return found
