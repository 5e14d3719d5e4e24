"""Changes of a deed by a counted number, or down to a minimum."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tabletop.cardtext.inside import Inside
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.vocabulary import harm

Changed = Callable[[Any, Callable[[], bool]], bool]
"""Carries out a change of the present deed and tells it."""


def add_reckoned_changes(grammar: Grammar, changed: Changed, noun: str) -> None:
    """Add the words for `lower that damage by the number of Sins you bear`, and for `that damage is
    2 less, but at least 1`. Records name the deed by a *noun*."""

    def by_count(sign: int, context: Any, of: str, by: Inside) -> bool:
        """Change it by the counted number."""
        return changed(context, lambda: harm.change(context, context.count(by), sign))

    def at_least(context: Any, of: str, n: int, least: int) -> bool:
        """Reduce it, but not below a minimum, unless it was lower before."""
        before = getattr(context.deed, "n", 0)
        less = before - max(min(before, least), before - n)
        return changed(context, lambda: harm.change(context, less, -1))

    counted = {"of": "of", "by": "count/many"}
    for sign, verbs, done in (
        (-1, "lower", "(reduced|lowered)"), (1, "raise", "(raised|increased)")
    ):  # fmt: skip
        template = f"{verbs} that {{of}} by {{by}}"
        idiom(
            grammar, "action", template,
            f"({'reduce' if sign < 0 else 'increase'}) that {{of}} by {{by}}",
            f"that {{of}} is {done} by {{by}}",
            run=partial(by_count, sign), slots=counted, sort="change of a deed",
            name=template.replace("{of}", noun),
        )  # fmt: skip
    template = "that {of} is {n} less , but at least {least}"
    bound = "(, but (at least|not less than|not below)|(,|) to a minimum of)"
    idiom(
        grammar, "action", template,
        f"that {{of}} is {{n}} less {bound} {{least}}",
        f"(reduce|lower) that {{of}} by {{n}} {bound} {{least}}",
        run=at_least, slots={"of": "of", "n": "number", "least": "number"},
        sort="change of a deed", name=template.replace("{of}", noun).replace(" ,", ","),
    )  # fmt: skip
