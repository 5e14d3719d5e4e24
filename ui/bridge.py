"""The bridge: a session on one side, Qt on the other. The only file that holds a session.

Everything a window shows comes out of the port of the seat that looks at it; everything hands, keys
and bots do goes in here. Nothing that goes wrong in the rules leaves it as an exception.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar
from weakref import WeakSet

from PySide6.QtCore import QObject, Signal

from saves.write import SaveFailed
from tabletop.play.decision import Decision, Option, Refusal
from tabletop.play.faults import Diverged, RuleFault
from tabletop.play.game import Game
from tabletop.play.port import Port, Thing
from tabletop.play.session import Session
from tabletop.table.view import EVERYONE, SeenPiece, View, know_alike
from ui.bots import Bots
from ui.input import gestures, seats
from ui.input.choosing import Choosing
from ui.input.dropping import Drop
from ui.input.time import Time
from ui.languages import Spoken

T = TypeVar("T")

Save = Callable[[Session], Path]
"""Writes a session and says where; raises SaveFailed where it cannot."""


class Bridge(QObject):
    """One session and the seat that looks at it.

    After each change `happened` gives the events as the seat may hear them, each with the number of
    the journal entry that caused it, then `settled` gives the new view. When the table was replaced
    (undo, rewind) `reset` is given instead of `happened`. `curtain_wanted` asks the window to hand
    the screen to another seat and to call `sit` when that person is there.
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
        self, session: Session, save: Save | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.spoken = Spoken(session.game)
        self._ports: WeakSet[Port] = WeakSet()
        self.port = self.port_of(EVERYONE)
        self.look_from(seats.first_person(self.port.seats))
        self.by_hand = False
        self.reason = ""
        self.moving = False
        self.still = False  # set where the window shows no motion: nobody waits for the next person
        self.curtain: seats.Curtain = "secrets"
        self.click_chooses = False  # set where a click on a piece chooses, though it may be dragged
        self.answers_forced = False
        self._save = save
        self._left = False
        self._view: View | None = None
        self._again = seats.NOBODY
        self._replaced = False
        self.choosing = Choosing(self)
        self.time = Time(self)
        self.bots = Bots(self.port_of, self._answer_for_bot, self)
        self.bots.told.connect(self.said)
        self.bots.stuck.connect(self.settle)

    # --- what the seat may know ----------------------------------------------------------------

    def port_of(self, seat: int) -> Port:
        """A port of its own for whoever looks from *seat*, in the language spoken here. Ask it
        anew whenever `settled` is given."""
        port = Port(self.session, seat)
        port.game = self.spoken.game
        self._ports.add(port)
        return port

    @property
    def view(self) -> View:
        """The table as the seat at the screen may see it: one between two changes."""
        if self._view is None or self._view.seat != self.seat:
            self._view = self.port.view
        return self._view

    @property
    def game(self) -> Game:
        """The game, its cards in the language that is spoken here."""
        return self.port.game

    @property
    def decision(self) -> Decision | None:
        """The open question that the person at the screen may answer, if there is one."""
        return next((each for each in self.questions if self.may_answer(each.seat)), None)

    @property
    def questions(self) -> list[Decision]:
        """All open questions; of declarations what is to be said next, of those to others no more
        than that they are asked."""
        return self.spoken.decisions(self.port.questions)

    def may_answer(self, seat: int) -> bool:
        """Whether the person at the screen answers for *seat*."""
        return self.port.may_answer(seat)

    @property
    def waiting_for(self) -> Decision | None:
        """The open question, whoever is asked."""
        return self.decision or next(iter(self.questions), None)

    @property
    def house_rules(self) -> list[str]:
        """The rules that the players do without."""
        return self.port.house_rules

    def seen(self, piece: int) -> SeenPiece | None:
        """*piece* as the seat sees it; nothing if it may not know which one it is."""
        return self.port.seen(piece)

    def speak(self, language: str) -> bool:
        """Say of cards what the game says in *language*, from now on; whether that is a change."""
        changed = self.spoken.speak(language)
        for port in self._ports:
            port.game = self.spoken.game
        return changed

    def keep_by(self, save: Save) -> None:
        """Let *save* write the session down after each answer."""
        self._save = save

    def hand_to(self, keep: Callable[[Session], T]) -> T:
        """Let *keep* have the session: what writes it down, or a report of it."""
        return keep(self.session)

    # --- the seat ------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The seat of whoever looks at the screen."""
        return self.port.seat

    def look_from(self, seat: int) -> None:
        """Whoever is at the screen looks from *seat*."""
        if seat != self.port.seat:
            self.port.leave()
            self.port = self.port_of(seat)
        self.port.listen()

    def begin(self) -> None:
        """Show the table for the first time and let play go on."""
        if self.port.questions:
            self.look_from(seats.first_eyes(self.port.seats, self._know_different_things))
        self.settle()

    def sit(self, seat: int) -> None:
        """The person of *seat* (`EVERYONE`: a watcher) looks at the screen from now on."""
        self.look_from(seat)
        if seat == self._again:
            self.port.undo(seat)
        self._again = seats.NOBODY
        self._replaced = True
        self.settle()

    def choose_again(self, seat: int) -> None:
        """Let *seat*, whose answer waits for those of others, choose again: behind the curtain, if
        somebody else is at the screen."""
        if self.may_answer(seat):
            self.carry_out(lambda: self.port.undo(seat))
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

    def set_by_hand(self, on: bool) -> None:
        """Switch by-hand mode: any drag moves, and the rules go on from the table as it lies."""
        self.by_hand = on
        self.by_hand_changed.emit(on)
        if not on:
            self.said.emit("The rules hold again, from the table as it lies.")

    # --- answers -------------------------------------------------------------------------------

    def answer(
        self, key: str, *, anyway: bool = False, reason: str = "", warned: bool = False
    ) -> bool:
        """Answer the open question of the person at the screen; whether it was accepted.

        What is to be warned of is not, before somebody who was *warned* wants it still.
        """
        option = self.decision.option(key) if self.decision and not warned else None
        if option is not None and option.warning:
            self.warned.emit(option, None)
            return False
        return self.carry_out(
            lambda: self.port.answer(key, anyway=anyway, reason=reason), key=key, answers=True
        )

    def drop(self, piece: int, zone: str, index: int = -1, *, face_down: bool = False) -> bool:
        """*piece* was dropped on *zone*; whether it stays there (or the rules took it further)."""
        if self.by_hand:
            return self.move_by_hand(piece, zone, index, face_down=face_down)
        return Drop(self, piece, zone).make(index)

    def takers(self, piece: int) -> set[str]:
        """The zones that take a drop of *piece*."""
        return self.port.takers(piece)

    def meaning(self, piece: int, zone: str) -> Option | None:
        """What a drop of *piece* on *zone* says last, if it can be but one thing."""
        return self.port.meaning(piece, zone)

    def click(self, piece: int, zone: str) -> bool:
        """*piece* (-1: none) in *zone* was clicked; whether that was an answer."""
        return self.choosing.choose(piece) or self._take(gestures.clicked, piece, zone)

    def quick_play(self, piece: int, zone: str) -> bool:
        """*piece* in *zone* was double-clicked; whether that was an answer."""
        return self.choosing.choose(piece) or self._take(gestures.quick, piece, zone)

    def do_obvious(self) -> bool:
        """Take the only option there is; whether there was but one."""
        decision = self.decision
        option = gestures.obvious(decision, self.house_rules) if decision else None
        return option is not None and self.answer(option.key)

    def do_anyway(self, piece: int, zone: str, keys: Sequence[str] = (), reason: str = "") -> bool:
        """Do what was refused: give the answers *keys* that it means, or move the piece by hand."""
        if not keys:
            return self.move_by_hand(piece, zone, reason=reason)
        if len(keys) == 1:
            return self.answer(keys[0], anyway=True, reason=reason)

        def act() -> None:
            for number, key in enumerate(keys):
                self.port.answer(key, anyway=True, reason=reason, follows=number > 0)

        return self.carry_out(act, piece, zone)

    def make_house_rule(
        self, rules: Sequence[str], piece: int, zone: str, keys: Sequence[str] = ()
    ) -> bool:
        """Do without *rules* from now on, and do what they refused; one step to undo."""
        return Drop(self, piece, zone).by_house_rule(rules, keys)

    def override(self, verb: str, *, reason: str = "", **args: object) -> bool:
        """Use a verb of the table by hand; whether it could be done."""
        reason = self.why(reason)
        return self.carry_out(
            lambda: self.port.override(verb, reason=reason, **args)  # type: ignore[arg-type]
        )

    def move_by_hand(
        self, piece: Thing, zone: str, index: int = -1, *, face_down: bool = False, reason: str = ""
    ) -> bool:
        """Move *piece* by hand; it comes to lie as one would lay it there."""
        known = piece if isinstance(piece, int) else -1
        return self.carry_out(
            lambda: self.lay(piece, zone, index, face_down=face_down, reason=reason), known, zone
        )

    def move_all_by_hand(self, pieces: Sequence[Thing], zone: str, *, reason: str = "") -> bool:
        """Move *pieces* by hand, one after another; one step to undo."""

        def act() -> None:
            for number, piece in enumerate(pieces):
                self.lay(piece, zone, reason=reason, follows=number > 0)

        return self.carry_out(act)

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
        self._view = None
        done, refused = False, None
        if answers:
            self.choosing.remember()
            self.said.emit("")  # what was said of the answer before is over
        self.bots.stop()
        began = self.port.entries
        try:
            self.session.whole(act)
            done = True
            if answers:
                self._answer_forced(began)
        except Refusal as refusal:
            refused = refusal
        except (RuleFault, Diverged) as fault:
            self.faulted.emit(fault)
        self.save()
        self.settle()
        if refused is not None:  # last: a table that settles puts older refusals away
            self.refused.emit(refused, piece, zone, key)
        return done

    def _take(self, meaning: Callable[..., Option | None], piece: int, zone: str) -> bool:
        decision = self.decision
        if decision is None or self.by_hand:
            return False
        option = meaning(decision, piece, zone, self.house_rules)
        return option is not None and self.answer(option.key)

    def _answer_forced(self, began: int) -> None:
        """Answer for the person at the screen what leaves nothing to choose, if that is wished; it
        is one step to undo with what was answered since entry *began*."""
        while self.answers_forced and not self.by_hand and self.decision is not None:
            option = gestures.forced(self.questions, self.house_rules)
            if option is None or self.choosing.has_chosen(option):
                return
            self.port.answer(option.key, follows=self.port.entries > began)

    def lay(
        self, piece: Thing, zone: str, index: int = -1, *, reason: str = "", **how: bool
    ) -> None:
        """Lay *piece* into *zone* by hand, within what is being carried out."""
        self.port.lay(piece, zone, index, reason=self.why(reason), **how)

    def settle(self) -> None:
        """Tell the window what happened, and hand on to whoever is asked next."""
        self._view = None
        heard = self.port.take()
        self._choose_seat()
        if self.still and not self.moving:
            self._hand_on()
        replaced, self._replaced = self._replaced, False
        if heard is None or replaced:
            self.reset.emit()
        elif heard:
            self.happened.emit(heard)
        self.settled.emit(self.view)
        if not self.moving:
            self._pass_on()

    def _choose_seat(self) -> None:
        """Look from the seat that is asked, if the same person plays it; never from a bot's."""
        decision = self.decision
        if seats.is_bot(self.port.seats, self.seat) and not self.bots.is_given_over(self.seat):
            self.look_from(seats.first_person(self.port.seats))
        elif decision is not None and decision.seat >= 0:
            self.look_from(decision.seat)

    def _hand_on(self) -> None:
        """Let the next person look at once, where nothing moves first and no curtain falls."""
        person = self._next_person
        if person != seats.NOBODY and not self._needs_curtain(person):
            self.look_from(person)
            self._replaced = True

    @property
    def _next_person(self) -> int:
        """The seat of the first person asked who is not at the screen; nobody's if none is."""
        if self.decision is not None:
            return seats.NOBODY
        return seats.next_person(self.port.seats, self.port.questions)

    def _needs_curtain(self, person: int) -> bool:
        """Whether the curtain falls before whoever plays the seat *person* looks at the screen."""
        if self.curtain == "secrets":
            return self._know_different_things(self.seat, person)
        return self.curtain == "always"

    def _pass_on(self) -> None:
        """Let a bot answer, or hand the screen to the next person, if they are the ones asked."""
        person = self._next_person
        if person == seats.NOBODY:
            if self.decision is None and self.port.questions:
                self.bots.start()
        elif self._needs_curtain(person):
            self.curtain_wanted.emit(person)
        else:
            self.sit(person)

    def _know_different_things(self, one: int, other: int) -> bool:
        """Whether the two seats see the table differently: a curtain must fall between them."""
        return not know_alike(self.session.table, one, other)

    def _answer_for_bot(self, port: Port, key: str) -> bool:
        return self.carry_out(lambda: port.answer_whole(key), answers=True)

    def answer_for_bot(self, seat: int) -> None:
        """Let the person at the screen give the answer that the bot of *seat* does not give."""
        self.bots.give_over(seat)
        self.look_from(seat)
        self.settle()

    def ask_bot_again(self) -> None:
        """Let the bot that did not answer try once more."""
        self.bots.ask_again()
        self.settled.emit(self.view)

    def save(self) -> None:
        """Write the session down, and say so where that fails."""
        if self._save is None:
            return
        try:
            self.saved.emit(self._save(self.session))
        except SaveFailed as failed:
            self.said.emit(str(failed))

    @property
    def asked_seat(self) -> int:
        """The seat that is asked and may be answered for here, or else the one that looks."""
        decision = self.decision
        return decision.seat if decision and decision.seat >= 0 else max(self.seat, 0)

    def why(self, reason: str) -> str:
        """The *reason* for what is done by hand: what the players wrote down for all of it, unless
        there is another."""
        return reason or (self.reason if self.by_hand else "")
