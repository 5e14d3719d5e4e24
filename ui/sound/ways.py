"""The audio output: each system's own, so that nothing has to be installed.

It is opened on the thread that plays, for the first sound.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from ui.sound.stream import NoSound, Stream


def open_stream(rate: int) -> Stream:
    """Open a stream of *rate* samples per second on the first output that works.

    :raises NoSound: if none does, or the desktop's sounds are off.
    """
    for way in ways():
        try:
            return way(rate)
        except (OSError, AttributeError, NoSound):  # no such library, an old one, or no device
            continue
    raise NoSound("there is no audio device")


def ways(system: str = sys.platform) -> list[Callable[[int], Stream]]:
    """The outputs of *system*, the best first."""
    if system == "win32":
        from ui.sound.windows import WaveOut

        return [WaveOut]
    if system == "darwin":
        from ui.sound.macos import AudioQueue

        return [AudioQueue]
    from ui.sound.linux import Alsa, Pulse

    return [Pulse, Alsa]
