"""What gestures and keys on a piece or place mean: answers to the open question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tabletop.play.ports.open_seat import LOOK
from tabletop.play.ports.port import Port
from tabletop.play.questions import habits
from tabletop.play.questions.decision import CHANCE, CardHalf, Option
from tabletop.play.questions.drops import Meant
from ui.base.running_text import within
from ui.seat import gestures
from ui.seat.act_runner import Carrying
from ui.seat.acts.by_hand import ByHand
from ui.seat.acts.drop import Drop
from ui.seat.acts.history import Time
from ui.seat.acts.piece_choice import Choosing

Meaning = Callable[..., Option | None]
"""What a gesture on a piece in a zone stands for, among the options of the open question."""


class Settled(NamedTuple):
    """An answer that was given as usual before the game began: its journal entry, its seat, the
    name of the question and the answer in words."""

    entry: int
    seat: int
    name: str
    words: str


class Answering:
    """Answers at the table of *bridge*. In by-hand mode a drop moves the piece with *hands*.

    With `answers_forced`, a question with only one possible answer is answered by itself.
    """

    def __init__(self, bridge: Carrying, hands: ByHand, time: Time) -> None:
        self._bridge, self._hands, self._time = bridge, hands, time
        self.answers_forced = False
        self.choosing = Choosing(bridge, time, self.answer)
        self._began = 0
        self._spent = False
        self._settled: list[Settled] = []
        self._asked_anew = ""
        bridge.before_answer.append(self._remember)
        bridge.after_answer.append(self._answer_forced)
        bridge.before_first.append(self._answer_as_usual)

    def answer(
        self, key: str, *, anyway: bool = False, reason: str = "", warned: bool = False
    ) -> bool:
        """Answer the open question of the person at the screen. Returns whether the answer was
        accepted.

        An option with a warning is not taken until the player was *warned* and confirms it.
        """
        asked = self._bridge.decision
        if asked is not None and key == LOOK and self._bridge.port.shared:
            self._bridge.curtain_wanted.emit(asked.seat)
            return False
        option = asked.option(key) if asked and not warned else None
        if option is not None and option.warning:
            self._bridge.warned.emit(option, None)
            return False
        return self._bridge.carry_out(
            lambda: self._bridge.port.answer(key, anyway=anyway, reason=reason),
            key=key,
            answers=True,
        )

    def answer_all(self, keys: Sequence[str]) -> bool:
        """Give *keys*, the first answer and the ones joined to it. Returns whether they were
        accepted. If one has a warning, the player is asked about it."""
        bridge = self._bridge
        ways = bridge.port.ahead().get(keys[0], ()) if bridge.decision is not None else ()
        way = next((way for way in ways if [each.key for each in way] == [*keys[1:]]), None)
        if way is None or any(each.warning for each in way):
            return self.answer(keys[0]) and way is not None and all(map(self.answer, keys[1:]))

        def act() -> None:
            for key in keys:
                bridge.port.answer(key)

        return bridge.carry_out(act, key=keys[0], answers=True)

    def drop(
        self, piece: int, zone: str, index: int = -1, *, face_down: bool = False, on: int = -1
    ) -> bool:
        """Handle a drop of *piece* on *zone*, onto the piece *on* there (-1: none). Returns whether
        the piece stays there, or was moved on by the rules."""
        if self._bridge.by_hand:
            return self._hands.move(piece, zone, index, face_down=face_down)
        return self._drop(piece, zone, on).make(index)

    def take_off(self, zone: str) -> bool:
        """Handle a drag of an unknown piece off *zone*. Returns whether it was an answer."""
        bridge = self._bridge
        if bridge.decision is None or bridge.by_hand:
            return False
        found = gestures.taken(bridge.decision, zone, bridge.house_rules)
        if len(found) == 1:
            return self.answer(found[0].key)
        if found:
            bridge.several.emit(found, lambda option: self.answer(option.key), None)
        return False

    def shift(self, piece: int, zone: str, index: int) -> bool:
        """Handle a drag of *piece* to *index* within *zone*. Returns whether it was an answer."""
        bridge = self._bridge
        if bridge.decision is None or bridge.by_hand:
            return False
        lying = [each.id for each in bridge.port.view[zone]]
        ruled = bridge.house_rules
        option = gestures.laid_in_order(bridge.decision, lying, piece, index, ruled)
        return option is not None and self.answer(option.key)

    def takers(self, piece: int) -> set[str]:
        """The zones where a drop of *piece* would answer something for whoever looks now."""
        return self._bridge.port.takers(piece)

    def meanings(self, piece: int, zone: str) -> Sequence[Meant]:
        """The answers that a drop of *piece* on *zone* could mean."""
        return self._bridge.port.dropped(piece, zone)

    def done_to(self, piece: int) -> Sequence[Meant]:
        """The answers that could be given about *piece* where it lies."""
        return self._bridge.port.done_to(piece)

    def why_not(self, piece: int, zone: str) -> str:
        """Why a drop of *piece* on *zone* would do nothing."""
        bridge = self._bridge
        if bridge.port.outcome is not None or zone not in bridge.view.zones:
            return ""
        return bridge.spoken.say(bridge.port.refuse(piece, zone).why)

    def click(self, piece: int, zone: str, half: CardHalf = "") -> bool:
        """Handle a click on *piece* (-1: none), on this *half* of it, in *zone*. Returns whether it
        was an answer."""
        answered = self.choosing.choose(piece, half) or self._take(
            gestures.clicked, piece, zone, half
        )
        self._spent = answered and not self._bridge.port.has_begun
        return answered

    def point(self, piece: int, zone: str, half: CardHalf = "") -> bool:
        """Handle a click of the pointer: like `click`, but an ambiguous click offers the choices, a
        click on a chosen piece unchooses it, and a useless click says why. Returns whether it had
        any effect."""
        return (
            self.click(piece, zone, half)
            or self.offer(gestures.clicked, piece, zone, half)
            or self.choosing.unchoose(piece)
            or self._aim(piece)
            or self._be_refused(piece, zone)
            or self._tell_what_is_asked(piece)
        )

    def _aim(self, piece: int) -> bool:
        """Start an act on *piece*, about which nothing is asked yet; if several are possible, offer
        them. Returns whether there is any."""
        bridge = self._bridge
        if bridge.decision is None or bridge.by_hand or not bridge.seen(piece) or self._spent:
            return False
        found = bridge.port.aimed(piece)
        first = {
            each.said[0].key: each.said[0] for each in found if not each.barred(bridge.house_rules)
        }
        if len(first) == 1:
            # if the actor was named already, the target completes the answer
            ways = {each.keys for each in found} if bridge.port.has_begun else set()
            return all(map(self.answer, *ways)) if len(ways) == 1 else self.answer(*first)
        if first:
            bridge.several.emit([*first.values()], lambda option: self.answer(option.key), None)
            return True
        return False

    def _tell_what_is_asked(self, piece: int) -> bool:
        """Say why nothing can be done to *piece*, or else what is asked. Always returns False,
        because that is no answer."""
        bridge = self._bridge
        if bridge.decision is None or bridge.by_hand or self._spent:
            return False
        seen = bridge.seen(piece)
        title = bridge.game.title_of(seen.name) if seen is not None else ""
        found = bridge.port.aimed(piece) if seen is not None else []
        barred = {each.said[-1].why for each in found} - {""}
        if barred and not bridge.port.has_begun:
            bridge.said.emit(bridge.spoken.say(f"{title}: {max(barred)}"))
        elif not found:
            where = f"to {within(title)}" if title else "there"
            words = f"Nothing can be done {where} now. The question is: {bridge.decision.ask}"
            bridge.said.emit(bridge.spoken.say(words))
        return False

    def _be_refused(self, piece: int, zone: str) -> bool:
        """Show the rule that forbids every option about *piece* or *zone*. Returns whether there is
        one."""
        bridge = self._bridge
        if bridge.decision is None or bridge.by_hand:
            return False
        barred = gestures.barred(bridge.decision, piece, zone, bridge.house_rules)
        if barred is not None:
            self.answer(barred.key, warned=True)
        return barred is not None

    def offer(self, meaning: Meaning, piece: int, zone: str, half: CardHalf = "") -> bool:
        """If a gesture on *piece* in *zone* is ambiguous, let the window offer the choices. Returns
        whether it has any *meaning*."""
        bridge = self._bridge
        if bridge.decision is None or bridge.by_hand or self._one(meaning, piece, zone, half):
            return False
        found = gestures.meant(bridge.decision, piece, zone, bridge.house_rules, half)
        if found:
            bridge.several.emit(found, lambda option: self.answer(option.key), None)
        return bool(found)

    def double_click(self, piece: int, zone: str, half: CardHalf = "") -> bool:
        """Handle the second click of a double click. It does nothing if the first click completed
        an answer, because the question is now another one. Returns whether it had any effect."""
        return not self._spent and self.quick_play(piece, zone, half)

    def quick_play(self, piece: int, zone: str, half: CardHalf = "") -> bool:
        """Handle a quick play of *piece* in *zone*; an ambiguous one offers the choices. Returns
        whether it had any effect."""
        quickly = self.choosing.choose(piece, half, quick=True)
        quickly = quickly or self._take(gestures.quick, piece, zone, half)
        return quickly or self.offer(gestures.quick, piece, zone, half)

    def do_obvious(self) -> bool:
        """Choose the only option; returns False if there is not exactly one."""
        decision = self._bridge.decision
        option = gestures.obvious(decision, self._bridge.house_rules) if decision else None
        return option is not None and self.answer(option.key)

    def do_anyway(self, piece: int, zone: str, keys: Sequence[str] = (), reason: str = "") -> bool:
        """Do what was refused: give the answers *keys*, or move the piece by hand."""
        if not keys:
            return self._hands.move(piece, zone, reason=reason)
        if len(keys) == 1:
            return self.answer(keys[0], anyway=True, reason=reason)

        def act() -> None:
            for number, key in enumerate(keys):
                self._bridge.port.answer(key, anyway=True, reason=reason, follows=number > 0)

        return self._bridge.carry_out(act, piece, zone)

    def make_house_rule(
        self, rules: Sequence[str], piece: int, zone: str, keys: Sequence[str] = ()
    ) -> bool:
        """Make leaving out *rules* a house rule, and do what they refused, as one undo step."""
        return self._drop(piece, zone).by_house_rule(rules, keys)

    def _drop(self, piece: int, zone: str, on: int = -1) -> Drop:
        return Drop(self._bridge, self._hands, self._time, piece, zone, on)

    def _one(self, meaning: Meaning, piece: int, zone: str, half: CardHalf) -> Option | None:
        """The one option that a gesture stands for, or None if there is none or several."""
        decision = self._bridge.decision
        if decision is None or self._bridge.by_hand:
            return None
        option = meaning(decision, piece, zone, self._bridge.house_rules, half)
        by_click = option is not None and meaning is gestures.clicked
        return None if option and by_click and self.choosing.spends(option) else option

    def _take(self, meaning: Meaning, piece: int, zone: str, half: CardHalf) -> bool:
        option = self._one(meaning, piece, zone, half)
        if option is None or not self.answer(option.key):
            return False
        if len(option.pieces) > 1 and piece in option.pieces and self._bridge.port.has_begun:
            # that answer named one of several pieces; now choose among them
            self._take(meaning, piece, zone, half)
        return True

    def _remember(self) -> None:
        self._began = self._bridge.port.entries
        asked = self._bridge.decision
        if self._bridge.by_bot:
            pass
        elif asked is None or asked.usual is None:
            self._settled, self._asked_anew = [], ""
        else:  # a person answers this question, so it was not settled as usual
            own = asked.seat, asked.usual.name
            self._settled = [each for each in self._settled if each[1:3] != own]
        self.choosing.remember()

    def _answer_forced(self) -> None:
        """Answer what has only one possible answer for the person at the screen, if they want that.
        It forms one undo step with the answer before."""
        bridge = self._bridge
        while not bridge.by_hand:
            self._answer_as_usual()
            if bridge.decision is None:
                port, option = self._moot_of_others()
            else:
                port, option = bridge.port, self._unasked()
            if option is None or self.choosing.has_chosen(option):
                return
            port.answer(option.key, follows=port.entries > self._began)

    @property
    def settled(self) -> list[Settled]:
        """The questions answered as usual before the game began that can still be asked, because
        nobody has answered anything since."""
        return [each for each in self._settled if each.entry < self._bridge.port.entries]

    def ask(self, name: str) -> bool:
        """Go back to before the question *name* was answered as usual, and ask it."""
        found = next((each for each in self.settled if each.name == name), None)
        if found is None:
            return False
        self._asked_anew = name
        return self._time.rewind(found.entry, divided=True)

    def _answer_as_usual(self) -> None:
        """Answer the usual questions before the game begins for all people here, unless they want
        to be asked. They form one undo step with the answer before."""
        bridge = self._bridge
        while not bridge.by_hand:
            port, option = self._usual_of_anybody()
            if option is None:
                return
            asked = port.decision
            assert asked is not None
            assert asked.usual is not None
            settled = Settled(port.entries, asked.seat, asked.usual.name, option.label)
            port.answer(option.key, follows=port.entries > self._began)
            self._settled = [
                each for each in self._settled
                if each.entry <= settled.entry and each[1:3] != settled[1:3]
            ] + [settled]  # fmt: skip

    def _usual_of_anybody(self) -> tuple[Port, Option | None]:
        """The port and the usual answer of the first person who is asked a question that has
        one."""
        bridge = self._bridge
        for asked in bridge.questions:
            if asked.seat < 0 or bridge.port.seats[asked.seat].bot:
                continue
            port = bridge.port_of(asked.seat)
            own = port.decision
            if own is None or own.usual is None or own.usual.name == self._asked_anew:
                continue
            option = habits.as_usual(own, bridge.house_rules)
            if option is not None:
                return port, option
        return bridge.port, None

    def _moot_of_others(self) -> tuple[Port, Option | None]:
        """The port and the answer of another person at this screen whose open question is moot, so
        that the screen need not change hands for it."""
        bridge = self._bridge
        seat = bridge.questions[0].seat if bridge.questions else CHANCE
        if not self.answers_forced or seat < 0 or bridge.port.seats[seat].bot:
            return bridge.port, None
        port = bridge.port_of(seat)
        return port, habits.unasked(port.questions, {}, bridge.house_rules)

    def _unasked(self) -> Option | None:
        """The answer to an open question that nobody needs to be asked, or None: what is moot or
        forced (if players want that), or always answered alike at this table."""
        bridge, forced = self._bridge, self.answers_forced
        notes, ruled = bridge.port.notes, bridge.house_rules
        found = habits.unasked(bridge.questions, notes, ruled, moot=forced)
        if found is None and forced:
            found = gestures.forced(bridge.questions, ruled)
        return found

    def from_now_on(self, name: str, way: str) -> bool:
        """Answer all questions of the habit *name* with *way* from now on, including the open one;
        an empty *way* asks them again. One undo step."""
        bridge = self._bridge
        asked = [each for each in bridge.questions if bridge.may_answer(each.seat) and each.habit]
        meant = [each.habit for each in asked if each.habit is not None and each.habit.name == name]
        key = meant[0].ways.get(way, "") if meant else ""
        reason = f"“{name}” {way[:1].lower() + way[1:] if way else 'will be asked again'}"

        def act() -> None:
            bridge.port.override("note", reason=reason, key=habits.NOTE + name, words=way)
            if key:
                bridge.port.answer(key, follows=True)

        return bridge.carry_out(act, answers=True)
