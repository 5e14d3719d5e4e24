"""Make the sounds of the table: `python packaging/sounds.py` writes them into `assets/sounds`.

Nothing is recorded: each sound is built from two elements. A *grain* is filtered noise, like paper
and felt; a *strike* is a few decaying tones, like wood and stone when hit. The same recipes give
the same files, because `random.random` gives the same numbers in every Python.
"""

from __future__ import annotations

import math
import random
import wave
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"
RATE = 22_050
"""Samples per second: nothing here needs frequencies above half of it, 11 kHz."""

FADE = 0.012
"""Seconds over which the end of a sound fades, so that it does not click."""


class Grain(NamedTuple):
    """Noise from `low` to `high` Hz: it begins at `at` seconds, rises for `rise`, and decays to a
    third in each `fall`. `loud` is its relative amplitude."""

    at: float
    low: float
    high: float
    fall: float
    loud: float = 1.0
    rise: float = 0.001


class Strike(NamedTuple):
    """Something hit, at `at` seconds: its tones, each with its Hz, the seconds in which it decays
    to a third, and its relative amplitude."""

    at: float
    tones: tuple[tuple[float, float, float], ...]
    loud: float = 1.0


Part = Grain | Strike


class Sound(NamedTuple):
    """`parts`, for `lasts` seconds; `peak` is the greatest amplitude, relative to the maximum."""

    lasts: float
    peak: float
    parts: tuple[Part, ...]


def wood(at: float, pitch: float, fall: float = 0.03, loud: float = 1.0) -> tuple[Part, ...]:
    """A piece of wood of *pitch* Hz that is hit: a bar's overtones decay faster than its tone, and
    the impact is heard too."""
    tones = ((pitch, fall, 1.0), (2.76 * pitch, fall * 0.45, 0.45), (5.4 * pitch, fall * 0.2, 0.22))
    return Strike(at, tones, loud), Grain(at, 900, 4200, 0.004, 0.55 * loud)


def stone(at: float, pitch: float, fall: float = 0.05, loud: float = 1.0) -> tuple[Part, ...]:
    """A block of stone that is set down: close tones, and grit."""
    tones = (
        (pitch, fall, 1.0),
        (1.31 * pitch, fall * 0.8, 0.7),
        (1.83 * pitch, fall * 0.5, 0.5),
        (3.07 * pitch, fall * 0.3, 0.3),
    )
    return Strike(at, tones, loud), Grain(at, 500, 2600, 0.012, 0.8 * loud)


def felt(at: float, pitch: float = 95.0, loud: float = 1.0) -> tuple[Part, ...]:
    """A thud on cloth."""
    tones = ((pitch, 0.035, 1.0), (1.6 * pitch, 0.02, 0.4))
    return Strike(at, tones, loud), Grain(at, 120, 900, 0.018, 0.5 * loud)


def paper(at: float, fall: float, loud: float = 1.0, rise: float = 0.004) -> tuple[Part, ...]:
    """A card that brushes over something."""
    return (
        Grain(at, 2200, 7800, fall, loud, rise),
        Grain(at, 700, 2200, fall * 0.7, loud * 0.35, rise),
    )


def riffle(begins: float, lasts: float, edges: int, seed: int) -> tuple[Part, ...]:
    """Edges of cards that fall on each other: faster in the middle, each slightly different."""
    luck = random.Random(seed)
    found: list[Part] = []
    for number in range(edges):
        way = number / (edges - 1)
        at = begins + lasts * (way + 0.09 * math.sin(2 * math.pi * way)) + 0.003 * luck.random()
        loud = (0.35 + 0.65 * math.sin(math.pi * way)) * (0.6 + 0.4 * luck.random())
        found.append(Grain(at, 1500 + 1200 * luck.random(), 7200, 0.005, loud))
    return tuple(found)


def tumbling(seed: int) -> tuple[Part, ...]:
    """Two wooden dice on a wooden table: smaller and smaller bounces, closer and closer
    together."""
    luck = random.Random(seed)
    found: list[Part] = []
    at, leap, loud = 0.0, 0.115, 1.0
    while leap > 0.022:
        pitch = 620 + 420 * luck.random()
        found += wood(at, pitch, 0.011, loud)
        found += felt(at, 150, 0.45 * loud)
        at += leap * (0.75 + 0.5 * luck.random())
        leap *= 0.82
        loud *= 0.86
    return tuple(found)


SOUNDS = {
    "card-laid": Sound(0.17, 0.42, (*paper(0.0, 0.022, 0.55), *felt(0.022, 130, 0.9))),
    "card-turned": Sound(
        0.24, 0.40, (*paper(0.0, 0.045, 0.7, 0.03), *paper(0.1, 0.012, 0.9), *felt(0.105, 150, 0.6))
    ),
    "shuffle": Sound(
        0.62, 0.42, (*riffle(0.0, 0.24, 26, 1), *riffle(0.29, 0.24, 26, 2), *felt(0.56, 120, 0.8))
    ),
    "step": Sound(0.15, 0.40, (*wood(0.0, 410, 0.018), *felt(0.0, 105, 0.6))),
    "dice": Sound(0.74, 0.55, tumbling(5)),
    "ward": Sound(
        0.44, 0.52, (*stone(0.0, 310, 0.07), *wood(0.012, 505, 0.06, 0.5), *felt(0.0, 100, 0.5))
    ),
    "door": Sound(
        0.72,
        0.55,
        (
            Grain(0.0, 180, 900, 0.16, 0.5, 0.14),
            Grain(0.05, 900, 2200, 0.1, 0.16, 0.12),
            *wood(0.36, 118, 0.09),
            *felt(0.36, 62, 1.1),
            *wood(0.47, 240, 0.03, 0.35),
        ),
    ),
    "blow": Sound(
        0.30,
        0.66,
        (
            *felt(0.0, 74, 1.2),
            Grain(0.0, 200, 1900, 0.022, 0.8),
            *wood(0.004, 165, 0.03, 0.8),
            *stone(0.0, 240, 0.02, 0.5),
        ),
    ),
    "heal": Sound(
        0.66,
        0.36,
        (
            Grain(0.0, 900, 3200, 0.16, 0.14, 0.1),
            *wood(0.0, 392, 0.10, 0.7),
            *wood(0.13, 494, 0.12, 0.75),
            *wood(0.26, 587, 0.14, 0.8),
        ),
    ),
    "death": Sound(
        0.78,
        0.66,
        (
            *stone(0.0, 128, 0.10),
            *felt(0.0, 52, 1.3),
            *stone(0.19, 97, 0.12, 0.75),
            *felt(0.2, 46, 0.9),
            Grain(0.22, 240, 1100, 0.14, 0.3, 0.03),
        ),
    ),
    "win": Sound(
        1.15,
        0.55,
        (
            *wood(0.0, 294, 0.16, 0.8),
            *felt(0.0, 98, 0.5),
            *wood(0.16, 370, 0.16, 0.8),
            *wood(0.32, 440, 0.18, 0.85),
            *wood(0.52, 294, 0.26, 0.8),
            *wood(0.525, 587, 0.24, 0.9),
            *felt(0.52, 74, 0.9),
        ),
    ),
    "loss": Sound(
        1.0,
        0.55,
        (
            *wood(0.0, 220, 0.15, 0.8),
            *felt(0.0, 82, 0.6),
            *wood(0.24, 185, 0.17, 0.8),
            *stone(0.50, 98, 0.16),
            *felt(0.5, 49, 1.2),
        ),
    ),
    "curtain": Sound(
        0.60,
        0.32,
        (
            Grain(0.0, 250, 1700, 0.13, 0.9, 0.16),
            Grain(0.06, 1700, 5200, 0.09, 0.22, 0.15),
            *felt(0.36, 66, 0.55),
        ),
    ),
    "refusal": Sound(0.26, 0.34, (*felt(0.0, 118, 1.0), *felt(0.095, 92, 0.85))),
    "turn": Sound(
        0.26,
        0.30,
        (*wood(0.0, 330, 0.03, 0.6), *wood(0.085, 440, 0.035, 0.7), *felt(0.0, 110, 0.4)),
    ),
}
"""Each sound by the name of its file."""


def samples(name: str) -> array[int]:
    """The sound *name*, from -32767 to 32767."""
    sound = SOUNDS[name]
    many = round(sound.lasts * RATE)
    mixed = [0.0] * many
    luck = random.Random(name)
    for part in sound.parts:
        begins = round(part.at * RATE)
        told = grain(part, many - begins, luck) if isinstance(part, Grain) else strike(part, many)
        for number, value in zip(range(begins, many), told, strict=False):
            mixed[number] += value
    fading = round(FADE * RATE)
    for number in range(fading):
        mixed[many - 1 - number] *= number / fading
    louder = 32_767 * sound.peak / max(map(abs, mixed))
    return array("h", [round(value * louder) for value in mixed])


def grain(part: Grain, many: int, luck: random.Random) -> Iterator[float]:
    """At most *many* samples of the noise *part*."""
    noise = [2 * luck.random() - 1 for _ in range(many)]
    for high in (False, True):
        noise = filtered(noise, part.low if high else part.high, high=high)
    rising = part.rise * RATE
    for number, value in enumerate(noise):
        rise = min(1.0, number / rising)
        fall = math.exp(-max(0.0, number - rising) / (part.fall * RATE))
        yield part.loud * rise * fall * value


def strike(part: Strike, many: int) -> Iterator[float]:
    """At most *many* samples of the strike *part*."""
    for number in range(many):
        time = number / RATE
        yield part.loud * sum(
            loud * math.exp(-time / fall) * math.sin(2 * math.pi * pitch * time)
            for pitch, fall, loud in part.tones
        )


def filtered(noise: Sequence[float], hertz: float, *, high: bool) -> list[float]:
    """*noise* above (*high*) or below *hertz*: a second-order Butterworth filter."""
    turn = 2 * math.pi * hertz / RATE
    slope = math.sin(turn) / math.sqrt(2)
    cosine, whole = math.cos(turn), 1 + slope
    outer = (1 + cosine if high else 1 - cosine) / 2 / whole
    inner = -2 * outer if high else 2 * outer
    back, farther = -2 * cosine / whole, (1 - slope) / whole
    was = were = came = before = 0.0
    found = []
    for value in noise:
        now = outer * (value + were) + inner * was - back * came - farther * before
        was, were, before, came = value, was, came, now
        found.append(now)
    return found


def write(name: str, folder: Path) -> None:
    """Write the file of the sound *name*: mono, 16 bits, in *folder*."""
    told = samples(name)
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setparams((1, 2, RATE, len(told), "NONE", ""))
        file.writeframes(told.tobytes())


def main() -> None:
    """Write all sounds, and print their size."""
    FOLDER.mkdir(exist_ok=True)
    for name in SOUNDS:
        write(name, FOLDER)
    files = sorted(FOLDER.glob("*.wav"))
    print(f"{len(files)} sounds, {sum(file.stat().st_size for file in files) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
