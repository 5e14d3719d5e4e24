"""The chart: all readings of the parts of one sentence, each found once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from tabletop.grammar.construction import Construction
from tabletop.grammar.tokens import Token
from tabletop.grammar.wording import Gap, Items, Wording

Found = tuple[Any, int]
"""A value, and the number of the token behind it."""

Worded = tuple[Construction, Wording]

Lexical = Callable[[str], Any]
"""What a single token means in a category; None if nothing."""

MOST = 50_000
"""What is remembered of which words begin what, before all of it is forgotten."""

LONGEST = 160
"""Tokens of a sentence that are read: more stand on no card."""


class Entries(Struct):
    """The wordings of one category: by the word they begin with; of those that begin with a gap,
    by the category of that and the word behind it."""

    by_word: dict[str, list[Worded]]
    by_gap: dict[str, dict[str, list[Worded]]]


Following = tuple[str, dict[str, list[Worded]]]
"""Wordings that begin with a gap, by the word behind that, and the category of the gap."""


class Lexicon:
    """The constructions of a grammar by category, for a chart to look up."""

    def __init__(self) -> None:
        self.lexical: dict[str, Lexical] = {}
        self.by_category: dict[str, list[Construction]] = {}
        self._index: dict[str, Entries] = {}
        self._begun: dict[tuple[str, str], bool] = {}
        self._gaps: dict[tuple[str, str], list[Following]] = {}

    def add(self, construction: Construction, first: bool = False) -> None:
        """Have *construction*; what is *first* is printed rather than the others."""
        known = self.by_category.setdefault(construction.category, [])
        known.insert(0 if first else len(known), construction)
        self._index.pop(construction.category, None)
        self._begun.clear()
        self._gaps.clear()

    def copied(self) -> Lexicon:
        """The same, to have more."""
        made = Lexicon()
        made.lexical = {**self.lexical}
        made.by_category = {name: [*known] for name, known in self.by_category.items()}
        return made

    def entries(self, category: str) -> Entries:
        """The wordings of *category*."""
        known = self._index.get(category)
        if known is None:
            known = self._index[category] = self._indexed(category)
        return known

    def gaps(self, category: str, word: str) -> list[Following]:
        """The wordings of *category* that begin with a gap for what may begin with *word*."""
        key = (category, word)
        known = self._gaps.get(key)
        if known is None:
            if len(self._gaps) > MOST:
                self._gaps.clear()
            known = self._gaps[key] = [
                each
                for each in self.entries(category).by_gap.items()
                if not each[0] or self.may_begin(each[0], word)
            ]
        return known

    def may_begin(self, category: str, word: str) -> bool:
        """Whether what is of a *category* may begin with *word*."""
        key = (category, word)
        known = self._begun.get(key)
        if known is None:
            if len(self._begun) > MOST:
                self._begun.clear()
            self._begun[key] = False  # as far as it begins with itself
            known = self._begun[key] = self._begins(category, word)
        return known

    def _begins(self, category: str, word: str) -> bool:
        lexical = self.lexical.get(category)
        if lexical is not None:
            return lexical(word) is not None
        entries = self.entries(category)
        return (
            word in entries.by_word
            or "" in entries.by_gap
            or any(self.may_begin(inner, word) for inner in entries.by_gap)
        )

    def _indexed(self, category: str) -> Entries:
        made = Entries({}, {})
        for construction in self.by_category.get(category, ()):
            for wording in construction.wordings:
                worded = (construction, wording)
                for word in wording.beginnings:
                    if word:
                        made.by_word.setdefault(word, []).append(worded)
                        continue
                    inner, behind = wording.lead
                    following = made.by_gap.setdefault(inner, {})
                    for each in behind:
                        following.setdefault(each, []).append(worded)
        return made


class Chart:
    """What can be read where in one sentence. `furthest` is the number of the first token that
    nothing could be made of, and `awaited` what might have stood there, if that is `watched`."""

    def __init__(self, lexicon: Lexicon, tokens: list[Token], watched: bool = False) -> None:
        self.texts = [token.text for token in tokens[:LONGEST]]
        self._lexicon = lexicon
        self._known: dict[tuple[str, int], list[Found]] = {}
        self.watched, self.furthest = watched, 0
        self.awaited: dict[str, str] = {}

    def read(self, category: str, at: int) -> list[Found]:
        """All that can be read in *category* from the token *at* on."""
        key = (category, at)
        known = self._known.get(key)
        if known is not None:
            return known
        found: list[Found] = []
        self._known[key] = found  # nothing is inside of itself
        text = self.texts[at] if at < len(self.texts) else ""
        if not (self.watched or self._lexicon.may_begin(category, text)):
            return found
        lexical = self._lexicon.lexical.get(category)
        if lexical is not None:
            value = lexical(text) if text else None
            if value is not None:
                found.append((value, at + 1))
            elif self.watched:
                self.miss(at, f"<{category}>", category)
            return found
        entries = self._lexicon.entries(category)
        for worded in entries.by_word.get(text, ()):
            self._try(worded, 0, at, {}, category, found)
        gaps = entries.by_gap.items() if self.watched else self._lexicon.gaps(category, text)
        for inner, following in gaps:
            if inner:
                self._behind_gap(inner, following, at, category, found)
            else:
                for worded in following[""]:
                    self._try(worded, 0, at, {}, category, found)
        if self.watched:
            self._missed(entries.by_word, at, category)
        return found

    def _behind_gap(
        self,
        inner: str,
        following: dict[str, list[Worded]],
        at: int,
        category: str,
        found: list[Found],
    ) -> None:
        """Add what is read by wordings that begin with what is of the category *inner*."""
        for value, behind in self.read(inner, at):
            word = self.texts[behind] if behind < len(self.texts) else ""
            for next_word in (word, "") if word else ("",):
                for worded in following.get(next_word, ()):
                    parts = {worded[1].items[0].name: value}  # type: ignore[union-attr]
                    self._try(worded, 1, behind, parts, category, found)
            if self.watched:
                self._missed(following, behind, category)

    def _missed(self, words: Iterable[str], at: int, category: str) -> None:
        text = self.texts[at] if at < len(self.texts) else ""
        for word in words:
            if word and word != text:
                self.miss(at, word, category)

    def _try(
        self,
        worded: Worded,
        number: int,
        at: int,
        begun: dict[str, Any],
        category: str,
        found: list[Found],
    ) -> None:
        """Add what *worded* says from its item *number* on to what is *found*."""
        construction, wording = worded
        for parts, behind in self._match(wording.items, number, at, category):
            value = construction.make({**wording.fixed, **begun, **parts})
            if value is not None and (value, behind) not in found:
                found.append((value, behind))

    def _match(
        self, items: Items, number: int, at: int, category: str
    ) -> list[tuple[dict[str, Any], int]]:
        """What the *items* from *number* on say from the token *at* on."""
        while number < len(items):
            item = items[number]
            if isinstance(item, str):
                if at >= len(self.texts) or self.texts[at] != item:
                    if self.watched:
                        self.miss(at, item, category)
                    return []
                at += 1
                number += 1
                continue
            if isinstance(item, Gap):
                return [
                    ({item.name: value, **rest}, end)
                    for value, behind in self.read(item.category, at)
                    for rest, end in self._match(items, number + 1, behind, category)
                ]
            made: list[tuple[dict[str, Any], int]] = []
            text = self.texts[at] if at < len(self.texts) else ""
            for way in item.ways:
                if way and way[0] != text and isinstance(way[0], str) and not self.watched:
                    continue  # as most often
                for parts, behind in self._match(way, 0, at, category):
                    for rest, end in self._match(items, number + 1, behind, category):
                        if (both := ({**parts, **rest}, end)) not in made:
                            made.append(both)
            return made
        return [({}, at)]

    def of(self, texts: list[str]) -> Chart:
        """A chart of other tokens with the same constructions."""
        made = type(self)(self._lexicon, [])
        made.texts = texts
        return made

    def word(self, at: int, text: str, category: str = "") -> bool:
        """Whether the token *at* is *text*."""
        if at < len(self.texts) and self.texts[at] == text:
            return True
        if self.watched:
            self.miss(at, text, category)
        return False

    def miss(self, at: int, awaited: str, category: str) -> None:
        """Note what was *awaited* at a token, in a *category*, and did not stand there."""
        if at > self.furthest:
            self.furthest, self.awaited = at, {}
        if at == self.furthest:
            self.awaited.setdefault(awaited, category)
