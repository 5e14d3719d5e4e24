"""A game's time: what is entered into its journal, taken back, and done again."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.play.questions.decision import Option, Refusal
from tabletop.play.records.journal import Answer, AnyEntry, Chance, Journal, Override, Tail
from tabletop.play.records.table_proof import proof
from tabletop.play.rules.chronicle import Line
from tabletop.play.rules.game import Game
from tabletop.play.rules.procedure import Step
from tabletop.play.runner.disclosures import Disclosed, Witness
from tabletop.play.runner.drafts import Drafting
from tabletop.play.runner.faults import RuleFault, Watch
from tabletop.play.runner.waiting_answers import OTHERS_CHOSE
from tabletop.play.runner.waiting_room import Gathering
from tabletop.table.table import Table


class Timeline(Gathering):
    """A machine that can go back and forth.

    The table given becomes its own. Those in `on_reset` are called when it was replaced (undo,
    rewind). `undone` is what was taken back and can be done again, `drafting` what seats have said
    of declarations so far, `bookmark` the number of the entry that players wish to come back to, -1
    if there is none. Once it is `sealed`, which says why, nothing but notes can be added and
    nothing taken back. *watch* hears how far it has come while the journal is carried out again.
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
        self.drafting = Drafting(lambda: (self._stage, len(self.journal.entries)))
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
        sealed = {at: waiting.copy() for at, waiting in self._gathered.items()}
        drafts = self.drafting.kept()
        try:
            act()
        except Exception:
            self._gathered = sealed
            self.drafting.restore(drafts)
            if len(self.journal.entries) > before:
                self._back_to(before)
                self.undone, self.bookmark = undone, bookmark
            self._settle_waiting()
            raise

    def undo(self, seat: int | None = None) -> bool:
        """Take back the last thing that a person did; whether there was any.

        Of answers that all give together only that of *seat*, or the last one, is taken back; and
        what was done by hand after that, before it.

        :raises Refusal: if it would take others' answers with it that wait for those of all.
        """
        self._check_seal()
        entries, index = self.journal.entries, self._last_intent
        if (newest := self._newest_later(seat)) is not None:
            return self.choose_again(newest.seat)
        if index < 0:
            return False
        if self.asked != self.decisions and self._stages.before(entries, index) != self._stage:
            raise Refusal("", OTHERS_CHOSE)
        self.rewind(index)
        if len(self._together) > 1 and self.decisions:
            self._wait_but_for(seat)
        return True

    def choose_again(self, seat: int) -> bool:
        """Take back the answer of *seat* that waits for others', whatever came after; whether there
        was any."""
        self._check_seal()
        if not self._waits or seat not in self.waiting.answers:
            return False
        self.waiting.never_waited(self.waiting.answers[seat])
        self.waiting.take_back(seat, len(self.undone))
        self._settle_waiting()
        return True

    def redo(self) -> bool:
        """Do again what was taken back last; whether there was any.

        :raises Refusal: if that does not fit the rules; then there is nothing more to redo.
        """
        self._check_seal()
        if self._waits and self.waiting.put_back(len(self.undone)):
            self.decisions = self._still_asked()
            self.whole(self._enter_waiting)
            return True
        undone = self._next_undone()
        if not undone:
            return False
        length = 1
        while length < len(undone) and not self._is_intent(undone[length]):
            length += 1
        before = len(self.journal.entries)
        self._note_waiting(undone[0])
        if asked := self._asked_together:
            self.decisions = asked
        self.journal.entries.extend(undone[:length])
        try:
            self._drive()
            self._ahead[-1].entries = undone[length:]
        except Exception as fault:
            self._back_to(before)
            self._forget_undone(before)
            raise Refusal("", f"What was taken back cannot be done again. {fault}") from fault
        finally:
            self._recall()
        return True

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be done again."""
        return bool(self._next_undone() or (self._waits and self.waiting.withdrawn))

    def next_undo(self, seat: int | None) -> tuple[AnyEntry | None, int]:
        """What `undo` takes back of *seat*, if anything, with its number; -1 for what waits."""
        index = self._last_intent
        if (newest := self._newest_later(seat)) is not None:
            return newest, -1
        return (self.journal.entries[index], index) if index >= 0 else (None, -1)

    @property
    def next_redo(self) -> AnyEntry | None:
        """What `redo` does again, if anything."""
        waiting = self.waiting.next_back(len(self.undone)) if self._waits else None
        return waiting or next(iter(self._next_undone()), None)

    @property
    def lines_ahead(self) -> list[Line]:
        """What the chronicle told of what can be done again next."""
        return self._ahead[-1].lines if self._next_undone() else []

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

    def _newest_later(self, seat: int | None) -> Answer | None:
        """What waits of *seat*, or of anybody, if it was chosen after all that stands in the
        journal."""
        index, newest = self._last_intent, self._newest(seat)
        if newest is None or index < 0:
            return newest
        later = self.waiting.is_later(newest, index, self.journal.entries[index])
        return newest if later else None

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

    @property
    def _last_intent(self) -> int:
        """The number of the last entry that a person made, -1 if it cannot be taken back."""
        entries, first = self.journal.entries, self.journal.first
        found = (n for n in range(len(entries) - 1, first - 1, -1) if self._is_intent(entries[n]))
        return next(found, -1)

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
        self._note_waiting(entry)
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
        if self._gathered:
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
        self._pass_on()

    def _goes_on(self, entry: AnyEntry) -> bool:
        """Whether *entry* is what was taken back last."""
        undone = self._next_undone()
        return bool(undone) and _same(entry, undone[0])

    def _forget_undone(self, entry: int) -> None:
        """The game takes another way at *entry*: what was taken back will not come any more."""
        self._ahead = []
        self._pass_on()
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
        self._recall()
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

    def _seal(self, answer: Answer) -> None:
        """Let *answer* wait; what all had answered here will not come any more, if it was other."""
        self._waiting_here().put(answer)
        came = self._next_undone()[: len(self._together)]
        if came and isinstance(came[0], Answer) and not any(_same(answer, each) for each in came):
            self._forget_undone(len(self.journal.entries))

    def _pass_on(self) -> None:
        """What was withdrawn where more lay taken back than now is not to be done again before."""
        for waiting in self._gathered.values():
            waiting.pass_on(len(self.undone))

    def _recall(self) -> None:
        """Let wait again what the deed by hand made impossible that was taken back last."""
        undone = self._next_undone() if self._stage in self._gathered else []
        for number, entry in enumerate(undone):
            if not isinstance(entry, Override) or (number and not entry.follows):
                break
            self.waiting.recall(len(self.journal.entries) + number, entry)
        self._settle_waiting()

    def _wait_but_for(self, seat: int | None) -> None:
        """Let wait again what was just taken back of all, but for the answer of *seat*, or of the
        last person."""
        waiting, cut = self._waiting_here(), self._ahead[-1].entries
        given = waiting.given(len(self.journal.entries), cut, self._together)
        seats = [each.seat for each in given]
        if seat not in seats:
            seat = next((s for s in reversed(seats) if not self.table.seats[s].bot), None)
        if given:
            waiting.forget()
            waiting.answers = {each.seat: each for each in given if each.seat != seat}
            self._settle_waiting()


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
