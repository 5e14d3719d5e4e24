"""JSON that people can read, compare line by line, and mend: what fits stands on one line."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add
from typing import Any

import msgspec
from msgspec import Raw

WIDTH = 500
"""So many characters stand on a line; more are parted, unless they are a list of numbers."""

_MARK = b"\xef\xbb\xbf"


def unmarked(text: bytes | str) -> bytes | str:
    """*text* without the mark that some editors put before UTF-8, which JSON knows nothing of."""
    return text.removeprefix(_MARK) if isinstance(text, bytes) else text.removeprefix("\ufeff")


_EACH, _NAMED = msgspec.json.Decoder(list[Raw]), msgspec.json.Decoder(dict[str, Raw])


def readable(value: Any) -> bytes:
    """*value* as JSON: an entry of a journal, a sentence told and a piece have a line each."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=0)
    return text if len(text) <= WIDTH else _parted(text, b"\n ")


def _parted(text: bytes, margin: bytes) -> bytes:
    """*text*, which is too long for one line, in several, the inner ones behind a *margin*."""
    parts: Iterable[bytes]
    if text.startswith(b"{"):
        named = _NAMED.decode(text)
        heads = [msgspec.json.encode(name) + b": " for name in named]
        parts = map(add, heads, _fitted(named.values(), margin))
    elif text.startswith((b"[{", b"[[", b'["')):
        parts = _fitted(_EACH.decode(text), margin)
    else:
        return text
    return text[:1] + margin + (b"," + margin).join(parts) + margin[:-1] + text[-1:]


def _fitted(parts: Iterable[Raw], margin: bytes) -> list[bytes]:
    deeper = margin + b" "
    return [text if len(text) <= WIDTH else _parted(text, deeper) for text in map(bytes, parts)]
