"""Texts that a save keeps and that say nothing to who happens to read it."""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

BLOCK = 1024
"""Bytes that a kept text is a multiple of: its length is to tell nothing of what was chosen."""

_FILLING = b"\xc1"
"""What no value ends with."""


def sealed(value: Any) -> str:
    """*value* as such a text; empty if there is nothing in it."""
    if not value:
        return ""
    text = msgspec.msgpack.encode(value)
    return b64encode(text.ljust(-(-len(text) // BLOCK) * BLOCK, _FILLING)).decode()


def unsealed(text: str, kind: type[T]) -> T | None:
    """What was sealed in *text*; nothing if it cannot be read as a *kind*."""
    try:
        return msgspec.msgpack.decode(b64decode(text).rstrip(_FILLING), type=kind)
    except (ValueError, msgspec.DecodeError):
        return None
