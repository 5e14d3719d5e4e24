"""Carries out what people, keys and bots do, one act at a time, and notifies the window.

No error in the rules leaves this module as an exception.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import Refusal
from tabletop.play.runner.faults import Diverged, RuleFault
from tabletop.table.view import EVERYONE, View
from ui.seat import seats
from ui.seat.bots import Bots
from ui.seat.viewer import Viewer


class Carrying(Viewer):
    """Carries out acts at one table.

    After each act, `happened` gives the events as the seat may see them, each with the number of
    the journal entry that caused it; then `settled` gives the new view, or the same view if only
    part of a declaration was answered. `reset` replaces `happened` when the table was replaced
    (undo, rewind), and precedes it when another seat looks from now on. `curtain_wanted` asks the
    window to hand the screen to another seat and to call `sit` when that person is there.

    *open_port* opens the port of a seat, *whole* runs an act completely or not at all, *save* saves
    the session. Callbacks in `before_answer` run before an answer, those in `after_answer` as part
    of it, those in `before_first` before the table is first shown.
    """

    happened = Signal(list)
    settled = Signal(object)
    reset = Signal()
    refused = Signal(object, int, str, str)
    several = Signal(list, object, object)
    warned = Signal(object, object)
    faulted = Signal(object)
    curtain_wanted = Signal(int)
    by_hand_changed = Signal(bool)
    marked = Signal()
    saved = Signal(object)
    said = Signal(str)

    def __init__(
        self,
        open_port: Callable[[int], Port],
        whole: Callable[[Callable[[], object]], None],
        save: Callable[[], object],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(open_port, parent)
        self._whole, self._save = whole, save
        self.before_answer: list[Callable[[], object]] = []
        self.after_answer: list[Callable[[], object]] = []
        self.before_first: list[Callable[[], object]] = []
        self.by_hand = False
        self.reason = ""
        self.by_bot = False  # while a bot's answer is carried out
        self.moving = False
        self.still = False  # the window shows no motion, so the screen is handed on at once
        self.curtain: seats.Curtain = "secrets"
        self._left = False
        self._held = ""
        self._again = seats.NOBODY
        self._replaced = False
        # the last view given, and at which moment
        self._told: tuple[View, tuple[int, ...]] | None = None
        self.bots = Bots(self.port_of, self._answer_for_bot, self)
        self.bots.told.connect(self.said)
        self.bots.stuck.connect(self.settle)

    def begin(self) -> None:
        """Show the table for the first time and start play."""
        if self.port.questions:
            self.look_from(seats.first_eyes(self.port.seats, self._know_different_things))
        try:
            self._call(self.before_first)
        except Refusal:
            pass  # the question then goes to people
        except (RuleFault, Diverged) as fault:
            self.faulted.emit(fault)
        self.settle()

    def sit(self, seat: int) -> None:
        """Show the table as *seat* sees it from now on (`EVERYONE`: as a watcher)."""
        self.look_from(seat)
        if seat == self._again:
            self.port.choose_again(seat)
        self._again = seats.NOBODY
        self._replaced = True
        self.settle()

    def choose_again(self, seat: int) -> None:
        """Let *seat* replace an answer that waits for others; behind the curtain if another person
        is at the screen."""
        if self.may_answer(seat):
            self.carry_out(lambda: self.port.choose_again(seat))
        else:
            self._again = seat
            self.curtain_wanted.emit(seat)

    def set_moving(self, moving: bool) -> None:
        """Note whether pieces are moving on the screen: bots and the curtain wait for them."""
        was, self.moving = self.moving, moving
        if was and not moving:
            self._pass_on()

    def stop(self) -> None:
        """Stop: the window closes. Later answers, by bots or keys, are ignored."""
        self._left = True
        self.bots.leave()
        self.port.leave()

    @property
    def held(self) -> str:
        """Why nothing can be done now; empty if something can."""
        return self._held

    def hold(self, why: str) -> None:
        """Block all acts, including those of bots, until `release`. Anyone who tries is told
        *why*."""
        self._held = why
        self.bots.stop()

    def release(self) -> None:
        """End the block of `hold`."""
        self._held = ""
        if not self.moving:
            self._pass_on()

    def set_by_hand(self, on: bool) -> None:
        """Switch by-hand mode, in which any drag moves a piece. The rules go on from the table as
        it is."""
        self.by_hand = on
        self.by_hand_changed.emit(on)
        if not on:
            self.said.emit("The rules apply again, from the table as it is now.")

    # --- carrying out --------------------------------------------------------------------------

    def carry_out(
        self,
        act: Callable[[], object],
        piece: int = -1,
        zone: str = "",
        key: str = "",
        *,
        answers: bool = False,
    ) -> bool:
        """Carry out *act*, save, and notify the window. Returns whether the act was accepted.

        Only an act that *answers* a question may be followed by forced answers; after an undo they
        would cancel the undo.
        """
        if self._left:
            return False
        if self._held:
            self.said.emit(self._held)
            return False
        self._view = None
        done, refused = False, None
        if answers:
            self._call(self.before_answer)
            self.said.emit("")  # clears the message about the last answer
        self.bots.stop()
        try:
            self._whole(act)
            done = True
            if answers:
                self._call(self.after_answer)
        except Refusal as refusal:
            refused = refusal
        except (RuleFault, Diverged) as fault:
            self.faulted.emit(fault)
        if not done:
            # the window must show the whole table again, so that a dropped piece goes home
            self._told = None
        self._save()
        self.settle()
        if refused is not None:  # last, because a settled table closes older refusals
            self.refused.emit(refused, piece, zone, key)
        return done

    def _call(self, listening: list[Callable[[], object]]) -> None:
        for each in listening:
            each()

    def settle(self) -> None:
        """Notify the window, then hand on to whoever is asked next. If the same person only has the
        next part of a declaration to answer, notify the window of that alone."""
        heard, told, self._told = self.port.take(), self._told, None
        alike = heard == [] and not (self._replaced or self.moving) and self.decision is not None
        if alike and told is not None and told[1] == self._asked_at:
            self._view, self._told = told[0], told
            self.settled.emit(self._view)
            return
        self._view = None
        self._choose_seat()
        others_look = not self.moving and self._hand_on()
        replaced, self._replaced = self._replaced, False
        if heard is None or replaced or others_look:
            self.reset.emit()
        if heard and not replaced:
            self.happened.emit(heard)
        if not self.moving:
            self._told = self.view, self._asked_at
        self.settled.emit(self.view)
        if not self.moving:
            self._pass_on()

    @property
    def _asked_at(self) -> tuple[int, ...]:
        """Who looks, which seat of theirs is asked, and where the game is."""
        asked = self.decision
        return self.seat, seats.NOBODY if asked is None else asked.seat, *self.port.moment

    def _choose_seat(self) -> None:
        """Look from the seat that is asked if the same person plays it, but never from a bot's."""
        decision = self.decision
        if seats.is_bot(self.port.seats, self.seat) and not self.bots.is_given_over(self.seat):
            self.look_from(seats.first_person(self.port.seats))
        elif decision is not None and decision.seat >= 0 and not self.port.shared:
            self.look_from(decision.seat)

    def _hand_on(self) -> bool:
        """Let the next person look now, if no curtain is needed. Returns whether that was done.

        They see what happens as the last person saw it, and then the result. If the two views
        differ and nothing moves, they see only the result. If the table goes to everybody, the last
        person sees the motion to its end.
        """
        person = self._next_person
        if person == seats.NOBODY or self._eyes(person) != person or self._needs_curtain(person):
            return False
        alike = not self._know_different_things(self.seat, person)
        self.look_from(person)
        self._replaced |= self.still and not alike
        return True

    @property
    def _next_person(self) -> int:
        """The seat of the first person who is asked but not at the screen, or `NOBODY`."""
        if self.decision is not None:
            return seats.NOBODY
        return seats.next_person(self.port.seats, self.port.questions)

    def _needs_curtain(self, person: int) -> bool:
        """Whether the curtain must fall before the player of seat *person* looks at the screen."""
        if self.curtain == "secrets":
            eyes = self._eyes(person)
            return eyes == person and self._know_different_things(self.seat, person)
        return self.curtain == "always"

    def _eyes(self, person: int) -> int:
        """The seat from which the table is shown while *person* is asked: everybody's, if its
        people have secrets from each other but all may know the question. So nobody has to look
        away for an open question."""
        if self.curtain != "secrets" or not self._know_different_things(self.seat, person):
            return person
        return seats.eyes_for(self.port_of(EVERYONE), person)

    def _pass_on(self) -> None:
        """Start the bot that is asked, or hand the screen to the person who is."""
        person = self._next_person
        if self._held or self._left:
            return
        if person == seats.NOBODY:
            if self.decision is None and self.port.questions:
                self.bots.start()
        elif self._needs_curtain(person):
            self.curtain_wanted.emit(person)
        else:
            self.sit(self._eyes(person))

    def _know_different_things(self, one: int, other: int) -> bool:
        """Whether the two seats see the table differently."""
        return not self.port_of(one).knows_as(other)

    def _answer_for_bot(self, port: Port, key: str) -> bool:
        self.by_bot = True
        try:
            return self.carry_out(lambda: port.answer_whole(key), answers=True)
        finally:
            self.by_bot = False

    def answer_for_bot(self, seat: int) -> None:
        """Let the person at the screen answer for the bot of *seat*, which gave no answer."""
        self.bots.give_over(seat)
        self.look_from(seat)
        self.settle()

    def ask_bot_again(self) -> None:
        """Let the bot that gave no answer try again."""
        self.bots.ask_again()
        self.settled.emit(self.view)
