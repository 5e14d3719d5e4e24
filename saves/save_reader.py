"""Reading a save from a file that may be anything."""

from __future__ import annotations

from pathlib import Path

from tabletop.play.records.record import LARGEST, Adapted, Unreadable


class Unopened(Unreadable):
    """There is no file, or it may not be read: nothing is known about the save in it."""


def read(path: Path) -> Adapted:
    """The record in the file at *path*, validated.

    :raises Unopened: if there is no ordinary file that can be read.
    :raises Unreadable: if what is in it is no sound record; the message says what is wrong.
    """
    from tabletop.play.record_loader import (
        parse,  # here: a glance at a save does without all the rules
    )

    return parse(read_bytes(path))


def read_bytes(path: Path) -> bytes:
    """What is in the file at *path*, of a save's size at most.

    :raises Unopened: if there is no ordinary file that can be read.
    :raises Unreadable: if it is larger than any save.
    """
    try:
        if not path.is_file():  # a pipe or a device could be read for ever
            what = "is no file" if path.exists() else "does not exist"
            raise Unopened(f"{path.name} {what}.")
        size = path.stat().st_size
        if size > LARGEST:
            raise Unreadable(f"{path.name} has {size:,} bytes; no save has over {LARGEST:,}.")
        with path.open("rb") as file:
            return file.read(LARGEST)
    except OSError as fault:
        raise Unopened(f"{path.name} cannot be read: {fault.strerror}.") from fault
