"""Chapter G: more than one action in a turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.phrase import Said
from tabletop.games.parsifal.cards.content import skills_printed
from tabletop.games.parsifal.cards.lexicon import ALL, COPIES, NUMBER, meant
from tabletop.games.parsifal.cards.phrases import PHRASES
from tabletop.games.parsifal.rules.board import ARTIFACT_SET, BIT, Board, numbers, read, set_of
from tabletop.games.parsifal.rules.deeds import (
    ABILITIES,
    OPEN,
    Action,
    deeds_of,
    possible,
    skills_of,
)
from tabletop.games.parsifal.rules.skills import control, give, take
from tabletop.games.parsifal.rules.steps import TO_END_TURN
from tabletop.play.play import Play
from tabletop.play.procedure import go
from tabletop.table.table import Flow


class Extra(NamedTuple):
    """One more action: by *actor*; with a `deed` (its code) and a `target` if it must be that."""

    actor: int
    rule: str
    deed: int = 0
    target: int = -1


class Done(NamedTuple):
    """What the first action was, on the board as it lies now."""

    board: Board
    action: Action
    communion: bool
    suspended: tuple[str, ...]


AFTER_TAKING = PHRASES.add("after {who} takes an artifact", "trigger", deed=Action)
AFTER_ACTING = PHRASES.add("after {who} acts", "trigger", deed=Action)
TWO_OWNED = PHRASES.add("its owner has {artifact} and {other:artifact}", "condition")


@PHRASES.action("its owner may act twice")
def communion(done: Done) -> Iterator[Extra]:
    """PAR-078: the same character again, if it had both when the first action was declared."""
    if done.communion and _can(done, done.action.actor):
        yield Extra(done.action.actor, "PAR-078")


@PHRASES.action("your other free {kind} may act")
def side_by_side(done: Done, kind: str) -> Iterator[Extra]:
    """PAR-079: the other Knight, under the same control and free."""
    for copy in COPIES[kind]:
        if NUMBER[copy] != done.action.actor and _can(done, NUMBER[copy]):
            yield Extra(NUMBER[copy], "PAR-079")


@PHRASES.action("{who} may give that artifact")
def courier(done: Done, who: tuple[str, ...]) -> Iterator[Extra]:
    """PAR-080: GIVE of the artifact just taken, to any legal receiver."""
    board, action = done.board, done.action
    seat, actor, artifact = action.seat, action.actor, action.target
    if not _can(done, actor) or board.place[artifact] != actor:
        return
    for deed in deeds_of(actor, board.owned[actor], done.suspended):
        aims = ABILITIES[deed.ability].aims(board, seat, actor, deed)
        if deed.ability == give.__name__ and aims.fit & BIT[artifact]:
            yield Extra(actor, "PAR-080", deed.code, artifact)
            return


def _can(done: Done, actor: int) -> bool:
    """Whether *actor* is free, under the acting player's control, and has something to do."""
    board, seat = done.board, done.action.seat
    return (
        board.place[actor] == seat
        and board.free(actor)
        and possible(board, seat, actor, deeds_of(actor, board.owned[actor], done.suspended))
    )


def remember(play: Play, actor: int, owned: int) -> None:
    """PAR-078: whether *actor* has *owned* Bread and Wine when its first action is declared."""
    if "extra" in play.table.counters:
        return
    for artifact, both in _sharing():
        if not both & ~owned and ALL[artifact] not in play.table.suspended:
            play.count("communion", actor + 1)
            return


@cache
def _sharing() -> tuple[tuple[int, int], ...]:
    """The artifacts that speak of two that somebody owns, each with the set of these."""
    return tuple(
        (
            artifact,
            set_of(NUMBER[name] for name in clause.heads["if"].values["condition"].values.values()),
        )
        for artifact in numbers(ARTIFACT_SET)
        for clause in skills_printed(ALL[artifact])
        if "if" in clause.heads and clause.heads["if"].values["condition"].phrase is TWO_OWNED
    )


def command(board: Board, action: Action, by: int) -> Action:
    """PAR-060: the CONTROL *by* which *action* was done; a second action is not the commanded's."""
    skills = skills_of(by, board.owned[by], ())
    deed = next((deed for deed in skills if deed.ability == control.__name__), OPEN[0])
    return Action(action.seat, by, deed, action.actor)


def offer(play: Play, action: Action) -> Flow:
    """PAR-077: at most one extra action in a turn."""
    if "extra" in play.table.counters or not possible_extras(play, action):
        return TO_END_TURN
    return go("extra", actor=action.actor, deed=action.deed.code, target=action.target)


def possible_extras(play: Play, action: Action) -> list[Extra]:
    """What Bread and Wine, and the actor's own text, allow after its *action*; each once."""
    table = play.table
    communing = table.counters.get("communion", 0) == action.actor + 1
    after = _following(action.actor)
    if not (communing or after):
        return []
    done = Done(play.reading(read), action, communing, tuple(table.suspended))
    found = dict.fromkeys(communion(done))
    if ALL[action.actor] not in table.suspended:
        for clause in after:
            if _happened(clause.heads["trigger"], action):
                found.update(dict.fromkeys(clause.run(done)))
    return list(found)


@cache
def _following(actor: int) -> tuple[Clause, ...]:
    """What the text of *actor* says of what follows a deed."""
    return tuple(clause for clause in skills_printed(ALL[actor]) if "trigger" in clause.heads)


def _happened(trigger: Said, action: Action) -> bool:
    """Whether *action* is what the words of *trigger* speak of."""
    if trigger.phrase is AFTER_TAKING and action.deed.ability != take.__name__:
        return False
    return action.actor in meant(trigger.values["who"])
