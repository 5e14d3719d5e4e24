"""The interface of audio outputs."""

from __future__ import annotations

from typing import Protocol

LATENCY = 60
"""Milliseconds of buffered sound: more would be heard late, less would stutter while a table
moves."""


class NoSound(Exception):
    """There is no audio device, or it failed."""


class Stream(Protocol):
    """Plays mono 16-bit samples, one block after the other."""

    def write(self, samples: bytes) -> None:
        """Play *samples* after those written before; blocks while the buffer is full.

        :raises NoSound: if that fails.
        """
        ...

    def drain(self) -> None:
        """Wait until everything was played.

        :raises NoSound: if that fails.
        """
        ...

    def close(self) -> None:
        """Release the device."""
        ...
