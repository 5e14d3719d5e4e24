"""Ids of cards, packs and pictures in a save, made from their names."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from hashlib import blake2b

from tabletop.packs.players.file_names import same

LONGEST_ID = 40

_DIGITS = 8


def slug(name: str) -> str:
    """An id made of the Latin letters and digits of *name*: `The Old Heron` becomes
    `the-old-heron`; empty if it has none."""
    letters = unicodedata.normalize("NFKD", name.replace("'", "").replace("’", ""))
    plain_letters = letters.encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain_letters).strip("-")[:LONGEST_ID].strip("-")


def id_of(name: str, longest: int = LONGEST_ID) -> str:
    """An id of at most *longest* letters for *name*, in any script: its slug, or a digest that is
    the same in any case and Unicode form. Empty for an empty name."""
    if short := slug(name)[:longest].strip("-"):
        return short
    return _digest(name) if name.strip() else ""


def ids_of(names: Iterable[str]) -> dict[str, str]:
    """An id for each of the *names* of one pack. A digest tells names apart that differ only in
    letters that no id has."""
    alike: dict[str, dict[str, str]] = defaultdict(dict)
    for name in names:
        alike[id_of(name)][name] = same(name)
    found = {}
    for id, named in alike.items():
        several = len(set(named.values())) > 1
        for name in named:
            lost = several and not is_latin(name)
            found[name] = f"{id[: LONGEST_ID - _DIGITS - 1]}-{_digest(name)}" if lost else id
    return found


def _digest(name: str) -> str:
    letters = same(name.strip()).encode("utf-8", "replace")
    return blake2b(letters, digest_size=_DIGITS // 2).hexdigest()


def is_latin(name: str) -> bool:
    """Whether an id contains every letter and digit of *name*."""
    letters = unicodedata.normalize("NFKD", name)
    return all(sign.isascii() for sign in letters if sign.isalnum())
