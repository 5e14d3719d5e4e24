"""Bots: a careful keeper that compares its cards with the rounds left."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from tabletop.bots.luck import Luck
from tabletop.games.scenario.bots.evaluation import (
    PLAIN,
    HalfEffect,
    deed_of,
    done_from,
    stands_at,
    struck,
)
from tabletop.games.scenario.bots.position import Position
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.night import movement
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import DONE, Declaration, Draft
from tabletop.table.piece import Piece
from tabletop.table.space import Place
from tabletop.table.view import View


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """The answer of a careful keeper that sees only *view*."""
    position = Position(view, decision.seat)
    if isinstance(decision, Declaration):
        whole = PLANS.get(view.flow.step)
        key = whole(position, decision, luck) if whole and position.hero else ""
        return key or Draft.of(decision).walk(lambda part: thoughtful(view, part, luck)).key()
    legal = decision.legal()
    keys = [option.key for option in legal]
    answer = ANSWERS.get(decision.rule)
    chosen = answer(position, legal, luck) if answer else ""
    if chosen in keys:
        return chosen
    if decision.default in keys:
        return decision.default
    quiet = next((key for key in QUIET if key in keys), "")
    return quiet or luck.choice(keys)


QUIET = ("done", movement.STAY)
"""The answers that end a turn or skip a move, used when nothing better is known."""


# --- which two cards -----------------------------------------------------------------------------


def choose(position: Position, decision: Declaration, luck: Luck) -> str:
    """The two cards that do the most from where the hero stands, or a long rest if it cannot play
    two."""
    draft = Draft.of(decision)
    first = draft.part
    assert first is not None
    legal = {option.key for option in first.options if not option.why}
    if "play" not in legal:
        return draft.walk(lambda part: "rest" if "rest" in legal else part.legal()[0].key).key()
    hurt = position.full() - position.health()
    if "rest" in legal and len(position.cards("hand")) <= 3 and hurt >= 4 and not _near(position):
        return draft.take("rest").key()
    draft = draft.take("play")
    assert draft.part is not None
    hand = [option.key for option in draft.part.options if not option.why]
    best = max(
        permutations(hand, 2),
        key=lambda pair: _pair(position, *map(_named, pair)) + luck.below(100) / 400,
    )
    for key in best:
        draft = draft.take(key)
    return draft.key()


def _named(key: str) -> str:
    """The card of that name. Players may have added copies."""
    return key.partition("#")[0]


def _near(position: Position) -> bool:
    hero = position.hero
    return hero is not None and bool(struck(position, HalfEffect(attack=1, range=3), hero.zone))


def _pair(position: Position, lead: str, other: str) -> float:
    """The value of two cards together. An early lead counts a little."""
    of = content.ability(lead)
    early = (99 - of.initiative) / 99 if of else 0.0
    return max(_used(position, lead, other), _used(position, other, lead)) + 0.4 * early


def _used(position: Position, upper: str, lower: str) -> float:
    """The value of the top of one card and the bottom of the other, with the move first or last."""
    hero = position.hero
    assert hero is not None
    tops = [(deed_of(upper, "top"), _price(position, upper, "top")), (PLAIN["attack"], 0.0)]
    bottoms = [(deed_of(lower, "bottom"), _price(position, lower, "bottom")), (PLAIN["move"], 0.0)]
    return max(
        _both(position, hero, top, bottom) - dear - costs
        for top, dear in tops
        for bottom, costs in bottoms
    )


def _price(position: Position, name: str, half: content.Half) -> float:
    """The cost of losing the card by this *half*."""
    of = content.ability(name)
    if of is None or not of.is_lost(half):
        return 0.0
    return 0.6 if position.slack > 1 else 4.0


def _both(position: Position, hero: Piece, top: HalfEffect, bottom: HalfEffect) -> float:
    """The value of both halves, moving before the attack if that is better."""
    here = done_from(position, top, hero.zone) + (
        0 if bottom.move else done_from(position, bottom, hero.zone)
    )
    if not bottom.move:
        return here
    places = _places(position, hero, bottom)
    there = max((done_from(position, top, place) for place in places), default=0.0)
    after = done_from(position, bottom._replace(move=0), hero.zone)
    haste = 0.6 if position.goals.stairs and hero.zone not in position.field.stairs else 0.05
    return max(here, there) + after + haste * bottom.move


def _places(position: Position, hero: Piece, deed: HalfEffect) -> list[Place]:
    goes = movement.leaps if deed.leaps else movement.ways
    return [hero.zone, *goes(position.field, hero, deed.move)]


# --- the turn ------------------------------------------------------------------------------------


def act(position: Position, decision: Declaration, luck: Luck) -> str:
    """The action that is worth the most now, counting what can follow it."""
    hero = position.hero
    assert hero is not None
    draft = Draft.of(decision)
    part = draft.part
    assert part is not None
    options = [option for option in part.options if not option.why]
    worth = {option.key: _worth(position, hero, option, options) for option in options}
    best = max(worth, key=lambda key: worth[key] + luck.below(100) / 1000)
    if worth[best] <= 0.1:
        best = "done"
    return _finish(position, draft.take(best), _deed(best), options)


def _deed(key: str) -> HalfEffect:
    verb, _, name = key.partition(" ")
    return (
        PLAIN[verb] if verb in PLAIN else deed_of(name, verb if verb in content.HALVES else "text")
    )


def _worth(position: Position, hero: Piece, option: Option, options: list[Option]) -> float:
    verb, _, name = option.key.partition(" ")
    if verb in ("done", "end"):
        return 0.0
    if verb == "use":
        return _item(position, name, hero)
    deed = _deed(option.key)
    price = _price(position, name, verb) if verb in content.HALVES else 0.0
    worth = done_from(position, deed, hero.zone)
    if deed.move:
        tops = _strikes(name, options)
        places = _places(position, hero, deed)
        worth += max(_there(position, place, tops) for place in places)
        worth -= _there(position, hero.zone, tops) - 0.3
    return worth - price


def _strikes(name: str, options: list[Option]) -> list[HalfEffect]:
    """The attacks that could follow a move, except those of the moving card."""
    others = [option.key for option in options if option.key.partition(" ")[2] != name]
    return [_deed(key) for key in others if key.partition(" ")[0] in ("top", "attack", "tend")]


def _there(position: Position, place: Place, tops: list[HalfEffect]) -> float:
    reach = max((top.range for top in tops if top.attack), default=1)
    done = max((done_from(position, top, place) for top in tops), default=0.0)
    return done + stands_at(position, place, reach)


def _item(position: Position, name: str, hero: Piece) -> float:
    missing = position.full() - position.health()
    near = _near(position)
    worth = {
        "bitter-draught": 1.0 if missing >= 3 else 0.0,
        "tin-mirror": 1.0 if near else 0.0,
        "whetstone": 1.0 if struck(position, HalfEffect(attack=1), hero.zone) else 0.0,
        "spare-wick": done_from(position, PLAIN["tend"], hero.zone),
        "ledger-page": 0.6
        if len(position.cards("hand")) < 3 and position.cards("discard")
        else 0.0,
    }
    return worth.get(name, 0.0)


def _finish(position: Position, draft: Draft, deed: HalfEffect, options: list[Option]) -> str:
    """Complete the answer with the best hex or targets."""
    while draft.part is not None:
        part, hero = draft.part, position.hero
        assert hero is not None
        legal = [option for option in part.left(draft.chosen) if not option.why]
        if part.name == "targets":
            keys = [option.key for option in legal]
            wanted = [foe.name for foe in struck(position, deed, hero.zone) if foe.name in keys]
            draft = draft.take(wanted[0] if wanted and len(draft.chosen) < part.most else DONE)
        elif part.name == "place":
            tops = _strikes("", options)
            best = max(legal, key=lambda o: _there(position, _place(o, hero), tops))
            draft = draft.take(best.key)
        else:
            draft = draft.take(legal[0].key)
    return draft.key()


def _place(option: Option, hero: Piece) -> Place:
    return hero.zone if option.key == movement.STAY else option.key


PLANS: dict[str, Callable[[Position, Declaration, Luck], str]] = {"choose": choose, "act": act}
"""The functions that plan a whole step, by step."""


# --- other questions -----------------------------------------------------------------------------


def _parry(position: Position, legal: list[Option], luck: Luck) -> str:
    """SCN-134: brace if the damage would exhaust the hero, or if it is high and cards are
    plenty."""
    left = next((int(o.label.split(": ")[1].split()[0]) for o in legal if o.key == "take"), 9)
    damage = position.health() - left
    for option in legal:
        if option.key.startswith("item") and damage >= 1:
            return option.key
    cards = [option for option in legal if option.key.startswith("brace")]
    hard = left <= 0 or (damage >= 3 and position.slack >= 2)
    if cards and hard:
        return min(cards, key=lambda option: _value(option.key.partition(" ")[2])).key
    return "take"


def _value(name: str) -> float:
    """The value of keeping a card."""
    top, bottom = deed_of(name, "top"), deed_of(name, "bottom")
    return top.attack * top.targets + 0.3 * bottom.move + top.other + bottom.other + top.heals


def _rest(position: Position, legal: list[Option], luck: Luck) -> str:
    """SCN-028: rest when the hand is empty."""
    return "rest" if len(position.cards("hand")) < 2 else "go on"


def _lose(position: Position, legal: list[Option], luck: Luck) -> str:
    """SCN-044: lose the card of the least value."""
    return min(legal, key=lambda option: _value(option.key)).key


def _any(position: Position, legal: list[Option], luck: Luck) -> str:
    return luck.choice([option.key for option in legal])


ANSWERS: dict[str, Callable[[Position, list[Option], Luck], str]] = {
    "SCN-101": _any, "SCN-102": _any, "SCN-104": _any, "SCN-108": _any, "SCN-134": _parry,
    "SCN-028": _rest, "SCN-044": _lose,
}  # fmt: skip
"""The functions that answer single questions, by rule."""
