"""Sound on Windows: `waveOut` of winmm, which every Windows has.

Silent if the user has chosen the sound scheme *No Sounds*.
"""

from __future__ import annotations

import ctypes
import importlib
import time
from collections import deque
from ctypes import (
    POINTER,
    Structure,
    addressof,
    byref,
    c_size_t,
    c_uint32,
    c_void_p,
    create_string_buffer,
    sizeof,
)
from ctypes import c_uint16 as word
from typing import Any

from ui.sound.stream import LATENCY, NoSound

DONE, PREPARED = 1, 2
"""Flags of a buffer: played, and prepared for the driver."""

ANY_DEVICE = 2**32 - 1
SCHEME = r"AppEvents\Schemes"
PATIENCE = 2.0
"""Seconds without a played buffer after which the device counts as gone."""


class Format(Structure):
    """`WAVEFORMATEX`."""

    _fields_ = (
        ("tag", word),
        ("channels", word),
        ("rate", c_uint32),
        ("bytes_a_second", c_uint32),
        ("bytes_a_sample", word),
        ("bits", word),
        ("more", word),
    )


class Header(Structure):
    """`WAVEHDR`."""

    _fields_ = (
        ("data", c_void_p),
        ("length", c_uint32),
        ("recorded", c_uint32),
        ("user", c_size_t),
        ("flags", c_uint32),
        ("loops", c_uint32),
        ("next", c_void_p),
        ("reserved", c_size_t),
    )


def silenced() -> bool:
    """Whether the user's sound scheme is *No Sounds*."""
    try:
        registry: Any = importlib.import_module("winreg")
        return bool(registry.QueryValue(registry.HKEY_CURRENT_USER, SCHEME) == ".None")
    except (ImportError, OSError):
        return False


class WaveOut:
    """A stream to the default device of Windows; *winmm* is its library."""

    def __init__(self, rate: int, winmm: Any = None) -> None:
        if silenced():
            raise NoSound("the sound scheme is No Sounds")
        self._winmm = winmm if winmm is not None else getattr(ctypes, "WinDLL")("winmm")  # noqa: B009
        form = Format(1, 1, rate, 2 * rate, 2, 16, 0)
        self._winmm.waveOutOpen.argtypes = (
            *(POINTER(c_void_p), c_uint32, POINTER(Format), c_size_t, c_size_t, c_uint32),
        )
        for name in ("waveOutPrepareHeader", "waveOutUnprepareHeader", "waveOutWrite"):
            getattr(self._winmm, name).argtypes = c_void_p, POINTER(Header), c_uint32
        for name in ("waveOutReset", "waveOutClose"):
            getattr(self._winmm, name).argtypes = (c_void_p,)
        self._stream = c_void_p()
        self._check(self._winmm.waveOutOpen(byref(self._stream), ANY_DEVICE, byref(form), 0, 0, 0))
        self._waiting: deque[tuple[Header, Any, float]] = deque()
        self._longest = LATENCY / 1000
        self._rate = rate

    def write(self, samples: bytes) -> None:
        """Play *samples* next."""
        while sum(lasts for _, _, lasts in self._waiting) > self._longest:
            self._take_first()
        kept = create_string_buffer(samples, len(samples))
        header = Header(addressof(kept), len(samples))
        lasts = len(samples) / 2 / self._rate
        self._check(self._winmm.waveOutPrepareHeader(self._stream, byref(header), sizeof(header)))
        self._waiting.append((header, kept, lasts))
        self._check(self._winmm.waveOutWrite(self._stream, byref(header), sizeof(header)))

    def drain(self) -> None:
        """Wait until everything was played."""
        while self._waiting:
            self._take_first()

    def close(self) -> None:
        """Close the stream."""
        self._winmm.waveOutReset(self._stream)
        for header, _, _ in self._waiting:
            self._winmm.waveOutUnprepareHeader(self._stream, byref(header), sizeof(header))
        self._waiting.clear()
        self._winmm.waveOutClose(self._stream)

    def _take_first(self) -> None:
        """Wait until the first buffer was played, and release it."""
        header, until = self._waiting[0][0], time.monotonic() + PATIENCE
        while not header.flags & DONE:
            if time.monotonic() > until:
                raise NoSound("Windows has stopped playing")
            time.sleep(0.004)
        self._winmm.waveOutUnprepareHeader(self._stream, byref(header), sizeof(header))
        self._waiting.popleft()

    def _check(self, done: int) -> None:
        if done:
            raise NoSound(f"winmm: error {done}")
