"""What the soak looks for: things that remember what is gone, and memory that piles up."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken, isValid

STATUS = Path("/proc/self/status")


def memory() -> float:
    """The megabytes that this process holds, once all waste is given back; 0 where unknown."""
    while gc.collect():
        pass
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)
    if not STATUS.exists():
        return 0.0
    lines = STATUS.read_text().splitlines()
    resident = next(line for line in lines if line.startswith("VmRSS"))
    return int(resident.split()[1]) / 1024


def widgets() -> int:
    """How many widgets there are."""
    return len(QApplication.allWidgets())


def remembered_dead(root: object) -> list[str]:
    """Every attribute of what *root* leads to that holds a thing which Qt has deleted."""
    return [
        f"{type(holder).__qualname__}.{name}"
        for holder in _reached(root)
        if type(holder).__module__.startswith("ui.") and _lives(holder)
        for name, value in list(getattr(holder, "__dict__", {}).items())
        for thing in _things(value)
        if isinstance(thing, Shiboken.Object) and not isValid(thing)
    ]


def of_kind(name: str) -> int:
    """How many objects there are whose class has this name."""
    return sum(type(each).__name__ == name for each in gc.get_objects())


def census() -> Counter[str]:
    """How many objects of each kind the collector knows."""
    kinds = Counter(map(type, gc.get_objects()))
    return Counter({f"{kind.__module__}.{kind.__qualname__}": n for kind, n in kinds.items()})


def _reached(root: object) -> Iterator[object]:
    """All that *root* leads to by way of attributes, containers and closures."""
    seen, open_ = {id(root)}, [root]
    while open_:
        found = open_.pop()
        yield found
        for each in gc.get_referents(found, getattr(found, "__dict__", None)):
            whole = isinstance(each, type | ModuleType) or _is_of_a_module(each)
            if not whole and gc.is_tracked(each) and id(each) not in seen:
                seen.add(id(each))
                open_.append(each)


def _is_of_a_module(thing: object) -> bool:
    return isinstance(thing, dict) and "__builtins__" in thing


def _lives(holder: object) -> bool:
    return not isinstance(holder, Shiboken.Object) or isValid(holder)


def _things(value: object) -> Iterator[object]:
    if isinstance(value, dict):
        yield from value.values()
        yield from value
    elif isinstance(value, list | tuple | set):
        yield from value
    else:
        yield value
