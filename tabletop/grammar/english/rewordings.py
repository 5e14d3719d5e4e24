"""Other words for the same, which are offered where a sentence is not read, and are not read
themselves: the house has one word for each thing, and a writer sees which.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tabletop.cardtext.subjects import EACH
from tabletop.grammar.grammar import Grammar

_SAME: tuple[tuple[str, str], ...] = (
    ("as usual", ""), ("as normal", ""), ("if able", ""),
    ("if possible", ""),
    ("in total", ""), ("ever", ""), ("own", ""), ("successfully", ""),
    ("instantly", ""), ("automatically", ""), ("in addition", ""), ("then also", ""),
    ("obtain", "gain"), ("obtains", "gains"), ("acquire", "gain"), ("acquires", "gains"),
    ("collect", "gain"), ("collects", "gains"), ("earn", "gain"), ("earns", "gains"),
    ("inflict", "deal"), ("inflicts", "deals"), ("forfeit", "lose"), ("forfeits", "loses"),
    ("bonus", "extra"), ("greater", "higher"), ("fewer", "less"), ("less", "fewer"),
    ("hit points", "Health"), ("hitpoints", "Health"), ("HP", "Health"), ("life", "Health"),
    ("lives", "Health"), ("whenever", "when"), ("upon", "on"), ("provided that", "if"),
    ("as long as", "while"), ("until such time as", "until"), ("till", "until"),
    ("at the beginning", "at the start"),
    ("for the remainder of", "for the rest of"), ("no more than", "at most"),
    ("no fewer than", "at least"), ("no less than", "at least"), ("one time", "once"),
    ("following", "next"), ("subsequent", "next"), ("is allowed to", "may"),
    ("are allowed to", "may"), ("is permitted to", "may"), ("has to", "must"),
    ("have to", "must"), ("is forced to", "must"), ("is able to", "may"), ("are able to", "may"),
    ("are forced to", "must"), ("chooses to", "may"),
    ("is unable to", "cannot"), ("are unable to", "cannot"), ("may never", "cannot"),
    ("can never", "cannot"), ("does not get to", "cannot"), ("is not able to", "cannot"),
    ("toss", "discard"), ("tosses", "discards"), ("dump", "discard"), ("dumps", "discards"),
    ("slay", "kill"), ("slays", "kills"), ("vanquish", "kill"), ("vanquishes", "kills"),
    ("perishes", "dies"), ("perish", "die"), ("is wounded", "is hurt"), ("mend", "heal"),
    ("mends", "heals"), ("monster", "<single>"), ("creature", "<single>"), ("foe", "<single>"),
    ("enemy", "<single>"), ("opponent", "<single>"), ("player", "<person>"),
    ("players", "<people>"), ("they", "that <person>"), ("he or she", "that <person>"),
    ("them", "that <person>"), ("their", "that <person> 's"), ("his or her", "that <person> 's"),
)  # fmt: skip
"""What may be written, and what cards say for it."""

DEEP, TRIED = 3, 80
"""Places of a sentence where other words are tried at once, and how many sentences are tried."""


def reworded(grammar: Grammar, texts: list[str], said: Callable[[list[str]], str]) -> str:
    """*texts* in the fewest other words of which all is *said* in one way; empty if there are
    none, or several that say different things."""
    made, seen = [texts], {tuple(texts)}
    for _ in range(DEEP):
        made = [
            other
            for each in made
            for other in _once(grammar, each)
            if (key := tuple(other)) not in seen and not seen.add(key)  # type: ignore[func-returns-value]
        ][: TRIED - len(seen)]
        found = {words for each in made if (words := said(each))}
        if found or len(seen) >= TRIED:
            return found.pop() if len(found) == 1 else ""
    return ""


def _once(grammar: Grammar, texts: list[str]) -> Iterator[list[str]]:
    """*texts* with other words in one place."""
    small = [word.lower() for word in texts]
    for written, meant in _SAME:
        words = written.lower().split()
        for at in range(len(texts) - len(words) + 1):
            if small[at : at + len(words)] == words:
                told = _filled(grammar, meant)
                if told is not None:
                    yield [*texts[:at], *told, *texts[at + len(words) :]]


def _filled(grammar: Grammar, meant: str) -> list[str] | None:
    """The words of *meant* with this grammar's own nouns; None if it has none."""
    made: list[str] = []
    for word in meant.split():
        if word == "<single>":
            if not grammar.singles:
                return None
            made += grammar.singles[0].removeprefix("the ").split()
        elif word in ("<person>", "<people>"):
            people = (grammar.words(id, EACH) for id in grammar.choosers)
            that = next((words for words in people if words and words[0] == "that"), None)
            if that is None:
                return None
            noun = that[-1] if word == "<person>" else f"{that[-1]}s"
            made.append(noun)
        else:
            made.append(word)
    return made
