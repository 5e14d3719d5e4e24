"""Watching and asking bots: pause, step, speed, hints, and the reasons for what they did."""

from __future__ import annotations

from collections.abc import Callable

from ui.base.keymap import way_to
from ui.base.running_text import within
from ui.brief import panel_facts
from ui.panels.watch_bar import WatchBar
from ui.seat.bot_thinker import SLOW, Move
from ui.seat.bridge import Bridge
from ui.windows.table import TableWindow

NOTHING = "The bot has no explanation."
THINKING = "Thinking…"


class Watching:
    """Connects the bar for bots to the bots of *bridge*; *set_speed* takes a speed in per cent."""

    def __init__(
        self, bridge: Bridge, window: TableWindow, set_speed: Callable[[int], object]
    ) -> None:
        self._bridge, self._window = bridge, window
        self.bar = WatchBar()
        window.add_to_tools(self.bar)
        self.bar.pause_wanted.connect(bridge.bots.pause)
        self.bar.step_wanted.connect(self.step)
        self.bar.why_wanted.connect(self.why)
        self.bar.hint_wanted.connect(self.hint)
        self.bar.speed_wanted.connect(set_speed)
        bridge.settled.connect(lambda _view: self._offer())

    def pause(self) -> None:
        """Pause or resume the bots."""
        if self.bar.isVisible():
            self.bar.pause(not self.bar.paused)

    def step(self) -> None:
        """Pause the bots and let one give one answer."""
        self.bar.pause(True)
        if not self._bridge.moving:
            self._bridge.bots.step()

    def hint(self) -> None:
        """Show what a bot would do in the place of the person who is asked, and why."""
        bridge, decision = self._bridge, self._bridge.decision
        if decision is None or decision.seat < 0:
            bridge.said.emit("You have no open question now.")
            return
        if not decision.legal():
            bridge.said.emit("No answer is allowed here. Open the Unstick panel to go on.")
            return
        if why := bridge.port.hopeless:
            way = f"To end the game, {way_to('give_up')}, or see how far you get."
            self._window.decision.show_reason("Hint", f"The game cannot be won. {why} {way}")
            return
        name = SLOW[0] if bridge.game.searching else "thoughtful"
        port = bridge.port_of(decision.seat)
        move = Move(name, port.view, port.whole or decision)
        self._explain("Hint", [move])

    def why(self) -> None:
        """Show why a bot did its last act; if only bots play, pause them."""
        moves = list(self._bridge.bots.moves)
        if not moves:
            self._bridge.said.emit("No bot has done anything yet.")
            return
        if self._only_bots:
            self.bar.pause(True)
        name = self._bridge.port.seats[moves[0].decision.seat].name
        own = [move for move in moves if move.decision.seat == moves[0].decision.seat]
        self._explain(f"Why {within(name)} did that", own)

    def _explain(self, heading: str, moves: list[Move]) -> None:
        panel, says = self._window.decision, self._bridge.spoken.say
        panel.show_reason(heading, THINKING)

        def tell(words: str) -> None:
            said = says(words)
            panel.show_reason(heading, said or NOTHING)
            self._window.lit.emit(panel_facts.named_in(self._bridge, said), [])

        self._bridge.bots.explain(moves, tell)

    @property
    def _only_bots(self) -> bool:
        return all(seat.bot for seat in self._bridge.port.seats)

    def _offer(self) -> None:
        bridge, sitting = self._bridge, self._bridge.port.seats
        decision = bridge.decision
        asked = decision is not None and decision.seat >= 0
        self.bar.show_how(
            watching=self._only_bots,
            bots=any(seat.bot for seat in sitting),
            asked=asked,
            did=bool(bridge.bots.moves),
        )
