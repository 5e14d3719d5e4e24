"""What stands on a rules card, apart from how it is painted."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from PySide6.QtGui import QColor, QImage

from assets.drawings.recipe import Recipe

INK = QColor("#2a1d17")
LIGHT = QColor("#fff6df")


class ShownField(NamedTuple):
    """What one field of a card says, and its symbols: pairs of a sign and the number beside it."""

    words: str
    marks: tuple[tuple[str, str], ...] = ()


class StatRow(NamedTuple):
    """Numbers of which a card has several rows: what the row is of, in a word and by a sign, and
    the numbers, each after its sign."""

    name: str
    sign: str
    stats: tuple[tuple[str, str], ...]


class RulesCard(msgspec.Struct, frozen=True):
    """What a rules card says.

    `text` is sentences with **words** in bold, a blank line between paragraphs; `flavour` rules
    nothing. `stats` are pairs of a sign (`assets.drawings.signs`) and what stands beside it, `rows`
    several of them; `matter` are those `stats` that an item shows, if not the first. `sign` tells
    the kind without words. A `photo` stands where `art` would be painted. A card with `fields` has
    another face (`ui.faces.fields_card`).
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
