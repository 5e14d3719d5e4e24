"""Bots: the reason for an answer in one or two sentences with figures. Hints use it too."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import unquote

from tabletop.bots.budget import Budget
from tabletop.bots.hints import answered, because
from tabletop.bots.luck import Luck
from tabletop.games.parsifal.bots.evaluation import WON, done, winning
from tabletop.games.parsifal.bots.prospects import KIND_LIST, Prospects
from tabletop.games.parsifal.bots.ranking import Ranked, Situation, ranking, situation, unhurried
from tabletop.games.parsifal.bots.searching import Tried, search, searching
from tabletop.games.parsifal.bots.thoughtful import (
    spoken,
    thoughtful,
    window_values,
)
from tabletop.games.parsifal.bots.turn_plans import Plan
from tabletop.games.parsifal.cards.content import NAMED, kind_title, opened
from tabletop.games.parsifal.cards.lexicon import FIRST_ARTIFACT
from tabletop.games.parsifal.rules.abilities import ABILITIES, Action
from tabletop.games.parsifal.rules.half_declared import HALF_DECLARED
from tabletop.games.parsifal.rules.quests import listed, victors
from tabletop.games.parsifal.rules.skills import HAND_OVER
from tabletop.play.questions.decision import Decision
from tabletop.table.view import View

OF_AN_ACTION = ("act", "extra", *HALF_DECLARED)


def reasons(view: View, decision: Decision, key: str, budget: Budget | None) -> str:
    """Why a bot with *budget* (None: the thoughtful bot) answers *decision* with *key*.

    Without *key*: what the bot would do, and why.
    """
    if not key:
        choose = searching(budget) if budget else thoughtful
        key = choose(view, decision, Luck(0))
    if view.flow.step == "window":
        return _of_a_window(view, decision, key)
    if view.flow.step not in OF_AN_ACTION:
        return _alike(view, decision, key)
    if key == "decline":
        return because("Passes", "No second action would bring more than stopping here.")
    here = situation(view, decision.seat)
    tried = search(here, budget) if budget else []
    ranked = ranking(unhurried(here) if budget else here)
    plan = _meant(view, decision, key, [t.plan for t in tried] + [r.plan for r in ranked])
    if plan is None and key != "pass":
        return _alike(view, decision, key)
    told = [*_gains(here, plan, view), *_figures(plan, tried, ranked, view)]
    return because(_in_words(plan, view), " ".join(told))


def _alike(view: View, decision: Decision, key: str) -> str:
    label = answered(view, decision, key)
    return because(label, "") if label else ""


def _meant(view: View, decision: Decision, key: str, plans: Sequence[Plan | None]) -> Plan | None:
    """The first of *plans* that *key* declares."""
    words = [unquote(word) for word in key.split("/")]
    for plan in filter(None, plans):
        for said in spoken(view, decision, plan):
            if all(one == other for one, other in zip(said, words, strict=False)):
                return plan
    return None


def _in_words(plan: Plan | None, view: View) -> str:
    """The plan in the words of the chronicle, with the commanding character."""
    if plan is None:
        return "Passes."
    words = _told(plan.action, view)
    return f"{_told(plan.by, view).rstrip('.')}: {words}" if plan.by else words


def _told(action: Action, view: View) -> str:
    """One action in words, with the artifact it uses."""
    deed = action.deed
    said = ABILITIES[deed.ability].said
    names = [NAMED[action.actor], NAMED[action.target]]
    if action.to >= 0 and said.count("{}") > 2:
        to_seat = deed.ability == HAND_OVER
        names.append(view.seats[action.to].name if to_seat else NAMED[action.to])
    words = opened(said.format(*names))
    return f"{words.rstrip('.')} with {NAMED[deed.card]}." if deed.card >= FIRST_ARTIFACT else words


def _won(here: Situation, after: Prospects, view: View) -> str:
    """Who wins *after* an action, and with which characters; empty if nobody wins."""
    complete = [n for n, unmet in enumerate(after.unmet) if not unmet and after.controllers(n)]
    kinds, winners = victors(view, after.board, tuple(KIND_LIST[kind] for kind in complete))
    if not winners:
        return ""
    with_whom = " and ".join(map(kind_title, kinds))
    if winners == [here.seat]:
        return f"That wins with {with_whom}."
    others = [view.seats[seat].name for seat in winners if seat != here.seat]
    winning = listed([*others, "you"] if here.seat in winners else others)
    return f"That wins the game for {winning}, with {with_whom}."


def _gains(here: Situation, plan: Plan | None, view: View) -> list[str]:
    """How *plan* changes the prospects of players who are near a win."""
    before = here.prospects()
    after = done(before, plan)
    if won := _won(here, after, view):
        return [won]
    told = []
    for kind, unmet in enumerate(after.unmet):
        was, title = before.unmet[kind], kind_title(KIND_LIST[kind])
        controllers = after.controllers(kind)
        if here.seat in controllers and unmet < was:
            told.append(f"{title} then lacks {_quests(unmet)}.")
        elif unmet > was == 1 and (others := before.controllers(kind) - {here.seat}):
            told.append(f"It sets {title} of {_names(others, view)} further back.")
    threat, still = _threat(here, before), _threat(here, after)
    if still:
        told.append(f"{_names([still[0]], view)} can still win with {still[1]}.")
    elif threat:
        told.append(f"Otherwise {_names([threat[0]], view)} could win with {threat[1]}.")
    elif plan:
        told.append("After that no rival can win at once.")
    return told


def _threat(here: Situation, prospects: Prospects) -> tuple[int, str] | None:
    """The first rival who could win before the seat's next turn, and the character."""
    for rival in here.rivals():
        if plan := winning(prospects, rival, here.suspended):
            after = done(prospects, plan)
            for kind, unmet in enumerate(after.unmet):
                if not unmet and rival in after.controllers(kind):
                    return rival, kind_title(KIND_LIST[kind])
    return None


def _figures(
    plan: Plan | None, tried: Sequence[Tried], ranked: Sequence[Ranked], view: View
) -> list[str]:
    """The value of *plan* compared with the next best plan."""
    mine = next((each for each in tried if each.plan == plan and each.times), None)
    if mine:
        told = [f"Over {mine.times} playouts it scores {mine.share:.0%} of a win."]
        others = [each for each in tried if each.plan != plan and each.times]
        if others:
            other = max(others, key=lambda each: (each.times, each.share))
            told.append(f"Next best: {_bare(other.plan, view)} ({other.share:.0%}).")
        return told
    points = next((each for each in ranked if each.plan == plan), None)
    if points is None:
        return []
    told = [f"Its position then scores {_outlook(points.score)}; a win scores {_outlook(WON)}."]
    rest = [each for each in ranked if each.plan != plan]
    if rest:
        told.append(f"Next best: {_bare(rest[0].plan, view)} ({_outlook(rest[0].score)}).")
    return told


def _outlook(score: float) -> str:
    """The value of a position for a seat minus that of its rivals, with its sign."""
    return f"{score:+.0f}".replace("-", "−")


def _bare(plan: Plan | None, view: View) -> str:
    return _in_words(plan, view).rstrip(".")


def _of_a_window(view: View, decision: Decision, key: str) -> str:
    """The values of letting the action happen and of stopping it."""
    values = window_values(view, decision)
    if key not in values or decision.default not in values:
        return _alike(view, decision, key)
    happens = values[decision.default]
    stopped = max((value for each, value in values.items() if each != decision.default), default=0)
    if key == decision.default:
        words = because("Lets it happen", "Stopping it would bring less.")
    else:
        words = because("Stops it", "Stopping it is worth the artifact.")
    return (
        f"{words} Its position scores {_outlook(happens)} if the action happens and "
        f"{_outlook(stopped)} if it is stopped."
    )


def _quests(number: int) -> str:
    return "one quest" if number == 1 else f"{number} quests"


def _names(seats: Sequence[int] | set[int], view: View) -> str:
    return " and ".join(view.seats[seat].name for seat in sorted(seats))
