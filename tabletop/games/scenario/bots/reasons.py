"""Bots: the reason for an answer in one sentence with figures. Hints use it too."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.bots.budget import Budget
from tabletop.bots.hints import answered, because
from tabletop.bots.luck import Luck
from tabletop.games.scenario.bots.evaluation import PLAIN, HalfEffect, deed_of, struck
from tabletop.games.scenario.bots.position import Position
from tabletop.games.scenario.bots.thoughtful import thoughtful
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.titles import title
from tabletop.games.scenario.night import movement
from tabletop.play.questions.decision import Decision, Option, Refusal
from tabletop.play.questions.declaration import Declared
from tabletop.table.view import View


def reasons(view: View, decision: Decision, key: str, budget: Budget | None) -> str:
    """The reason why *key* answers *decision*. Without *key*: what the bot would do, and why."""
    key = key or thoughtful(view, decision, Luck(0))
    label = answered(view, decision, key)
    if not label:
        return ""
    position = Position(view, decision.seat)
    return because(label, _why(position, decision, key) if position.hero else "")


def _why(position: Position, decision: Decision, key: str) -> str:
    said = _said(position.view, decision, key)
    if position.view.flow.step == "choose" and "way" in said:
        return _of_two_cards(position, said)
    if position.view.flow.step == "act" and said:
        return _of_a_deed(position, said)
    answer = WHYS.get(decision.rule)
    return answer(position, decision, key) if answer else ""


def _said(view: View, decision: Decision, key: str) -> dict[str, tuple[Option, ...]]:
    """The options that *key* chooses in each part; empty if the question has no parts."""
    try:
        option = decision.accept(key, view.house_rules, anyway=True)
    except Refusal:
        return {}
    return dict(option.said) if isinstance(option, Declared) else {}


# --- which two cards -----------------------------------------------------------------------------


def _of_two_cards(position: Position, said: dict[str, tuple[Option, ...]]) -> str:
    hand, hurt = len(position.cards("hand")), position.full() - position.health()
    if said["way"][0].key != "play":
        if hand < 2:
            return _few(hand)
        return f"A rest heals 2 of your {hurt} lost Health. You have {_cards(hand)} left in hand."
    names = [option.key.partition("#")[0] for option in said.get("cards", ())]
    if len(names) < 2:
        return ""
    told = _of_both(position, *names)
    lead = content.ability(names[0])
    return f"{told} {title(names[0])} leads with initiative {lead.initiative}." if lead else told


def _of_both(position: Position, one: str, other: str) -> str:
    """The best that the two cards do together, with the top of one and the bottom of the other: an
    attack or a move."""
    pairs = ((one, other), (other, one))
    for upper, lower in pairs:
        top, bottom = deed_of(upper, "top"), deed_of(lower, "bottom")
        if foe := _struck(position, top, bottom):
            way = f" after {title(lower)} moves {bottom.move}" if bottom.move else ""
            return f"The top of {title(upper)} can attack {foe}{way}."
    moves = [(deed_of(lower, "bottom").move, lower) for _, lower in pairs]
    most, lower = max(moves)
    if most:
        return f"No enemy is in reach yet. {title(lower)} moves {most}."
    return "No other pair of cards does more from here."


def _struck(position: Position, top: HalfEffect, bottom: HalfEffect) -> str:
    """The monsters that the attack of *top* can reach after the best move of *bottom*, in words."""
    hero = position.hero
    if hero is None or not top.attack:
        return ""
    goes = movement.leaps if bottom.leaps else movement.ways
    places = [hero.zone, *(goes(position.field, hero, bottom.move) if bottom.move else ())]
    found = (struck(position, top, place) for place in places)
    best = max(found, key=len, default=[])
    return _told([_foe(position, foe.id, foe.name) for foe in best])


def _foe(position: Position, piece: int, name: str) -> str:
    return position.field.titles.get(piece) or title(name)


def _told(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if names[:-1] else names)


def _cards(n: int) -> str:
    return f"{n} card" if n == 1 else f"{n} cards"


# --- an action -----------------------------------------------------------------------------------


def _of_a_deed(position: Position, said: dict[str, tuple[Option, ...]]) -> str:
    parts = list(said.values())
    first = parts[0][0] if parts and parts[0] else None
    verb, _, name = first.key.partition(" ") if first else ("done", "", "")
    if verb in ("done", "end"):
        return "No remaining action is worth a card from here."
    aimed = [each for each in said.get("targets", ()) if each.tells]
    if aimed:
        return f"This target promises the most: {aimed[0].tells}"
    deed = PLAIN[verb] if verb in PLAIN else deed_of(name.partition("#")[0], _half(verb))
    if deed.attack and (foe := _struck(position, deed, HalfEffect())):
        return f"It reaches {foe} from here."
    if deed.move:
        return _of_a_way(position, said)
    if deed.tends:
        return "A lamp beside you is unlit."
    if deed.heals:
        return f"You have lost {position.full() - position.health()} Health."
    if verb == "use":
        return "It helps now, and a rest brings it back."
    return "Nothing else that you have does more from here."


def _half(verb: str) -> str:
    return verb if verb in content.HALVES else "text"


def _of_a_way(position: Position, said: dict[str, tuple[Option, ...]]) -> str:
    """Where a move leads, and how far the nearest monster or goal is from there."""
    hero = position.hero
    assert hero is not None
    chosen = said.get("place", ())
    place = chosen[0].key if chosen and chosen[0].key != movement.STAY else hero.zone
    field = position.field
    goals = {_foe(position, foe.id, foe.name): foe.zone for foe in field.monsters}
    goals |= {_aim(position, aim): aim for aim in position.aims}
    ways = {name: field.map.space.distance(place, goal) for name, goal in goals.items()}
    far = {name: steps for name, steps in ways.items() if steps is not None}
    if not far:
        return "There is no goal left to move towards."
    near = min(far, key=lambda name: far[name])
    steps = far[near]
    return f"From there, {near} is {steps} {'hex' if steps == 1 else 'hexes'} away."


def _aim(position: Position, place: str) -> str:
    kind = "the door" if place in position.field.map.doors else "the lamp"
    return f"{kind} at {position.field.code(place)}"


# --- other questions -----------------------------------------------------------------------------


def _of_a_blow(position: Position, decision: Decision, key: str) -> str:
    slack, left = position.slack, position.health()
    if key != "take" and not slack:
        return f"The damage costs too much of your {left} Health."
    return f"You have {left} Health and can spare {_cards(slack) if slack else 'no card'}."


def _of_a_short_rest(position: Position, decision: Decision, key: str) -> str:
    hand = len(position.cards("hand"))
    return _few(hand) if key == "rest" else f"You still have {_cards(hand)} in hand."


def _few(hand: int) -> str:
    return f"Only {_cards(hand)} is left in hand." if hand else "No card is left in hand."


def _of_what_is_lost(position: Position, decision: Decision, key: str) -> str:
    return "Keeping it costs 1 damage, and you lose another card anyway."


def _of_the_least(position: Position, decision: Decision, key: str) -> str:
    return "Of your discarded cards it attacks, moves and heals the least."


WHYS: dict[str, Callable[[Position, Decision, str], str]] = {
    "SCN-134": _of_a_blow,
    "SCN-028": _of_a_short_rest,
    "SCN-044": _of_the_least,
    "SCN-032": _of_what_is_lost,
}
"""The functions that explain single answers, by the rule that asks."""
