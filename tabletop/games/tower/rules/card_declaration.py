"""Chapters B to E: what is said of the cards that are played: which, as what, with which, for whom.

All of it is one answer, up to where cards are drawn: what comes to light then is known to who says
the rest. Nothing happens before it is whole.
"""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tabletop.games.tower.deck.content import the, title
from tabletop.games.tower.rules import cards, foes, left_open, numbers, outlook
from tabletop.games.tower.rules.bans import banned
from tabletop.games.tower.rules.deeds import Dispels
from tabletop.games.tower.rules.executor import TEXT
from tabletop.games.tower.rules.gifts import works_with
from tabletop.play.questions.decision import Option, distinct
from tabletop.play.questions.declaration import Part, Said
from tabletop.table.piece import Piece
from tabletop.table.table import Seat, Table

NOT_SAID = -1
"""A part that has not been declared."""


class Use(Struct, frozen=True, gc=False):
    """The use of a card on the play spot: whether it `dispels` a ward, `whom` it heals, and the
    `chosen` options of its other effects."""

    dispels: bool = False
    whom: int = NOT_SAID
    chosen: tuple[str, ...] = ()


class Declaring(Struct, frozen=True, eq=False, gc=False):
    """What the hero of *seat*, a *court*, may say of the cards that are played.

    `begins` is asked first: the `value` of its option is the card, unless cards lie on the play
    spot already. They are `begun`: `ordered`, if nothing but their use is to be said, and `dispels`
    is what was said of the first. `told` is the table, where somebody sits who reads what would
    come of it: no bot does. `no_dispel` is why no ward may be dispelled, if a card forbids that.
    `left` is what cards leave to their player, where there is no table to look it up.
    """

    seat: int
    court: str
    seats: list[Seat]
    heroes: list[Piece]
    hand: list[Piece]
    floor: int
    wards: int
    answers: frozenset[str]
    foe: str
    options: dict[str, str]
    begins: Part | None = None
    begun: tuple[Piece, ...] = ()
    ordered: bool = False
    dispels: int = NOT_SAID
    told: Table | None = None
    no_dispel: str = ""
    left: dict[str, left_open.Left] = {}

    def __reduce__(self) -> str | tuple[Any, ...]:
        begins = self({})  # as it is told here
        if begins is not None and begins.beside is not None:
            begins = replace(begins, beside=partial(list, begins.beside()))
        left = self.left
        if self.told is not None:
            left = left_open.all_left(self.told, self.seat, self.hand)
        return Struct.__reduce__(replace(self, begins=begins, told=None, left=left))

    def __call__(self, said: Said) -> Part | None:
        """TWR-024: the card. TWR-122, TWR-080, TWR-084: its suit, its companion and their order.
        Then for each card TWR-052, TWR-037: whether it dispels a ward, and whom it heals."""
        if not said and self.begins is not None:
            return self.begins
        if self.ordered:
            return self._which_use(said, self.begun)
        lead = self.lead(said)
        if lead is None:
            return None
        if lead.name == cards.FOOL and not cards.suit_in_play(lead):
            return self._which_suit("suit", lead, None)
        of_a_mage = cards.class_of(self.court) == "Mage" and cards.suit_in_play(lead) == "wands"
        if of_a_mage or len(self.begun) > 1:  # players can put two cards there by hand
            return self._in_company(said, lead)
        return self._which_use(said, (lead,))

    # --- declared parts ------------------------------------------------------------------------

    def lead(self, said: Said) -> Piece | None:
        """The played card as it would lie on the play spot, or None."""
        if self.begun:
            card = self.begun[0]
        elif (value := said["action"][0].value) == "":
            return None
        else:
            card = self._held(value)
        return self._as(card, said, "suit") if "suit" in said else card

    def company(self, said: Said, lead: Piece) -> Piece | None:
        """TWR-080, TWR-081: the card that is played beside the *lead*, at its rank."""
        if len(self.begun) > 1:
            return self._as(self.begun[1], said, "its suit")
        if "company" not in said or (value := said["company"][0].value) == "":
            return None
        return self._as(self._beside(self._held(value), lead), said, "its suit")

    def _beside(self, card: Piece, lead: Piece) -> Piece:
        """TWR-081: *card* as it would lie beside the *lead*."""
        return replace(card, counters={"rank": rank_of(lead), "companion": 1})

    def uses(self, said: Said, played: tuple[Piece, ...]) -> list[Use]:
        """The declared use of each card, in the order of resolution, up to the first card that
        draws cards."""
        uses: list[Use] = []
        for number, card in enumerate(played):
            ward, whom = said.get(WARD[number]), said.get(WHOM[number])
            dispels = ward[0].key == "dispel" if ward else not number and self.dispels > 0
            keys = tuple(left_open.chosen(said, number))
            uses.append(Use(dispels, int(whom[0].value) if whom else NOT_SAID, keys))
            if card is not played[-1] and left_open.of_card(cards.works_as(card)).reveals:
                break
        return uses

    def in_order(self, said: Said, lead: Piece, company: Piece | None) -> tuple[Piece, ...]:
        """TWR-084: the cards in the order of resolution."""
        if company is None:
            return (lead,)
        leads = "first" not in said or said["first"][0].value == lead.id
        return (lead, company) if leads else (company, lead)

    def _held(self, number: int | str) -> Piece:
        for card in self.hand:
            if card.id == number:
                return card
        raise LookupError(f"no card {number} is held")

    def _as(self, card: Piece, said: Said, part: str) -> Piece:
        """TWR-122: a Fool as the named suit, at the floor's rank unless it has another."""
        if part not in said:
            return card
        return self._wild(card, str(said[part][0].value))

    def _wild(self, fool: Piece, suit: str) -> Piece:
        number = cards.SUITS.index(suit) + 1
        return replace(fool, counters={"rank": self.floor, **fool.counters, "suit": number})

    # --- suit and companion --------------------------------------------------------------------

    def _which_suit(self, part: str, fool: Piece, lead: Piece | None) -> Part:
        """TWR-122: ask for the suit of the wild Fool, alone or beside a *lead*."""
        options = [_named(fool.id, suit) for suit in cards.SUITS]
        if (told := self.told) is not None:
            options = [
                outlook.named(told, self.hand, self._wild(fool, suit), lead, option)
                for suit, option in zip(cards.SUITS, options, strict=True)
            ]
        ask = f"{self.seats[self.seat].name}, which suit does the Fool count as?"
        return self._part(part, ask, "TWR-122", options, fool)

    def _in_company(self, said: Said, lead: Piece) -> Part | None:
        """TWR-080: a Mage may play one more card with a Wands card."""
        company = self.company(said, lead)
        if company is not None:
            if company.name == cards.FOOL and not cards.suit_in_play(company):
                return self._which_suit("its suit", company, lead)
            if "first" not in said:
                return self._which_first(lead, company)
        elif "company" not in said and (part := self._which_company(lead)) is not None:
            return part
        return self._which_use(said, self.in_order(said, lead, company))

    def _which_company(self, lead: Piece) -> Part | None:
        """TWR-080: ask for a companion, if the hand has a possible one."""
        rank, alone = rank_of(lead), _alone(lead.name)
        if self.told is not None:
            alone = replace(alone, warning=outlook.alone_warning(self.told, self.hand, lead))
        options = [alone]
        barred: list[Option] = []
        for card in self.hand:
            if card.id == lead.id or not (cards.rank(card.name) or card.name == cards.FOOL):
                continue
            option = _with(card.name, card.id, rank)
            if card.name == cards.FOOL and self.options["fool"] != "wild":
                barred.append(option.blocked("TWR-083", NO_COMPANY))
            elif self.told is not None and cards.numbered(card.name):
                joined = self._beside(card, lead)
                warning = outlook.company_warning(self.told, self.hand, lead, joined)
                does = outlook.brought_along(self.told, joined)
                options.append(replace(option, warning=warning, tells=does))
            else:
                options.append(option)
        if not (options[1:] or barred):
            return None
        ask = f"{self.seats[self.seat].name}, a companion for {the(lead.name)} (rank {rank})?"
        beside: partial[list[Option]] | None = partial(distinct, barred) if barred else None
        return Part(
            "company", ask, "TWR-080", distinct(options), default="alone", beside=beside, sure=True
        )

    def _which_first(self, lead: Piece, company: Piece) -> Part:
        """TWR-084: ask the Mage which of the two cards is resolved first."""
        pair = f"{the(lead.name)} and {the(company.name)}"
        ask = f"{self.seats[self.seat].name}, you play {pair}: which works first?"
        options = [_first(lead), _first(company)]
        if (told := self.told) is not None:
            orders = (lead, company), (company, lead)
            options = [
                replace(
                    option,
                    warning=outlook.order_warning(told, *order),
                    tells=outlook.brought_along(told, order[0]),
                )
                for option, order in zip(options, orders, strict=True)
            ]
        return self._part("first", ask, "TWR-084", distinct(options), lead, company)

    # --- use -----------------------------------------------------------------------------------

    def _which_use(self, said: Said, played: tuple[Piece, ...]) -> Part | None:
        """TWR-085: ask for the use of the cards, one after another."""
        wards = self.wards
        healed: dict[int, int] = {}
        for number, card in enumerate(played):
            ward = WARD[number]
            known = self.dispels if not number and self.dispels != NOT_SAID else None
            may_dispel = known is None and wards > 0 and ward not in said
            if may_dispel and cards.suit_in_play(card) in self.answers:
                return self._whether_to_dispel(ward, card, wards)
            if known or (ward in said and said[ward][0].key == "dispel"):
                wards -= 1
            of_card = left_open.of_card(cards.works_as(card))
            if of_card.heals:
                if (whom := said.get(WHOM[number])) is None:
                    return self._whom_to_heal(WHOM[number], card, healed)
                if self.told is not None:
                    seat = int(whom[0].value)
                    healed[seat] = self._healed(
                        seat, cards.health_of(self.heroes[seat]), works_with(self.told, card)
                    )
            if of_card.leaves and (part := self._which_choice(said, number, card)) is not None:
                return part
            if of_card.reveals:
                return None
        return None

    def _which_choice(self, said: Said, number: int, card: Piece) -> Part | None:
        """TWR-085: ask for the choices that the sentences of *card* leave to its player. Cards that
        are not played yet, and cards that are still unknown, have none."""
        if number or self.begun:
            return None
        keys = left_open.chosen(said, number)
        left = (
            self.left.get(left_open.path(card, keys))
            if self.told is None
            else left_open.left(self.told, self.seat, card, keys)
        )
        if left is None:
            return None
        name = f"{left_open.CHOICE[number]} {len(keys) + 1}"
        return self._part(name, left.ask, "TWR-085", [*left.options], card)

    def _whether_to_dispel(self, part: str, card: Piece, wards: int) -> Part:
        """TWR-052: ask whether a card with the foe's suit dispels one ward. TWR-061: it need
        not."""
        suit, class_ = cards.suit_in_play(card), cards.class_of(self.court)
        options = _to_dispel(card.id, suit, class_, wards, self.floor, len(self.seats))
        ask = f"Dispel a ward of {title(self.foe)} with {title(card.name)}?"
        if not self.no_dispel:
            return self._part(part, ask, "TWR-052", options, card)
        dispel, *others = options
        barred = [dispel.blocked("TWR-085", self.no_dispel)]
        return self._part(part, ask, "TWR-052", others, card, barred=barred)

    def _whom_to_heal(self, part: str, card: Piece, healed: dict[int, int]) -> Part:
        """TWR-038: ask for any one hero. *healed* is the health of heroes already healed."""
        n = works_with(self.told, card) if self.told is not None else 0
        options, barred = [], []
        for seat, place in enumerate(self.seats):
            left, name = healed.get(seat, cards.health_of(self.heroes[seat])), place.name
            label = f"{name}: {left} becomes {self._healed(seat, left, n)}" if n else name
            option = _to_heal(seat, label, card.id)
            if n and self._healed(seat, left, n) == left:
                option = replace(option, warning=f"{name} lacks no health: nothing is healed.")
            if left or self.options["fallen"] == "revive":
                options.append(option)
            else:
                barred.append(option.blocked("TWR-130", f"{name} has fallen for good."))
        regains = f"regains {n} health" if n else "regains health"
        return self._part(
            part, f"{title(card.name)}: who {regains}?", "TWR-037", options, card, barred=barred
        )

    def _healed(self, seat: int, health: int, n: int) -> int:
        """The change of *health* by that, in words."""
        assert self.told is not None
        full = numbers.full_health(self.told, seat)
        return outlook.healed(self.court, self.options, health, n, full)

    def _part(
        self, name: str, ask: str, rule: str, options: list[Option], *about: Piece,
        barred: list[Option] | None = None,
    ) -> Part:  # fmt: skip
        """A part *about* cards. It comes before parts about other cards in hand."""
        last = partial(_and_others, barred or [], self.hand, about, rule, len(self.seats))
        return Part(name, ask, rule, options, beside=last, sure=True)


def declaring(
    table: Table,
    foe: Piece,
    begins: Part | None = None,
    begun: tuple[Piece, ...] = (),
    ordered: bool = False,
    dispels: int = NOT_SAID,
    hand: list[Piece] | None = None,
) -> Declaring:
    """The declaration of the active hero for cards played against *foe*, or already on the play
    spot."""
    seat, seats = cards.active(table), table.seats
    heroes, wards = cards.heroes(table), cards.wards_of(table, foe)
    return Declaring(
        seat,
        heroes[seat].name,
        seats,
        heroes,
        table[cards.HAND[seat]] if hand is None else hand,
        cards.floor(table),
        wards,
        foes.answering(table.options, foe.name) if wards else outlook.NO_SUITS,
        foe.name,
        table.options,
        begins,
        begun,
        ordered,
        dispels,
        None if seats[seat].bot else table,
        _forbidden_to_dispel(table, seat) if TEXT.heeds(table, Dispels) else "",
    )


def _forbidden_to_dispel(table: Table, seat: int) -> str:
    """Why a card forbids *seat* to dispel a ward, or None."""
    ban = banned(table, Dispels(who=seat))
    return "" if ban is None else ban.why


NO_COMPANY = "The Fool has no companion and cannot be one."

WARD, WHOM = ("ward", "second ward"), ("whom", "second whom")
"""The names of the parts about a card's use, by the card's position."""

FIRST = {
    "TWR-122": "First choose the suit of {}.",
    "TWR-084": "First choose which of the two cards works first.",
    "TWR-052": "First choose whether {} dispels a ward.",
    "TWR-037": "First choose whom {} heals.",
    "TWR-085": "First say what {} does.",
}
"""The parts that come before another card is considered, by the rule that asks."""


def rank_of(card: Piece) -> int:
    """The rank at which *card* is played: its own, or a borrowed one."""
    return card.counters.get("rank") or cards.rank(card.name)


def _and_others(
    barred: list[Option], hand: list[Piece], about: tuple[Piece, ...], rule: str, seats: int
) -> list[Option]:
    """The options that are not possible: those *barred*, and cards in *hand* other than those it is
    *about*."""
    named = [card.id for card in about]
    others = tuple([card.id for card in hand if card.id not in named])
    if not others:
        return barred
    zones = ("play", "wards", "discard", *cards.FLOOR[1:], *cards.HERO[:seats],
             *cards.SHIELDS[:seats], *cards.SANCTUARY[:seats])  # fmt: skip
    other = Option("another", "Play another card", others, zones)
    return [*barred, other.blocked(rule, FIRST[rule].format(the(about[0].name)), absolute=True)]


@lru_cache(1024)
def _named(fool: int, suit: str) -> Option:
    return Option(f"as {suit}", f"As {suit.capitalize()}", (fool,), value=suit)


@cache
def _alone(lead: str) -> Option:
    return Option("alone", f"Play {the(lead)} alone")


@lru_cache(4096)
def _with(name: str, card: int, rank: int) -> Option:
    own = cards.rank(name)
    label = f"With {the(name)}, which counts as {rank}"
    if own and own != rank:
        label += f", not {own}"
    return Option(f"with {name}", label, (card,), ("play",), card)


def _first(card: Piece) -> Option:
    return Option(f"first {card.name}", f"{title(card.name)} first", (card.id,), (), card.id)


def _to_dispel(
    card: int, suit: str, class_: str, wards: int, floor: int, seats: int
) -> list[Option]:
    keep, costs, zones = "Do not dispel", "", cards.HERO[:seats]
    if suit == "pentacles" and class_ == "Paladin":
        keep, costs = "Keep it for a shield", ", no shield"
    elif suit == "cups" and class_ == "Priest":
        keep, costs = "Keep it for a sanctuary", ", no sanctuary"
    elif suit != "cups":
        zones = ()
    return [_dispelling(card, wards - 1, costs, floor), _keeping(card, keep, zones)]


@lru_cache(4096)
def _dispelling(card: int, left: int, costs: str, floor: int) -> Option:
    label = f"Dispel a ward ({left} left){costs}"
    return Option("dispel", label, (card,), ("wards", cards.FLOOR[floor]))


@lru_cache(1024)
def _keeping(card: int, label: str, zones: tuple[str, ...]) -> Option:
    """Without a zone for it, the answer is chosen in the panel: then only the wards are asked
    about."""
    return Option("keep", label, (card,) if zones else (), zones)


@lru_cache(4096)
def _to_heal(seat: int, label: str, card: int) -> Option:
    return Option(f"heal {seat}", label, (card,), (cards.HERO[seat], cards.SANCTUARY[seat]), seat)
