"""Sounds are played on a thread of their own; a machine without sound is silent, and no more."""

import threading
import time
from array import array
from collections.abc import Callable

import pytest

from ui.base.settings import Settings
from ui.program import loudspeaker
from ui.program.loudspeaker import Loudspeaker
from ui.sound import clips, player
from ui.sound.player import Player
from ui.sound.stream import NoSound


@pytest.fixture(autouse=True)
def in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing comes too late, however busy the machine is."""
    monkeypatch.setattr(player, "STALE", 60.0)
    monkeypatch.setattr(player, "PATIENCE", 60.0)


class Recorder:
    """A loudspeaker that writes down what is played, and plays when it is let."""

    def __init__(self, rate: int = clips.RATE) -> None:
        assert rate == clips.RATE
        self.parts: list[array[int]] = []
        self.go_on, self.rested, self.closed = threading.Event(), threading.Event(), False
        self.go_on.set()

    def write(self, samples: bytes) -> None:
        self.go_on.wait(60)
        self.rested.clear()
        self.parts.append(array("h", samples))

    def drain(self) -> None:
        self.rested.set()

    def close(self) -> None:
        self.closed = True

    @property
    def loudest(self) -> int:
        return max(abs(value) for part in self.parts for value in part)

    @property
    def lasted(self) -> float:
        return sum(map(len, self.parts)) / clips.RATE


def played(recorder: Recorder, *names: str, volume: int = 100) -> Player:
    made = Player(lambda _rate: recorder)
    made.volume = volume
    recorder.go_on.clear()
    for name in names:
        made.play(name)
    recorder.go_on.set()
    assert recorder.rested.wait(60)
    return made


def test_sounds_at_once_are_mixed_and_one_that_sounds_is_not_begun_anew() -> None:
    alone, both = Recorder(), Recorder()
    one = played(alone, "card-laid", "card-laid", "card-laid")
    two = played(both, "card-laid", "blow")
    assert alone.lasted == pytest.approx(0.17, abs=0.03), "once"
    assert 0.26 < both.lasted < 0.40, "not one after the other, which takes 0.47"
    assert both.loudest > alone.loudest
    for made, recorder in ((one, alone), (two, both)):
        made.stop()
        assert recorder.closed
        assert not made.is_silent


def test_a_lower_volume_is_quieter_and_none_opens_nothing() -> None:
    loud, quiet = Recorder(), Recorder()
    played(loud, "blow").stop()
    played(quiet, "blow", volume=50).stop()
    assert quiet.loudest == pytest.approx(loud.loudest / 4, rel=0.1)
    none = Player(lambda _rate: pytest.fail("a stream was opened"))
    none.play("blow")
    none.stop()


def test_what_was_seen_long_ago_is_not_heard_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "STALE", -1.0)
    recorder = Recorder()
    made = Player(lambda _rate: recorder)
    made.volume = 100
    made.play("blow")
    assert recorder.rested.wait(60)
    made.stop()
    assert recorder.parts == []


def no_device(_rate: int) -> Recorder:
    raise NoSound("no loudspeaker")


def it_breaks(_rate: int) -> Recorder:
    class Broken(Recorder):
        def write(self, samples: bytes) -> None:
            raise NoSound("pulled out")

    return Broken()


@pytest.mark.parametrize("way_out", [no_device, it_breaks])
def test_without_a_device_there_is_silence_until_another_volume_is_set(
    way_out: Callable[[int], Recorder], capfd: pytest.CaptureFixture[str]
) -> None:
    made = Player(way_out)
    made.volume = 40
    made.play("blow")
    for _ in range(6000):
        if made.is_silent:
            break
        time.sleep(0.01)
    assert made.is_silent
    made.play("blow")
    made.stop()
    made.volume = 41
    assert not made.is_silent
    assert capfd.readouterr() == ("", "")


def test_a_file_that_is_gone_is_silence() -> None:
    made = Player(lambda _rate: Recorder())
    made.volume = 100
    made.play("no-such-sound")
    made.stop()
    assert made.is_silent


def test_nothing_is_loaded_where_nobody_hears_or_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, int]] = []

    class Fake:
        volume = 0

        def play(self, name: str) -> None:
            heard.append((name, self.volume))

        def stop(self) -> None:
            heard.append(("stopped", 0))

    monkeypatch.setattr(player, "Player", Fake)
    speaker = Loudspeaker(Settings())
    speaker.play("dice")
    speaker.stop()
    assert heard == [], "the tests have no screen"
    monkeypatch.setattr(loudspeaker, "MUTE", ())
    speaker.take(Settings(sound=False))
    speaker.play("dice")
    speaker.take(Settings(volume=0))
    speaker.play("dice")
    assert heard == []
    speaker.take(Settings(volume=30))
    speaker.play("dice")
    speaker.take(Settings(volume=30, theme="light"))
    speaker.stop()
    assert heard == [("card-laid", 30), ("dice", 30), ("stopped", 0)]
