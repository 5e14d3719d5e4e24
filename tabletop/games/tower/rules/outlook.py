"""Chapters B to E: the expected result of playing a card, and its warnings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from tabletop.games.tower.deck.content import title
from tabletop.games.tower.rules import cards, foes, fool
from tabletop.games.tower.rules.classes import sanctuary_at_stake
from tabletop.games.tower.rules.drawing import givable
from tabletop.games.tower.rules.gifts import gained, overheals, works_with
from tabletop.play.questions.decision import Option
from tabletop.table.piece import Piece
from tabletop.table.table import Table

NO_SUITS: frozenset[str] = frozenset()
"""The suits against a foe without wards: none."""


def untold(hand: list[Piece]) -> list[Option]:
    """The options to play each card of *hand* with a rank, without descriptions."""
    return [option for card in hand if (option := _untold(card.name, card.id))]


@cache
def _untold(name: str, card: int) -> Option | None:
    if not cards.numbered(name):
        return None
    return Option(f"play {name}", title(name), (card,), ("play",), card)


def unusual(table: Table, hand: list[Piece]) -> list[Option]:
    """The options for the cards of *hand* without a rank, including barred ones."""
    return [
        option for card in hand if not cards.numbered(card.name) for option in _unusual(table, card)
    ]


def play_options(table: Table, hand: list[Piece]) -> list[Option]:
    """The options to play each card of *hand* with a rank, with the expected result."""
    foe, seat, by = cards.foe(table), cards.active(table), table.options
    health, wards = cards.health_of(foe), cards.wards_of(table, foe)
    answering = foes.answering(by, foe.name) if wards else NO_SUITS
    floor, seats = cards.floor(table), len(table.seats)
    last_ward, at_stake = by["last_ward"], sanctuary_at_stake(table)
    class_ = cards.class_of(cards.hero(table, seat).name)
    helped = _helped(class_, seats)
    gives = -1  # the most cards that can be given out, which is asked later
    bonus: dict[str, int] = {}
    options: list[Option] = []
    for card in hand:
        name, number = card.name, card.id
        suit = cards.numbered(name)
        if not suit:
            continue
        if suit not in bonus:
            bonus[suit] = gained(table, seat, suit)
        more, dispels = bonus[suit], suit in answering
        if suit in cards.ATTACKING:
            paired = pairs_deal(table, hand, card) if (class_, suit) == PAIRING else 0
            option = _attack(
                name, number, more, floor, dispels, health, wards, last_ward, at_stake, paired
            )
        else:
            n = cards.rank(name) + more
            if suit == "pentacles":
                gives = givable(table, cards.receivers(table), playing=1) if gives < 0 else gives
                n = min(n, gives)
            option = _aid(name, number, n, floor, dispels, helped[suit])
        options.append(option)
    return options


@cache
def _helped(class_: str, seats: int) -> dict[str, tuple[str, ...]]:
    """The drop zones for a card that helps this number of *seats*, by its suit and the hero's
    class: heroes, and the place in front of them (TWR-068, TWR-087)."""
    heroes = cards.HERO[:seats]
    helped = {"pentacles": heroes, "cups": heroes}
    if class_ == "Paladin":
        helped["pentacles"] += cards.SHIELDS[:seats]
    elif class_ == "Priest":
        helped["cups"] += cards.SANCTUARY[:seats]
    return helped


@lru_cache(8192)
def _attack(
    name: str,
    card: int,
    bonus: int,
    floor: int,
    dispels: bool,
    health: int,
    wards: int,
    last_ward: str,
    at_stake: str,
    paired: int,
) -> Option:
    """The option to attack with a card, dropped on the play spot or at the foe. With a companion it
    could deal *paired* damage."""
    n = cards.rank(name) + bonus
    effect, warning = foes.forecast(n, health, wards, dispels, last_ward, at_stake)
    if paired:
        effect, warning = f"{effect}; with a companion up to {paired} damage", _unheld(warning)
    zones = ("play", "wards", cards.FLOOR[floor])
    shown = foes.struck(n, health, wards, dispels, last_ward)
    if shown == "no damage" and paired:
        shown = ""  # this depends on the next part
    return _playing(name, card, effect, shown, dispels, zones, warning)


@lru_cache(8192)
def _aid(
    name: str, card: int, n: int, floor: int, dispels: bool, heroes: tuple[str, ...]
) -> Option:
    """The option to help *heroes* by *n* with a card dropped at their places. If it can dispel a
    ward, the foe is a drop zone too."""
    if cards.numbered(name) == "cups":
        helps, shown = f"a hero regains {n}", f"heals {n}"
    else:
        helps = f"give out up to {n}" if n else "there is nothing to give out"
        shown = f"gives {n}" if n else "gives nothing"
    at_foe = ("wards", cards.FLOOR[floor]) if dispels else ()
    shown = "dispels it" if dispels else shown
    return _playing(name, card, helps, shown, dispels, ("play", *at_foe, *heroes))


def _playing(
    name: str,
    card: int,
    does: str,
    shown: str,
    dispels: bool,
    zones: tuple[str, ...],
    warning: str = "",
) -> Option:
    ward = "may dispel a ward; " if dispels else ""
    label = f"{title(name)}: {ward}{does}"
    key = f"play {name}"
    return Option(key, label, (card,), zones, card, warning=warning, effect=shown)


def _unusual(table: Table, card: Piece) -> Sequence[Option]:
    """The option for a card without a rank."""
    if card.name == cards.FOOL:
        return fool.options(table, card)
    if card.kind != "card":
        return []
    # TWR-024: only players by hand can have put it into a hand
    option = Option(f"play {card.name}", title(card.name), (card.id,), ("play",), card.id)
    return [option.blocked("TWR-024", "Only number cards are played.")]


# --- later parts ---------------------------------------------------------------------------------


PAIRING = ("Mage", "wands")
"""TWR-080: the class and the suit of a card that may have a companion."""


def pairs_deal(table: Table, hand: list[Piece], lead: Piece) -> int:
    """TWR-080, TWR-084: the most damage that a Mage's *lead* deals with a companion from *hand*, in
    the better order; 0 if that is not more than it deals alone."""
    most = max((_best(table, lead, each) for each in _companions(table, hand, lead)), default=0)
    return most if most > deals(table, lead) else 0


def deals(table: Table, *played: Piece) -> int:
    """TWR-066: the damage of the cards *played*, in that order, if each dispels what it can."""
    wards, answering, dealt = cards.wards_left(table), foes.answers(table), 0
    for card in played:
        suit = cards.suit_in_play(card)
        dispels = wards > 0 and suit in answering
        stopped = wards > (dispels and table.options["last_ward"] == "before")
        if suit in cards.ATTACKING and not stopped:
            dealt += works_with(table, card)
        wards -= dispels
    return dealt


def _best(table: Table, lead: Piece, company: Piece) -> int:
    return max(deals(table, lead, company), deals(table, company, lead))


def _companions(table: Table, hand: list[Piece], lead: Piece) -> Iterator[Piece]:
    """TWR-081: the possible companions of *lead*, as they would lie on the play spot."""
    lent = {"rank": cards.rank_in_play(lead), "companion": 1}
    wild = table.options["fool"] == "wild" or "TWR-083" in table.house_rules
    for card in hand:
        if card.id != lead.id and cards.numbered(card.name):
            yield replace(card, counters=lent)
        elif card.id != lead.id and card.name == cards.FOOL and wild:
            for number in range(len(cards.SUITS)):
                yield replace(card, counters={**lent, "suit": number + 1})


def _unheld(warning: str) -> str:
    """*warning*, unless it says that the wards hold, which depends on the next part."""
    return warning.removeprefix(foes.HELD).strip()


def alone_warning(table: Table, hand: list[Piece], lead: Piece) -> str:
    """TWR-051: the warning if the *lead* of a Mage would have no effect alone, but a companion
    would help."""
    vain = not (deals(table, lead) or foes.can_dispel(table, lead))
    return foes.HELD if vain and pairs_deal(table, hand, lead) else ""


FALLS_ALREADY = "The foe falls to the first card alone."


def company_warning(table: Table, hand: list[Piece], lead: Piece, company: Piece) -> str:
    """TWR-051, TWR-089: the warning about *company* beside *lead*; empty for none, and without a
    warning already given for the *lead*."""
    suit, dealt = cards.suit_in_play(company), _best(table, lead, company)
    if suit in cards.ATTACKING and deals(table, lead) >= cards.foe_health(table):
        return FALLS_ALREADY
    idle = suit in cards.ATTACKING or alone_warning(table, hand, lead)
    held = foes.HELD if idle and not dealt and suit not in foes.answers(table) else ""
    warded = cards.wards_left(table) and sanctuary_at_stake(table) == "damage"
    breaks = warded and 0 < dealt < cards.foe_health(table)
    return foes.BREAKS if breaks else held


BROUGHT = {
    "wands": "Up to {} magic damage.",
    "swords": "Up to {} weapon damage.",
    "cups": "A hero regains up to {} health.",
    "pentacles": "Gives out cards: up to {}.",
}


def brought_along(table: Table, company: Piece) -> str:
    """TWR-081: the most that a *company* of that suit could do at its borrowed rank. Its printed
    number does not count."""
    return BROUGHT[cards.suit_in_play(company)].format(works_with(table, company))


def order_warning(table: Table, first: Piece, second: Piece) -> str:
    """The warning about an order that deals no damage although the other order would."""
    worse = not deals(table, first, second) and deals(table, second, first)
    return foes.HELD if worse else ""


def named(
    table: Table, hand: list[Piece], wild: Piece, lead: Piece | None, option: Option
) -> Option:
    """TWR-122: *option*, with its warning, to name a suit for the *wild* Fool, which is played
    alone or beside *lead*."""
    if lead is not None:
        return replace(option, warning=company_warning(table, hand, lead, wild))
    suit = cards.suit_in_play(wild)
    if suit not in cards.ATTACKING:
        return option
    _, warning = forecast(table, wild)
    court = cards.hero(table, cards.active(table)).name
    if (cards.class_of(court), suit) == PAIRING and pairs_deal(table, hand, wild):
        warning = _unheld(warning)
    return replace(option, warning=warning)


def forecast(table: Table, card: Piece) -> tuple[str, str]:
    """The result of the attack with a *card* played in this way, and the warning."""
    return foes.forecast(
        works_with(table, card),
        cards.foe_health(table),
        cards.wards_left(table),
        foes.can_dispel(table, card),
        table.options["last_ward"],
        sanctuary_at_stake(table),
    )


def second_strike(table: Table, card: Piece) -> Option:
    """TWR-076: the option to strike again with *card*, with the expected result."""
    zones = ("play", "wards", cards.FLOOR[cards.floor(table)])
    called, dispels = title(card.name), foes.can_dispel(table, card)
    if card.name == cards.FOOL:
        called = f"{called}, as Swords that count as {card.counters['rank']}"
    does, warning = forecast(table, card)
    label = f"{called}: {'may dispel a ward; ' if dispels else ''}{does}"
    return Option(f"again {card.name}", label, (card.id,), zones, card.id, warning=warning)


def healed(court: str, options: dict[str, str], health: int, n: int, full: int) -> int:
    """TWR-037, TWR-039: the *health* after Cups of *n* played by *court*."""
    if overheals(court, options["overheal_by"]):
        return health + n
    return max(health, min(health + n, full))  # TWR-100
