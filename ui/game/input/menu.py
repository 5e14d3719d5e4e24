"""The menu of a piece or a place: its answers to the question, the rules they cite, and moves by
hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QElapsedTimer, QPoint, QRectF, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QCursor,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu, QWidget

from tabletop.bots import bots_of
from tabletop.play.ports.seat_sight import Thing
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.table_numbers import TableNumber
from tabletop.table.table import FELT, OUT
from ui.base import fonts, theme
from ui.base.deferred_call import soon
from ui.base.keymap import key_of
from ui.base.qt_guard import guarded
from ui.base.safe_text import entry, literal, set_tip, submenu
from ui.game.input import number_menu
from ui.scene.hands.gesture_tips import WIDE
from ui.seat import gestures
from ui.seat.bridge import Bridge

Name = Callable[[str], str]
"""The name of a zone for players."""

LONGEST_NAME = 24
"""The most letters of a seat's name."""

MANY = 8
"""The most places of one kind listed directly in a menu."""


@guarded
class ChoiceMenu(QMenu):
    """A menu of the *fitting* options of *decision*; *take* is called with the chosen one, *leave*
    if none is chosen. Below, disabled, are forbidden options about the same pieces, with their
    rules.

    The first nine have a number to type, so that people on a call need not point. The second click
    of a double click neither takes one of several answers nor closes the menu; it takes a single
    fitting one.
    """

    def __init__(
        self,
        decision: Decision,
        fitting: Sequence[Option],
        take: Callable[[Option], object],
        parent: QWidget,
        leave: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setToolTipsVisible(True)
        self._taken = False
        self._opened_at, self._open_for = QPoint(), QElapsedTimer()
        self._numbered: list[QAction] = []
        for number, option in enumerate(fitting, 1):
            act = entry(self, in_a_line(option))
            if number < 10:
                act.setIcon(_badge(number, self))
                self._numbered.append(act)
            set_tip(act, "\n".join(filter(None, (option.tells, option.warning))))
            act.triggered.connect(lambda _=False, option=option: self._take(take, option))
        # a menu hides, and may be deleted, before the action of its entry runs
        if leave is not None:
            self.aboutToHide.connect(lambda: soon(parent, lambda: self._go(leave)))
        alike = [o for o in decision.options if any(_is_alike(o, each) for each in fitting)]
        blocked = [o for o in alike if o.why]
        # some options mean more than what was asked for
        if sum(not o.why for o in alike) > len(fitting):
            blocked = []
        if blocked:
            self.addSeparator()
        for option in blocked:
            act = entry(self, f"{option.label}  ({option.rule})")
            act.setEnabled(False)
            set_tip(act, option.why)

    def showEvent(self, event: QShowEvent) -> None:
        """Note where the pointer was."""
        super().showEvent(event)
        self._opened_at = QCursor.pos()
        self._open_for.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose, or close by a click outside."""
        if self._is_second(event):
            event.accept()
            if len(self.actions()) == 1:
                self.actions()[0].trigger()
                self.close()
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose, if the button was pressed here."""
        if self._is_second(event):
            event.accept()
        else:
            super().mouseReleaseEvent(event)

    def _is_second(self, event: QMouseEvent) -> bool:
        """Whether *event* belongs to the click that opened this menu, or to one right after it."""
        near = (event.globalPosition().toPoint() - self._opened_at).manhattanLength()
        soon_after = self._open_for.elapsed() < QApplication.doubleClickInterval()
        return soon_after and near < QApplication.startDragDistance()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit takes the answer with that number."""
        typed = event.text()
        if typed in [str(number) for number in range(1, len(self._numbered) + 1)]:
            act = self._numbered[int(typed) - 1]
            self.setActiveAction(act)
            typed_as = QKeyEvent(event.type(), Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
            super().keyPressEvent(typed_as)
        else:
            super().keyPressEvent(event)

    def _take(self, take: Callable[[Option], object], option: Option) -> None:
        self._taken = True
        take(option)

    def _go(self, leave: Callable[[], object]) -> None:
        if not self._taken:
            leave()


def _is_alike(option: Option, other: Option) -> bool:
    """Whether both are about the same piece, or, without one, about the same place."""
    if option.pieces or other.pieces:
        return option.pieces[:1] == other.pieces[:1]
    return option == other or bool({*option.zones} & {*other.zones})


def _badge(number: int, on: QWidget) -> QIcon:
    """A number in a frame, as beside the answers of a panel."""
    side, ratio = theme.pixels(18), on.devicePixelRatioF()
    pixels = QPixmap(round(side * ratio), round(side * ratio))
    pixels.setDevicePixelRatio(ratio)
    pixels.fill(Qt.GlobalColor.transparent)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.current().colours.muted))
        frame = QRectF(0.5, 0.5, side - 1, side - 1)
        painter.drawRoundedRect(frame, 3, 3)
        painter.setFont(fonts.font(fonts.PLAIN, round(side * 0.72)))
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, str(number))
    return QIcon(pixels)


def in_a_line(option: Option) -> str:
    """What an answer does: its label, and as many sentences about it as fit."""
    words, sentences = option.label, option.tells.rstrip(".").split(". ")
    for between, sentence in zip((" · ", *[". "] * len(sentences)), sentences, strict=False):
        longer = f"{words}{between}{sentence}"
        if not sentence or len(longer) > WIDE:
            break
        words = longer
    return words


class PieceMenu(QMenu):
    """The menu of *piece* (-1: unknown to the seat) at *index* of *zone*.

    `on_rule` opens the rulebook at a rule, `zone_name` names zones, `look_through` opens a pile, or
    with `top` only its top. *number* is the number of the table that was pointed at.
    """

    def __init__(
        self,
        bridge: Bridge,
        piece: int,
        zone: str,
        index: int,
        *,
        on_rule: Callable[[str], object],
        zone_name: Name,
        look_through: Callable[..., object],
        number: TableNumber | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._bridge = bridge
        self._hands = bridge.hands
        self._zone_name = zone_name
        self._on_rule = on_rule
        self._look_through = look_through
        if number is not None:
            number_menu.add_number(self, bridge, number, parent)
            self.addSeparator()
        self._add_options(piece, zone)
        if len(bridge.port.view[zone]) > 1:
            self._do(self, "Look through the pile…", lambda: look_through(zone))
        # by hand, even an unknown card can be moved: its position identifies it
        there = bridge.port.lying((zone, index)) if piece < 0 else None
        self._add_by_hand((zone, index) if there is not None else piece, zone)

    # --- by the rules --------------------------------------------------------------------------

    def _add_options(self, piece: int, zone: str) -> None:
        bridge = self._bridge
        decision = bridge.decision
        options = gestures.about(decision, piece, zone) if decision else []
        for option in options:
            self._add_option(option, piece, zone)
        rules = {option.rule for option in options if option.rule}
        if decision is not None and decision.rule:
            rules.add(decision.rule)
        if options:
            self.addSeparator()
        for rule in sorted(rules):
            self._do(self, f"Read the rule: {rule}", partial(self._on_rule, rule))

    def _add_option(self, option: Option, piece: int, zone: str) -> None:
        bridge = self._bridge
        words = in_a_line(option)
        if not gestures.is_open(option, bridge.house_rules):
            words += f"  (not allowed: {option.why} {option.rule}".rstrip() + ")"
        self._do(self, words, lambda: bridge.answering.answer(option.key))

    # --- by hand -------------------------------------------------------------------------------

    def _add_by_hand(self, piece: Thing, zone: str) -> None:
        menu = submenu(self, "By hand")
        hands, port = self._hands, self._bridge.port
        if piece != -1:
            self._add_for_piece(menu, piece, zone)
            menu.addSeparator()
        if len(port.view[zone]) > 1:
            self._do(menu, "Shuffle", lambda: hands.shuffle(zone), "randomise")
            self._do(menu, "Draw a card", lambda: hands.draw(zone, 1), "draw")
            self._do(menu, "Turn the pile over", lambda: hands.turn_pile_over(zone), "flip_all")
        if self._lies_hidden(zone):
            look = partial(self._look_through, zone, top=True)
            self._do(menu, "Look at the top card", look, "peek")
        self._do(menu, "Add a token here…", lambda: self._ask_token(zone))
        if hands.numbers():
            numbers = submenu(menu, number_menu.TITLE)
            number_menu.add_numbers(numbers, self._bridge, self.parentWidget())
        turn = submenu(menu, "Whose turn it is")
        for seat, place in enumerate(port.seats):
            self._do(turn, place.name, partial(hands.whose_turn, seat))
        players = submenu(menu, "Who plays")
        for seat, place in enumerate(port.seats):
            chosen = submenu(players, place.name)
            self._do(chosen, "Rename this seat…", partial(self._ask_name, seat))
            for bot in ("", *bots_of(self._bridge.game)):
                now = " (now)" if bot == place.bot else ""
                words = f"A {bot} bot{now}" if bot else f"A person{now}"
                self._do(chosen, words, partial(hands.who_plays, seat, bot))
        answering = self._bridge.answering
        for name in dict.fromkeys(each.name for each in answering.settled):
            self._do(menu, f"Change {name}", partial(answering.ask, name))
        steps = submenu(menu, "Continue at the step")
        for step in self._bridge.game.steps.in_order():
            self._do(steps, step.title, partial(hands.go_on_at, step.name))

    def _lies_hidden(self, zone: str) -> bool:
        """Whether the seat does not know the top piece of *zone*."""
        return any(piece.id < 0 for piece in self._bridge.port.view[zone][-1:])

    def _add_for_piece(self, menu: QMenu, piece: Thing, zone: str) -> None:
        hands, seen = self._hands, self._bridge.port.lying(piece)
        if seen is not None and seen.kind == "die":
            self._do(menu, "Roll", lambda: hands.roll(piece), "randomise")
        self._do(menu, "Turn over", lambda: hands.flip(piece), "flip")
        self._do(menu, "Turn left", lambda: hands.turn(piece, -90), "turn_left")
        self._do(menu, "Turn right", lambda: hands.turn(piece, 90), "turn_right")
        self._do(menu, "Turn upside down", lambda: hands.turn(piece, 180), "reverse")
        for number, (counter, value) in enumerate(hands.counters(piece).items()):
            name = self._bridge.game.called_by_hand(counter)
            self._do(menu, f"{name}: set…", partial(self._ask_count, piece, counter))
            if not number:
                self._do(menu, f"{name}: {value + 1}", lambda: hands.count(piece, 1), "more")
                self._do(menu, f"{name}: {value - 1}", lambda: hands.count(piece, -1), "fewer")
        self._do(menu, "Another counter…", lambda: self._ask_counter(piece))
        if len(self._bridge.port.view[zone]) > 1:
            self._do(menu, "Put under the others", lambda: hands.shift(piece, zone, 0), "put_under")
        self._add_moves(submenu(menu, "Move to"), piece, zone)
        self._do(menu, "Remove from the game", lambda: hands.remove(piece), "remove")

    def _add_moves(self, menu: QMenu, piece: Thing, zone: str) -> None:
        """Add every place where *piece* can be moved; many places of one kind go into a submenu."""
        kinds: dict[str, list[str]] = {}
        for other, place in self._bridge.view.zones.items():
            seen = place.on < 0 or self._bridge.seen(place.on) is not None
            if other not in (zone, OUT) and place.on != piece and seen:
                kinds.setdefault(place.kind, []).append(other)
        kinds.pop(FELT, None)
        self._do(menu, "The felt", lambda: self._hands.put(piece, 500, 500))
        for kind, zones in kinds.items():
            # there may be hundreds on a wide field, so the menu is filled when opened
            if len(zones) > MANY:
                below = submenu(menu, kind.capitalize())
                below.aboutToShow.connect(partial(self._add_places, below, piece, zones))
            else:
                self._add_places(menu, piece, zones)

    def _add_places(self, menu: QMenu, piece: Thing, zones: list[str]) -> None:
        """Add an entry for each of *zones*, once."""
        while zones:
            other = zones.pop(0)
            self._do(menu, self._zone_name(other), partial(self._hands.move, piece, other))

    # --- asking --------------------------------------------------------------------------------

    def _ask_name(self, seat: int) -> None:
        now = self._bridge.port.seats[seat].name
        name, given = QInputDialog.getText(
            self.parentWidget(), "Rename this seat", "New name:", text=now
        )
        if given and name.strip():
            self._hands.call_seat(seat, " ".join(name.split())[:LONGEST_NAME])

    def _ask_token(self, zone: str) -> None:
        name, given = QInputDialog.getText(self.parentWidget(), "Add a token", "Name of the token:")
        if given and name.strip():
            self._hands.add_token(name.strip()[:24], zone)

    def _ask_counter(self, piece: Thing) -> None:
        name, given = QInputDialog.getText(self.parentWidget(), "Counter", "Name of the counter:")
        if given and name.strip():
            self._ask_count(piece, self._hands.counter_called(name.strip()[:24]))

    def _ask_count(self, piece: Thing, counter: str) -> None:
        now = self._hands.counters(piece).get(counter, 0)
        name = self._bridge.game.called_by_hand(counter) or counter
        value, given = QInputDialog.getInt(
            self.parentWidget(), "Counter", literal(f"{name} is now:"), now, -999, 999
        )
        if given and value != now:
            self._hands.count(piece, value - now, counter)

    def _do(self, menu: QMenu, words: str, act: Callable[[], object], key: str = "") -> None:
        """Add an entry to *menu*, with the key that does the same."""
        entry(menu, words, act, key_of(key) if key else "")
