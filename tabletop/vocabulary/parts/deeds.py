"""Changing a deed before it happens: its amount, whether it happens, and to whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tabletop.cardtext.amounts import Much
from tabletop.cardtext.subjects import IT, NOBODY, SOMEBODY, Who
from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom, state
from tabletop.grammar.noun import words
from tabletop.grammar.nouns import People
from tabletop.grammar.rooms import Room
from tabletop.grammar.verb import Verb, verb
from tabletop.play.rules.procedure import Rules
from tabletop.vocabulary import harm
from tabletop.vocabulary.parts.reckoned_changes import add_reckoned_changes

says = Room("idioms")

ALL = ("each", "other")
"""The nouns that mean all, where one may mean any."""

Tells = Callable[[Any, int], object]
"""Tells by how much the present deed is changed."""


def _silent(context: Any, by: int) -> None:
    """Tell nothing."""


def add_changes(
    grammar: Grammar, nouns: tuple[str, ...], tells: Tells = _silent
) -> dict[str, Function]:
    """Add the words for changing the amount of a deed, which any of *nouns* names. A game may pass
    a function that *tells* each change."""
    words(grammar, "of", {noun: noun for noun in nouns})

    def changed(context: Any, change: Callable[[], bool]) -> bool:
        before = getattr(context.deed, "n", 0)
        done = change()
        if done:
            tells(context, context.deed.n - before)
        return done

    def lessen(context: Any, of: str, n: Much) -> bool:
        """Prevent this amount of it."""
        return changed(context, lambda: harm.change(context, n, -1))

    def prevent(context: Any, of: str, n: Much) -> bool:
        """Prevent this amount of it."""
        return lessen(context, of, n)

    def raise_(context: Any, of: str, n: Much) -> bool:
        """Increase it by this amount."""
        return changed(context, lambda: harm.change(context, n))

    def double(context: Any, of: str) -> bool:
        """Double it."""
        return changed(context, lambda: harm.double(context))

    def halve(context: Any, of: str) -> bool:
        """Halve it, rounded up."""
        less = getattr(context.deed, "n", 0) // 2
        return changed(context, lambda: harm.change(context, less, -1))

    def prevent_all(context: Any, of: str) -> bool:
        """Prevent all of it."""
        return changed(context, lambda: harm.prevent_all(context))

    slots = {"of": "of", "n": "number"}
    made = {}
    for name, run, template, *also in (
        ("less", lessen, "that {of} is {n} less", "(reduce|lower) that {of} by {n}",
         "that {of} is (reduced|lowered) by {n}"),
        ("more", raise_, "that {of} is {n} more", "(raise|increase) that {of} by {n}",
         "that {of} is (raised|increased) by {n}"),
        ("doubled", double, "that {of} is doubled", "double that {of}"),
        ("halved", halve, "that {of} is halved", "halve that {of}"),
        ("prevent some", prevent, "prevent {n} of that {of}",
         "you (may|can) prevent {n} of that {of}"),
        ("prevent", prevent_all, "prevent that {of}",
         "(prevent|ignore|cancel) (all of|all|) (that|this|the) {of}"),
    ):  # fmt: skip
        made[name] = idiom(
            grammar, "action", template, *also, run=run, slots=slots, sort="change of a deed",
            name=template.replace("{of}", nouns[0]),
        )  # fmt: skip
    add_reckoned_changes(grammar, changed, nouns[0])
    _of_it(grammar, made, nouns[0])
    return made


def _of_it(grammar: Grammar, made: dict[str, Function], noun: str) -> None:
    """`it` is the amount mentioned before, under any name."""
    for name, templates in (
        ("prevent some", ("prevent {n:number} of it",)),
        ("prevent", ("prevent (all of|) it", "you take none (of it|) (instead|)")),
        ("less", ("(reduce|lower) it by {n:number}",)),
        ("doubled", ("double it",)),
    ):
        construction = made[name].construction()
        grammar.add(construction.also(*templates, of=noun))
    avoided = made["prevent"].construction()
    avoided.category = "avoided"
    grammar.add(avoided.also("take (none|none of it|no {of:of}) instead", of=noun))


def add_answers(
    grammar: Grammar, people: People, together: People | None = None, ordered: bool = False
) -> None:
    """Add the words for whether somebody did what the sentence before says.

    *together* are the people who do it as one. If `you` are *ordered* without a name, the question
    is whether anything was done.
    """

    def does(context: Any, who: Who) -> bool:
        """Whether somebody did what the sentence before says. `each Hero` means all of them."""
        if ordered and who == "you":
            return not context.undone
        did = context.done_by_each
        if who in ALL:
            return bool(did) and all(did)
        if who in (IT, SOMEBODY, NOBODY):
            return any(did) is (who != NOBODY)
        return any(context.did(each) for each in grammar.meant(context, who))

    def does_not(context: Any, who: Who) -> bool:
        """Whether somebody did not do it."""
        return not does(context, who)

    for frame, also, run in (("[do]", "[do] so", does), ("[do] not", "[do] not do so", does_not)):
        made = state(grammar, people, frame, also, run=run, that=False)
        made.back = True
        says.answers(people, made, together, run is does)


def add_taking_over(grammar: Grammar, people: People) -> Verb:
    """Add the words for taking something on instead of another person: `you take that damage`."""

    def takes(context: Any, who: int, of: str) -> Rules[bool]:
        """Let another person suffer the deed instead."""
        deed = context.deed
        if deed is None or deed.done or getattr(deed, "who", who) == who:
            return False
        deed.prevented = True
        done = yield from context.propose(replace(deed, who=who, prevented=False))
        return not done.prevented

    return verb(
        grammar, "take over", people, "[take|suffer] that {of}", does=takes, slots={"of": "of"},
        only=("done",),
    )  # fmt: skip
