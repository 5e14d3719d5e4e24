"""Who looks at the screen, and what they may know: the window's own port, in its own language."""

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
    """The seat that looks at the screen, by its `port`; *open_port* opens one for any seat."""

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
        """The seat of whoever looks at the screen."""
        return self.port.seat

    def look_from(self, seat: int) -> None:
        """Whoever is at the screen looks from *seat*."""
        if seat != self.port.seat:
            self.port.leave()
            self.port = self.port_of(seat)
        self.port.shared = seat == EVERYONE
        self.port.listen()

    def port_of(self, seat: int) -> Port:
        """A port of its own for whoever looks from *seat*, in the language spoken here. Ask it
        anew whenever `settled` is given."""
        port = self._open_port(seat)
        port.game = self.spoken.game
        self._ports.add(port)
        return port

    @property
    def view(self) -> View:
        """The table as the seat at the screen may see it: one between two changes."""
        if self._view is None or self._view.seat != self.seat:
            self._view = self.port.view
        return self._view

    def standings(self, piece: int) -> tuple[Standing, ...]:
        """How the quests of *piece* stand in `view`, asked once."""
        if self._stood[0] is not self.view:
            self._stood = self.view, {}
        found = self._stood[1]
        if piece not in found:
            found[piece] = self.port.standings(piece)
        return found[piece]

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

    @property
    def asked_seat(self) -> int:
        """The seat that is asked and may be answered for here, or else the one that looks."""
        decision = self.decision
        return decision.seat if decision and decision.seat >= 0 else max(self.seat, 0)
