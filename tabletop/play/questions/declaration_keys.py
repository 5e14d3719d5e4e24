"""The keys of options as words of a whole declaration: a stroke stands between its parts."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import quote

_SAFE = ":,;=+*@!~'()&$[]{}<>|?#^"
_SAFE_ALONE = _SAFE + " "


@lru_cache(4096)
def spelt(key: str) -> str:
    """*key* as one of the words of a part; all in it that would be taken for more is quoted."""
    return quote(key, safe=_SAFE)


@lru_cache(4096)
def spelt_alone(key: str) -> str:
    """The same where it is all that is said in its part.

    :raises ValueError: if it is empty.
    """
    if not key:
        raise ValueError("no option may be called nothing")
    return quote(key, safe=_SAFE_ALONE)
