"""Texts in a save that reveal nothing to somebody who happens to read it."""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

BLOCK = 1024
"""The length of a sealed text is a multiple of this many bytes, so it does not reveal the
choice."""

_FILLING = b"\xc1"
"""A character that no value ends with."""


def sealed(value: Any) -> str:
    """*value* as a sealed text; empty if it is empty."""
    if not value:
        return ""
    text = msgspec.msgpack.encode(value)
    return b64encode(text.ljust(-(-len(text) // BLOCK) * BLOCK, _FILLING)).decode()


def unsealed(text: str, kind: type[T]) -> T | None:
    """The value sealed in *text*; None if it cannot be read as a *kind*."""
    try:
        return msgspec.msgpack.decode(b64decode(text).rstrip(_FILLING), type=kind)
    except (ValueError, msgspec.DecodeError):
        return None
