"""Paths: the wordings of a category as far as they are alike, walked together word by word.

`{who} draws 1 card` and `{who} draws a card` are one path up to `draws`. A path is found when the
first sentence goes along it, and is there for all that follow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tabletop.grammar.construction import Construction
from tabletop.grammar.wording import Either, Gap, Items, Wording

Worded = tuple[Construction, Wording]


Thread = tuple[Worded, Items, tuple[str, ...]]
"""A wording on its way: what is still to come of it, and the names of the gaps behind it."""


def _steps(worded: Worded, items: Items, names: tuple[str, ...]) -> Iterator[Thread]:
    """A thread, with each of the ways that it may begin with."""
    if not items or not isinstance(items[0], Either):
        yield worded, items, names
        return
    rest = items[1:]
    for way in items[0].ways:
        yield from _steps(worded, (*way, *rest), names)


class Path:
    """Where some wordings are just now: what may be `done`; `gaps` are those that may follow, each
    with where it leads, `word` tells where a word leads."""

    __slots__ = ("_gaps", "_known", "_open", "_words", "done")

    def __init__(self, threads: Iterable[Thread]) -> None:
        self.done: list[tuple[Construction, Wording, tuple[str, ...]]] = []
        self._words: dict[str, list[Thread]] = {}
        self._known: dict[str, Path | None] = {}
        self._open: dict[str, list[tuple[str, Path]]] = {}
        led: dict[str, list[Thread]] = {}
        for thread in threads:
            for worded, items, names in _steps(*thread):
                if not items:
                    self.done.append((*worded, names))
                elif isinstance(first := items[0], str):
                    self._words.setdefault(first, []).append((worded, items[1:], names))
                else:
                    assert isinstance(first, Gap)
                    behind = (worded, items[1:], (*names, first.name))
                    led.setdefault(first.category, []).append(behind)
        self._gaps = [(category, Path(behind)) for category, behind in led.items()]

    def gaps(self, text: str, may_begin: Callable[[str, str], bool]) -> list[tuple[str, Path]]:
        """The categories of the gaps that *may begin* with *text*, each with where it leads."""
        if not self._gaps:
            return self._gaps
        known = self._open.get(text)
        if known is None:
            if len(self._open) > MOST:
                self._open.clear()
            known = self._open[text] = [each for each in self._gaps if may_begin(each[0], text)]
        return known

    def word(self, text: str) -> Path | None:
        """Where *text* leads; nowhere if no wording goes on with it."""
        try:
            return self._known[text]
        except KeyError:
            threads = self._words.get(text)
            if threads is None:
                return None
            made = self._known[text] = Path(threads)
            return made


MOST = 1000
"""Words of which a path remembers what may begin with them."""


def begun(worded: Iterable[Worded]) -> Path:
    """The path on which *worded* begin."""
    return Path((each, each[1].items, ()) for each in worded)


def behind_gap(worded: Iterable[Worded]) -> Path:
    """That of those which begin with a gap, behind it."""
    return Path(
        (each, each[1].items[1:], (each[1].items[0].name,))  # type: ignore[union-attr]
        for each in worded
    )
