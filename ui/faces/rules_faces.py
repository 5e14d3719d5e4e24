"""Chooses the kind of a rules card's face in a room: the one that says most in readable type."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from assets.drawings.places import Place
from ui.base import fonts
from ui.faces import frame
from ui.faces.banner_card import LOW, paint_banner, set_up_banner
from ui.faces.card_numbers import first
from ui.faces.face_names import FaceKind, FaceName
from ui.faces.fields_card import Fields, paint_fields_card, set_up_fields
from ui.faces.item_card import SHOWN, is_row, paint_chip, paint_item, set_up_item
from ui.faces.rules_card import paint_rules_card, set_up, title_type
from ui.faces.said_on_cards import RulesCard
from ui.faces.stage_card import paint_stage_card, set_up_stage
from ui.faces.type_size import NAMED, least, may_fit, tight

MIDDLE = 0.5, 0.5
_PICTURED = 130.0
"""Pixels: a card at least this wide, whose text cannot be read, shows all its numbers below its
picture; a narrower one shows the first ones large."""

_UPRIGHT = 1.2  # a room at least this high, in widths, shows a card as printed
_NAME = 0.85  # the least size of a name on a card without text, as a fraction of the usual size

Paint = Callable[[QPainter, QRectF, RulesCard, Place, frame.Family], None]


class Look(NamedTuple):
    """A face: its `kind`, how to paint it, and where its two halves end and begin, in heights."""

    kind: FaceKind
    paint: Paint
    parting: tuple[float, float] = MIDDLE


def look_of(card: QRectF, rules: RulesCard, wanted: FaceName) -> Look:
    """The look of *rules* in the room of *card*, at most of the kind *wanted*."""
    for kind, text in _tries(wanted):
        tried = _TRIED[kind](card, rules, text)
        if tried is not None:
            return tried
    return Look("chip", paint_chip)


def _tries(wanted: FaceName) -> Iterator[tuple[FaceKind, float]]:
    """The kinds of faces with text, and the text scale at which each is tried, best first: smaller
    text says more than a name alone."""
    for kind in wanted.best:
        if kind == "chip":
            return
        yield kind, wanted.text
        if kind != "real" and tight(wanted.text) < wanted.text:
            yield kind, tight(wanted.text)


def _real(card: QRectF, rules: RulesCard, text: float) -> Look | None:
    if card.height() < _UPRIGHT * card.width():
        return None
    if not _hopes(card, rules, least(fonts.BOOK, text)):
        return None
    if rules.fields:
        return _fields("real", card, set_up_fields(card, rules, text))
    if title_type(card) < NAMED * _NAME * text:
        return None
    setting = set_up(card, rules, least(fonts.BOOK, text))
    if not setting.fits:
        return None
    return Look("real", partial(paint_rules_card, setting=setting, caption=NAMED * text))


def _stage(card: QRectF, rules: RulesCard, text: float) -> Look | None:
    if rules.fields:
        if not _hopes(card, rules, least(fonts.PLAIN, text)):
            return None
        return _fields("stage", card, set_up_fields(card, rules, text, staged=True))
    if not _hopes(card, rules, least(fonts.BOOK, text)):
        return None
    if card.width() < _PICTURED * text and not rules.text:
        return _wordless(card, rules, text)
    if card.height() < LOW * card.width():
        banner = set_up_banner(card, rules, text)
        return Look("stage", partial(paint_banner, of=banner)) if banner.fits else None
    of = set_up_stage(card, rules, text)
    return Look("stage", partial(paint_stage_card, of=of)) if of.fits else None


def _wordless(card: QRectF, rules: RulesCard, text: float) -> Look | None:
    """The item face for a narrow card without text, which is no better on a stage: if it shows all
    its numbers it says as much, and no row has to drop sentences because of it."""
    whole = not rules.rows and len(first(rules)) <= SHOWN
    item = _item(card, rules, text) if whole else None
    return item and item._replace(kind="stage")


def _hopes(card: QRectF, rules: RulesCard, pixels: int) -> bool:
    """Whether the text could fit the card at all."""
    words = [field.words for field in rules.fields] or [rules.text]
    return may_fit(words, pixels, QSizeF(card.width(), card.height() - 1.6 * pixels))


def _fields(kind: FaceKind, card: QRectF, of: Fields) -> Look | None:
    if not of.fits:
        return None
    return Look(kind, partial(paint_fields_card, of=of), of.parting(card))


def _item(card: QRectF, rules: RulesCard, text: float) -> Look | None:
    if rules.fields:
        if (
            found := _fields("item", card, set_up_fields(card, rules, text, gists=True))
        ) is not None:
            return found
    elif not is_row(card) and card.width() >= _PICTURED * text:
        stage = set_up_stage(card, replace(rules, text="", flavour=""), text)
        if stage.fits:
            return Look("item", partial(paint_stage_card, of=stage))
    of = set_up_item(card, rules, text)
    return Look("item", partial(paint_item, of=of)) if of.is_read(text) else None


_TRIED: dict[FaceKind, Callable[[QRectF, RulesCard, float], Look | None]] = {
    "real": _real,
    "stage": _stage,
    "item": _item,
}
