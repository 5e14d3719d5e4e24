"""What is said inside of something else: a condition, something that is counted, a price."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from tabletop.cardtext.roles import Manner


class Inside(Protocol):
    """What was said inside of something else."""

    def worded(self, manner: Manner) -> str:
        """The words as they stand there."""
        ...

    def run(self, *args: Any) -> Any:
        """What it comes to: how many, or whether it is true."""
        ...

    def all(self) -> Iterator[Any]:
        """This, and all that is said inside of it."""
        ...
