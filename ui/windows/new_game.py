"""Setting up a game: who plays, by which rules, with which luck."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from tabletop.play.game import Game
from tabletop.table.table import Seat
from ui import theme
from ui.dressing import dressing
from ui.guarded import guarded
from ui.panels.parts import Scroll, button, label, line, restyle, title
from ui.windows.seating import Seating
from ui.windows.table_options import TableOptions

LARGEST_SEED = 2**63 - 1


class NewGame(Struct):
    """A game as set up. `seed` is None where chance chooses; `options` differ from defaults."""

    game: str
    seats: list[Seat]
    seed: int | None
    options: dict[str, str]


@guarded
class NewGamePage(QWidget):
    """The new-game page.

    `show_game(game, bots)` begins anew; `wish()` is what is set up now.

    `start_wanted(NewGame)`, `back_wanted()`; `rule_wanted(game_id, rule)`: read a rule.
    """

    start_wanted = Signal(object)
    back_wanted = Signal()
    rule_wanted = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName("New game")
        self._game: Game | None = None
        self._title = title("New game", theme.TITLE)
        self._hard = label("")
        self._seed = QLineEdit(placeholderText="left to chance", maxLength=20)
        self._seed.setAccessibleName("Seed")
        self._wrong = label("", "danger")
        self.seating = Seating()
        self.options = TableOptions()
        self._start = button("Start", "main", "Begin the game (Ctrl+Enter)")
        self._build()
        self._start.clicked.connect(self._begin)
        self._seed.textChanged.connect(lambda _: self._check())
        self.seating.changed.connect(self._check)
        self.options.changed.connect(self._check)
        self.options.rule_wanted.connect(
            lambda rule: self.rule_wanted.emit(self._game.id if self._game else "", rule)
        )

    def _build(self) -> None:
        left, right = Scroll(margin=20), Scroll(margin=20)
        left.column.addWidget(self.seating)
        left.column.addWidget(line())
        left.column.addWidget(title("Luck", 17))
        left.column.addWidget(
            label("The same number gives the same shuffles and rolls again.", "muted")
        )
        left.column.addWidget(self._seed)
        left.column.addWidget(self._wrong)
        left.column.addStretch(1)
        right.column.addWidget(self.options)
        right.column.addStretch(1)
        across = QHBoxLayout()
        across.addWidget(left, 4)
        across.addWidget(right, 5)
        back = button("Back", "", "To the gallery (Esc)")
        back.clicked.connect(self.back_wanted)
        bottom = QHBoxLayout()
        bottom.setContentsMargins(20, 8, 20, 16)
        bottom.addWidget(back)
        bottom.addWidget(self._hard, 1)
        bottom.addWidget(self._start)
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 16, 0, 0)
        top = QHBoxLayout()
        top.setContentsMargins(20, 0, 20, 0)
        top.addWidget(self._title)
        below.addLayout(top)
        below.addLayout(across, 1)
        below.addWidget(line())
        below.addLayout(bottom)

    def show_game(self, game: Game, bots: Sequence[str]) -> None:
        """Set up a game of *game*, with *bots* to fill seats."""
        self._game = game
        self._title.setText(f"A game of {game.title}")
        self._seed.clear()
        self.options.offer(game)
        self.seating.offer(*game.seats, bots, dressing(game.id).rivals, game.usual)
        self._check()

    def wish(self) -> NewGame:
        """What is set up now."""
        assert self._game is not None
        seed = self._seed.text().strip()
        return NewGame(
            self._game.id,
            self.seating.seats(),
            int(seed) if seed else None,
            self.options.options(),
        )

    def _check(self) -> bool:
        """Say what is wrong, in place; whether the game can begin."""
        game = self._game
        if game is None:
            return False
        wrong = _seed_fault(self._seed.text().strip())
        self._wrong.setText(wrong)
        self._wrong.setVisible(bool(wrong))
        restyle(self._seed, "wrong" if wrong else "")
        seats = self.seating.seats()
        words = game.difficulty(len(seats), game.settle(self.options.options())) if seats else ""
        fault = wrong or self.seating.fault()
        self._hard.setText(fault or f"Difficulty: {words}")
        restyle(self._hard, "danger" if fault else "")
        fine = not fault and bool(seats)
        self._start.setEnabled(fine)
        return fine

    def _begin(self) -> None:
        if self._check():
            self.start_wanted.emit(self.wish())

    def showEvent(self, event: object) -> None:
        """Enter alone begins a game with what stands there."""
        super().showEvent(event)  # type: ignore[arg-type]
        self._start.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter begins, Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        elif (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        ):
            self._begin()
        else:
            super().keyPressEvent(event)


def _seed_fault(seed: str) -> str:
    if not seed:
        return ""
    if not (seed.isascii() and seed.isdigit()):
        return "A seed is a whole number, such as 7; leave it empty for chance."
    return "" if int(seed) <= LARGEST_SEED else f"A seed is at most {LARGEST_SEED:,}."
