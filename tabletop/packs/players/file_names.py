"""The names that files of a pack may have: names that every system allows, inside the pack."""

from __future__ import annotations

import re
import unicodedata

from tabletop.packs.error import PackError
from tabletop.packs.visible_characters import unseen

MANIFEST = "pack.toml"
"""The file in which a pack describes itself."""

PACK = "pack:"
"""The prefix of the table option of a pack: its id follows, and the value is a digest."""

ZIPPED = (".zip", ".tabletop-pack")
"""The endings of a pack in one file; a desktop opens the second with this program."""

DEEPEST = 6
"""The most folders inside each other, including the file itself."""

LONGEST = 100
"""The most characters of one name."""

RESERVED = frozenset(
    {"con", "prn", "aux", "nul"} | {f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)}
)
"""The names that Windows takes for a device, with any ending."""

_DRIVE = re.compile(r"[A-Za-z]:")
_SIGNS = re.compile(r'[<>:"|?*]')


def checked(path: str) -> str:
    """*path*, the path of a file in a pack, with `/` between its names.

    :raises PackError: if it leads out of the pack, or some system does not allow such a name.
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
    """Why no file or folder should be called *name*; empty if it may be."""
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
    """*path* as a system sees it that ignores case."""
    return unicodedata.normalize("NFC", path).casefold()


def plain(words: str) -> str:
    """A stranger's *words* in a form that is safe in a line: short, with every character
    visible."""
    hidden = unseen(words[:120])
    seen = "".join("�" if at in hidden else sign for at, sign in enumerate(words[:120]))
    return seen if len(words) <= 120 else f"{seen}…"


THIS_TABLE = "this table"
"""The author of a pack that was typed in at a table and is kept for later games."""
