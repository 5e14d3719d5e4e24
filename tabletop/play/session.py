"""A session: one game being played, with its journal; the door through which all hands come in."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tabletop.play import hand
from tabletop.play.chronicle import Line
from tabletop.play.decision import CHANCE, Decision, Option, Refusal
from tabletop.play.game import Game
from tabletop.play.journal import (
    Answer,
    AnyEntry,
    Chance,
    Journal,
    Override,
    Restart,
    Skip,
    Tail,
    prove,
)
from tabletop.play.machine import Diverged, Machine, RuleFault, Watch
from tabletop.play.procedure import Step
from tabletop.play.proof import proof
from tabletop.play.witness import Disclosed, Witness
from tabletop.table.table import Table
from tabletop.table.view import View, view

__all__ = ["Diverged", "RuleFault", "Session"]


class Session(Machine):
    """A game in play.

    `decisions` are the open questions, none when the game is over or `halted`: then players moved
    things so that the rules cannot go on until they put the table right or take it back. With
    `hashing`, each answer is journalled with a fingerprint of the table, so that a save can tell
    where rules differ. The table given becomes the session's own. Those in `on_reset` are called
    when it was replaced (undo, rewind); `play.listeners` hear events. `undone` is what was taken
    back and can be done again.
    `bookmark` is the number of the entry that players wish to come back to, -1 if there is none.
    Once it is `sealed`, which says why, nothing but notes can be added and nothing taken back.
    *watch* hears how far it has come while the journal is carried out again.
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
        if self.journal.checkpoints:
            self._cut(len(self.journal.entries))
            self._replay()
        else:
            self._judge()
            self._keep()
            self._begin()
            self._drive()
        self.watch = None

    # --- what the game stands at -------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open question (the first of several), or nothing when the game is over."""
        return self.decisions[0] if self.decisions else None

    @property
    def step(self) -> Step | None:
        """The step that the game stands at, or nothing when it is over."""
        flow = self.play.table.flow.step
        return self.game.steps.get(flow)

    @property
    def lines(self) -> list[Line]:
        """The chronicle so far."""
        return self.play.lines

    def view(self, seat: int) -> View:
        """The table as *seat* may see it."""
        return view(self.play.table, seat)

    @property
    def disclosed(self) -> Disclosed:
        """What had come to light of what was taken back last, until something else is done."""
        return self._disclose()

    def to_json(self) -> str:
        """The whole session as JSON, for `tabletop.load`."""
        from tabletop.play.record import to_record, write

        return write(to_record(self)).decode()

    def trial(self) -> Session:
        """Another session that stands at the same question, to try answers on: without what came
        before its step, and with no chronicle yet."""
        last = self.journal.checkpoints[-1]
        journal = Journal(self.journal.entries[last.entry :])
        journal.keep(0, last.frozen, last.since)
        return Session(self.game, self.table, journal, hashing=False)

    # --- answering -----------------------------------------------------------------------------

    def answer(
        self,
        key: str | Option,
        *,
        seat: int | None = None,
        anyway: bool = False,
        reason: str = "",
        follows: bool = False,
    ) -> None:
        """Take an option of the open question.

        *seat* says whose question is meant where several are open. *anyway* takes a blocked option,
        with the players' *reason*. *follows* makes it one undo step with the answer before,
        if people gave one.

        :raises Refusal: if the rules do not allow it; the table is unchanged.
        :raises RuleFault: if a rule breaks; the table is as before the answer.
        """
        decision = self._question(seat)
        option = self._option(decision, key, anyway)
        if decision.seat == CHANCE:
            self._enter(Chance(cast(int, option.value), typed=True))
            return
        entry = Answer(decision.seat, option.key, decision.rule)
        if self.hashing:
            entry.hash = proof(self.table)
        if option.why:
            entry.anyway = option.rule not in self.table.house_rules
        if follows:
            entry.follows = self._can_follow
        if reason:
            entry.reason = reason
            prove(entry)
        self._enter(entry, option)

    def override(
        self, verb: str, *, reason: str = "", follows: bool = False, **args: object
    ) -> None:
        """Use a verb of the table by hand; rules go on from the table as it then lies.

        :raises Refusal: if there is no such verb or it cannot be done to any table.
        """
        if verb == "go":
            self.game.steps.check(str(args.get("step", "")), args)
        if verb == "add" and not self.game.knows(str(args.get("name", ""))):
            raise Refusal("", f"{self.game.title} has no piece {args.get('name')!r}.")
        entry = Override(
            verb, hand.checked(self.table, verb, args), reason, follows and self._can_follow
        )
        prove(entry)
        self._enter(entry)

    def skip(self, reason: str = "") -> None:
        """Leave the rest of the step undone and go on with the step after it."""
        entry = Skip(self._standing().name, reason)
        prove(entry)
        self._enter(entry)

    def restart_step(self, reason: str = "") -> None:
        """Begin the step again on the table as it lies."""
        entry = Restart(self._standing().name, reason)
        prove(entry)
        self._enter(entry)

    # --- time ----------------------------------------------------------------------------------

    def whole(self, act: Callable[[], object]) -> None:
        """Let *act* give answers and use verbs of which all stand, or none if it raises."""
        before, undone, bookmark = len(self.journal.entries), self.undone, self.bookmark
        try:
            act()
        except Exception:
            if len(self.journal.entries) > before:
                self._back_to(before)
                self.undone, self.bookmark = undone, bookmark
            raise

    def undo(self) -> bool:
        """Take back the last thing that a person did; whether there was any."""
        self._check_seal()
        for index in range(len(self.journal.entries) - 1, self.journal.first - 1, -1):
            if self._is_intent(self.journal.entries[index]):
                self.rewind(index)
                return True
        return False

    def redo(self) -> bool:
        """Do again what was taken back last; whether there was any.

        :raises Refusal: if that does not fit the rules; then there is nothing more to redo.
        """
        self._check_seal()
        undone = self._next_undone()
        if not undone:
            return False
        length = 1
        while length < len(undone) and not self._is_intent(undone[length]):
            length += 1
        before = len(self.journal.entries)
        self.journal.entries.extend(undone[:length])
        try:
            self._drive()
        except Exception as fault:
            self._back_to(before)
            self._forget_undone(before)
            raise Refusal("", f"What was taken back cannot be done again. {fault}") from fault
        self._ahead[-1].entries = undone[length:]
        return True

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be done again."""
        return bool(self._next_undone())

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

    # --- the machine ---------------------------------------------------------------------------

    def _check_seal(self) -> None:
        """See that the game is still open to change.

        :raises Refusal: if it is sealed; nothing can be done anyway.
        """
        if self.sealed:
            raise Refusal("", self.sealed, absolute=True)

    def _standing(self) -> Step:
        step = self.step
        if step is None:
            raise Refusal("", "The game is over; there is no step to leave or begin.")
        return step

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
        if not (isinstance(entry, Override) and entry.verb == "note"):
            self._check_seal()
        entries = self.journal.entries
        before = len(entries)
        self._disclose = Disclosed
        if self._witness and not self._goes_on(entry):
            self._witness.forget(before)
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
