"""Which answers of a question are folded away in the panel, for they would bury the others."""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile

from tabletop.play.questions.decision import Decision, Option

MANY = 8
"""How many answers that the table gives by dragging, or that are forbidden, may stand unfolded."""

FEW = 2
"""So many that stand aside bury nothing, where nothing else is folded away."""


def folds(options: list[Option]) -> list[Option]:
    """The answers to fold away where they are many and would bury the others: those that stand
    aside, those about a piece that are forbidden, and if many are left, those that dragging a piece
    to a place gives.

    What is forbidden of the whole table stands where it is, unless that is too much, too."""
    apart = [each for each in options if each.aside and not each.why]
    stopped = [each for each in options if each.why]
    forbidden = stopped if len(stopped) > MANY else [each for each in stopped if each.pieces]
    if len(apart) <= FEW and len(forbidden) <= MANY:
        apart = []
    dragged = [
        each
        for each in options
        if each.pieces and each.zones and not each.why and each not in apart
    ]
    if len(forbidden) + len(dragged) + len(apart) <= MANY and not apart:
        return []
    folded = apart + forbidden + (dragged if len(dragged) > MANY else [])
    left = any(not each.why and each not in folded for each in options)
    return folded if left else []


def under_cards(folded: list[Option]) -> dict[int, list[Option]]:
    """Of what is *folded* that which stands aside and is about halves of a card, by its piece: it
    is folded under that card."""
    found: dict[int, list[Option]] = {}
    for option in folded:
        if option.aside and option.half and not option.why:
            found.setdefault(option.pieces[0], []).append(option)
    return found


def in_one(options: list[Option]) -> str:
    """What several *options* are called in one line: `Ram: plain Attack 2, Tend or Move 2`."""
    words = [option.label.rstrip(".").split(" ") for option in options]
    alike = takewhile(lambda each: len({*each}) == 1, zip(*words, strict=False))
    shared = [each[0] for each in alike]
    *rest, last = [" ".join(each[len(shared) :]) for each in words]
    listed = f"{', '.join(rest)} or {last}" if rest else last
    return " ".join(filter(None, [*shared, listed]))


def numbered(
    decision: Decision, folded: list[Option], house_rules: Collection[str]
) -> list[Option]:
    """The answers that are not *folded*, in the order of their numbers: what may be done first, of
    that what the question is for, and of that what would not be in vain."""
    keys = {option.key for option in folded}
    shown = [option for option in decision.options if option.key not in keys]
    return sorted(
        shown,
        key=lambda option: (
            not option.is_open(house_rules),
            option.aside,
            bool(option.effect and option.warning),
        ),
    )
