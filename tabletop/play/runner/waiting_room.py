"""The waiting room: where the answers of seats that are asked together wait until all are in."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.play.questions.decision import Decision, Option
from tabletop.play.records.journal import Answer, AnyEntry, Override
from tabletop.play.runner.machine import Machine
from tabletop.play.runner.taken_back import TakenBack, same
from tabletop.play.runner.waiting_answers import Stages, WaitingAnswers

Opened = tuple[Answer, Option | None]
"""An answer that waits no more, and the option that it takes, if that is still known."""


class WaitingRoom:
    """Who is still asked of those whom *machine* asks, and what waits of the others.

    Answers wait where the rules have come to, each question's apart; how much lies *undone* says
    which of those withdrawn is put back next. The room enters nothing itself.
    """

    def __init__(self, machine: Machine, undone: TakenBack) -> None:
        self._machine = machine
        self._undone = undone
        self._gathered: dict[int, WaitingAnswers] = {}
        self._stages = Stages()
        self._chosen: dict[int, tuple[Decision, Option]] = {}

    # --- what is asked, and what waits ---------------------------------------------------------

    @property
    def waiting(self) -> WaitingAnswers:
        """What waits for the answers of others where the rules have come to."""
        return self._gathered.get(self.stage, WaitingAnswers())

    @property
    def answers(self) -> dict[int, Answer]:
        """Those of `waiting`, by seat."""
        return self.waiting.answers

    @property
    def waits(self) -> bool:
        """Whether it is this question that answers wait at."""
        return bool(self._gathered and self._machine.asked_together and self.waiting)

    @property
    def decisions(self) -> list[Decision]:
        """The open questions: those whose answers do not wait."""
        asked = self._machine.decisions
        if not (self._gathered and self._machine.together):
            return asked
        answers = self.waiting.answers
        return [each for each in asked if each.seat not in answers]

    @property
    def stage(self) -> int:
        """Where the rules have come to."""
        return self.stage_before(len(self._machine.journal.entries))

    def stage_before(self, entry: int) -> int:
        """Where they had come to before entry number *entry*."""
        return self._stages.before(self._machine.journal.entries, entry)

    def newest(self, seat: int | None) -> Answer | None:
        """What waits of *seat*, or what a person chose last, if anything."""
        waiting = self.waiting.answers if self.waits else {}
        if seat is not None:
            return waiting.get(seat)
        seats = self._machine.table.seats
        people = (each for each in reversed(waiting.values()) if not seats[each.seat].bot)
        return next(people, None)

    def next_back(self) -> Answer | None:
        """What `put_back` would let wait again, if anything."""
        return self.waiting.next_back(len(self._undone)) if self.waits else None

    # --- coming and going ----------------------------------------------------------------------

    def put(self, answer: Answer, asked: Decision, option: Option) -> bool:
        """Let *answer* wait, by which *option* of what was *asked* is taken; whether it is another
        than all that was taken back here, so that this will not come any more."""
        self._here().put(answer)
        self._chosen[answer.seat] = asked, option
        came = self._undone.next[: len(self._machine.together)]
        taken_back = bool(came) and isinstance(came[0], Answer)
        return taken_back and not any(same(answer, each) for each in came)

    def opened(self) -> list[Opened]:
        """All waiting answers, which wait no more, if the last of them is in; else none."""
        machine = self._machine
        if not self.waits or self.decisions:
            return []
        asked = machine.decisions
        number = len(machine.journal.entries)
        answers = self.waiting.opened(asked, machine.table, number)
        chosen, self._chosen = self._chosen, {}
        return [(each, _still_known(each, chosen.get(each.seat), asked)) for each in answers]

    def take_back(self, seat: int) -> bool:
        """Take back what waits of *seat*; whether anything does."""
        waiting = self.waiting
        if not self.waits or seat not in waiting.answers:
            return False
        waiting.never_waited(waiting.answers[seat])
        waiting.take_back(seat, len(self._undone))
        self.settle()
        return True

    def put_back(self) -> bool:
        """Let wait again what was taken back last; whether that is what was done last."""
        found = self.waits and self.waiting.put_back(len(self._undone))
        if found:
            self._still_asked()
        return found

    def wait_but_for(self, seat: int | None) -> None:
        """Let wait again what was just taken back of all, but for the answer of *seat*, or of the
        last person."""
        machine, waiting, cut = self._machine, self._here(), self._undone.next
        given = waiting.given(len(machine.journal.entries), cut, machine.together)
        seats = [each.seat for each in given]
        if seat not in seats:
            seat = next((s for s in reversed(seats) if not machine.table.seats[s].bot), None)
        if given:
            waiting.forget()
            waiting.answers = {each.seat: each for each in given if each.seat != seat}
            self.settle()

    # --- what happens meanwhile ----------------------------------------------------------------

    def note(self, entry: AnyEntry) -> None:
        """Note what waits before *entry* is done by hand."""
        if self._gathered and isinstance(entry, Override) and self.waits:
            self.waiting.note(len(self._machine.journal.entries), entry)

    def settle(self) -> None:
        """Let those be asked whose answers are not in; who answered last, if a hand's move has left
        nobody else."""
        if self._gathered and self.waits and not self._still_asked():
            self.waiting.give_back(self._machine.journal.entries)
            self._still_asked()

    def recall(self) -> None:
        """Let wait again what the deed by hand made impossible that was taken back last."""
        undone = self._undone.next if self.stage in self._gathered else []
        for number, entry in enumerate(undone):
            if not isinstance(entry, Override) or (number and not entry.follows):
                break
            self.waiting.recall(len(self._machine.journal.entries) + number, entry)
        self.settle()

    def pass_on(self) -> None:
        """What was withdrawn where more lay taken back than now is not to be done again before."""
        for waiting in self._gathered.values():
            waiting.pass_on(len(self._undone))

    # --- keeping -------------------------------------------------------------------------------

    def read(self, kept: str) -> None:
        """Let wait what a save has *kept*; what answers no open question is asked again."""
        if kept:
            self._here().read(kept, self._machine.journal.entries)
            self.settle()

    def kept(self) -> dict[int, WaitingAnswers]:
        """All that waits as it is now, to come back to."""
        return {at: waiting.copy() for at, waiting in self._gathered.items()}

    def restore(self, kept: dict[int, WaitingAnswers]) -> None:
        """Come back to what was *kept*."""
        self._gathered = kept

    def _here(self) -> WaitingAnswers:
        """The same as `waiting`, to put answers to."""
        return self._gathered.setdefault(self.stage, WaitingAnswers())

    def _still_asked(self) -> list[Decision]:
        """Those who are asked together and whose answers are not in, which are spelt anew."""
        machine = self._machine
        asked, entries = machine.asked_together, machine.journal.entries
        return self.waiting.settle(asked, machine.table, len(self._undone), entries)


def _still_known(
    answer: Answer, chosen: tuple[Decision, Option] | None, asked: Sequence[Decision]
) -> Option | None:
    """The option that *answer* takes if it was *chosen* of what is *asked*; else it is found anew
    by its key."""
    if chosen is None or answer.anyway:
        return None
    of, option = chosen
    still = option.key == answer.key and any(of is each for each in asked)
    return option if still else None
