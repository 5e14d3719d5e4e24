"""What runs a phrase: a function that takes the context, and by name what each gap says."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from inspect import CO_VARARGS, CO_VARKEYWORDS
from types import FunctionType, MethodType
from typing import Any, NamedTuple

from msgspec import NODEFAULT, Struct

Run = Callable[..., Any]


class _Takes(NamedTuple):
    """What a function takes by name, in order, and what of it has no default; whether it takes the
    context first, and any other names; and what it calls what it takes `first`."""

    names: tuple[str, ...]
    needs: tuple[str, ...]
    context: bool
    others: bool
    first: str = ""


def check(template: str, gaps: Collection[str], run: Run) -> None:
    """Make sure that *run* can be called for *template*.

    :raises TypeError: if it lacks a parameter for the context or one of *gaps*, or needs another.
    """
    if isinstance(run, FunctionType) and _is_plain(run, gaps):
        return
    takes = _taken_by(run)
    lacks = [] if takes.context else ["the context"]
    lacks += [f"{{{gap}}}" for gap in gaps if not takes.others and gap not in takes.names]
    needs = [name for name in takes.needs if name not in gaps]
    if lacks or needs:
        called = getattr(run, "__qualname__", repr(run))
        faults = [f"it has no parameter for {' and '.join(lacks)}"] if lacks else []
        faults += [f"no gap gives it {' and '.join(needs)}"] if needs else []
        raise TypeError(
            f"{called} cannot run {template!r}: {', and '.join(faults)}. It is called with the "
            "context, and with what each gap says by its name."
        )


def _is_plain(run: FunctionType, gaps: Collection[str]) -> bool:
    """Whether it takes the context and *gaps*, in their order, as nearly all do."""
    return run.__code__.co_argcount > 0 and _parameters(run)[1:] == (*gaps,)


def _taken_by(run: Any) -> _Takes:
    """What *run* takes, read off its code: a start adds hundreds of phrases, and
    `inspect.signature` is slow.

    What a function wraps gets from it whatever it does not take itself.
    """
    before, settled = 0, set[str]()
    if isinstance(run, partial):
        before, settled, run = len(run.args), {*run.keywords}, run.func
    if isinstance(run, MethodType):
        before, run = before + 1, run.__func__
    if not isinstance(run, FunctionType):
        return _fields(run)
    positional, flags = run.__code__.co_argcount, run.__code__.co_flags
    parameters = _parameters(run)
    settled.update(parameters[positional - len(run.__defaults__ or ()) : positional])
    settled.update(run.__kwdefaults__ or ())
    names = parameters[min(before + 1, positional) :]
    needs = tuple(name for name in names if name not in settled)
    context = before < positional or bool(flags & CO_VARARGS)
    others = bool(flags & CO_VARKEYWORDS)
    wrapped = getattr(run, "__wrapped__", None)
    if not others or wrapped is None:
        return _Takes(names, needs, context, others, next(iter(parameters[before:]), ""))
    inner = _taken_by(wrapped)
    needs += tuple(name for name in inner.needs if name not in names)
    names += (inner.first, *inner.names)  # it is given the context first, or a gap
    return _Takes(names, needs, context, inner.others)


def _parameters(run: FunctionType) -> tuple[str, ...]:
    """The names of what *run* takes, those that can be given by name alone behind the others."""
    code = run.__code__
    return code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]


def _fields(made: Any) -> _Takes:
    """What *made*, a class of records that is filled by the gaps, takes.

    :raises TypeError: if it is neither that nor a function.
    """
    if not (isinstance(made, type) and issubclass(made, Struct)):
        raise TypeError(f"{made!r} runs no phrase: it is no function.")
    names, defaults = made.__struct_fields__, made.__struct_defaults__
    optional = dict(zip(reversed(names), reversed(defaults), strict=False))
    needs = tuple(name for name in names if optional.get(name, NODEFAULT) is NODEFAULT)
    return _Takes(names, needs, True, False)
