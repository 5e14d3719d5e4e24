"""What samples are written to, on their way to the loudspeaker."""

from __future__ import annotations

from typing import Protocol

LATENCY = 60
"""Milliseconds that wait to be heard: more is heard late, less stutters while a table moves."""


class NoSound(Exception):
    """There is no loudspeaker, or the way to it broke."""


class Stream(Protocol):
    """Plays samples of 16 bits, mono, one after the other."""

    def write(self, samples: bytes) -> None:
        """Play *samples* after what was written before; waits as long as much of that waits.

        :raises NoSound: if that cannot be.
        """
        ...

    def drain(self) -> None:
        """Wait until all was heard.

        :raises NoSound: if that cannot be.
        """
        ...

    def close(self) -> None:
        """Let go of the loudspeaker."""
        ...
