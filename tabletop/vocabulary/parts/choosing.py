"""Choosing the person that the next sentence refers to."""

from __future__ import annotations

from typing import Any

from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.nouns import People


def add_choosing(grammar: Grammar, people: People, together: People | None = None) -> None:
    """Add the words for choosing somebody. *together* are the people who choose as one."""
    named = (f"{together.word} (chooses|names|picks) {{who}}",) if together is not None else ()

    def chooses(context: Any, who: int) -> bool:
        """Choose somebody: the next sentence refers to that person."""
        return True

    idiom(
        grammar, "action", "choose {who}", "(you|) (choose|name|pick|select) {who}", *named,
        run=chooses,
        slots={"who": f"{people.id}/chosen"}, sort="verb",
    )  # fmt: skip
