"""What every English grammar has: numbers, joints, heads and tails of sentences, and conditions
that are joined."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from tabletop.cardtext.clause import and_then, or_else
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.slots import Range
from tabletop.grammar.construction import Construction
from tabletop.grammar.function import Function, worded
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.tokens import NUMERALS

_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}")
_RANGE = re.compile(Range.pattern)

OWN = "("
"""How the parts are called that belong to the grammar itself."""


def furnish(grammar: Grammar) -> None:
    """Have what every grammar has."""
    _numbers(grammar)
    _conditions(grammar)
    _heads(grammar)


def number(text: str) -> int | None:
    """The number that *text* writes in figures or letters."""
    if _NUMBER.fullmatch(text):
        return int(text)
    return NUMERALS.index(text) + 1 if text in NUMERALS else None


def _numbers(grammar: Grammar) -> None:
    def only(fits: Any) -> Any:
        def read(text: str) -> int | None:
            n = number(text)
            return n if n is not None and fits(n) else None

        return read

    def written(fits: Any) -> Any:
        return lambda n: str(n) if type(n) is int and n >= 0 and fits(n) else None

    categories: tuple[tuple[str, Callable[[int], bool], tuple[int, ...]], ...] = (
        ("number", lambda n: True, (2, 1, 3, 4, 5, 6, 7, 8, 9)),
        ("one", lambda n: n == 1, (1,)),
        ("many", lambda n: n != 1, (2, 3, 4, 5, 6, 7, 8, 9)),
    )
    for category, fits, examples in categories:
        grammar.token(category, only(fits), written(fits), examples)
        grammar.kind(category)
    grammar.token("signed", _signed, lambda n: f"{n:+}", (1, -2, 2, 3))
    grammar.token("plus", _plus, lambda n: f"+{n}", (1, 2, 3))
    grammar.token("range/n", _range, Range().write, ((1, 3), (4, 6), (2,), (5,)))


def _signed(text: str) -> int | None:
    return int(text) if re.fullmatch(r"[+-][1-9][0-9]{0,2}", text) else None


def _plus(text: str) -> int | None:
    return int(text) if re.fullmatch(r"\+[1-9][0-9]{0,2}", text) else None


def _range(text: str) -> tuple[int, ...] | None:
    return Range().read(text) if _RANGE.fullmatch(text) else None


# --- conditions --------------------------------------------------------------------------------


def _both(context: Any, left: Said, right: Said) -> bool:
    """Both are true."""
    return bool(left.run(context)) and bool(right.run(context))


def _either(context: Any, left: Said, right: Said) -> bool:
    """One of them is true, or both are."""
    return bool(left.run(context)) or bool(right.run(context))


def _conditions(grammar: Grammar) -> None:
    for word, run in (("and", _both), ("or", _either)):
        joined = grammar.function(
            "condition", f"{{left}} {word} {{right}}",
            {"left": "condition/0", "right": f"condition/{word}"}, run, part=f"{OWN}{word})",
        )  # fmt: skip
        whole = _in(joined, f"condition/{word}+")
        worded(whole, f"{{left:condition/0}} {word} {{right:condition/{word}}}")
        that = _in(joined, f"that/{word}+")
        worded(that, f"{{left:that/0}} {word} that {{right:that/{word}}}")
        worded(that, f"{{left:that/0}} {word} who {{right:that/{word}}}", False)
        grammar.add(whole, that)
        for manner in ("condition", "that"):
            grammar.passes(f"{manner}/{word}", f"{manner}/0", f"{manner}/{word}+")
    for manner in ("condition", "that"):
        grammar.passes(manner, f"{manner}/0", f"{manner}/and+", f"{manner}/or+")


def _in(function: Function, category: str) -> Construction:
    made = function.construction()
    made.category = category
    return made


# --- heads and tails ---------------------------------------------------------------------------


def _is_true(*args: Any, condition: Said) -> Any:
    """Whether the condition is true."""
    return condition.run(*args)


def _heads(grammar: Grammar) -> None:
    def head(
        role: Any, name: str, slots: Any, run: Any, *templates: str, back: bool = False
    ) -> Any:
        made = grammar.function(role, name, slots, run, back=back, part=f"{OWN}{name})")
        construction = made.construction()
        for place, template in enumerate(templates):
            worded(construction, template, place == 0)
        grammar.add(construction)
        return made

    condition = {"condition": "condition"}
    given = "(provided that|provided|assuming that|assuming)"
    grammar.if_so = head(
        "if", "if {condition}", condition, _is_true, "if {condition}", f"{given} {{condition}}"
    )
    grammar.so_long = head(
        "duration", "while {condition}", condition, _is_true, "while {condition}",
        "(as|so) long as {condition}",
    )  # fmt: skip
    grammar.unless = head("unless", "unless {condition}", condition, _is_true, "unless {condition}")
    grammar.unless_paid = head(
        "unless", "unless {price}", {"price": "paid"}, None, "unless {price:paid}"
    )
    otherwise = "(otherwise|else|if not)"
    head("if", "otherwise", {}, or_else, otherwise, back=True)
    head("if", "otherwise, if {condition}", condition, or_else,
         f"{otherwise} , if {{condition}}", back=True)  # fmt: skip
    then = "(then|after that|afterwards)"
    head("if", "then", {}, and_then, then, back=True)
    head("if", "then, if {condition}", condition, and_then, f"{then} , if {{condition}}", back=True)
    this = "(do|use) (this|it)"
    only = f"you (may|can) {this} only"
    head("trait", "you may do this only if {condition}", condition, None,
         f"{only} (if|while) {{condition}}",
         f"you (may|can) only {this} (if|while) {{condition}}",
         back=True)  # fmt: skip
    head("trait", "you cannot do this if {unless}", {"unless": "condition"}, None,
         f"you cannot {this} (if|while|when) {{unless:condition}}", back=True)  # fmt: skip
    often = f"{only} {{often:limit}}"
    head("trait", "you may do this only {often}", {"often": "limit"}, None, often,
         f"you (may|can) (only|) {this} {{often:limit}}", back=True)  # fmt: skip
    head("range", "{range}", {"range": "range/n"}, None, "{range:range/n}")
    trigger = Construction("trigger", lambda parts: parts["e"], lambda said: {"e": said})
    worded(trigger, "(when|whenever|after|each time|every time|as soon as) {e:event}")
    grammar.add(trigger)
    grammar.passes("trigger", "moment")
