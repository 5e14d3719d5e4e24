"""Packs for tests: as files, as folders, as zips, and as what nobody should send."""

from __future__ import annotations

import struct
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path

from tabletop.packs.players.pack import Pack, read_pack
from tabletop.play.adaptation.packs_in_play import game_of_sheets, kinds_of

EXAMPLES = Path(__file__).resolve().parents[3] / "assets" / "packs"

ABOUT = 'id = "fen"\ntitle = "The Fen"\ngame = "restless"\nauthor = "Ada"\n'

KNIFE = """\
[[loot]]
name = "Reed Knife"
kinds = ["Melee Weapon"]
damage = 3
text = "When this hits, you heal 1."
"""

Files = Mapping[str, bytes | str]

SOUND: Files = {"pack.toml": ABOUT, "cards/loot.toml": KNIFE}


def folder(place: Path, files: Files) -> Path:
    """The folder *place* with these *files*."""
    for path, content in files.items():
        file = place / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return place


def packed(place: Path, files: Files) -> Path:
    """The zip *place* with these *files*."""
    with zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED) as into:
        for path, content in files.items():
            into.writestr(path, content)
    return place


def read(place: Path) -> Pack:
    """The pack at *place*."""
    return read_pack(place, kinds_of, game_of_sheets)


def png(wide: int, high: int) -> bytes:
    """The beginning of a picture that says it is so large, and next to nothing else."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        sums = struct.pack(">I", zlib.crc32(kind + content))
        return struct.pack(">I", len(content)) + kind + content + sums

    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    pixels = zlib.compress(b"\0" * (1 + 3 * min(wide, 2000)) * min(high, 2000), 9)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")
    )


def a_link(name: str, to: str) -> bytes:
    """A zip with a link called *name* beside a sound pack."""
    into = BytesIO()
    with zipfile.ZipFile(into, "w") as made:
        for path, content in SOUND.items():
            made.writestr(path, content)
        link = zipfile.ZipInfo(name)
        link.create_system, link.external_attr = 3, 0o120777 << 16
        made.writestr(link, to)
    return into.getvalue()


def everything_in(place: Path) -> Iterator[tuple[str, bytes]]:
    """All files below *place* with what is in them, but those that a test itself laid there."""
    for file in sorted(place.rglob("*")):
        if file.is_file():
            yield str(file.relative_to(place)), file.read_bytes()
