"""Updates the panels beside the table: what is asked, and what happened."""

from __future__ import annotations

from tabletop.packs import library
from tabletop.play.questions.decision import Decision, Option
from ui.brief import panel_facts, standing_facts
from ui.game.announcements import Announcer
from ui.panels.fact_types import PieceFacts, ToldLine
from ui.scene.table_view import TableView
from ui.seat.answer_gist import gist
from ui.seat.bridge import Bridge
from ui.windows.table import TableWindow


class Story:
    """Updates the panels of *window* for the game of *bridge*.

    `tell_question()` shows the question at once, or after `catch_up()` once *table* has shown the
    last answer; `tell_happened()` after that was shown, or `tell_said()` if nothing happened.
    `forget()`: the game went back, so everything is shown again.
    """

    def __init__(self, bridge: Bridge, table: TableView, window: TableWindow) -> None:
        self._bridge, self._table, self._window = bridge, table, window
        self._lines: list[ToldLine] = []
        self._goes_on = False
        self._acting = -1
        self._looked: tuple[int, str] = (-1, "")
        self.announcer = Announcer(bridge, table)
        self._waits = False
        self._seat = bridge.seat
        window.decision.answers.printed = self._printed
        window.decision.answers.gist = self._gist

    def _printed(self, piece: int) -> str:
        return panel_facts.printed_on(self._bridge.game, self._bridge.seen(piece))

    def _gist(self, asked: Decision, option: Option) -> str:
        return gist(self._bridge.port, self._bridge.game, asked, option)

    def forget(self) -> None:
        """Show everything again next time."""
        self._goes_on = False

    def tell_anew(self) -> None:
        """Show everything that happened once more."""
        self.forget()
        self.tell_happened()

    def tell_question(self) -> None:
        """Show the question, after the last answer was shown."""
        bridge = self._bridge
        self._waits = bridge.moving and bridge.port.outcome is None
        if self._waits:
            self._window.decision.wait(leave=bridge.seat != self._seat)
        else:
            self._tell_question()

    def catch_up(self) -> None:
        """Show the question that waited for the end of motion."""
        if self._waits:
            self._waits = False
            self._tell_question()

    def _tell_question(self) -> None:
        bridge, window = self._bridge, self._window
        self._seat = bridge.seat
        if bridge.port.outcome is None:
            halted = panel_facts.HALTED if bridge.waiting_for is None else ""
            window.decision.show_asked(panel_facts.asked(bridge), bridge.house_rules, halted)
        elif bridge.moving:  # the result is shown after the last card and die lie still
            window.decision.show_asked([])
        else:
            self._tell_end()
        self._tell_turn()

    def tell_beside(self) -> None:
        """Update the aim, and what can be undone or redone."""
        self._window.aim.show_aim(self._bridge.port.aim())
        self._window.steps.show_steps(*panel_facts.steps(self._bridge))

    def tell_said(self) -> None:
        """Update what else has changed if only part of an answer was given."""
        self.tell_beside()
        self._window.panels.unstick.show_waiting(panel_facts.waiting(self._bridge))
        self.announce_question()

    def announce_question(self) -> None:
        """Announce the question, after the last answer was shown."""
        if not self._waits:
            self.announcer.ask()

    def _tell_end(self) -> None:
        """Show how the game ended, if it did."""
        port = self._bridge.port
        if (outcome := port.outcome) is not None:
            self._window.decision.show_over(outcome.words, "sitting" if port.campaign else "game")

    def _tell_turn(self) -> None:
        """Announce the turn by name, colour and sign, and who else is asked during it, with the
        cards in question marked."""
        bridge, plate = self._bridge, self._window.plate
        acting, before = panel_facts.acting_seat(bridge), self._acting
        self._acting = acting
        places = bridge.port.seats
        names = [seat.name for seat in places]
        if acting >= 0 and acting != before:
            plate.hand_over(acting, names[acting], by_itself=bool(places[acting].bot))
        decision = bridge.decision
        if decision is not None and panel_facts.out_of_turn(bridge, decision) >= 0:
            plate.ask(decision.seat, names[decision.seat], decision.ask)
            self._table.highlight(panel_facts.named_in(bridge, decision.ask))
        else:
            plate.leave()

    def tell_happened(self) -> None:
        """Update the chronicle, the rulings, and the state of everything."""
        bridge, window, game = self._bridge, self._window, self._bridge.game
        panels = window.panels
        self._tell_end()
        self._tell_chronicle()
        self.tell_said()
        port = bridge.port
        panels.rulings.show_rulings(
            port.house_rules,
            {subject: standing_facts.named(bridge, subject) for subject in port.suspended},
            [line for line in self._lines if line.by_hand],
            lambda rule: panel_facts.quote(game.edition, rule),
            [each.title for each in game.modules if each.id in game.with_modules],
            game.changed,
            library.titles(port.options),
        )
        names = [seat.name for seat in port.seats]
        panels.quests.show_progress(standing_facts.progress(bridge), names)
        if self._looked[0] >= 0:
            self.look(*self._looked)

    def _tell_chronicle(self) -> None:
        """Add new lines; show all again if earlier ones have changed."""
        chronicle, before = self._window.panels.chronicle, len(self._lines)
        lines = panel_facts.told(self._bridge, before if self._goes_on else 0)
        if self._goes_on:
            lines = [*self._lines, *lines]
        else:  # unchanged lines keep their layout
            same = [
                was if was == now else now for was, now in zip(self._lines, lines, strict=False)
            ]
            lines[: len(same)] = same
        goes_on, self._goes_on = before > 0 and lines[:before] == self._lines, True
        self._lines, new = lines, lines[before:] if goes_on else lines
        if goes_on:
            chronicle.add_lines(new)
        else:
            chronicle.show_lines(new)
        self.announcer.happened(lines)

    def look(self, piece: int, where: str) -> PieceFacts | None:
        """Show *piece*, which lies *where*, in the inspector, and keep it up to date. Nothing
        changes if the seat may not know the piece."""
        facts = panel_facts.piece_facts(self._bridge, piece, where)
        if facts is not None:
            self._looked = (piece, where)
            self._window.panels.inspector.show_piece(facts)
        elif 0 <= piece == self._looked[0]:
            self._looked = (-1, "")
            self._window.panels.inspector.show_piece(None)
        return facts

    @property
    def rule(self) -> str:
        """The rule of the question."""
        decision: Decision | None = self._bridge.waiting_for
        return decision.rule if decision else ""
