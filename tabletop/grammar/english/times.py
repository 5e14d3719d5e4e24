"""How periods are worded: how often, when they begin and end, and until when something lasts."""

from __future__ import annotations

from typing import Any

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH
from tabletop.grammar.bounds import Bound
from tabletop.grammar.construction import Construction, Parts, of_value, ways
from tabletop.grammar.function import Function, worded
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People
from tabletop.grammar.wording import Wording

_START = "(start|beginning)"
_EVERY = "(each|every)"

INSIDE = "duration/inside"
"""The category of how long a number is so, where that stands behind the number: `your hand limit
this turn is 9`."""


def often(grammar: Grammar, limit: Function, name: str, called: str) -> None:
    """`once per turn`, `this turn`."""
    made = limit.construction()
    worded(made, f"once per {called}")
    within = "(each|every|a|per|(in|on|during|) (this|each|a|every|the same)|while in this)"
    for lead in ("", "(only|at most|no more than|not more than) "):
        worded(made, f"{lead}once {within} {called}", False)
    grammar.add(made, of_value("period", name, f"this {name}"))


def moment(
    grammar: Grammar, made: Function, edge: str, whose: str, called: str, printed: str = ""
) -> None:
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
        if printed:
            worded(construction, printed)
        worded(construction, f"at the {start} of (each|every|a|the|this) {called}", not printed)
        if edge == "end":
            worded(construction, f"after {a} {called}", False)
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
        inside = made.construction()
        inside.category = INSIDE
        worded(inside, f"(during|for|in|) this {called}", False)
        grammar.add(inside)
    grammar.add(construction)


def _whose(people: str) -> str:
    """The gap for whose period is meant; where *people* have none of their own, `the`."""
    return f"{{who:{people}/owner}}" if people else "the"


def lasting_next(
    grammar: Grammar, made: Function, name: str, called: str, people: str = ""
) -> None:
    """`until the end of the next turn`, `until the end of your next turn`."""
    construction, whose = made.construction(), _whose(people)
    worded(construction, f"until the end of {whose} next {name}")
    worded(construction, f"until the end of {whose} (next|following) {called}", False)
    grammar.add(construction)


def lasting_till(
    grammar: Grammar, made: Function, name: str, called: str, people: str = ""
) -> None:
    """`until the next turn`, `until your next turn`: until that begins."""
    construction, whose = made.construction(), _whose(people)
    worded(construction, f"until {whose} next {name}")
    worded(construction, f"until {whose} (next|following) {called} (begins|starts|)", False)
    worded(construction, f"until the {_START} of {whose} (next|following) {called}", False)
    grammar.add(construction)


def next_moment(grammar: Grammar, waits: Function, until: Function, called: str, own: bool) -> None:
    """`at the start of your next turn`: what starts, waited for until the end of the next."""
    duration = Said(until, {"who": "you"} if own else {})
    made = Construction(NEXT, lambda parts: (Said(waits, {}), duration), lambda said: None)
    whose = "your" if own else "the"
    made.also(
        f"at the {_START} of {whose} (next|following) {called}",
        f"when {whose} (next|following) {called} (begins|starts)",
    )
    grammar.add(made)


NEXT = "moment/next"
"""The category of a start that is awaited once: its moment, and until when that is awaited."""


def next_time(grammar: Grammar, made: Function, what: str, people: str) -> None:
    """`for your next roll`."""
    construction = made.construction()
    whose = f"{{who:{people}/owner}}"
    worded(construction, f"for {whose} next {what}")
    worded(construction, f"(on|with|during|in|until after) {whose} next {what}", False)
    grammar.add(construction)


def owners(people: People) -> None:
    """Have the words for whose period it is: `your`, `that Hero's`, `the active Hero's`."""
    grammar, id = people.grammar, people.id
    category = f"{id}/owner"
    if category in grammar.kinds:
        return
    grammar.kind(category, somebody=True)
    grammar.add(of_value(category, "you", "your"))
    that = of_value(category, EACH, f"that {people.word} 's").also("their", "his or her", "its")
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
    first.also(f"the first time {each} {{limit:{category}}} (that|) {{e:event}}")
    first.also(f"the first time {{e:event}} {each} {{limit:{category}}}")
    grammar.add(only, first)


def during(grammar: Grammar, state: Function, *templates: str, **fixed: str) -> None:
    """Say that something lasts while a *state* is so in few words: `in Battle`. The first of
    *templates* is printed; what they say without a gap is *fixed*."""
    inner = state.construction()

    def make(parts: Parts) -> Said | None:
        said = inner.make(parts)
        return None if said is None else Said(grammar.so_long, {"condition": said})

    def take(said: Any) -> Parts | None:
        is_so = isinstance(said, Said) and said.phrase is grammar.so_long
        return inner.take(said.values["condition"]) if is_so else None

    made = Construction("duration", make, take, ways(templates))
    for wording in made.wordings:
        wording.fixed.update(fixed)
    grammar.add(made, first=True)


ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
"""The numbers from 1 as they are counted."""


def numbers(grammar: Grammar) -> None:
    """Have the words for which period it is, by its number: `3 or later`, `the third`."""
    if "which" in grammar.kinds:
        return
    grammar.token(
        "ordinal", lambda text: ORDINALS.index(text) + 1 if text in ORDINALS else None,
        lambda n: ORDINALS[n - 1] if type(n) is int and 0 < n <= len(ORDINALS) else None,
        (1, 2, 3),
    )  # fmt: skip
    for how, words in (
        (">=", "or (later|higher|after|above)"),
        ("<=", "or (earlier|lower|before|below)"),
        ("=", ""),
    ):
        made = Construction("which", _of(how), _taken(how), [Wording(f"{{n:number}} {words}")])
        nth = Construction("which/nth", _of(how), _taken(how), [Wording(f"{{n:ordinal}} {words}")])
        grammar.add(made, nth)
        if how != "=":
            name = "at least" if how == ">=" else "at most"
            short = Construction(name, _of(how), lambda said: None).also("{n:number}")
            nth = Construction(f"{name}/nth", _of(how), lambda said: None).also("{n:ordinal}")
            grammar.add(short, nth)
    grammar.kind("which")


def _of(how: Any) -> Any:
    return lambda parts: Bound(how, parts["n"])


def _taken(how: Any) -> Any:
    return lambda said: {"n": said.n} if isinstance(said, Bound) and said.how == how else None


def numbered(grammar: Grammar, made: Function, name: str, of: str) -> None:
    """`it is round 3 or later`; `in the first round`, of a longer period that is worded as *of*."""
    said = made.construction()
    worded(said, f"it is {name} {{so:which}}")
    worded(said, f"it is the {{so:which/nth}} {name} {of}", False)
    worded(said, f"it is (at least|not before) {name} {{so:at least}}", False)
    grammar.add(said)
    during(
        grammar, made, f"in the {{so:which/nth}} {name}",
        f"(in|during) the {{so:which/nth}} {name} {of}",
        f"(in|during) {name} {{so:which}}", f"in the first {{so:at most}} {name}s",
        f"(from|beginning with) {name} {{so:at least}} {of} (on|)",
        f"(from|beginning with) the {{so:at least/nth}} {name} {of} (on|)",
    )  # fmt: skip


def nth_moment(grammar: Grammar, made: Function, edge: str, name: str, of: str) -> None:
    """`at the end of round 3`."""
    construction = made.construction()
    construction.category = "moment"
    start = _START if edge == "start" else edge
    worded(construction, f"at the {start} of {name} {{n:number}}")
    worded(construction, f"at the {start} of the {{n:ordinal}} {name} {of}", False)
    verb = "(begins|starts)" if edge == "start" else "ends"
    worded(construction, f"when {name} {{n:number}} {verb}", False)
    worded(construction, f"when the {{n:ordinal}} {name} {of} {verb}", False)
    grammar.add(construction)


def every_nth(grammar: Grammar, made: Function, edge: str, name: str) -> None:
    """`at the start of every third round`."""
    construction = made.construction()
    construction.category = "moment"
    start = _START if edge == "start" else edge
    worded(construction, f"at the {start} of every {{n:ordinal}} {name}")
    worded(construction, f"at the {start} of each {{n:ordinal}} {name}", False)
    worded(construction, f"at the {start} of every other {name}", False, n=2)
    verb = "(begins|starts)" if edge == "start" else "ends"
    worded(construction, f"when (every|each) {{n:ordinal}} {name} {verb}", False)
    grammar.add(construction)
