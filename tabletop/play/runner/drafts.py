"""Declarations in progress: what people have chosen so far. None of it has happened yet."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from tabletop.play.questions.decision import Decision, Refusal
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.play.records.sealed_text import sealed, unsealed


class BegunDraft(Struct):
    """What *seat* has chosen for the question of *rule*, key by key; some of it *anyway*. `since`
    is the number of entries at the time of each key."""

    seat: int
    rule: str
    keys: list[str]
    anyway: bool
    since: list[int] = []


class KeptDraft(Struct, frozen=True):
    """A *draft* with its next question, and the `spoken` keys, each with the number of entries at
    that time. *at* is the position of the rules."""

    draft: Draft
    question: Decision
    at: int
    spoken: tuple[tuple[str, int], ...] = ()


class Drafting:
    """The drafts of the seats that are asked for a declaration.

    A draft belongs to its question. If the same question is asked again at the same position, as
    after a move by hand, the draft stays if all of it can still be chosen. At another position it
    begins anew. *where* gives the position of the rules and the number of entries.
    """

    def __init__(self, where: Callable[[], tuple[int, int]]) -> None:
        self._drafts: dict[int, KeptDraft] = {}
        self._where = where

    def question(self, decision: Decision, house_rules: Collection[str]) -> Decision:
        """The next part of *decision*; *decision* itself if its answer has no parts."""
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
        """What remains of the *kept* draft of *decision*, now that it is asked again or for the
        first time."""
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
        """The draft of *decision* so far."""
        self.question(decision, house_rules)
        return self._drafts[decision.seat].draft

    def say(self, decision: Declaration, key: str, *, anyway: bool) -> Draft | None:
        """Choose *key* in the open part of *decision*; returns the draft once it is complete.

        :raises Refusal: if *key* cannot be chosen.
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
        """Whether *seat* has chosen anything of a declaration."""
        kept = self._drafts.get(seat)
        return kept is not None and bool(kept.spoken)

    def since(self, seat: int) -> int:
        """The number of entries when *seat* made its last choice in a declaration, which must have
        begun."""
        return self._drafts[seat].spoken[-1][1]

    def last_words(self, seat: int) -> str:
        """The last choice of *seat* in a declaration, which must have begun, in words; empty if it
        chose nothing."""
        draft = self._drafts[seat].draft
        said = [option for part in (*draft.said.values(), draft.chosen) for option in part]
        return said[-1].label if said else ""

    def unsay(self, seat: int) -> bool:
        """Undo the last choice of *seat*; returns whether there was one."""
        kept = self._drafts[seat] if self.has_begun(seat) else None
        draft = kept.draft.back() if kept is not None else None
        if kept is None or draft is None:
            return False
        self._keep(draft, kept.spoken[:-1])
        return True

    def kept(self) -> dict[int, KeptDraft]:
        """All drafts as they are now, for `restore`."""
        return dict(self._drafts)

    def restore(self, kept: dict[int, KeptDraft]) -> None:
        """Restore the drafts that were *kept*."""
        self._drafts = kept

    def opaque(self) -> str:
        """All drafts as a text that reveals nothing to somebody who happens to read it."""
        begun = []
        for kept in self._drafts.values():
            if kept.spoken:
                asked, (keys, since) = kept.draft.asked_of, zip(*kept.spoken, strict=True)
                begun.append(
                    BegunDraft(asked.seat, asked.rule, [*keys], kept.draft.anyway, [*since])
                )
        return sealed(begun)

    def read(self, text: str, asked: Iterable[Decision], house_rules: Collection[str]) -> None:
        """Restore the drafts that `opaque` wrote, as far as their questions are still *asked* and
        their keys can be chosen."""
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
        """Keep *draft* with its *spoken* keys, unless it is complete."""
        question = draft.question()
        if question is None:
            return None
        question.offered = [option.plain() for option in question.offered]  # it is looked at
        kept = KeptDraft(draft, question, self._where()[0], spoken)
        self._drafts[draft.asked_of.seat] = kept
        return kept
