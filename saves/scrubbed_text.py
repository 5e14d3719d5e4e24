"""Words for strangers: what logs and reports hold, without the folders of whoever sends them."""

from __future__ import annotations

import re
import sys
from pathlib import Path

PROGRAM = Path(__file__).resolve().parents[1]

FOLDERS = re.compile(r"""(?<![\w.~…/\\])(?:[A-Za-z]:)?[\\/](?:[^\\/\n"'<>|:]+[\\/])+""")
"""The folders of a path from the root, which may hold spaces."""


def scrubbed(text: str) -> str:
    """*text* with paths of the program as they lie in it, and of others only the last name."""
    for folder, name in ((PROGRAM, ""), (Path(sys.prefix), "python/")):
        text = text.replace(f"{folder}/", name).replace(f"{folder}\\", name)
    return FOLDERS.sub("…/", text)
