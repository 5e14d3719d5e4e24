"""Dice: who rolls, and the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.phrase_function import Run
from tabletop.grammar.bounds import Bound
from tabletop.grammar.construction import Construction
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import count, idiom
from tabletop.grammar.nouns import People
from tabletop.grammar.rooms import Room
from tabletop.grammar.verb import Does, Verb, verb
from tabletop.grammar.wording import Wording
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.procedure import Rules
from tabletop.vocabulary.harm import Suffered

positions = Room("positions")

Roll = Callable[[Any, int, Any], Rules[int]]
"""Lets somebody roll a die; returns the result."""


def add_rolls(
    grammar: Grammar, people: People, rolled: type[Suffered], roll: Roll, die: str
) -> None:
    """Add the words for rolling the *die*, a category, with rows of results. `rolled` is the deed
    of a roll, with the result `n`."""

    def rolls(context: Any, who: int, die: str) -> Rules[None]:
        """Roll the die and read the rows behind the sentence."""
        shown = yield from roll(context, who, die)
        done = yield from context.propose(rolled(who=who, n=shown))
        context.rolls.append((who, done.n))
        context.shown = done.n

    add_rolling(grammar, people, die, rolls)
    add_rolled(grammar, people, rolled)


def add_rolling(grammar: Grammar, people: People, die: str, does: Does | Run) -> Verb:
    """Add the words for rolling the *die*, a category."""
    return verb(
        grammar, "roll", people, "[roll] the {die}", "[roll] (a|one) {die}", does=does,
        slots={"die": die}, said=(f"roll (a|the) {{die:{die}}} for {{who:{people.id}}}",),
        only=("done", "paid"), reveals=True,
    )  # fmt: skip


def add_rolled(grammar: Grammar, people: People, rolled: type[Deed], natural: str = "") -> None:
    """Add the words that wait for a roll with a certain result, the `n` of the deed `rolled`.

    If the die itself shows another number, the deed's field `natural` holds that number.
    """
    _bounds(grammar)
    so = "rolled" if natural else "rolled/any"
    fits = grammar.function(
        "trigger", "when somebody rolls so much", {"who": people.id, "so": so}, _rolls,
        deed=rolled, part="roll",
    )  # fmt: skip
    frames = (f"[roll] {{so:{so}}}", "[roll] a {so:rolled}")
    positions.event(grammar, fits, people, frames, people.id, False)
    if not natural:
        return

    def shows(context: Any, who: object, n: int) -> bool:
        """Whether the die itself shows this number."""
        return bool(getattr(context.deed, natural, 0) == n)

    bare = grammar.function(
        "trigger", "when somebody rolls a natural", {"who": people.id, "n": "number"}, shows,
        deed=rolled, part="roll",
    )  # fmt: skip
    positions.event(
        grammar, bare, people,
        ("[roll] a natural {n:number}", "[roll] a {n:number}", "[roll] {n:number} on the die"),
        people.id, False,
    )  # fmt: skip


def _rolls(context: Any, who: object, so: Bound) -> bool:
    """Whether the result is this number."""
    return so.holds(getattr(context.deed, "n", 0))


def _bounds(grammar: Grammar) -> None:
    """Add the words for ranges of results, once."""
    if "rolled" in grammar.kinds:
        return
    for how, words in (("<=", "(less|lower|fewer)"), (">=", "(more|higher|above)")):
        made = Construction(
            "rolled",
            lambda parts, how=how: Bound(how, parts["n"]),  # type: ignore[misc]
            lambda said, how=how: {"n": said.n} if said.how == how else None,  # type: ignore[misc]
            [Wording(f"{{n:number}} or {words}")],
        )
        lead = "at most" if how == "<=" else "at least"
        grammar.add(made.also(f"{lead} {{n:number}}"))
    grammar.add(
        Construction(
            "rolled",
            lambda parts: Bound("=", parts["n"]),
            lambda said: {"n": said.n} if said.how == "=" else None,
            [Wording("exactly {n:number}")],
        ),
        Construction(
            "rolled/any",
            lambda parts: Bound("=", parts["n"]),
            lambda said: {"n": said.n} if said.how == "=" else None,
            [Wording("a {n:number}")],
        ),
    )
    grammar.passes("rolled/any", "rolled")
    for category in ("rolled", "rolled/any"):
        grammar.kind(category)


def add_shown(grammar: Grammar, sides: int = 0) -> None:
    """Add the words for the result of the last die. If all dice have the same number of *sides*, a
    row may say `on 4 or more`."""

    def shown(context: Any, so: Bound) -> bool:
        """Whether it showed this number."""
        return context.shown > 0 and so.holds(context.shown)

    def pips(context: Any) -> int:
        """The number it showed."""
        return int(context.shown)

    _bounds(grammar)
    is_so = idiom(
        grammar, "condition", "the roll is {so}", "(the result|the die|the number) (is|shows) {so}",
        "you (roll|rolled) {so}", "(it|the die) shows {so}", "you (roll|rolled) {so:rolled/a}",
        run=shown, slots={"so": "rolled"}, back=True, sort="state",
    )  # fmt: skip
    count(
        grammar, ("pip rolled", "pip (you|) rolled"),
        ("the number rolled", "the (result|roll) (of the die|)"), pips, back=True,
    )  # fmt: skip
    row = Construction("range/also", lambda parts: _row(grammar, parts, sides), lambda said: None)
    a = "(a|a roll of|)"
    row.also(
        f"on {a} {{low:number}} (or|to) {{high:number}}", f"on {a} {{n:number}}",
        f"on {a} {{span:range/n}}",
    )  # fmt: skip
    if sides:
        row.also(
            f"on {a} {{least:number}} or (more|higher)", f"on {a} {{most:number}} or (less|lower)"
        )
    else:
        on = Construction(
            "if/also", lambda parts: Said(grammar.if_so, {"condition": is_so.said(parts)}),
            lambda said: None,
        )  # fmt: skip
        grammar.add(on.also(f"on {a} {{so:rolled}}"))
    grammar.add(row)


def _row(grammar: Grammar, parts: Any, sides: int) -> Any:
    if "low" in parts:
        span: tuple[int, ...] = (parts["low"], parts["high"])
    elif "least" in parts:
        span = (parts["least"], sides)
    elif "most" in parts:
        span = (1, parts["most"])
    else:
        span = parts.get("span") or (parts["n"],)
    if len(span) == 2 and span[0] >= span[1]:
        span = span[:1] if span[0] == span[1] else ()
    if not span:
        return None
    row = next(each for each in grammar.functions if each.role == "range")
    return Said(row, {"range": span})
