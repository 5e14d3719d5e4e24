"""The sound files in `assets/sounds`: read, scaled to the volume, and mixed."""

from __future__ import annotations

import wave
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path

from ui.base.root import ROOT

FOLDER = ROOT / "assets" / "sounds"
RATE = 22_050
"""Samples per second of every file."""

LOUDEST = 32_767


def read(name: str, volume: int, folder: Path = FOLDER) -> Sequence[int]:
    """The samples of the sound *name* at a perceived *volume* of 0 to 100.

    :raises OSError: if there is no such file. :raises wave.Error: if it has another format.
    """
    with wave.open(str(folder / f"{name}.wav"), "rb") as file:
        if file.getparams()[:3] != (1, 2, RATE):
            raise wave.Error(f"{name}: not mono, 16 bits, {RATE} Hz")
        samples = array("h", file.readframes(file.getnframes()))
    part = (volume / 100) ** 2  # perceived loudness grows more slowly than amplitude
    return array("h", [round(value * part) for value in samples])


def at_pitch(samples: Sequence[int], pitch: float) -> Sequence[int]:
    """*samples* played *pitch* times as fast, so that no two cards sound exactly alike."""
    last = len(samples) - 1
    return array("h", [samples[round(n * pitch)] for n in range(int(last / pitch))])


def mixed(parts: Iterable[Sequence[int]], many: int) -> bytes:
    """*many* samples with all *parts*, which may be shorter, mixed together."""
    total = [0] * many
    for part in parts:
        for number, value in enumerate(part):
            total[number] += value
    return array("h", [max(-LOUDEST, min(LOUDEST, value)) for value in total]).tobytes()
