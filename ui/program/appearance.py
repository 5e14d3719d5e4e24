"""The look of the program: its theme, text size and deck, from the settings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from ui.base import theme
from ui.base.settings import Settings
from ui.faces.chosen_decks import chosen
from ui.faces.faces import Faces, Loading, Shaped
from ui.faces.store import FaceStore

if TYPE_CHECKING:
    from ui.seat.bridge import Bridge


class Appearance(QObject):
    """`wear()` applies theme and text size, `faces` are those of the deck; *cache* is the folder of
    painted ones.

    Signals: `damaged(words)` the deck cannot be shown completely, emitted once per deck and not
    during painting; `still_damaged(words)` another picture cannot be shown either.
    """

    damaged = Signal(str)
    still_damaged = Signal(str)
    _found_damaged = Signal(str)

    def __init__(self, settings: Settings, cache: Path) -> None:
        super().__init__()
        self.cache = cache
        self._settings = settings
        self._deck_is_damaged = False
        self._found_damaged.connect(self.damaged, Qt.ConnectionType.QueuedConnection)
        self.faces = Faces(*self._deck())

    @property
    def contrast(self) -> bool:
        """Whether everything is painted in few tones."""
        return self._settings.theme == "high-contrast"

    def wear(self) -> None:
        """Apply the theme and the text size."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        theme.wear(app, theme.theme(self._settings.theme), self._settings.text_scale)

    def take(self, settings: Settings) -> None:
        """Apply *settings*."""
        before, self._settings = self._settings, settings
        if (before.theme, before.text_scale) != (settings.theme, settings.text_scale):
            self.wear()
        painted = (before.theme, before.deck, before.language)
        if painted != (settings.theme, settings.deck, settings.language):
            self.faces.use(*self._deck())

    def faces_for(self, bridge: Bridge) -> Shaped:
        """The faces of the game of *bridge*: in its cards' shape, and with the number of players
        for cards that depend on it."""
        from ui.brief.dressing import dressing

        def party(card: str) -> int:
            return len(bridge.port.seats) if bridge.game.printed(card).by_party else 0

        return self.faces.shaped(dressing(bridge.game.id).tall, party)

    def _deck(self) -> tuple[Loading, FaceStore]:
        """The deck of the settings."""
        self._deck_is_damaged = False
        return chosen(
            self._settings.deck,
            self.cache,
            self._on_damaged_deck,
            contrast=self.contrast,
            language=self._settings.language,
        )

    def _on_damaged_deck(self, words: str) -> None:
        """Report that a picture of the deck, or all of it, cannot be shown."""
        (self.still_damaged if self._deck_is_damaged else self._found_damaged).emit(words)
        self._deck_is_damaged = True
