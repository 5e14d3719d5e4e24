"""Chapter P6, A hero's turn: the possible uses of halves and items, plain uses, and their
labels."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tabletop.cardtext.parse import parse
from tabletop.cardtext.subjects import IMPLIED
from tabletop.executor.sentence import Sentence, paragraphs
from tabletop.games.scenario.board.executor import USED, of_half
from tabletop.games.scenario.board.field import field_of
from tabletop.games.scenario.board.harm import UNREADY, Struck
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.attack_notation import Strength, how
from tabletop.games.scenario.cards.effect_words import effect_of
from tabletop.games.scenario.cards.grammar import GRAMMAR
from tabletop.games.scenario.cards.titles import keyed, title
from tabletop.games.scenario.night import attacks, movement
from tabletop.games.scenario.night.blow import Blow
from tabletop.games.scenario.night.vain_uses import Check, Warns, check_of, is_alone, warning_of
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Option
from tabletop.table.table import Table

PLAINLY: dict[content.Half, tuple[tuple[str, str], ...]] = {
    "top": (("attack", "Attack 2."), ("tend", "Tend.")),
    "bottom": (("move", "Move 2."),),
}
"""SCN-116: the plain uses of any top and any bottom."""

PLAIN = "A card used plainly"
"""The title of the group of plain uses."""


class First(NamedTuple):
    """What the first sentence of a use asks: a hex within `n` points, or up to `most` targets
    within range `n` for `blow`. With `all` it strikes every adjacent figure."""

    kind: str
    n: Strength
    most: int = 1
    blow: Blow | None = None


class Use(NamedTuple):
    """One use: its text, and the card and half it belongs to (no half: an item). `plain` is the
    name of a plain use."""

    key: str
    card: int
    name: str
    words: str
    half: content.Half | None = None
    plain: str = ""


class Offer(NamedTuple):
    """A use with its option.

    `always`: it needs no check. `asks`: what its first sentence asks. `check` tells whether it
    would be in vain; it is then `greyed`. `spent`: the option of a spent item. `warned` warns of a
    use with little effect. `alone`: the use does nothing but its first sentence.
    """

    use: Use
    option: Option
    always: bool
    asks: First | None
    check: Check | None
    greyed: Option
    spent: Option
    warned: Warns | None
    alone: bool


def offers(table: Table, seat: int) -> list[Offer]:
    """SCN-114, SCN-116: the unused halves, plain uses and items of a seat."""
    cards = table[f"chosen:{seat}"]
    found: list[Offer] = []
    hero = field_of(table).heroes.get(seat)
    gone = hero.counters.get(USED, 0) if hero is not None else 0
    for card in (*cards, *table[f"active:{seat}"]):
        gone |= max(0, card.counters.get(USED, 0))
    top, bottom = not gone & 1, not gone & 2
    for key, card in keyed(cards):
        if card.counters.get(USED, 0) <= 0:
            found += _offers(key, card.name, card.id, top, bottom)
    for key, item in keyed(table[f"items:{seat}"]):
        found += _offers_of_item(key, item.name, item.id)
    return found


@by_name
def _offers(key: str, name: str, card: int, top: bool, bottom: bool) -> tuple[Offer, ...]:
    """The uses of the card called *name* with the piece number *card* and the answer key *key*: by
    its *top*, its *bottom*, or either."""
    of = content.ability(name)
    if of is None:
        return ()
    halves = [half for half, left in zip(content.HALVES, (top, bottom), strict=True) if left]
    printed = [Use(f"{half} {key}", card, name, of.says(half), half) for half in halves]
    plainly = [
        Use(f"{plain} {key}", card, name, words, half, plain)
        for half in halves
        for plain, words in PLAINLY[half]
    ]
    return tuple(map(_offer, (*printed, *plainly)))


@by_name
def _offers_of_item(key: str, name: str, card: int) -> tuple[Offer, ...]:
    """The uses of the item called *name*; none if it is no item, or is used only against damage."""
    item = content.card(name)
    triggers = (s.clause.heads.get("trigger") for s in of_half(name, "text"))
    if any(trigger is not None and trigger.phrase.deed is Struck for trigger in triggers):
        return ()
    if not isinstance(item, content.Item):
        return ()
    return (_offer(Use(f"use {key}", card, name, item.text)),)


def _offer(use: Use) -> Offer:
    plain = f"{title(use.name)}: plain {use.words}"
    label = plain if use.plain else f"{called_by(use)}: {use.words}"
    tells = _afterwards(use.name, use.half, bool(use.plain))
    group = "" if use.half is None else PLAIN if use.plain else title(use.name)
    effect = "" if use.plain else effect_of(said_by(use))
    option = Option(use.key, label, (use.card,), value=use.card, tells=tells, half=use.half or "",
                    aside=bool(use.plain), effect=effect, group=group)  # fmt: skip
    check = check_of(use.name, use.plain or use.half or "text")
    greyed = option.blocked(check.rule, check.why) if check is not None else option
    spent = option.blocked("SCN-124", UNREADY, absolute=True)
    asks = _asks(use)
    warned = warning_of(use.name, use.half or "text") if not use.plain else None
    always = check is None and warned is None and use.half is not None and asks is None
    return Offer(use, option, always, asks, check, greyed, spent, warned, is_alone(said_by(use)))


def called_by(use: Use) -> str:
    """The card of a use and the way it is used: `Ram (top)`, `Ram (plain)`."""
    how = "plain" if use.plain else use.half
    return f"{title(use.name)} ({how})" if how else title(use.name)


def said_by(use: Use) -> tuple[Sentence, ...]:
    """The sentences of a use."""
    if use.plain:
        return _plainly(use.plain, use.words)
    return of_half(use.name, use.half or "text")


@cache
def _plainly(name: str, words: str) -> tuple[Sentence, ...]:
    """The sentence of a plain use."""
    return paragraphs(name, name, parse(words, GRAMMAR))


def _asks(use: Use) -> First | None:
    """What the first sentence of a *use* asks, as printed."""
    said = said_by(use)
    if not said:  # a card of a pack whose text players carry out by hand
        return None
    phrase, values = said[0].clause.phrase, said[0].clause.values
    if values.get("who") != IMPLIED or said[0].clause.heads or said[0].clause.body[0].may:
        return None
    if phrase is movement.MOVE:
        return First("move", values["strength"])
    if phrase is movement.LEAP:
        return First("leap", values["strength"])
    if phrase is attacks.ATTACK:
        made = how(values["how"])
        if made.whom is not None and not made.all:
            return None
        return First("all" if made.all else "attack", 0, blow=Blow(values["strength"], made))
    return None


@by_name
def _afterwards(name: str, half: content.Half | None, plain: bool) -> str:
    """Where the card called *name* goes after its *half* was used, in words."""
    of = content.ability(name)
    if of is None or half is None:
        return ""
    if plain:
        return f"Used instead of the printed {half}. Then the card is discarded."
    then = "lost" if of.is_lost(half) else "discarded"
    if not of.active(half):
        return (
            "Then the card is lost." if of.is_lost(half) else ""
        )  # discarding is usual, so it needs no words
    charges = of.charges(half)
    until = (
        f"for {charges} times"
        if charges
        else ("until the end of the round" if of.active(half) == "round" else "until you end it")
    )
    return f"Active {until}, then {then}."
