"""What Qt calls in our classes never raises into it.

Qt cannot be told of an error. When an override of one of its virtual functions raises, the binding
either stores the error for whoever called Qt, or prints it; and an error that was raised in C, such
as that of a widget that is gone, ends the program with a segmentation fault while it is stored.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from enum import Enum
from functools import wraps
from typing import Any, TypeVar, get_type_hints

Kind = TypeVar("Kind", bound=type)
Act = Callable[..., Any]


def guarded(kind: Kind) -> Kind:
    """Let no function of *kind* that Qt calls raise: what breaks in it is told by `tell`.

    For every class that overrides functions of Qt. Qt then gets an empty answer of the sort that
    the function promises.
    """
    for name, act in overrides(kind):
        setattr(kind, name, _guarded(act))
    return kind


def overrides(kind: type) -> Iterator[tuple[str, Act]]:
    """The functions that *kind* itself defines and a class of Qt below it has, too."""
    below = [each for each in kind.__mro__[1:] if each.__module__.startswith("PySide6")]
    for name, act in list(vars(kind).items()):
        if not name.startswith("__") and callable(act) and any(name in vars(b) for b in below):
            yield name, act


def tell(fault: Exception) -> None:
    """Hand *fault* to whoever hears of what breaks, as Qt does with what breaks in a slot."""
    try:
        sys.excepthook(type(fault), fault, fault.__traceback__)
    except Exception as worse:
        sys.__excepthook__(type(worse), worse, worse.__traceback__)


def nothing(act: Act) -> Any:
    """An empty answer of the sort that *act* promises."""
    sort = get_type_hints(act).get("return")
    if not isinstance(sort, type) or sort is type(None):
        return None
    return sort(0) if issubclass(sort, Enum) else sort()


def _guarded(act: Act) -> Act:
    @wraps(act)
    def guard(*args: Any) -> Any:
        try:
            return act(*args)
        except Exception as fault:
            tell(fault)
            return nothing(act)

    guard.is_guarded = True  # type: ignore[attr-defined]  # a mark on a function
    return guard
