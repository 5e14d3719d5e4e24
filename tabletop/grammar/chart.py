"""The chart: all readings of the parts of one sentence, each found once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from tabletop.grammar.construction import Construction, head_of
from tabletop.grammar.paths import Path, Worded, begun, behind_gap
from tabletop.grammar.tokens import Token
from tabletop.grammar.wording import Gap, Items

Found = tuple[Any, int]
"""A value, and the number of the token behind it."""

Lexical = Callable[[str], Any]
"""The meaning of a single token in a category; None if it has none."""

MOST = 50_000
"""The most cached answers about which words begin what; then all of them are dropped."""

WORDED = 4_000
"""The most values whose words are kept; then all of them are dropped."""

Words = Callable[[str, Any], list[str] | None]
"""The words for a value in a category; None if there are none."""

LONGEST = 160
"""The most tokens of a sentence that are read; no card has more."""


class Entries(Struct):
    """The wordings of one category: by the word they begin with; of those that begin with a gap,
    by the category of that and the word behind it."""

    by_word: dict[str, list[Worded]]
    by_gap: dict[str, dict[str, list[Worded]]]


Following = tuple[str, dict[str, list[Worded]]]
"""Wordings that begin with a gap, by the word behind that, and the category of the gap."""


Ways = tuple[Path | None, Path | None, list[Following]]
"""Where a word leads, the wordings that may begin with anything, and those that begin with gaps."""

NO_WAYS: Ways = (None, None, [])
_NOTHING: list[Found] = []


class Lexicon:
    """The constructions of a grammar by category, for a chart to look up."""

    def __init__(self) -> None:
        self.lexical: dict[str, Lexical] = {}
        self.by_category: dict[str, list[Construction]] = {}
        self._index: dict[str, Entries] = {}
        self._begun: dict[tuple[str, str], bool] = {}
        self._gaps: dict[tuple[str, str], list[Following]] = {}
        self._paths: dict[tuple[str, str, str], Path | None] = {}
        self._ways: dict[tuple[str, str], Ways] = {}
        self._takers: dict[tuple[str, type, object], list[Construction]] = {}
        self._worded: dict[tuple[str, int], tuple[Any, list[str] | None]] = {}

    def add(self, construction: Construction, first: bool = False) -> None:
        """Add *construction*; a construction that is *first* is printed rather than the others."""
        known = self.by_category.setdefault(construction.category, [])
        known.insert(0 if first else len(known), construction)
        self._index.pop(construction.category, None)
        self._begun.clear()
        self._gaps.clear()
        self._paths.clear()
        self._ways.clear()
        self._takers.clear()
        self._worded.clear()

    def worded(self, category: str, value: Any, words: Words) -> list[str] | None:
        """The *words* for *value* in a *category*, looked for once; nobody changes the list. The
        value is kept, so that no other gets its identity."""
        key = (category, id(value))
        known = self._worded.get(key)
        if known is None:
            if len(self._worded) > WORDED:
                self._worded.clear()
            known = self._worded[key] = value, words(category, value)
        return known[1]

    def takers(self, category: str, value: Any) -> list[Construction]:
        """The constructions of *category* that may take *value*, in their order."""
        kind, head = type(value), head_of(value)
        key = (category, kind, head)
        known = self._takers.get(key)
        if known is None:
            if len(self._takers) > MOST:
                self._takers.clear()
            of = self.by_category.get(category, ())
            known = self._takers[key] = [each for each in of if each.may_take(head, kind)]
        return known

    def ways(self, category: str, word: str) -> Ways:
        """How what is of a *category* may begin with *word*."""
        key = (category, word)
        known = self._ways.get(key)
        if known is None:
            if len(self._ways) > MOST:
                self._ways.clear()
            known = self._ways[key] = self._ways_of(category, word)
        return known

    def _ways_of(self, category: str, word: str) -> Ways:
        if category in self.lexical:
            return None, None, []
        if not self.may_begin(category, word):
            return NO_WAYS
        gaps = self.gaps(category, word)
        free = self.path(category, "", "") if any(not inner for inner, _ in gaps) else None
        return self.path(category, "", word), free, [each for each in gaps if each[0]]

    def path(self, category: str, gap: str, word: str) -> Path | None:
        """The wordings of *category* that begin with a *gap* (its category), and go on with
        *word*, behind that gap; without one those that begin with *word*, behind that. Without a
        word they are those that may go on with anything."""
        key = (category, gap, word)
        try:
            return self._paths[key]
        except KeyError:
            pass
        entries = self.entries(category)
        if gap:
            worded = entries.by_gap[gap].get(word, ())
            made = behind_gap(worded) if worded else None
        elif word:
            worded = entries.by_word.get(word, ())
            made = begun(worded).word(word) if worded else None
        else:
            worded = entries.by_gap.get("", {}).get("", ())
            made = begun(worded) if worded else None
        self._paths[key] = made
        return made

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
        """Whether a text of this *category* may begin with *word*."""
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
    """What can be read at each token of one sentence. If it is `watched`, `furthest` is the number
    of the first token that could not be read, and `awaited` lists what could have stood there."""

    def __init__(self, lexicon: Lexicon, tokens: list[Token], watched: bool = False) -> None:
        self.texts = [token.text for token in tokens[:LONGEST]]
        self._lexicon = lexicon
        self._known: dict[tuple[str, int], list[Found]] = {}
        self.watched, self.furthest = watched, 0
        self.awaited: dict[str, str] = {}

    def read(self, category: str, at: int) -> list[Found]:
        """All values that can be read in *category* from the token *at* on."""
        key = (category, at)
        known = self._known.get(key)
        if known is not None:
            return known
        text = self.texts[at] if at < len(self.texts) else ""
        ways = self._lexicon.ways(category, text)
        if ways is NO_WAYS and not self.watched:
            return _NOTHING
        found: list[Found] = []
        self._known[key] = found  # nothing is inside of itself
        lexical = self._lexicon.lexical.get(category)
        if lexical is not None:
            value = lexical(text) if text else None
            if value is not None:
                found.append((value, at + 1))
            elif self.watched:
                self.miss(at, f"<{category}>", category)
            return found
        if self.watched:
            self._watch(category, at, text, found)
            return found
        self._go(category, at, ways, found)
        return found

    def _go(self, category: str, at: int, ways: Ways, found: list[Found]) -> None:
        """Add all that is read in *category* in these *ways* to what is *found*."""
        by_word, free, by_gap = ways
        if by_word is not None:
            self._walk(by_word, at + 1, (), found)
        if free is not None:
            self._walk(free, at, (), found)
        path = self._lexicon.path
        for inner, following in by_gap:
            for value, end in self.read(inner, at):
                word = self.texts[end] if end < len(self.texts) else ""
                if word and word in following:
                    self._walk(path(category, inner, word), end, (value,), found)
                if "" in following:
                    self._walk(path(category, inner, ""), end, (value,), found)

    def _walk(
        self, path: Path | None, at: int, values: tuple[Any, ...], found: list[Found]
    ) -> None:
        """Add what is read from the token *at* on along *path*, behind gaps of these *values*, to
        what is *found*."""
        texts, end = self.texts, len(self.texts)
        while path is not None:
            for construction, wording, names in path.done:
                value = construction.make({**wording.fixed, **dict(zip(names, values))})  # noqa: B905
                if value is not None and (value, at) not in found:
                    found.append((value, at))
            text = texts[at] if at < end else ""  # what follows may be nothing at all
            for category, following in path.gaps(text, self._lexicon.may_begin):
                for value, behind in self.read(category, at):
                    self._walk(following, behind, (*values, value), found)
            path, at = path.word(text), at + 1

    # --- watching ------------------------------------------------------------------------------

    def _watch(self, category: str, at: int, text: str, found: list[Found]) -> None:
        """The same wording by wording, with what each of them missed."""
        entries = self._lexicon.entries(category)
        for worded in entries.by_word.get(text, ()):
            self._try(worded, 0, at, {}, category, found)
        for inner, following in entries.by_gap.items():
            if inner:
                self._behind_gap(inner, following, at, category, found)
            else:
                for worded in following[""]:
                    self._try(worded, 0, at, {}, category, found)
        self._missed(entries.by_word, at, category)

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
            for way in item.ways:
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
        """Note what was *awaited* at a token, in a *category*, and was not there."""
        if at > self.furthest:
            self.furthest, self.awaited = at, {}
        if at == self.furthest:
            self.awaited.setdefault(awaited, category)
