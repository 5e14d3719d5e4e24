"""The text of a rules card, independent of how it is painted."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from PySide6.QtGui import QColor, QImage

from assets.drawings.recipe import Recipe

INK = QColor("#2a1d17")
LIGHT = QColor("#fff6df")


class ShownField(NamedTuple):
    """The text of one field of a card, and its symbols: pairs of a sign and the number beside
    it."""

    words: str
    marks: tuple[tuple[str, str], ...] = ()


class StatRow(NamedTuple):
    """One row of numbers on a card with several: the name and sign of the row, and the numbers,
    each after its sign."""

    name: str
    sign: str
    stats: tuple[tuple[str, str], ...]


class RulesCard(msgspec.Struct, frozen=True):
    """The content of a rules card.

    `text` is sentences with **words** in bold and a blank line between paragraphs; `flavour` has no
    effect on rules. `stats` are pairs of a sign (`assets.drawings.signs`) and its value, `rows`
    several of them; `matter` are the `stats` that an item shows, if not the first. `sign` tells the
    kind without words. A `photo` replaces `art`. A card with `fields` has another face
    (`ui.faces.fields_card`).
    """

    title: str
    kind: str
    text: str
    art: Recipe
    stats: tuple[tuple[str, str], ...] = ()
    rows: tuple[StatRow, ...] = ()
    sign: str = "lozenge"
    photo: QImage | None = None
    fields: tuple[ShownField, ...] = ()
    flavour: str = ""
    matter: tuple[tuple[str, str], ...] | None = None
