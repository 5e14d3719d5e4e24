"""The wording of a hint: what to answer, and why, in a sentence with *because*."""

from __future__ import annotations

from tabletop.play.questions.decision import Decision, Refusal
from tabletop.table.view import View

ALIKE = "No other answer looks better, as far as can be seen."

OPENING = frozenset((
    "a", "after", "all", "an", "any", "as", "at", "before", "both", "by", "each", "enough",
    "every", "everybody", "everything", "from", "in", "it", "its", "least", "most", "neither", "no",
    "nobody", "none", "nothing", "of", "only", "or", "other", "otherwise", "so", "some", "somebody",
    "that", "the", "their", "them", "there", "these", "they", "this", "those", "to", "what", "who",
    "whoever", "with", "without", "you", "your",
))  # fmt: skip
"""Words that are written with a small letter after *because*; names keep their capital."""


def because(answer: str, why: str) -> str:
    """*answer* and the sentences of *why* as one hint. Without reasons, it says that nothing looks
    better."""
    why = why.strip() or ALIKE
    first, _, _ = why.partition(" ")
    if first.strip(",.:;").lower() in OPENING:
        why = f"{why[0].lower()}{why[1:]}"
    return f"{answer.strip().rstrip('.')}, because {why}"


def answered(view: View, decision: Decision, key: str) -> str:
    """The label of the answer *key* to *decision*; empty if there is none."""
    try:
        return decision.accept(key, view.house_rules, anyway=True).label.rstrip(".")
    except Refusal:
        return ""
