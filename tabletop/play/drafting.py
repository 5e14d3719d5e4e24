"""What people have said of a declaration so far: nothing of it has happened yet."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from tabletop.play.decision import Decision, Refusal
from tabletop.play.declaration import Declaration, Draft
from tabletop.play.sealed import sealed, unsealed


class Begun(Struct):
    """What *seat* said of what it was asked by *rule*, a key after another; some of it *anyway*."""

    seat: int
    rule: str
    keys: list[str]
    anyway: bool


class Drafting:
    """The drafts of those who are asked for a declaration, by seat.

    A draft goes with its question: where that is put anew, as after an undo, it begins afresh.
    """

    def __init__(self) -> None:
        self._drafts: dict[int, tuple[Draft, Decision]] = {}

    def question(self, decision: Decision, house_rules: Collection[str]) -> Decision:
        """What is to be said next of *decision*: itself, if its answer has no parts."""
        if not isinstance(decision, Declaration):
            self._drafts.pop(decision.seat, None)
            return decision
        kept = self._drafts.get(decision.seat)
        if kept is None or kept[0].asked_of is not decision:
            return self._keep(Draft.of(decision, house_rules)) or decision
        return kept[1]

    def draft(self, decision: Declaration, house_rules: Collection[str]) -> Draft:
        """What was said of *decision* so far."""
        self.question(decision, house_rules)
        return self._drafts[decision.seat][0]

    def say(self, decision: Declaration, key: str, *, anyway: bool) -> Draft | None:
        """Say *key* next of *decision*, whose question was shown; the draft once it is whole.

        :raises Refusal: if it cannot be said.
        """
        draft, _ = self._drafts[decision.seat]
        draft = replace(draft, anyway=draft.anyway or anyway).take(key)
        if self._keep(draft) is not None:
            return None
        del self._drafts[decision.seat]
        return draft

    def holds(self, question: Decision) -> bool:
        """Whether *question* is part of a declaration."""
        return any(each is question for _, each in self._drafts.values())

    def has_begun(self, seat: int) -> bool:
        """Whether *seat* has said anything of a declaration."""
        kept = self._drafts.get(seat)
        return kept is not None and bool(kept[0].said or kept[0].chosen)

    def unsay(self, seat: int) -> bool:
        """Take back what *seat* said last; whether it had said anything."""
        draft = self._drafts[seat][0].back() if self.has_begun(seat) else None
        if draft is None:
            return False
        self._keep(draft)
        return True

    def kept(self) -> dict[int, tuple[Draft, Decision]]:
        """All drafts as they are now, to come back to."""
        return dict(self._drafts)

    def restore(self, kept: dict[int, tuple[Draft, Decision]]) -> None:
        """Come back to the drafts as they were *kept*."""
        self._drafts = kept

    def opaque(self) -> str:
        """All that is begun as a text that says nothing to who happens to read it."""
        begun = [draft for draft, _ in self._drafts.values() if draft.said or draft.chosen]
        return sealed(
            [Begun(d.asked_of.seat, d.asked_of.rule, [*d.spoken()], d.anyway) for d in begun]
        )

    def read(self, text: str, asked: Iterable[Decision], house_rules: Collection[str]) -> None:
        """Begin again what `opaque` wrote, as far as it is *asked* still and can be said."""
        of = {each.seat: each for each in asked if isinstance(each, Declaration)}
        for begun in unsealed(text, list[Begun]) or ():
            declaration = of.get(begun.seat)
            if declaration is None or declaration.rule != begun.rule:
                continue
            draft = Draft.of(declaration, house_rules, begun.anyway)
            try:
                for key in begun.keys:
                    draft = draft.take(key)
            except Refusal:
                continue
            self._keep(draft)

    def _keep(self, draft: Draft) -> Decision | None:
        """Keep *draft*, unless it is whole; returns what it asks next."""
        question = draft.question()
        if question is not None:
            question.offered = [option.plain() for option in question.offered]  # it is looked at
            self._drafts[draft.asked_of.seat] = draft, question
        return question
