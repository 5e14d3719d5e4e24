"""Chooses the tarot deck, ours or an installed one, with some of its cards as samples."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.base import fonts, theme
from ui.faces.blank import BACK
from ui.faces.chosen_decks import chosen
from ui.faces.deck_files import CARDS, DeckError, DeckFiles, find_decks, libraries
from ui.faces.faces import Faces
from ui.faces.other_decks import lacking
from ui.panels.face import Face
from ui.panels.wheel_guard import drop_down
from ui.panels.widgets import label

SHOWN = ("major-0", "major-17", "wands-1", "cups-queen", BACK)
WIDTH = 92  # the width of a sample card in pixels


class DeckChoice(QWidget):
    """The installed decks. `picked(name)` gives the folder name of the chosen one, empty for ours.

    *cache* is the folder of painted faces; *contrast* paints ours in few tones.
    """

    picked = Signal(str)

    def __init__(self, name: str, cache: Path, *, contrast: bool = False) -> None:
        super().__init__()
        self._cache, self._contrast = cache, contrast
        self._folders = {folder.name: folder for folder in find_decks()}
        self._faces: Faces | None = None
        self._said: list[str] = []
        self.box = drop_down()
        self.box.setAccessibleName("Tarot deck")
        self.box.addItem("This table's deck", "")
        for other, folder in self._folders.items():
            self.box.addItem(_title(folder), other)
        if name and name not in self._folders:
            self.box.addItem(f"{name} (not found)", name)
        self.box.setCurrentIndex(max(self.box.findData(name), 0))
        self.box.activated.connect(self._pick)
        self.about = label("", "muted")
        self._cards = [Face(widest=WIDTH, least=WIDTH) for _ in SHOWN]
        self._lay_out()
        self._show(name)

    def _lay_out(self) -> None:
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self.box)
        across = QHBoxLayout()
        for card in self._cards:
            across.addWidget(card)
        across.addStretch(1)
        below.addLayout(across)
        below.addWidget(theme.titled(self.about, theme.SMALL, fonts.PLAIN))

    def _pick(self) -> None:
        name = str(self.box.currentData())
        self._show(name)
        self.picked.emit(name)

    def _show(self, name: str) -> None:
        self._said = []
        # without the store: damaged pictures must be reported each time
        loading, _ = chosen(name, self._cache, self._tell, contrast=self._contrast)
        self._faces = Faces(loading)
        for card, face in zip(SHOWN, self._cards, strict=True):
            face.faces = self._faces
            face.show_face(card)
        self._tell(_about(self._folders[name]) if name in self._folders else _where())

    def _tell(self, sentence: str) -> None:
        self._said.append(sentence)
        self.about.setText("\n".join(filter(None, self._said)))


def _title(folder: Path) -> str:
    try:
        return DeckFiles(folder).name
    except DeckError:
        return f"{folder.name} (damaged)"


def _where() -> str:
    breakable = str(libraries()[0]).replace(os.sep, os.sep + "\u200b")  # lets a long path wrap
    return f"Put decks in the Tarot Deck format into {breakable}"


def _about(folder: Path) -> str:
    """The author of a deck, and what is missing in it; empty if it is damaged, because that was
    reported."""
    try:
        files = DeckFiles(folder)
    except DeckError:
        return ""
    who = f"By {files.author}" if files.author else ""
    terms = f"Licence: {files.licence}" if files.licence else ""
    missing = lacking(files, CARDS)
    lacks = (
        f"{len(missing)} of {len(CARDS)} cards have no picture; ours are used instead"
        if missing
        else ""
    )
    return ". ".join(filter(None, (who, terms, lacks)))
