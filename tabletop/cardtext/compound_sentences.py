"""A sentence of several ideas as several sentences that say the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tabletop.cardtext.book import Book
from tabletop.cardtext.clause import capitalised

_HEADS = re.compile(
    r"((?:[^,:]+: )?(?:(?:when|whenever|after|before|at|each time) [^,:]+, )?)(.+)\.", re.IGNORECASE
)
"""Whose sentence it is and what it waits for, which hold for all its ideas; and these."""

_CUTS = re.compile(r"; |, and then |, then | and then |, and |, but | and ")
"""What may stand between two ideas."""

_BOUGHT = re.compile(
    r"([^:]*\byou may [^,:]+?) to (?!the\b|an?\b|each\b|your?\b|this\b|that\b|its?\b|all\b)"
    r"([a-z][^:]*)\."
)
"""What somebody may do, and what that is good for."""

_BANNED = re.compile(r"([^:,]*\bcannot(?: be)?) ([^,:]+?) (?:or|nor) ([^,:]+)\.")
"""What somebody cannot do, and what else not."""

_BACK = re.compile(r"\b(it|its|they|them|their|that|those|these|do|does|each that|other)\b")
"""What speaks of the idea before."""

_SUBJECT = re.compile(r"(you|your|each|every|all|an?|the|another|this|if|[A-Z]\w*)\b")
"""With what an idea begins that says itself whom it is about."""

_WAYS = re.compile(r"\b(once|use|may|unless|instead|otherwise)\b|^if\b|: ", re.IGNORECASE)
"""What holds for all of a sentence, and not for each of its ideas alone."""

_GONE = re.compile(r"\b(?:discard|absolve|destroy|remove) this\b", re.IGNORECASE)
"""With what a card is not there any more, and waits for nothing."""

_ROLL = re.compile(
    r"(.*?)((?:\w+ ){0,3}?rolls?) (the D(\d+))(?:,? and|[.;,])? (?:if|on|if \w+ rolls?|with)"
    r"(?: (?:it is|it shows|you roll|the roll is))? (?:an? )?(\d+) or (more|higher|less|lower),? "
    r"(.+?)(?:,? (?:otherwise|or else|if not),? (.+))?\.",
    re.IGNORECASE,
)
"""A roll, and what is done where it shows so much."""

_ROWS = re.compile(
    r"(.*?\brolls? (?:a|the|1|one) (?:D(\d+)|die)(?: for [^:;,.]+)?)[:;,] (?:and )?(on .+)\.",
    re.IGNORECASE,
)
"""A roll, and what is done on some of what it may show."""

_ROW = re.compile(
    r"on (?:an? |a roll of )?(\d+)(?:(?:-| or | to )(\d+)| or (more|higher|less|lower))?,? (.+)",
    re.IGNORECASE,
)

Settled = Callable[[str], str]
"""How a sentence is said on cards: as it is, in other words, or not at all."""


def as_sentences(sentence: str, book: Book, settled: Settled) -> str:
    """*sentence* as several that say what it does, each as it is *settled*; or nothing.

    Every word of it is in them, but those that join its ideas; what it waits for is in each.
    """
    for parts in (*_as_table(sentence), *_as_rows(sentence), *_apart(sentence)):
        said = [settled(part) for part in parts]
        if all(said) and _goes_on(parts, said, book):
            return " ".join(said)
    return ""


def _as_table(sentence: str) -> Iterator[list[str]]:
    """A roll and its outcomes, each with the numbers it is for."""
    if not (found := _ROLL.fullmatch(sentence)) or not found[8]:
        return
    before, rolls, die, sides, number, side, then, otherwise = found.groups()
    low = int(number) - 1 if side.lower() in ("more", "higher") else int(number)
    first, last = (otherwise, then) if side.lower() in ("more", "higher") else (then, otherwise)
    if 0 < low < int(sides):
        whole = "you roll" if rolls.lower() == "roll" else rolls
        yield [
            capitalised(f"{before}{whole} {die}."),
            f"1-{low}: {first}." if low > 1 else f"1: {first}.",
            f"{low + 1}-{sides}: {last}." if low + 1 < int(sides) else f"{sides}: {last}.",
        ]


def _as_rows(sentence: str) -> Iterator[list[str]]:
    """A roll and what is done on single numbers of it; of a die that is only called so there are
    6."""
    if not (found := _ROWS.fullmatch(sentence)):
        return
    roll, sides, told = found.groups()
    rows = [_ROW.fullmatch(each) for each in re.split(r"[;,] (?:and )?(?=on )", told)]
    if all(rows):
        yield [f"{roll}.", *(_row(row, sides or "6") for row in rows if row)]


def _row(row: re.Match[str], sides: str) -> str:
    first, last, beyond, done = row.groups()
    if beyond:
        first, last = ("1", first) if beyond.lower() in ("less", "lower") else (first, sides)
    return f"{first}-{last}: {done}." if last and last != first else f"{first}: {done}."


def _apart(sentence: str) -> Iterator[list[str]]:
    """The ideas of *sentence* on each side of a place between two, the last places first."""
    if banned := _BANNED.fullmatch(sentence):
        subject, first, second = banned.groups()
        yield [f"{subject} {first}.", f"{subject} {second}."]
    if bought := _BOUGHT.fullmatch(sentence):
        yield [f"{bought[1]}.", f"If you do, {bought[2]}."]
    found = _HEADS.fullmatch(sentence)
    if not found:
        return
    heads, ideas = found.groups()
    for cut in reversed([*_CUTS.finditer(ideas)]):
        first, second = ideas[: cut.start()], ideas[cut.end() :]
        if _BACK.search(second):
            yield [capitalised(f"{heads}{first}."), capitalised(f"{second}.")]
        elif not (_WAYS.search(f"{heads}{first}") or (heads and _GONE.search(first))):
            for subject in _subjects(first, second):
                yield [capitalised(f"{heads}{one}.") for one in (first, f"{subject}{second}")]


def _subjects(first: str, second: str) -> Iterator[str]:
    """Whom the *second* idea may be about if it does not say so: whom the *first* is about."""
    if _SUBJECT.match(second) or not _SUBJECT.match(first):
        yield ""
        return
    words = first.split()
    for many in range(1, min(5, len(words))):
        if re.search(r"[\d,]", words[many - 1]):
            return  # behind it begins what is done, and that is not done twice
        yield " ".join(words[:many]) + " "


def _goes_on(parts: list[str], said: list[str], book: Book) -> bool:
    """Whether each of the *parts* that speaks of the one before is understood so."""
    for part, words in zip(parts[1:], said[1:], strict=True):
        read = book.readings(words)
        if _BACK.search(part) and not part[0].isdigit() and not (read and read[0].goes_on):
            return False
    return True
