"""What shared libraries need, read by `objdump`: other libraries, and a version of glibc."""

import re
import subprocess
from pathlib import Path

MAGIC = b"\x7fELF"
NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)$", re.MULTILINE)
GLIBC = re.compile(r"\bGLIBC_(\d+(?:\.\d+)+)$", re.MULTILINE)


def needs(file: Path) -> frozenset[str]:
    """The names of the libraries that the ELF *file* is linked with; empty for other files."""
    return frozenset(NEEDED.findall(_headers(file)))


def glibc(file: Path) -> tuple[int, ...]:
    """The highest glibc version whose symbols the ELF *file* needs; empty if none."""
    found = GLIBC.findall(_headers(file).partition("Version References:")[2])
    return max((tuple(map(int, version.split("."))) for version in found), default=())


def is_elf(file: Path) -> bool:
    """Whether *file* is a Linux program or library."""
    with file.open("rb") as opened:
        return opened.read(len(MAGIC)) == MAGIC


def _headers(file: Path) -> str:
    if not is_elf(file):
        return ""
    asked = ["objdump", "--private-headers", str(file)]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout
