"""Writes files atomically: the old file stays until the new one is safely on disk."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from secrets import token_hex

_WHY = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "your share of the disk is full",
    errno.EFBIG: "the file is too large for this disk",
    errno.EACCES: "this folder is write-protected",
    errno.EPERM: "this folder is write-protected",
    errno.EROFS: "this disk is read-only",
    errno.EIO: "the disk reports an error",
    errno.ENAMETOOLONG: "the name is too long",
    errno.EEXIST: "there is a file where a folder should be",
    errno.ENOTDIR: "there is a file where a folder should be",
    errno.EISDIR: "there is a folder with that name",
}


INTACT = "The earlier save is intact."
GONE = "The earlier save is gone."


class SaveFailed(RuntimeError):
    """Nothing was written. The message says why, and whether the earlier file is intact."""

    why = ""
    """The reason, as part of a sentence: `the disk is full`."""


def why(fault: OSError) -> str:
    """Why a file could not be written, as part of a sentence."""
    return _WHY.get(fault.errno or 0, fault.strerror or str(fault))


def write(path: Path, data: bytes) -> None:
    """Write *data* to *path* atomically.

    :raises SaveFailed: if it cannot be written.
    """
    draft = path.with_name(f"{path.name}.{token_hex(4)}.part")  # a name that no other window uses
    write_draft(draft, data)
    try:
        settle(draft, path)
    except SaveFailed:
        _remove(draft)
        raise


def write_draft(draft: Path, data: bytes) -> None:
    """Write *data* to *draft* without waiting for the disk: it survives the end of the program, but
    not a power cut.

    :raises SaveFailed: if it cannot be written; no draft is left behind.
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
    """Flush *draft* to disk, then rename it to *path*.

    :raises SaveFailed: if the disk does not allow it; the old file is still there.
    """
    try:
        with draft.open("rb+") as file:
            os.fsync(file.fileno())
        draft.replace(path)
        _sync_folder(path.parent)
    except OSError as fault:
        raise _failed(path, fault) from fault


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":  # Windows makes renames durable by itself, and cannot open folders
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
        return  # if writing fails, deleting often does too; it is only a draft


def _failed(path: Path, fault: OSError) -> SaveFailed:
    words = f"The game could not be saved in {path.parent}: {why(fault)}."
    failed = SaveFailed(f"{words} {INTACT if path.parent.is_dir() else GONE}")
    failed.why = why(fault)
    return failed
