"""Chapter G: more than one action in a turn."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tabletop.executor.sentence import Line, Sentence
from tabletop.games.parsifal.cards.lexicon import ALL, COPIES, FIRST_ARTIFACT, NUMBER, meant
from tabletop.games.parsifal.cards.phrases import PHRASES
from tabletop.games.parsifal.rules.abilities import (
    ABILITIES,
    OPEN,
    Acting,
    Action,
    deeds_of,
    possible,
    skills_of,
)
from tabletop.games.parsifal.rules.action_deeds import Acts
from tabletop.games.parsifal.rules.board import BIT, Board, read
from tabletop.games.parsifal.rules.executor import EXECUTOR
from tabletop.games.parsifal.rules.skills import CONTROL, GIVE, TAKE
from tabletop.games.parsifal.rules.steps import TO_END_TURN
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow


class Extra(NamedTuple):
    """One more action: by *actor*; with a `deed` (its code) and a `target` if it must be that."""

    actor: int
    rule: str
    deed: int = 0
    target: int = -1


# --- what the cards say of it --------------------------------------------------------------------

ACTS_TWICE = PHRASES.trait("its owner may act twice")
"""PAR-078: of Bread and Wine, while their owner has both."""


@PHRASES.condition("its owner has {artifact} and {other:artifact}")
def has_both(context: Acting, artifact: str, other: str) -> bool:
    """PAR-078: both lie under the one who bears what says it."""
    both = BIT[NUMBER[artifact]] | BIT[NUMBER[other]]
    return context.you >= 0 and context.board.owned[context.you] & both == both


@PHRASES.trigger("after {who} acts", deed=Acts)
def after_acting(context: Acting, who: tuple[str, ...]) -> bool:
    """PAR-079: what was done does not matter."""
    deed = context.deed
    return isinstance(deed, Acts) and deed.who in meant(who)


@PHRASES.trigger("after {who} takes an artifact", deed=Acts)
def after_taking(context: Acting, who: tuple[str, ...]) -> bool:
    """PAR-080: by the action that is open to all."""
    deed = context.deed
    return isinstance(deed, Acts) and deed.ability == TAKE and deed.who in meant(who)


@PHRASES.action("your other free {kind} may act")
def side_by_side(context: Acting, kind: str) -> None:
    """PAR-079: that of the one who acted and says it, under the same control and free."""
    deed = context.deed
    if isinstance(deed, Acts) and deed.who == context.you:
        for copy in COPIES[kind]:
            if NUMBER[copy] != deed.who:
                deed.extras.append(Extra(NUMBER[copy], "PAR-079"))


@PHRASES.action("{giver:who} may give that artifact")
def courier(context: Acting, giver: tuple[str, ...]) -> None:
    """PAR-080: GIVE of the artifact just taken, to any legal receiver."""
    deed, board = context.deed, context.board
    if not isinstance(deed, Acts) or board.place[deed.target] != deed.who:
        return
    suspended = tuple(context.table.suspended)
    for skill in deeds_of(deed.who, board.owned[deed.who], suspended):
        aims = ABILITIES[skill.ability].aims(board, deed.seat, deed.who, skill)
        if skill.ability == GIVE and aims.fit & BIT[deed.target]:
            deed.extras.append(Extra(deed.who, "PAR-080", skill.code, deed.target))
            return


# --- the second action ---------------------------------------------------------------------------


def remember(play: Play, actor: int, owned: int) -> None:
    """PAR-078: whether *actor* has Bread and Wine among all *owned* when its first action is
    declared."""
    if not owned & (owned - 1) or "extra" in play.table.counters:  # most own one at most
        return
    twice = EXECUTOR.lines(play.table, ("rules", ACTS_TWICE))
    if any(line.bearer == actor for line in twice):
        play.count("communion", actor + 1)


def command(board: Board, action: Action, by: int) -> Action:
    """PAR-060: the CONTROL *by* which *action* was done; a second action is not the commanded's."""
    skills = skills_of(by, board.owned[by], ())
    orders = [skill for skill in skills if skill.ability == CONTROL]
    named = [skill for skill in orders if skill.whom & BIT[action.actor]]
    return Action(action.seat, by, (*named, *orders, OPEN[0])[0], action.actor)


def acted(action: Action) -> Acts:
    """What is told of *action* to what waits for it."""
    ability = action.deed.ability
    return Acts(who=action.actor, seat=action.seat, ability=ability, target=action.target)


def offer(play: Play, action: Action) -> Rules[Flow]:
    """PAR-077: at most one extra action in a turn; where nothing allows one, none follows."""
    if _is_told():
        yield from play.happen(acted(action))
    counters = play.table.counters
    communing = counters.get("communion", 0) == action.actor + 1
    if not (communing or _speaking_of(action.actor)) or "extra" in counters:  # as most often
        return TO_END_TURN
    if not possible_extras(play, allowing(play, action)):
        return TO_END_TURN
    return go("extra", actor=action.actor, deed=action.deed.code, target=action.target)


def allowing(play: Play, action: Action) -> Acts:
    """*action*, with what the tarots allow after it as they lie now: that is looked at, not done.

    They are found on the board, since it is asked after every action.
    """
    deed, table = acted(action), play.table
    for number, sentence in _speaking_of(action.actor):
        board = play.reading(read)
        bearer = number if number < FIRST_ARTIFACT else board.place[number]
        if board.playing & BIT[number] and ALL[number] not in table.suspended:
            line = Line(table.pieces[number], bearer, sentence)
            EXECUTOR.heard(Acting(table, line, bearer, action.actor, deed=deed, playing=play))
    return deed


ALLOWING = (side_by_side, courier)
"""What says only what is allowed, and changes nothing."""


@cache
def _waiting() -> tuple[tuple[int, Sentence], ...]:
    """The sentences that wait for somebody to act, with the numbers of their tarots."""
    return tuple(
        (number, sentence)
        for number, name in enumerate(ALL)
        for heading, sentence in EXECUTOR.index.headed(name)
        if heading == ("after", Acts)
    )


@cache
def _speaking_of(actor: int) -> tuple[tuple[int, Sentence], ...]:
    """Those that say what is allowed after *actor* has acted."""
    return tuple(
        (number, sentence)
        for number, sentence in _waiting()
        if actor in meant(sentence.clause.heads["trigger"].values["who"])
        and sentence.clause.phrase.run in ALLOWING
    )


@cache
def _is_told() -> bool:
    """Whether any does more than that, and so has to be told what was done."""
    return any(sentence.clause.phrase.run not in ALLOWING for _, sentence in _waiting())


def possible_extras(play: Play, deed: Acts) -> list[Extra]:
    """What Bread and Wine, and the sentences that waited for *deed*, allow just now; each once."""
    counters = play.table.counters
    communing = counters.get("communion", 0) == deed.who + 1
    if not (communing or deed.extras) or "extra" in counters:
        return []
    found = [Extra(deed.who, "PAR-078")] if communing else []
    found += [Extra(*told) for told in deed.extras]
    return [extra for extra in dict.fromkeys(found) if _can(play, deed.seat, extra)]


def _can(play: Play, seat: int, extra: Extra) -> bool:
    """Whether it is of somebody free, under the acting player's control, who can do anything."""
    board, actor = play.reading(read), extra.actor
    if board.place[actor] != seat or not board.free(actor):
        return False
    if extra.target >= 0:
        return board.place[extra.target] == actor
    suspended = tuple(play.table.suspended)
    return possible(board, seat, actor, deeds_of(actor, board.owned[actor], suspended))
