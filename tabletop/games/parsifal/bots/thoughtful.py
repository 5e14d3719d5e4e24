"""Bots: `thoughtful` takes the action that leaves it in the best position, and avoids giving the
game away.

It declares a whole action at once, and remembers nothing between questions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from msgspec.structs import replace

from tabletop.bots.luck import Luck
from tabletop.games.parsifal.bots.evaluation import worth
from tabletop.games.parsifal.bots.prospects import Prospects
from tabletop.games.parsifal.bots.ranking import Situation, danger, ranking, situation
from tabletop.games.parsifal.bots.turn_plans import Plan
from tabletop.games.parsifal.cards.lexicon import ALL, NUMBER
from tabletop.games.parsifal.rules.abilities import Action, coded
from tabletop.games.parsifal.rules.action_declaration import ENOUGH
from tabletop.games.parsifal.rules.action_options import key_of
from tabletop.games.parsifal.rules.half_declared import HALF_DECLARED
from tabletop.games.parsifal.rules.limbo import to_limbo
from tabletop.games.parsifal.rules.resolution import begun, feasible, outcome
from tabletop.games.parsifal.rules.second_action import DECLINE
from tabletop.games.parsifal.rules.skills import GIVE
from tabletop.games.parsifal.rules.turn import OFFER, PASS
from tabletop.play.questions.decision import Decision, Option, Refusal
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.table.view import View

Rank = Callable[[View, int], Iterable[Plan | None]]
"""A function that lists the plans of a seat, the best first; None stands for passing."""


def by_thought(view: View, seat: int) -> list[Plan | None]:
    """The plans of a careful player, the best first."""
    return [ranked.plan for ranked in ranking(situation(view, seat))]


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """The answer of a careful player who sees only *view*.

    Answers any question of Parsifal with the key of a legal option. A question that it does not
    know is answered by the default or by *luck*.
    """
    return answer(view, decision, luck, by_thought)


def answer(view: View, decision: Decision, luck: Luck, rank: Rank) -> str:
    """The answer of a player who ranks its plans by *rank*."""
    if isinstance(decision, Declaration):
        return _declaration(view, decision, luck, rank)
    legal = [option.key for option in decision.legal()]
    choose = CHOICES.get(view.flow.step)
    key = choose(view, decision) if choose else ""
    if key in legal:
        return key
    return decision.default if decision.default in legal else luck.choice(legal)


# --- an action ---------------------------------------------------------------------------------


def _declaration(view: View, decision: Declaration, luck: Luck, rank: Rank) -> str:
    """The whole declaration of the first plan of *rank* that can be declared."""
    if view.count("round") > LONG_ENOUGH and decision.option(OFFER.key):
        return OFFER.key
    for plan in rank(view, decision.seat):
        for said in spoken(view, decision, plan):
            try:
                draft = _said(decision, said)
            except Refusal:
                continue
            return draft.walk(partial(_another, view, plan)).key()
    return Draft.of(decision).walk(lambda part: luck.choice(part.legal()).key).key()


def _said(decision: Declaration, keys: Iterable[str]) -> Draft:
    """The draft that results from *keys*.

    :raises Refusal: if a key cannot be chosen.
    """
    draft = Draft.of(decision)
    for key in keys:
        draft = draft.take(key)
    return draft


def spoken(view: View, decision: Decision, plan: Plan | None) -> Iterator[tuple[str, ...]]:
    """The ways to declare *plan* in answer to *decision*: one key for each part."""
    begun = begun_before(view)
    if view.flow.step == "extra":  # PAR-081
        if plan is None:
            yield (DECLINE.key,)
            return
        for option in decision.offered[:-1]:
            if may_follow(view, option, plan):
                left = plan.keys[3:] if option.key.endswith("PAR-080") else plan.keys[1:]
                yield option.key, *left
    elif plan is None:
        yield (PASS.key,)
    elif all(know in (None, key) for know, key in zip(begun, plan.keys, strict=False)):
        yield plan.keys[len(begun) :]


def begun_before(view: View) -> tuple[str | None, ...]:
    """The parts declared before this question, as in an old save; None for unknown parts."""
    if view.flow.step not in HALF_DECLARED:
        return ()
    so_far, tarots = begun(view.flow.args), range(len(ALL))
    keys: list[str | None] = [ALL[so_far.by], None] if so_far.by in tarots else []
    if so_far.actor in tarots:
        keys.append(ALL[so_far.actor])
    if deed := coded(so_far.deed):
        keys.append(key_of(deed))
    if so_far.target in tarots:
        keys.append(ALL[so_far.target])
    return tuple(keys)


def may_follow(view: View, option: Option, plan: Plan) -> bool:
    """Whether *option* offers *plan* as a second action.

    PAR-080: a courier gives only the artifact that lies last under it, which it has just taken.
    """
    (actor,), action = option.pieces, plan.action
    if (plan.by.actor if plan.by else action.actor) != actor:
        return False
    if not option.key.endswith("PAR-080"):
        return True
    owned = view[f"under:{ALL[actor]}"]
    gives = action.deed.ability == GIVE
    return gives and bool(owned) and owned[-1].id == action.target


def _another(view: View, plan: Plan | None, decision: Decision) -> str:
    """PAR-028: the second captive that gives the seat the best position, if that beats taking
    none."""
    if plan is None:
        return decision.legal()[0].key
    here, first = situation(view, decision.seat), plan.action
    prospects, board = here.prospects(), here.board()
    best, key = worth(prospects.after(outcome(board, [first])), decision.seat), ENOUGH.key
    for option in decision.legal():
        if option.key in NUMBER:
            second = replace(first, target=int(option.value))
            value = worth(prospects.after(outcome(board, [first, second])), decision.seat)
            if value > best:
                best, key = value, option.key
    return key


# --- the other questions -------------------------------------------------------------------------


def _window(view: View, decision: Decision) -> str:
    """Interrupt an action that is worse for this seat than losing the artifact."""
    values = window_values(view, decision)
    return max(values, key=values.__getitem__, default=decision.default)


def window_values(view: View, decision: Decision) -> dict[str, float]:
    """The values of the answers about an interruption, with letting it happen first; empty if the
    declared action is not possible."""
    here, so_far = situation(view, decision.seat), begun(view.flow.args)
    deed = coded(so_far.deed)
    if deed is None:
        return {}
    prospects = here.prospects()
    action = Action(here.active, so_far.actor, deed, so_far.target, so_far.to)
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


def _agree(view: View, decision: Decision) -> str:
    return "yes" if view.count("round") > LONG_ENOUGH else "no"


SPENT = 3.0
"""The value of an interrupting artifact in addition to its value in place."""

LONG_ENOUGH = 120
"""The number of rounds after which a draw is welcome."""

CHOICES: dict[str, Callable[[View, Decision], str]] = {"window": _window, "agree": _agree}
"""The functions for the other questions that the bot decides itself, by step."""
