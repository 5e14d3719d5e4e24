"""Naming somebody of whom the next sentence speaks."""

from __future__ import annotations

from typing import Any

from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.nouns import People


def add_choosing(grammar: Grammar, people: People, together: People | None = None) -> None:
    """The words for naming somebody; *together* are those who do so as one."""
    named = (f"{together.word} (chooses|names|picks) {{who}}",) if together is not None else ()

    def chooses(context: Any, who: int) -> bool:
        """Who it is is said: the sentence behind it speaks of that one."""
        return True

    idiom(
        grammar, "action", "choose {who}", "(you|) (choose|name|pick|select) {who}", *named,
        run=chooses,
        slots={"who": f"{people.id}/chosen"}, sort="verb",
    )  # fmt: skip
