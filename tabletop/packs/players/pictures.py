"""The size and orientation of a pack's pictures, without decoding them."""

from __future__ import annotations

from tabletop.packs.error import PackError

MOST_PIXELS = 24_000_000
SMALLEST = 8
"""The least pixels of a picture's shorter side."""


def check_picture(content: bytes, path: str) -> None:
    """Check that *content* can be a picture of a reasonable size. Drawings are checked when they
    are painted.

    :raises PackError: if not.
    """
    if path.lower().endswith(".svg"):
        return
    size = pixels(content)
    if size is None:
        raise PackError(path, 0, "This picture cannot be shown.", "Save it as PNG, JPEG or WebP.")
    wide, high = size
    if wide * high > MOST_PIXELS:
        raise PackError(
            path,
            0,
            f"This picture is too large: {wide:,} by {high:,} pixels.",
            f"Make it smaller, to {MOST_PIXELS:,} pixels at most; 1000 by 1000 are plenty.",
        )
    if min(wide, high) < SMALLEST:
        raise PackError(
            path, 0, f"This picture has hardly any pixels: {wide} by {high}.", "Take a larger one."
        )


def pixels(content: bytes) -> tuple[int, int] | None:
    """The width and height of a PNG, JPEG or WebP, as its header gives them; None for anything
    else."""
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


# --- which way up --------------------------------------------------------------------------------

_ORIENTATION = 0x0112
"""The field of EXIF for the orientation of the camera."""

MOST_FIELDS = 500


def orientation(content: bytes) -> int:
    """The orientation of the picture in *content*, a PNG or WebP: 1 to 8, as in EXIF; 1 for upright
    or unknown."""
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return _of_exif(_chunk(content, b"eXIf", 8, size_first=True))
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return _of_exif(_chunk(content, b"EXIF", 12, size_first=False).removeprefix(b"Exif\0\0"))
    return 1


def _chunk(content: bytes, wanted: bytes, at: int, *, size_first: bool) -> bytes:
    """The content of the first chunk called *wanted* from *at* on. A chunk of a PNG begins with
    its size and ends with a checksum; one of a WebP begins with its name and is padded to an
    even size."""
    while at + 8 <= len(content):
        name = content[at + 4 : at + 8] if size_first else content[at : at + 4]
        size = _big(content, at, 4) if size_first else _little(content, at + 4, 4)
        if name == wanted:
            return content[at + 8 : at + 8 + size]
        at += 12 + size if size_first else 8 + size + size % 2
    return b""


def _of_exif(exif: bytes) -> int:
    number = {b"II*\0": _little, b"MM\0*": _big}.get(exif[:4])
    if number is None:
        return 1
    at = number(exif, 4, 4)
    for field in range(min(number(exif, at, 2), MOST_FIELDS)):
        begins = at + 2 + 12 * field
        if number(exif, begins, 2) == _ORIENTATION:
            turned = number(exif, begins + 8, 2)
            return turned if 1 <= turned <= 8 else 1
    return 1
