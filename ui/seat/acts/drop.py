"""What a drop answers: one gesture can give several answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from tabletop.play.questions.decision import Option, Refusal
from tabletop.play.questions.drops import Meant
from ui.seat.act_runner import Carrying
from ui.seat.acts.by_hand import ByHand
from ui.seat.acts.history import Time


class Drop:
    """A drop of *piece* on *zone*, onto the piece *on* there (-1: none).

    *hands* moves the piece if it may be moved by hand, and *time* takes parts of a declaration
    back.
    """

    def __init__(
        self, bridge: Carrying, hands: ByHand, time: Time, piece: int, zone: str, on: int = -1
    ) -> None:
        self._bridge, self._hands, self._time = bridge, hands, time
        self._piece, self._zone, self._on = piece, zone, on
        self._began = bridge.port.entries
        self._said = bridge.port.said

    def make(self, index: int) -> bool:
        """Give the answers that the drop stands for. If there are none, say why, or move the piece
        to *index* if a house rule allows it. Returns whether the piece stays in *zone*, or was
        moved on by the rules."""
        bridge, piece, zone = self._bridge, self._piece, self._zone
        meant = self._pointed(bridge.port.dropped(piece, zone))
        if meant:
            return self._go_on(meant)
        another = bridge.port.has_begun and piece not in bridge.port.spoken_of
        if another and (meant := self._pointed(bridge.port.dropped_anew(piece, zone))):
            # this piece starts another act, so what was said of the last one is taken back
            while self._time.unsay():
                pass
            return self._go_on(meant)
        if bridge.port.zone_of(piece) == zone:
            return False
        refusal = self._bridge.port.refuse(piece, zone)
        lifted = refusal.rule in bridge.house_rules and not refusal.absolute
        if lifted and not refusal.answers:
            return self._hands.move(piece, zone, index, reason=f"house rule {refusal.rule}")
        bridge.refused.emit(refusal, piece, zone, "")
        return False

    def _pointed(self, meant: Sequence[Meant]) -> Sequence[Meant]:
        """Those of *meant* that are about the piece that was dropped on, if they differ only in
        that."""
        common = set[str].intersection(*({*each.keys} for each in meant)) if meant else set()
        about = [
            {piece for said in each.said if said.key not in common for piece in said.pieces}
            for each in meant
        ]
        there = {each.id for each in self._bridge.view[self._zone]} - {self._piece}
        if not all(there & pieces for pieces in about):
            return meant
        found = [each for each, pieces in zip(meant, about, strict=True) if self._on in pieces]
        return found or meant

    def by_house_rule(self, rules: Sequence[str], keys: Sequence[str]) -> bool:
        """Drop *rules* from now on and give the answers *keys*, or lay the piece there.

        If another rule forbids it as well, nothing is done, and the player is asked about that rule
        too.
        """
        bridge, said = self._bridge, self._bridge.port.said if keys else []

        def act() -> None:
            for number, rule in enumerate(rules):
                bridge.port.override("adopt", subject=rule, follows=number > 0)
            try:
                # answers that were taken back on the way must be given again
                asked_anew = said[len(bridge.port.said) :]
                for key in (*asked_anew, *keys):
                    bridge.port.answer(key, follows=True)
            except Refusal as refusal:
                refusal.answers, refusal.beside = tuple(keys), tuple(rules)
                raise
            if not keys:
                self._hands.lay(self._piece, self._zone, follows=True)

        return bridge.carry_out(act, self._piece, self._zone)

    def take_back(self) -> None:
        """Go back to before the drop, when the player cancels a question that it led to."""
        bridge = self._bridge
        if bridge.port.entries > self._began:
            self._time.rewind(self._began)
        else:
            while bridge.port.said != self._said and bridge.port.unsay():
                pass
            bridge.settle()

    def _go_on(self, meant: Sequence[Meant], said: int = 0) -> bool:
        """Give the answers after the first *said* that all of *meant* share, and ask where they
        differ. Returns whether the drop is complete."""
        ask: Callable[[], object] | None = None

        def act() -> None:
            nonlocal ask
            ask = self._say(meant, said)

        done = self._bridge.carry_out(act, self._piece, self._zone, answers=True)
        if done and ask is not None:
            ask()
        return done and ask is None

    def _say(self, meant: Sequence[Meant], said: int) -> Callable[[], object] | None:
        """Give the shared answers, within an act. Returns a function that asks the player where
        they differ, or None."""
        bridge = self._bridge
        while decision := bridge.decision:
            keys = dict.fromkeys(each.keys[said] for each in meant if len(each.keys) > said)
            if len(keys) > 1:
                options = [
                    self._told(option, meant, said) for key in keys
                    if (option := decision.option(key))
                ]  # fmt: skip
                return partial(
                    bridge.several.emit, options, partial(self._chose, meant, said), self.take_back
                )
            if keys:
                (key,), said = keys, said + 1
                option = decision.option(key)
                if option is not None and option.warning:
                    return partial(bridge.warned.emit, option, self.take_back)
                seat, in_parts = decision.seat, self._bridge.port.declares(decision.seat)
                bridge.port.answer(key, follows=bridge.port.entries > self._began)
            elif in_parts or bridge.decision.seat != seat:
                return None
            elif bridge.port.zone_of(self._piece) == self._zone:
                return None  # the piece lies there now, so the drop is complete
            else:
                meant = self._pointed(self._bridge.port.dropped(self._piece, self._zone))
                said = 0
                if not meant:
                    return None
        return None

    def _told(self, option: Option, meant: Sequence[Meant], said: int) -> Option:
        """If *option* only names a piece, add the next part of the declaration to its label."""
        seen = self._bridge.seen(option.pieces[0]) if option.pieces else None
        if seen is None or option.label != self._bridge.game.title_of(seen.name):
            return option
        then = {
            each.said[said + 1].label
            for each in meant
            if each.keys[said : said + 1] == (option.key,) and len(each.said) > said + 1
        }
        return replace(option, label=f"{option.label}: {then.pop()}") if len(then) == 1 else option

    def _chose(self, meant: Sequence[Meant], said: int, option: Option) -> bool:
        return self._go_on([each for each in meant if each.keys[said] == option.key], said)
