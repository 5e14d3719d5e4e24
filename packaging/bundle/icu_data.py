"""The data of ICU, the Unicode library that Qt is linked with, without what Qt never asks for.

The data is one archive inside a shared library: a header, a table of names and offsets, and the
items. A smaller archive becomes a library again by the assembler and the linker.
"""

import re
import struct
import subprocess
from collections.abc import Iterable
from pathlib import Path

from bundle.lean import Entry

LIBRARY = re.compile(r"libicudata\.so\.\d+$")

UNUSED = ("brkitr", "curr", "lang", "rbnf", "region", "translit", "unit")
"""Folders of the archive: where words end, currencies, names of languages, spelled numbers, names
of regions, other scripts, and units. Qt has its own tables for all of these. It sorts, reads old
encodings and names time zones with ICU, so the rest stays."""

ALIGNED = 16
"""Each item begins at a multiple of so many bytes."""

SOURCE = """\
.section .rodata
.balign {aligned}
.globl {symbol}
.type {symbol}, @object
{symbol}: .incbin "{archive}"
.size {symbol}, . - {symbol}
.section .note.GNU-stack, "", @progbits
"""


def with_lean_data(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """*entries* with a smaller `libicudata`, which is written into *folder*."""
    return [
        (place, str(_made_lean(Path(source), folder)), kind)
        if kind != "SYMLINK" and LIBRARY.search(place)
        else (place, source, kind)
        for place, source, kind in entries
    ]


def _made_lean(library: Path, folder: Path) -> Path:
    """Write *library*, which is `libicudata`, without the unused data into *folder*. Returns the
    new file."""
    folder.mkdir(parents=True, exist_ok=True)
    symbol, archive = _archive(library)
    parts = [folder / f"{symbol}.{end}" for end in ("dat", "s", "o")]
    parts[0].write_bytes(lean(archive))
    parts[1].write_text(
        SOURCE.format(symbol=symbol, archive=parts[0].name, aligned=ALIGNED), "utf-8"
    )
    made = folder / library.name
    for command in (
        ["as", "-o", parts[2].name, parts[1].name],
        ["ld", "-shared", "-soname", library.name, "-o", made.name, parts[2].name],
    ):
        subprocess.run(command, cwd=folder, check=True)
    return made


def _archive(library: Path) -> tuple[str, bytes]:
    """The symbol for the archive in *library*, and the archive.

    :raises ValueError: if the library is not built as we know it.
    """
    asked = ["objdump", "--dynamic-syms", "--section-headers", str(library)]
    told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    symbol = re.search(r"^(\w+) g +DO \.rodata\s+(\w+) +(icudt\w+_dat)$", told, re.MULTILINE)
    section = re.search(r" \.rodata +\w+ +(\w+) +\w+ +(\w+) ", told)
    if symbol is None or section is None:
        raise ValueError(f"{library} does not hold the data of ICU as one symbol.")
    address, length = int(symbol[1], 16), int(symbol[2], 16)
    start = int(section[2], 16) + address - int(section[1], 16)
    return symbol[3], library.read_bytes()[start : start + length]


def lean(archive: bytes) -> bytes:
    """*archive* without the unused folders.

    :raises ValueError: if it is no archive of ICU.
    """
    if archive[2:4] != b"\xda\x27" or archive[12:16] != b"CmnD":
        raise ValueError("That is no archive of ICU's data.")
    (begin,) = struct.unpack_from("<H", archive)
    items = {name: item for name, item in _items(archive, begin) if not _is_unused(name)}
    place = 4 + 8 * len(items)
    table, names, bodies = [struct.pack("<I", len(items))], bytearray(), bytearray()
    first = place + sum(len(name) + 1 for name in items)
    first += -(begin + first) % ALIGNED
    for name, item in items.items():
        bodies += bytes(-len(bodies) % ALIGNED)
        table.append(struct.pack("<II", place + len(names), first + len(bodies)))
        names += name + b"\0"
        bodies += item
    head = b"".join(table) + names
    return archive[:begin] + head + bytes(first - len(head)) + bodies


def _items(archive: bytes, begin: int) -> list[tuple[bytes, bytes]]:
    """The names and contents in an archive whose table begins at *begin*, in their order."""
    (many,) = struct.unpack_from("<I", archive, begin)
    places = list(struct.iter_unpack("<II", archive[begin + 4 : begin + 4 + 8 * many]))
    ends = [start for _, start in places[1:]] + [len(archive) - begin]
    return [
        (
            archive[begin + name : archive.index(b"\0", begin + name)],
            archive[begin + start : begin + end],
        )
        for (name, start), end in zip(places, ends, strict=True)
    ]


def _is_unused(name: bytes) -> bool:
    """Whether an item lies in an unused folder: `icudt73l/unit/de.res`."""
    return name.decode().split("/")[1] in UNUSED
