"""How large the pictures of a pack are, told from their first bytes, without decoding any."""

from __future__ import annotations

from tabletop.packs.error import PackError

MOST_PIXELS = 24_000_000
SMALLEST = 8
"""Pixels of a picture's shorter side."""


def check_picture(content: bytes, path: str) -> None:
    """Look whether *content* may be a picture, and of a fair size.

    Drawings are looked at where they are painted, by whoever knows what they may hold.

    :raises PackError: if not.
    """
    if path.lower().endswith(".svg"):
        return
    size = pixels(content)
    if size is None:
        raise PackError(
            path, 0, "This is no picture that can be shown.", "Save it as PNG, JPEG or WebP."
        )
    wide, high = size
    if wide * high > MOST_PIXELS:
        raise PackError(
            path, 0, f"This picture is too large: {wide:,} by {high:,} pixels.",
            f"Make it smaller, to {MOST_PIXELS:,} pixels at most; 1000 by 1000 are plenty.",
        )  # fmt: skip
    if min(wide, high) < SMALLEST:
        raise PackError(
            path, 0, f"This picture has hardly any pixels: {wide} by {high}.", "Take a larger one."
        )


def pixels(content: bytes) -> tuple[int, int] | None:
    """The width and height of a PNG, JPEG or WebP, as it says itself; None for anything else."""
    if content.startswith(b"\x89PNG\r\n\x1a\n") and content[12:16] == b"IHDR":
        return _big(content, 16, 4), _big(content, 20, 4)
    if content.startswith(b"\xff\xd8\xff"):
        return _of_jpeg(content)
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return _of_webp(content)
    return None


def _big(content: bytes, at: int, size: int) -> int:
    return int.from_bytes(content[at : at + size], "big")


def _little(content: bytes, at: int, size: int) -> int:
    return int.from_bytes(content[at : at + size], "little")


def _of_jpeg(content: bytes) -> tuple[int, int] | None:
    """The size in the first header of a frame."""
    at = 2
    while at + 9 <= len(content) and content[at] == 0xFF:
        kind = content[at + 1]
        if kind == 0xFF:
            at += 1
            continue
        if 0xC0 <= kind <= 0xCF and kind not in (0xC4, 0xC8, 0xCC):
            return _big(content, at + 7, 2), _big(content, at + 5, 2)
        at += 2 + max(_big(content, at + 2, 2), 2)
    return None


def _of_webp(content: bytes) -> tuple[int, int] | None:
    kind = content[12:16]
    if kind == b"VP8X" and len(content) >= 30:
        return 1 + _little(content, 24, 3), 1 + _little(content, 27, 3)
    if kind == b"VP8L" and len(content) >= 25:
        sizes = _little(content, 21, 4)
        return 1 + (sizes & 0x3FFF), 1 + (sizes >> 14 & 0x3FFF)
    if kind == b"VP8 " and len(content) >= 30:
        return _little(content, 26, 2) & 0x3FFF, _little(content, 28, 2) & 0x3FFF
    return None
