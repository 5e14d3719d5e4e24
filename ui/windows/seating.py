"""Who plays: how many seats and people, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from tabletop.bots import LEVELS
from tabletop.table.table import Seat, unnamed
from ui.base.safe_text import literal, set_tip
from ui.panels.wheel_guard import drop_down
from ui.panels.widgets import Choices, clear, label, restyle, title

MOST_PEOPLE = 8
"""As many as a table seats: each may be somebody, who sees what nobody else does."""

NAME = 24
"""The most letters of a seat's name."""


class Seating(QWidget):
    """The part of the new-game page that says who plays.

    `offer(fewest, most, bots, rivals, usual)` begins anew, with so many bots where people play
    against each other (0: one person plays all seats) and so many seats; `seats()` is what was
    chosen; `fault()` is what is wrong with it, empty if nothing is. `changed()` tells of every
    change.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._bots: Sequence[str] = ()
        self._rivals = 0
        self._names: list[QLineEdit] = []
        self._players: list[QComboBox] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._count: Choices | None = None
        self._people: Choices | None = None
        self._rows = QGridLayout()
        self._wrong = label("", "danger")

    def offer(
        self, fewest: int, most: int, bots: Sequence[str], rivals: int = 0, usual: int = 0
    ) -> None:
        """Offer *fewest* to *most* seats, and these *bots*: *rivals* of them to begin with.

        *usual* is how many seats are taken to begin with (0: as few as can be, or as rivals need).
        """
        self._bots, self._rivals = bots, rivals if bots else 0
        self._names, self._players = [], []
        clear(self._column)
        self._rows, self._wrong = QGridLayout(), label("", "danger")
        self._column.addWidget(title("Who plays", 17))
        self._count = _numbers("Seats", fewest, most)
        self._people = _numbers("People", 0 if bots else 1, min(most, MOST_PEOPLE))
        self._people.choose("1")
        if usual or self._rivals:
            self._count.choose(str(usual or self._rivals + 1))
        for name, tip, choices in (
            ("Seats at the table", "One person may play several.", self._count),
            ("People playing", "Each sees only what their seats may see.", self._people),
        ):
            words = label(name)
            self._column.addWidget(words)
            self._column.addWidget(label(tip, "muted"))
            self._column.addWidget(choices)
            choices.picked.connect(lambda _: self._lay_rows())
        self._rows.setColumnStretch(0, 1)
        self._rows.setColumnStretch(1, 1)
        self._column.addLayout(self._rows)
        self._column.addWidget(self._wrong)
        self._lay_rows()

    def seats(self) -> list[Seat]:
        """The seats as chosen; a seat left without a name is called by its number."""
        seats = []
        for number, (name, player) in enumerate(zip(self._names, self._players, strict=True)):
            who = str(player.currentData())
            given = " ".join(name.text().split())
            is_bot = who in self._bots
            # Bots are nobody's: their numbers lie beyond those of people.
            person = MOST_PEOPLE + number if is_bot else int(who)
            seats.append(
                Seat(given or name.placeholderText(), person, who if is_bot else "", given)
            )
        return seats

    def fault(self) -> str:
        """What is wrong, in a sentence."""
        names = [seat.name.casefold() for seat in self.seats()]
        twice = next((name for name in names if names.count(name) > 1), "")
        return f"Two seats are called “{twice.title()}”." if twice else ""

    def _lay_rows(self) -> None:
        assert self._count is not None
        assert self._people is not None
        seats = int(self._count.value)
        self._people.allow([str(n) for n in range(seats + 1)])
        if int(self._people.value) > seats:
            self._people.choose(str(seats))
        written = [name.text() for name in self._names]
        clear(self._rows)
        self._names, self._players = [], []
        people = int(self._people.value)
        for number in range(seats):
            name = QLineEdit(maxLength=NAME, placeholderText=unnamed(number))
            name.setAccessibleName(f"Name of seat {number + 1}")
            name.setText(written[number] if number < len(written) else "")
            player = drop_down()
            player.setAccessibleName(f"Who plays seat {number + 1}")
            for person in range(people):
                player.addItem("You" if people == 1 else f"Person {person + 1}", str(person))
            for bot in self._bots:
                player.addItem(f"Bot, {bot}", bot)
                player.setItemData(
                    player.count() - 1, literal(LEVELS[bot]), Qt.ItemDataRole.ToolTipRole
                )
            free = number >= people if self._rivals else not people
            usual = people + len(self._bots) // 2  # a bot of middling strength
            player.setCurrentIndex(usual if free else number % people)
            self._names.append(name)
            self._players.append(player)
            self._rows.addWidget(name, number, 0)
            self._rows.addWidget(player, number, 1)
            name.textChanged.connect(lambda _: self._check())
            player.currentIndexChanged.connect(lambda _: self._check())
        self._check()

    def _check(self) -> None:
        for number, (line, player) in enumerate(zip(self._names, self._players, strict=True)):
            who = str(player.currentData())
            line.setPlaceholderText(unnamed(number, who if who in self._bots else ""))
            set_tip(player, LEVELS.get(who, "A person at this screen."))
        fault = self.fault()
        self._wrong.setText(fault)
        self._wrong.setVisible(bool(fault))
        names = [seat.name.casefold() for seat in self.seats()]
        for line, name in zip(self._names, names, strict=True):
            restyle(line, "wrong" if names.count(name) > 1 else "")
        self.changed.emit()


def _numbers(name: str, fewest: int, most: int) -> Choices:
    return Choices([(str(n), str(n)) for n in range(fewest, most + 1)], name)
