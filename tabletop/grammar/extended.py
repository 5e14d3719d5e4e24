"""A grammar with the words that modules add to it, while the game's own stays as it is.

Nouns, measures, verbs, times and idioms are declared as those of the game are. Two that bring the
same part, or the same words for different things, cannot be in play together.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from typing import Any

from tabletop.grammar.construction import Construction
from tabletop.grammar.grammar import Grammar

Words = Callable[[Grammar], None]
"""Declares in a grammar what the cards of a module say."""


class Extended(Grammar):
    """The grammar of a game with what modules have declared in it.

    Whatever the game's own functions print, they print through this one where their own grammar has
    no words for it.
    """

    def __init__(self, base: Grammar, title: str) -> None:
        """*title* is what the game is called of which *base* is the grammar."""
        for name, value in vars(base).items():
            own = name not in _SHARED and isinstance(value, dict | list | set)
            setattr(self, name, copy.copy(value) if own else value)
        self.lexicon = base.lexicon.copied()
        self._by = title
        self._whose: dict[tuple[str, str], str] = dict.fromkeys(base.parts, title)
        self._worded_by = {
            (category, wording.template): (title, construction)
            for category, constructions in base.lexicon.by_category.items()
            for construction in constructions
            for wording in construction.wordings
        }
        base.wider.append(self)

    def words(self, category: str, value: Any) -> list[str] | None:
        """The words for *value* in a *category*; None if there are none."""
        return self.own_words(category, value)

    def take(self, title: str, words: Words) -> None:
        """Have the *words* of the module called so.

        :raises ValueError: if it has a part, or words, that another has: it names both.
        """
        self._by = title
        words(self)

    def declare(self, sort: str, name: str) -> None:
        """Have a part of this *sort* called *name*.

        :raises ValueError: if there is one already: it names both who have it.
        """
        if (sort, name) in self.parts:
            raise ValueError(self._both(self._whose[sort, name], f"the {sort} {name!r}"))
        super().declare(sort, name)
        self._whose[sort, name] = self._by

    def add(self, *constructions: Construction, first: bool = False) -> None:
        """Have *constructions*.

        :raises ValueError: if another has the same words for something else: it names both.
        """
        for construction in constructions:
            for wording in construction.wordings:
                key = (construction.category, wording.template)
                whose, _ = self._worded_by.setdefault(key, (self._by, construction))
                if whose != self._by and not wording.template.startswith("{"):
                    raise ValueError(self._both(whose, f"the words {wording.template!r}"))
        super().add(*constructions, first=first)

    def _both(self, other: str, what: str) -> str:
        return f"{other} and {self._by} both have {what}."


_SHARED = frozenset({"history", "periods", "wider"})
"""What the executor of a game asks its grammar for, whatever modules are in play."""


def extended(base: Grammar, title: str, modules: Iterable[tuple[str, Words]]) -> Grammar:
    """*base*, the grammar of the game called *title*, with the words of *modules*, each with its
    title.

    :raises ValueError: if two of them clash; it names both.
    """
    made = Extended(base, title)
    for called, words in modules:
        made.take(called, words)
    return made
