"""The way to the loudspeaker: each system's own, which is there already, so that nothing is added.

It is looked for on the thread that plays, when something is heard for the first time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from ui.sound.stream import NoSound, Stream


def open_stream(rate: int) -> Stream:
    """A stream of *rate* samples a second by the first way that works here.

    :raises NoSound: if none does, or the desktop was asked for no sounds.
    """
    for way in ways():
        try:
            return way(rate)
        except (OSError, AttributeError, NoSound):  # no such library, an old one, no device
            continue
    raise NoSound("there is no way to a loudspeaker")


def ways(system: str = sys.platform) -> list[Callable[[int], Stream]]:
    """The ways there are on *system*, the better first."""
    if system == "win32":
        from ui.sound.windows import WaveOut

        return [WaveOut]
    if system == "darwin":
        from ui.sound.macos import AudioQueue

        return [AudioQueue]
    from ui.sound.linux import Alsa, Pulse

    return [Pulse, Alsa]
