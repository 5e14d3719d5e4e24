"""A phrasebook whose words move to a grammar: both read one sentence side by side.

While a game moves, some of its words are declared in its grammar, and its phrasebook still has
the others. What the grammar reads in one way is meant so. Every other sentence is put together by
the phrasebook out of the parts of both. Conditions and counts stand inside of other parts: those
move first. This file goes with the last template.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.form import Form
from tabletop.cardtext.phrase import Phrase, Said
from tabletop.cardtext.phrasebook import Phrasebook, Worded
from tabletop.cardtext.roles import Manner, Role
from tabletop.cardtext.slots import Slot
from tabletop.grammar.construction import Construction
from tabletop.grammar.function import MAY, Function, category_of
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.joints import OWN
from tabletop.grammar.wording import Gap, Wording, plain

HEADLESS: tuple[Role, ...] = ("range", "bearer", "if", "unless")
"""What the phrasebook reads for both."""


class Moving(Phrasebook):
    """The phrasebook of a game, and the *grammar* to which its words move."""

    def __init__(self, grammar: Grammar, /, **kinds: Slot) -> None:
        """*kinds* are those of the phrasebook."""
        self.new = grammar
        super().__init__(**kinds)

    def __iter__(self) -> Iterator[Phrase]:
        yield from super().__iter__()
        yield from self.new

    # --- reading -------------------------------------------------------------------------------

    def readings(self, sentence: str) -> list[Clause]:
        """The ways to understand *sentence*; of a sound one there is just one."""
        found = self.new.readings(sentence)
        if len(found) != 1:
            found = super().readings(sentence)
        return [each for number, each in enumerate(found) if each not in found[:number]]

    def find(self, role: Role, words: str, manner: Manner) -> list[Said]:
        own = super().find(role, words, manner)
        if role in HEADLESS:
            return own
        category, first = category_of(role, manner), words.partition(" ")[0].rstrip(",:;")
        if not self.new.lexicon.may_begin(category, "a" if first == "an" else first):
            return own
        found = self.new.read(category, words)
        short = role == "duration" and not own  # `in Battle`: while the party is so
        return [*own, *(said for said in found if said not in own and (short or _is_part(said)))]

    def tails(self, role: Role, words: str) -> Iterator[tuple[str, Said | None]]:
        """*words* without what stands in this role behind them, and that."""
        if role == "duration":
            for made in self.new.lexicon.by_category.get(role, ()):
                for wording in made.wordings:
                    self.lasting.update(dict.fromkeys(wording.beginnings))
        yield from super().tails(role, words)

    # --- what it nearly reads ------------------------------------------------------------------

    def forms(self) -> Iterator[Worded]:
        """All that is read, form by form."""
        yield from super().forms()
        for category in ROLES:
            for made in self.new.lexicon.by_category.get(category, ()):
                if isinstance(made.of, Function) and not made.of.part.startswith(OWN):
                    for wording in made.wordings:
                        if wording.house:
                            yield made.of, _form(made, wording, made.of)

    def example(self, role: Role, manner: Manner) -> str:
        """Words in a *role* and *manner*; empty if there are none."""
        return super().example(role, manner) or self.new.example(category_of(role, manner))


def _is_part(said: Any) -> bool:
    """Whether it is no part that the grammar has of its own, as the phrasebook has."""
    part = getattr(said.phrase, "part", "")
    return not part.startswith(OWN) or part in (f"{OWN}and)", f"{OWN}or)")


MANNERS: dict[str, Manner] = {
    "that/0": "that", "paid": "paid", "count/one": "one", "count/many": "many",
}  # fmt: skip
"""How what is said in these categories is worded."""

ROLES = {
    **dict.fromkeys(("moment", "action", "condition/0", "cost", "modifier", "trait"), ""),
    **dict.fromkeys(("duration", "limit", *MANNERS), ""),
    "event": "when ",
}
"""The categories of whole parts of a sentence, and what stands before what is said in them."""


def _form(made: Construction, wording: Wording, function: Function) -> Form:
    """*wording* as a form of a phrase."""
    template = plain(ROLES[made.category] + wording.template).replace(" ,", ",").replace(" :", ":")
    kinds = {gap.name: function.grammar.kind(gap.category) for gap in wording.gaps()}  # type: ignore[attr-defined]
    fixed = {name: value for name, value in wording.fixed.items() if name != MAY}
    return Form(
        function.role, _without_categories(template), kinds, fixed=fixed,
        may=bool(wording.fixed.get(MAY)), manner=MANNERS.get(made.category, ""),
    )  # fmt: skip


def _without_categories(template: str) -> str:
    for gap in Wording(template).items:
        if isinstance(gap, Gap):
            template = template.replace(f"{{{gap.name}:{gap.category}}}", f"{{{gap.name}}}")
    return template
