"""The program in the menus of a Linux desktop: its entry, icon, file types and description."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from ui.base.root import ROOT

TEMPLATES = ROOT / "assets" / "desktop"
ICONS = ROOT / "assets" / "icons"
ENTRY = "applications/tabletop.desktop"

TOOLS = (("update-mime-database", "mime"), ("update-desktop-database", "applications"))
"""The programs that register new files with a desktop, if installed, and the folder that each is
given."""


def install(share: Path, command: Sequence[str]) -> list[Path]:
    """Install the entry, which starts *command*, and its files below *share*. Returns the files.

    :raises OSError: if one cannot be written.
    """
    written = []
    for place, content in files(command).items():
        path = share / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        written.append(path)
    _tell_desktop(share)
    return written


def remove(share: Path) -> list[Path]:
    """Remove the files of `install` from *share*. Returns those that existed."""
    there = [share / place for place in files(["tabletop"]) if (share / place).exists()]
    for path in there:
        path.unlink()
    _tell_desktop(share)
    return there


def files(command: Sequence[str]) -> dict[str, bytes]:
    """The files to install, by their paths below a folder `share`."""
    entry = (TEMPLATES / "tabletop.desktop").read_text("utf-8")
    run = " ".join(map(quoted, command))
    started = re.sub("^Exec=.*$", lambda _: f"Exec={run} %f", entry, flags=re.MULTILINE)
    found = {ENTRY: started.encode()}
    for path in sorted(TEMPLATES.glob("*.xml")):
        folder = "metainfo" if path.stem.endswith(".metainfo") else "mime/packages"
        found[f"{folder}/{path.name}"] = path.read_bytes()
    for path in sorted(ICONS.glob("tabletop-*.png")):
        size = path.stem.partition("-")[2]
        found[f"icons/hicolor/{size}x{size}/apps/tabletop.png"] = path.read_bytes()
    return found


def quoted(word: str) -> str:
    """*word* of a command, quoted for a desktop entry."""
    word = word.replace("%", "%%")
    if re.fullmatch(r"[\w%+,./:=@-]+", word, re.ASCII):
        return word
    inner = re.sub(r'(["`$\\])', r"\\\1", word)
    return '"' + inner.replace("\\", "\\\\") + '"'


def share() -> Path:
    """The folder in which this user's desktop looks for such files."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share"


def this_program() -> list[str]:
    """The command that starts this program: AppImage, build, run.py or installed script."""
    image = os.environ.get("APPIMAGE")
    if image:
        return [image]
    if getattr(sys, "frozen", False):
        return [sys.executable]
    if (ROOT / "run.py").exists():
        return [getattr(sys, "_base_executable", sys.executable), str(ROOT / "run.py")]
    return [str(Path(sys.executable).with_name("tabletop"))]


def _tell_desktop(share: Path) -> None:
    for tool, folder in TOOLS:
        if shutil.which(tool) and (share / folder).is_dir():
            subprocess.run([tool, str(share / folder)], capture_output=True, check=False)
