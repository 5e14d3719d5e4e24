"""Faces for tarot cards in players' packs, in the frames of our deck.

Such a card shows the picture from its pack, or that of our most similar card: same number, or same
suit and rank.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from assets.drawings.scene import paint_whole
from tabletop.packs import library
from ui.faces.face_names import FaceKind, id_of, read_face
from ui.faces.own_decks import WINDOW, Deck, kind_of_tarot, paint_card
from ui.faces.pack_pictures import PackPictures
from ui.faces.photo import paint_photo


class _Brought:
    """The cards of all installed packs."""

    def __contains__(self, card: object) -> bool:
        return isinstance(card, str) and library.card(id_of(card)) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


class PackTarots:
    """The faces of such cards, in the frames of *ours*."""

    def __init__(self, ours: Deck) -> None:
        self.cards = _Brought()
        self._ours = ours
        self._brought = PackPictures((480, 720))

    def image(self, card: str, across: int, down: int) -> QImage:
        """The face of *card*, *across* by *down* device pixels.

        :raises KeyError: if there is no such card, or no similar tarot card. :raises NotYet: while
            the player's picture is being read.
        """
        wanted = read_face(card)
        name = wanted.card
        alike, title = _like(name)
        recipe = replace(self._ours.cards[alike], name=title, seed=sum(map(ord, name)) % 1000)
        photo = self._brought.picture(name)
        pixels = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
        pixels.fill(Qt.GlobalColor.transparent)
        with QPainter(pixels) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            room, (place, family) = QRectF(pixels.rect()), self._ours.look(alike)
            if wanted.kind != "picture":
                small = kind_of_tarot(wanted, room) != "real"
                paint_card(painter, room, recipe, place, family, photo=photo, small=small)
            elif photo is not None:
                paint_photo(painter, room, photo)
            else:
                paint_whole(painter, room, recipe, place, WINDOW)
        return pixels

    def kind(self, face: str, across: int, down: int) -> FaceKind:
        """The kind of *face* at *across* by *down* device pixels."""
        return kind_of_tarot(read_face(face), QRectF(0, 0, across, down))


def _like(name: str) -> tuple[str, str]:
    """Our card that is most similar to *name*, and its title.

    :raises KeyError: if there is none.
    """
    card = library.card(name)
    if card is None:
        raise KeyError(name)
    facts = card.fields
    if "number" in facts:
        return f"major-{facts['number']}", card.name
    if "suit" in facts and "rank" in facts:
        return f"{facts['suit']}-{facts['rank']}", card.name
    raise KeyError(name)
