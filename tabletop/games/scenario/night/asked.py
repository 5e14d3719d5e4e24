"""Chapter P6, A hero's turn: what its player is asked, and what each answer is warned of."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cached_property, partial
from typing import NamedTuple

from msgspec.structs import replace

from tabletop.games.scenario.board.asking import amount
from tabletop.games.scenario.board.executor import figure_of, half_of
from tabletop.games.scenario.board.field import Field, field_of
from tabletop.games.scenario.board.harm import has
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.attack_notation import Strength
from tabletop.games.scenario.cards.titles import keyed, title
from tabletop.games.scenario.night import attacks, movement
from tabletop.games.scenario.night.blow import Blow, foretold, reach
from tabletop.games.scenario.night.turn_options import First, Offer, called_by, offers, said_by
from tabletop.games.scenario.night.vain_uses import helps
from tabletop.grammar.parameters import Printed
from tabletop.play.questions.decision import Late, Option
from tabletop.play.questions.declaration import Declaration, Part, Said, declaration
from tabletop.play.questions.declaration_part import Drop
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

DONE = Option("done", "End the turn")
UNUSED = {
    frozenset(("top", "bottom")): "You can still use a top and a bottom.",
    frozenset(("top",)): "You can still use a top.",
    frozenset(("bottom",)): "You can still use a bottom.",
}
"""What is told of ending a turn, by which halves could still be used."""
MIRED = "The hero is mired: it stays where it is."
NOWHERE = "No hex is in reach: the hero stays where it is."
LEFT_OUT = "Staying still uses up the half, but skips its move."
"""What is told of staying where one may go."""
NOBODY = "No enemy is in reach: this attacks nobody."
IN_VAIN = frozenset((MIRED, NOWHERE, NOBODY))
"""What is warned of where nothing comes of the first sentence."""


class Helped(NamedTuple):
    """What an item may help later in a turn: the first sentences that it `fits`, and what is told
    where `none_left` does so."""

    fits: Callable[[First], bool]
    none_left: str


HELPED = {
    "move": Helped(lambda first: first.blow is None,
                   "You have no move left this turn: the item waits."),
    "melee attack": Helped(lambda first: first.blow is not None and first.blow.how.range < 2,
                           "You have no melee attack left this turn: the item waits."),
    "range": Helped(lambda first: first.blow is not None,
                    "You have no attack left this turn: the item waits."),
}  # fmt: skip
"""By the number that is changed for the next of its kind."""


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
        self._called = {
            offer.use.key: (f"{self.title}, {called_by(offer.use)}", LEFT_OUT * offer.alone)
            for offer in self._offers
        }
        self._instead = dict(_as_good(self._offers))
        self.options = [
            offer.option if offer.always else self._option(table, offer) for offer in self._offers
        ]
        left = frozenset(
            offer.use.half
            for offer, option in zip(self._offers, self.options, strict=True)
            if offer.use.half is not None
            and option.is_open(table.house_rules)
            and not option.warning
        )
        self.unused = UNUSED.get(left, "")
        done = replace(DONE, warning=self.unused) if self.unused else DONE
        early = endings(play, seat)
        self.moot = "" if early or self._may_matter(table.house_rules) else DONE.key
        self.options += [*early, done]
        self.ask = f"{table.seats[seat].name}, what does {self.title} do?"

    def __getstate__(self) -> dict[str, object]:
        """All but the table, and what was to be looked up on it."""
        alone: dict[str, object] = {"_table": None, "_field": None, "_offers": []}
        return {**self.__dict__, **alone, "firsts": dict(map(_plainly, self.firsts.items()))}

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

    def _may_matter(self, house_rules: Collection[str]) -> bool:
        """Whether anything could come of any use that is offered."""
        return any(
            option.is_open(house_rules) and not (offer.alone and option.warning in IN_VAIN)
            for offer, option in zip(self._offers, self.options, strict=True)
        )

    def _option(self, table: Table, offer: Offer) -> Option:
        use, check = offer.use, offer.check
        if use.half is None:
            item = table.pieces[use.card]
            if item.turn or not item.face_up:
                return offer.spent
        if check is not None and not check.could(table, self.hero):
            return offer.greyed
        if offer.warned is not None and (warning := offer.warned(table, self.hero)):
            return replace(offer.option, warning=warning)
        asks = offer.asks
        if asks is None:
            return self._helping(offer)
        if asks.blow is None:
            return self._going(table, offer.option, asks)
        if not self._strikes(table, asks):
            return replace(offer.option, warning=NOBODY)
        if asks.kind != "all":
            return offer.option
        words = partial(_told_of_all, table, self.hero.id, asks.blow, offer.option)
        # Of several it is asked in which order: who is struck is said then.
        beside = self.field.in_reach(self.hero, self.field.enemies(self.hero), 1)
        there = (beside[0].zone,) if len(beside) == 1 else ()
        half = use.half or ""
        return Late(use.key, "", (use.card,), there, value=use.card, half=half, words=words)

    def _helping(self, offer: Offer) -> Option:
        """What helps a later move or attack, with a warning where none is left in this turn."""
        helped = HELPED.get(helps(offer.use.name)) if offer.use.half is None else None
        if helped is None or any(each.asks and helped.fits(each.asks) for each in self._offers):
            return offer.option
        return replace(offer.option, warning=helped.none_left)

    def _going(self, table: Table, option: Option, asks: First) -> Option:
        """To move or leap, with a warning where the hero can come nowhere."""
        if has(self.hero, "mired"):
            return replace(option, warning=MIRED)
        goes = movement.leaps if asks.kind == "leap" else movement.ways
        n = points(table, self.hero, asks.n)
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
            part = Part(
                "use", self.ask, "SCN-114", self.options, default=default, inferred=True, sure=True
            )
            part.drops = [(o.key, self.hero.id, zone) for o in self.options for zone in o.zones]
            return part
        key = said["use"][0].key
        first = self._first(key) if len(said) == 1 else None
        if first is None:
            return None
        who, waste = self._by_what(key)
        field = self.field
        if first.blow is not None:
            tells = partial(foretold, self._table, first.blow) if self._table else None
            part = attacks.target_part(
                field, who, self.hero, _plain(first.n), first.most, tells, first.blow
            )
        else:
            leaps = first.kind == "leap"
            part = movement.place_part(field, who, self.hero, _plain(first.n), leaps, waste)
        part.drops = self._drops(part, int(said["use"][0].value))
        return part

    def comes_to(self, said: Said) -> object:
        """The same of a plain use as of the half in whose place it stands, where that does as much
        and its card goes the same way."""
        use, *rest = (tuple(option.key for option in chosen) for chosen in said.values())
        return self._instead.get(use[0], use[0]), *rest

    def _by_what(self, key: str) -> tuple[str, str]:
        """Who acts, and by what, in words; and what is told of leaving its first sentence out, if
        that is all that it does."""
        return self._called[key]

    def _drops(self, part: Part, card: int) -> list[Drop]:
        """What its card means dropped on where the hero goes or on whom it strikes, and the hero
        dropped on whom it strikes: that it goes where it is dropped is said by the options."""
        by = [card] if part.name == "place" else [card, self.hero.id]
        return [(o.key, each, zone) for o in part.options for zone in o.zones for each in by]


def _plain(strength: Strength) -> int:
    """A number that was looked up."""
    assert isinstance(strength, int)
    return strength


def _plainly(first: tuple[str, First]) -> tuple[str, First]:
    """What the first sentence of a use asks, without what its card says of how that is done."""
    key, asks = first
    return key, asks if asks.blow is None else asks._replace(blow=Blow(asks.blow.strength))


def _as_good(offers: list[Offer]) -> Iterator[tuple[str, str]]:
    """The plain uses of which the half in whose place they stand does as much at least and nothing
    else, and is discarded as they are; each with that half."""
    halves = {(o.use.card, o.use.half): o for o in offers if not o.use.plain}
    for offer in offers:
        printed = halves.get((offer.use.card, offer.use.half)) if offer.use.plain else None
        if printed is None or printed.asks is None or offer.asks is None:
            continue
        of, half = content.ability(offer.use.name), offer.use.half
        if of is None or half is None or of.is_lost(half) or of.active(half):
            continue
        said = said_by(printed.use)
        if len(said) > 1 or len(said[0].clause.body) > 1:
            continue
        if _does_as_much(printed.asks, offer.asks):
            yield offer.use.key, printed.use.key


def _does_as_much(printed: First, plain: First) -> bool:
    if plain.blow is None or printed.blow is None:
        return plain.blow is printed.blow and _is_as_strong(printed.n, plain.n)
    strong = _is_as_strong(printed.blow.strength, plain.blow.strength)
    return printed.kind == plain.kind and strong


def _is_as_strong(printed: Strength, plain: Strength) -> bool:
    """Whether both are known beforehand, and one is as strong as the other."""
    return isinstance(printed, int) and isinstance(plain, int) and printed >= plain


def _told_of_all(table: Table, hero: int, blow: Blow, option: Option) -> tuple[str, str]:
    """What an *option* is called, and what its blow would do to each that stands beside."""
    field, figure = field_of(table), table.pieces[hero]
    struck = field.in_reach(figure, field.enemies(figure), 1)
    each = [f"{field.titles[foe.id]}: {foretold(table, blow, hero, foe.id)}" for foe in struck]
    return option.label, " ".join(filter(None, (*each, option.tells)))


def _as_it_stands(table: Table, hero: Piece, asks: First) -> First | None:
    """The same with all that bears on it now; nothing where all are struck, and that is one or
    nobody."""
    kind, n, _, blow = asks
    if blow is None:
        return First(kind, points(table, hero, n))
    most, strong = attacks.most(table, hero, blow.how), blow.strength
    by = strong.by if isinstance(strong, Printed) else strong
    blow = blow._replace(strength=amount(table, hero, by))
    if kind == "all" and most < 2:
        return None
    return First(kind, reach(table, hero, blow.how).n, most, blow)


def points(table: Table, hero: Piece, strength: Strength) -> int:
    """SCN-118: how many points of movement a move so strong gives."""
    return movement.points(table, hero, movement.move_printed(table, hero, strength)).n


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


def question(play: Play, seat: int) -> Declaration:
    """SCN-114: all that the hero of *seat* can do now."""
    acting = Acting(play, seat)
    return declaration(
        seat, acting.following, comes_to=acting.comes_to, moot=acting.moot, public=True
    )
