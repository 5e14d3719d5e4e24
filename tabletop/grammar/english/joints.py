"""How heads and tails of sentences are worded, and conditions that are joined."""

from __future__ import annotations

from dataclasses import replace

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH, REFERENCE, quantifier
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.english.spelling import written
from tabletop.grammar.function import Function, worded
from tabletop.grammar.grammar import Grammar


def condition(grammar: Grammar, joined: Function, word: str) -> None:
    """`... and ...`, `that ... and that ...`; the *word* is `and`, or `or`."""
    whole, that = joined.construction(), joined.construction()
    whole.category, that.category = f"condition/{word}+", f"that/{word}+"
    worded(whole, f"{{left:condition/0}} {word} {{right:condition/{word}}}")
    worded(that, f"{{left:that/0}} {word} that {{right:that/{word}}}")
    worded(that, f"{{left:that/0}} {word} who {{right:that/{word}}}", False)
    grammar.add(whole, that)
    if word == "and":
        grammar.add(_of_the_same(joined))
    for manner in ("condition", "that"):
        grammar.passes(f"{manner}/{word}", f"{manner}/0", f"{manner}/{word}+")


def _of_the_same(joined: Function) -> Construction:
    """`Kundry is free and owns the Bow`: both are so of whom the first names."""

    def make(parts: Parts) -> Said | None:
        left, right = parts["left"], parts["right"]
        who = left.values.get("who")
        several = quantifier(who) in ("one", "another", "random", "nobody", "somebody")
        if who is None or several or right.values.get("who") != EACH or "who" not in right.values:
            return None
        same = replace(right, values={**right.values, "who": who})
        if who != REFERENCE and joined.grammar.words("condition/0", same) is None:
            return None
        return joined.said({"left": left, "right": same})

    made = Construction("condition/and+", make, lambda said: None)
    return made.also(
        "{left:condition/0} and {right:that/0}", "{left:condition/0} and {right:that/+}"
    )


def conditions(grammar: Grammar) -> None:
    """A condition is a single one, or several that are joined."""
    for manner in ("condition", "that"):
        grammar.passes(manner, f"{manner}/0", f"{manner}/and+", f"{manner}/or+")


_THIS = "(do|use) (this|it)"
_ONLY = f"you (may|can) {_THIS} only"
_GIVEN = "(provided that|provided|assuming that|assuming)"
_OTHERWISE = "(otherwise|else|if not)"
_THEN = "(then|after that|afterwards)"

HEADS = {
    "if {condition}": ("if {condition}", f"{_GIVEN} {{condition}}"),
    "while {condition}": ("while {condition}", "(as|so) long as {condition}"),
    "unless {condition}": ("unless {condition}",),
    "unless {price}": ("unless {price:paid}",),
    "otherwise": (_OTHERWISE,),
    "otherwise, if {condition}": (f"{_OTHERWISE} , if {{condition}}",),
    "then": (_THEN,),
    "then, if {condition}": (f"{_THEN} , if {{condition}}",),
    "you may do this only if {condition}": (
        f"{_ONLY} (if|while) {{condition}}",
        f"you (may|can) only {_THIS} (if|while) {{condition}}",
    ),
    "you cannot do this if {unless}": (f"you cannot {_THIS} (if|while|when) {{unless:condition}}",),
    "you may do this only {often}": (
        f"{_ONLY} {{often:limit}}",
        f"you (may|can) (only|) {_THIS} {{often:limit}}",
    ),
    "{range}": ("{range:range/n}",),
}
"""The words for each head and tail; the first are printed."""


def head(grammar: Grammar, made: Function) -> None:
    """What may stand before or behind the body of any sentence."""
    construction = made.construction()
    for place, template in enumerate(HEADS[made.template]):
        worded(construction, template, place == 0)
    grammar.add(construction)


def triggers(grammar: Grammar) -> None:
    """`when ...`, and moments."""
    trigger = Construction("trigger", lambda parts: parts["e"], lambda said: {"e": said})
    worded(trigger, "(when|whenever|after|each time|every time|as soon as) {e:event}")
    grammar.add(trigger)
    grammar.passes("trigger", "moment")


def begins(grammar: Grammar, made: Function) -> None:
    """`you have +1 to hand limit this turn`, among other things that are done; by itself that is
    no action."""
    construction = made.construction()
    construction.category = "begins"
    worded(construction, "{begun:held} {until:duration}")
    grammar.add(construction)
    grammar.passes("held", "modifier", "trait")
    grammar.only_printed("begins/said", _as_begun)
    grammar.passes("action", "begins/said")


def _as_begun(grammar: Grammar, said: object) -> str | None:
    """What begins to hold, as it is printed among actions; it is read where there are several."""
    words = grammar.own_words("begins", said)
    return None if words is None else written(words)
