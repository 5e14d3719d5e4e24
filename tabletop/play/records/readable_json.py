"""JSON that people can read, compare line by line and repair: short values stand on one line."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add
from typing import Any

import msgspec
from msgspec import Raw

WIDTH = 500
"""The most characters of a line. Longer values are split, except lists of numbers."""

_MARK = b"\xef\xbb\xbf"


def unmarked(text: bytes | str) -> bytes | str:
    """*text* without the byte order mark that some editors write before UTF-8; JSON does not allow
    it."""
    return text.removeprefix(_MARK) if isinstance(text, bytes) else text.removeprefix("\ufeff")


_EACH, _NAMED = msgspec.json.Decoder(list[Raw]), msgspec.json.Decoder(dict[str, Raw])


def readable(value: Any) -> bytes:
    """*value* as JSON, with one line for each journal entry, chronicle line and piece."""
    text = msgspec.json.encode(value)
    return text if len(text) <= WIDTH else _parted(text, b"\n ")


def _parted(text: bytes, margin: bytes) -> bytes:
    """*text*, too long for one line, on several lines; the inner ones begin with *margin*."""
    parts: Iterable[bytes]
    if text.startswith(b"{"):
        named = _NAMED.decode(text)
        heads = [msgspec.json.encode(name) + b":" for name in named]
        parts = map(add, heads, _fitted(named.values(), margin))
    elif text.startswith((b"[{", b"[[", b'["')):
        parts = _fitted(_EACH.decode(text), margin)
    else:
        return text
    return text[:1] + margin + (b"," + margin).join(parts) + margin[:-1] + text[-1:]


def _fitted(parts: Iterable[Raw], margin: bytes) -> list[bytes]:
    deeper = margin + b" "
    return [text if len(text) <= WIDTH else _parted(text, deeper) for text in map(bytes, parts)]
