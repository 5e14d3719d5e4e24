"""Keys of options as words of a whole declaration, with a stroke between its parts."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import quote

_SAFE = ":,;=+*@!~'()&$[]{}<>|?#^"
_SAFE_ALONE = _SAFE + " "


@lru_cache(4096)
def spelt(key: str) -> str:
    """*key* as one word of a part, with quotes around characters that have a meaning there."""
    return quote(key, safe=_SAFE)


@lru_cache(4096)
def spelt_alone(key: str) -> str:
    """The same for a key that is the only word of its part.

    :raises ValueError: if the key is empty.
    """
    if not key:
        raise ValueError("no option may be called nothing")
    return quote(key, safe=_SAFE_ALONE)
