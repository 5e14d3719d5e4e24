"""Keeps exceptions from leaving functions that Qt calls.

Qt cannot handle Python exceptions. When an override of a virtual function raises, PySide either
stores the error for the caller or prints it. An error raised in C, such as one about a deleted
widget, crashes the program while it is being stored.
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
    """Class decorator: catch what overrides of Qt functions in *kind* raise, and report it with
    `tell`.

    For every class that overrides Qt functions. Qt then gets an empty value of the type that the
    function returns.
    """
    for name, act in overrides(kind):
        setattr(kind, name, _guarded(act))
    return kind


def overrides(kind: type) -> Iterator[tuple[str, Act]]:
    """The functions defined in *kind* itself that override a function of a Qt base class."""
    below = [each for each in kind.__mro__[1:] if each.__module__.startswith("PySide6")]
    for name, act in list(vars(kind).items()):
        if not name.startswith("__") and callable(act) and any(name in vars(b) for b in below):
            yield name, act


def tell(fault: Exception) -> None:
    """Pass *fault* to `sys.excepthook`, as PySide does for exceptions in slots."""
    try:
        sys.excepthook(type(fault), fault, fault.__traceback__)
    except Exception as worse:
        sys.__excepthook__(type(worse), worse, worse.__traceback__)


def nothing(act: Act) -> Any:
    """An empty value of the type that *act* returns."""
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
