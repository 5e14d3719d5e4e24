"""The table options of a game, each with its help and its rule; the presets among them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QVBoxLayout, QWidget

from tabletop.play.box import COMMON_OPTIONS, TableOption
from tabletop.play.game import Game
from ui import theme
from ui.faces import fonts
from ui.panels.flow import Flow
from ui.panels.parts import button, clear, label, line, restyle, row, rule_button, title

OWN = "Our own"
"""What a choice of options is called that is no preset."""

CHOSEN = "Options chosen one by one."


class TableOptions(QWidget):
    """The part of the new-game page that says by which rules.

    `offer(game)` begins anew with the defaults; `options()` is what differs from them.
    `changed()` tells of every change. `rule_wanted(id)`: open the rulebook.
    """

    changed = Signal()
    rule_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._game: Game | None = None
        self._boxes: dict[str, QComboBox] = {}
        self._presets: dict[str, QWidget] = {}
        self._worn = label("", "muted")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)

    def offer(self, game: Game) -> None:
        """Offer the options of *game*."""
        self._game, self._boxes, self._presets = game, {}, {}
        clear(self._column)
        self._column.addWidget(title("By which rules", 17))
        if game.presets:
            self._column.addLayout(self._preset_row(game))
            self._worn = label("", "muted")
            self._column.addWidget(self._worn)
        for option in (*game.options, *COMMON_OPTIONS):
            self._column.addWidget(line())
            self._add(option)
        self._mark_preset()

    def options(self) -> dict[str, str]:
        """The options that are not at their default, by id."""
        return {
            id: str(box.currentData()) for id, box in self._boxes.items() if box.currentIndex() > 0
        }

    def take_preset(self, name: str) -> None:
        """Set all options as the preset *name* has them."""
        assert self._game is not None
        wanted = self._game.presets[name]
        for id, box in self._boxes.items():
            box.blockSignals(True)
            box.setCurrentIndex(max(box.findData(wanted[id]), 0) if id in wanted else 0)
            box.blockSignals(False)
        self._on_change()

    def _preset_row(self, game: Game) -> Flow:
        flow = Flow()
        for name, options in game.presets.items():
            made = button(name, "", _said_of(game, options))
            made.clicked.connect(lambda _=False, name=name: self.take_preset(name))
            self._presets[name] = made
            flow.addWidget(made)
        own = button(OWN, "", CHOSEN)
        own.setEnabled(False)
        self._presets[OWN] = own
        flow.addWidget(own)
        return flow

    def _add(self, option: TableOption) -> None:
        heading = theme.titled(label(option.title), 16, fonts.BOOK)
        top = row(heading)
        if option.rule:
            link = rule_button(option.rule)
            link.clicked.connect(lambda: self.rule_wanted.emit(option.rule))
            top.addWidget(link)
        self._column.addLayout(top)
        self._column.addWidget(label(option.help, "muted"))
        if option.each:
            self._column.addWidget(self._each(option))
        else:
            self._column.addWidget(self._box(option.id, option.title, option))

    def _each(self, option: TableOption) -> QWidget:
        """A list, shown on demand, of a box for each card."""
        assert self._game is not None
        holder = QWidget()
        below = QVBoxLayout(holder)
        below.setContentsMargins(0, 0, 0, 0)
        words = f"Set {len(option.each)} cards one by one"
        opener = button(words)
        opener.setCheckable(True)
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        for number, card in enumerate(option.each):
            name = self._game.title_of(card)
            grid.addWidget(label(name), number, 0)
            grid.addWidget(self._box(f"{option.id}.{card}", name, option, as_usual=True), number, 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        inside.hide()
        opener.toggled.connect(inside.setVisible)
        opener.toggled.connect(lambda on: opener.setText("Hide the cards" if on else words))
        below.addLayout(Flow(opener))
        below.addWidget(inside)
        return holder

    def _box(self, id: str, name: str, option: TableOption, *, as_usual: bool = False) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        box.setAccessibleDescription(option.help)
        box.setMinimumContentsLength(12)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        if as_usual:
            box.addItem("as usual", "")
        for choice in option.choices:
            box.addItem(choice.label, choice.value)
        box.currentIndexChanged.connect(lambda _: self._on_change())
        self._boxes[id] = box
        return box

    def _on_change(self) -> None:
        self._mark_preset()
        self.changed.emit()

    def _mark_preset(self) -> None:
        assert self._game is not None
        now = self.options()
        same = (name for name, options in self._game.presets.items() if options == now)
        worn = next(same, OWN)
        for name, made in self._presets.items():
            restyle(made, "chosen" if name == worn else "")
        self._worn.setText(CHOSEN if worn == OWN else _said_of(self._game, now))


def _said_of(game: Game, options: dict[str, str]) -> str:
    """What a preset changes, a line each."""
    if not options:
        return "Every option at its default."
    titles = {option.id: option for option in (*game.options, *COMMON_OPTIONS)}
    lines = []
    for id, value in options.items():
        option = titles[id]
        words = next(choice.label for choice in option.choices if choice.value == value)
        lines.append(f"{option.title}: {words}")
    return "\n".join(lines)
