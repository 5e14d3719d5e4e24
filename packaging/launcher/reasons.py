"""Why a set-up failed: pip's output as one sentence for the user."""

import re
from pathlib import Path

from launcher.bounds import DISK, DOWNLOAD

SENTENCES = {
    r"\b407\b|Proxy Authentication Required": (
        "The proxy asks for a name and a password: set HTTPS_PROXY to "
        "http://NAME:PASSWORD@HOST:PORT and start again."
    ),
    r"ProxyError|Cannot connect to proxy": (
        "The proxy cannot be reached: look at HTTPS_PROXY and start again."
    ),
    r"CERTIFICATE_VERIFY_FAILED": (
        "The package index shows a certificate that is not known here: set PIP_CERT to the "
        "certificates of your network and start again."
    ),
    r"DO NOT MATCH THE HASHES": (
        "A package is not the one that was tested, so it was not installed: start again, and if "
        "that does not help, try another network."
    ),
    r"NewConnectionError|NameResolutionError|ConnectTimeoutError|ReadTimeoutError"
    r"|Failed to establish a new connection|Network is unreachable": (
        "The package index cannot be reached. Connect to the network and start again: "
        f"set-up continues automatically, with {DOWNLOAD['requirements.txt']} MB to download."
    ),
    r"No space left on device|\[WinError 112\]|Disk quota exceeded": (
        f"The disk is full: set-up needs {DISK['requirements.txt']} MB here, and "
        f"{DOWNLOAD['requirements.txt']} MB in the folder for temporary files."
    ),
}
"""A sentence for each kind of failure, by pip's message; the first match counts."""


def why(said: str, log: Path) -> str:
    """Why pip failed, from what it `said`."""
    for sign, sentence in SENTENCES.items():
        if re.search(sign, said):
            return sentence
    last = "\n".join(said.splitlines()[-15:])
    return f"{last}\nSet-up could not install the packages. The whole log: {log}"
