"""What a layout says once for many numbers: `[table.zones."pile:{1..12}"]` is twelve places.

A key, or a string of a list, that holds `{1..12}` stands there for each of these numbers, and so
does a table of a list of tables one of whose strings does. Within it `{n}` is the number: alone in
a string it is no text but the number itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

RANGE = re.compile(r"\{(\d{1,2})\.\.(\d{1,2})\}")
NUMBER = "{n}"


def counted_off(told: Any) -> Any:
    """What was *told*, a table of a file or a part of one, with all that it says of many."""
    if isinstance(told, dict):
        found: dict[str, Any] = {}
        for key, value in told.items():
            for number, name in _each(key):
                found[name] = counted_off(value if number is None else _numbered(value, number))
        return found
    if isinstance(told, list):
        return [one for each in told for one in _of_list(each)]
    return told


def _of_list(told: Any) -> Iterator[Any]:
    """What stands there for one part of a list."""
    if isinstance(told, str):
        yield from (name for _, name in _each(told))
    elif isinstance(told, dict) and (ranged := _ranged(told)):
        for number, _ in _each(ranged):
            one = {key: _at(value, number) if value == ranged else value
                   for key, value in told.items()}  # fmt: skip
            yield counted_off(_numbered(one, number))
    else:
        yield counted_off(told)


def _ranged(told: dict[str, Any]) -> str:
    """The string of a table that stands for many, if one does."""
    strings = (value for value in told.values() if isinstance(value, str))
    return next((value for value in strings if RANGE.search(value)), "")


def _each(text: str) -> Iterator[tuple[int | None, str]]:
    """The numbers that *text* stands for, with what it is then; else *text* of no number."""
    found = RANGE.search(text)
    if found is None:
        yield None, text
        return
    for number in range(int(found[1]), int(found[2]) + 1):
        yield number, _at(text, number)


def _at(text: str, number: int | None) -> str:
    return RANGE.sub(str(number), text)


def _numbered(told: Any, number: int | None) -> Any:
    """*told* with this *number* wherever it says so."""
    if isinstance(told, dict):
        return {_numbered(key, number): _numbered(value, number) for key, value in told.items()}
    if isinstance(told, list):
        return [_numbered(each, number) for each in told]
    if told == NUMBER:
        return number
    return told.replace(NUMBER, str(number)) if isinstance(told, str) else told
