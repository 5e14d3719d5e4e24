"""Sound output, with the volume from the settings."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from ui.base.settings import Settings

if TYPE_CHECKING:
    from ui.sound.player import Player

SAMPLE = "card-laid"
"""The sound played when the volume is changed: the most frequent one."""

MUTE = ("offscreen", "minimal")
"""Qt platforms without a screen, where nobody listens."""


class Loudspeaker:
    """Plays sounds by name. Nothing is loaded before the first one."""

    def __init__(self, settings: Settings) -> None:
        self._volume = _volume(settings)

    def take(self, settings: Settings) -> None:
        """Apply *settings*; a changed volume is demonstrated at once."""
        before, self._volume = self._volume, _volume(settings)
        if self._volume not in (0, before):
            self.play(SAMPLE)

    def play(self, name: str) -> None:
        """Play the sound *name*, unless sound is off."""
        if self._volume and QGuiApplication.platformName() not in MUTE:
            self.player.volume = self._volume
            self.player.play(name)

    def stop(self) -> None:
        """Stop, because the program ends."""
        if "player" in self.__dict__:
            self.player.stop()

    @cached_property
    def player(self) -> Player:
        """The player."""
        from ui.sound.player import Player

        return Player()


def _volume(settings: Settings) -> int:
    return settings.volume if settings.sound else 0
