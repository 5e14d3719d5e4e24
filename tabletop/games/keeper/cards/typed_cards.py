"""Cards typed in at the table: one line describes the whole card, and is its name there.

Breaker, 83, lost, persistent 3 lost is a title, an initiative, and the symbols of the top and the
bottom half. Rope, consume is an item. A note is only words.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from tabletop.packs.visible_characters import is_plain

TYPED, THING, NOTE = "typed: ", "thing: ", "note: "
"""The beginnings of the names of such cards, items and notes."""

After = Literal["spend", "consume", "passive"]
"""What happens to an item when it is used."""

LONGEST_TITLE = 40
LONGEST_LINE = 100

_BETWEEN = re.compile(r"[,;/|]")
_WORDS = {
    "lost": "lost", "l": "lost", "round": "round", "r": "round", "persistent": "persistent",
    "p": "persistent", "active": "persistent", "a": "persistent", "recover": "recover",
    "rec": "recover", "discard": "", "d": "", "-": "",
}  # fmt: skip
_AFTER: dict[str, After] = {
    "": "spend", "spend": "spend", "spent": "spend", "s": "spend",
    "consume": "consume", "consumed": "consume", "c": "consume",
    "passive": "passive", "p": "passive", "-": "passive",
}  # fmt: skip


class Marks(NamedTuple):
    """The symbols of a half."""

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
    """The description of a typed card, with its class if the class has a name."""

    title: str
    initiative: int
    top: Marks = Marks()
    bottom: Marks = Marks()
    hero: str = ""

    @property
    def name(self) -> str:
        """The card's name on the table."""
        of = f", {self.hero}" if self.hero else ""
        return f"{TYPED}{self.title}, {self.initiative}, {self.top}, {self.bottom}{of}"


class Thing(NamedTuple):
    """The description of a typed item."""

    title: str
    after: After = "spend"

    @property
    def name(self) -> str:
        """The item's name on the table."""
        return f"{THING}{self.title}, {self.after}"


def is_written(name: str) -> bool:
    """Whether the piece with that name was typed in."""
    return name.startswith((TYPED, THING, NOTE))


def is_note(name: str) -> bool:
    """Whether the piece with that name is a note."""
    return name.startswith(NOTE)


def title_of_class(words: str) -> str:
    """The name of a class from these *words*, without characters that separate parts of a line."""
    return " ".join(_BETWEEN.sub(" ", words).split())[:LONGEST_TITLE]


def read_thing(line: str) -> Thing | str:
    """The item that *line* describes, or a sentence that says what is wrong."""
    title, *after = [part.strip() for part in _BETWEEN.split(line.removeprefix(THING))]
    if not title or not is_plain(title):
        return "An item begins with its name."
    if len(title) > LONGEST_TITLE:
        return f"A name has at most {LONGEST_TITLE} letters."
    then = _AFTER.get(" ".join(after).lower())
    if then is None:
        return f"{' '.join(after)!r} is none of these: spend, consume, passive."
    return Thing(title, then)


def read_line(line: str) -> Written | str:
    """The card that *line* describes, or a sentence that says what is wrong."""
    named = line.startswith(TYPED)
    if len(line) > LONGEST_LINE + named * (len(TYPED) + 2 + LONGEST_TITLE):
        return f"That is too long: at most {LONGEST_LINE} letters are allowed."
    parts = [part.strip() for part in _BETWEEN.split(line.removeprefix(TYPED))]
    hero = parts.pop() if named and len(parts) == 5 else ""
    if len(parts) > 4:
        return "A card has four parts: title, initiative, top, bottom."
    title, number, *halves = [*parts, ""] if len(parts) == 1 else parts
    if not number and (last := re.fullmatch(r"(.*\S)\s+(\d+)", title)):
        title, number = last[1], last[2]
    if not title or not is_plain(title):
        return "A card begins with its title."
    if len(title) > LONGEST_TITLE:
        return f"A title has at most {LONGEST_TITLE} letters."
    if not re.fullmatch(r"[0-9]{1,2}", number) or not int(number):
        said = f"{number!r} is none" if number else "there is none"
        return f"After the title comes the initiative, from 1 to 99: {said}."
    read = [_marks(half) for half in halves]
    wrong = next((each for each in read if isinstance(each, str)), "")
    if wrong:
        return wrong
    both = [*[each for each in read if isinstance(each, Marks)], Marks(), Marks()]
    return Written(title, int(number), both[0], both[1], hero)


def _marks(words: str) -> Marks | str:
    """The symbols that *words* name, or what is wrong with them."""
    found = Marks()
    for word in words.lower().split():
        if re.fullmatch(r"[0-9]", word):
            found = found._replace(charges=int(word))
            continue
        mark = _WORDS.get(word)
        if mark is None:
            known = "lost, round, persistent, recover, a number of charges, or - for none"
            return f"{word!r} is not a mark of a half. The marks are: {known}."
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
