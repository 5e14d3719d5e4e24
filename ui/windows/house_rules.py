"""The house rules on the new-game page: table options, each with its help and its rule, and rules
to leave out; folded at first."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QVBoxLayout, QWidget

from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import MODULES, TableOption
from ui.base import fonts, theme
from ui.base.safe_text import Tick
from ui.panels.wheel_guard import drop_down
from ui.panels.widgets import button, clear, column, label, line, row, rule_button, title
from ui.panels.wrapping_row import WrappingRow


class HouseRules(QWidget):
    """House rules of a new game.

    `offer(game, house_rules)` starts over with the defaults, and with a ticked box for each rule
    that players left out before (id and text). `options()` is what differs from the defaults,
    `take` sets the options, `without()` are the rules left out. While folded, it lists the
    differences; `body` is what unfolds. Signals: `changed()`; `rule_wanted(id)` open the rulebook.
    Options chosen `elsewhere` on the page are not included.
    """

    changed = Signal()
    rule_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._game: Game | None = None
        self._boxes: dict[str, QComboBox] = {}
        self._ticks: dict[str, Tick] = {}
        self._modules: Mapping[str, str] = {}
        self._elsewhere: Collection[str] = ()
        self._fold = button("House rules", "", "All options of the table, with their rules")
        self._fold.setCheckable(True)
        self._fold.setAccessibleName("House rules")
        self._differs = label("", "muted")
        self.body = QWidget()
        self._without, self._options = column(), column()
        below = QVBoxLayout(self.body)
        below.setContentsMargins(0, 0, 0, 0)
        below.addLayout(self._without)
        below.addLayout(self._options)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(WrappingRow(self._fold))
        whole.addWidget(self._differs)
        whole.addWidget(self.body)
        self._fold.toggled.connect(self._unfold)

    def offer(
        self,
        game: Game,
        house_rules: Mapping[str, str] = {},
        elsewhere: Collection[str] = (),
    ) -> None:
        """Offer the options of *game*, except those chosen *elsewhere*, and to leave out
        *house_rules* again."""
        self._elsewhere = elsewhere
        self._game, self._boxes, self._modules = game, {}, {}
        self._build()
        self._tick(house_rules)
        self._fold.setChecked(False)
        self._unfold(False)

    def offer_with(self, modules: Mapping[str, str]) -> None:
        """Offer the options available with *modules*; the others keep their values."""
        chosen = self.options()
        self._boxes, self._modules = {}, modules
        self._build()
        self.take({id: value for id, value in chosen.items() if id in self._boxes})

    def _build(self) -> None:
        """Make a box for each option; those of a module are under its title."""
        assert self._game is not None
        clear(self._options)
        heads = {module.options[0].id: module for module in self._game.modules if module.options}
        for option in self._game.switches(self._modules):
            if option.id == MODULES or option.id in self._elsewhere:
                continue
            self._options.addWidget(line())
            if option.id in heads:
                self._options.addWidget(title(heads[option.id].title, 16))
            self._add(option)
        self._options.addWidget(line())

    def _tick(self, house_rules: Mapping[str, str]) -> None:
        """Make a check box for each of *house_rules*, with its text."""
        clear(self._without)
        self._ticks = {}
        if house_rules:
            self._without.addWidget(line())
            self._without.addWidget(theme.titled(label("Rules left out"), 16, fonts.BOOK))
        for rule, text in house_rules.items():
            tick = self._ticks[rule] = Tick(f"Without {rule}")
            tick.setChecked(True)
            tick.toggled.connect(lambda _: self._on_change())
            link = rule_button(rule)
            link.clicked.connect(lambda _=False, rule=rule: self.rule_wanted.emit(rule))
            tick.setAccessibleDescription(text)
            self._without.addLayout(row(tick, link))
            self._without.addWidget(label(text, "muted"))

    def without(self) -> list[str]:
        """The rules to leave out."""
        return [rule for rule, tick in self._ticks.items() if tick.isChecked()]

    def options(self) -> dict[str, str]:
        """The options that differ from their defaults, by id."""
        return {
            id: str(box.currentData()) for id, box in self._boxes.items() if box.currentIndex() > 0
        }

    def take(self, options: dict[str, str]) -> None:
        """Set all options; those missing in *options* get their defaults."""
        for id, box in self._boxes.items():
            box.blockSignals(True)
            box.setCurrentIndex(max(box.findData(options[id]), 0) if id in options else 0)
            box.blockSignals(False)
        self._on_change()

    def _unfold(self, on: bool) -> None:
        self.body.setVisible(on)
        self._tell()

    def _tell(self) -> None:
        """List what differs from the printed game, while folded."""
        assert self._game is not None
        lines = differences(self._game, self.options(), self._modules)
        lines += [f"Without {rule}" for rule in self.without()]
        count = f": {len(lines)} changed" if lines else ": none"
        self._fold.setText(("▾ " if self._fold.isChecked() else "▸ ") + f"House rules{count}")
        self._fold.setAccessibleDescription(
            ", ".join(lines) or "No house rules: the printed rules apply"
        )
        self._differs.setText("\n".join(lines))
        self._differs.setVisible(bool(lines))

    def _add(self, option: TableOption) -> None:
        top = row(theme.titled(label(option.title), 16, fonts.BOOK))
        if option.rule:
            link = rule_button(option.rule)
            link.clicked.connect(lambda: self.rule_wanted.emit(option.rule))
            top.addWidget(link)
        self._options.addLayout(top)
        self._options.addWidget(label(option.help, "muted"))
        if option.each:
            self._options.addWidget(self._each(option))
        else:
            self._options.addWidget(self._box(option.id, option.title, option))

    def _each(self, option: TableOption) -> QWidget:
        """A list of boxes, one for each card, shown on request."""
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
        below.addWidget(WrappingRow(opener))
        below.addWidget(inside)
        return holder

    def _box(self, id: str, name: str, option: TableOption, *, as_usual: bool = False) -> QComboBox:
        box = drop_down()
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
        self._tell()
        self.changed.emit()


def differences(game: Game, options: dict[str, str], modules: Mapping[str, str] = {}) -> list[str]:
    """What *options* change in the printed game, one line each.

    *modules* are in play too, but are not listed.
    """
    titles = {option.id: option for option in game.switches({**options, **modules})}
    called = {module.id: module.title for module in game.modules}
    lines = []
    for id, value in options.items():
        whole, _, card = id.partition(".")
        option = titles[whole]
        if whole == MODULES:
            lines.append(f"With {called[card]}")
            continue
        words = next(choice.label for choice in option.choices if choice.value == value)
        about = f"{option.title}, {game.title_of(card)}" if card else option.title
        lines.append(f"{about}: {words}")
    return lines
