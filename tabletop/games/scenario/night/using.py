"""Chapter P6, A hero's turn: what may be done: halves, plain uses, items, and the words for it."""

from __future__ import annotations

from functools import cache, cached_property, partial
from typing import NamedTuple

from msgspec.structs import replace

from tabletop.cardtext.parse import parse
from tabletop.executor.sentence import Sentence, paragraphs
from tabletop.games.scenario.board.field import HELD, MEMORY, Field, field_of
from tabletop.games.scenario.board.harm import UNREADY, Struck, has
from tabletop.games.scenario.board.running import USED, figure_of, half_of, of_half
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.named import keyed, title
from tabletop.games.scenario.cards.phrases import PHRASES
from tabletop.games.scenario.cards.slots import How, Strength
from tabletop.games.scenario.night import attacking, moving
from tabletop.games.scenario.night.blow import Blow, foretold, reach
from tabletop.games.scenario.night.vain import Check, check_of
from tabletop.packs.library import by_name
from tabletop.play.decision import Late, Option
from tabletop.play.declaration import Declaration, Part, Said, declaration
from tabletop.play.part import Drop
from tabletop.play.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

PLAINLY: dict[content.Half, tuple[tuple[str, str], ...]] = {
    "top": (("attack", "Attack 2."), ("tend", "Tend.")),
    "bottom": (("move", "Move 2."),),
}
"""SCN-116: what any card's top and bottom may be used for instead."""


class First(NamedTuple):
    """What the first sentence of a use asks: where to, with `n` points, or whom, at a range of `n`
    and `most` of them, by which `blow`, which may strike `all` that stand beside."""

    kind: str
    n: int
    most: int = 1
    blow: Blow | None = None


class Use(NamedTuple):
    """One thing that may be done: what it says, by which half of which card (none: an item), or how
    that is used plainly."""

    key: str
    card: int
    name: str
    words: str
    half: content.Half | None = None
    plain: str = ""


class Offer(NamedTuple):
    """A use as it is offered, maybe `always`; what it `asks` first, and what tells whether it would
    be in vain, as which it is `greyed` then; and an item as it is once it is `spent`."""

    use: Use
    option: Option
    always: bool
    asks: First | None
    check: Check | None
    greyed: Option
    spent: Option


@MEMORY.each_until_changed(HELD)
def offers(table: Table, seat: int) -> list[Offer]:
    """SCN-114, SCN-116: the halves of the cards that are left, plain uses, and items."""
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
    """How the card called *name* may be used, which is the piece *card* and answers to *key*: by
    its *top*, by its *bottom*, or by either."""
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
    """How the item called *name* may be used; not if it is none, or is used when damage would be
    suffered."""
    item = content.card(name)
    triggers = (s.clause.heads.get("trigger") for s in of_half(name, "text"))
    if any(trigger is not None and trigger.phrase.deed is Struck for trigger in triggers):
        return ()
    if not isinstance(item, content.Item):
        return ()
    return (_offer(Use(f"use {key}", card, name, item.text)),)


def _offer(use: Use) -> Offer:
    where = f", {use.half}" if use.half and not use.plain else ""
    label = f"{title(use.name)}{where}: {use.words}"
    tells = _afterwards(use.name, use.half, bool(use.plain))
    option = Option(use.key, label, (use.card,), value=use.card, tells=tells, half=use.half or "",
                    aside=bool(use.plain))  # fmt: skip
    check = check_of(use.name, use.plain or use.half or "text")
    greyed = option.blocked(check.rule, check.why) if check is not None else option
    spent = option.blocked("SCN-124", UNREADY, absolute=True)
    asks = _asks(use)
    always = check is None and use.half is not None and asks is None
    return Offer(use, option, always, asks, check, greyed, spent)


def said_by(use: Use) -> tuple[Sentence, ...]:
    """The sentences of what is used."""
    if use.plain:
        return _plainly(use.plain, use.words)
    return of_half(use.name, use.half or "text")


@cache
def _plainly(name: str, words: str) -> tuple[Sentence, ...]:
    """The sentence of a plain use."""
    return paragraphs(name, name, parse(words, PHRASES))


DONE = Option("done", "End the turn")
UNUSED = {
    frozenset(("top", "bottom")): "A top and a bottom are unused.",
    frozenset(("top",)): "A top is unused.",
    frozenset(("bottom",)): "A bottom is unused.",
}
"""What is told of ending a turn, by which halves could still be used."""
MIRED = "The hero is mired: it stays where it is."
NOWHERE = "No hex is in reach: the hero stays where it is."
NOBODY = "No enemy is in reach: that strikes nobody."


class Acting:
    """SCN-114: what a hero does next: which half, and the first hex or targets of it.

    A value that holds no more than everybody may know, and what its seat has before it, as all lies
    while the question is open. The table itself, where what a blow would do is looked up, does not
    travel with it, nor what was found out of the field.
    """

    def __init__(self, play: Play, seat: int) -> None:
        table, field = play.table, field_of(play.table)
        self._table: Table | None = table
        self._field: Field | None = field
        self._lies: tuple[str, list[Piece]] = field.night, field.lying
        self.hero = field.heroes.get(seat) or figure_of(table, seat)
        self.title = title(self.hero.name)
        self._offers = offers(table, seat) if seat in field.heroes else []
        self.options = [
            offer.option if offer.always else self._option(table, offer) for offer in self._offers
        ]
        left = frozenset(offer.use.half for offer in self._offers if offer.use.half is not None)
        self.unused = UNUSED.get(left, "")
        done = replace(DONE, tells=self.unused) if self.unused else DONE
        self.options += [*endings(play, seat), done]
        self.ask = f"{table.seats[seat].name}, what does {self.title} do?"

    def __getstate__(self) -> dict[str, object]:
        """All but the table, and what was to be looked up on it."""
        alone: dict[str, object] = {"_table": None, "_field": None, "_offers": []}
        return {**self.__dict__, **alone, "firsts": self.firsts}

    @property
    def field(self) -> Field:
        """The field, as it lies; made anew where only what lies there has come."""
        if self._field is None:
            self._field = Field.of(*self._lies)
        return self._field

    @cached_property
    def firsts(self) -> dict[str, First]:
        """What the first sentence of each use asks, of those that ask anything."""
        asking = ((offer.use.key, self._first(offer.use.key)) for offer in self._offers)
        return {key: first for key, first in asking if first is not None}

    def _first(self, key: str) -> First | None:
        """What the first sentence of a use asks, with all that bears on it now."""
        if self._table is None:
            return self.firsts.get(key)
        for offer in self._offers:
            if offer.use.key == key:
                return _as_it_stands(self._table, self.hero, offer.asks) if offer.asks else None
        return None

    def _option(self, table: Table, offer: Offer) -> Option:
        use, check = offer.use, offer.check
        if use.half is None:
            item = table.pieces[use.card]
            if item.turn or not item.face_up:
                return offer.spent
        if check is not None and not check.could(table, self.hero):
            return offer.greyed
        asks = offer.asks
        if asks is None:
            return offer.option
        if asks.blow is None:
            return self._going(table, offer.option, asks)
        if not self._strikes(table, asks):
            return replace(offer.option, warning=NOBODY)
        if asks.kind != "all":
            return offer.option
        words = partial(_told_of_all, table, self.hero.id, asks.blow, offer.option)
        return Late(use.key, "", (use.card,), value=use.card, half=use.half or "", words=words)

    def _going(self, table: Table, option: Option, asks: First) -> Option:
        """To move or leap, with a warning where the hero can come nowhere."""
        if has(self.hero, "mired"):
            return replace(option, warning=MIRED)
        goes = moving.leaps if asks.kind == "leap" else moving.ways
        n = moving.points(table, self.hero, asks.n).n
        return option if goes(self.field, self.hero, n) else replace(option, warning=NOWHERE)

    def _strikes(self, table: Table, asks: First) -> bool:
        """Whether what is asked first strikes anybody from where the hero stands."""
        assert asks.blow is not None
        far = 1 if asks.kind == "all" else reach(table, self.hero, asks.blow.how).n
        return bool(self.field.in_reach(self.hero, self.field.enemies(self.hero), far))

    def following(self, said: Said) -> Part | None:
        """Which half; then where to, or whom."""
        if not said:
            default = "" if self.unused else DONE.key  # what is left undone is not put forward
            return Part("use", self.ask, "SCN-114", self.options, default=default, inferred=True,
                        sure=True)  # fmt: skip
        first = self._first(said["use"][0].key) if len(said) == 1 else None
        if first is None:
            return None
        field = self.field
        if first.blow is not None:
            tells = partial(foretold, self._table, first.blow) if self._table else None
            part = attacking.target_part(field, field.titles, self.hero, first.n, first.most, tells)
        else:
            part = moving.place_part(field, self.title, self.hero, first.n, first.kind == "leap")
        part.drops = self._drops(part, int(said["use"][0].value))
        return part

    def _drops(self, part: Part, card: int) -> list[Drop]:
        """What its card means dropped on where the hero goes or on whom it strikes, and the hero
        dropped on whom it strikes: that it goes where it is dropped is said by the options."""
        by = [card] if part.name == "place" else [card, self.hero.id]
        return [(o.key, each, zone) for o in part.options for zone in o.zones for each in by]


def _asks(use: Use) -> First | None:
    """What the first sentence of a *use* asks, as it is printed."""
    said = said_by(use)
    if not said:  # a card of a pack, by hand
        return None
    phrase, values = said[0].clause.phrase, said[0].clause.values
    if phrase is moving.MOVE:
        return First("move", values["strength"].n)
    if phrase is moving.LEAP:
        return First("leap", values["n"])
    if phrase is attacking.ATTACK:
        how = values["how"]
        return First("all" if how.all else "attack", 0, blow=Blow(values["strength"], how))
    if phrase is attacking.FROM_BEHIND:
        blow = Blow(Strength(values["n"], False), How(), beside=values["m"])
        return First("attack", 0, blow=blow)
    return None


def _told_of_all(table: Table, hero: int, blow: Blow, option: Option) -> tuple[str, str]:
    """What an *option* is called, and what its blow would do to each that stands beside."""
    field, figure = field_of(table), table.pieces[hero]
    struck = field.in_reach(figure, field.enemies(figure), 1)
    each = [f"{field.titles[foe.id]}: {foretold(table, blow, hero, foe.id)}" for foe in struck]
    return option.label, " ".join((*each, option.tells))


def _as_it_stands(table: Table, hero: Piece, asks: First) -> First | None:
    """The same with all that bears on it now; nothing where all are struck, and that is one or
    nobody."""
    kind, n, _, blow = asks
    if blow is None:
        return First(kind, moving.points(table, hero, n).n)
    most = attacking.most(table, hero, blow.how)
    if kind == "all" and most < 2:
        return None
    return First(kind, reach(table, hero, blow.how).n, most, blow)


def endings(play: Play, seat: int) -> list[Option]:
    """SCN-011: own persistent effects may be ended early, in the own turn, also in the one in which
    they became active."""
    found: list[Option] = []
    active = play.table[f"active:{seat}"]
    for key, card in keyed(active) if active else ():
        of = content.ability(card.name)
        half = half_of(card)
        if of is not None and half is not None and of.active(half) == "persistent":
            label = f"End {play.game.title_of(card.name)} early"
            found.append(Option(f"end {key}", label, (card.id,), value=card.id))
    return found


@by_name
def _afterwards(name: str, half: content.Half | None, plain: bool) -> str:
    """Where the card called *name* goes after its *half* was used, in words."""
    of = content.ability(name)
    if of is None or half is None:
        return ""
    if plain:
        return "Then it is discarded."
    then = "lost" if of.is_lost(half) else "discarded"
    if not of.active(half):
        return f"Then it is {then}."
    charges = of.charges(half)
    until = f"for {charges} times" if charges else (
        "until the end of the round" if of.active(half) == "round" else "from now on"
    )  # fmt: skip
    return f"It is active {until}, then {then}."


def question(play: Play, seat: int) -> Declaration:
    """SCN-114: all that the hero of *seat* can do now."""
    return declaration(seat, Acting(play, seat).following)
