"""Numbers that cards change, looked up when they are needed, in layers that explain themselves."""

from __future__ import annotations

from tabletop.play.modifiers import IN_STAGES, STAGES, Part, Value


def reckon(printed: Part, parts: list[Part]) -> Value:
    """The number that *parts* make of what is *printed*: set to, plus and minus, times, at least
    and at most, and within each layer in their order."""
    n, made = printed.n, sorted(parts, key=lambda each: IN_STAGES.index(each.stage))
    for each in made:
        n = STAGES[each.stage](n, each.n)
    return Value(n, (printed, *made))
