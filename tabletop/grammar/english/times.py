"""How periods are worded: how often, when they begin and end, and until when something lasts."""

from __future__ import annotations

from tabletop.cardtext.subjects import EACH
from tabletop.grammar.construction import Construction, of_value
from tabletop.grammar.function import Function, worded
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People
from tabletop.grammar.wording import Wording

_START = "(start|beginning)"
_EVERY = "(each|every)"


def often(grammar: Grammar, limit: Function, name: str, called: str) -> None:
    """`once per turn`, `this turn`."""
    made = limit.construction()
    worded(made, f"once per {called}")
    within = "(each|every|a|in each|on each|during each|in a|on every)"
    worded(made, f"once {within} {called}", False)
    worded(made, f"(only|) once per {called}", False)
    grammar.add(made, of_value("period", name, f"this {name}"))


def moment(grammar: Grammar, made: Function, edge: str, whose: str, called: str) -> None:
    """`at the start of your turn`, `at the end of each turn`: an *edge* of it, *whose* it is."""
    construction = made.construction()
    construction.category = "moment"
    start = _START if edge == "start" else edge
    verb = "(begins|starts)" if edge == "start" else "ends"
    if whose == "your":
        worded(construction, f"at the {start} of your {called}")
        worded(construction, f"at the {start} of {_EVERY} of your {called}s", False)
        worded(construction, f"when your {called} {verb}", False)
    else:
        a = "(each|every|a)"
        worded(construction, f"at the {start} of (each|every|a|the|this) {called}")
        worded(construction, f"when (each|a|the|this|every) {called} {verb}", False)
        worded(construction, f"at the {start} of {a} {{who:who/word}} 's {called}", False)
    grammar.add(construction)


def lasting(grammar: Grammar, made: Function, name: str, called: str, people: str = "") -> None:
    """`until the end of the turn`; of *people* whose own it is, `until the end of your turn`."""
    construction = made.construction()
    if people:
        worded(construction, f"until the end of {{who:{people}/owner}} {name}")
        worded(construction, f"until the end of {{who:{people}/owner}} {called}", False)
        worded(construction, f"until {{who:{people}/owner}} {called} (ends|is over)", False)
    else:
        this = "(the|this|the current)"
        worded(construction, f"until the end of the {name}")
        worded(construction, f"until the end of {this} {called}", False)
        worded(construction, f"until {this} {called} (ends|is over)", False)
        worded(construction, f"for the rest of {this} {called}", False)
        worded(construction, f"(during|for|in|) this {called}", False)
    grammar.add(construction)


def lasting_next(
    grammar: Grammar, made: Function, name: str, called: str, people: str = ""
) -> None:
    """`until the end of the next turn`, `until the end of your next turn`."""
    construction = made.construction()
    whose = f"{{who:{people}/owner}}" if people else "the"
    worded(construction, f"until the end of {whose} next {name}")
    worded(construction, f"until the end of {whose} (next|following) {called}", False)
    grammar.add(construction)


def lasting_till(
    grammar: Grammar, made: Function, name: str, called: str, people: str = ""
) -> None:
    """`until the next turn`, `until your next turn`: until that begins."""
    construction = made.construction()
    whose = f"{{who:{people}/owner}}" if people else "the"
    worded(construction, f"until {whose} next {name}")
    worded(construction, f"until {whose} (next|following) {called} (begins|starts|)", False)
    worded(construction, f"until the {_START} of {whose} (next|following) {called}", False)
    grammar.add(construction)


def owners(people: People) -> None:
    """Have the words for whose period it is: `your`, `that Hero's`, `the active Hero's`."""
    grammar, id = people.grammar, people.id
    category = f"{id}/owner"
    if category in grammar.kinds:
        return
    grammar.kind(category, somebody=True)
    grammar.add(of_value(category, "you", "your"))
    that = of_value(category, EACH, f"that {people.word} 's").also("their", "his or her")
    best = Construction(category, lambda parts: parts["it"], lambda said: {"it": said})
    best.wordings = [Wording(f"{{it:{id}/best}} 's")]
    grammar.add(that, best)


def first_time(grammar: Grammar, limit: Function, name: str, called: str) -> None:
    """`the first time each turn ...`: how often, and what it waits for, in one."""
    category, each = f"limit/{name}", "(each|every|in each|on each|per)"
    only = limit.construction()
    only.category = category
    worded(only, called)

    first = Construction(
        "first time", lambda parts: (parts["limit"], parts["e"]), lambda said: None
    )
    first.also(f"the first time {each} {{limit:{category}}} {{e:event}}")
    first.also(f"the first time {{e:event}} {each} {{limit:{category}}}")
    grammar.add(only, first)
