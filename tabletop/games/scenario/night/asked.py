"""Chapter P6, A hero's turn: the questions to its player, and the warnings of each answer."""

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
"""The warning of ending the turn, by the halves that are still usable."""
MIRED = "The hero is mired: it stays where it is."
NOWHERE = "No hex is in reach: the hero stays where it is."
LEFT_OUT = "Staying still uses up the half, but skips its move."
"""The warning of staying although the hero could move."""
NOBODY = "No enemy is in reach: this attacks nobody."
IN_VAIN = frozenset((MIRED, NOWHERE, NOBODY))
"""The warnings that say that the first sentence has no effect."""


class Helped(NamedTuple):
    """How an item helps later in the turn: the first sentences that it `fits`, and the warning for
    when `none_left` fit."""

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
"""By the number that the item changes for the next move or attack."""


class Acting:
    """SCN-114: the question what a hero does next: which half, and its first hex or targets.

    A plain value that holds only public facts and what lies in front of its seat while the question
    is open. The table and the facts derived from the field are not copied with it.
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
        """Everything but the table and what is looked up on it."""
        alone: dict[str, object] = {"_table": None, "_field": None, "_offers": []}
        return {**self.__dict__, **alone, "firsts": dict(map(_plainly, self.firsts.items()))}

    @property
    def field(self) -> Field:
        """The field. It is rebuilt if only the list of pieces was copied."""
        if self._field is None:
            self._field = Field.of(*self._lies)
        return self._field

    @cached_property
    def firsts(self) -> dict[str, First]:
        """What the first sentence of each use asks, for uses that ask anything."""
        asking = ((offer.use.key, self._first(offer.use.key)) for offer in self._offers)
        return {key: first for key, first in asking if first is not None}

    def _first(self, key: str) -> First | None:
        """What the first sentence of a use asks, with its present modifiers."""
        if self._table is None:
            return self.firsts.get(key)
        for offer in self._offers:
            if offer.use.key == key:
                return _as_it_stands(self._table, self.hero, offer.asks) if offer.asks else None
        return None

    def _may_matter(self, house_rules: Collection[str]) -> bool:
        """Whether any of the offered uses could have an effect."""
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
        # a use with several targets asks for their order, so it chooses the targets then
        beside = self.field.in_reach(self.hero, self.field.enemies(self.hero), 1)
        there = (beside[0].zone,) if len(beside) == 1 else ()
        half = use.half or ""
        return Late(use.key, "", (use.card,), there, value=use.card, half=half, words=words)

    def _helping(self, offer: Offer) -> Option:
        """The option of an item that helps a later move or attack, with a warning if none is left
        this turn."""
        helped = HELPED.get(helps(offer.use.name)) if offer.use.half is None else None
        if helped is None or any(each.asks and helped.fits(each.asks) for each in self._offers):
            return offer.option
        return replace(offer.option, warning=helped.none_left)

    def _going(self, table: Table, option: Option, asks: First) -> Option:
        """The option to move or leap, with a warning if no hex is in reach."""
        if has(self.hero, "mired"):
            return replace(option, warning=MIRED)
        goes = movement.leaps if asks.kind == "leap" else movement.ways
        n = points(table, self.hero, asks.n)
        return option if goes(self.field, self.hero, n) else replace(option, warning=NOWHERE)

    def _strikes(self, table: Table, asks: First) -> bool:
        """Whether the first sentence can strike anybody from the hero's hex."""
        assert asks.blow is not None
        far = 1 if asks.kind == "all" else reach(table, self.hero, asks.blow.how).n
        return bool(self.field.in_reach(self.hero, self.field.enemies(self.hero), far))

    def following(self, said: Said) -> Part | None:
        """The next part: which half, then which hex or targets."""
        if not said:
            default = "" if self.unused else DONE.key  # do not suggest what would be left undone
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
        """The result of a plain use. It equals that of the replaced half if that half does as much
        and its card goes to the same pile."""
        use, *rest = (tuple(option.key for option in chosen) for chosen in said.values())
        return self._instead.get(use[0], use[0]), *rest

    def _by_what(self, key: str) -> tuple[str, str]:
        """The hero and the use in words, and the warning of skipping the first sentence, if the use
        does nothing else."""
        return self._called[key]

    def _drops(self, part: Part, card: int) -> list[Drop]:
        """The meanings of a card dropped on the hex or target of a use, and of the hero dropped on
        its target. The options cover a hero dropped on a hex."""
        by = [card] if part.name == "place" else [card, self.hero.id]
        return [(o.key, each, zone) for o in part.options for zone in o.zones for each in by]


def _plain(strength: Strength) -> int:
    """The amount of a number that was looked up."""
    assert isinstance(strength, int)
    return strength


def _plainly(first: tuple[str, First]) -> tuple[str, First]:
    """What the first sentence of a use asks, without the details of how it is done."""
    key, asks = first
    return key, asks if asks.blow is None else asks._replace(blow=Blow(asks.blow.strength))


def _as_good(offers: list[Offer]) -> Iterator[tuple[str, str]]:
    """The plain uses that are no better than the half they replace, each with that half. That half
    does at least as much and nothing else, and is discarded too."""
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
    """Whether both strengths are known in advance, and the first is at least as strong."""
    return isinstance(printed, int) and isinstance(plain, int) and printed >= plain


def _told_of_all(table: Table, hero: int, blow: Blow, option: Option) -> tuple[str, str]:
    """The label of an *option*, and the damage it would do to each adjacent figure."""
    field, figure = field_of(table), table.pieces[hero]
    struck = field.in_reach(figure, field.enemies(figure), 1)
    each = [f"{field.titles[foe.id]}: {foretold(table, blow, hero, foe.id)}" for foe in struck]
    return option.label, " ".join(filter(None, (*each, option.tells)))


def _as_it_stands(table: Table, hero: Piece, asks: First) -> First | None:
    """The same with its present modifiers; None if it strikes all adjacent and that is at most
    one."""
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
    """SCN-118: the movement points that a move of this strength gives."""
    return movement.points(table, hero, movement.move_printed(table, hero, strength)).n


def endings(play: Play, seat: int) -> list[Option]:
    """SCN-011: the options to end persistent effects of the seat early, on its own turn, even in
    the turn in which they became active."""
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
    """SCN-114: the question with all that the hero of *seat* can do now."""
    acting = Acting(play, seat)
    return declaration(
        seat, acting.following, comes_to=acting.comes_to, moot=acting.moot, public=True
    )
