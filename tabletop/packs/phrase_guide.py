"""The guide to a game's phrases: each with what it does and a sentence of a real card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import get_args

from tabletop.cardtext.phrase import Phrase
from tabletop.cardtext.roles import Role
from tabletop.packs.card_wording import Wording
from tabletop.packs.finding_codes import CODES
from tabletop.packs.intents import how_to_say

CODE_TABLE = re.compile(r"^\| code \|.*?\n(?=\n)", re.DOTALL | re.MULTILINE)

ROLES: tuple[Role, ...] = get_args(Role)


def guide(title: str, wording: Wording) -> str:
    """The chapter about the phrases of the game called *title*, as Markdown."""
    examples = _examples(wording)
    rows: list[tuple[str, ...]] = [
        (
            phrase.role,
            f"`{phrase.shown}`",
            *examples.get(phrase, ("", "none yet")),
            _does(phrase),
        )
        for phrase in sorted(wording.phrases, key=_place)
    ]
    return "\n".join(
        [
            _heading(title),
            "",
            f"### How to say it in {title}",
            "",
            *_table(("to", "say", "as on"), list(_intents(wording))),
            "",
            "### Every phrase",
            "",
            *_table(("role", "phrase", "on a card", "the card", "what happens"), rows),
            "",
            *_table(("slot", "what may stand there"), list(_slots(wording))),
            "",
        ]
    )


def _place(phrase: Phrase) -> tuple[int, str]:
    """Where *phrase* is looked for: by what it is for, then by its words."""
    return ROLES.index(phrase.role), phrase.template.lower()


def brought_up_to_date(text: str, title: str, wording: Wording) -> str:
    """*text*, a guide, with the chapter of the game called *title* as it is now."""
    chapter = re.compile(
        rf"^{re.escape(_heading(title))}\n.*?(?=^## |\Z)", re.DOTALL | re.MULTILINE
    )
    text = CODE_TABLE.sub(
        "\n".join(
            [
                *_table(
                    ("code", "what is the matter"),
                    [(f"`{code}`", told) for code, told in CODES.items()],
                ),
                "",
            ]
        ),
        text,
    )
    now = guide(title, wording)
    if not chapter.search(text):
        return f"{text.rstrip()}\n\n{now}"
    joined = chapter.sub(lambda _: f"{now}\n", text)
    return f"{joined.rstrip()}\n"


def _heading(title: str) -> str:
    return f"## The phrases of {title}"


def _examples(wording: Wording) -> dict[Phrase, tuple[str, str]]:
    """The shortest sentence that has each phrase, and the name of its card."""
    found: dict[Phrase, tuple[str, str]] = {}
    for text in wording.texts():
        for clause in text.clauses:
            sentence = str(clause)
            for said in clause.whole:
                if said.phrase not in found or len(sentence) < len(found[said.phrase][0]):
                    found[said.phrase] = sentence, text.card.name
    return found


BY_ROLE: dict[Role, str] = {
    "bearer": "The sentence is for those alone.",
    "limit": "Has its say so often at most; a counter on the card tells when it had.",
    "trigger": "The sentence waits for it; it has no say before.",
    "range": "A row of the die table of the sentence that rolls.",
    "if": "Else it is not done.",
    "cost": "What the card is used for: the rules ask for it, and carry out what stands behind it.",
    "action": "The rules do it themselves, in their course.",
    "modifier": "A part of the number that it names, as long as it is in force.",
    "unless": "It is not done to whom this is true of, or who pays.",
    "duration": "The sentence holds from when it is carried out until then.",
    "quest": "True of a table, or not.",
    "trait": "In force while it lies there; the rules heed it wherever it matters.",
    "condition": "True of the table, or not.",
    "count": "As many as lie there when it is reckoned.",
}
"""What a phrase does of which nothing more is to be said, by its role."""


def _does(phrase: Phrase) -> str:
    """What runs it says of itself; else what all of its role do."""
    run = phrase.run.func if isinstance(phrase.run, partial) else phrase.run
    told = " ".join((getattr(run, "__doc__", "") or "").split("\n\n")[0].split())
    if told.startswith("partial("):
        told = ""
    told = told or BY_ROLE[phrase.role]
    if phrase.deed is None:
        return told
    if phrase.role == "trait":
        return f"Forbids {_deed(phrase.deed)}. {told}"
    before = "Before" if phrase.window == "would" else "After"
    waits = f"{before} {_deed(phrase.deed)}."
    return waits if told == BY_ROLE["trigger"] else f"{waits} {told}"


def _deed(deed: type) -> str:
    """A kind of deed, with what it says of itself."""
    told = " ".join((deed.__doc__ or "").split("\n\n")[0].split()).rstrip(".")
    return f"`{deed.__name__}` ({told})" if told else f"`{deed.__name__}`"


def _intents(wording: Wording) -> Iterator[tuple[str, ...]]:
    """What may be wanted, how it is said, and where that is printed."""
    for intent, examples in how_to_say(wording):
        said = "<br>".join(f"{sentence} ({card})" for sentence, card in examples)
        yield intent.title, intent.how, said


def _slots(wording: Wording) -> Iterator[tuple[str, str]]:
    """The kinds of slot that the phrases have, with their words."""
    used = {id(slot) for phrase in wording.phrases for slot in phrase.slots.values()}
    for name, slot in wording.phrases.kinds.items():
        if id(slot) in used:
            yield f"`{{{name}}}`", ", ".join(slot.lexicon) or f"`{slot.example}`"


def _table(heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> Iterator[str]:
    for row in (heads, ("---",) * len(heads), *rows):
        yield f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |"
