"""A game told in sentences and chapters, as somebody may read it: for summaries, kept stories, and
the chapters of a replay."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct, field

from tabletop.play.rules.chronicle import Line, Mention
from tabletop.play.rules.game import Game
from tabletop.play.rules.story import LINE, Told, weighed

BEGINNING = "How it began"
"""The heading before the first chapter."""

_SEVERAL = {"is": "are", "has": "have", "does": "do", "goes": "go", "focuses": "focus"}
"""Plural forms of verbs that do not just lose an s."""

_ONE = re.compile(r"\b(it|its|it's)\b")
"""Pronouns that only refer to one thing."""

PARAGRAPH = 5
"""The number of sentences after which a new paragraph may begin."""


class Sentence(Struct, frozen=True):
    """A sentence of a story: its `words`, how notable it is (`Weight`), the journal `entry` that
    caused it, and the ids of the `cards` it names."""

    words: str
    weight: int
    entry: int
    cards: tuple[str, ...] = ()


class Chapter(Struct):
    """A chapter: its `heading`, the journal `entry` at which it begins, and its `paragraphs`."""

    heading: str
    entry: int
    paragraphs: list[list[Sentence]] = field(default_factory=list)

    @property
    def sentences(self) -> Iterator[Sentence]:
        """All sentences of the chapter."""
        for paragraph in self.paragraphs:
            yield from paragraph


def chapters(lines: Sequence[Line], game: Game, seats: int, least: int = 1) -> list[Chapter]:
    """Chapters of the chronicle *lines* of a *game* with this many *seats*, as far as they may be
    read, without what weighs less than *least*."""
    found = [Chapter(BEGINNING, -1)]
    row: list[Told] = []

    def end_row() -> None:
        _add(found[-1], [*_sentences(row, game.title_of)])
        row.clear()

    for told in weighed(lines, game.whole_story, seats):
        if told.heading:
            end_row()
            words = told.heading.replace(LINE, _words(_texts(told.line, game.title_of)).rstrip("."))
            found.append(Chapter(words, told.line.entry))
        if told.weight >= least and LINE not in told.heading:
            row.append(told)
    end_row()
    return found if found[0].paragraphs else found[1:]


def told_of(lines: Iterable[Line], game: Game) -> list[str]:
    """The sentences of *lines*."""
    return [_words(_texts(line, game.title_of)) for line in lines]


def listed(words: Sequence[str]) -> str:
    """*words* as a list in a sentence."""
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


def _add(chapter: Chapter, sentences: list[Sentence]) -> None:
    """Add *sentences* in paragraphs: one ends after a turning point, or, when it is long, before
    somebody else acts."""
    for sentence in sentences:
        last = chapter.paragraphs[-1] if chapter.paragraphs else None
        goes_on = last is not None and (
            last[-1].entry == sentence.entry or (last[-1].weight < 3 and len(last) < PARAGRAPH)
        )
        if last is not None and goes_on:
            last.append(sentence)
        else:
            chapter.paragraphs.append([sentence])


def _sentences(row: list[Told], title: Callable[[str], str]) -> Iterator[Sentence]:
    """The sentences of *row*; adjacent lines that differ only in who acted, or on whom, become one
    sentence."""
    number = 0
    while number < len(row):
        alike = _alike(row, number, title)
        first = row[number].line
        together = [_texts(each.line, title) for each in row[number : number + alike]]
        parts = [listed([*dict.fromkeys(column)]) for column in zip(*together, strict=True)]
        cards = dict.fromkeys(
            part.name
            for each in row[number : number + alike]
            for part in each.line.parts
            if isinstance(part, Mention)
        )
        by_several = alike > 1 and len({texts[1] for texts in together}) > 1
        words = _filled((by_several and _of_several(first.words)) or first.words, parts[1:])
        yield Sentence(_capital(words), row[number].weight, first.entry, tuple(cards))
        number += alike


def _alike(row: list[Told], number: int, title: Callable[[str], str]) -> int:
    """How many lines of *row*, from *number* on, say the same of different subjects or objects."""
    first = row[number]
    texts, differs = _texts(first.line, title), -1
    length = 1
    for told in row[number + 1 :]:
        other = _texts(told.line, title)
        if (told.line.words, told.weight, len(other)) != (
            first.line.words, first.weight, len(texts),
        ):  # fmt: skip
            break
        places = [n for n, (one, two) in enumerate(zip(texts, other, strict=True)) if one != two]
        if len(places) != 1 or not places[0] or differs not in (-1, places[0]):
            break
        both = (texts[places[0]], other[places[0]])
        if not all(words[:1].isupper() for words in both):
            break  # lines with numbers stay separate sentences
        if places[0] == 1 and (first.weight > 2 or not _of_several(first.line.words)):
            break  # turning points are told one by one
        differs = places[0]
        length += 1
    return length


def _of_several(words: str) -> str:
    """The plural form of *words*, a sentence about `{}`; empty if there is none."""
    who, _, does = words.partition(" ")
    verb = does.partition(" ")[0].rstrip(".,:")
    if who != "{}" or not verb.isalpha() or not verb.endswith("s") or _ONE.search(does):
        return ""
    stem = verb[:-2] if verb.endswith(("ches", "shes", "sses", "xes")) else verb[:-1]
    return f"{who} {_SEVERAL.get(verb, stem)}{does[len(verb) :]}"


def _texts(line: Line, title: Callable[[str], str]) -> list[str]:
    """The text of *line*, and the names in its gaps."""
    found = [line.words]
    for part in line.parts:
        if isinstance(part, str):
            found.append(part)
        else:
            found.append(f"{part.rank} {title(part.name)}" if part.rank else title(part.name))
    return found


def _words(texts: Sequence[str]) -> str:
    return _capital(_filled(texts[0], texts[1:]))


def _filled(words: str, parts: Sequence[str]) -> str:
    stretches = words.split("{}")
    filled = [stretches[0]]
    for part, stretch in zip(parts, stretches[1:], strict=True):
        filled += [part, stretch]
    return "".join(filled)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
