"""Waiting answers: the choices of seats that are asked together, until all have chosen.

They are not in the journal, change nothing and are shown to nobody, so each can be undone without
touching another. When the last is given, all are entered at once, as one step to undo. Answers also
wait while players look back at an earlier moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import astuple, replace

from tabletop.play.questions.decision import Decision, Refusal
from tabletop.play.records.journal import Answer, AnyEntry, Chance, Override
from tabletop.play.records.sealed_text import sealed, unsealed
from tabletop.table.table import Table

OTHERS_CHOSE = "Others have chosen already, and this would undo it. They take theirs back first."


NOWHERE = 0
"""The position of the rules before any answer."""


class Stages:
    """Positions of the rules, for comparison; moves by hand do not count.

    A position is computed from entry to entry, so it is as quick for a long journal as for a short
    one. An entry stands at one position of one history, so everything before an unchanged entry is
    unchanged.
    """

    def __init__(self) -> None:
        self._known: list[tuple[AnyEntry, int]] = []

    def before(self, entries: Sequence[AnyEntry], number: int) -> int:
        """The position before entry *number* of *entries*."""
        if not number:
            return NOWHERE
        known = self._known
        if number > len(known) or known[number - 1][0] is not entries[number - 1]:
            self._reckon(entries, number)
        return known[number - 1][1]

    def _reckon(self, entries: Sequence[AnyEntry], number: int) -> None:
        """Reckon on up to entry *number*. What was taken back stays known until the game takes
        another way: to let go of a thousand entries costs as much as a jump."""
        known = self._known
        del known[len(entries) :]
        while known and known[-1][0] is not entries[len(known) - 1]:
            known.pop()
        at = known[-1][1] if known else NOWHERE
        for entry in entries[len(known) : number]:
            if type(entry) is Chance:
                outcome = entry.outcome if type(entry.outcome) is int else (*entry.outcome,)  # type: ignore[misc]
                at = hash((at, outcome, entry.typed))
            elif type(entry) is not Override:
                at = hash((at, type(entry), *astuple(entry)))
            known.append((entry, at))


class Before(Struct):
    """What `waited` before a deed, and what it has `broken` of that: answered nothing any more."""

    waited: list[Answer] = []
    broken: list[Answer] = []


class KeptAnswers(Struct):
    """What a save keeps: the waiting answers, and what was before the entries of those numbers."""

    answers: list[Answer]
    before: dict[int, Before]


class WaitingAnswers:
    """The answers by seat that wait at one question, in the order in which they were chosen.

    `withdrawn` are those taken back that can be done again, the newest last, each with how much
    else lay taken back then: what was taken back later is done again first. What waited `before` a
    deed by hand is remembered with the deed: what came later is taken back first, and what the deed
    made impossible comes back with it.
    """

    def __init__(self) -> None:
        self.answers: dict[int, Answer] = {}
        self.withdrawn: list[tuple[Answer, int]] = []
        self.before: dict[int, tuple[AnyEntry, Before]] = {}

    def __bool__(self) -> bool:
        return bool(self.answers or self.withdrawn)

    def put(self, answer: Answer) -> None:
        """Seal *answer*, as the newest."""
        self.answers.pop(answer.seat, None)
        self.answers[answer.seat] = answer
        self.withdrawn = []

    def take_back(self, seat: int, undone: int) -> None:
        """Take back the answer of *seat*, where so much else lies *undone*."""
        self.withdrawn.append((self.answers.pop(seat), undone))

    def give_back(self, entries: Sequence[AnyEntry]) -> None:
        """Give the newest answer back to who chose it: the last of the *entries* has left nobody
        else to be asked, so it comes back with that one."""
        _, newest = self.answers.popitem()
        self._last_before(entries).broken.append(newest)

    def never_waited(self, answer: Answer) -> None:
        """*answer* comes back with no deed that is taken back: it was taken back itself."""
        for _, then in self.before.values():
            for kept in (then.waited, then.broken):
                kept[:] = [each for each in kept if each is not answer]

    def put_back(self, undone: int) -> bool:
        """Seal again what was taken back last; whether there was any, and nothing of so much else
        that lies *undone* was taken back later."""
        answer = self.next_back(undone)
        if answer is None:
            return False
        self.withdrawn.pop()
        self.answers.pop(answer.seat, None)
        self.answers[answer.seat] = answer
        return True

    def next_back(self, undone: int) -> Answer | None:
        """What `put_back` would seal again, if anything."""
        answer, under = self.withdrawn[-1] if self.withdrawn else (None, 0)
        return answer if under >= undone else None

    def pass_on(self, undone: int) -> None:
        """The game has gone on to where no more than so much lies *undone*."""
        self.withdrawn = [(answer, min(under, undone)) for answer, under in self.withdrawn]

    def opened(self, asked: Iterable[Decision], table: Table, number: int) -> list[Answer]:
        """All answers, once they are in, as the entries from *number* on: the people's first, for
        it is they who take them back, each in the order in which they were chosen.

        All but the first follow it. None waits any more.
        """
        seats = {decision.seat for decision in asked}
        chosen = [answer for answer in self.answers.values() if answer.seat in seats]
        order = sorted(chosen, key=lambda answer: bool(table.seats[answer.seat].bot))
        answers = [replace(answer) for answer in order]
        for answer in answers[1:]:
            answer.follows = True
        self.before[number] = answers[0], Before(chosen)
        self.forget()
        return answers

    # --- what came before what -----------------------------------------------------------------

    def note(self, number: int, entry: AnyEntry) -> None:
        """Remember that all this waited before *entry*, which is carried out as that *number*."""
        self.before[number] = entry, Before([*self.answers.values()])

    def then(self, number: int, entry: AnyEntry) -> Before:
        """What was before *entry*, with that *number*; nothing if that is not known."""
        known, then = self.before.get(number, (None, Before()))
        return then if known is entry else Before()

    def is_later(self, answer: Answer, number: int, entry: AnyEntry) -> bool:
        """Whether *answer* was chosen after *entry*, with that *number*."""
        return not _among(answer, self.then(number, entry).waited)

    def _last_before(self, entries: Sequence[AnyEntry]) -> Before:
        """What was before the last of *entries* of which that is known."""
        known = (
            then
            for number, (entry, then) in sorted(self.before.items(), reverse=True)
            if number < len(entries) and entries[number] is entry
        )
        return next(known, Before())

    def recall(self, number: int, entry: AnyEntry) -> None:
        """Seal again what *entry*, which was taken back, had broken."""
        then = self.then(number, entry)
        back = {each.seat: each for each in then.broken} | self.answers
        waited = [each.seat for each in then.waited if each.seat in back]
        self.answers = {seat: back[seat] for seat in [*waited, *back]}
        self.withdrawn = [each for each in self.withdrawn if not _among(each[0], then.broken)]

    def given(self, number: int, cut: list[AnyEntry], asked: list[Decision]) -> list[Answer]:
        """What *cut*, from entry *number* on, begins with, as it waited: if all who are *asked* had
        answered there."""
        first = [self._as_known(each) for each in cut[: len(asked)] if isinstance(each, Answer)]
        seats = {decision.seat for decision in asked}
        known = (self.then(number, cut[0]).waited, first)
        return next((given for given in known if {each.seat for each in given} == seats), [])

    def _as_known(self, entered: Answer) -> Answer:
        """The answer that waited before *entered* stood in the journal: the very one of which it is
        known what came after it, if there is such a one."""
        afresh = replace(entered, hash="", follows=False)
        waited = (each for _, then in self.before.values() for each in then.waited)
        return next((each for each in waited if each == afresh), afresh)

    def settle(
        self, decisions: list[Decision], table: Table, undone: int, entries: Sequence[AnyEntry]
    ) -> list[Decision]:
        """Those of *decisions*, asked where these answers wait, that are still to be answered.

        They are spelt as they are asked now, which hangs on how cards lie in a hand. What answers
        none of them any more is let go of, broken by the last of the *entries*; of
        what was withdrawn, what would be put back next, where so much else lies *undone*.
        """
        asked = {decision.seat: decision for decision in decisions}

        def fits(answer: Answer) -> bool:
            if key := _spelt(answer, asked.get(answer.seat), table):
                answer.key = key
            return bool(key)

        broken = [each for each in self.answers.values() if not fits(each)]
        if broken:
            self._last_before(entries).broken += broken
        self.answers = {seat: each for seat, each in self.answers.items() if each not in broken}
        while (last := self.withdrawn[-1:]) and last[0][1] >= undone and not fits(last[0][0]):
            self.withdrawn.pop()
        return [decision for decision in decisions if decision.seat not in self.answers]

    def copy(self) -> WaitingAnswers:
        """The same answers, to come back to."""
        other = WaitingAnswers()
        other.answers, other.withdrawn = {**self.answers}, [*self.withdrawn]
        other.before = {
            number: (entry, Before([*then.waited], [*then.broken]))
            for number, (entry, then) in self.before.items()
        }
        return other

    def forget(self) -> None:
        """Nothing waits."""
        self.answers, self.withdrawn = {}, []

    # --- saves ---------------------------------------------------------------------------------

    def opaque(self) -> str:
        """All that waits as a text that says nothing to who happens to read it."""
        before = {number: then for number, (_, then) in self.before.items() if then.waited}
        if not (self.answers or before):
            return ""
        return sealed(KeptAnswers([*self.answers.values()], before))

    def read(self, text: str, entries: Sequence[AnyEntry]) -> None:
        """Seal again what `opaque` wrote where these were the *entries*; what cannot be read is
        asked again."""
        kept = unsealed(text, KeptAnswers) or KeptAnswers(unsealed(text, list[Answer]) or [], {})
        self.answers = {answer.seat: answer for answer in kept.answers}
        for then in kept.before.values():
            then.waited = [
                self.answers[each.seat] if each == self.answers.get(each.seat) else each
                for each in then.waited
            ]
        self.before = {
            number: (entries[number], then)
            for number, then in kept.before.items()
            if 0 <= number < len(entries)
        }


def _spelt(answer: Answer, decision: Decision | None, table: Table) -> str:
    """The key of *answer* as *decision* spells it now; empty if it answers that no more."""
    if decision is None or decision.rule != answer.mark:
        return ""
    try:
        return decision.accept(answer.key, table.house_rules, answer.anyway).key
    except Refusal:
        return ""


def _among(answer: Answer, answers: Iterable[Answer]) -> bool:
    """Whether *answer* is one of *answers*: itself, for the same may be chosen twice."""
    return any(each is answer for each in answers)
