"""Waiting answers: what seats that are asked together have chosen, until all of them have.

They stand in no journal, change nothing and are told to nobody, so each can be taken back without
touching another's. When the last is in, all are entered at once, as one thing to undo.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import astuple, replace

from tabletop.play.decision import Decision, Refusal
from tabletop.play.journal import Answer, AnyEntry, Chance, Override
from tabletop.play.sealed import sealed, unsealed
from tabletop.table.table import Table

OTHERS_CHOSE = "Others have chosen already, and this would undo it. They take theirs back first."


NOWHERE = 0
"""Where the rules have come to before anything was answered."""


class Stages:
    """Where the rules have come to, for comparing: what is done by hand on the way counts not.

    It is reckoned on from entry to entry, each with what it comes to: for the longest journal
    as quickly as for the shortest. An entry stands in one place of one history, so what comes
    before one that is where it was is as it was.
    """

    def __init__(self) -> None:
        self._known: list[tuple[AnyEntry, int]] = []

    def before(self, entries: Sequence[AnyEntry], number: int) -> int:
        """Where they have come to before entry *number* of *entries*."""
        known = self._known
        del known[len(entries) :]
        while known and known[-1][0] is not entries[len(known) - 1]:
            known.pop()
        at = known[-1][1] if known else NOWHERE
        for entry in entries[len(known) :]:
            if type(entry) is Chance:
                outcome = entry.outcome if type(entry.outcome) is int else (*entry.outcome,)  # type: ignore[misc]
                at = hash((at, outcome, entry.typed))
            elif type(entry) is not Override:
                at = hash((at, type(entry), *astuple(entry)))
            known.append((entry, at))
        return known[number - 1][1] if number else NOWHERE


class Waiting:
    """The waiting answers by seat, to what is asked where the rules have come to `at`: they wait
    there, too, while players look back at what was before.

    `withdrawn` are those taken back that can be done again, and `under` how much else lay taken
    back when they were: what was taken back later is done again first. The newest is the last.
    """

    def __init__(self) -> None:
        self.answers: dict[int, Answer] = {}
        self.withdrawn: dict[int, Answer] = {}
        self.under: dict[int, int] = {}
        self.at = NOWHERE

    def __bool__(self) -> bool:
        return bool(self.answers or self.withdrawn)

    def put(self, answer: Answer, at: int) -> None:
        """Seal *answer*, given where the rules have come to *at*."""
        if at != self.at:
            self.answers, self.at = {}, at
        self.answers[answer.seat] = answer
        self.withdrawn = {}

    def take_back(self, seat: int | None, undone: int = 0) -> bool:
        """Take back the answer of *seat*, or the last one, where so much else lies *undone*;
        whether there was any."""
        seat = next(reversed(self.answers), None) if seat is None else seat
        if seat is None or seat not in self.answers:
            return False
        self.withdrawn.pop(seat, None)
        self.withdrawn[seat] = self.answers.pop(seat)
        self.under[seat] = undone
        return True

    def put_back(self, undone: int) -> bool:
        """Seal again what was taken back last; whether there was any, and nothing of so much else
        that lies *undone* was taken back later."""
        last = next(reversed(self.withdrawn), None)
        if last is None or self.under.get(last, 0) < undone:
            return False
        seat, answer = self.withdrawn.popitem()
        self.answers[seat] = answer
        return True

    def opened(self, asked: Iterable[Decision], table: Table) -> list[Answer]:
        """All answers, once they are in, the people's first: then it is they who take them back.

        All but the first follow it. None waits any more.
        """
        order = sorted((d.seat for d in asked), key=lambda seat: bool(table.seats[seat].bot))
        answers = [replace(self.answers[seat]) for seat in order]
        for answer in answers[1:]:
            answer.follows = True
        self.forget()
        return answers

    def wait_again(
        self, cut: list[AnyEntry], asked: list[Decision], seat: int | None, at: int
    ) -> None:
        """Seal again what *cut* begins with, if all who are *asked* had answered there; but for
        the answer of *seat*, or the last."""
        given = [each for each in cut[: len(asked)] if isinstance(each, Answer)]
        if {each.seat for each in given} != {decision.seat for decision in asked}:
            return
        back = seat if any(each.seat == seat for each in given) else given[-1].seat
        self.answers = {each.seat: _afresh(each) for each in given if each.seat != back}
        self.withdrawn, self.at = {}, at

    def settle(self, decisions: list[Decision], table: Table) -> list[Decision]:
        """Those of *decisions*, asked where these answers wait, that are still to be answered.

        What answers none of them any more is let go of.
        """
        asked = {decision.seat: decision for decision in decisions}
        for kept in (self.answers, self.withdrawn):
            for seat in [seat for seat in kept if not _fits(kept[seat], asked.get(seat), table)]:
                del kept[seat]
        return [decision for decision in decisions if decision.seat not in self.answers]

    def copy(self) -> Waiting:
        """The same answers, to come back to."""
        other = Waiting()
        other.answers, other.withdrawn, other.at = {**self.answers}, {**self.withdrawn}, self.at
        other.under = {**self.under}
        return other

    def forget(self) -> None:
        """Nothing waits."""
        self.answers, self.withdrawn, self.at = {}, {}, NOWHERE

    def opaque(self) -> str:
        """All that waits as a text that says nothing to who happens to read it."""
        return sealed([*self.answers.values()])

    def read(self, text: str, at: int) -> None:
        """Seal again what `opaque` wrote; what cannot be read is asked again."""
        found = unsealed(text, list[Answer])
        if found is None:
            return
        self.answers, self.at = {answer.seat: answer for answer in found}, at


def _fits(answer: Answer, decision: Decision | None, table: Table) -> bool:
    """Whether *decision* can still be answered so."""
    if decision is None or decision.rule != answer.mark:
        return False
    try:
        decision.accept(answer.key, table.house_rules, answer.anyway)
    except Refusal:
        return False
    return True


def _afresh(answer: Answer) -> Answer:
    """*answer* as it was before it was entered."""
    return replace(answer, hash="", follows=False)
