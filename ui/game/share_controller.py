"""A game in the share window: what everybody may know of it, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent

from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import Decision, Option
from tabletop.table.view import EVERYONE, OPEN
from ui.base.keymap import with_keys
from ui.base.qt_guard import guarded
from ui.game.onlooker import Onlooker, told, who
from ui.panels.answer_blocks import arranged, numbers_of
from ui.panels.face import FaceSource
from ui.panels.share_words import ShareAnswer, ShareWords
from ui.scene.layout.layout_reader import layout_of
from ui.scene.pointed_place import pointed_at
from ui.scene.shown_table import ShownTable
from ui.scene.table_view import TableView
from ui.seat.bridge import Bridge
from ui.windows.share import ShareWindow

LINES = 14
"""How many chronicle lines are passed on; the window shows as many as fit."""

HIDDEN = "Hands are hidden here. They can be shown from the table [key share_hands]."
LAID_OPEN = "Hands are shown here."

OVER = "The game is over"
HALTED = "The rules cannot continue with the table as it is. The players correct it by hand."


@guarded
class Share(QObject):
    """Shows the game of *bridge* in *window*, with a ring where somebody points on *felt*, the
    table of the main window.

    Everything shown comes from a port for everybody, or, if *hands_open*, from one that also shows
    people's hands. The ring only appears on what everybody can see, and never while several choose
    in secret, because pointing could reveal a choice.
    """

    def __init__(
        self,
        bridge: Bridge,
        felt: TableView,
        faces: FaceSource,
        window: ShareWindow,
        speed: float,
        *,
        hands_open: bool = False,
    ) -> None:
        super().__init__(window)
        self._bridge, self._felt, self._window = bridge, felt, window
        self.port = bridge.port_of(OPEN if hands_open else EVERYONE)
        self.table = ShownTable()
        self._lines: tuple[str, ...] = ()
        window.show_table(self.table, bridge.game.title)
        self._onlooker = Onlooker(self.port, self.table, faces, self)
        self._onlooker.rested.connect(self._tell_happened)
        self.set_speed(speed)
        self.speak(bridge.spoken.language)
        self.table.asked_seat = self._asked_seat
        self._onlooker.begin(self._offered())
        self._tell_happened()
        bridge.settled.connect(self._look)
        felt.viewport().installEventFilter(self)

    def set_speed(self, factor: float) -> None:
        """Set the speed factor of motion; 0 means none."""
        self.table.set_speed(factor)

    def speak(self, language: str) -> None:
        """Switch the cards to *language*."""
        self._onlooker.speak(language)

    def leave(self) -> None:
        """Stop, because the game is closed."""
        self._bridge.settled.disconnect(self._look)
        self._felt.viewport().removeEventFilter(self)
        self._onlooker.leave()
        self._window.show_nothing()
        self.deleteLater()

    # --- what is shown -------------------------------------------------------------------------

    def _look(self, _view: object) -> None:
        """Show and light what is new; what happened is told after it was shown."""
        self.table.asked_seat = self._asked_seat
        self._onlooker.look(self._offered())
        if self._is_secret:
            self.table.point_at(None)
        self.table.ring.lie()
        self._write()

    def _tell_happened(self) -> None:
        self._lines = tuple(told(self.port, LINES))
        self._window.aim.show_aim(self.port.aim())
        self._write()

    def _write(self) -> None:
        self._window.words.show_words(self._words())

    def _offered(self) -> Decision | None:
        """The question to a person, if everybody may know its answers."""
        asked = self.port.public
        if asked is None or (asked.seat >= 0 and self.port.seats[asked.seat].bot):
            return None
        return self._onlooker.said([asked])[0]

    @property
    def _asked_seat(self) -> int:
        """The seat of the one person who is asked; -1 if none is, or several in secret."""
        asked = [] if self._is_secret else self.port.questions
        seat = asked[0].seat if asked else -1
        return seat if seat >= 0 and not self.port.seats[seat].bot else -1

    def _hands(self) -> str:
        """Whether hands are shown, if people have any."""
        if self.port.seat == OPEN:
            return LAID_OPEN
        hidden = any(not self.port.knows_as(seat) for seat in range(len(self.port.seats)))
        return with_keys(HIDDEN) if hidden else ""

    def _words(self) -> ShareWords:
        """The text beside the table."""
        port, lines = self.port, self._lines
        outcome, title = port.outcome, port.step.title if port.step is not None else ""
        questions, chosen = port.questions, port.chosen
        if outcome is not None:
            return ShareWords(who=OVER, ask=outcome.words, lines=lines)
        if len(questions) + len(chosen) > 1:
            return in_secret(port, title, lines)
        if not questions:
            return ShareWords(ask=HALTED, step=title, lines=lines)
        offered = self._offered()
        asked = offered or self._onlooker.said(questions)[0]
        signed = layout_of(port.game.edition).controlled is not None
        return ShareWords(
            who(port, asked),
            asked.ask,
            title,
            asked.seat if signed else -1,
            self._answers(offered) if offered is not None else (),
            lines=lines,
            hands=self._hands(),
        )

    def _answers(self, asked: Decision) -> tuple[ShareAnswer, ...]:
        """All open answers, by their codes on the table, or else by their numbers."""
        if asked.kind != "choose":
            return ()
        codes = {lies: code for code, lies in self.table.lights.codes.items()}
        return answers(asked, self.port.house_rules, codes)

    # --- the pointer ---------------------------------------------------------------------------

    @property
    def _is_secret(self) -> bool:
        """Whether several choose in secret."""
        return len(self.port.questions) + len(self.port.chosen) > 1

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer on the table of the main window."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            at = event.position().toPoint()
            self.table.point_at(None if self._is_secret else pointed_at(self._felt, at))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.Hide):
            self.table.point_at(None)
        return False


def in_secret(port: Port, title: str, lines: tuple[str, ...]) -> ShareWords:
    """The text while several choose in secret in the step *title*."""
    asks = {asked.ask for asked in [*port.questions, *port.chosen]}
    does = [(each.seat, f"{who(port, each)} is choosing…") for each in port.questions]
    does += [(each.seat, f"{who(port, each)} has chosen") for each in port.chosen]
    waits = tuple(words for _, words in sorted(does))
    ask = asks.pop() if len(asks) == 1 else ""
    return ShareWords("Everybody chooses in secret", ask, title, waits=waits, lines=lines)


def answers(
    asked: Decision, house_rules: list[str], codes: Mapping[tuple[int, str], str]
) -> tuple[ShareAnswer, ...]:
    """The open answers of *asked*: by their code among *codes* of the table, or else by the number
    to type."""
    blocks = arranged(asked, house_rules)
    numbers = numbers_of(blocks)
    left = [each.option for block in blocks for each in block.answers]
    left = [option for option in left if option.is_open(house_rules)]
    codes_of = {each.key: _code(each, codes) for each in left}
    used = Counter(codes_of.values())
    alone = {key: code for key, code in codes_of.items() if code and used[code] == 1}
    return tuple(
        ShareAnswer(
            alone.get(each.key) or numbers.get(each.key, "·"), each.label, each.tells, each.warning
        )
        for each in left
    )


def _code(option: Option, codes: Mapping[tuple[int, str], str]) -> str:
    """The code on what *option* is about; empty if there is none."""
    by_piece = {piece: code for (piece, _), code in codes.items() if piece >= 0}
    by_zone = {zone: code for (piece, zone), code in codes.items() if piece < 0}
    found = [by_piece.get(piece, "") for piece in option.pieces]
    found += [by_zone.get(zone, "") for zone in option.zones]
    return next(filter(None, found), "").upper()
