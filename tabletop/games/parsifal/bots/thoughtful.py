"""Bots: `thoughtful` does what leaves it best placed, and gives nobody the game if it can.

It remembers nothing from one question to the next: what it began to declare it finds again, since
it comes to the same ranking from the same table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from tabletop.bots.luck import Luck
from tabletop.games.parsifal.bots.judging import worth
from tabletop.games.parsifal.bots.planning import Plan
from tabletop.games.parsifal.bots.prospects import Prospects
from tabletop.games.parsifal.bots.ranking import Situation, danger, ranking, situation
from tabletop.games.parsifal.cards.lexicon import ALL, NUMBER
from tabletop.games.parsifal.rules.answers import key_of
from tabletop.games.parsifal.rules.deeds import Action, coded
from tabletop.games.parsifal.rules.resolving import begun, feasible, outcome
from tabletop.games.parsifal.rules.skills import give, to_limbo
from tabletop.play.decision import Decision, Option
from tabletop.table.view import View

Rank = Callable[[View, int], Iterable[Plan | None]]
"""What a seat would do, the best first; nothing stands for passing."""


def by_thought(view: View, seat: int) -> list[Plan | None]:
    """What a careful player would do, the best first."""
    return [ranked.plan for ranked in ranking(situation(view, seat))]


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """What a careful player would answer, seeing no more than *view*.

    Answers any question of Parsifal with the key of a legal option; what it knows nothing about it
    leaves to the default or to *luck*.
    """
    return answer(view, decision, luck, by_thought)


def answer(view: View, decision: Decision, luck: Luck, rank: Rank) -> str:
    """The answer of a player who ranks its plans by *rank*."""
    legal = [option.key for option in decision.legal()]
    choose = CHOICES.get(view.flow.step)
    key = choose(view, decision, rank) if choose else ""
    if key in legal:
        return key
    return decision.default if decision.default in legal else luck.choice(legal)


# --- the questions -----------------------------------------------------------------------------


def _act(view: View, decision: Decision, rank: Rank) -> str:
    """The actor of the best action."""
    if view.count("round") > LONG_ENOUGH and decision.option("offer a draw"):
        return "offer a draw"
    for plan in rank(view, decision.seat):
        return plan.keys[0] if plan else "pass"
    return "pass"


def _go_on(view: View, decision: Decision, rank: Rank) -> str:
    """The next answer of the best plan that fits what is declared so far."""
    keys = declared(view)
    for plan in rank(view, decision.seat):
        if plan and len(plan.keys) > len(keys) and fits(plan, keys):
            return plan.keys[len(keys)]
    return ""


def declared(view: View) -> tuple[str | None, ...]:
    """The answers that led here; None for what the table does not tell."""
    so_far, tarots = begun(view.flow.args), range(len(ALL))
    keys: list[str | None] = [ALL[so_far.by], None] if so_far.by in tarots else []
    if so_far.actor in tarots:
        keys.append(ALL[so_far.actor])
    if deed := coded(so_far.deed):
        keys.append(key_of(deed))
    if so_far.target in tarots:
        keys.append(ALL[so_far.target])
    return tuple(keys)


def fits(plan: Plan, keys: tuple[str | None, ...]) -> bool:
    """Whether *plan* begins with the answers *keys*."""
    return all(know is None or know == key for key, know in zip(plan.keys, keys, strict=False))


def _once_more(view: View, decision: Decision, rank: Rank) -> str:
    """PAR-081: the best of the actors offered, if any of its actions is better than none."""
    for plan in rank(view, decision.seat):
        if plan is None:
            return "decline"
        for option in decision.options[:-1]:
            if may_follow(view, option, plan):
                return option.key
    return "decline"


def may_follow(view: View, option: Option, plan: Plan) -> bool:
    """Whether *plan* is what *option* offers as a second action.

    PAR-080: a courier only gives on what lies last under it: what it has just taken.
    """
    actor, action = int(option.value), plan.action
    if (plan.by.actor if plan.by else action.actor) != actor:
        return False
    if not option.key.endswith("PAR-080"):
        return True
    owned = view[f"under:{ALL[actor]}"]
    gives = action.deed.ability == give.__name__
    return gives and bool(owned) and owned[-1].id == action.target


def _another(view: View, decision: Decision, rank: Rank) -> str:
    """PAR-028: the second captive that leaves the seat best placed, if that is better than none."""
    here, (actor, code, target, *_) = situation(view, decision.seat), begun(view.flow.args)
    deed = coded(code)
    if deed is None:
        return "enough"
    first = Action(decision.seat, actor, deed, target)
    prospects, board = here.prospects(), here.board()
    best, key = worth(prospects.after(outcome(board, [first])), decision.seat), "enough"
    for option in decision.legal():
        if option.key in NUMBER:
            second = Action(decision.seat, actor, deed, int(option.value))
            value = worth(prospects.after(outcome(board, [first, second])), decision.seat)
            if value > best:
                best, key = value, option.key
    return key


def _window(view: View, decision: Decision, rank: Rank) -> str:
    """Stop what is worse for this seat than losing the artifact."""
    values = window_values(view, decision)
    return max(values, key=values.__getitem__, default=decision.default)


def window_values(view: View, decision: Decision) -> dict[str, float]:
    """What the answers to an interruption window are worth, letting it happen first.

    Nothing if what was declared cannot be done.
    """
    here, so_far = situation(view, decision.seat), begun(view.flow.args)
    deed = coded(so_far.deed)
    if deed is None:
        return {}
    prospects = here.prospects()
    action = Action(view.count("active"), so_far.actor, deed, so_far.target, so_far.to)
    actions = [action, replace(action, target=so_far.also)] if so_far.also >= 0 else [action]
    if not all(feasible(here.board(), each) for each in actions):
        return {}
    happens = prospects.after(outcome(here.board(), actions))
    values = {decision.default: _standing(here, happens) + SPENT}
    for option in decision.legal():
        if option.key.startswith("interrupt "):
            stopped = here.board()
            to_limbo(stopped, int(option.value))
            values[option.key] = _standing(here, prospects.after(stopped))
    return values


def _standing(here: Situation, after: Prospects) -> float:
    return worth(after, here.seat) - danger(here, after)[1]


def _agree(view: View, decision: Decision, rank: Rank) -> str:
    return "yes" if view.count("round") > LONG_ENOUGH else "no"


SPENT = 3.0
"""What an artifact that can interrupt is worth beyond what it does where it lies."""

LONG_ENOUGH = 120
"""Rounds after which a draw is welcome."""

CHOICES: dict[str, Callable[[View, Decision, Rank], str]] = {
    "act": _act,
    "choose_deed": _go_on,
    "aim": _go_on,
    "aim_at": _go_on,
    "aim_again": _another,
    "extra": _once_more,
    "window": _window,
    "agree": _agree,
}
"""What the bot has a mind of its own about, by the step that asks."""
