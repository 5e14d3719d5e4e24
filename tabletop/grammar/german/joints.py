"""How German words heads and tails of sentences, and joins conditions."""

from __future__ import annotations

from tabletop.grammar.construction import Construction, of_value
from tabletop.grammar.function import Function, worded
from tabletop.grammar.german.declension import GENDERS, relative
from tabletop.grammar.german.framing import ASKED, MAIN, in_category
from tabletop.grammar.grammar import Grammar

_WORDS = {"and": "und", "or": "oder"}
_MANNERS = ("condition", f"condition{MAIN}", *(f"relative/{each}" for each in (*GENDERS, "+")))
"""Behind `wenn`, by itself, and behind a noun."""


def condition(grammar: Grammar, joined: Function, word: str) -> None:
    """`wenn ... und ...`; `der ... und der ...`."""
    for manner in _MANNERS:
        made = in_category(joined, f"{manner}/{word}+")
        worded(made, f"{{left:{manner}/0}} {_WORDS[word]} {{right:{manner}/{word}}}")
        grammar.add(made)
        grammar.passes(f"{manner}/{word}", f"{manner}/0", f"{manner}/{word}+")
        if word == "and" and manner.startswith("relative"):  # `die du lenkst und die ... oder ...`
            grammar.passes(f"{manner}/and", f"{manner}/or+")


def conditions(grammar: Grammar) -> None:
    """A condition is a single one, or several that are joined; a relative clause begins with a
    pronoun that agrees with its noun."""
    for manner in _MANNERS:
        grammar.passes(manner, f"{manner}/0", f"{manner}/and+", f"{manner}/or+")
    for gender in (*GENDERS, "+"):
        inner = "that/+" if gender == "+" else "that/0"
        made = Construction(
            f"relative/{gender}/0", lambda parts: parts["it"], lambda said: {"it": said}
        )
        worded(made, f"{relative(gender, '')} {{it:{inner}}}")
        grammar.add(made)


JOINTS = ("wähle", "bis", "gilt", "eines", "und", "oder", "dann", "sonst", "stattdessen")
"""Words that stand between the parts of sentences."""

HEADS: dict[str, tuple[str, ...]] = {
    "if {condition}": ("wenn {condition}",),
    "while {condition}": ("solange {condition}",),
    "unless {condition}": ("außer wenn {condition}",),
    "unless {price}": ("außer wenn {price:paid}",),
    "otherwise": ("sonst",),
    "otherwise, if {condition}": ("sonst , wenn {condition}",),
    "then": ("danach",),
    "then, if {condition}": ("danach , wenn {condition}",),
    "you may do this only if {condition}": (
        "du darfst dies nur tun , wenn {condition}",
        "darfst du dies nur tun , wenn {condition}",
    ),
    "you cannot do this if {unless}": (
        "du kannst dies nicht tun , wenn {unless:condition}",
        "kannst du dies nicht tun , wenn {unless:condition}",
    ),
    "you may do this only {often}": (
        "du darfst dies nur {often:limit} tun",
        "darfst du dies nur {often:limit} tun",
    ),
    "{range}": ("{range:range/n}",),
}
"""The words for each head and tail; what may be a body, also behind what comes first."""


def head(grammar: Grammar, made: Function) -> None:
    """What may stand before or behind the body of any sentence."""
    first, *behind = HEADS[made.template]
    construction = made.construction()
    worded(construction, first)
    grammar.add(construction)
    for each in behind:
        asked = in_category(made, f"{made.role}{ASKED}")
        worded(asked, each)
        grammar.add(asked)


def begins(grammar: Grammar, made: Function) -> None:
    """Nothing: no card in German says that something begins to hold among other things."""


def triggers(grammar: Grammar) -> None:
    """`wenn ...`, and moments."""
    trigger = Construction("trigger", lambda parts: parts["e"], lambda said: {"e": said})
    worded(trigger, "wenn {e:event}")
    grammar.add(trigger)
    grammar.passes("trigger", "moment")
    grammar.add(of_value("joint", "", " ".join(JOINTS)))  # so that they are known
