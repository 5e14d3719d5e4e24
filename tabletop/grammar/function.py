"""Functions: what each declared part means in one position of a sentence.

A verb has one function for the action, one for its trigger and one for its ban. To the executor
each is a `Phrase`: it has a role, the kinds of its gaps, and the rule that runs it. The grammar's
constructions word it, in the category of its role and manner.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from tabletop.cardtext.amounts import EqualTo, ForEach, Much, ThatMuch
from tabletop.cardtext.phrase import Phrase, Said
from tabletop.cardtext.phrase_function import Run
from tabletop.cardtext.roles import Manner, Role
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.subjects import CONTINUED, DID, SAME
from tabletop.grammar.wording import Wording


class Prints(Protocol):
    """The part of a grammar that its functions use."""

    def printed(self, category: str, value: Any) -> str:
        """The words for *value* in a *category*."""
        ...

    def words(self, category: str, value: Any) -> list[str] | None:
        """The same word by word; None if there are none."""
        ...

    def read(self, category: str, words: str) -> list[Any]:
        """The values that all of *words* may have in a *category*."""
        ...

    def example(self, category: str) -> str:
        """Words that can be said in a *category*."""
        ...

    def example_of(self, function: Function) -> str:
        """An example of a *function*; empty if there is none."""
        ...

    def listed(self, category: str) -> tuple[str, ...]:
        """The words of a category that a list of them makes up."""
        ...


MAY = "may"
"""The name of the part of an action that says whether it is optional."""

CATEGORIES: dict[tuple[Role, Manner], str] = {
    ("trigger", ""): "trigger",
    ("condition", "that"): "that",
    ("cost", "paid"): "paid",
    ("count", "one"): "count/one",
    ("count", "many"): "count/many",
    ("count", ""): "count/many",
}
"""The categories of functions in a manner; other categories have the name of the role."""


def category_of(role: Role, manner: Manner = "") -> str:
    """The category that words a *role* in this *manner*."""
    return CATEGORIES.get((role, manner), role)


class Kind:
    """The values of one gap of a function: all of a *category*."""

    def __init__(
        self, grammar: Prints, category: str, somebody: bool = False, together: bool = False
    ) -> None:
        """*somebody* tells that it names people; if they act *together*, who is not said is none
        of them in particular."""
        self.grammar, self.category = grammar, category
        self.somebody, self.together = somebody, together

    def write(self, value: Any) -> str:
        """*value* as it is printed; an unsaid person has no words.

        :raises ValueError: if another value has no words.
        """
        if isinstance(value, str) and value in CONTINUED:
            return ""
        return self.grammar.printed(self.category, value)

    def readings(self, words: str) -> list[Any]:
        """The values that *words* may have."""
        return self.grammar.read(self.category, words)

    @property
    def example(self) -> str:
        """Words that may stand there."""
        return self.grammar.example(self.category)

    @property
    def lexicon(self) -> tuple[str, ...]:
        """The words of the gap, if a list defines them."""
        return self.grammar.listed(self.category)


class Function(Phrase):
    """What one declared part says in one position.

    `part` is what the part is called that it follows from, `name` what it is itself called, as the
    records of what was seen know it; `kin` are kinds of deeds beside `deed` that it is about. What
    it `asks` of the past is a verb and the deed that tells of it; `number` is what it changes. What
    names nobody in a gap may still be `about` somebody; `usual` is how much the rules themselves
    give at such a moment; `able` tells whether one who is on a table can pay it. It
    `admits` only some of what may stand in its gaps, if that is told.
    """

    able: Run | None = None

    on: tuple[str, ...] = ()
    """The sorts of cards on which alone it comes about (`Card.sorts`); on all if none are named."""

    contrary: Function | None = None
    """What is so just where this is not."""

    def only_on(self, *sorts: str) -> None:
        """Tell that it comes about on these *sorts* of cards alone."""
        self.on = sorts

    def is_contrary_to(self, other: Function) -> None:
        """Tell that of it and the *other* just one is so."""
        self.contrary, other.contrary = other, self

    def __init__(
        self,
        grammar: Prints,
        role: Role,
        name: str,
        slots: Mapping[str, Kind],
        run: Run | None = None,
        *,
        deed: type | None = None,
        kin: tuple[type, ...] = (),
        before: bool = False,
        stage: str = "plus",
        back: bool = False,
        lacks: Run | None = None,
        part: str = "",
        about: str = "",
        roles: Mapping[str, str] = {},
    ) -> None:
        """*before* tells that it waits for what would happen."""
        super().__init__(name, slots, role, run, deed=deed, stage=stage, back=back, lacks=lacks)
        self._gaps_of = [f"{{{name}" for name in slots if name != "who"]
        self.kin, self.part, self._before, self.grammar = kin, part or name, before, grammar
        self.asks: tuple[str, type] | None = None
        self.number, self.about, self.usual = "", about, 0
        self.roles = roles
        self.admits: Callable[[Parts], bool] | None = None
        self.bounds_waiting = role == "duration" and run is None

    @property
    def window(self) -> str:
        """Whether it waits for what `would` happen, or acts `after` it did."""
        return "would" if self._before else "after"

    @property
    def shown(self) -> str:
        """An example of its wording."""
        return self.grammar.example_of(self) or self.template

    def has_words(self, values: Mapping[str, Any]) -> bool:
        """Whether it can be worded with *values*."""
        return self.grammar.words(category_of(self.role), Said(self, dict(values))) is not None

    def print(self, values: Mapping[str, Any], may: bool = False, manner: Manner = "") -> str:
        """The words that say this with *values*, in this *manner*."""
        said = Said(self, dict(values), may=may)
        who = values.get("who")
        follows = _FOLLOWS.get(who) if isinstance(who, str) and self.role == "action" else None
        category = follows or category_of(self.role, manner)
        if self.role == "cost" and self.grammar.words(category, said) is None:
            category = category_of(self.role, "paid")  # nobody else pays before a colon
        return self.grammar.printed(category, said)

    def construction(self, manner: Manner = "") -> Construction:
        """A construction of it, still without words."""
        category = category_of(self.role, manner)
        bare = _BARE.get(category, category)
        return Construction(bare, self.said, self._parts, of=self, takes=self)

    def check(self, construction: Construction) -> None:
        """Make sure that each wording gives a value to all gaps; the person may be unsaid.

        :raises ValueError: if one does not.
        """
        for wording in construction.wordings:
            if all(name in wording.template for name in self._gaps_of):  # as most often
                continue
            told = {*wording.names, *wording.fixed, "who"}
            if told & {"each", "base", "all", "that"}:
                told.add("n")
            if open_gaps := [name for name in self.slots if name not in told]:
                raise ValueError(f"{wording.template!r} says nothing of {open_gaps[0]!r}.")

    def said(self, parts: Parts) -> Said | None:
        """Itself with the contents of the gaps."""
        values = {name: parts[name] if name in parts else _amount(parts) for name in self.slots}
        if self.admits is not None and not self.admits(values):
            return None
        return Said(self, values, may=parts.get(MAY, False))

    def _parts(self, said: Any) -> Parts | None:
        if isinstance(said, Said) and said.phrase is self:
            return {**said.values, **_split(said.values.get("n")), MAY: said.may}
        return None


def _amount(parts: Parts) -> Much:
    """How much it is, where words stand inside of that."""
    if "each" in parts:
        return ForEach(parts["each"], parts["of"])
    if "base" in parts:
        return ForEach(parts["more"], parts["of"], parts["base"])
    if "all" in parts:
        return EqualTo(parts["all"], parts["share"])
    return ThatMuch(parts["that"])


def _split(n: Any) -> Parts:
    """The same in parts."""
    if isinstance(n, ForEach):
        return {"base": n.base, "more": n.n, "of": n.of} if n.base else {"each": n.n, "of": n.of}
    if isinstance(n, EqualTo):
        return {"all": n.of, "share": n.share}
    return {"that": n.share} if isinstance(n, ThatMuch) else {}


_BARE = {"condition": "condition/0", "that": "that/0", "trigger": "event"}
"""The categories of what may be joined to others, or stands behind `when`, by itself."""

_FOLLOWS = {SAME: "continued", DID: "continued/may"}
"""The categories of verbs that follow upon the subject of the one before."""


def worded(construction: Construction, template: str, house: bool = True, **fixed: Any) -> None:
    """Let *construction* have the wording *template*, too."""
    construction.wordings.append(Wording(template, house, fixed))
