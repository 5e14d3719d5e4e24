"""Carrying out what people, keys and bots do, one thing at a time, and telling the window of it.

Nothing that goes wrong in the rules leaves it as an exception.
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
    """What is done at the screen is carried out here.

    After each change `happened` gives the events as the seat may hear them, each with the number of
    the journal entry that caused it, then `settled` gives the new view; the same one as before,
    where no more than part of a declaration was said. When the table was replaced
    (undo, rewind) `reset` is given instead of `happened`, and before it where it happens before
    other eyes than those that saw all before. `curtain_wanted` asks the window to hand
    the screen to another seat and to call `sit` when that person is there.

    *open_port* opens the port of a seat, *whole* lets something be done of which all stands or
    nothing, *save* writes it down. Those in `before_answer` are called before an answer is carried
    out, those in `after_answer` as part of it, those in `before_first` before anybody looks.
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
        self.by_bot = False  # while what a bot answers is carried out
        self.moving = False
        self.still = False  # set where the window shows no motion: nobody waits for the next person
        self.curtain: seats.Curtain = "secrets"
        self._left = False
        self._held = ""
        self._again = seats.NOBODY
        self._replaced = False
        self._told: tuple[View, tuple[int, ...]] | None = None  # given last, and where that was
        self.bots = Bots(self.port_of, self._answer_for_bot, self)
        self.bots.told.connect(self.said)
        self.bots.stuck.connect(self.settle)

    def begin(self) -> None:
        """Show the table for the first time and let play go on."""
        if self.port.questions:
            self.look_from(seats.first_eyes(self.port.seats, self._know_different_things))
        try:
            self._call(self.before_first)
        except Refusal:
            pass  # then people are asked
        except (RuleFault, Diverged) as fault:
            self.faulted.emit(fault)
        self.settle()

    def sit(self, seat: int) -> None:
        """The person of *seat* (`EVERYONE`: a watcher) looks at the screen from now on."""
        self.look_from(seat)
        if seat == self._again:
            self.port.choose_again(seat)
        self._again = seats.NOBODY
        self._replaced = True
        self.settle()

    def choose_again(self, seat: int) -> None:
        """Let *seat*, whose answer waits for those of others, choose again: behind the curtain, if
        somebody else is at the screen."""
        if self.may_answer(seat):
            self.carry_out(lambda: self.port.choose_again(seat))
        else:
            self._again = seat
            self.curtain_wanted.emit(seat)

    def set_moving(self, moving: bool) -> None:
        """The window moves pieces, or has finished: bots and the curtain wait for it."""
        was, self.moving = self.moving, moving
        if was and not moving:
            self._pass_on()

    def stop(self) -> None:
        """The window goes: nobody answers any more, no bot and no key that came too late."""
        self._left = True
        self.bots.leave()
        self.port.leave()

    @property
    def held(self) -> str:
        """Why nothing can be done here just now; empty where it can."""
        return self._held

    def hold(self, why: str) -> None:
        """Let nothing be done here, by a bot neither, until `release`; *why* is said to whoever
        tries."""
        self._held = why
        self.bots.stop()

    def release(self) -> None:
        """Go on, just where all was held."""
        self._held = ""
        if not self.moving:
            self._pass_on()

    def set_by_hand(self, on: bool) -> None:
        """Switch by-hand mode: any drag moves, and the rules go on from the table as it lies."""
        self.by_hand = on
        self.by_hand_changed.emit(on)
        if not on:
            self.said.emit("The rules hold again, from the table as it lies.")

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
        """Carry *act* out, save, and tell the window what came of it; whether it was accepted.

        Only what *answers* may be followed by forced answers: after an undo they would undo it.
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
            self.said.emit("")  # what was said of the answer before is over
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
            self._told = None  # what was dropped goes home, and the window shows all as it is
        self._save()
        self.settle()
        if refused is not None:  # last: a table that settles puts older refusals away
            self.refused.emit(refused, piece, zone, key)
        return done

    def _call(self, listening: list[Callable[[], object]]) -> None:
        for each in listening:
            each()

    def settle(self) -> None:
        """Tell the window what happened, and hand on to whoever is asked next; where the same
        person is to say more of a declaration, tell that alone."""
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
        """Who looks, which of their seats is asked, and where the game stands."""
        asked = self.decision
        return self.seat, seats.NOBODY if asked is None else asked.seat, *self.port.moment

    def _choose_seat(self) -> None:
        """Look from the seat that is asked, if the same person plays it; never from a bot's."""
        decision = self.decision
        if seats.is_bot(self.port.seats, self.seat) and not self.bots.is_given_over(self.seat):
            self.look_from(seats.first_person(self.port.seats))
        elif decision is not None and decision.seat >= 0 and not self.port.shared:
            self.look_from(decision.seat)

    def _hand_on(self) -> bool:
        """Let the next person look at once, where no curtain falls: at what happens, as it was
        seen, and then at what came of it; or at that alone, where both see it otherwise and nothing
        moves. Whether it is so. Where all look on from now, whoever was here sees it to its end."""
        person = self._next_person
        if person == seats.NOBODY or self._eyes(person) != person or self._needs_curtain(person):
            return False
        alike = not self._know_different_things(self.seat, person)
        self.look_from(person)
        self._replaced |= self.still and not alike
        return True

    @property
    def _next_person(self) -> int:
        """The seat of the first person asked who is not at the screen; nobody's if none is."""
        if self.decision is not None:
            return seats.NOBODY
        return seats.next_person(self.port.seats, self.port.questions)

    def _needs_curtain(self, person: int) -> bool:
        """Whether the curtain falls before whoever plays the seat *person* looks at the screen."""
        if self.curtain == "secrets":
            eyes = self._eyes(person)
            return eyes == person and self._know_different_things(self.seat, person)
        return self.curtain == "always"

    def _eyes(self, person: int) -> int:
        """From where the table is looked at while *person* is asked: as everybody sees it, where
        people who know different things sit at it and may all know what is asked. So nobody is sent
        away for what is done openly."""
        if self.curtain != "secrets" or not self._know_different_things(self.seat, person):
            return person
        return seats.eyes_for(self.port_of(EVERYONE), person)

    def _pass_on(self) -> None:
        """Let a bot answer, or hand the screen to the next person, if they are the ones asked."""
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
        """Whether the two seats see the table differently: a curtain must fall between them."""
        return not self.port_of(one).knows_as(other)

    def _answer_for_bot(self, port: Port, key: str) -> bool:
        self.by_bot = True
        try:
            return self.carry_out(lambda: port.answer_whole(key), answers=True)
        finally:
            self.by_bot = False

    def answer_for_bot(self, seat: int) -> None:
        """Let the person at the screen give the answer that the bot of *seat* does not give."""
        self.bots.give_over(seat)
        self.look_from(seat)
        self.settle()

    def ask_bot_again(self) -> None:
        """Let the bot that did not answer try once more."""
        self.bots.ask_again()
        self.settled.emit(self.view)
