"""Which seeds of a test are tried: all, a third of them, or none.

Random games are given to a test by their number, as its argument `seed`. `run.py test` tries a
third of them, another one at another commit, and tells which; `--seeds` gives the same again. The
cases of a test that is marked `sampled` are shared out in the same way.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterable
from typing import Any
from zlib import crc32

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

ALL, NONE = "all", "none"
SAMPLED = "sampled"
"""Marks a test of many cases that are proven alike, and take long together."""

PARTS = 3
EXAMPLES = 100
"""What hypothesis tries of a property, if it tries all."""

_first, _step = 0, 1


def add_option(parser: pytest.Parser) -> None:
    """`--seeds`: the number of a third, or all, or none."""
    thirds = [str(number) for number in range(1, PARTS + 1)]
    parser.addoption("--seeds", choices=(ALL, NONE, *thirds), default=ALL, help="which seeds")


def told(config: pytest.Config) -> str:
    """Which seeds are tried, and how to try the same again."""
    said = said_of(config)
    third = f"third {said} of {PARTS}" if said.isdigit() else said
    return f"seeds: {third} (--seeds={said})"


def said_of(config: pytest.Config) -> str:
    return str(config.getoption("seeds"))


def settle_examples(config: pytest.Config) -> None:
    """Properties get their share of examples; no time is too long for one on a busy machine.

    All examples are drawn from what the program's own source names, too. A share does without: to
    look through all modules takes each process seconds in a new checkout.
    """
    examples = EXAMPLES if said_of(config) == ALL else EXAMPLES // PARTS
    if said_of(config) != ALL:
        providers._get_local_constants = lambda: providers._local_constants
    settings.register_profile("share", deadline=None, max_examples=examples)
    settings.load_profile("share")
    global _first, _step
    if said_of(config) != ALL:
        _first, _step = int(said_of(config).replace(NONE, "1")) - 1, PARTS


def some(many: int) -> range:
    """The numbers below *many* of the seeds that are tried, for a test that adds up what came of
    them."""
    return range(_first, many, _step)


def some_slow(values: Iterable[Any], slow: Container[Any]) -> list[Any]:
    """*values* for a test's argument, or its arguments, of which some make it a *slow* one."""
    return [_slow(value) if value in slow else value for value in values]


def _slow(value: Any) -> Any:
    given = value if isinstance(value, tuple) else (value,)
    return pytest.param(*given, marks=pytest.mark.slow)


def left_out(items: list[pytest.Item], said: str) -> list[pytest.Item]:
    """The tests whose seed or case is not tried; of a third each test keeps one at least."""
    out = []
    for name, alike in _by_test(items).items():
        first = crc32(name.encode()) + int(said) if said.isdigit() else 0
        kept = range(first % PARTS, len(alike), PARTS) or [first % len(alike)]
        out += [item for n, item in enumerate(alike) if said == NONE or n not in kept]
    return out


def _by_test(items: list[pytest.Item]) -> dict[str, list[pytest.Item]]:
    """The tests that have a seed, those together that differ in nothing else; and the cases of each
    that is sampled."""
    found: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        given = getattr(item, "callspec", None)
        if SAMPLED in item.keywords:
            found[item.nodeid.partition("[")[0]].append(item)
        elif given is not None and "seed" in given.params:
            beside = {k: v for k, v in given.params.items() if k != "seed" and _is_plain(v)}
            found[f"{item.nodeid.partition('[')[0]} {beside}"].append(item)
    return found


def _is_plain(value: object) -> bool:
    """Whether *value* is written alike in every process."""
    return isinstance(value, str | int | float | None)
