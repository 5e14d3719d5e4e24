"""The reason of the thoughtful bot for an answer, in one or two sentences. Hints use it too."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import unquote

from tabletop.bots.budget import Budget
from tabletop.bots.hints import ALIKE, because
from tabletop.bots.luck import Luck
from tabletop.games.restless.bots.evaluation import (
    characters,
    foes,
    gained,
    holder,
    holds,
    is_active,
    lacking,
    mean_harm,
    named,
    takers,
)
from tabletop.games.restless.bots.thoughtful import WELL, thoughtful
from tabletop.games.restless.cards import content
from tabletop.play.questions.decision import Decision, Option
from tabletop.table.view import View

Why = Callable[[View, Decision, Option], str]


def reasons(view: View, decision: Decision, key: str, budget: Budget | None) -> str:
    """The reason why *key* answers *decision*. Without *key*: what the bot would do, and why."""
    answer = key or thoughtful(view, decision, Luck(0))
    option = decision.option(unquote(answer.partition("/")[0]))
    if option is None:
        return ""
    words = WHYS.get(decision.rule, _nothing)(view, decision, option)
    return because(_label(view, decision, answer, option), words)


def _label(view: View, decision: Decision, answer: str, option: Option) -> str:
    """The whole *answer* in words, or *option* if the answer is only its beginning."""
    if "/" not in answer:
        return option.label
    return decision.accept(answer, view.house_rules, anyway=True).label


def _nothing(view: View, decision: Decision, option: Option) -> str:
    return ALIKE


def _of_a_character(view: View, decision: Decision, option: Option) -> str:
    card = content.card(named(option))
    if not isinstance(card, content.Character):
        return _nothing(view, decision, option)
    return (
        f"It has {card.health} Health, {card.unarmed} damage without a Weapon and a Max Weight of "
        f"{card.max_weight}: the best sum of all."
    )


def _of_a_card(view: View, decision: Decision, option: Option) -> str:
    card = content.card(named(option))
    if isinstance(card, content.Combat):
        drops = f"{card.loot} Loot and {card.treasure} Treasure"
        told = f"It has Attack {card.attack} and Health {card.health}"
        return f"{told}, for {drops}: the best offer."
    if isinstance(card, content.Item):
        return "It is worth the most to its bearer, counting damage, Armor and price."
    return "It brings the most, or costs the least, of all options."


def _of_a_keeper(view: View, decision: Decision, option: Option) -> str:
    if not option.key.startswith("slot "):
        return "Nobody has room for it without discarding something."
    held = holds(view, option)
    return f"Of the Characters with room, none holds less: {_items(held)}."


def _of_the_least(view: View, decision: Decision, option: Option) -> str:
    return "Everything else is worth as much or more."


def _of_who_acts(view: View, decision: Decision, option: Option) -> str:
    if option.key == "flee":
        left = sum(piece.counters["health"] for piece in foes(view))
        return f"With {left} Health left on the other side, the fight would probably cost a life."
    if option.key.startswith("slot "):
        health = characters(view)[int(option.value)].counters["health"]
        return f"With {health} Health, nobody else who can act now has more to lose."
    return _nothing(view, decision, option)


def _of_a_turn(view: View, decision: Decision, option: Option) -> str:
    if option.key.startswith("attack "):
        left = max((piece.counters["health"] for piece in foes(view)), default=0)
        return f"Against {left} Health no other attack promises more. {option.tells}".strip()
    if option.key.startswith("use "):
        if is_active(named(option)):
            return "It costs no attack, and recharges later."
        return f"The party lacks {lacking(view)} Health."
    if option.key == "end":
        return "The attack is done, and nothing else is worth doing."
    return _nothing(view, decision, option)


def _of_the_road(view: View, decision: Decision, option: Option) -> str:
    """The reasons between Encounters, before one, at Rest and before a Traitor God."""
    missing = lacking(view)
    if option.key.startswith(("give ", "swap ")):
        return _of_a_gift(view, decision, option)
    if option.key == "rest":
        return f"The party lacks {missing} Health, and is too weak to go on."
    if option.key.startswith("heal "):
        piece = characters(view)[int(option.value)]
        return f"{piece.counters['health']} Health is the least that anybody has."
    if option.key.startswith("use "):
        return f"It heals, and the party lacks {missing} Health."
    if option.key == "fight":
        return "Refusing loses the game."
    if option.key in ("go on", "stay", "rise"):
        return f"{_lacks(missing)}: going on is worth the most."
    return _nothing(view, decision, option)


def _lacks(missing: int) -> str:
    return f"The party lacks {missing} Health" if missing else "Nobody lacks Health"


def _of_a_gift(view: View, decision: Decision, option: Option) -> str:
    if option.key == "swap":
        return "Everybody holds their best weapons."
    if holder(view, int(option.value)) < 0:
        return "It lies on the Ground and would be left behind."
    most = max((gained(view, option, slot) for slot in takers(view, decision, option)), default=0)
    return f"With another bearer the party deals {most:.1f} more damage each round."


def _of_a_trade(view: View, decision: Decision, option: Option) -> str:
    counters = _counters(view.count("rerolls"))
    if option.key.startswith("sell "):
        return "Its bearer deals as much damage without it."
    if option.key.startswith("buy "):
        return f"It is worth more than its price, and the party has {counters}."
    if option.key == "open":
        return f"The party has {counters}, enough to look and to buy."
    return f"With {counters} nothing is worth buying."


def _of_a_buyer(view: View, decision: Decision, option: Option) -> str:
    if not option.key.startswith("slot "):
        return _nothing(view, decision, option)
    return (
        f"Nobody deals less damage in a turn: {mean_harm(view, int(option.value)):.1f} on average."
    )


def _of_a_roll(view: View, decision: Decision, option: Option) -> str:
    left = _counters(view.count("rerolls"))
    if option.key in ("reroll", "again"):
        return f"The party can spare one of its {left}."
    if option.tells.startswith(WELL):
        return f"It is good enough: {option.tells}"
    return f"With {left} left, another one is not worth it."


def _of_a_drawer(view: View, decision: Decision, option: Option) -> str:
    if not option.key.startswith("slot "):
        return "It would not bring anybody enough."
    sins = len(view[f"sins:{option.value}"])
    return f"Nobody bears fewer Sins: {sins}."


def _of_a_target(view: View, decision: Decision, option: Option) -> str:
    left = {piece.id: piece.counters["health"] for piece in foes(view)}
    health = left.get(int(option.value))
    return f"It dies soonest: {health} Health left." if health else _nothing(view, decision, option)


def _of_a_price(view: View, decision: Decision, option: Option) -> str:
    if option.key.startswith("slot "):
        piece = characters(view).get(int(option.value))
        return f"It has {piece.counters['health']} Health now." if piece else "The card names it."
    price = next((o.label.partition(":")[0] for o in decision.legal() if o.key == "yes"), "")
    if option.key == "yes":
        return "It costs less than it brings."
    return f"The party cannot spare it: {price[:1].lower()}{price[1:]}."


def _of_an_answer(view: View, decision: Decision, option: Option) -> str:
    return "Refusing would bring nothing."


def _counters(n: int) -> str:
    return f"{n} Reroll Counter" if n == 1 else f"{n} Reroll Counters"


def _items(n: int) -> str:
    return f"{n} Item" if n == 1 else f"{n} Items"


WHYS: dict[str, Why] = {
    "RST-023": _of_a_character,
    "RST-029": _of_a_card,
    "RST-257": _of_a_card,
    "RST-030": _of_a_keeper,
    "RST-212": _of_a_keeper,
    "RST-101": _of_the_least,
    "RST-102": _of_the_least,
    "RST-270": _of_the_least,
    "RST-193": _of_who_acts,
    "RST-218": _of_who_acts,
    "RST-196": _of_a_turn,
    "RST-142": _of_the_road,
    "RST-153": _of_the_road,
    "RST-073": _of_the_road,
    "RST-080": _of_a_trade,
    "RST-093": _of_a_buyer,
    "RST-170": _of_a_roll,
    "RST-266": _of_a_roll,
    "RST-113": _of_a_roll,
    "RST-111": _of_a_drawer,
    "RST-122": _of_a_drawer,
    "RST-211": _of_a_drawer,
    "RST-082": _of_a_drawer,
    "RST-192": _of_a_target,
    "RST-007": _of_a_price,
    "RST-092": _of_a_price,
    "RST-147": _of_a_price,
    "RST-236": _of_an_answer,
    "RST-240": _of_the_road,
    "RST-006": _of_an_answer,
}
"""The functions that explain an answer, by the rule that asks."""
