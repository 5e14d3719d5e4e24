"""How loud the program is, and whether at all, as the settings say."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from ui.base.settings import Settings

if TYPE_CHECKING:
    from ui.sound.player import Player

SAMPLE = "card-laid"
"""What is heard when the volume is set: it is what is heard most."""

MUTE = ("offscreen", "minimal")
"""Platforms of Qt without a screen: nobody is there to hear anything."""


class Loudspeaker:
    """Plays sounds by their names. Nothing of it is loaded before the first."""

    def __init__(self, settings: Settings) -> None:
        self._volume = _volume(settings)

    def take(self, settings: Settings) -> None:
        """Let *settings* hold from now on; another volume is heard at once."""
        before, self._volume = self._volume, _volume(settings)
        if self._volume not in (0, before):
            self.play(SAMPLE)

    def play(self, name: str) -> None:
        """Play the sound *name*, unless there is to be none."""
        if self._volume and QGuiApplication.platformName() not in MUTE:
            self.player.volume = self._volume
            self.player.play(name)

    def stop(self) -> None:
        """The program ends."""
        if "player" in self.__dict__:
            self.player.stop()

    @cached_property
    def player(self) -> Player:
        """What plays."""
        from ui.sound.player import Player

        return Player()


def _volume(settings: Settings) -> int:
    return settings.volume if settings.sound else 0
