"""Take the stroke out of the zero of a TrueType font: in prose it reads as code.

    python packaging/plain_zero.py assets/fonts/AtkinsonHyperlegibleNext-*.ttf

The zero keeps its outer contour. In place of the two halves that the stroke leaves inside, it has
one contour: the outer one, drawn together to where those halves reach, and run the other way. The
glyph is written over the old one, which is longer, and the sums of the file are set right. A zero
of other than three contours is left as it is, so a second run changes nothing.
"""

from __future__ import annotations

import struct
import sys
from itertools import pairwise
from pathlib import Path

SHORT_X, SHORT_Y, REPEATED, SAME_X, SAME_Y = 2, 4, 8, 16, 32
MAGIC = 0xB1B0AFBA
"""The sum of all words of a TrueType file."""

Point = tuple[bool, int, int]
"""Whether a point lies on the curve, and its position."""


def tables(font: bytes) -> dict[str, tuple[int, int]]:
    """The offset and length of each table of *font*."""
    (count,) = struct.unpack_from(">H", font, 4)
    records = [struct.unpack_from(">4sIII", font, 12 + 16 * n) for n in range(count)]
    return {tag.decode("ascii"): (start, length) for tag, _sum, start, length in records}


def glyph_of(font: bytes, letter: str) -> int:
    """The number of the glyph for *letter*, from a cmap of format 4."""
    start, _length = tables(font)["cmap"]
    (count,) = struct.unpack_from(">H", font, start + 2)
    for n in range(count):
        at = start + struct.unpack_from(">I", font, start + 8 + 8 * n)[0]
        if struct.unpack_from(">H", font, at)[0] == 4:
            (twice,) = struct.unpack_from(">H", font, at + 6)
            many = twice // 2
            lasts = struct.unpack_from(f">{many}H", font, at + 14)
            firsts = struct.unpack_from(f">{many}H", font, at + 16 + twice)
            deltas = struct.unpack_from(f">{many}h", font, at + 16 + 2 * twice)
            ranges = struct.unpack_from(f">{many}H", font, at + 16 + 3 * twice)
            for k in range(many):
                if firsts[k] <= ord(letter) <= lasts[k] and not ranges[k]:
                    return (ord(letter) + deltas[k]) & 0xFFFF
    raise LookupError(f"No glyph for {letter!r} was found in the font.")


def place_of(font: bytes, glyph: int) -> tuple[int, int]:
    """The start and end of the outline of *glyph* in *font*."""
    found = tables(font)
    long = struct.unpack_from(">h", font, found["head"][0] + 50)[0]
    width, form, unit = (4, ">2I", 1) if long else (2, ">2H", 2)
    first, last = struct.unpack_from(form, font, found["loca"][0] + width * glyph)
    return found["glyf"][0] + unit * first, found["glyf"][0] + unit * last


def contours(outline: bytes) -> list[list[Point]]:
    """The contours of a simple glyph."""
    (count,) = struct.unpack_from(">h", outline, 0)
    ends = struct.unpack_from(f">{count}H", outline, 10)
    at = 10 + 2 * count
    at += 2 + struct.unpack_from(">H", outline, at)[0]
    flags: list[int] = []
    while len(flags) <= ends[-1]:
        flag, at = outline[at], at + 1
        times = 1
        if flag & REPEATED:
            times, at = times + outline[at], at + 1
        flags += [flag] * times
    axes = []
    for short, same in ((SHORT_X, SAME_X), (SHORT_Y, SAME_Y)):
        value, values = 0, []
        for flag in flags:
            if flag & short:
                value += outline[at] if flag & same else -outline[at]
                at += 1
            elif not flag & same:
                value += struct.unpack_from(">h", outline, at)[0]
                at += 2
            values.append(value)
        axes.append(values)
    points = [(bool(flag & 1), x, y) for flag, x, y in zip(flags, *axes, strict=True)]
    return [points[a + 1 : b + 1] for a, b in pairwise([-1, *ends])]


def drawn_together(outer: list[Point], halves: list[list[Point]]) -> list[Point]:
    """*outer* scaled to the size of *halves* together, and reversed."""
    inside = [point for half in halves for point in half]
    found = []
    for axis in (1, 2):
        low, high = (end(point[axis] for point in outer) for end in (min, max))
        to, up = (end(point[axis] for point in inside) for end in (min, max))
        found.append([round(to + (p[axis] - low) * (up - to) / (high - low)) for p in outer])
    together = [(point[0], x, y) for point, x, y in zip(outer, *found, strict=True)]
    return together[::-1]


def written(head: bytes, shapes: list[list[Point]]) -> bytes:
    """A simple glyph of *shapes* with the bounding box of *head*."""
    points = [point for shape in shapes for point in shape]
    ends = [sum(map(len, shapes[: n + 1])) - 1 for n in range(len(shapes))]
    flags, across, down = bytearray(), bytearray(), bytearray()
    for before, point in pairwise([(True, 0, 0), *points]):
        flag = int(point[0])
        axes = ((1, across, SHORT_X, SAME_X), (2, down, SHORT_Y, SAME_Y))
        for axis, steps, short, same in axes:
            step = point[axis] - before[axis]
            if step == 0:
                flag |= same
            elif abs(step) < 256:
                flag |= short | (same if step > 0 else 0)
                steps.append(abs(step))
            else:
                steps += struct.pack(">h", step)
        flags.append(flag)
    lengths = struct.pack(f">h8s{len(ends)}HH", len(ends), head[2:10], *ends, 0)
    return lengths + bytes(flags) + bytes(across) + bytes(down)


def added_up(data: bytes) -> int:
    """The sum of all words of *data*, as in TrueType."""
    padded = data + bytes(-len(data) % 4)
    return int(sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF)


def summed(font: bytearray) -> bytearray:
    """*font* with correct checksums."""
    head = tables(font)["head"][0]
    struct.pack_into(">I", font, head + 8, 0)
    for n, (start, length) in enumerate(tables(font).values()):
        struct.pack_into(">I", font, 16 + 16 * n, added_up(bytes(font[start : start + length])))
    struct.pack_into(">I", font, head + 8, (MAGIC - added_up(bytes(font))) & 0xFFFFFFFF)
    return font


def with_plain_zero(font: bytes) -> bytes:
    """*font* with a zero without a stroke."""
    start, end = place_of(font, glyph_of(font, "0"))
    outline = font[start:end]
    if struct.unpack_from(">h", outline, 0)[0] != 3:
        return font
    outer, *halves = contours(outline)
    glyph = written(outline, [outer, drawn_together(outer, halves)])
    if len(glyph) > len(outline):
        raise ValueError("The plain zero needs more bytes than the one with a stroke.")
    changed = bytearray(font)
    changed[start:end] = glyph.ljust(len(outline), b"\0")
    return bytes(summed(changed))


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        path.write_bytes(with_plain_zero(path.read_bytes()))
