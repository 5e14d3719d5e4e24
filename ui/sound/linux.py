"""Sound on Linux: PulseAudio, which PipeWire also implements, or else ALSA.

`ui.__main__` tells PulseAudio that these are event sounds (`media.role`), so they follow the
desktop's volume for system sounds.
"""

from __future__ import annotations

from ctypes import (
    CDLL,
    CFUNCTYPE,
    POINTER,
    Structure,
    byref,
    c_char_p,
    c_int,
    c_long,
    c_size_t,
    c_uint,
    c_uint8,
    c_uint32,
    c_ulong,
    c_void_p,
)

from ui.sound.stream import LATENCY, NoSound

PULSE, ALSA = "libpulse-simple.so.0", "libasound.so.2"
"""The names by which the loader finds them; a build must not include the libraries of the build
system."""

NAME = b"Tabletop"
UNSET = 2**32 - 1


class _Format(Structure):
    """`pa_sample_spec`."""

    _fields_ = (("format", c_int), ("rate", c_uint32), ("channels", c_uint8))


class _Room(Structure):
    """`pa_buffer_attr`, in bytes."""

    _fields_ = tuple(
        (name, c_uint32) for name in ("longest", "target", "before", "least", "fragment")
    )


class Pulse:
    """A stream to PulseAudio through its simple interface."""

    def __init__(self, rate: int, library: str = PULSE) -> None:
        self._pulse = pulse = CDLL(library)
        told = POINTER(c_int)
        pulse.pa_simple_new.restype = c_void_p
        pulse.pa_simple_new.argtypes = (
            *(c_char_p, c_char_p, c_int, c_char_p, c_char_p),
            *(POINTER(_Format), c_void_p, POINTER(_Room), told),
        )
        pulse.pa_simple_write.argtypes = c_void_p, c_char_p, c_size_t, told
        pulse.pa_simple_drain.argtypes = c_void_p, told
        pulse.pa_simple_free.argtypes = (c_void_p,)
        pulse.pa_simple_free.restype = None
        self._error = c_int()
        signed_16_bits, playback = 3, 1
        form = _Format(signed_16_bits, rate, 1)
        room = _Room(UNSET, 2 * rate * LATENCY // 1000, UNSET, UNSET, UNSET)
        self._stream = pulse.pa_simple_new(
            *(None, NAME, playback, None, NAME, byref(form), None, byref(room)), byref(self._error)
        )
        if not self._stream:
            raise NoSound(f"PulseAudio: error {self._error.value}")

    def write(self, samples: bytes) -> None:
        """Play *samples* next."""
        size = len(samples)
        if self._pulse.pa_simple_write(self._stream, samples, size, byref(self._error)) < 0:
            raise NoSound(f"PulseAudio: error {self._error.value}")

    def drain(self) -> None:
        """Wait until everything was played."""
        if self._pulse.pa_simple_drain(self._stream, byref(self._error)) < 0:
            raise NoSound(f"PulseAudio: error {self._error.value}")

    def close(self) -> None:
        """Close the stream."""
        self._pulse.pa_simple_free(self._stream)


_SaysWrong = CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)


_keep_still = _SaysWrong(lambda *_told: None)
"""An error handler that keeps ALSA from printing to the terminal."""


class Alsa:
    """A stream to ALSA's default device."""

    def __init__(self, rate: int, library: str = ALSA) -> None:
        self._alsa = alsa = CDLL(library)
        alsa.snd_pcm_open.argtypes = POINTER(c_void_p), c_char_p, c_int, c_int
        alsa.snd_pcm_set_params.argtypes = c_void_p, c_int, c_int, c_uint, c_uint, c_int, c_uint
        alsa.snd_pcm_writei.argtypes = c_void_p, c_char_p, c_ulong
        alsa.snd_pcm_writei.restype = c_long
        alsa.snd_pcm_recover.argtypes = c_void_p, c_int, c_int
        for name in ("snd_pcm_drain", "snd_pcm_prepare", "snd_pcm_close"):
            getattr(alsa, name).argtypes = (c_void_p,)
        alsa.snd_lib_error_set_handler(_keep_still)
        self._stream = c_void_p()
        playback, waits, signed_16_bits, interleaved, resampled = 0, 0, 2, 3, 1
        self._check(alsa.snd_pcm_open(byref(self._stream), b"default", playback, waits))
        try:
            microseconds = LATENCY * 1000
            form = signed_16_bits, interleaved, 1, rate, resampled, microseconds
            self._check(alsa.snd_pcm_set_params(self._stream, *form))
        except NoSound:
            self.close()
            raise

    def write(self, samples: bytes) -> None:
        """Play *samples* next."""
        many = len(samples) // 2
        done = self._alsa.snd_pcm_writei(self._stream, samples, many)
        if done < 0:  # an underrun, or the machine was suspended
            self._check(self._alsa.snd_pcm_recover(self._stream, done, 1))
            self._check(self._alsa.snd_pcm_writei(self._stream, samples, many))

    def drain(self) -> None:
        """Wait until everything was played."""
        self._check(self._alsa.snd_pcm_drain(self._stream))
        self._check(self._alsa.snd_pcm_prepare(self._stream))

    def close(self) -> None:
        """Close the stream."""
        self._alsa.snd_pcm_close(self._stream)

    def _check(self, done: int) -> None:
        if done < 0:
            raise NoSound(f"ALSA: error {-done}")
