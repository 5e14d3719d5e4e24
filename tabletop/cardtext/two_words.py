"""What a sentence comes to, in two words: for a chip on its card, and a button that does it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tabletop.cardtext.phrase import Said

MOST = 2
"""So many sentences are told; what comes behind them is on the card."""


def in_two_words(
    sentences: Iterable[Said], shorter: Mapping[str, str], numbers: Mapping[str, str] | None = None
) -> str:
    """*sentences* by what is *shorter* of the template of each, with its values in it; nothing of
    one that has nothing shorter, or whose number is not known beforehand, and of those behind it.
    *numbers* are called so where they change; others by their own names.
    """
    told = list[str]()
    for said in sentences:
        words = _told(said, shorter, numbers or {})
        if not words or len(told) == MOST:
            break
        told.append(words)
    return ", ".join(told)


def _told(said: Said, shorter: Mapping[str, str], numbers: Mapping[str, str]) -> str:
    form = shorter.get(said.phrase.template, "")
    values = {name: _plain(value, numbers) for name, value in said.values.items()}
    values["said"] = str(said)  # as it is worded on the card
    if not form or any("{" + name + "}" in form and not told for name, told in values.items()):
        return ""
    return form.format_map(values)


def _plain(value: object, numbers: Mapping[str, str]) -> str:
    """A number, a name or a change, as it is told; empty for what hangs on something else."""
    if (by := getattr(value, "by", None)) is not None:
        number = str(getattr(value, "number", ""))
        called = numbers.get(number, number.removeprefix("target_").replace("_", " "))
        return f"{by:+d} {called}" if isinstance(by, int) else ""
    if not hasattr(value, "of"):  # what is so much for each of something is not known so
        value = getattr(value, "n", value)
    return str(value) if isinstance(value, int | str) else ""
