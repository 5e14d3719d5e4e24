"""Bots: the reason of the thoughtful bot for an answer, in one or two sentences. Hints use it
too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from tabletop.bots.budget import Budget
from tabletop.bots.hints import because
from tabletop.bots.luck import Luck
from tabletop.games.tower.bots import hero_picks
from tabletop.games.tower.bots.evaluation import worth
from tabletop.games.tower.bots.position import Position, Unreadable, read
from tabletop.games.tower.bots.thoughtful import PLANS, answers, thoughtful
from tabletop.games.tower.bots.turn_plans import best
from tabletop.games.tower.deck.content import HEROES, title
from tabletop.games.tower.rules import cards
from tabletop.play.questions.decision import Decision, Refusal
from tabletop.play.questions.declaration import Declared
from tabletop.table.view import View


def reasons(view: View, decision: Decision, key: str, budget: Budget | None) -> str:
    """The reason why *key* answers *decision*. Without *key*: what the bot would do, and why."""
    key = key or thoughtful(view, decision, Luck(0))
    label = _label(view, decision, key)
    if not label:
        return ""
    words = ""
    with suppress(Unreadable):
        words = _of_a_plan(view, decision, key)
    words = words or _of_a_choice(view, decision, key)
    return because(label, words)


def _label(view: View, decision: Decision, key: str) -> str:
    """The label of the answer *key* to *decision*; empty if there is none.

    If more parts follow the first one, the first part does not say what it would lead to.
    """
    try:
        option = decision.accept(key, view.house_rules, anyway=True)
    except Refusal:
        return ""
    if not isinstance(option, Declared) or len(option.said) == 1:
        return option.label.rstrip(".")
    first, *more = [each for chosen in option.said.values() for each in chosen]
    lying = (card for zone in view.zones.values() for card in zone.pieces)
    played = [title(card.name) for card in lying if card.id in first.pieces]
    return ", ".join([*(played or [first.label]), *(each.label for each in more)])


def _of_a_plan(view: View, decision: Decision, key: str) -> str:
    """The result of the turn after *key*, and the next best choice."""
    step = view.flow.step
    if step not in PLANS:
        return ""
    if step == "give":
        return _to_whom(view, key)
    ways = answers(decision, PLANS[step](view))
    mine = [plan for answer, plan in ways if answer == key]
    if not mine:
        return ""
    told = list(_gains(read(view), best(mine).position, view))
    others = [way for way in ways if way[0] != key]
    if others:
        other, _ = max(others, key=lambda way: worth(way[1].position))
        told.append(f"Next best: {_label(view, decision, other)}.")
    return " ".join(told)


def _gains(before: Position, after: Position, view: View) -> Iterator[str]:
    """What the action improves, or does not."""
    foe = title(view[cards.FLOOR[before.floor]][-1].name)
    if before.health and not after.health:
        yield f"That defeats {foe}, which has {before.health} left."
    elif after.health < before.health:
        yield f"{foe} then has {after.health} of its {before.health} left."
    if after.health and after.wards < before.wards:
        yield f"A ward falls: {after.wards} left."
    for seat, (was, now) in enumerate(zip(before.heroes, after.heroes, strict=True)):
        name = view.seats[seat].name
        if now.health != was.health:
            yield f"{name} goes from {was.health} to {now.health} health."
        if (drawn := now.hand.count("") - was.hand.count("")) > 0:
            yield f"{name} draws {drawn}."
        if now.sanctuary > was.sanctuary or now.fresh > was.fresh:
            yield f"A sanctuary lies before {name}."
        if sum(now.shields) > sum(was.shields):
            yield f"{name} has a shield of {sum(now.shields)}."
    if after.excused > before.excused:
        yield "The foe does not strike back this turn."
    elif after == before:
        yield "Every other action costs more than it brings."


def _to_whom(view: View, key: str) -> str:
    seat = int(key.rpartition(" ")[2]) if key.startswith("give ") else -1
    if seat < 0:
        return "Renewing the deck is worth more than a card now."
    held = len(view[cards.HAND[seat]])
    return f"{view.seats[seat].name} holds {held}, and can make the most of one more."


def _of_a_choice(view: View, decision: Decision, key: str) -> str:
    step = view.flow.step
    if step == "pick_hero" and key in HEROES:
        class_, gift = cards.class_of(key), cards.gift_of(key)
        share, more = hero_picks.CLASS_WORTH.get(class_, 0), hero_picks.GIFT_WORTH.get(gift, 0)
        won = f"Of 100 games of two careful players a {class_} won {share}"
        return f"{won}; {gift} adds {more}." if more else f"{won}."
    if step == "choose_leader" and key.startswith("lead "):
        court = view[cards.HERO[int(key.rpartition(" ")[2])]][0].name
        return f"A {cards.class_of(court)} makes the most of the first turn."
    if step == "counterattack":
        rolled = view["dice"][0].counters.get("shown", 0)
        return f"The die shows {rolled}: this is the smallest shield that blocks the whole blow."
    if step == "name_heroes":
        return "The name of a hero has no effect on the game."
    return ""
