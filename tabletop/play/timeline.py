"""A game's time: what is entered into its journal, taken back, and done again."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.play.chronicle import Line
from tabletop.play.decision import Decision, Option, Refusal
from tabletop.play.drafting import Drafting
from tabletop.play.faults import RuleFault, Watch
from tabletop.play.game import Game
from tabletop.play.journal import Answer, AnyEntry, Chance, Journal, Override, Tail
from tabletop.play.machine import Machine
from tabletop.play.procedure import Step
from tabletop.play.proof import proof
from tabletop.play.waiting import OTHERS_CHOSE, Stages, Waiting
from tabletop.play.witness import Disclosed, Witness
from tabletop.table.table import Table


class Timeline(Machine):
    """A machine that can go back and forth.

    The table given becomes its own. Those in `on_reset` are called when it was replaced (undo,
    rewind). `undone` is what was taken back and can be done again, `waiting` what waits for the
    answers of others, `drafting` what seats have said of declarations so far, `bookmark` the number
    of the entry that players wish to come back to, -1 if there is none. Once it is `sealed`, which
    says why, nothing but notes can be added and nothing taken back. *watch* hears how far it has
    come while the journal is carried out again.
    """

    def __init__(
        self,
        game: Game,
        table: Table,
        journal: Journal | None = None,
        lines: list[Line] | None = None,
        *,
        hashing: bool = True,
        watch: Watch | None = None,
    ) -> None:
        super().__init__(game, table, journal or Journal(), lines or [], hashing=hashing)
        self.watch = watch
        self.on_reset: list[Callable[[], None]] = []
        self._ahead: list[Tail] = []
        self.bookmark = -1
        self.sealed = ""
        self._witness = Witness(self.play) if hashing else None
        self._disclose: Callable[[], Disclosed] = Disclosed
        self.waiting = Waiting()
        self._stages = Stages()
        self._chosen: dict[int, tuple[Decision, Option]] = {}
        self.drafting = Drafting()
        if self.journal.checkpoints:
            self._cut(len(self.journal.entries))
            self._replay()
        else:
            self._judge()
            self._keep()
            self._begin()
            self._drive()
        self.watch = None

    @property
    def step(self) -> Step | None:
        """The step that the game stands at, or nothing when it is over."""
        flow = self.play.table.flow.step
        return self.game.steps.get(flow)

    @property
    def disclosed(self) -> Disclosed:
        """What had come to light of what was taken back last, until something else is done."""
        return self._disclose()

    def whole(self, act: Callable[[], object]) -> None:
        """Let *act* give answers and use verbs of which all stand, or none if it raises."""
        before, undone, bookmark = len(self.journal.entries), self.undone, self.bookmark
        waiting, drafts = self.waiting.copy(), self.drafting.kept()
        try:
            act()
        except Exception:
            self.waiting = waiting
            self.drafting.restore(drafts)
            if len(self.journal.entries) > before:
                self._back_to(before)
                self.undone, self.bookmark = undone, bookmark
            self._settle_waiting()
            raise

    def undo(self, seat: int | None = None) -> bool:
        """Take back the last thing that a person did; whether there was any.

        Of answers that all give together only that of *seat*, or the last one, is taken back.

        :raises Refusal: if it would take others' answers with it that wait for those of all.
        """
        self._check_seal()
        if self._waits and self.waiting.take_back(seat, len(self.undone)):
            self._settle_waiting()
            return True
        entries = self.journal.entries
        for index in range(len(entries) - 1, self.journal.first - 1, -1):
            if self._is_intent(entries[index]):
                if (
                    self.asked != self.decisions
                    and self._stages.before(entries, index) != self._stage
                ):
                    raise Refusal("", OTHERS_CHOSE)
                self.rewind(index)
                if len(self._together) > 1 and self.decisions:
                    cut = self._ahead[-1].entries
                    self.waiting.wait_again(cut, self._together, seat, self._stage)
                    self._settle_waiting()
                return True
        return False

    def redo(self) -> bool:
        """Do again what was taken back last; whether there was any.

        :raises Refusal: if that does not fit the rules; then there is nothing more to redo.
        """
        self._check_seal()
        if self._waits and self.waiting.put_back(len(self.undone)):
            self.decisions = self.waiting.settle(self._asked_together, self.table)
            self.whole(self._enter_waiting)
            return True
        undone = self._next_undone()
        if not undone:
            return False
        length = 1
        while length < len(undone) and not self._is_intent(undone[length]):
            length += 1
        before, waiting, self.waiting = len(self.journal.entries), self.waiting, Waiting()
        self._settle_waiting()
        self.journal.entries.extend(undone[:length])
        try:
            self._drive()
        except Exception as fault:
            self._back_to(before)
            self._forget_undone(before)
            raise Refusal("", f"What was taken back cannot be done again. {fault}") from fault
        finally:
            self.waiting = waiting
            self._settle_waiting()
        self._ahead[-1].entries = undone[length:]
        return True

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be done again."""
        return bool((self._waits and self.waiting.withdrawn) or self._next_undone())

    @property
    def undone(self) -> list[AnyEntry]:
        """What was taken back and can be done again, in its order."""
        return [entry for tail in reversed(self._ahead) for entry in tail.entries]

    @undone.setter
    def undone(self, entries: list[AnyEntry]) -> None:
        self._ahead = [Tail(entries)]

    def rewind(self, entry: int) -> None:
        """Go back to just before journal entry number *entry*; what is cut can be redone.

        What follows from one intention is not divided: then it goes back to where that began. A
        number beyond the last entry goes forward again, through what was taken back; a negative one
        (that of lines told before any entry) goes back to the beginning.

        :raises Refusal: if the journal up to there does not fit the rules; nothing is changed.
        """
        self._check_seal()
        give_back, ahead = self._moment(), self._ahead[:]
        try:
            self._go_to(entry)
        except Exception as fault:
            give_back()
            self._ahead = ahead
            raise Refusal("", f"What was played up to there cannot be repeated. {fault}") from fault
        finally:
            self._reset()

    def quiet_moment(self) -> int:
        """The number of the entry before which the table was last whole: where `rewind` goes."""
        entries = len(self.journal.entries)
        checkpoint = self.journal.before(entries)
        if checkpoint.entry == entries:
            checkpoint = self.journal.before(entries - 1)
        return checkpoint.entry

    # --- entering ------------------------------------------------------------------------------

    def _check_seal(self) -> None:
        """See that the game is still open to change.

        :raises Refusal: if it is sealed; nothing can be done anyway.
        """
        if self.sealed:
            raise Refusal("", self.sealed, absolute=True)

    @property
    def _can_follow(self) -> bool:
        """Whether people did anything yet: what followed nothing could not be taken back."""
        return any(self._is_intent(entry) for entry in reversed(self.journal.entries))

    def _is_intent(self, entry: AnyEntry) -> bool:
        if isinstance(entry, Answer) and self.table.seats[entry.seat].bot:
            return False
        return not _is_consequence(entry)

    def _enter(self, entry: AnyEntry, taken: Option | None = None) -> None:
        """Journal *entry*, an answer that takes *taken*, and carry it out; a fault undoes it.

        It is carried out alone, whatever was taken back: that stays to be done again as long as
        what is done, and what comes of it, is the same.
        """
        if self.sealed and not (isinstance(entry, Override) and entry.verb == "note"):
            self._check_seal()
        entries = self.journal.entries
        before = len(entries)
        self._disclose = Disclosed
        if self._witness and not self._goes_on(entry):
            self._witness.forget(before)
        if self.hashing and type(entry) is Answer:
            entry.hash = proof(self.table)
        entries.append(entry)
        try:
            self._take(entry, taken)
            self._proceed()
        except Exception as fault:
            step = self.step or next(iter(self.game.steps.values()))
            self._back_to(before)
            if not isinstance(entry, Override):
                raise RuleFault(step, fault) from fault
            entry.halts = True
            self.journal.entries.append(entry)
            self._drive()
            self.halted = fault
        if self._ahead:
            self._pass_undone(before)
        waiting = self.waiting
        if waiting.answers or waiting.withdrawn:  # faster than asking whether it is true
            if isinstance(entry, Answer | Chance) and not self._ahead:
                waiting.forget()
            self._settle_waiting()

    def _next_undone(self) -> list[AnyEntry]:
        """What was taken back last and can be done again, up to where it was cut."""
        while self._ahead and not self._ahead[-1].entries:
            self._ahead.pop()
        return self._ahead[-1].entries if self._ahead else []

    def _pass_undone(self, since: int) -> None:
        """Go on in what was taken back past what was done *since*; forget it where that differs."""
        for number, entry in enumerate(self.journal.entries[since:], since):
            if not self._goes_on(entry):
                self._forget_undone(number)
                return
            self._ahead[-1].entries = self._ahead[-1].entries[1:]

    def _goes_on(self, entry: AnyEntry) -> bool:
        """Whether *entry* is what was taken back last."""
        undone = self._next_undone()
        return bool(undone) and _same(entry, undone[0])

    def _forget_undone(self, entry: int) -> None:
        """The game takes another way at *entry*: what was taken back will not come any more."""
        self._ahead = []
        self.waiting.under = {}
        if self.bookmark > entry:
            self.bookmark = -1

    def _back_to(self, entry: int) -> None:
        """Let the table lie again as it did before *entry*, from which on all is given up."""
        self._cut(entry)
        self._replay()
        self._reset()

    def _go_to(self, entry: int) -> None:
        """Cut the game off before *entry* and lay the table so, or go on to it."""
        was, first, onward = self.table, self.journal.first, entry > len(self.journal.entries)
        if onward:
            while self._ahead:
                self._join(self._ahead.pop(), len(self.journal.entries))
        entries = self.journal.entries
        entry = max(entry, first)
        while first < entry < len(entries) and _is_consequence(entries[entry]):
            entry -= 1
        if entry == first:  # what is dealt before any question would be dealt again at once
            while entry < len(entries) and _is_luck(entries[entry]):
                entry += 1
        tail = self._cut(entry)
        self._replay(proving=onward)
        self._ahead.append(tail)
        self._settle_waiting()
        self._disclose = Disclosed
        if (witness := self._witness) and not onward:
            now, cut = self.table, tail.entries
            self._disclose = lambda: witness.disclosed(entry, cut, self.undone, was, now)

    def _reset(self) -> None:
        """The table was replaced by another."""
        for reset in self.on_reset:
            reset()

    def _join(self, tail: Tail, since: int) -> None:
        """Lay *tail* on again; the chronicle stands complete before entry number *since*."""
        self.journal.join(tail)
        self.play.lines += [line for line in tail.lines if line.entry >= since]

    # --- answers that wait for others' -----------------------------------------------------------

    @property
    def asked(self) -> list[Decision]:
        """The open questions, those too whose answers wait for others'."""
        return self._asked_together if self._waits else self.decisions

    def wait_again(self, kept: str) -> None:
        """Let wait what a save has *kept*; what answers no open question is asked again."""
        self.waiting.read(kept, self._stage)
        self._settle_waiting()

    def _settle_waiting(self) -> None:
        """Let those be asked whose answers are not in; who answered last, if a hand's move has left
        nobody else."""
        if self._together and (asked := self._asked_together):
            self.decisions = self.waiting.settle(asked, self.table) if self._waits else asked
            if not self.decisions:
                self.waiting.take_back(None)
                self.decisions = self.waiting.settle(asked, self.table)

    def _enter_waiting(self) -> None:
        """Enter all waiting answers, if the last of them is in."""
        if self.decisions or not self._waits:
            return
        self.decisions = self._asked_together
        answers = self.waiting.opened(self.decisions, self.table)
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
        return bool(self.waiting) and self.waiting.at == self._stage and bool(self._asked_together)

    @property
    def _stage(self) -> int:
        entries = self.journal.entries
        return self._stages.before(entries, len(entries))


def _is_consequence(entry: AnyEntry) -> bool:
    """Whether *entry* came by itself, or belongs to what the players did before it."""
    return _is_luck(entry) or (isinstance(entry, Answer | Override) and entry.follows)


def _is_luck(entry: AnyEntry) -> bool:
    """Whether the program itself rolled or shuffled *entry*."""
    return isinstance(entry, Chance) and not entry.typed


def _same(entry: AnyEntry, other: AnyEntry) -> bool:
    if isinstance(entry, Answer) and isinstance(other, Answer):
        return (entry.seat, entry.key, entry.anyway) == (other.seat, other.key, other.anyway)
    return entry == other
