"""What a drop answers: one gesture, and all the questions that it goes on to mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop.play.decision import Decision, Option, Refusal
from ui.input import gestures

if TYPE_CHECKING:
    from ui.bridge import Bridge


class Drop:
    """*piece* was dropped on *zone* of the table of *bridge*."""

    def __init__(self, bridge: Bridge, piece: int, zone: str) -> None:
        self._bridge, self._piece, self._zone = bridge, piece, zone
        self._began = bridge.port.entries

    def make(self, index: int) -> bool:
        """Answer what it stands for; where that is nothing, say why, or move the piece to *index*
        where a house rule lets it. Whether the piece stays (or the rules took it further)."""
        bridge, piece, zone = self._bridge, self._piece, self._zone
        options, fitting = self.options, self.fitting
        if bridge.port.zone_of(piece) == zone and not fitting:
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
        on = _on(bridge, self._zone)
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
        return bridge.port.refuse(self._piece, self._zone)

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
                bridge.port.override("adopt", subject=rule, follows=number > 0)
            try:
                for key in keys:
                    bridge.port.answer(key, follows=True)
            except Refusal as refusal:
                refusal.answers, refusal.beside = tuple(keys), tuple(rules)
                raise
            if not keys:
                bridge.lay(self._piece, self._zone, follows=True)

        return bridge.carry_out(act, self._piece, self._zone)

    def take_back(self) -> None:
        """Go back to before the drop: what it asked for on its way was not wanted."""
        if self._bridge.port.entries > self._began:
            self._bridge.time.rewind(self._began)

    def _answer(self, option: Option) -> None:
        bridge = self._bridge
        asked, why, given = bridge.asked_seat, self.refusal(), list[str]()
        while True:
            happened = bridge.port.happenings
            bridge.port.answer(option.key, follows=bool(given))
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
                if bridge.port.happenings == happened and elsewhere:
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
        zone, held = self._zone, self._bridge.port.declares(question.seat)
        on = _on(self._bridge, zone)
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
        if len(fitting) < 2 or decision is None or self._bridge.port.declares(decision.seat):
            return fitting
        leading = [o for o in fitting if self._leads_on((o.key,))] or fitting
        different = {self._comes_to(o): o for o in reversed(leading)}
        return [o for o in leading if o in different.values()]

    def _comes_to(self, option: Option) -> tuple[bytes, str]:
        """What comes of *option* and all that the drop goes on to mean, until something is told."""
        keys, came = (option.key,), self._bridge.port.tried((option.key,))
        while came is not None and not came.told and came.asked is not None:
            following = self._following(came.asked)
            if len(following) != 1:
                break
            keys = (*keys, following[0].key)
            further = self._bridge.port.tried(keys)
            if further is None:
                break
            came = further
        return came.compare if came is not None else (b"", option.key)

    def _leads_on(self, keys: tuple[str, ...]) -> bool:
        """Whether what the answers *keys* go on to ask is still about the piece: until something is
        told."""
        came = self._bridge.port.tried(keys)
        if came is None:
            return False
        if came.asked is None or came.told:
            return True
        if following := self._following(came.asked):
            return any(self._leads_on((*keys, each.key)) for each in following)
        asked_about = [each.pieces for each in came.asked.options if each.pieces]
        return not asked_about or any(self._piece in pieces for pieces in asked_about)


def _on(bridge: Bridge, zone: str) -> int:
    """The piece that *zone* goes with; -1 if it goes with none."""
    place = bridge.view.zones.get(zone)
    return place.on if place is not None else -1


def why_not(bridge: Bridge, piece: int, zone: str) -> str:
    """Why a drop of *piece* on *zone* would do nothing."""
    if bridge.port.outcome is not None or zone not in bridge.view.zones:
        return ""
    return bridge.spoken.say(Drop(bridge, piece, zone).refusal().why)
