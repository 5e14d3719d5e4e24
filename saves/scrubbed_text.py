"""Text for strangers: logs and reports without the sender's folders."""

from __future__ import annotations

import re
import sys
from pathlib import Path

PROGRAM = Path(__file__).resolve().parents[1]

FOLDERS = re.compile(r"""(?<![\w.~…/\\])(?:[A-Za-z]:)?[\\/](?:[^\\/\n"'<>|:]+[\\/])+""")
"""The folders of an absolute path, which may contain spaces."""


def scrubbed(text: str) -> str:
    """*text* with paths of the program relative to it, and only the file names of other paths."""
    for folder, name in ((PROGRAM, ""), (Path(sys.prefix), "python/")):
        text = text.replace(f"{folder}/", name).replace(f"{folder}\\", name)
    return FOLDERS.sub("…/", text)
