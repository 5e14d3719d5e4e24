"""Who looks at the screen: the window's port, in the window's language."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakSet

from PySide6.QtCore import QObject

from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import Decision
from tabletop.play.rules.game import Game, Standing
from tabletop.table.view import EVERYONE, SeenPiece, View
from ui.base.card_languages import Spoken
from ui.seat import seats


class Viewer(QObject):
    """The seat that looks at the screen, through its `port`. *open_port* opens the port of any
    seat."""

    def __init__(self, open_port: Callable[[int], Port], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open_port = open_port
        self._ports: WeakSet[Port] = WeakSet()
        self._view: View | None = None
        self._stood: tuple[View | None, dict[int, tuple[Standing, ...]]] = (None, {})
        self.port = open_port(EVERYONE)
        self.spoken = Spoken(self.port.game)
        self.look_from(seats.first_person(self.port.seats))

    @property
    def seat(self) -> int:
        """The seat that looks at the screen."""
        return self.port.seat

    def look_from(self, seat: int) -> None:
        """Let the person at the screen look from *seat*."""
        if seat != self.port.seat:
            self.port.leave()
            self.port = self.port_of(seat)
        self.port.shared = seat == EVERYONE
        self.port.listen()

    def port_of(self, seat: int) -> Port:
        """A separate port for *seat*, in the language spoken here. Ask for it again after each
        `settled`."""
        port = self._open_port(seat)
        port.game = self.spoken.game
        self._ports.add(port)
        return port

    @property
    def view(self) -> View:
        """The table as the seat at the screen may see it; cached until the next change."""
        if self._view is None or self._view.seat != self.seat:
            self._view = self.port.view
        return self._view

    def standings(self, piece: int) -> tuple[Standing, ...]:
        """The state of the quests of *piece* in `view`; cached."""
        if self._stood[0] is not self.view:
            self._stood = self.view, {}
        found = self._stood[1]
        if piece not in found:
            found[piece] = self.port.standings(piece)
        return found[piece]

    @property
    def game(self) -> Game:
        """The game, with its cards in the language spoken here."""
        return self.port.game

    @property
    def decision(self) -> Decision | None:
        """The open question for the person at the screen, or None."""
        return next((each for each in self.questions if self.may_answer(each.seat)), None)

    @property
    def questions(self) -> list[Decision]:
        """All open questions. A declaration shows its next part; a question to others shows only
        that it is asked."""
        return self.spoken.decisions(self.port.questions)

    def may_answer(self, seat: int) -> bool:
        """Whether the person at the screen answers for *seat*."""
        return self.port.may_answer(seat)

    @property
    def waiting_for(self) -> Decision | None:
        """The first open question, whoever is asked."""
        return self.decision or next(iter(self.questions), None)

    @property
    def house_rules(self) -> list[str]:
        """The rules that players have switched off."""
        return self.port.house_rules

    def seen(self, piece: int) -> SeenPiece | None:
        """*piece* as the seat sees it, or None if the seat may not know it."""
        return self.port.seen(piece)

    def speak(self, language: str) -> bool:
        """Switch the cards to *language*. Returns whether anything changed."""
        changed = self.spoken.speak(language)
        for port in self._ports:
            port.game = self.spoken.game
        return changed

    @property
    def asked_seat(self) -> int:
        """The seat that is asked and answered for here, or else the one that looks."""
        decision = self.decision
        return decision.seat if decision and decision.seat >= 0 else max(self.seat, 0)
