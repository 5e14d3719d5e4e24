"""Idioms: fixed wordings of a game that no other part could make; and states.

A rulebook explains each idiom. A *state* is true of somebody or not, and can stand as a condition
and behind a noun. A part that only one card uses counts as an idiom.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from tabletop.cardtext.phrase_function import Run
from tabletop.cardtext.roles import Role
from tabletop.grammar.frames import filled, gaps
from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People, Single
from tabletop.grammar.quantified import of_people
from tabletop.grammar.rooms import Room
from tabletop.grammar.wording import plain
from tabletop.table.table import Table

says, times = Room("idioms"), Room("times")


def idiom(
    grammar: Grammar,
    role: Role,
    template: str,
    *also: str | tuple[str, dict[str, Any]],
    run: Run | None = None,
    slots: Mapping[str, str] = {},
    category: str = "",
    sort: str = "idiom",
    name: str = "",
    agrees: str = "",
    **told: Any,
) -> Function:
    """Words that stand for themselves in a *role*; *also* are other wordings, each with what it
    says without a gap. *slots* are its gaps, by name, *name* what it is called in records; where
    its verb *agrees* with several, it is printed so. For *told* see `Function`.

    :raises ValueError: if another wording has a gap of which *template* says nothing.
    """
    grammar.declare(sort, name or plain(template))
    found = {each: slots.get(each, what) for each, what in gaps((template,)).items()}
    made = grammar.function(role, name or plain(template), found, run, **told)
    ways = [((each, {}) if isinstance(each, str) else each) for each in (template, *also)]
    for words, _ in ways:
        if lost := gaps((words,)).keys() - found.keys():
            raise ValueError(
                f"{words!r} has a gap {min(lost)!r}, of which {template!r} says nothing."
            )
    worded = [(filled(template, found), fixed) for template, fixed in ways]
    says.words(grammar, made, worded, category)
    if agrees:
        says.words(grammar, made, [(filled(agrees, found), {})], category)
    return made


def forms(
    grammar: Grammar,
    role: Role,
    name: str,
    slots: Mapping[str, str],
    *templates: str | tuple[str, dict[str, Any]],
    sort: str,
    run: Run | None = None,
    category: str = "",
    **told: Any,
) -> Function:
    """A part called *name* of some *sort*, with *slots*, that is printed by the first of
    *templates* that says all of it; each may come with what it says without a gap."""
    grammar.declare(sort, name)
    made = grammar.function(role, name, slots, run, **told)
    ways = (((each, {}) if isinstance(each, str) else each) for each in templates)
    words = [(filled(template, slots), fixed) for template, fixed in ways]
    says.words(grammar, made, words, category, printed=len(words))
    return made


def state(
    grammar: Grammar,
    of: People | Single,
    name: str,
    *also: str,
    run: Run,
    slots: Mapping[str, str] = {},
    with_: str = "",
    negative: tuple[str, ...] = (),
    that: bool = True,
    during: tuple[str, ...] = (),
    adjective: bool = False,
    behind: bool = False,
    each: bool = False,
) -> Function:
    """Something that is true of people, or of the only one of its kind, or not: *name* is a frame,
    `[be] unhurt`; *with_* says it behind `with`, *during* that something lasts while it is so, and
    *negative* are frames of the contrary. Of people it is said behind `that`, too. What people are
    is printed before a noun if it is an *adjective*, `a free Knight`, and right *behind* it if that
    is told, `a Knight in Limbo`. *each* tells that *run* finds out itself whom `each` means."""
    of = of.within(grammar) if isinstance(of, People) else of
    named = plain(of.name) if isinstance(of, Single) else of.suffix
    whose = f"{named}: " if named else ""
    grammar.declare("state", f"{whose}{name}")
    frames, is_not = (name, *also), partial(_is_not, run)
    if isinstance(of, People):
        made = _state(grammar, of, name, frames, run, slots, with_, that, adjective, each)
        if behind:
            says.stands_behind(of, made, tuple(filled(frame, slots) for frame in frames))
        if negative:
            made.is_contrary_to(_state(grammar, of, f"not: {name}", negative, is_not, slots, ""))
    else:
        made = _single_state(grammar, of, f"{whose}{name}", frames, run, slots)
        if negative:
            it_is_not = f"{whose}not: {name}"
            made.is_contrary_to(_single_state(grammar, of, it_is_not, negative, is_not, slots))
    if during:
        acting = {"who": of.id} if isinstance(of, People) else {}  # of several that act as one
        times.during(grammar, made, *(filled(each, slots) for each in during), **acting)
    return made


def contrary(state: Function) -> Function:
    """The function that is true exactly where a *state* is not.

    :raises ValueError: if it has no words.
    """
    if state.contrary is None:
        raise ValueError(f"Nothing is contrary to {state.template!r}.")
    return state.contrary


def _single_state(
    grammar: Grammar,
    of: Single,
    name: str,
    frames: tuple[str, ...],
    run: Run,
    slots: Mapping[str, str],
) -> Function:
    made = grammar.function("condition", name, slots, run, part=name)
    says.single_state(grammar, made, of, tuple(filled(frame, slots) for frame in frames))
    return made


def _is_not(run: Run, *args: Any, **said: Any) -> bool:
    """It is not so."""
    return not run(*args, **said)


def _state(
    grammar: Grammar,
    of: People,
    name: str,
    frames: tuple[str, ...],
    run: Run,
    slots: Mapping[str, str],
    with_: str,
    that: bool = True,
    adjective: bool = False,
    each: bool = False,
) -> Function:
    who = f"{of.id}/so" if that else of.id
    if that and not each:
        run = of_people(grammar, name, run, slots)
    made = grammar.function("condition", name, {"who": who, **slots}, run, part=name)
    says.state(of, made, tuple(filled(frame, slots) for frame in frames), that, adjective)
    if with_:
        says.behind(of, made, filled(with_, slots))
    return made


def otherwise_so(made: Function, of: People, frame: str, **fixed: Any) -> None:
    """Read *frame* as well for a state of people; values without a gap are *fixed*."""
    slots = {name: kind.category for name, kind in made.slots.items() if name != "who"}  # type: ignore[attr-defined]
    says.also_so(of, made, filled(frame, slots), fixed)


def possession(
    grammar: Grammar,
    of: People,
    thing: str,
    has: Callable[[Table, int], bool],
    verbs: str = "have",
) -> None:
    """A *thing* that people have or lack: `has a Shield`, `has no Shield`. The first of the *verbs*
    is printed."""
    grammar.declare("possession", thing)

    def any_has(context: Any, who: Any) -> bool:
        """Whether any of them has it."""
        return any(has(context.table, one) for one in grammar.meant(context, who))

    def any_lacks(context: Any, who: Any) -> bool:
        """Whether any of them lacks it."""
        return any(not has(context.table, one) for one in grammar.meant(context, who))

    some, none = f"a {thing}", f"no {thing}"
    made = _state(grammar, of, f"has {some}", (f"[{verbs}] {some}",), any_has, {}, some)
    made.is_contrary_to(
        _state(grammar, of, f"has {none}", (f"[{verbs}] {none}",), any_lacks, {}, none)
    )


def count(
    grammar: Grammar,
    one: tuple[str, ...],
    many: tuple[str, ...],
    run: Run,
    back: bool = False,
) -> Function:
    """Something that can be counted: *one* of it, `fallen Hero`, and *many*. A number that counts
    no things has no *one*."""
    name = plain((*one, *many)[0])
    grammar.declare("count", name)
    made = grammar.function("count", name, {}, run, back=back)
    says.count(grammar, made, one, many)
    return made
