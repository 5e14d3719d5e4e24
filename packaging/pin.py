"""Pin requirements*.in into requirements*.txt: every version and every wheel's hash, no address.

Run by hand when a dependency should move (needs `uv`, which reads hashes off the package index it
is set up with, so the files hold for Linux, macOS and Windows and every Python from 3.11 on):

    python3 packaging/pin.py            keep what is pinned, add what is new
    python3 packaging/pin.py --upgrade  take the newest of everything
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
PAIRS = {
    "requirements.in": "requirements.txt",
    "requirements-dev.in": "requirements-dev.txt",
    "requirements-build.in": "requirements-build.txt",
    "requirements-docs.in": "requirements-docs.txt",
}
OPTIONS = [
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-header",
    "--emit-build-options",
]
ADDRESSES = ["--no-emit-index-url", "--no-emit-find-links"]


def main() -> int:
    """Write all files. Returns the first failing exit code, or 0."""
    for source, pinned in PAIRS.items():
        command = ["uv", "pip", "compile", "--quiet", *OPTIONS, *ADDRESSES, *sys.argv[1:]]
        done = subprocess.run([*command, source, "--output-file", pinned], cwd=HERE, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
