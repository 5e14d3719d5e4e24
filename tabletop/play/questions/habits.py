"""What a table answers for a seat, unasked: what is moot, what is always answered alike there, and
what is usual before a game begins.

It is given as an answer, and stands in the journal as one: rules know nothing of it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from tabletop.play.questions.decision import CHANCE, Decision, Option

NOTE = "habit: "
"""What the notes of a table are called that say how questions of a kind are answered there: behind
it stands the name of the habit."""


def told(notes: Mapping[str, str]) -> dict[str, str]:
    """How questions are answered at a table with these *notes*, by the names of their habits."""
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
    """The answer that a table with these *notes* gives to the one open question of those *asked*;
    nothing where somebody is to be asked. Several are secret from each other, and what chance did
    is for people to say. What is *moot* may be asked all the same.

    What is warned of is never given by habit: things are not as they always are.
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
    """The answer that a table gives to *decision* before the game begins, if there is a usual one.

    Unlike what is `unasked` it may be one of several that are asked together: it tells nobody
    anything. What is warned of is not given.
    """
    option = _open(decision, decision.usual.key if decision.usual else "", house_rules)
    return option if option is not None and not option.warning else None


def _open(decision: Decision, key: str, house_rules: Collection[str]) -> Option | None:
    option = decision.option(key) if key else None
    return option if option is not None and option.is_open(house_rules) else None
