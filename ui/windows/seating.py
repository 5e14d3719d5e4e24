"""Who plays: how many seats and people, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from tabletop.bots import LEVELS
from tabletop.table.table import Seat, unnamed
from ui.base import theme
from ui.base.safe_text import literal, set_tip
from ui.panels.wheel_guard import drop_down
from ui.panels.widgets import Choices, clear, label, restyle, title

MOST_PEOPLE = 8
"""The most people: each seat may have its own, with its own secrets."""

NAME = 24
"""The most letters of a seat's name."""

GIVEN = "name (optional)"

PLAYER = "player"
"""The role of seats without a special one."""

ALONE = "You play alone."
LOOKS_ON = "A bot plays, and you watch."

WORDS = 88
"""The width in pixels of the label of a row, at a text scale of 100."""


class Seating(QWidget):
    """The part of the new-game page that says who plays.

    `offer(fewest, most, bots, rivals, usual, roles, alone)` starts over; `seats()` is the choice;
    `fault()` says what is wrong with it, empty if nothing is. `changed()` is emitted on every
    change. A sentence below says who plays what.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._bots: Sequence[str] = ()
        self._rivals = 0
        self._roles, self._alone = ("player", "players"), ""
        self._names: list[QLineEdit] = []
        self._players: list[QComboBox] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self._count: Choices | None = None
        self._people: Choices | None = None
        self._rows = QGridLayout()
        self._told, self._wrong = label(), label("", "danger")

    def offer(
        self,
        fewest: int,
        most: int,
        bots: Sequence[str],
        rivals: int = 0,
        usual: int = 0,
        roles: tuple[str, str] = ("player", "players"),
        alone: str = "",
    ) -> None:
        """Offer *fewest* to *most* seats, and these *bots*; *rivals* is the initial number of bots
        in games against each other (0: one person plays all seats).

        *usual* is the initial number of seats (0: as few as possible, or as *rivals* needs).
        *roles* are the name of a seat, singular and plural; *alone* is the text for somebody who
        plays the only one.
        """
        self._bots, self._rivals = bots, rivals if bots else 0
        self._roles, self._alone = roles, alone
        self._names, self._players = [], []
        clear(self._column)
        self._rows, self._told, self._wrong = QGridLayout(), label(), label("", "danger")
        self._column.addWidget(title("Who plays", 17))
        self._count = _numbers(_capital(roles[1]), fewest, most)
        self._people = _numbers("People", 0 if bots else 1, min(most, MOST_PEOPLE))
        self._people.choose("1")
        if usual or self._rivals:
            self._count.choose(str(usual or self._rivals + 1))
        counts = QGridLayout()
        counts.setColumnStretch(1, 1)
        for number, (name, choices) in enumerate(
            ((_capital(roles[1]), self._count), ("People", self._people))
        ):
            counts.addWidget(label(name), number, 0)
            counts.addWidget(choices, number, 1)
            counts.setColumnMinimumWidth(0, theme.pixels(WORDS))
            choices.picked.connect(lambda _: self._lay_rows())
        self._rows.setColumnStretch(1, 1)
        self._rows.setColumnStretch(2, 1)
        self._column.addLayout(counts)
        self._column.addWidget(self._told)
        self._column.addLayout(self._rows)
        self._column.addWidget(self._wrong)
        self._lay_rows()

    def seats(self) -> list[Seat]:
        """The chosen seats. A seat without a name is called by its number, and by its role if one
        person plays all human seats."""
        seats = []
        role = self._roles[0] if self._people and self._people.value == "1" else PLAYER
        for number, (name, player) in enumerate(zip(self._names, self._players, strict=True)):
            who = str(player.currentData())
            given = " ".join(name.text().split())
            is_bot = who in self._bots
            called = unnamed(number, who if is_bot else "", role)
            # bots belong to nobody, so their numbers are beyond those of people
            person = MOST_PEOPLE + number if is_bot else int(who)
            seats.append(Seat(given or called, person, who if is_bot else "", given))
        return seats

    def fault(self) -> str:
        """What is wrong, in a sentence; empty if nothing is."""
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
            role = label(f"{_capital(self._roles[0])} {number + 1}")
            role.setMinimumWidth(theme.pixels(WORDS))
            name = QLineEdit(maxLength=NAME, placeholderText=GIVEN)
            name.setAccessibleName(f"Name of seat {number + 1}")
            name.setText(written[number] if number < len(written) else "")
            player = drop_down()
            player.setAccessibleName(f"Who plays seat {number + 1}")
            for person in range(people):
                player.addItem("You" if people == 1 else f"Person {person + 1}", str(person))
            for bot in self._bots:
                player.addItem(f"A {bot} bot", bot)
                player.setItemData(
                    player.count() - 1, literal(LEVELS[bot]), Qt.ItemDataRole.ToolTipRole
                )
            free = number >= people if self._rivals else not people
            usual = people + len(self._bots) // 2  # a bot of medium strength
            player.setCurrentIndex(usual if free else number % people)
            self._names.append(name)
            self._players.append(player)
            self._rows.addWidget(role, number, 0)
            self._rows.addWidget(name, number, 1)
            self._rows.addWidget(player, number, 2)
            name.textChanged.connect(lambda _: self._check())
            player.currentIndexChanged.connect(lambda _: self._check())
        self._check()

    def _check(self) -> None:
        for player in self._players:
            who = str(player.currentData())
            set_tip(player, LEVELS.get(who, "A person at this screen."))
            player.setAccessibleDescription(LEVELS.get(who, ""))
        self._told.setText(self._who_plays())
        fault = self.fault()
        self._wrong.setText(fault)
        self._wrong.setVisible(bool(fault))
        names = [seat.name.casefold() for seat in self.seats()]
        for line, name in zip(self._names, names, strict=True):
            restyle(line, "wrong" if names.count(name) > 1 else "")
        self.changed.emit()

    def _who_plays(self) -> str:
        """Who plays what, in sentences, with the levels of the bots."""
        seats = self.seats()
        own = [seat.player for seat in seats if not seat.bot]
        people, bots = len({*own}), [seat.bot for seat in seats if seat.bot]
        said = [self._people_play(people, len(own), len(seats))]
        if self._rivals and bots and len(own) == 1:
            said = [f"You play against {_so_many(len(bots), 'bot', 'bots')}."]
        elif bots and people:
            said.append(f"{_so_many(len(bots), 'bot plays', 'bots play')} the rest.")
        levels = (f"{_capital(bot)}: {_first(LEVELS[bot])}" for bot in dict.fromkeys(bots))
        return " ".join([*said, *levels])

    def _people_play(self, people: int, own: int, seats: int) -> str:
        one, several = self._roles
        if not people:
            return f"Bots play all {seats} {several}, and you watch." if seats > 1 else LOOKS_ON
        if people == 1:
            if seats == 1:
                return self._alone or (ALONE if one == PLAYER else f"You play the only {one}.")
            all_of = "all " if own == seats else ""
            what = f"{all_of}{_so_many(own, one, several)}"
            return f"You play for {what}." if one == PLAYER else f"You play {what}."
        what = "" if one == PLAYER else f" {_so_many(own, one, several)}"
        return f"{people} people play{what}. Each sees only what their own seats may see."


def _so_many(number: int, one: str, several: str) -> str:
    return f"{number} {one if number == 1 else several}"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _first(words: str) -> str:
    """The first sentence of *words*, beginning in lower case."""
    return words[:1].lower() + words.partition(".")[0][1:] + "."


def _numbers(name: str, fewest: int, most: int) -> Choices:
    return Choices([(str(n), str(n)) for n in range(fewest, most + 1)], name)
