"""Listening to which phrases run during games, and for which cards."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial, wraps
from types import CodeType, FrameType
from typing import Any, NamedTuple

from tabletop.cardtext.phrase import Phrase
from tabletop.table.piece import Piece

Note = Callable[[Phrase, tuple[Any, ...]], None]
"""Receives a phrase that runs, and its arguments."""


class Run(NamedTuple):
    """A run of a phrase: the name of the card (`#3` for the piece of that number; empty if
    unknown), the sentence (if known), and whether anybody was `you`."""

    card: str
    sentence: str
    you: bool


def run_with(args: tuple[Any, ...]) -> Run:
    """The run for these *args*: a context, or another value that the game passes."""
    said = Run("", "", True)
    for each in args:
        card = each if isinstance(each, Piece) else getattr(each, "card", None)
        if isinstance(card, Piece):
            line = getattr(each, "line", None)
            you = getattr(each, "you", 0)
            said = Run(card.name, str(line.clause) if line else "", you >= 0)
        deed = getattr(each, "deed", None)
        if isinstance(printed := getattr(deed, "sentence", None), str):
            said = Run(f"#{getattr(deed, 'card', -1)}", printed, True)
    return said


@contextmanager
def heard(phrases: Iterable[Phrase], note: Note) -> Iterator[None]:
    """Within this context, tell *note* about every run of *phrases*.

    A function that belongs to one phrase is replaced when it is called, since rules may compare
    functions. A function made for each of several phrases reports by itself.
    """
    by_code: defaultdict[CodeType, list[Phrase]] = defaultdict(list)
    for phrase in phrases:
        if phrase.run is not None:
            by_code[_function(phrase.run).__code__].append(phrase)
    made = [p for some in by_code.values() if len({id(p.run) for p in some}) > 1 for p in some]
    alone = {code: some for code, some in by_code.items() if some[0] not in made}
    runs = {phrase: phrase.run for phrase in made}

    def called(frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and (of := alone.get(frame.f_code)):
            for phrase in of:
                note(phrase, tuple(frame.f_locals.values()))

    try:
        for phrase in made:
            phrase.run = _telling(phrase, phrase.run, note)
        sys.setprofile(called)
        yield
    finally:
        sys.setprofile(None)
        for phrase, inner in runs.items():
            phrase.run = inner


def _telling(phrase: Phrase, inner: Any, note: Note) -> Callable[..., Any]:
    @wraps(_function(inner))
    def run(*args: Any, **values: Any) -> Any:
        note(phrase, args)
        return inner(*args, **values)

    return run


def _function(run: Any) -> Any:
    """The innermost function that is called."""
    return run.func if isinstance(run, partial) else run
