"""The decisions of the thoughtful bot in Battle."""

from __future__ import annotations

import re

from tabletop.games.restless.bots.evaluation import (
    characters,
    foes,
    is_active,
    lacking,
    mean_harm,
    named,
    speaks_of_healing,
    strength,
)
from tabletop.games.restless.cards import content
from tabletop.play.questions.decision import Decision, Option
from tabletop.table.view import View

STUCK = 20
"""The number of rounds after which a Target is assumed to heal as fast as it is hurt."""


def who_acts(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """The Character with the most Health acts first. The party flees from Targets that will outlast
    it."""
    living = characters(view)
    ways = {option.key: option for option in legal}
    if "flee" in ways and (view.count("round") > STUCK or _outlasts(view)):
        return ways["flee"]
    if "declare" in ways:
        return ways["declare"]
    slots = [option for option in legal if option.key.startswith("slot ")]
    if not slots:
        return None
    return max(slots, key=lambda option: living[int(option.value)].counters["health"])


def _outlasts(view: View) -> bool:
    """Whether the Targets will probably kill a Character before they are dead."""
    living = characters(view)
    left = sum(piece.counters["health"] for piece in foes(view))
    attack = max((getattr(content.card(p.name), "attack", 0) for p in foes(view)), default=0)
    harm = sum(max((mean_harm(view, slot)), 0.8) for slot in living)
    rounds = left / max(harm, 0.5)
    health = sum(piece.counters["health"] for piece in living.values())
    return rounds * attack * 0.45 * len(living) > 1.25 * health


def turn(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Use Active Items first, then the best attack, then end the turn."""
    active = [
        option for option in legal if option.key.startswith("use ") and is_active(named(option))
    ]
    if active:
        return active[0]
    food = [option for option in legal if option.key.startswith("use ")]
    if food and lacking(view) >= 4 and speaks_of_healing(named(food[0])):
        return food[0]
    attacks = [option for option in legal if option.key.startswith("attack ")]
    if view.count("round") > PATIENCE:
        return None
    if attacks:
        return max(attacks, key=lambda option: _promise(view, option))
    return next((option for option in legal if option.key == "end"), None)


def _promise(view: View, option: Option) -> float:
    """The value of an attack: its damage, minus the cost of a miss and of what it uses up."""
    name = named(option)
    card = content.card(name)
    spell = isinstance(card, content.Item) and "Spell" in card.kinds
    afar = isinstance(card, content.Item) and "Ranged Weapon" in card.kinds
    told = PROMISED.search(option.label)
    if told is None:
        return strength(name) - 0.5 * spell
    shots, harm, share = int(told[1] or 1), int(told[2]), int(told[3]) / 100
    left = max((piece.counters["health"] for piece in foes(view)), default=harm)
    hit = share * min(shots * harm, left)
    answered = not afar and not (spell and getattr(card, "roll", "") != "combat")
    blow = max((getattr(content.card(p.name), "attack", 2) for p in foes(view)), default=0)
    return hit - answered * (1 - share) * blow * 0.6 - (0.4 * spell if left <= 3 else 0)


PATIENCE = 40
"""The number of rounds of a Battle after which caution no longer helps, because a Target may heal
as fast as it is hurt."""

PROMISED = re.compile(r"(?:(\d+) shots, )?(\d+) damage, (\d+)%")
"""A pattern for the numbers in the description of an attack."""


def which_target(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """The Target that dies soonest."""
    left = {piece.id: piece.counters["health"] for piece in foes(view)}
    return min(legal, key=lambda option: left.get(int(option.value), 99))
