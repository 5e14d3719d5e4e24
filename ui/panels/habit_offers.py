"""Offers below a question: always answer its kind the same way, or be asked again."""

from __future__ import annotations

from collections.abc import Iterator

from ui.panels.fact_types import Asked


def offered_habits(asked: Asked) -> Iterator[tuple[str, str, str]]:
    """The offers: (name of a habit, way, label). The first kind is each way to answer the question
    *asked* from now on; the second, with an empty way, is to be asked again what this table answers
    by itself."""
    decision, habit = asked.decision, asked.decision.habit
    if habit is not None and asked.mine:
        for way, key in habit.ways.items():
            if (option := decision.option(key)) is not None and not (option.why or option.warning):
                yield habit.name, way, f"From now on: {way[:1].lower()}{way[1:]}"
    for name, way in asked.habits.items():
        yield name, "", f"Ask again: {name} ({way.lower()})"
