"""Chapter G: conditions for more than one action in a turn."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import nouns_of
from tabletop.executor.sentence import Line, Sentence
from tabletop.games.parsifal.cards.content import sentences
from tabletop.games.parsifal.cards.grammar import ACTS_TWICE, GRAMMAR, TAROT
from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT, meant
from tabletop.games.parsifal.rules.abilities import (
    ABILITIES,
    ALLOWED,
    OPEN,
    Acting,
    Action,
    allows,
    deeds_of,
    first,
    part_of,
    possible,
    skills_of,
)
from tabletop.games.parsifal.rules.action_deeds import Acts
from tabletop.games.parsifal.rules.board import BIT, Board, read
from tabletop.games.parsifal.rules.executor import EXECUTOR
from tabletop.games.parsifal.rules.skills import CONTROL, GIVE, GIVES, TAKE, Takes
from tabletop.games.parsifal.rules.steps import TO_END_TURN
from tabletop.grammar.verb import verb
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow, Table


class Extra(NamedTuple):
    """A possible second action by *actor*, limited to a `deed` (its code) and a `target` if these
    are set."""

    actor: int
    rule: str
    deed: int = 0
    target: int = -1


# --- sentences that allow actions ----------------------------------------------------------------


def acts(context: Acting, who: int) -> bool:
    """PAR-079: a sentence that allows an action is declared after the first action, and has no
    effect by itself."""
    return False


ACT = verb(
    GRAMMAR, "act", TAROT, "[act]", "[perform|take] a action", does=acts, deed=Acts,
    only=("done", "after", "past"),
)  # fmt: skip
GRAMMAR.add(
    ACT["past has not"]
    .construction()
    .also(
        "{who:tarot/so/plain/1} (performed|took|declared) no action {period}",
        "{who:tarot/so/plain/1} did not act {period}",
    )
)
ALLOWED.update((ACT.name, GIVES.name))


def _allow(context: Acting, said: Said) -> None:
    """Record with the present action what *said* allows after it."""
    deed, board = context.deed, context.board
    assert isinstance(deed, Acts)
    whom = EXECUTOR.whom.among(context, said.values["who"])
    if part_of(said) == ACT.name:
        deed.extras += [Extra(each, "PAR-079") for each in whom if each != deed.who]
        return
    suspended = tuple(context.table.suspended)
    for giver in whom if deed.ability == TAKE and board.place[deed.target] == deed.who else ():
        for skill in deeds_of(giver, board.owned[giver], suspended):
            aims = ABILITIES[skill.ability].aims(board, deed.seat, giver, skill)
            if skill.ability == GIVE and aims.fit & BIT[deed.target]:
                deed.extras.append(Extra(giver, "PAR-080", skill.code, deed.target))
                return


# --- the second action ---------------------------------------------------------------------------


def remember(play: Play, actor: int, owned: int) -> None:
    """PAR-078: whether *actor* has Bread and Wine among all *owned* artifacts when its first action
    is declared."""
    if not owned & (owned - 1) or "extra" in play.table.counters:  # most characters own one at most
        return
    twice = EXECUTOR.lines(play.table, ("rules", ACTS_TWICE))
    if any(_is_about(play.table, line, actor) for line in twice):
        play.count("communion", actor + 1)


def _is_about(table: Table, line: Line, actor: int) -> bool:
    who = line.clause.body[0].values["who"]
    return EXECUTOR.whom.includes(Acting(table, line, line.bearer, line.bearer), who, actor)


def command(board: Board, action: Action, by: int) -> Action:
    """PAR-060: the CONTROL *by* which *action* was done. The commanded character gets no second
    action."""
    skills = skills_of(by, board.owned[by], ())
    orders = [skill for skill in skills if skill.ability == CONTROL]
    named = [skill for skill in orders if skill.whom & BIT[action.actor]]
    return Action(action.seat, by, (*named, *orders, OPEN[0])[0], action.actor)


def acted(action: Action) -> Acts:
    """The event of *action*, for sentences that wait for it."""
    ability = action.deed.ability
    return Acts(who=action.actor, seat=action.seat, ability=ability, target=action.target)


def offer(play: Play, action: Action) -> Rules[Flow]:
    """PAR-077: offer at most one extra action in a turn, if any is allowed."""
    if _is_told():
        yield from play.happen(acted(action))
    counters = play.table.counters
    communing = counters.get("communion", 0) == action.actor + 1
    if not (communing or _speaking_of(action.actor)) or "extra" in counters:  # the usual case
        return TO_END_TURN
    if not possible_extras(play, allowing(play, action)):
        return TO_END_TURN
    return go("extra", actor=action.actor, deed=action.deed.code, target=action.target)


def allowing(play: Play, action: Action) -> Acts:
    """*action* with what the tarots allow after it on the present board.

    This only looks and changes nothing. It reads the board, since it runs after every action.
    """
    deed, table = acted(action), play.table
    for number, sentence in _speaking_of(action.actor):
        board = play.reading(read)
        bearer = number if number < FIRST_ARTIFACT else board.place[number]
        if board.playing & BIT[number] and ALL[number] not in table.suspended:
            context = Acting(table, Line(table.pieces[number], bearer, sentence), bearer)
            context.playing, context.deed, context.that = play, _waited(sentence, deed), deed.who
            waits = EXECUTOR.fits(sentence.clause.heads["trigger"], context)
            if waits and EXECUTOR.in_force(context):
                context.deed, context.that = deed, deed.target
                _allow(context, first(sentence))
    return deed


def _waited(sentence: Sentence, deed: Acts) -> Deed:
    """The deed that a *sentence* waits for and that allows an action: the action itself, or its
    taking."""
    if sentence.clause.heads["trigger"].phrase.deed is Acts:
        return deed
    return Takes(who=deed.target if deed.ability == TAKE else -1, by=deed.who)


@cache
def _waiting() -> tuple[tuple[int, Sentence], ...]:
    """The sentences that allow an action after another, with the numbers of their tarots."""
    return tuple(
        (number, sentence)
        for number, name in enumerate(ALL)
        for sentence in sentences(name)
        if allows(sentence) and sentence.clause.heads["trigger"].phrase.deed in (Acts, Takes)
    )


@cache
def _speaking_of(actor: int) -> tuple[tuple[int, Sentence], ...]:
    """The sentences that may allow something after an action of *actor*."""
    return tuple(
        (number, sentence) for number, sentence in _waiting() if _may_mean(sentence, number, actor)
    )


def _may_mean(sentence: Sentence, number: int, actor: int) -> bool:
    """Whether the tarot of this *number* may wait for *actor*. With `this character` it waits only
    for itself."""
    nouns = nouns_of(sentence.clause.heads["trigger"].values["who"])
    own = number == actor or number >= FIRST_ARTIFACT
    return actor in meant(nouns) or (not meant(nouns) and own)


@cache
def _is_told() -> bool:
    """Whether a sentence needs to know what was done."""
    return any(
        heading == ("after", Acts) for name in ALL for heading, _ in EXECUTOR.index.headed(name)
    )


def possible_extras(play: Play, deed: Acts) -> list[Extra]:
    """The second actions that Bread and Wine and the sentences that waited for *deed* allow now,
    each once."""
    counters = play.table.counters
    communing = counters.get("communion", 0) == deed.who + 1
    if not (communing or deed.extras) or "extra" in counters:
        return []
    found = [Extra(deed.who, "PAR-078")] if communing else []
    found += [Extra(*told) for told in deed.extras]
    return [extra for extra in dict.fromkeys(found) if _can(play, deed.seat, extra)]


def _can(play: Play, seat: int, extra: Extra) -> bool:
    """Whether the actor is free, under the acting player's control, and able to do anything."""
    board, actor = play.reading(read), extra.actor
    if board.place[actor] != seat or not board.free(actor):
        return False
    if extra.target >= 0:
        return board.place[extra.target] == actor
    suspended = tuple(play.table.suspended)
    return possible(board, seat, actor, deeds_of(actor, board.owned[actor], suspended))
