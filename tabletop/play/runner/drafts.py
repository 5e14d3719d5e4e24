"""What people have said of a declaration so far: nothing of it has happened yet."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from tabletop.play.questions.decision import Decision, Refusal
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.play.records.sealed_text import sealed, unsealed


class BegunDraft(Struct):
    """What *seat* said of what it was asked by *rule*, a key after another; some of it *anyway*.

    `since` says of each key how many entries there were."""

    seat: int
    rule: str
    keys: list[str]
    anyway: bool
    since: list[int] = []


class KeptDraft(Struct, frozen=True):
    """A *draft* with what it asks next, and the `spoken` keys, each with the number of entries that
    there were; *at* is where the rules have come to."""

    draft: Draft
    question: Decision
    at: int
    spoken: tuple[tuple[str, int], ...] = ()


class Drafting:
    """The drafts of those who are asked for a declaration, by seat.

    A draft goes with its question. Where that is put again at the same place, as after a deed by
    hand, it stays if all of it can still be said; elsewhere it begins afresh. *where* says where
    the rules have come to, and how many entries there are.
    """

    def __init__(self, where: Callable[[], tuple[int, int]]) -> None:
        self._drafts: dict[int, KeptDraft] = {}
        self._where = where

    def question(self, decision: Decision, house_rules: Collection[str]) -> Decision:
        """What is to be said next of *decision*: itself, if its answer has no parts."""
        if not isinstance(decision, Declaration):
            self._drafts.pop(decision.seat, None)
            return decision
        kept = self._drafts.get(decision.seat)
        if kept is None or kept.draft.asked_of is not decision:
            kept = self._again(decision, house_rules, kept)
        return kept.question if kept is not None else decision

    def _again(
        self, decision: Declaration, house_rules: Collection[str], was: KeptDraft | None
    ) -> KeptDraft | None:
        """What is *kept* of *decision* now that it is put again, or for the first time."""
        at, _ = self._where()
        if was is not None and was.at == at and was.draft.asked_of.rule == decision.rule:
            try:
                draft = Draft.of(decision, house_rules, was.draft.anyway)
                for key, _ in was.spoken:
                    draft = draft.take(key)
            except Refusal:
                pass
            else:
                if kept := self._keep(draft, was.spoken):
                    return kept
        return self._keep(Draft.of(decision, house_rules))

    def draft(self, decision: Declaration, house_rules: Collection[str]) -> Draft:
        """What was said of *decision* so far."""
        self.question(decision, house_rules)
        return self._drafts[decision.seat].draft

    def say(self, decision: Declaration, key: str, *, anyway: bool) -> Draft | None:
        """Say *key* next of *decision*, whose question was shown; the draft once it is whole.

        :raises Refusal: if it cannot be said.
        """
        kept = self._drafts[decision.seat]
        draft = replace(kept.draft, anyway=kept.draft.anyway or anyway).take(key)
        if self._keep(draft, (*kept.spoken, (key, self._where()[1]))) is not None:
            return None
        del self._drafts[decision.seat]
        return draft

    def holds(self, question: Decision) -> bool:
        """Whether *question* is part of a declaration."""
        return any(kept.question is question for kept in self._drafts.values())

    def has_begun(self, seat: int) -> bool:
        """Whether *seat* has said anything of a declaration."""
        kept = self._drafts.get(seat)
        return kept is not None and bool(kept.spoken)

    def since(self, seat: int) -> int:
        """How many entries there were when *seat* said the last of a declaration, which has
        begun."""
        return self._drafts[seat].spoken[-1][1]

    def last_words(self, seat: int) -> str:
        """What *seat* said last of a declaration, which has begun, in words; empty if it chose
        nothing."""
        draft = self._drafts[seat].draft
        said = [option for part in (*draft.said.values(), draft.chosen) for option in part]
        return said[-1].label if said else ""

    def unsay(self, seat: int) -> bool:
        """Take back what *seat* said last; whether it had said anything."""
        kept = self._drafts[seat] if self.has_begun(seat) else None
        draft = kept.draft.back() if kept is not None else None
        if kept is None or draft is None:
            return False
        self._keep(draft, kept.spoken[:-1])
        return True

    def kept(self) -> dict[int, KeptDraft]:
        """All drafts as they are now, to come back to."""
        return dict(self._drafts)

    def restore(self, kept: dict[int, KeptDraft]) -> None:
        """Come back to the drafts as they were *kept*."""
        self._drafts = kept

    def opaque(self) -> str:
        """All that is begun as a text that says nothing to who happens to read it."""
        begun = []
        for kept in self._drafts.values():
            if kept.spoken:
                asked, (keys, since) = kept.draft.asked_of, zip(*kept.spoken, strict=True)
                begun.append(
                    BegunDraft(asked.seat, asked.rule, [*keys], kept.draft.anyway, [*since])
                )
        return sealed(begun)

    def read(self, text: str, asked: Iterable[Decision], house_rules: Collection[str]) -> None:
        """Begin again what `opaque` wrote, as far as it is *asked* still and can be said."""
        of = {each.seat: each for each in asked if isinstance(each, Declaration)}
        for begun in unsealed(text, list[BegunDraft]) or ():
            declaration = of.get(begun.seat)
            if declaration is None or declaration.rule != begun.rule:
                continue
            draft = Draft.of(declaration, house_rules, begun.anyway)
            try:
                for key in begun.keys:
                    draft = draft.take(key)
            except Refusal:
                continue
            since = begun.since or [self._where()[1]] * len(begun.keys)
            self._keep(draft, tuple(zip(begun.keys, since, strict=False)))

    def _keep(self, draft: Draft, spoken: tuple[tuple[str, int], ...] = ()) -> KeptDraft | None:
        """Keep *draft*, in which so much was *spoken*, unless it is whole."""
        question = draft.question()
        if question is None:
            return None
        question.offered = [option.plain() for option in question.offered]  # it is looked at
        kept = KeptDraft(draft, question, self._where()[0], spoken)
        self._drafts[draft.asked_of.seat] = kept
        return kept
