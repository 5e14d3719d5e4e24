"""Bots: a careful player who keeps the party alive and knows the cost of each turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress

from tabletop.bots.luck import Luck
from tabletop.games.tower.bots import hero_picks, turn_plans
from tabletop.games.tower.bots.evaluation import worth
from tabletop.games.tower.bots.position import Played, Unreadable, amount, on_the_spot, read
from tabletop.games.tower.bots.turn_plans import Plan
from tabletop.games.tower.deck.content import HEROES
from tabletop.games.tower.rules import cards
from tabletop.play.questions.decision import Decision, Refusal
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.table.view import View


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """The answer of a careful player who sees only *view*.

    Answers any question of Tower with the key of a legal option. It usually plans the rest of the
    turn and takes the plan's first answer. A question that it does not know, such as one that
    players caused by hand, is answered by the default or by *luck*.
    """
    step = view.flow.step
    if step in PLANS:
        with suppress(Unreadable):
            ways = answers(decision, PLANS[step](view))
            if ways:
                return max(ways, key=lambda way: worth(way[1].position))[0]
    if isinstance(decision, Declaration):
        return Draft.of(decision).walk(lambda part: thoughtful(view, part, luck)).key()
    legal = [option.key for option in decision.legal()]
    if step in CHOICES:
        with suppress(Unreadable):
            return CHOICES[step](view, legal)
    return decision.default if decision.default in legal else luck.choice(legal)


def answers(decision: Decision, plans: Iterable[Plan]) -> list[tuple[str, Plan]]:
    """The *plans* that *decision* allows, each with the answer that begins it."""
    found = []
    for plan in plans:
        with suppress(Refusal):
            if key := _begun(decision, plan):
                found.append((key, plan))
    return found


def _begun(decision: Decision, plan: Plan) -> str:
    """The answer to *decision* that begins *plan*; empty if there is none.

    :raises Refusal: if it is not allowed.
    """
    if not isinstance(decision, Declaration):
        legal = any(option.key == plan.keys[0] for option in decision.legal() if plan.keys)
        return plan.keys[0] if legal else ""
    draft = Draft.of(decision)
    for key in plan.keys:
        if draft.part is None:
            break
        draft = draft.take(key)
    return "" if draft.part else draft.key()


def _action(view: View) -> Iterable[Plan]:
    return turn_plans.actions(read(view))


def _suit(view: View) -> Iterable[Plan]:
    position, first = read(view), on_the_spot(view)[0]
    fool = view["play"][-1]
    if "companion" not in fool.counters:
        yield from turn_plans.named(position)
        return
    rank = fool.counters.get("rank", 0)
    for suit in cards.SUITS:
        n = amount(position.hero.court, suit, rank, companion=True)
        for plan in turn_plans.orders(position, [first, Played(fool.name, suit, n)]):
            yield plan.after(f"as {suit}")


def _companion(view: View) -> Iterable[Plan]:
    wands = on_the_spot(view)[0]
    rank = view["play"][0].counters.get("rank") or cards.rank(wands.name)
    return turn_plans.companions(read(view), wands, rank)


def _order(view: View) -> Iterable[Plan]:
    return turn_plans.orders(read(view), on_the_spot(view))


def _dispel(view: View) -> Iterable[Plan]:
    return turn_plans.resolved(read(view), on_the_spot(view))


def _heal(view: View) -> Iterable[Plan]:
    """The plans for the first card that heal."""
    for plan in turn_plans.resolved(read(view), on_the_spot(view)[:1]):
        yield Plan(plan.keys[-1:], plan.position)


def _give(view: View) -> Iterable[Plan]:
    """The seat to which the plan gives the card."""
    position = read(view)
    yield Plan((f"give {turn_plans.neediest(position)}",), position)


def _shield(view: View) -> Iterable[Plan]:
    return turn_plans.shielded(read(view), on_the_spot(view)[0].n)


def _again(view: View) -> Iterable[Plan]:
    return turn_plans.second_strikes(read(view))


PLANS: dict[str, Callable[[View], Iterable[Plan]]] = {
    "act": _action,
    "name_suit": _suit,
    "choose_companion": _companion,
    "order_pair": _order,
    "dispel": _dispel,
    "resolve": _dispel,
    "take_effect": _dispel,
    "heal": _heal,
    "give": _give,
    "lay_shield": _shield,
    "strike_again": _again,
}
"""The functions that plan ahead, by the step that asks."""


def _hero(view: View, legal: list[str]) -> str:
    """TWR-005: the court that fits best with those already picked."""
    return hero_picks.best_pick(legal, _party(view).values())


def _leader(view: View, legal: list[str]) -> str:
    """TWR-018: the hero who gains the most by acting first."""
    leader = hero_picks.best_leader(_party(view))
    return f"lead {leader}" if f"lead {leader}" in legal else legal[0]


def _which_shield(view: View, legal: list[str]) -> str:
    """TWR-074: the smallest shield that blocks the whole blow, or else the largest.

    :raises Unreadable: if a card asks, and no shield is meant.
    """
    rolled = view["dice"][0].counters.get("shown", 0)
    values = {
        f"use {card.name}": card.counters.get("value", 0)
        for card in view[f"shields:{view.count('active')}"]
    }
    if not values.keys() >= {*legal}:
        raise Unreadable
    enough = [key for key in legal if values[key] >= rolled]
    return min(enough, key=values.__getitem__) if enough else max(legal, key=values.__getitem__)


def _party(view: View) -> dict[int, str]:
    """The heroes that are already picked, by seat."""
    return {
        seat: card.name
        for seat in range(len(view.seats))
        for card in view[cards.HERO[seat]][:1]
        if card.name in HEROES
    }


CHOICES: dict[str, Callable[[View, list[str]], str]] = {
    "pick_hero": _hero,
    "choose_leader": _leader,
    "counterattack": _which_shield,
}
"""The functions for choices that need no plan of the turn, by the step that asks."""
