"""Hearing which phrases are run while games are played, and for which cards."""

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
"""Is told of a phrase that is run, and what it is given."""


class Run(NamedTuple):
    """That a phrase was run: for the card of which name (`#3` for the piece of that number; empty
    if nobody tells), in which sentence of it (if that is told), and whether anybody was `you`."""

    card: str
    sentence: str
    you: bool


def run_with(args: tuple[Any, ...]) -> Run:
    """What a phrase is run for that is given *args*: a context, or whatever the game hands it."""
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
    """Have *note* hear of every one of *phrases* that is run, for as long as this lasts.

    What runs one phrase alone is heard as it is called; rules may ask which function that is.
    What is made anew for each of several is told by itself.
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
    """The function that is called in the end."""
    return run.func if isinstance(run, partial) else run
