"""A game's time: journal entries are added, undone and redone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from tabletop.play.questions.decision import Decision, Option, Refusal
from tabletop.play.records.journal import Answer, AnyEntry, Chance, Override, Tail
from tabletop.play.records.table_proof import proof
from tabletop.play.rules.chronicle import Line
from tabletop.play.runner.disclosures import Disclosed, Witness
from tabletop.play.runner.faults import RuleFault
from tabletop.play.runner.machine import Machine
from tabletop.play.runner.taken_back import TakenBack
from tabletop.play.runner.waiting_answers import OTHERS_CHOSE
from tabletop.play.runner.waiting_room import WaitingRoom


class Timeline:
    """The course of *machine*, and of the answers that wait in *room*, through time.

    Undone entries are *ahead* and can be redone. `bookmark` is the number of the entry that players
    want to come back to, -1 if there is none. Once it is `sealed` for a reason, only notes can be
    added and nothing can be undone.
    """

    def __init__(self, machine: Machine, room: WaitingRoom, ahead: TakenBack) -> None:
        self.machine = machine
        self.bookmark = -1
        self._sealed = ""
        self._room = room
        self._ahead = ahead
        self._witness = Witness(machine.play) if machine.hashing else None
        self._disclose: Callable[[], Disclosed] = Disclosed
        self._told: list[Callable[[], object]] = []

    @property
    def disclosed(self) -> Disclosed:
        """What the entries that were undone last had disclosed, until something else is done."""
        return self._disclose()

    @property
    def sealed(self) -> str:
        """Why only notes can be added and nothing undone; empty while the game can be changed."""
        return self._sealed

    def seal(self, why: str) -> None:
        """Allow only notes from now on, and no undo."""
        self._sealed = why

    def listen(self, replaced: Callable[[], object]) -> Callable[[], None]:
        """Call *replaced* whenever undo or rewind replaces the table; returns a function that ends
        that."""
        self._told.append(replaced)
        return partial(self._told.remove, replaced)

    def resume(self, undone: Sequence[AnyEntry], bookmark: int) -> None:
        """Restore the undone entries and the bookmark of a saved game."""
        self._ahead.restore([Tail([*undone])])
        self.bookmark = bookmark

    # --- back and forth ------------------------------------------------------------------------

    def whole(self, act: Callable[[], object]) -> None:
        """Let *act* give answers and use verbs; all of them stand, or none if it raises."""
        before, undone, bookmark = len(self._entries), self.undone, self.bookmark
        waiting = self._room.kept()
        try:
            act()
        except Exception:
            self._room.restore(waiting)
            if len(self._entries) > before:
                self._back_to(before)
                self.resume(undone, bookmark)
            self._room.settle()
            raise

    def undo(self, seat: int | None = None) -> bool:
        """Undo the last thing that a person did; returns whether there was one.

        Of answers that seats give together, only that of *seat*, or the last one, is undone. Moves
        by hand that came after that answer are undone first.

        :raises Refusal: if this would also undo waiting answers of other people.
        """
        self.check_seal()
        room, index = self._room, self._last_intent
        if (newest := self._newest_later(seat)) is not None:
            return self.choose_again(newest.seat)
        if index < 0:
            return False
        others_wait = room.decisions != self.machine.decisions
        if others_wait and room.stage_before(index) != room.stage:
            raise Refusal("", OTHERS_CHOSE)
        self.rewind(index)
        if len(self.machine.together) > 1 and room.decisions:
            room.wait_but_for(seat)
        return True

    def choose_again(self, seat: int) -> bool:
        """Undo the answer of *seat* that waits for other seats, whatever came after it; returns
        whether there was one."""
        self.check_seal()
        return self._room.take_back(seat)

    def redo(self) -> bool:
        """Redo what was undone last; returns whether there was anything.

        :raises Refusal: if it does not fit the rules; then nothing more can be redone.
        """
        self.check_seal()
        if self._room.put_back():
            self.whole(self._enter_waiting)
            return True
        undone = self._ahead.next
        length = 1
        while length < len(undone) and not self._is_intent(undone[length]):
            length += 1
        before = len(self._entries)
        try:
            return self._again(length)
        except Refusal:
            self._forget_undone(before)
            raise

    def forth(self) -> bool:
        """Redo the next single answer with its consequences, also a bot's, and the answers given
        together with it; returns whether there was one.

        :raises Refusal: if it does not fit the rules; it can still be redone later.
        """
        done = self._again(_single(self._ahead.next))
        while done and self.machine.awaits_others and self._again(_single(self._ahead.next)):
            pass
        return done

    def _again(self, length: int) -> bool:
        """Redo so many of the undone entries; returns whether there were any."""
        undone = self._ahead.next
        if not undone:
            return False
        before = len(self._entries)
        self._room.note(undone[0])
        self._entries.extend(undone[:length])
        try:
            self.machine.drive()
            self._ahead.drop(length)
        except Exception as fault:
            self._back_to(before)
            raise Refusal("", f"What was taken back cannot be done again. {fault}") from fault
        finally:
            self._room.recall()
        return True

    def rewind(self, entry: int, *, divided: bool = False) -> None:
        """Go back to just before journal entry number *entry*; the entries that are cut can be
        redone.

        Consequences of one intention are not *divided* from it: then the timeline goes back to
        where the intention began. A number beyond the last entry goes forward through undone
        entries; a negative one (of lines written before any entry) goes back to the beginning.

        :raises Refusal: if the journal up to there does not fit the rules; nothing is changed.
        """
        self.check_seal()
        give_back, ahead = self.machine.moment(), self._ahead.kept()
        try:
            self._go_to(entry, divided)
        except Exception as fault:
            give_back()
            self._ahead.restore(ahead)
            raise Refusal("", f"What was played up to there cannot be repeated. {fault}") from fault
        finally:
            self._reset()

    # --- what that would do --------------------------------------------------------------------

    @property
    def undone(self) -> list[AnyEntry]:
        """All entries that can be redone, in order."""
        return self._ahead.entries

    @property
    def lines_ahead(self) -> list[Line]:
        """The lines of the chronicle of the entries that are redone next."""
        return self._ahead.lines

    @property
    def can_redo(self) -> bool:
        """Whether anything can be redone."""
        return bool(self._ahead.next or (self._room.waits and self._room.waiting.withdrawn))

    @property
    def next_redo(self) -> AnyEntry | None:
        """The entry that `redo` redoes, None if there is none."""
        return self._room.next_back() or next(iter(self._ahead.next), None)

    def next_undo(self, seat: int | None) -> tuple[AnyEntry | None, int]:
        """The entry of *seat* that `undo` undoes, with its number; -1 for a waiting answer; None if
        there is none."""
        index = self._last_intent
        if (newest := self._newest_later(seat)) is not None:
            return newest, -1
        return (self._entries[index], index) if index >= 0 else (None, -1)

    def quiet_moment(self) -> int:
        """The number of the entry before which the table was last between two steps: where `rewind`
        goes."""
        journal = self.machine.journal
        entries = len(journal.entries)
        checkpoint = journal.before(entries)
        if checkpoint.entry == entries:
            checkpoint = journal.before(entries - 1)
        return checkpoint.entry

    @property
    def can_follow(self) -> bool:
        """Whether people have done anything that an answer could follow: an answer that follows
        nothing could not be undone."""
        return any(self._is_intent(entry) for entry in reversed(self._entries))

    @property
    def _entries(self) -> list[AnyEntry]:
        return self.machine.journal.entries

    @property
    def _last_intent(self) -> int:
        """The number of the last entry that a person made, -1 if it cannot be undone."""
        entries, first = self._entries, self.machine.journal.first
        found = (n for n in range(len(entries) - 1, first - 1, -1) if self._is_intent(entries[n]))
        return next(found, -1)

    def _newest_later(self, seat: int | None) -> Answer | None:
        """The waiting answer of *seat*, or of any seat, if it was given after everything in the
        journal."""
        index, newest = self._last_intent, self._room.newest(seat)
        if newest is None or index < 0:
            return newest
        later = self._room.waiting.is_later(newest, index, self._entries[index])
        return newest if later else None

    def _is_intent(self, entry: AnyEntry) -> bool:
        if isinstance(entry, Answer) and self.machine.table.seats[entry.seat].bot:
            return False
        return not _is_consequence(entry)

    # --- entering ------------------------------------------------------------------------------

    def check_seal(self) -> None:
        """Make sure that the game can still be changed.

        :raises Refusal: if it is sealed; this cannot be overridden.
        """
        if self._sealed:
            raise Refusal("", self._sealed, absolute=True)

    def enter(self, entry: AnyEntry, taken: Option | None = None) -> None:
        """Add *entry*, an answer that takes *taken*, to the journal and carry it out; a fault
        undoes it.

        Undone entries stay ahead as long as what is done, and its consequences, are the same.

        :raises Refusal: if the game is sealed.
        :raises RuleFault: if a rule fails; the table is as before it.
        """
        if self._sealed and not (isinstance(entry, Override) and entry.verb == "note"):
            self.check_seal()
        machine, entries = self.machine, self.machine.journal.entries
        before = len(entries)
        self._room.note(entry)
        self._disclose = Disclosed
        if machine.hashing:
            if self._witness and not self._ahead.begins_with(entry):
                self._witness.forget(before)
            if type(entry) is Answer:
                entry.hash = proof(machine.table)
        entries.append(entry)
        try:
            machine.carry_out(entry, taken)
        except Exception as fault:
            step = machine.step or next(iter(machine.game.steps.values()))
            self._back_to(before)
            if not isinstance(entry, Override):
                raise RuleFault(step, fault) from fault
            machine.halt(entry, fault)
        self._pass_undone(before)
        self._room.settle()

    def enter_together(self, entry: Answer, asked: Decision, option: Option) -> None:
        """Let *entry*, which takes *option* of one of the questions *asked*, wait until all seats
        that are asked together have answered; then enter all answers.

        :raises Refusal: if the game is sealed.
        :raises RuleFault: if a rule fails; the table is as before the answer.
        """
        self.check_seal()

        def put_by() -> None:
            if self._room.put(entry, asked, option):
                self._forget_undone(len(self._entries))
            self._enter_waiting()

        if len(self._room.decisions) > 1:
            put_by()  # it is only put by, for others have still to answer
        else:
            self.whole(put_by)

    def _enter_waiting(self) -> None:
        """Enter all waiting answers, if all are given."""
        for answer, option in self._room.opened():
            self.enter(answer, option)

    def _pass_undone(self, since: int) -> None:
        """Move ahead in the undone entries past what was done *since*; drop them if that
        differs."""
        if not self._ahead.noted:
            return
        done = since + self._ahead.done(self._entries[since:])
        if done < len(self._entries):
            self._forget_undone(done)
        else:
            self._room.pass_on()

    def _forget_undone(self, entry: int) -> None:
        """Drop the undone entries, because the game takes another course at *entry*."""
        self._ahead.forget()
        self._room.pass_on()
        if self.bookmark > entry:
            self.bookmark = -1

    # --- going there ---------------------------------------------------------------------------

    def _back_to(self, entry: int) -> None:
        """Restore the table before *entry*; everything from there on is dropped."""
        self.machine.past.cut(entry)
        self.machine.replay()
        self._reset()

    def _go_to(self, entry: int, divided: bool = False) -> None:
        """Cut the game off before *entry* and restore that table, or go forward to it."""
        machine, ahead = self.machine, self._ahead
        was, first, onward = machine.table, machine.journal.first, entry > len(self._entries)
        while onward and (tail := ahead.pop()):
            machine.past.join(tail)
        entries = self._entries
        entry = max(entry, first)
        stays = _is_luck if divided else _is_consequence
        while first < entry < len(entries) and stays(entries[entry]):
            entry -= 1
        if entry == first:  # what is dealt before any question would be dealt again at once
            while entry < len(entries) and _is_luck(entries[entry]):
                entry += 1
        tail = machine.past.cut(entry)
        machine.replay(proving=onward)
        ahead.add(tail)
        self._room.recall()
        self._disclose = Disclosed
        if (witness := self._witness) and not onward:
            now, cut = machine.table, tail.entries
            self._disclose = lambda: witness.disclosed(entry, cut, self.undone, was, now)

    def _reset(self) -> None:
        """The table was replaced by another."""
        for replaced in self._told:
            replaced()


def _is_consequence(entry: AnyEntry) -> bool:
    """Whether *entry* came by itself, or belongs to what players did before it."""
    return _is_luck(entry) or (isinstance(entry, Answer | Override) and entry.follows)


def _single(entries: Sequence[AnyEntry]) -> int:
    """How many of *entries* are the first one and the rolls and shuffles that it caused."""
    rest = (number for number in range(1, len(entries)) if not _is_luck(entries[number]))
    return next(rest, len(entries))


def _is_luck(entry: AnyEntry) -> bool:
    """Whether *entry* is a roll or shuffle by the program."""
    return isinstance(entry, Chance) and not entry.typed
