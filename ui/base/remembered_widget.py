"""Remembering a widget that somebody else owns, and may delete at any time."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import QObject
from shiboken6 import isValid

Thing = TypeVar("Thing", bound=QObject)


class Remembered(Generic[Thing]):
    """One widget or other object of Qt, as long as its owner lets it live.

    To ask a deleted one for anything is an error, so nobody remembers one in another way.
    """

    def __init__(self) -> None:
        self._kept: Thing | None = None

    def keep(self, thing: Thing | None) -> None:
        """Remember *thing* from now on, and nothing else."""
        self._kept = thing

    @property
    def there(self) -> Thing | None:
        """What was kept, unless it is gone."""
        if self._kept is not None and not isValid(self._kept):
            self._kept = None
        return self._kept

    def take(self) -> Thing | None:
        """What was kept, unless it is gone; it is remembered no longer."""
        found, self._kept = self.there, None
        return found
