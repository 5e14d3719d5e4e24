"""Gathering the answers of seats that are asked together, until all of them are in."""

from __future__ import annotations

from tabletop.play.questions.decision import Decision, Option
from tabletop.play.records.journal import Answer, AnyEntry, Journal, Override
from tabletop.play.rules.chronicle import Line
from tabletop.play.rules.game import Game
from tabletop.play.runner.machine import Machine
from tabletop.play.runner.waiting_answers import Stages, WaitingAnswers
from tabletop.table.table import Table


class Gathering(Machine):
    """A machine at which answers wait for others'. What was taken back and how an answer is entered
    is for who goes back and forth with it to say."""

    def __init__(
        self, game: Game, table: Table, journal: Journal, lines: list[Line], *, hashing: bool
    ) -> None:
        super().__init__(game, table, journal, lines, hashing=hashing)
        self._gathered: dict[int, WaitingAnswers] = {}
        self._stages = Stages()
        self._chosen: dict[int, tuple[Decision, Option]] = {}

    @property
    def undone(self) -> list[AnyEntry]:
        """What was taken back and can be done again, in its order."""
        raise NotImplementedError

    def _enter(self, entry: AnyEntry, taken: Option | None = None) -> None:
        """Journal *entry*, an answer that takes *taken*, and carry it out."""
        raise NotImplementedError

    @property
    def waiting(self) -> WaitingAnswers:
        """What waits for the answers of others where the rules have come to."""
        return self._gathered.get(self._stage, WaitingAnswers())

    @property
    def asked(self) -> list[Decision]:
        """The open questions, those too whose answers wait for others'."""
        return self._asked_together if self._waits else self.decisions

    def wait_again(self, kept: str) -> None:
        """Let wait what a save has *kept*; what answers no open question is asked again."""
        self._waiting_here().read(kept, self.journal.entries)
        self._settle_waiting()

    def _waiting_here(self) -> WaitingAnswers:
        """The same as `waiting`, to put answers to."""
        return self._gathered.setdefault(self._stage, WaitingAnswers())

    def _newest(self, seat: int | None) -> Answer | None:
        """What waits of *seat*, or what a person chose last, if anything."""
        waiting = self.waiting.answers if self._waits else {}
        if seat is not None:
            return waiting.get(seat)
        seats = self.table.seats
        people = (each for each in reversed(waiting.values()) if not seats[each.seat].bot)
        return next(people, None)

    def _note_waiting(self, entry: AnyEntry) -> None:
        """Note what waits before *entry* is done by hand."""
        if self._gathered and isinstance(entry, Override) and self._waits:
            self.waiting.note(len(self.journal.entries), entry)

    def _settle_waiting(self) -> None:
        """Let those be asked whose answers are not in; who answered last, if a hand's move has left
        nobody else."""
        if self._together and (asked := self._asked_together):
            self.decisions = self._still_asked() if self._waits else asked
            if not self.decisions:
                self.waiting.give_back(self.journal.entries)
                self.decisions = self._still_asked()

    def _still_asked(self) -> list[Decision]:
        """Those who are asked together and whose answers are not in."""
        asked, entries = self._asked_together, self.journal.entries
        return self.waiting.settle(asked, self.table, len(self.undone), entries)

    def _enter_waiting(self) -> None:
        """Enter all waiting answers, if the last of them is in."""
        if self.decisions or not self._waits:
            return
        self.decisions = self._asked_together
        number = len(self.journal.entries)
        answers = self.waiting.opened(self.decisions, self.table, number)
        chosen, self._chosen = self._chosen, {}
        for answer in answers:
            asked, option = chosen.get(answer.seat, (None, None))
            known = option is not None and option.key == answer.key and not answer.anyway
            still = known and any(asked is each for each in self._together)
            self._enter(answer, option if still else None)  # else it is found again

    @property
    def _asked_together(self) -> list[Decision]:
        """What is asked of several at once just now and not entered yet."""
        if self._request is None or self.halted:
            return []
        return [each for each in self._together if each.seat not in self._given]

    @property
    def _waits(self) -> bool:
        """Whether it is this question that answers wait at."""
        return bool(self._gathered and self.waiting and self._asked_together)

    @property
    def _stage(self) -> int:
        entries = self.journal.entries
        return self._stages.before(entries, len(entries))
