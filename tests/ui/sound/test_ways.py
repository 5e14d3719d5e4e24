"""The ways to the loudspeaker of three systems, against libraries that are none."""

import ctypes
from collections.abc import Callable
from typing import Any

import pytest

from ui.sound import linux, macos, windows
from ui.sound.linux import Alsa, Pulse
from ui.sound.macos import AudioQueue
from ui.sound.stream import NoSound
from ui.sound.ways import open_stream, ways
from ui.sound.windows import DONE, WaveOut

RATE = 22_050
SOUND = bytes(range(200)) * 40


class Function:
    """A function of a library: it may be told its types, and calls *does*."""

    def __init__(self, does: Callable[..., int]) -> None:
        self.does, self.argtypes, self.restype = does, (), None

    def __call__(self, *given: Any) -> int:
        return self.does(*given)


class Winmm:
    """Plays each buffer at once, or *fails* with an error."""

    def __init__(self, fails: int = 0) -> None:
        self.heard, self.prepared = b"", 0
        self.waveOutOpen = Function(lambda *_: fails)
        self.waveOutPrepareHeader = Function(lambda *_: self._count(1))
        self.waveOutUnprepareHeader = Function(lambda *_: self._count(-1))
        self.waveOutWrite = Function(self._write)
        self.waveOutReset = self.waveOutClose = Function(lambda *_: 0)

    def _count(self, by: int) -> int:
        self.prepared += by
        return 0

    def _write(self, _stream: object, header: Any, size: int) -> int:
        told = header._obj
        assert size == ctypes.sizeof(told) == (48 if ctypes.sizeof(ctypes.c_void_p) == 8 else 32)
        self.heard += ctypes.string_at(told.data, told.length)
        told.flags |= DONE
        return 0


def test_windows_plays_all_and_lets_go_of_every_buffer() -> None:
    winmm = Winmm()
    stream = WaveOut(RATE, winmm)
    for begins in range(0, len(SOUND), 882):
        stream.write(SOUND[begins : begins + 882])
    assert winmm.prepared > 0
    stream.drain()
    stream.close()
    assert (winmm.heard, winmm.prepared) == (SOUND, 0)
    with pytest.raises(NoSound, match="error 2"):
        WaveOut(RATE, Winmm(fails=2))


def test_windows_waits_no_longer_than_its_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "PATIENCE", 0.01)
    winmm = Winmm()
    winmm.waveOutWrite = Function(lambda *_: 0)
    stream = WaveOut(RATE, winmm)
    stream.write(SOUND)
    with pytest.raises(NoSound, match="has stopped playing"):
        stream.drain()
    stream.close()
    assert winmm.prepared == 0


class Toolbox:
    """An audio queue that plays each buffer at once and gives it back."""

    def __init__(self) -> None:
        self.heard, self.buffers, self.gone = b"", [], False
        self.AudioQueueNewOutput = Function(self._new)
        self.AudioQueueAllocateBuffer = Function(self._allocate)
        self.AudioQueueEnqueueBuffer = Function(self._enqueue)
        self.AudioQueueStart = Function(lambda *_: 0)
        self.AudioQueueDispose = Function(self._dispose)

    def _new(self, form: Any, played: Any, *_rest: object) -> int:
        assert ctypes.sizeof(form._obj) == 40
        self.played = played
        return 0

    def _allocate(self, _stream: object, size: int, made: Any) -> int:
        room = ctypes.create_string_buffer(size)
        buffer = macos.Buffer(size, ctypes.addressof(room))
        self.buffers.append((buffer, room))
        made._obj.contents = buffer
        return 0

    def _enqueue(self, _stream: object, buffer: Any, *_rest: object) -> int:
        self.heard += ctypes.string_at(buffer.contents.data, buffer.contents.size)
        self.played(None, None, None)
        return 0

    def _dispose(self, *_told: object) -> int:
        self.gone = True
        return 0


class Foundation:
    """The preferences of a user who has said *told* of sound effects, or nothing."""

    def __init__(self, told: int | None) -> None:
        self.CFStringCreateWithCString = Function(lambda *_: 1)
        self.CFPreferencesGetAppIntegerValue = Function(self._read)
        self._told = told

    def _read(self, _key: object, _app: object, there: Any) -> int:
        there._obj.value = self._told is not None
        return self._told or 0


@pytest.mark.parametrize("told", [None, 1])
def test_macos_plays_all_in_buffers_that_come_back(told: int | None) -> None:
    toolbox = Toolbox()
    stream = AudioQueue(RATE, toolbox, Foundation(told))
    stream.write(SOUND)
    stream.drain()
    stream.write(SOUND[:100])
    stream.close()
    assert toolbox.heard == SOUND + SOUND[:100]
    assert toolbox.gone


def test_who_wants_no_sounds_of_the_desktop_hears_none(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoSound, match="off"):
        AudioQueue(RATE, Toolbox(), Foundation(0))
    monkeypatch.setattr(windows, "silenced", lambda: True)
    with pytest.raises(NoSound, match="No Sounds"):
        WaveOut(RATE, Winmm())


def test_a_system_without_these_libraries_has_no_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ways("linux") == [Pulse, Alsa]
    assert ways("win32") == [WaveOut]
    assert ways("darwin") == [AudioQueue]
    absent = [lambda rate: Pulse(rate, "libno-such.so"), lambda rate: Alsa(rate, "libno-such.so")]
    monkeypatch.setattr("ui.sound.ways.ways", lambda: absent)
    with pytest.raises(NoSound):
        open_stream(RATE)


def test_no_library_of_this_system_gets_into_a_build() -> None:
    """PyInstaller takes what stands as a word in a call of CDLL."""
    source = linux.__loader__.get_source(linux.__name__)  # type: ignore[union-attr]
    assert 'CDLL("' not in source
