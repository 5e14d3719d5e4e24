"""Running the cards: the executor, and what it knows of a sentence that is carried out.

A sentence speaks of tarots, each by its number: `you` is who acts, or who bears what says it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from tabletop.cardtext.phrase import Said
from tabletop.executor.context import Context
from tabletop.executor.executor import Executor
from tabletop.executor.memory import Memory
from tabletop.executor.proposals import Posting
from tabletop.executor.questions import about, seat_option
from tabletop.executor.whom import Whom
from tabletop.games.parsifal.cards.content import NAMED, TITLES, sentences
from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT, SPOKEN_OF
from tabletop.games.parsifal.cards.phrases import PHRASES
from tabletop.games.parsifal.rules.abilities import (
    ABILITIES,
    Acting,
    Action,
    Aim,
    as_skill,
    done_by,
    first,
    sentence_of,
)
from tabletop.games.parsifal.rules.action_deeds import Declares, Done, bring_about
from tabletop.games.parsifal.rules.board import AREA, OVER, UNDER, numbers, read, set_of
from tabletop.games.parsifal.rules.seats import active
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

_IN_PLAY = frozenset((*AREA, *OVER))
_OWNER = {zone: number for number, zone in enumerate(UNDER)}


def live(table: Table) -> Iterator[tuple[Piece, int]]:
    """PAR-023, PAR-034: what waits or holds by lying there, with the character whose it is: itself,
    or who owns it; not what captives own."""
    pieces, zones, suspended = table.pieces, table.zones, table.suspended
    for number in _speaking():
        piece = pieces[number]
        owner = _OWNER.get(piece.zone, -1) if number >= FIRST_ARTIFACT else number
        if owner < 0 or pieces[owner].zone not in _IN_PLAY:
            continue
        if owner != number and zones[OVER[owner]].pieces:
            continue
        if not suspended or piece.name not in suspended:
            yield piece, owner


@cache
def _speaking() -> tuple[int, ...]:
    """The tarots that say anything but what can be done with them."""
    return tuple(number for number, name in enumerate(ALL) if EXECUTOR.index.headed(name))


def declared(name: str, kind: type[Done], *words: str) -> str:
    """Under these *words* stands the ability called *name*: a *kind* of deed, as declared."""

    def as_declared(context: Acting, **said: object) -> Rules[bool]:
        said_first = context.said in (None, first(context.line.sentence))
        actions = context.declared if said_first else ()  # what is declared is what it says first
        actions = actions or (yield from _chosen(context))
        if not actions:
            return False
        return (yield from bring_about(context.play, [*map(done_by, actions)], context))

    as_declared.__name__, as_declared.__doc__ = name, kind.__doc__
    for template in words:
        PHRASES.add(template, "action", as_declared)
    return name


def _chosen(context: Acting) -> Rules[Sequence[Action]]:
    """What is done by a sentence that nobody declared: whoever speaks for its tarot says to whom,
    and who gets that."""
    play, actor, said = context.play, context.you, context.said
    seat = context.board.place[actor] if actor >= 0 else -1
    if said is None or seat < 0:
        return ()
    skill = as_skill(context.line.piece.id, said)
    for word in said.values.get("whom", ()):
        if word in SPOKEN_OF:
            spoken_of = EXECUTOR.whom.among(context, word)
            skill = replace(skill, whom=skill.whom | set_of(spoken_of))
    ability = ABILITIES[skill.ability]

    def targets() -> list[Option]:
        fit = ability.aims(context.board, seat, actor, skill).fit
        return [Option(ALL[each], TITLES[each], (each,), value=each) for each in numbers(fit)]

    target = yield from _one(context, ability.ask.format(NAMED[actor]), targets)
    if target < 0:
        return ()
    context.that = target
    find = ability.receivers
    if find is None or not (found := find(context.board, seat, actor, target)):
        return [Action(seat, actor, skill, target)]

    def to(aim: Aim) -> Option:
        if ability.kind.rule == "PAR-048":  # a seat
            return seat_option(play, aim.target)
        return Option(ALL[aim.target], TITLES[aim.target], (aim.target,), value=aim.target)

    ask = ability.ask_to.format(NAMED[target], NAMED[actor])
    getting = yield from _one(context, ask, lambda: [to(aim) for aim in found if not aim.why])
    return [Action(seat, actor, skill, target, getting)] if getting >= 0 else ()


def _one(context: Acting, ask: str, options: Callable[[], list[Option]]) -> Rules[int]:
    """One of these as it is said, or the only one there is; -1 if there is none."""
    if len(found := options()) < 2:
        return int(found[0].value) if found else -1
    ask = f"{about(context)} {ask}"
    option = yield from asks(context.play, context.you, ask, options)
    return int(option.value)


def carry(play: Play, actions: Sequence[Action], orders: Sequence[Action] = ()) -> Rules[bool]:
    """Carry *actions* out, by the sentence they were declared by; whether anything was done."""
    action = actions[0]
    if action.deed.card < 0:  # PAR-022: open to all, it stands on no tarot
        return bring_about(play, [done_by(action)])
    line = sentence_of(play.table, action)
    context = Acting(play.table, line, action.actor, action.target, playing=play)
    context.declared, context.orders = actions, orders
    return EXECUTOR.carry(context)


class Tarots(Executor):
    """The executor, where a price was asked for with the rest."""

    def name_of(self, table: Table, who: int) -> str:
        """Sentences mean tarots here, not seats."""
        return TITLES[who]

    def is_agreed(self, context: Context, against: bool) -> bool:
        """What waits for an action was declared with its price."""
        return not against and isinstance(context.deed, Declares)

    def pay_agreed(self, context: Context, price: Said) -> Rules[bool]:
        """PAR-071: it is paid whatever else happens."""
        yield from self.act(context, price, context.you)
        return True


def speaker(table: Table, tarot: int) -> int:
    """The seat that speaks for *tarot*: who controls it or its owner, else whose turn it is."""
    place = read(table).place
    owner = tarot if tarot < FIRST_ARTIFACT else place[tarot]
    seat = place[owner] if owner >= 0 else -1
    return seat if seat >= 0 else active(table)


def asks(
    play: Play,
    who: int,
    ask: str,
    options: Callable[[], Sequence[Option]],
    *,
    moot: Callable[[], str] = str,
) -> Rules[Option]:
    """What is said for the tarot *who*."""
    seat = speaker(play.table, who)
    return (
        yield from play.choose(lambda: Decision(seat, ask, "PAR-023", [*options()], moot=moot()))
    )


WATCHED = frozenset((*AREA, *UNDER, *OVER))

EXECUTOR = Tarots(sentences, live, Memory(WATCHED), asks, Whom(), context=Acting)


class Reacting(Posting):
    """What the tarots say of deeds: of kinds that none of them speaks of, nothing is looked up.

    All tarots there can ever be are known, and most actions are such deeds (`run.py bench`).
    """

    def proposed(self, play: Play, deed: Deed, by: object) -> Iterable[Any]:
        """What sentences do to *deed* before it is done."""
        return super().proposed(play, deed, by) if type(deed) in _spoken_of() else ()

    def followed(self, play: Play, deed: Deed, by: object) -> Iterable[Any]:
        """What follows upon *deed*."""
        return super().followed(play, deed, by) if type(deed) in _spoken_of() else ()

    def awaits(self, table: Table, deed: type[Deed]) -> bool:
        """Whether any of them waits for such a deed to be done."""
        return deed in _spoken_of() and super().awaits(table, deed)


@cache
def _spoken_of() -> frozenset[object]:
    return frozenset(what for name in ALL for (_, what), _ in EXECUTOR.index.headed(name))


TEXT = Reacting(EXECUTOR)
