"""A grammar with the words of modules; the game's own grammar stays as it is.

Modules declare nouns, measures, verbs, times and idioms as the game does. Two modules that declare
the same part, or the same words for different things, cannot be in play together.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from typing import Any

from tabletop.grammar.construction import Construction
from tabletop.grammar.grammar import Grammar

Words = Callable[[Grammar], None]
"""Declares the words of a module's cards in a grammar."""


class Extended(Grammar):
    """The grammar of a game with the words of modules. Where the game's own grammar has no words
    for a value, its functions print through this one."""

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

    def words(self, category: str, value: Any) -> list[str] | None:
        """The words for *value* in a *category*; None if there are none."""
        return self.own_words(category, value)

    def take(self, title: str, words: Words) -> None:
        """Declare the *words* of the module called so.

        :raises ValueError: if another part has the same name or words; it names both.
        """
        self._by = title
        words(self)

    def declare(self, sort: str, name: str) -> None:
        """Declare a part of this *sort* called *name*.

        :raises ValueError: if there is one already; it names both owners.
        """
        if (sort, name) in self.parts:
            raise ValueError(self._both(self._whose[sort, name], f"the {sort} {name!r}"))
        super().declare(sort, name)
        self._whose[sort, name] = self._by

    def add(self, *constructions: Construction, first: bool = False) -> None:
        """Add *constructions*.

        :raises ValueError: if another has the same words for something else; it names both.
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
"""What the executor of a game asks its grammar for, with any modules in play."""


def extended(base: Grammar, title: str, modules: Iterable[tuple[str, Words]]) -> Grammar:
    """*base*, the grammar of the game called *title*, with the words of *modules*, each with its
    title.

    :raises ValueError: if two of them clash; it names both.
    """
    made = Extended(base, title)
    for called, words in modules:
        made.take(called, words)
    base.wider.append(made)
    return made
