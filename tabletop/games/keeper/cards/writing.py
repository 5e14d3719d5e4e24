"""Cards that are typed in at the table: a line says all that is on one, and is its name there.

    Breaker, 83, lost, persistent 3 lost

is a title, an initiative, and what stands in the corner of the top and of the bottom half.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

TYPED = "typed: "
"""What the name of such a card begins with."""

LONGEST_TITLE = 40
LONGEST_LINE = 100

_BETWEEN = re.compile(r"[,;/|]")
_WORDS = {
    "lost": "lost", "l": "lost", "round": "round", "r": "round", "persistent": "persistent",
    "p": "persistent", "active": "persistent", "a": "persistent", "recover": "recover",
    "rec": "recover", "discard": "", "d": "", "-": "",
}  # fmt: skip


class Marks(NamedTuple):
    """What stands in the corner of a half."""

    lost: bool = False
    active: Literal["", "round", "persistent"] = ""
    charges: int = 0
    recover: bool = False

    def __str__(self) -> str:
        told: list[str] = [self.active] if self.active else []
        told += [str(self.charges)] if self.charges else []
        told += ["lost"] if self.lost else []
        told += ["recover"] if self.recover else []
        return " ".join(told) or "-"


class Written(NamedTuple):
    """All that is said of a card that was typed in."""

    title: str
    initiative: int
    top: Marks = Marks()
    bottom: Marks = Marks()

    @property
    def name(self) -> str:
        """What the card is called on the table."""
        return f"{TYPED}{self.title}, {self.initiative}, {self.top}, {self.bottom}"


def is_written(name: str) -> bool:
    """Whether a card called so was typed in."""
    return name.startswith(TYPED)


def read_line(line: str) -> Written | str:
    """The card that *line* says, or in a sentence what is wrong with it."""
    if len(line) > LONGEST_LINE + len(TYPED):
        return f"That is too long: {LONGEST_LINE} letters are the most."
    parts = [part.strip() for part in _BETWEEN.split(line.removeprefix(TYPED))]
    if len(parts) > 4:
        return "Four things are said of a card: title, initiative, top, bottom."
    title, number, *halves = [*parts, ""] if len(parts) == 1 else parts
    if not number and (last := re.fullmatch(r"(.*\S)\s+(\d+)", title)):
        title, number = last[1], last[2]
    if not title or not title.isprintable():
        return "A card begins with its title."
    if len(title) > LONGEST_TITLE:
        return f"A title has {LONGEST_TITLE} letters at the most."
    if not re.fullmatch(r"[0-9]{1,2}", number) or not int(number):
        said = f"{number!r} is none" if number else "there is none"
        return f"After the title comes the initiative, from 1 to 99: {said}."
    read = [_marks(half) for half in halves]
    wrong = next((each for each in read if isinstance(each, str)), "")
    if wrong:
        return wrong
    return Written(title, int(number), *[each for each in read if isinstance(each, Marks)])


def _marks(words: str) -> Marks | str:
    """The marks that *words* are, or what is wrong with them."""
    found = Marks()
    for word in words.lower().split():
        if re.fullmatch(r"[0-9]", word):
            found = found._replace(charges=int(word))
            continue
        mark = _WORDS.get(word)
        if mark is None:
            known = "lost, round, persistent, recover, a number of charges, or - for none"
            return f"{word!r} is no mark of a half. There are: {known}."
        if mark == "round":
            found = found._replace(active="round")
        elif mark == "persistent":
            found = found._replace(active="persistent")
        elif mark == "lost":
            found = found._replace(lost=True)
        elif mark == "recover":
            found = found._replace(recover=True)
    if found.charges and not found.active:
        found = found._replace(active="persistent")
    return found
