"""What all windows of a test run are painted with is painted once: textures, faces, grounds.

Nothing looks otherwise for it: what is kept is what the program has painted, by all that it is
painted from. A test of the painting itself asks the painters, not a window.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable
from functools import lru_cache
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPixmap

from assets.drawings import staging, textures
from ui.base.theme import worn
from ui.faces import chosen_decks, own_decks, rules_deck
from ui.scene.ground.ground_tiles import Grounds
from ui.scene.view import felt

FACES = 32 * 1024 * 1024
"""Bytes of faces kept."""

PROPS = 600
"""Props kept as built, each in some form of its own."""

TILES = 80
"""Tiles of a ground kept: each takes a megabyte."""

VIEWPORTS = 12
"""So many sizes of windows keep the picture that lies under their table."""

Painting = Callable[..., Any]


def paint_once(patch: pytest.MonkeyPatch) -> None:
    """Let each of these be painted once, as long as *patch* holds."""
    patch.setattr(textures, "texture", lru_cache(textures.texture))
    patch.setattr(staging, "_built", lru_cache(PROPS)(staging._built.__wrapped__))
    patch.setattr(felt, "ground", _lying_once(felt.ground))
    patch.setattr(Grounds, "_painted", _tiles_once(Grounds._painted))
    faces = _Kept(FACES, QImage.sizeInBytes)
    for deck in (own_decks.Deck, rules_deck.RulesCardDeck):
        patch.setattr(deck, "image", _faces_once(deck.image, faces))
    patch.setattr(chosen_decks, "_with_games", _known(chosen_decks._with_games))


class _Kept(OrderedDict[Hashable, Any]):
    """Paintings by what they are painted from: those asked for last, that weigh *most* together."""

    def __init__(self, most: int, weight: Callable[[Any], int] = lambda _made: 1) -> None:
        super().__init__()
        self._most, self._weight, self._all = most, weight, 0

    def __call__(self, key: Hashable, paint: Callable[[], Any]) -> Any:
        if key in self:
            self.move_to_end(key)
            return self[key]
        made = self[key] = paint()
        self._all += self._weight(made)
        while self._all > self._most:
            self._all -= self._weight(self.popitem(last=False)[1])
        return made


def _lying_once(real: Painting) -> Painting:
    kept = _Kept(VIEWPORTS)

    def ground(picture: Any, look: str, size: Any, dpr: float) -> Any:
        key = (picture, look, size.width(), size.height(), dpr)
        return kept(key, lambda: real(picture, look, size, dpr))

    return ground


def _tiles_once(real: Painting) -> Painting:
    kept = _Kept(TILES)

    def painted(self: Grounds, name: str, room: QRectF, zoom: float) -> QPixmap:
        table = self._view.table
        assert table is not None
        names = tuple(table.layout.spaces[name].looks.items())
        shows = self._shows(name, room)
        key = (worn(), table.text, table.looks.dpr, names, zoom, room.getRect(), shows)
        tile: QPixmap = kept(key, lambda: real(self, name, room, zoom))
        return tile

    return painted


def _faces_once(real: Painting, kept: _Kept) -> Painting:
    def image(self: Any, card: str, across: int, down: int) -> QImage:
        deck = getattr(self, "known_as", None)
        if deck is None:
            return real(self, card, across, down)  # type: ignore[no-any-return]
        key = (deck, card, across, down)
        face: QImage = kept(key, lambda: real(self, card, across, down))
        return face

    return image


def _known(real: Painting) -> Painting:
    """Our own decks are known by all that they are painted from."""

    def loading(tarot: Any, ours: Any, *how: Hashable) -> Generator[None, None, Any]:
        made = yield from real(tarot, ours, *how)
        for number, deck in enumerate(made._decks):
            if isinstance(deck, own_decks.Deck | rules_deck.RulesCardDeck):
                deck.known_as = (number, *how)  # type: ignore[union-attr]
        return made

    return loading
