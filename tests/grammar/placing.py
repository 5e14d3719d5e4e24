"""Sentences that have a function of a grammar in each place where it can stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabletop.cardtext.clause import capitalised
from tabletop.grammar.function import Function


class Around(NamedTuple):
    """What else stands in the sentences of a game: what is `done`, when a `moment` comes, what `is`
    so or maybe `too`, a `rule`, a `ban`, how often, and what there may be `much` of."""

    done: str
    moment: str
    is_so: str
    too: str
    rule: str
    ban: str
    often: str
    much: tuple[str, ...]


TOWER = Around(
    "the Foe loses all Wards", "when the Foe is defeated", "a Hero has fallen",
    "the deck is empty", "Shields do nothing", "each Hero cannot Rest", "once per turn",
    ("You draw cards equal to {}.", "You lose Health equal to half {}, rounded up."),
)  # fmt: skip


def placed(function: Function, around: Around = TOWER) -> Iterator[str]:
    """Whole sentences *around* an example of *function*."""
    said = function.shown
    done, moment, is_so, too, _, _, often, _ = around
    match function.role:
        case "action":
            yield capitalised(f"{said}.")
            yield capitalised(f"{moment}, {said}.")
            yield f"If {is_so}, {said}, otherwise {done}."
            yield capitalised(f"{said} unless {is_so}.")
        case "trait" | "modifier":
            yield capitalised(f"{said}.")
            if not function.template.startswith("when "):
                yield f"If {too}, {said}."
                yield capitalised(f"{said} while {too}.")
        case "trigger":
            yield capitalised(f"{said}, {done}.")
            yield capitalised(f"{often}, {said}, if {is_so}, {done}.")
            if " would " in said:
                yield capitalised(f"{said}, instead {done}.")
        case "bearer":
            yield capitalised(f"{said}: {done}.")
        case "cost":
            yield capitalised(f"{said}: {done}.")
            if "who" in function.slots and not said[0].isdigit():  # which stands alone
                yield capitalised(f"{done} unless you {said}.")
        case _:
            yield from _inside(function, around)


def _inside(function: Function, around: Around) -> Iterator[str]:
    """Of what stands inside of a sentence, or before and behind it."""
    said = function.shown
    done, moment, is_so, _, rule, ban, _, much = around
    match function.role:
        case "condition":
            yield capitalised(f"if {said}, {done}.")
            yield capitalised(f"{done} unless {said}.")
            yield f"{rule} while {said}."
            yield capitalised(f"if {said} and {is_so}, {done}.")
        case "count":
            for words in much:
                yield words.format(said)
        case "duration":
            yield f"{rule} {said}."
            yield capitalised(f"{moment}, {ban} {said}.")
            if function.run is None:
                yield capitalised(f"{said}, {moment}, {done}.")
        case "limit":
            yield capitalised(f"{said}, {moment}, {done}.")
        case _:
            raise AssertionError(function.role)
