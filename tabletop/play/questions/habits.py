"""Answers that a table gives for a seat unasked: moot ones, standing ones, and usual ones before a
game begins. Each is given as an answer and stands in the journal as one, so rules do not know of
it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from tabletop.play.questions.decision import CHANCE, Decision, Option

NOTE = "habit: "
"""The prefix of a table's notes on standing answers; the name of the habit follows it."""


def told(notes: Mapping[str, str]) -> dict[str, str]:
    """The standing answers of a table with these *notes*, by the names of their habits."""
    return {
        name.removeprefix(NOTE): way for name, way in notes.items() if name.startswith(NOTE) and way
    }


def unasked(
    asked: Sequence[Decision],
    notes: Mapping[str, str],
    house_rules: Collection[str],
    *,
    moot: bool = True,
) -> Option | None:
    """The answer that a table with these *notes* gives to the one open question of *asked*; None if
    somebody must be asked.

    Several questions at once are secret from each other, and chance is answered by people or by the
    seed. A *moot* question may be asked all the same. A standing answer is never given to an option
    with a warning, because that case is unusual.
    """
    if len(asked) != 1 or asked[0].seat == CHANCE:
        return None
    decision = asked[0]
    if moot and decision.moot:
        return _open(decision, decision.moot, house_rules)
    if decision.habit is None:
        return None
    way = told(notes).get(decision.habit.name, "")
    option = _open(decision, decision.habit.ways.get(way, ""), house_rules)
    return option if option is not None and not option.warning else None


def as_usual(decision: Decision, house_rules: Collection[str]) -> Option | None:
    """The usual answer to *decision* before the game begins, None if it has none. Unlike an
    `unasked` answer, it may be one of several questions asked together, because it reveals nothing.
    An option with a warning is never taken."""
    option = _open(decision, decision.usual.key if decision.usual else "", house_rules)
    return option if option is not None and not option.warning else None


def _open(decision: Decision, key: str, house_rules: Collection[str]) -> Option | None:
    option = decision.option(key) if key else None
    return option if option is not None and option.is_open(house_rules) else None
