"""A game in a seat's own window: its hand, its question and its chronicle."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QCursor

from tabletop.play.questions.decision import CardHalf, Decision, Option, Refusal
from tabletop.play.rules.chronicle import parted
from ui.brief import panel_facts
from ui.game.input.menu import ChoiceMenu
from ui.game.onlooker import Onlooker, who
from ui.panels.face import FaceSource
from ui.panels.fact_types import Asked, ToldLine
from ui.scene.layout.held_large import held_large
from ui.seat import gestures
from ui.seat.acts.gesture_answers import Meaning
from ui.seat.answer_gist import gist, words_of
from ui.seat.bridge import Bridge
from ui.windows.messages import tell
from ui.windows.seat import SeatWindow

BY_HAND = "Use the program's main window for moves by hand or against a rule."


class OwnWindow(QObject):
    """Shows what *seat* may see of the game of *bridge* in *window*, and takes its answers there.

    Everything shown comes from a port of that seat. Answers are clicked on the table, dragged, or
    pressed in the panel; forbidden ones are explained at once. `answered()`: an answer was given
    here.
    """

    answered = Signal()

    def __init__(
        self, bridge: Bridge, seat: int, faces: FaceSource, window: SeatWindow, speed: float
    ) -> None:
        super().__init__(window)
        self._bridge, self._window = bridge, window
        self.port = bridge.port_of(seat)
        self.table = window.table
        self._asked: Decision | None = None
        self._spent = False
        self._told = 0
        self._onlooker = Onlooker(self.port, self.table, faces, self, held_large)
        self._onlooker.replaced.connect(self._forget)
        self._onlooker.rested.connect(self._tell_happened)
        self.set_speed(speed)
        self.speak(bridge.spoken.language)
        self._join()  # connect first: answers show what their cards do
        self._onlooker.begin(self._offered())
        self._tell()
        self._tell_happened()
        bridge.settled.connect(self._look)

    def set_speed(self, factor: float) -> None:
        """Set the speed factor of motion; 0 means none."""
        self.table.set_speed(factor)

    def speak(self, language: str) -> None:
        """Switch the cards to *language*."""
        self._onlooker.speak(language)

    def leave(self) -> None:
        """Stop, because the window or the game is closed."""
        self._bridge.settled.disconnect(self._look)
        self._onlooker.leave()

    def _join(self) -> None:
        panel, table, port = self._window.decision, self.table, self.port
        table.lights.takers = port.takers
        table.lights.answers_of, table.lights.done_to = port.dropped, port.done_to
        for rules in (panel.rule_wanted, self._window.chronicle.rule_wanted):
            rules.connect(self._quote)
        panel.answers.printed = lambda piece: panel_facts.printed_on(port.game, port.seen(piece))
        panel.answers.gist = lambda asked, option: gist(port, port.game, asked, option)
        panel.chosen.connect(self.say)
        panel.chosen_all.connect(self._say_all)
        panel.blocked.connect(self._on_blocked)
        panel.suggested_wanted.connect(panel.take_default)
        panel.back_wanted.connect(lambda: self._carry_out(port.unsay))
        panel.again_wanted.connect(lambda seat: self._carry_out(lambda: port.choose_again(seat)))
        table.clicked.connect(self._on_clicked)
        table.number_clicked.connect(lambda piece, zone: self._on_clicked(piece, zone, ""))
        table.double_clicked.connect(self._on_double_clicked)
        table.dropped.connect(lambda piece, zone, _index: self._on_dropped(piece, zone))
        table.place_dropped.connect(lambda source, *_: self._on_taken_off(source))
        table.note_clicked.connect(self._window.say)
        for drop in (table.laid_down, table.pile_dropped, table.felt_dropped):
            drop.connect(lambda *_: table.put_back())

    # --- what is shown -------------------------------------------------------------------------

    def _look(self, _view: object) -> None:
        self._onlooker.look(self._offered())
        self._tell()

    def _offered(self) -> Decision | None:
        """The question to the seat, or None when the game is over."""
        asked = self.port.decision
        return self._onlooker.said([asked])[0] if asked is not None else None

    def _tell(self) -> None:
        """Show the question."""
        port, panel = self.port, self._window.decision
        if port.outcome is not None:
            panel.show_over(port.outcome.words, leads_on=False)
            return
        asked = port.decision
        if asked is not self._asked:
            self._window.say("")
        self._asked = asked
        shown = [
            Asked(
                each,
                who(port, each),
                port.may_answer(each.seat),
                back=port.has_begun,
                terms=words_of(port, port.game, each),
                ahead=port.ahead() if port.may_answer(each.seat) else {},
            )
            for each in self._onlooker.said(port.questions)
        ]
        for each in port.chosen:
            mine = port.may_answer(each.seat)
            shown.append(Asked(each, who(port, each), mine, chosen=True))
        panel.show_asked(shown, port.house_rules)

    def _forget(self) -> None:
        """Show everything again."""
        self._told = 0
        self._window.chronicle.show_lines([])

    def _tell_happened(self) -> None:
        """Show what has happened since."""
        self._window.aim.show_aim(self.port.aim())
        title = self.port.game.title_of
        new = self.port.lines(self._told)
        lines = [ToldLine(each.entry, parted(each, title), each.rule, each.by_hand) for each in new]
        self._window.chronicle.add_lines(lines)
        self._told += len(lines)

    def _quote(self, rule: str) -> None:
        """Show the text of *rule*, because this window has no rulebook."""
        self._window.say(f"{rule}: {panel_facts.quote(self.port.game.edition, rule)}", "")

    # --- what is said --------------------------------------------------------------------------

    def say(self, key: str) -> None:
        """Answer with *key*; ask first if there is a warning."""
        asked = self.port.decision
        option = asked.option(key) if asked is not None else None
        if option is not None and option.warning:
            ways = {"Choose something else": lambda: None, "Do it": lambda: self._answer(key)}
            tell(self._window, option.label, option.warning, ways)
        else:
            self._answer(key)

    def _say_all(self, keys: list[str]) -> None:
        """Give the first of *keys*, and the answers joined to it."""
        ways = self.port.ahead().get(keys[0], ())
        known = any([each.key for each in way] == keys[1:] for way in ways)
        for number, key in enumerate(keys if known else keys[:1]):
            if number and self.port.said[-number:] != keys[:number]:
                return
            self.say(key)

    def _answer(self, key: str) -> None:
        self._carry_out(lambda: self.port.answer(key))

    def _carry_out(self, act: Callable[[], object]) -> None:
        """Carry out an act; a refusal is shown only here."""

        def say() -> None:
            try:
                act()
            except Refusal as refusal:
                self._window.say(f"{refusal} {BY_HAND}", "danger")

        if not self._bridge.carry_out(say) and self._bridge.held:
            self._window.say(self._bridge.held)
        self.answered.emit()

    def _on_blocked(self, key: str) -> None:
        option = self._asked.option(key) if self._asked is not None else None
        if option is not None:
            self._window.say(f"{option.why} ({option.rule}) {BY_HAND}", "danger")

    def _on_clicked(self, piece: int, zone: str, half: CardHalf) -> None:
        before = self.port.entries
        self._point(gestures.clicked, piece, zone, half)
        self._spent = self.port.entries > before

    def _on_double_clicked(self, piece: int, zone: str, half: CardHalf) -> None:
        """Ignore the second click if the first completed an answer."""
        if not self._spent:
            self._point(gestures.quick, piece, zone, half)

    def _point(self, meaning: Meaning, piece: int, zone: str, half: CardHalf) -> None:
        """Do what a gesture means; offer the choices if it is ambiguous, and say why if it is
        forbidden."""
        asked, rules = self.port.decision, self.port.house_rules
        if asked is None:
            return
        option = meaning(asked, piece, zone, rules, half)
        found = gestures.meant(asked, piece, zone, rules, half)
        if option is not None:
            self.say(option.key)
        elif found:
            self._offer(asked, found)
        elif (barred := gestures.barred(asked, piece, zone, rules)) is not None:
            self._on_blocked(barred.key)

    def _offer(self, asked: Decision, found: list[Option]) -> None:
        ChoiceMenu(asked, found, self._take, self.table).popup(QCursor.pos())

    def _on_taken_off(self, source: str) -> None:
        """Handle an unknown piece taken off *source*, such as to draw it."""
        asked, rules = self.port.decision, self.port.house_rules
        found = gestures.taken(asked, source, rules) if asked is not None else []
        self.table.put_back()
        if asked is not None and len(found) == 1:
            self.say(found[0].key)
        elif asked is not None and found:
            self._offer(asked, found)

    def _on_dropped(self, piece: int, zone: str) -> None:
        """Answer by a drop if it means one answer; otherwise ask in the panel."""
        meant = self.port.dropped(piece, zone)
        self.table.put_back(piece)
        if len(meant) == 1:
            for key in meant[0].keys[:-1]:
                self._answer(key)
            self.say(meant[0].keys[-1])
        elif meant:
            self._window.say("This could mean several things. Choose one beside the table.")
        else:
            refusal = self.port.refuse(piece, zone)
            self._window.say(f"{refusal} {BY_HAND}", "danger")

    def _take(self, option: Option) -> None:
        self.say(option.key)
