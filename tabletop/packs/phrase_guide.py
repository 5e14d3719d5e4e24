"""The guide to a game's card text: how to say things, and the words that its cards have."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence

from tabletop.cardtext.phrase import Phrase
from tabletop.cardtext.roles import Role
from tabletop.grammar.called import WHOLE
from tabletop.grammar.english.spelling import written
from tabletop.grammar.grammar import Grammar
from tabletop.packs.card_wording import Wording
from tabletop.packs.finding_codes import CODES
from tabletop.packs.intents import how_to_say

CODE_TABLE = re.compile(r"^\| code \|.*?\n(?=\n)", re.DOTALL | re.MULTILINE)

PLAINEST: tuple[Role, ...] = (
    "action", "modifier", "trait", "trigger", "condition", "count", "limit", "duration", "cost",
)  # fmt: skip
"""The positions in which a word is shown: the first in which it can stand."""

FIRST: dict[str, tuple[Role, ...]] = {
    "measure": ("condition",), "state": ("condition",), "possession": ("condition",),
    "relation": ("condition",),
    "count": ("count",), "moment": ("trigger",), "time": ("limit", "duration"),
    "number of a time": ("count",),
}  # fmt: skip
"""The positions in which words of a sort are shown rather."""

NAMES = ("noun", "person", "adjective")
"""The sorts of which the name itself is shown."""

SORTS = {
    "noun": "people and things", "nouns": "people and things",
    "parameter": "how it is done", "person": "somebody", "adjective": "adjectives",
    "possession": "what somebody may have", "words": "lists", "measure": "measures",
    "number": "numbers", "number of the rules": "numbers", "number of a time": "numbers",
    "count": "counts", "verb": "what is done", "order": "what is done",
    "deed of this": "what is done", "change of a deed": "what is done", "deck": "what is done",
    "counters": "what is done", "change of a fight": "what is done",
    "permission": "what somebody may do", "ban": "what nobody can do",
    "state": "conditions", "relation": "conditions", "moment": "moments", "time": "moments",
    "price": "prices", "rule": "rules", "idiom": "rules with a name",
}  # fmt: skip
"""What the sorts of parts that a grammar declares are called in the guide."""


def guide(title: str, wording: Wording) -> str:
    """The chapter about the card text of the game called *title*, as Markdown."""
    return "\n".join(
        [
            _heading(title),
            "",
            *_table(("to", "write", "as on"), list(_intents(wording))),
            "",
            *_table(("words", f"in {title}"), list(_words(wording.phrases))),
            "",
        ]
    )


def brought_up_to_date(text: str, title: str, wording: Wording) -> str:
    """*text*, a guide, with the chapter of the game called *title* as it is now."""
    chapter = re.compile(
        rf"^{re.escape(_heading(title))}\n.*?(?=^## |\Z)", re.DOTALL | re.MULTILINE
    )
    codes = [(f"`{code}`", told) for code, told in CODES.items()]
    text = CODE_TABLE.sub("\n".join([*_table(("code", "what is wrong"), codes), ""]), text)
    now = guide(title, wording)
    if not chapter.search(text):
        return f"{text.rstrip()}\n\n{now}"
    joined = chapter.sub(lambda _: f"{now}\n", text)
    return f"{joined.rstrip()}\n"


def _heading(title: str) -> str:
    return f"## The words of {title}"


def _intents(wording: Wording) -> Iterator[tuple[str, ...]]:
    """Each intent with the way to word it and printed examples."""
    for intent, examples in how_to_say(wording):
        said = "<br>".join(f"{sentence} ({card})" for sentence, card in examples)
        yield intent.title, intent.how, said


def _words(grammar: Grammar) -> Iterator[tuple[str, str]]:
    """What cards can say, by sort; each word is shown once."""
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for sort, shown in _of_grammar(grammar):
        found[sort][shown] = None
    for sort, words in found.items():
        yield sort, "; ".join(words)


def _of_grammar(grammar: Grammar) -> Iterator[tuple[str, str]]:
    """The declared parts, each with its sort, in the order of `SORTS`."""
    functions: defaultdict[str, list[Phrase]] = defaultdict(list)
    for function in grammar:
        functions[function.part].append(function)
    order = [*SORTS]
    for sort, name in sorted(
        grammar.parts, key=lambda part: (order.index(part[0]), part[1].lower())
    ):
        if shown := _shown(grammar, sort, name, functions[name]):
            yield SORTS[sort], shown


def _shown(grammar: Grammar, sort: str, name: str, functions: list[Phrase]) -> str:
    """The words of the part of this *sort* called *name*; empty if it has none of its own."""
    if sort in NAMES:
        return "" if name.startswith("a ") else name
    if sort == "words":
        listed = grammar.listed(name)
        return f"*{name}*: {', '.join(listed)}" if listed else ""
    if sort == "number" and (words := grammar.words(WHOLE, name)):
        return written(words)
    order = (*FIRST.get(sort, ()), *PLAINEST)
    found = sorted(
        (each for each in functions if each.role in order),
        key=lambda each: order.index(each.role),
    )
    shown = f"`{found[0].shown}`" if found else name
    return "" if "{" in shown else shown


def _table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    for row in (heads, ("---",) * len(heads), *rows):
        yield f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |"
