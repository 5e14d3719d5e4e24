"""Bots: everything that the active hero can do in a turn, each with the resulting position.

Dice and draws are not guessed: a drawn card is unknown, and `evaluation` weighs the blow at the end
of the turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tabletop.games.tower.bots.evaluation import hand_worth, worth
from tabletop.games.tower.bots.position import Played, Position, amount
from tabletop.games.tower.rules import cards, gifts


class Plan(Struct, frozen=True):
    """Answers in order, and the position at the end of the action."""

    keys: tuple[str, ...]
    position: Position

    def after(self, key: str) -> Plan:
        """This plan with the answer *key* before it."""
        return Plan((key, *self.keys), self.position)


def best(plans: Iterator[Plan] | Sequence[Plan]) -> Plan:
    """The plan with the best result."""
    return max(plans, key=lambda plan: worth(plan.position))


def actions(position: Position) -> Iterator[Plan]:
    """TWR-022: all actions of a turn."""
    hero = position.hero
    for card in dict.fromkeys(hero.hand):
        if cards.rank(card):
            for plan in leading(position.laid_out(card), card, cards.suit(card), cards.rank(card)):
                yield plan.after(f"play {card}")
        elif card == cards.FOOL and position.options["fool"] == "wild":
            for plan in named(position.laid_out(card)):
                yield plan.after(f"play {card}")
        elif card == cards.FOOL and position.options["fool"] == "excuse" and not position.excused:
            excused = replace(position.laid_out(card), excused=True, played=position.played)
            yield best(actions(excused)).after("excuse")
    room = position.limit - len(hero.hand)
    if room > 0 and position.drawable:
        draws = 2 if "TWR-029" in position.house_rules else min(room, 2)
        focused = position
        for _ in range(min(draws, position.drawable)):
            focused = focused.drawn(position.active)
        yield Plan(("focus",), focused)
    rested = max(hero.health, min(hero.health + 3, position.terms.health))
    yield Plan(("rest",), position.with_hero(position.active, replace(hero, health=rested)))


def named(position: Position) -> Iterator[Plan]:
    """TWR-122: the wild Fool as a card of each suit, at the floor's rank."""
    for suit in cards.SUITS:
        for plan in leading(position, cards.FOOL, suit, position.floor):
            yield plan.after(f"as {suit}")


def leading(position: Position, card: str, suit: str, rank: int) -> Iterator[Plan]:
    """The first card of a Play action, and what the hero's class may add to it."""
    class_ = cards.class_of(position.hero.court)
    first = Played(card, suit, amount(position.hero.court, suit, rank))
    company = any(cards.rank(other) or other == cards.FOOL for other in position.hero.hand)
    if suit == "wands" and class_ == "Mage" and company:
        yield from companions(position, first, rank)
    elif suit == "swords" and class_ == "Rogue":
        for plan in resolved(position, [first]):
            if not plan.position.health:
                yield plan
                continue
            for more in second_strikes(plan.position):
                yield Plan(plan.keys + more.keys, more.position)
    else:
        yield from resolved(position, [first])


def companions(position: Position, first: Played, rank: int) -> Iterator[Plan]:
    """TWR-080: the Mage's Wands alone, or with any other card at its rank."""
    court = position.hero.court
    yield best(resolved(position, [first])).after("alone")
    for card in position.hero.hand:
        for suit in _suits(position, card):
            other = Played(card, suit, amount(court, suit, rank, companion=True))
            for plan in orders(position.laid_out(card), [first, other]):
                named = plan.after(f"as {suit}") if card == cards.FOOL else plan
                yield named.after(f"with {card}")


def orders(position: Position, pair: list[Played]) -> Iterator[Plan]:
    """TWR-084: the pair in either order, which decides who removes the last ward."""
    for order in (pair, pair[::-1]) if position.wards == 1 else (pair,):
        for plan in resolved(position, order):
            yield plan.after(f"first {order[0].name}")


def _suits(position: Position, card: str) -> tuple[str, ...]:
    """The suits that *card* can be played as: any suit for a wild Fool (TWR-122)."""
    if card == cards.FOOL:
        return cards.SUITS if position.options["fool"] == "wild" else ()
    return (cards.suit(card),) if cards.rank(card) else ()


def second_strikes(position: Position) -> Iterator[Plan]:
    """TWR-076: the Rogue's second Swords card, or none."""
    yield Plan(("done",), position)
    for card in position.hero.hand:
        if "swords" in _suits(position, card):
            rank = cards.rank(card) or position.floor  # TWR-122
            n = amount(position.hero.court, "swords", rank)
            for plan in resolved(position.laid_out(card), [Played(card, "swords", n)]):
                yield plan.after(f"again {card}")


def resolved(position: Position, lying: Sequence[Played]) -> list[Plan]:
    """Resolve the cards on the play spot one by one, with every choice. With two cards, the first
    is used in the best way before the second is considered."""
    plans = [Plan((), position)]
    for card in lying:
        if len(plans) > 1:
            plans = [best(plans)]
        (before,) = plans
        plans = [
            Plan(before.keys + plan.keys, plan.position)
            for plan in _one_resolved(before.position, card)
        ]
    return plans


def _one_resolved(position: Position, card: Played) -> list[Plan]:
    if not (position.wards and card.suit in position.answers):
        return list(_effects(position, card, dispels=False))
    plans = [plan.after("dispel") for plan in _effects(position, card, dispels=True)]
    kind = (cards.class_of(position.hero.court), card.suit)
    if kind in (
        ("Paladin", "pentacles"),
        ("Priest", "cups"),
    ):  # TWR-067: otherwise keeping it gains nothing
        plans += [plan.after("keep") for plan in _effects(position, card, dispels=False)]
    return plans


def _effects(position: Position, card: Played, dispels: bool) -> Iterator[Plan]:
    """The effect of the card on every possible target."""
    court = position.hero.court
    wards = position.wards - dispels
    if card.suit == "cups":
        lays = cards.class_of(court) == "Priest" and not dispels
        for seat in healable(position):
            healed = heal(position, seat, card.n, lays)
            yield Plan((f"heal {seat}",), replace(healed, wards=wards))
    elif card.suit == "pentacles":
        position = give_out(replace(position, wards=wards), card.n)
        if cards.class_of(court) != "Paladin" or dispels:
            yield Plan((), position)
        else:
            yield from shielded(position, card.n)
    else:
        stopped = wards if position.options["last_ward"] == "before" else position.wards
        health = position.health if stopped else max(0, position.health - card.n)
        attacks = position.options["attack_means"] == "card" or health < position.health
        yield Plan(
            (),
            replace(position, wards=wards, health=health, attacked=position.attacked or attacks),
        )


def healable(position: Position) -> list[int]:
    """TWR-038, TWR-130: the seats that Cups may target."""
    revives = position.options["fallen"] == "revive"
    return [seat for seat, hero in enumerate(position.heroes) if hero.health or revives]


def heal(position: Position, seat: int, n: int, lays: bool) -> Position:
    """TWR-037, TWR-087: the hero of *seat* regains *n*. A Priest *lays* a sanctuary as well."""
    hero = position.heroes[seat]
    health = hero.health + n
    if not gifts.overheals(position.hero.court, position.options["overheal_by"]):
        health = max(hero.health, min(health, position.terms.health))
    if not lays:
        return position.with_hero(seat, replace(hero, health=health))
    fresh = seat == position.active and position.options["priest_self"] == "next"
    safe = replace(
        hero, health=health, fresh=hero.fresh or fresh, sanctuary=hero.sanctuary or not fresh
    )
    return position.with_hero(seat, safe)


def give_out(position: Position, n: int) -> Position:
    """TWR-040: give *n* cards, each to the hero that gains the most from it."""
    for _ in range(n):
        seat = neediest(position)
        if seat < 0:
            break
        position = position.drawn(seat)
    return position


def neediest(position: Position) -> int:
    """The seat that gains the most from one more card; -1 if nobody can receive one."""

    def gain(seat: int) -> float:
        hero = position.heroes[seat]
        nothing: frozenset[str] = frozenset()
        more = hand_worth(hero.court, (*hero.hand, ""), nothing, 0.0)
        return more - hand_worth(hero.court, hero.hand, nothing, 0.0)

    return max(position.receivers(), key=gain, default=-1)


def shielded(position: Position, value: int) -> Iterator[Plan]:
    """TWR-069: the shield in front of each standing hero."""
    for seat, hero in enumerate(position.heroes):
        if hero.health:
            behind = replace(hero, shields=(*hero.shields, value))
            yield Plan((f"shield {seat}",), position.with_hero(seat, behind))
