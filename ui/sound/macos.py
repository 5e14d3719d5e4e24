"""Sound on macOS: an audio queue of AudioToolbox, which every macOS has.

Silent if the user has switched off interface sound effects (System Settings, Sound).
"""

from __future__ import annotations

import queue
from ctypes import (
    CDLL,
    CFUNCTYPE,
    POINTER,
    Structure,
    byref,
    c_bool,
    c_char_p,
    c_double,
    c_int32,
    c_long,
    c_ubyte,
    c_uint32,
    c_void_p,
    memmove,
)
from typing import Any

from ui.sound.stream import LATENCY, NoSound

TOOLBOX = "/System/Library/Frameworks/AudioToolbox.framework/AudioToolbox"
FOUNDATION = "/System/Library/Frameworks/CoreFoundation.framework/CoreFoundation"
LINEAR_PCM = int.from_bytes(b"lpcm", "big")
SIGNED_AND_PACKED = 4 | 8
UTF_8 = 0x0800_0100
BUFFERS = 3
PATIENCE = 2.0
"""Seconds without a returned buffer after which the device counts as gone."""


class Format(Structure):
    """`AudioStreamBasicDescription`."""

    _fields_ = (
        ("rate", c_double),
        ("id", c_uint32),
        ("flags", c_uint32),
        ("bytes_per_packet", c_uint32),
        ("frames_per_packet", c_uint32),
        ("bytes_per_frame", c_uint32),
        ("channels", c_uint32),
        ("bits", c_uint32),
        ("reserved", c_uint32),
    )


class Buffer(Structure):
    """The used part of `AudioQueueBuffer`."""

    _fields_ = (
        ("capacity", c_uint32),
        ("data", c_void_p),
        ("size", c_uint32),
        ("user", c_void_p),
    )


_Played = CFUNCTYPE(None, c_void_p, c_void_p, c_void_p)


def silenced(foundation: Any = None) -> bool:
    """Whether this user has switched off interface sound effects; *foundation* is the library."""
    library = foundation if foundation is not None else CDLL(FOUNDATION)
    text, read = library.CFStringCreateWithCString, library.CFPreferencesGetAppIntegerValue
    text.restype, text.argtypes = c_void_p, (c_void_p, c_char_p, c_uint32)
    read.restype, read.argtypes = c_long, (c_void_p, c_void_p, POINTER(c_ubyte))
    there = c_ubyte()
    key = text(None, b"com.apple.sound.uiaudio.enabled", UTF_8)
    told = read(key, text(None, b"com.apple.systemsound", UTF_8), byref(there))
    return bool(there.value) and told == 0


class AudioQueue:
    """A stream to the default device of macOS; *toolbox* and *foundation* are its libraries."""

    def __init__(self, rate: int, toolbox: Any = None, foundation: Any = None) -> None:
        if silenced(foundation):
            raise NoSound("sound effects of the interface are off")
        self._toolbox = told = toolbox if toolbox is not None else CDLL(TOOLBOX)
        told.AudioQueueNewOutput.argtypes = (
            *(POINTER(Format), _Played, c_void_p, c_void_p, c_void_p, c_uint32),
            POINTER(c_void_p),
        )
        told.AudioQueueAllocateBuffer.argtypes = c_void_p, c_uint32, POINTER(POINTER(Buffer))
        told.AudioQueueEnqueueBuffer.argtypes = c_void_p, POINTER(Buffer), c_uint32, c_void_p
        told.AudioQueueStart.argtypes = c_void_p, c_void_p
        told.AudioQueueDispose.argtypes = c_void_p, c_bool
        for name in ("NewOutput", "AllocateBuffer", "EnqueueBuffer", "Start", "Dispose"):
            getattr(told, f"AudioQueue{name}").restype = c_int32
        self._free: queue.SimpleQueue[None] = queue.SimpleQueue()
        self._played = _Played(lambda _user, _queue, _buffer: self._free.put(None))
        form = Format(rate, LINEAR_PCM, SIGNED_AND_PACKED, 2, 1, 2, 1, 16, 0)
        self._stream = c_void_p()
        self._check(
            told.AudioQueueNewOutput(
                byref(form), self._played, None, None, None, 0, byref(self._stream)
            )
        )
        self._most = 2 * rate * LATENCY // 1000 // BUFFERS
        try:
            self._buffers = [self._buffer() for _ in range(BUFFERS)]
            self._check(told.AudioQueueStart(self._stream, None))
        except NoSound:
            self.close()
            raise
        self._next = 0

    def _buffer(self) -> Any:
        made = POINTER(Buffer)()
        self._check(self._toolbox.AudioQueueAllocateBuffer(self._stream, self._most, byref(made)))
        self._free.put(None)
        return made

    def write(self, samples: bytes) -> None:
        """Play *samples* next."""
        for begins in range(0, len(samples), self._most):
            part = samples[begins : begins + self._most]
            self._wait()
            # buffers return in the order in which they were sent
            buffer = self._buffers[self._next]
            self._next = (self._next + 1) % BUFFERS
            memmove(buffer.contents.data, part, len(part))
            buffer.contents.size = len(part)
            self._check(self._toolbox.AudioQueueEnqueueBuffer(self._stream, buffer, 0, None))

    def drain(self) -> None:
        """Wait until everything was played."""
        for _ in range(BUFFERS):
            self._wait()
        for _ in range(BUFFERS):
            self._free.put(None)

    def close(self) -> None:
        """Close the stream and its buffers."""
        self._toolbox.AudioQueueDispose(self._stream, True)

    def _wait(self) -> None:
        """Wait until a buffer is free."""
        try:
            self._free.get(timeout=PATIENCE)
        except queue.Empty:
            raise NoSound("macOS has stopped playing") from None

    def _check(self, done: int) -> None:
        if done:
            raise NoSound(f"AudioToolbox: error {done}")
