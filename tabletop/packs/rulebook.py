"""A game's rulebook: chapters of numbered rules, as players read, search and quote them.

The file is Markdown of a small kind: a `# title`, `## chapters`, and in each chapter some prose or
list, then rules. A rule is one paragraph that begins with its number and its tag:

    **TWR-049** [enforce] A foe takes no damage while it has a ward left. More may follow.

Its first sentence must stand alone, for it is what a refusal quotes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Literal, get_args

from msgspec import Struct

from tabletop.packs.error import PackError
from tabletop.packs.game_folders import folders_of
from tabletop.packs.text_files import read_text

Tag = Literal["enforce", "trigger", "choice", "option", "info"]
"""What the program does about a rule: holds to it, does it, asks, offers a choice, or just says."""

TAGS: dict[str, Tag] = {tag: tag for tag in get_args(Tag)}

_RULE = re.compile(r"\*\*([A-Z]{3})-(\d{3}|[A-Z]\d\d)\*\* \[(\w+)\] (.+)", re.DOTALL)
_FIRST = re.compile(r".*?[.!?](?=\s|$)")


class Rule(Struct, frozen=True):
    """A numbered rule. `text` is all of it, with `*stress*`; `first` its first sentence, plain."""

    id: str
    tag: Tag
    chapter: str
    text: str
    first: str


class Chapter(Struct, frozen=True):
    """A chapter: paragraphs and lists to read before its rules, and its rules in order."""

    title: str
    paragraphs: list[str]
    rules: list[Rule]


class Rulebook(Struct, frozen=True):
    """A game's rulebook. `rules` has all rules of all chapters by id, in the order of the book."""

    title: str
    chapters: list[Chapter]
    rules: dict[str, Rule]

    @property
    def primer(self) -> Chapter | None:
        """What is read before a first game: a first chapter that has no rules."""
        first = next(iter(self.chapters), None)
        return first if first is not None and not first.rules else None


@cache
def rulebook(edition: str) -> Rulebook:
    """The rulebook of a game, with the chapters of the modules it is played with.

    :raises PackError: if there is none, it is not written as a rulebook is, or two of its parts
        have a rule of the same number.
    """
    folder, *modules = folders_of(edition)
    whole = read_rulebook(read_text(folder, "rulebook.md"))
    chapters, rules = [*whole.chapters], {**whole.rules}
    for each in modules:
        if not (each / "rulebook.md").is_file():
            continue
        part = read_rulebook(read_text(each, "rulebook.md"), f"{each.name}/rulebook.md")
        if twice := sorted(part.rules.keys() & rules.keys()):
            raise PackError(
                f"{each.name}/rulebook.md",
                0,
                f"There is a rule {twice[0]} already.",
                "Give the rules of a module three letters of their own.",
            )
        chapters += part.chapters
        rules |= part.rules
    return Rulebook(whole.title, chapters, rules)


def read_rulebook(text: str, file: str = "rulebook.md") -> Rulebook:
    """The rulebook that *text* is; *file* is the name it goes by when something is wrong.

    :raises PackError: for a line that is no part of a rulebook, and for a rule's number that is
        given twice or left out.
    """
    title = ""
    chapters: list[Chapter] = []
    rules: dict[str, Rule] = {}
    for line, block in _blocks(text):
        if block.startswith("# ") and not title:
            title = block[2:].strip()
        elif block.startswith("## "):
            chapters.append(Chapter(block[3:].strip(), [], []))
        elif block.startswith("#") or not chapters:
            raise PackError(
                file,
                line,
                f"{block[:40]!r} stands outside a chapter.",
                "Begin the book with one '# Title', then each chapter with '## Title'.",
            )
        elif block.startswith("**"):
            rule = _rule(block, chapters[-1].title, file, line)
            if rule.id in rules:
                raise PackError(
                    file,
                    line,
                    f"{rule.id} is here for the second time.",
                    "Give one of the two another number.",
                )
            rules[rule.id] = rule
            chapters[-1].rules.append(rule)
        elif chapters[-1].rules:
            raise PackError(
                file,
                line,
                f"{block[:40]!r} follows a rule but has no number.",
                "Begin it with a number such as **ABC-001** [info], or join it to the rule.",
            )
        else:
            chapters[-1].paragraphs.append(block)
    _check_numbers(rules, file)
    return Rulebook(title, chapters, rules)


def _blocks(text: str) -> Iterator[tuple[int, str]]:
    """The paragraphs, headings and lists with the lines they begin at; wrapped lines are joined."""
    begun, block = 0, ""
    for number, line in enumerate([*text.splitlines(), ""], 1):
        words = line.strip()
        if block and (not words or words.startswith("#") or block.startswith("#")):
            yield begun, block
            block = ""
        if not block:
            begun, block = number, words
        elif words:
            block += ("\n" if words.startswith("- ") else " ") + words


def _rule(block: str, chapter: str, file: str, line: int) -> Rule:
    found = _RULE.fullmatch(block)
    tag = TAGS.get(found[3]) if found else None
    if found is None or tag is None:
        raise PackError(
            file,
            line,
            f"{block[:40]!r} does not begin as a rule does.",
            f"Write **ABC-001** [tag] and a sentence; tags are {', '.join(TAGS)}.",
        )
    first = _FIRST.match(found[4].replace("*", ""))
    if first is None:
        raise PackError(
            file, line, f"{found[1]}-{found[2]} is not a sentence.", "End it with a full stop."
        )
    return Rule(f"{found[1]}-{found[2]}", tag, chapter, found[4], first[0])


def _check_numbers(rules: dict[str, Rule], file: str) -> None:
    """All rules share their three letters and are numbered from 1 without a gap; a second part of
    the book may begin with the next hundred, or have a letter of its own (ABC-B01, ABC-B02)."""
    if not rules:
        raise PackError(file, 0, "There is no rule in it.", "Write one: **ABC-001** [info] Text.")
    letters = next(iter(rules))[:3]
    parts = Counter(_part(id) for id in rules)
    due = {
        f"{letters}-{part}{number:02}" if part.isalpha() else f"{letters}-{int(part) + number:03}"
        for part, many in parts.items()
        for number in range(1, many + 1)
    }
    if strange := sorted(set(rules) - due):
        raise PackError(
            file,
            0,
            f"{min(due - set(rules))} is missing, while there is {strange[-1]}.",
            f"Number all rules {letters}-001, {letters}-002 and so on, without a gap.",
        )


def _part(id: str) -> str:
    """The part of the book that a rule's number belongs to: its letter, or its hundred."""
    return id[4] if id[4].isalpha() else str((int(id[4:]) - 1) // 100 * 100)
