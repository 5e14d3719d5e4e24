"""Sentences that have a function of a grammar in each place where it can stand."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.cardtext.clause import capitalised
from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar

DONE = "the Foe loses all Wards"


def placed(grammar: Grammar, function: Function) -> Iterator[str]:
    """Whole sentences around an example of *function*."""
    said = function.shown
    match function.role:
        case "action":
            yield capitalised(f"{said}.")
            yield capitalised(f"when the Foe is defeated, {said}.")
            yield f"If no Hero has fallen, {said}, otherwise {DONE}."
            yield capitalised(f"{said} unless a Hero has fallen.")
        case "trait" | "modifier":
            yield capitalised(f"{said}.")
            if not function.template.startswith("when "):
                yield f"If the deck is empty, {said}."
                yield capitalised(f"{said} while the deck is empty.")
        case "trigger":
            yield capitalised(f"{said}, {DONE}.")
            yield capitalised(f"once per turn, {said}, if a Hero has fallen, {DONE}.")
            if " would " in said:
                yield capitalised(f"{said}, instead {DONE}.")
        case "cost":
            yield capitalised(f"{said}: {DONE}.")
            yield capitalised(f"{DONE} unless you {said}.")
        case "condition":
            yield capitalised(f"if {said}, {DONE}.")
            yield capitalised(f"{DONE} unless {said}.")
            yield capitalised(f"shields do nothing while {said}.").replace("shields", "Shields")
            yield capitalised(f"if {said} and no Hero has fallen, {DONE}.")
        case "count":
            yield f"You draw cards equal to {said}."
            yield f"You lose Health equal to half {said}, rounded up."
        case "duration":
            yield capitalised(f"Shields do nothing {said}.")
            yield f"When the Foe is defeated, each Hero cannot Rest {said}."
            if function.run is None:
                yield capitalised(f"{said}, when the Foe is defeated, {DONE}.")
        case "limit":
            yield capitalised(f"{said}, when the Foe is defeated, {DONE}.")
        case _:
            raise AssertionError(function.role)
