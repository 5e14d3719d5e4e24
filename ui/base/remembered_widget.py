"""References to widgets that another object owns and may delete at any time."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import QObject
from shiboken6 import isValid

Thing = TypeVar("Thing", bound=QObject)


class Remembered(Generic[Thing]):
    """A reference to a QObject that lasts until Qt deletes the object.

    Using a deleted object raises, so references to widgets with another owner are always kept this
    way.
    """

    def __init__(self) -> None:
        self._kept: Thing | None = None

    def keep(self, thing: Thing | None) -> None:
        """Refer to *thing* from now on."""
        self._kept = thing

    @property
    def there(self) -> Thing | None:
        """The object, or None if it was deleted or nothing was kept."""
        if self._kept is not None and not isValid(self._kept):
            self._kept = None
        return self._kept

    def take(self) -> Thing | None:
        """Return the object, or None if it was deleted, and forget it."""
        found, self._kept = self.there, None
        return found
