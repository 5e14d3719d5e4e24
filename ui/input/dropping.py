"""What a drop answers: one gesture, and all the questions that it goes on to mean."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from tabletop import load
from tabletop.play.decision import Decision, Option, Refusal
from tabletop.play.faults import RuleFault
from tabletop.play.session import Session
from tabletop.table.table import freeze
from ui.input import gestures
from ui.input.lying import owner_of

if TYPE_CHECKING:
    from ui.bridge import Bridge


class Drop:
    """*piece* was dropped on *zone* of the table of *bridge*."""

    def __init__(self, bridge: Bridge, piece: int, zone: str) -> None:
        self._bridge, self._piece, self._zone = bridge, piece, zone
        self._began = len(bridge.session.journal.entries)

    def make(self, index: int) -> bool:
        """Answer what it stands for; where that is nothing, say why, or move the piece to *index*
        where a house rule lets it. Whether the piece stays (or the rules took it further)."""
        bridge, piece, zone = self._bridge, self._piece, self._zone
        options, fitting = self.options, self.fitting
        if bridge.zone_of(piece) == zone and not fitting:
            return False
        if len(fitting) > 1:
            bridge.several.emit(fitting, self.answer, None)
            return False
        if fitting:
            return self.answer(fitting[0])
        refusal = self.refusal()
        lifted = refusal.rule in bridge.house_rules and not refusal.absolute
        if lifted and not options:
            return bridge.move_by_hand(piece, zone, index, reason=f"house rule {refusal.rule}")
        blocked = gestures.nearest(options, piece)
        bridge.refused.emit(refusal, piece, zone, blocked.key if blocked else "")
        return False

    @property
    def options(self) -> list[Option]:
        """The options of the open question that it stands for, blocked ones among them."""
        bridge, decision = self._bridge, self._bridge.decision
        if decision is None:
            return []
        on = owner_of(bridge.session.table, self._zone)
        return gestures.dropped(decision, self._piece, self._zone, on)

    @property
    def fitting(self) -> list[Option]:
        """Those of them that may be taken, and that are meant."""
        return self._meant(
            [o for o in self.options if gestures.is_open(o, self._bridge.house_rules)]
        )

    def refusal(self) -> Refusal:
        """Why it may not be."""
        bridge = self._bridge
        blocked = gestures.nearest(self.options, self._piece)
        if blocked is not None:
            return Refusal(blocked.rule, blocked.why, absolute=blocked.absolute)
        table = bridge.session.table
        return bridge.game.refuse(table, bridge.asked_seat, self._piece, self._zone)

    def answer(self, option: Option) -> bool:
        """Answer with *option*, and what the drop goes on to mean, as one step to undo; whether
        that was accepted."""
        if option.warning:
            self._bridge.warned.emit(option, self.take_back)
            return False
        return self._bridge.carry_out(
            lambda: self._answer(option), self._piece, self._zone, answers=True
        )

    def by_house_rule(self, rules: Sequence[str], keys: Sequence[str]) -> bool:
        """Do without *rules*, and give the answers *keys* that it means, or lay the piece there.

        Where another rule bars it as well nothing is done, and that one is asked about beside them.
        """
        bridge = self._bridge

        def act() -> None:
            for number, rule in enumerate(rules):
                bridge.session.override("adopt", subject=rule, follows=number > 0)
            try:
                for key in keys:
                    bridge.reply(key, follows=True)
            except Refusal as refusal:
                refusal.answers, refusal.beside = tuple(keys), tuple(rules)
                raise
            if not keys:
                bridge.lay(self._piece, self._zone, follows=True)

        return bridge.carry_out(act, self._piece, self._zone)

    def take_back(self) -> None:
        """Go back to before the drop: what it asked for on its way was not wanted."""
        if len(self._bridge.session.journal.entries) > self._began:
            self._bridge.time.rewind(self._began)

    def _answer(self, option: Option) -> None:
        bridge = self._bridge
        asked, why, given = bridge.asked_seat, self.refusal(), list[str]()
        while True:
            happened = bridge.hearing.happenings
            bridge.reply(option.key, follows=bool(given))
            given.append(option.key)
            decision = bridge.decision
            if decision is None or decision.seat != asked:
                return
            fitting = self._meant(self._following(decision))
            if len(fitting) > 1:
                bridge.several.emit(fitting, self.answer, self.take_back)
                return
            if not fitting:
                self._refuse_part(decision, given)
                elsewhere = gestures.is_elsewhere(decision, self._piece, self._zone)
                if bridge.hearing.happenings == happened and elsewhere:
                    raise why
                return
            option, why = fitting[0], self.refusal()
            if option.warning:
                bridge.warned.emit(option, self.take_back)
                return

    def _refuse_part(self, question: Decision, given: list[str]) -> None:
        """See that the next part of a declaration, after those *given*, does not bar the drop.

        :raises Refusal: if it does; then none of them is said.
        """
        zone, held = self._zone, self._bridge.drafting.holds(question)
        on = owner_of(self._bridge.session.table, zone)
        barred = gestures.nearest(gestures.dropped(question, self._piece, zone, on), self._piece)
        if held and barred is not None:
            answers = (*given, barred.key)
            raise Refusal(barred.rule, barred.why, absolute=barred.absolute, answers=answers)

    def _following(self, decision: Decision) -> list[Option]:
        """The answers to the next question that the same drop means."""
        return gestures.follows(decision, self._piece, self._zone, self._bridge.house_rules)

    def _meant(self, fitting: list[Option]) -> list[Option]:
        """Of several *fitting* answers those that lead on to nothing else; all, if none does. So
        what lies open is taken by a drop on who could give something of their own as well.

        Of those that come to the same, as by two skills that do the same, the first. What is part
        of a declaration comes to nothing yet."""
        decision = self._bridge.decision
        if len(fitting) < 2 or decision is None or self._bridge.drafting.holds(decision):
            return fitting
        seat, session = self._bridge.asked_seat, self._bridge.session
        leading = [o for o in fitting if self._leads_on(session, seat, o)] or fitting
        different = {self._comes_to(session, seat, o): o for o in reversed(leading)}
        return [o for o in leading if o in different.values()]

    def _comes_to(self, session: Session, seat: int, option: Option) -> tuple[bytes, str]:
        """The table after *option* and all that the drop goes on to mean, and what is told of it,
        tried on another table: until something has happened."""
        tried = load(session.to_json())
        following = [option]
        while len(following) == 1 and len(tried.lines) == len(session.lines):
            try:
                tried.answer(following[0].key, seat=seat)
            except (Refusal, RuleFault):
                break
            decision = next((each for each in tried.decisions if each.seat == seat), None)
            following = self._following(decision) if decision else []
        return freeze(tried.table), repr(tried.lines[len(session.lines) :])

    def _leads_on(self, session: Session, seat: int, option: Option) -> bool:
        """Whether what *option* goes on to ask, tried on another table, is still about the piece:
        until something has happened."""
        tried = load(session.to_json())
        try:
            tried.answer(option.key, seat=seat)
        except (Refusal, RuleFault):
            return False
        decision = next((each for each in tried.decisions if each.seat == seat), None)
        if decision is None or len(tried.lines) > len(session.lines):
            return True
        if following := self._following(decision):
            return any(self._leads_on(tried, seat, each) for each in following)
        asked_about = [each.pieces for each in decision.options if each.pieces]
        return not asked_about or any(self._piece in pieces for pieces in asked_about)


def why_not(bridge: Bridge, piece: int, zone: str) -> str:
    """Why a drop of *piece* on *zone* would do nothing."""
    table = bridge.session.table
    if table.outcome is not None or zone not in table.zones:
        return ""
    return bridge.spoken.say(Drop(bridge, piece, zone).refusal().why)


def in_range(bridge: Bridge, piece: int, place: str) -> Collection[str]:
    """The places that *piece* could strike from *place*, if the seat may know what it is."""
    return bridge.game.in_range(bridge.session.table, piece, place) if bridge.seen(piece) else ()
