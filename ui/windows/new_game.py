"""The new-game page: who plays and how hard it is; everything else is folded under house rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from tabletop.packs.players.pack import Pack
from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import in_play
from tabletop.table.table import Seat
from ui.base import fonts, theme
from ui.base.key_binding import keyed_tip
from ui.base.keymap import is_pressed
from ui.base.qt_guard import guarded
from ui.brief.dressing import Dressing, dressing
from ui.panels.widgets import Choices, Scroll, button, clear, column, label, line, restyle, title
from ui.windows.cover import LOW, LOWEST, NARROW, CoverPicture
from ui.windows.hardness import Hardness, brings_modules
from ui.windows.house_rules import HouseRules
from ui.windows.module_ticks import ModuleTicks
from ui.windows.pack_ticks import PackTicks
from ui.windows.pictured_choice import PicturedChoice
from ui.windows.seating import Seating

BESIDE = 880
"""The width in pixels, at a text scale of 100, from which there are two columns."""

MARGIN = 20
"""Pixels around the content of the page."""

WIDEST = 1240
"""The greatest width in pixels, at a text scale of 100."""

FIRST_HIGH, LARGER = 720, 1.6
"""The height in pixels of a window with a low cover, and how much larger the cover can get."""

ALONE = "A single game: nothing carries over to another."

LARGEST_SEED = 2**63 - 1


class NewGame(Struct):
    """A game as set up. `seed` is None for a random one; `options` are those that differ from the
    defaults; `house_rules` are the rules left out.

    `campaign` says whether it is the first sitting of a campaign.
    """

    game: str
    seats: list[Seat]
    seed: int | None
    options: dict[str, str]
    campaign: bool = False
    house_rules: list[str] = []


@guarded
class NewGamePage(QWidget):
    """The new-game page.

    `show_game(game, bots, packs, house_rules)` starts over, under the lid of the game's box;
    `wish()` is the game as set up.

    Signals: `start_wanted(NewGame)`, `back_wanted()`; `rule_wanted(edition, rule)` read a rule.
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
        self._length: Choices | None = None
        self._cover: CoverPicture | None = None
        self._page = Scroll(margin=MARGIN, gap=16)
        self._head, self._columns, self._bottom = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._head.setSpacing(24)
        self._columns.setSpacing(16)
        self._fault = label("", "danger")
        self._seed = QLineEdit(placeholderText="random", maxLength=20)
        self._seed.setAccessibleName("Seed")
        self._wrong = label("", "danger")
        self.seating = Seating()
        self.hardness = Hardness()
        self.modules = ModuleTicks()
        self.rules = HouseRules()
        self.pictured: list[PicturedChoice] = []
        self._pictures = column(gap=12)
        self.packs = PackTicks()
        self._start = button("Start", "main")
        keyed_tip(self._start, "Start the game", "default")
        self._build()
        self._start.clicked.connect(self._begin)
        self._seed.textChanged.connect(lambda _: self._check())
        self.seating.changed.connect(self._check)
        self.rules.changed.connect(self._check)
        self.packs.changed.connect(self._check)
        self.modules.changed.connect(lambda: self.rules.offer_with(self.modules.options()))
        self.hardness.preset.connect(self._take_preset)
        self.rules.rule_wanted.connect(lambda rule: self.rule_wanted.emit(self._edition, rule))

    def _build(self) -> None:
        self._page.column.addStretch(1)
        self._page.column.addLayout(self._head)
        self._page.column.addLayout(self._pictures)
        self._page.column.addLayout(self._columns)
        self._page.column.addStretch(2)
        self._columns.addWidget(_card(self.seating), 4)
        self._columns.addWidget(
            _card(self.hardness, self.modules, self.packs, line(), self.rules), 5
        )
        luck = self.rules.body.layout()
        assert luck is not None
        luck.addWidget(theme.titled(label("Seed"), 16, fonts.BOOK))
        luck.addWidget(label("The same seed gives the same shuffles and rolls.", "muted"))
        luck.addWidget(self._seed)
        luck.addWidget(self._wrong)
        back = button("Back", "", "To the gallery (Esc)")
        back.clicked.connect(self.back_wanted)
        bottom = self._bottom
        bottom.addWidget(back)
        bottom.addWidget(self._fault, 1)
        bottom.addWidget(self._start)
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self._page, 1)
        below.addWidget(line())
        below.addLayout(bottom)

    def show_game(
        self,
        game: Game,
        bots: Sequence[str],
        packs: Sequence[Pack] = (),
        house_rules: Mapping[str, str] = {},
    ) -> None:
        """Set up a game of *game*, with *bots* to fill seats, and *packs* that can be shuffled in.
        *house_rules* are the rules that players left out before (id and text)."""
        self._game = game
        self._introduce(game)
        self._seed.clear()
        self.hardness.offer(game)
        self.modules.offer(game)
        worn = dressing(game.id)
        self._offer_pictures(game, worn)
        self.rules.offer(game, house_rules, [each.option for each in worn.pictured])
        self.packs.offer(packs)
        self.seating.offer(*game.seats, bots, worn.rivals, game.usual, game.roles, worn.alone)
        self._check()

    def _introduce(self, game: Game) -> None:
        """Show the cover and title, and what the game is about."""
        clear(self._head)
        self._length = self._cover = None
        worn = dressing(game.id)
        cover = self._cover = CoverPicture(game.id)
        self._fit()
        words = column(gap=6)
        words.addStretch(1)
        words.addWidget(title(f"A game of {game.title}", theme.TITLE))
        words.addWidget(theme.titled(label(game.blurb), 19, fonts.BOOK))
        if worn.length:
            words.addWidget(label(worn.length[:1].upper() + worn.length[1:], "muted"))
        if game.sittings is not None:
            words.addWidget(self._offer_campaign(game, game.sittings.alone))
        words.addStretch(1)
        self._head.addWidget(cover)
        self._head.addLayout(words, 1)

    def _offer_pictures(self, game: Game, worn: Dressing) -> None:
        """Show the options that are chosen by pictures."""
        clear(self._pictures)
        self.pictured = [PicturedChoice(game, each) for each in worn.pictured]
        for each in self.pictured:
            each.changed.connect(self._check)
            self._pictures.addWidget(each)
        if self._length is not None:
            self._length.picked.connect(lambda _: self._on_length())
            self._on_length()

    def _on_length(self) -> None:
        """Disable the choices for one sitting, because a campaign has its own beginning."""
        for each in self.pictured:
            each.set_begun(self._is_campaign)

    @property
    def _is_campaign(self) -> bool:
        return self._length is not None and self._length.value == "campaign"

    def _offer_campaign(self, game: Game, alone: bool) -> QWidget:
        """The choice of one sitting or a campaign, with an explanation, if the game has
        campaigns."""
        campaign, once = [("campaign", "A campaign")], [("alone", "One sitting")] if alone else []
        starts = bool(dressing(game.id).pictured)  # show what can be chosen first
        self._length = Choices([*once, *campaign] if starts else [*campaign, *once], "How long")
        means = label("", "muted")

        def tell() -> None:
            means.setText(f"{game.campaign}." if self._is_campaign else ALONE)

        self._length.picked.connect(lambda _: tell())
        tell()
        holder = QWidget()
        below = QVBoxLayout(holder)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(4)
        below.addWidget(self._length)
        below.addWidget(means)
        return holder

    def wish(self) -> NewGame:
        """The game as set up."""
        assert self._game is not None
        seed = self._seed.text().strip()
        return NewGame(
            self._game.id,
            self.seating.seats(),
            int(seed) if seed else None,
            self._options | self._starts | self.packs.options(),
            self._is_campaign,
            self.rules.without(),
        )

    @property
    def _options(self) -> dict[str, str]:
        """The options that differ from the defaults, and the modules in play."""
        return self.rules.options() | self.modules.options()

    @property
    def _starts(self) -> dict[str, str]:
        """What is chosen by pictures; a campaign has its own beginning."""
        chosen = (each.options() for each in self.pictured if not self._is_campaign)
        return {id: value for options in chosen for id, value in options.items()}

    @property
    def _edition(self) -> str:
        """The game with its ticked modules."""
        assert self._game is not None
        return "+".join((self._game.id, *in_play(self.modules.options())))

    def _check(self) -> bool:
        """Show what is wrong where it is. Returns whether the game can begin."""
        game = self._game
        if game is None:
            return False
        wrong = _seed_fault(self._seed.text().strip())
        self._wrong.setText(wrong)
        self._wrong.setVisible(bool(wrong))
        restyle(self._seed, "wrong" if wrong else "")
        seats = self.seating.seats()
        if seats:
            self.hardness.tell(len(seats), self._options, self._starts | self.packs.options())
        fault = wrong or self.seating.fault()
        self._fault.setText(fault)
        fine = not fault and bool(seats)
        self._start.setEnabled(fine)
        return fine

    def _take_preset(self, name: str) -> None:
        assert self._game is not None
        preset = self._game.presets[name]
        if brings_modules(self._game):
            self.modules.take(preset)
        self.rules.offer_with(self.modules.options())
        self.rules.take(preset)

    def _begin(self) -> None:
        if self._check():
            self.start_wanted.emit(self.wish())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put everything below each other in a narrow window."""
        super().resizeEvent(event)
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        for layout, least in ((self._head, NARROW), (self._columns, theme.pixels(BESIDE))):
            layout.setDirection(down if self.width() < least else across)
        self._fit()

    def _fit(self) -> None:
        """Enlarge the cover in a large window, and limit the width of the text."""
        side = max(MARGIN, (self.width() - theme.pixels(WIDEST)) // 2)
        self._page.column.setContentsMargins(side, MARGIN, side, MARGIN)
        self._bottom.setContentsMargins(side, 8, side, 16)
        if self._cover is not None:
            low = LOWEST if self._game and dressing(self._game.id).pictured else LOW
            larger = min(max(self.height() / FIRST_HIGH, 1.0), LARGER)
            self._cover.set_high(round(low * larger))

    def showEvent(self, event: QShowEvent) -> None:
        """Focus the start button, so that Enter alone begins the game."""
        super().showEvent(event)
        self._start.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin on the key for the suggested answer; go back on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        elif is_pressed(event, "default"):
            self._begin()
        else:
            super().keyPressEvent(event)


def _card(*parts: QWidget) -> QFrame:
    """A card with *parts* below each other."""
    made = QFrame()
    made.setProperty("role", "card")
    below = QVBoxLayout(made)
    below.setContentsMargins(18, 16, 18, 16)
    for part in parts:
        below.addWidget(part)
    below.addStretch(1)
    return made


def _seed_fault(seed: str) -> str:
    if not seed:
        return ""
    if not (seed.isascii() and seed.isdigit()):
        return "A seed is a whole number, such as 7. Leave it empty for a random one."
    return "" if int(seed) <= LARGEST_SEED else f"A seed is at most {LARGEST_SEED:,}."
