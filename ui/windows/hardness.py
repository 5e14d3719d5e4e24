"""How hard a game will be: in a word, by measurements, and by the presets."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import SCALE, in_play, put_in_play
from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.base.safe_text import Label
from ui.panels.widgets import button, label, restyle, title
from ui.panels.wrapping_row import WrappingRow
from ui.windows.house_rules import differences

OWN = "Our own"
"""The name of options that match no preset."""

AS_PRINTED = "The printed rules."
BY_ONE = "The options that you chose under House rules."

WORDS = tuple(word for word, _ in SCALE)

WORD = 26
"""The height of the word in pixels, at a text scale of 100."""

MUCH = 10
"""How many more wins in 100 games are a reason to recommend more seats."""


@guarded
class Hardness(QWidget):
    """The part of the new-game page that says how hard the game is.

    `offer(game)` starts over; `tell(seats, options)` shows the difficulty. `preset(name)`: the
    player chose this preset. A text below explains the chosen preset, or the one under the pointer.
    """

    preset = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._game: Game | None = None
        self._presets: dict[str, QWidget] = {}
        self._means: dict[str, str] = {}
        self._worn = OWN
        self._row = WrappingRow()
        self._meant = label()
        self._word = theme.titled(label(), WORD, fonts.BOOK)
        self._word.setWordWrap(False)
        self._scale = HardnessScale()
        self._chance, self._more = label("", "muted"), label("", "muted")
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(title("How hard", 17))
        below.addWidget(self._row)
        below.addWidget(self._meant)
        below.addWidget(WrappingRow(self._word, self._scale, gap=12))
        below.addWidget(self._chance)
        below.addWidget(self._more)

    def offer(self, game: Game) -> None:
        """Offer the presets of *game*."""
        self._game, self._presets = game, {}
        self._row.clear()
        self._means = {name: _meaning(game, name) for name in game.presets} | {OWN: BY_ONE}
        for name, options in game.presets.items():
            made = button(name, "", "\n".join(differences(game, options)) or AS_PRINTED)
            made.clicked.connect(lambda _=False, name=name: self.preset.emit(name))
            self._presets[name] = made
        if game.presets:
            self._presets[OWN] = button(OWN, "", BY_ONE)
            self._presets[OWN].setEnabled(False)
        for name, preset in self._presets.items():
            preset.setAccessibleDescription(self._means[name])
            preset.installEventFilter(self)
            self._row.add(preset)

    def tell(self, seats: int, options: dict[str, str], chosen: Mapping[str, str]) -> None:
        """Show how hard a game with *seats* seats and *options* is. *chosen* are further choices,
        which no preset includes."""
        game = self._game
        assert game is not None
        settled = game.settle({**options, **chosen})
        word = game.hardness(seats, settled)
        self._word.setText(word[:1].upper() + word[1:])
        self._scale.show_word(word)
        self._say(self._chance, _measured(game, seats, settled))
        self._say(self._more, _more(game, seats, settled))
        kept = options if brings_modules(game) else without_modules(options)
        self._worn = next((name for name, own in game.presets.items() if own == kept), OWN)
        for name, made in self._presets.items():
            restyle(made, "chosen" if name == self._worn else "")
            made.setVisible(name != OWN or self._worn == OWN)
        self._mean(self._worn)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Explain the preset under the pointer."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self._mean(next((n for n, made in self._presets.items() if made is watched), OWN))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self._mean(self._worn)
        return False

    def _mean(self, preset: str) -> None:
        words = self._means[preset]
        told = f"{preset}: {words[:1].lower()}{words[1:]}" if self._presets else ""
        self._say(self._meant, told)

    def _say(self, where: Label, words: str) -> None:
        where.setText(words)
        where.setVisible(bool(words))


def brings_modules(game: Game) -> bool:
    """Whether presets of *game* say which modules are in play; otherwise they are chosen apart."""
    return any(in_play(preset) for preset in game.presets.values())


def without_modules(options: dict[str, str]) -> dict[str, str]:
    """*options* but for those that put modules in play."""
    switches = put_in_play(in_play(options))
    return {key: value for key, value in options.items() if key not in switches}


def _meaning(game: Game, preset: str) -> str:
    """What *preset* means: its own sentence, or what it changes."""
    changes = differences(game, game.presets[preset])
    return game.means.get(preset, "") or "; ".join(changes) or AS_PRINTED


def _measured(game: Game, seats: int, options: dict[str, str]) -> str:
    """Where the word for the difficulty comes from; empty if it is not on the scale."""
    word, wins = game.hardness(seats, options), game.measurement(options)
    if word not in WORDS:
        return ""
    if wins is not None and seats in wins.by_seats:
        won = wins.by_seats[seats]
        how = f"{wins.games} were played{game.measured}"
        return f"Good bots win {won} of 100 such games ({how}). {_scaled(word)}"
    return f"This is an estimate, because good bots have not played such games. {_scaled(word)}"


def _scaled(word: str) -> str:
    """What a *word* of the scale means."""
    place = WORDS.index(word)
    least, more = SCALE[place][1], SCALE[place - 1][1] if place else 0
    if not place:
        return f"“{word.capitalize()}” means that they win {least} or more."
    if not least:
        return f"“{word.capitalize()}” means that they win fewer than {more}."
    return f"“{word.capitalize()}” means that they win {least} to {more - 1}."


def _more(game: Game, seats: int, options: dict[str, str]) -> str:
    """A recommendation of more seats, all of which one person may play, if good bots win more often
    with them."""
    wins = game.measurement(options)
    if wins is None or seats not in wins.by_seats:
        return ""
    best = max(wins.by_seats, key=lambda n: (wins.by_seats[n], -n))
    if best <= seats or wins.by_seats[best] < wins.by_seats[seats] + MUCH:
        return ""
    them = f"all {best}" if best > 2 else "both"
    return (
        f"With {best} {game.roles[1]} they win {wins.by_seats[best]} of 100, and one person may "
        f"play {them}."
    )


@guarded
class HardnessScale(QWidget):
    """The scale as a row of marks, filled up to the difficulty."""

    def __init__(self) -> None:
        super().__init__()
        self._filled = 0
        self.setFixedSize(self.sizeHint())

    def show_word(self, word: str) -> None:
        """Fill the marks up to *word*; hide them if it is not on the scale."""
        self._filled = WORDS.index(word) + 1 if word in WORDS else 0
        self.setVisible(word in WORDS)
        self.setFixedSize(self.sizeHint())
        self.setAccessibleName(f"{self._filled} of {len(WORDS)}")
        self.update()

    def sizeHint(self) -> QSize:
        """Room for one mark per word."""
        mark = theme.pixels(12)
        return QSize(len(WORDS) * 2 * mark, theme.pixels(WORD * 1.4))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the marks."""
        mark, colours = theme.pixels(12), theme.current().colours
        top = (self.height() - mark) / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QColor(colours.accent))
            for number in range(len(WORDS)):
                is_filled = number < self._filled
                painter.setBrush(QColor(colours.accent if is_filled else colours.field))
                painter.drawEllipse(QRectF(1 + number * 1.6 * mark, top, mark, mark))
