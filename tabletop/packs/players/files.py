"""The files of a pack, from a folder or a zip: read whole and once, within bounds.

Nothing is ever written here, and no link is followed. What a zip says about its files is not
believed: they are read up to the bounds of a pack, and not a byte further.
"""

from __future__ import annotations

import os
import stat
import zipfile
import zlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from tabletop.packs.error import PackError
from tabletop.packs.players.file_names import DEEPEST, checked, plain, same

MOST_FILES = 600
LARGEST_PACK = 64_000_000
"""The most bytes of all files together, also of a zip."""

LARGEST_TEXT = 400_000
LARGEST_TEXTS = 2_000_000
"""The most bytes of all text files together."""

LARGEST_PICTURE = 16_000_000

TEXTS = frozenset({"toml", "csv", "txt", "md"})
PICTURES = frozenset({"png", "jpg", "jpeg", "webp", "avif", "svg"})

DENSEST = 200
"""How many times larger a file may be than its stored form in a zip; drawings reach 20."""

SLACK = 100_000
"""Up to so many bytes a file may be packed as densely as it likes."""

LARGEST_LIST = 1_000_000
"""The most bytes of the list of files at the end of a zip."""

_READ = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_BINARY", 0)
)
_LEFT_BY_SYSTEMS = frozenset({"__macosx", "thumbs.db", "desktop.ini"})
_END, _FAR_END = b"PK\x05\x06", b"PK\x06\x07"
_ENCRYPTED = 0x1
_PLAIN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


class Found(NamedTuple):
    """A file to be read."""

    path: str
    size: int


def read_files(place: Path) -> dict[str, bytes]:
    """The contents of the files in the folder or zip at *place*, by their paths in the pack. If a
    folder contains only one folder, that folder is the pack. Files that systems leave behind are
    skipped.

    :raises PackError: at the first fault, with its description.
    """
    try:
        files = _of_folder(place) if place.is_dir() else _of_zip(place)
    except OSError as fault:
        why = f"It cannot be read: {fault.strerror or fault}."
        raise PackError(plain(place.name), 0, why, "Look at its permissions.") from fault
    return _without_outer_folder(files)


def read_sheet(place: Path) -> bytes:
    """The content of the sheet at *place*.

    :raises PackError: if it cannot be read, or is too large.
    """
    try:
        return _read(place.parent, place.name)
    except OSError as fault:
        why = f"It cannot be read: {fault.strerror or fault}."
        raise PackError(plain(place.name), 0, why, "Look at its permissions.") from fault


def _most(path: str) -> int:
    """The most bytes of the file at *path*.

    :raises PackError: for a type of file that no pack needs.
    """
    ending = path.rpartition(".")[2].lower()
    if ending in TEXTS:
        return LARGEST_TEXT
    if ending in PICTURES:
        return LARGEST_PICTURE
    if ending in ("ods", "xlsx", "xls", "numbers"):
        remedy = "Save the sheet as CSV (in the menu: Save as, or Export), and take that."
    else:
        remedy = "Take it out: a pack holds TOML, CSV, pictures (png, jpg, webp, svg) and notes."
    raise PackError(plain(path), 0, "A pack has no use for a file of this kind.", remedy)


def _counted(found: list[Found]) -> None:
    """Check that everything *found* is within the bounds of a pack, before any of it is read."""
    if len(found) > MOST_FILES:
        raise PackError("the pack", 0, f"It has more than {MOST_FILES} files.", "Take some out.")
    known: dict[str, str] = {}
    for path, size in found:
        if first := known.get(same(path)):
            raise PackError(
                plain(path),
                0,
                f"Some systems cannot tell this name from {plain(first)!r}.",
                "Give one of them another name.",
            )
        known[same(path)] = path
        if size > _most(path):
            raise _too_large(path)
    words = sum(size for path, size in found if path.rpartition(".")[2].lower() in TEXTS)
    if words > LARGEST_TEXTS:
        raise PackError(
            "the pack",
            0,
            f"Its files of words have more than {LARGEST_TEXTS:,} bytes together.",
            "Make two packs of it.",
        )
    if sum(size for _, size in found) > LARGEST_PACK:
        raise PackError(
            "the pack", 0, f"It has more than {LARGEST_PACK:,} bytes.", "Take smaller pictures."
        )


def _too_large(path: str) -> PackError:
    return PackError(
        plain(path), 0, "This file is too large.", f"Keep it below {_most(path):,} bytes."
    )


def _passed_by(path: str) -> bool:
    """Whether a system left the file at *path* behind, so that it is skipped."""
    parts = path.split("/")
    return any(
        part.casefold() in _LEFT_BY_SYSTEMS or (part.startswith(".") and part not in (".", ".."))
        for part in parts
    )


def _without_outer_folder(files: dict[str, bytes]) -> dict[str, bytes]:
    if any("/" not in path for path in files):
        return files
    outer = {path.partition("/")[0] for path in files}
    if len(outer) != 1:
        return files
    return {path.partition("/")[2]: content for path, content in files.items()}


# --- a folder ----------------------------------------------------------------------------------


def _of_folder(folder: Path) -> dict[str, bytes]:
    found = list(islice(_listed(folder, ""), MOST_FILES + 1))
    _counted(found)
    return {path: _read(folder, path) for path, _ in found}


def _listed(folder: Path, before: str) -> Iterator[Found]:
    if before.count("/") > DEEPEST:
        checked(f"{before}x")
    for entry in sorted(os.scandir(folder / before), key=_name):
        path = f"{before}{entry.name}"
        if _passed_by(path):
            continue
        checked(path)
        if entry.is_symlink() or _is_junction(entry):
            raise PackError(
                plain(path), 0, "This is a link to somewhere else.", "Put the file itself there."
            )
        if entry.is_dir(follow_symlinks=False):
            yield from _listed(folder, f"{path}/")
        elif entry.is_file(follow_symlinks=False):
            yield Found(path, entry.stat(follow_symlinks=False).st_size)
        else:
            raise PackError(plain(path), 0, "This is no file.", "Take it out.")


def _name(entry: os.DirEntry[str]) -> str:
    return entry.name


def _is_junction(entry: os.DirEntry[str]) -> bool:
    """Whether it is a junction, a link that Windows has for folders."""
    return bool(getattr(entry, "is_junction", lambda: False)())


def _read(folder: Path, path: str) -> bytes:
    """The plain file at *path*, which may have been exchanged since it was found."""
    with os.fdopen(os.open(folder / path, _READ), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise PackError(plain(path), 0, "This is no file.", "Take it out.")
        content = file.read(_most(path) + 1)
    if len(content) > _most(path):
        raise _too_large(path)
    return content


# --- a zip -------------------------------------------------------------------------------------


def _of_zip(place: Path) -> dict[str, bytes]:
    with os.fdopen(os.open(place, _READ & ~getattr(os, "O_NOFOLLOW", 0)), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise PackError(plain(place.name), 0, "This is no file.", "Pick a folder or a zip.")
        _check_end(file.read(LARGEST_PACK + 1), plain(place.name))
        file.seek(0)
        try:
            with zipfile.ZipFile(file) as packed:
                return _unpacked(packed)
        except (zipfile.BadZipFile, zlib.error, EOFError, ValueError, NotImplementedError) as fault:
            if isinstance(fault, PackError):
                raise
            raise PackError(
                plain(place.name), 0, "This zip is damaged.", "Pack the folder anew."
            ) from fault


def _check_end(raw: bytes, name: str) -> None:
    """Check the end of a zip before its list of files is read."""
    if len(raw) > LARGEST_PACK:
        raise PackError(
            name, 0, f"It has more than {LARGEST_PACK:,} bytes.", "Take smaller pictures."
        )
    end = raw[-22:]
    if not end.startswith(_END) or end[20:] != b"\0\0":
        raise PackError(
            name, 0, "This is neither a folder nor a plain zip.", "Pack the folder as a zip."
        )
    listed = int.from_bytes(end[12:16], "little")
    if raw[-42:-38] == _FAR_END or listed > LARGEST_LIST:
        raise PackError(name, 0, "This zip lists far too many files.", "Take some out.")


def _unpacked(packed: zipfile.ZipFile) -> dict[str, bytes]:
    members = [each for each in packed.infolist() if not _passed_by(each.filename)]
    files = []
    for member in members:
        checked(member.filename.removesuffix("/"))  # a folder's name ends so
        _check_member(member)
        if not member.is_dir():
            files.append(member)
    _counted([Found(each.filename, each.file_size) for each in files])
    return {each.filename: _unpack(packed, each) for each in files}


def _check_member(member: zipfile.ZipInfo) -> None:
    name, mode = plain(member.filename), member.external_attr >> 16
    if "\0" in member.orig_filename:
        raise PackError(
            plain(member.orig_filename),
            0,
            "There are signs in this name that nobody can see.",
            "Give it a plain name.",
        )
    if stat.S_ISLNK(mode):
        raise PackError(name, 0, "This is a link to somewhere else.", "Pack the file itself.")
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise PackError(name, 0, "This is no file.", "Take it out.")
    if member.flag_bits & _ENCRYPTED:
        raise PackError(name, 0, "This file is locked by a password.", "Pack it without one.")
    if member.compress_type not in _PLAIN:
        raise PackError(
            name,
            0,
            "It is packed in a way that not everybody can read.",
            "Pack it as a plain zip (deflate).",
        )
    if member.file_size > SLACK and member.file_size > DENSEST * max(member.compress_size, 1):
        raise PackError(
            name,
            0,
            f"It would unpack to more than {DENSEST} times its size.",
            "Nobody's cards or pictures do that: take the file out.",
        )


def _unpack(packed: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes:
    with packed.open(member) as file:
        content = file.read(member.file_size + 1)
    if len(content) > member.file_size:
        raise _too_large(member.filename)
    return content
