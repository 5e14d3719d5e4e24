"""Plays sounds on a thread of its own, so that no frame waits for the device."""

from __future__ import annotations

import queue
import random
import threading
import time
import wave
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ui.sound import clips
from ui.sound.stream import NoSound, Stream
from ui.sound.ways import open_stream

PART = 20
"""Milliseconds mixed at a time."""

STALE = 0.25
"""Seconds after which a sound is too late to start, because its event was seen before."""

IDLE = 8.0
"""Seconds without a sound after which the device is released."""

PATIENCE = 0.5
"""How long the end of the program waits for the device, in seconds."""

MOST = 4
"""The most sounds at once."""

VARIED = 0.03
"""How much the pitch of a sound varies, as a fraction."""


class _Wish(NamedTuple):
    name: str
    volume: int
    since: float


class Player:
    """Plays sounds at a `volume` of 0 to 100; *open_stream* opens the output.

    Nothing is read or opened before the first `play`. A machine without sound is silent:
    `is_silent` then holds, as after any failure, until the volume is set again.
    """

    def __init__(self, way_out: Callable[[int], Stream] = open_stream) -> None:
        self._way_out = way_out
        self._wishes: queue.SimpleQueue[_Wish | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._volume = 0
        self.is_silent = False

    @property
    def volume(self) -> int:
        """The volume, 0 to 100; 0 is off."""
        return self._volume

    @volume.setter
    def volume(self, volume: int) -> None:
        if volume != self._volume:
            self.is_silent = False
        self._volume = volume

    def play(self, name: str) -> None:
        """Play the sound *name* at once, unless it is still playing."""
        if not self._volume or self.is_silent:
            return
        self._wishes.put(_Wish(name, self._volume, time.monotonic()))
        if self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Stop, and release the device; waits a moment for that."""
        if self._thread is not None:
            self._wishes.put(None)
            self._thread.join(PATIENCE)
            self._thread = None

    # --- on its thread -------------------------------------------------------------------------

    def _run(self) -> None:
        stream = None
        try:
            stream = self._way_out(clips.RATE)
            _Desk(self._wishes, stream).run()
        except (NoSound, OSError, wave.Error):
            self.is_silent = True
        finally:
            if stream is not None:
                stream.close()


class _Desk:
    """Mixes the requested sounds into a stream, until there are none for a while."""

    def __init__(self, wishes: queue.SimpleQueue[_Wish | None], stream: Stream) -> None:
        self._wishes, self._stream = wishes, stream
        self._many = clips.RATE * PART // 1000
        self._sounding: dict[str, tuple[Sequence[int], int]] = {}  # each with its position
        self._read: dict[tuple[str, int], Sequence[int]] = {}
        self._luck = random.Random()

    def run(self) -> None:
        """Play all requested sounds.

        :raises NoSound: if the stream fails. :raises OSError: if a file is missing.
        """
        while self._take():
            while self._sounding:
                self._stream.write(self._part())
                if not self._wishes.empty() and not self._take():
                    return
            self._stream.drain()

    def _take(self) -> bool:
        """Wait for a request, and start all there are. Returns whether to go on."""
        try:
            wish = self._wishes.get(timeout=IDLE)
        except queue.Empty:
            return False
        while wish is not None:
            self._begin(wish)
            try:
                wish = self._wishes.get_nowait()
            except queue.Empty:
                return True
        return False

    def _begin(self, wish: _Wish) -> None:
        late = time.monotonic() - wish.since > STALE
        if late or wish.name in self._sounding or len(self._sounding) >= MOST:
            return
        kept = self._read.get((wish.name, wish.volume))
        if kept is None:
            self._read = {key: clip for key, clip in self._read.items() if key[1] == wish.volume}
            kept = self._read[wish.name, wish.volume] = clips.read(wish.name, wish.volume)
        pitch = 1 + VARIED * (2 * self._luck.random() - 1)
        self._sounding[wish.name] = clips.at_pitch(kept, pitch), 0

    def _part(self) -> bytes:
        """The next moment of all playing sounds."""
        many = self._many
        told = [clip[at : at + many] for clip, at in self._sounding.values()]
        self._sounding = {
            name: (clip, at + many)
            for name, (clip, at) in self._sounding.items()
            if at + many < len(clip)
        }
        return clips.mixed(told, many)
