"""Below a question: to have all of its kind answered alike, or to be asked again."""

from __future__ import annotations

from collections.abc import Iterator

from ui.panels.fact_types import Asked


def offered_habits(asked: Asked) -> Iterator[tuple[str, str, str]]:
    """The name of a habit, a way to answer it (none: it is asked again), and the words for that:
    of the question that is *asked* each way, and of all that this table answers by itself that it
    asks again."""
    decision, habit = asked.decision, asked.decision.habit
    if habit is not None and asked.mine:
        for way, key in habit.ways.items():
            if (option := decision.option(key)) is not None and not (option.why or option.warning):
                yield habit.name, way, f"From now on: {way[:1].lower()}{way[1:]}"
    for name, way in asked.habits.items():
        yield name, "", f"Ask again: {name} ({way.lower()})"
