"""Expands ranges in a layout: `[table.zones."pile:{1..12}"]` stands for twelve places.

A key, or a string in a list, that contains `{1..12}` is repeated for each number; so is a table in
a list if one of its strings contains it. Inside, `{n}` is the number. A string that is only `{n}`
becomes the number itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

RANGE = re.compile(r"\{(\d{1,2})\.\.(\d{1,2})\}")
NUMBER = "{n}"


def counted_off(told: Any) -> Any:
    """Expand all ranges in *told*, a table of a file or a part of one."""
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
    """The items that one item of a list stands for."""
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
    """The string in a table that contains a range; empty if none does."""
    strings = (value for value in told.values() if isinstance(value, str))
    return next((value for value in strings if RANGE.search(value)), "")


def _each(text: str) -> Iterator[tuple[int | None, str]]:
    """Each number of the range in *text* with the resulting text; (None, *text*) if there is no
    range."""
    found = RANGE.search(text)
    if found is None:
        yield None, text
        return
    for number in range(int(found[1]), int(found[2]) + 1):
        yield number, _at(text, number)


def _at(text: str, number: int | None) -> str:
    return RANGE.sub(str(number), text)


def _numbered(told: Any, number: int | None) -> Any:
    """Replace `{n}` by *number* everywhere in *told*."""
    if isinstance(told, dict):
        return {_numbered(key, number): _numbered(value, number) for key, value in told.items()}
    if isinstance(told, list):
        return [_numbered(each, number) for each in told]
    if told == NUMBER:
        return number
    return told.replace(NUMBER, str(number)) if isinstance(told, str) else told
