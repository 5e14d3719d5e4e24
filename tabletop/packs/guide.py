"""The guide to a game's phrases: each with what it does and a sentence of a real card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import get_args

from tabletop.cardtext.phrase import Phrase
from tabletop.cardtext.roles import Role
from tabletop.packs.wording import Wording

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


def _does(phrase: Phrase) -> str:
    """What runs it says of itself; else who else minds it."""
    run = phrase.run.func if isinstance(phrase.run, partial) else phrase.run
    if run is not None:
        told = " ".join((run.__doc__ or run.__name__).split("\n\n")[0].split())
    else:
        told = "The rules look for it."
    return f"Waits for `{phrase.deed.__name__}`. {told}" if phrase.deed else told


def _slots(wording: Wording) -> Iterator[tuple[str, str]]:
    """The kinds of slot that the phrases have, with their words."""
    used = {id(slot) for phrase in wording.phrases for slot in phrase.slots.values()}
    for name, slot in wording.phrases.kinds.items():
        if id(slot) in used:
            yield f"`{{{name}}}`", ", ".join(slot.lexicon) or f"`{slot.example}`"


def _table(heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> Iterator[str]:
    for row in (heads, ("---",) * len(heads), *rows):
        yield f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |"
