"""Writing a file so that there is always a whole one: the old until the new one is safe."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from secrets import token_hex

_WHY = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "your share of the disk is full",
    errno.EFBIG: "the file would be larger than this disk allows",
    errno.EACCES: "this folder may not be written to",
    errno.EPERM: "this folder may not be written to",
    errno.EROFS: "this disk can only be read",
    errno.EIO: "the disk reports an error",
    errno.ENAMETOOLONG: "the name is too long",
    errno.EEXIST: "what should be a folder is a file",
    errno.ENOTDIR: "what should be a folder is a file",
    errno.EISDIR: "there is a folder of that name",
}


INTACT = "What was saved before is intact."
GONE = "What was saved there before is gone."


class SaveFailed(RuntimeError):
    """Nothing was written; the message says why, and what became of what was saved before."""

    why = ""
    """Part of a sentence of one's own: `the disk is full`."""


def why(fault: OSError) -> str:
    """Why a file could not be written, as part of a sentence."""
    return _WHY.get(fault.errno or 0, fault.strerror or str(fault))


def write(path: Path, data: bytes) -> None:
    """Write *data* to *path*: afterwards it is on the disk whole, or else the old file still is.

    :raises SaveFailed: if it cannot be written.
    """
    draft = path.with_name(f"{path.name}.{token_hex(4)}.part")  # of this window alone
    write_draft(draft, data)
    try:
        settle(draft, path)
    except SaveFailed:
        _remove(draft)
        raise


def write_draft(draft: Path, data: bytes) -> None:
    """Hand *data* to the system as *draft*: it outlives the program, but no power cut yet.

    :raises SaveFailed: if it cannot be written; then no draft is left lying about.
    """
    try:
        draft.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("wb", buffering=0) as file:
            rest = memoryview(data)
            while rest:
                rest = rest[file.write(rest) :]
    except OSError as fault:
        _remove(draft)
        raise _failed(draft, fault) from fault


def settle(draft: Path, path: Path) -> None:
    """Bring *draft* safely onto the disk and let it take the place of *path* in one instant.

    :raises SaveFailed: if the disk does not let it; the old file is still in its place.
    """
    try:
        with draft.open("rb+") as file:
            os.fsync(file.fileno())
        draft.replace(path)
        _sync_folder(path.parent)
    except OSError as fault:
        raise _failed(path, fault) from fault


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":  # Windows keeps names safe by itself, and opens no folder
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _remove(draft: Path) -> None:
    try:
        draft.unlink(missing_ok=True)
    except OSError:
        return  # what cannot be written can often not be removed either; it is only a draft


def _failed(path: Path, fault: OSError) -> SaveFailed:
    words = f"The game could not be saved in {path.parent}: {why(fault)}."
    failed = SaveFailed(f"{words} {INTACT if path.parent.is_dir() else GONE}")
    failed.why = why(fault)
    return failed
