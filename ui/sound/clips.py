"""The sounds as they lie in `assets/sounds`: read, made as loud as is wished, and mixed."""

from __future__ import annotations

import wave
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path

from ui.base.root import ROOT

FOLDER = ROOT / "assets" / "sounds"
RATE = 22_050
"""Samples a second of every file."""

LOUDEST = 32_767


def read(name: str, volume: int, folder: Path = FOLDER) -> Sequence[int]:
    """The samples of the sound *name* at a *volume* of 0 to 100, as loud as that seems to an ear.

    :raises OSError: if there is no such file.
    :raises wave.Error: if it is none of ours.
    """
    with wave.open(str(folder / f"{name}.wav"), "rb") as file:
        if file.getparams()[:3] != (1, 2, RATE):
            raise wave.Error(f"{name}: not mono, 16 bits, {RATE} Hz")
        samples = array("h", file.readframes(file.getnframes()))
    part = (volume / 100) ** 2  # twice as loud to an ear is much more than twice as high
    return array("h", [round(value * part) for value in samples])


def at_pitch(samples: Sequence[int], pitch: float) -> Sequence[int]:
    """*samples* played *pitch* times as fast: no two cards sound quite alike."""
    last = len(samples) - 1
    return array("h", [samples[round(n * pitch)] for n in range(int(last / pitch))])


def mixed(parts: Iterable[Sequence[int]], many: int) -> bytes:
    """So *many* samples in which all *parts*, which may be shorter, sound together."""
    total = [0] * many
    for part in parts:
        for number, value in enumerate(part):
            total[number] += value
    return array("h", [max(-LOUDEST, min(LOUDEST, value)) for value in total]).tobytes()
