"""Reads a save from a file that may contain anything."""

from __future__ import annotations

from pathlib import Path

from tabletop.play.records.record import LARGEST, Adapted, Unreadable


class Unopened(Unreadable):
    """The file does not exist or cannot be read, so nothing is known about the save in it."""


def read(path: Path) -> Adapted:
    """The validated record in the file at *path*.

    :raises Unopened: if there is no regular file that can be read. :raises Unreadable: if its
        content is not a valid record; the message says what is wrong.
    """
    from tabletop.play.record_loader import (
        parse,  # imported late: the summary of a save needs no rules
    )

    return parse(read_bytes(path))


def read_bytes(path: Path) -> bytes:
    """The content of the file at *path*, up to the size of a save.

    :raises Unopened: if there is no regular file that can be read. :raises Unreadable: if it is
        larger than any save.
    """
    try:
        if not path.is_file():  # reading a pipe or a device might never end
            what = "is not a file" if path.exists() else "does not exist"
            raise Unopened(f"{path.name} {what}.")
        size = path.stat().st_size
        if size > LARGEST:
            raise Unreadable(f"{path.name} has {size:,} bytes; a save has at most {LARGEST:,}.")
        with path.open("rb") as file:
            return file.read(LARGEST)
    except OSError as fault:
        raise Unopened(f"{path.name} cannot be read: {fault.strerror}.") from fault
