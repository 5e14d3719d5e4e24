"""The names that files of a pack may have: such as every system can hold, inside of the pack."""

from __future__ import annotations

import re
import unicodedata

from tabletop.packs.error import PackError
from tabletop.packs.visible_characters import unseen

MANIFEST = "pack.toml"
"""The file in which a pack says what it is."""

PACK = "pack:"
"""What the table option of a pack begins with: its id follows, the value is a digest."""

ZIPPED = (".zip", ".tabletop-pack")
"""How the name of a pack in one file ends; the second is what a desktop opens with this program."""

DEEPEST = 6
"""Folders in each other, the file's own name counted."""

LONGEST = 100
"""Characters of one name."""

RESERVED = frozenset(
    {"con", "prn", "aux", "nul"} | {f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)}
)
"""What Windows takes for a device, whatever ending follows."""

_DRIVE = re.compile(r"[A-Za-z]:")
_SIGNS = re.compile(r'[<>:"|?*]')


def checked(path: str) -> str:
    """*path*, the way to a file inside of a pack with `/` between its names.

    :raises PackError: if it leads elsewhere, or some system could not hold such a file.
    """
    shown = plain(path)
    if path.startswith(("/", "\\")) or _DRIVE.match(path):
        raise PackError(
            shown, 0, "This path begins at the root of a disk.", "Pack the folder anew, as it is."
        )
    if "\\" in path:
        raise PackError(shown, 0, "There is a backslash in this name.", "Give it a plain name.")
    parts = path.split("/")
    if ".." in parts:
        raise PackError(
            shown, 0, "This path leads out of the pack.", "Put the file into the pack's own folder."
        )
    if len(parts) > DEEPEST:
        raise PackError(
            shown, 0, f"It lies more than {DEEPEST} folders deep.", "Put it into a folder above."
        )
    for part in parts:
        if wrong := _wrong(part):
            raise PackError(shown, 0, wrong, "Give it a plain name.")
    return path


def _wrong(name: str) -> str:
    """Why no file or folder should be called *name*; nothing if it may be."""
    if name in ("", "."):
        return "A part of this path has no name."
    if len(name) > LONGEST:
        return f"This name has {len(name)} characters, and {LONGEST} is the most."
    if unseen(name):
        return "There are signs in this name that nobody can see."
    if sign := _SIGNS.search(name):
        return f"There is a {sign[0]!r} in this name, which not all systems can hold."
    if name.endswith((".", " ")) or name.startswith(" "):
        return "This name begins or ends with a space, or ends with a dot."
    if name.partition(".")[0].strip().casefold() in RESERVED:
        return "Windows takes this name for a device."
    return ""


def same(path: str) -> str:
    """What *path* is to a system that does not tell large letters from small ones."""
    return unicodedata.normalize("NFC", path).casefold()


def plain(words: str) -> str:
    """*words* of a stranger as they may be shown in a line: short, and every sign of them seen."""
    hidden = unseen(words[:120])
    seen = "".join("�" if at in hidden else sign for at, sign in enumerate(words[:120]))
    return seen if len(words) <= 120 else f"{seen}…"


THIS_TABLE = "this table"
"""The author of what was typed in at a table, and is kept for later games."""
