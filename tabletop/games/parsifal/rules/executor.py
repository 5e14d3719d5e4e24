"""Running the cards: the executor, and what it knows of a sentence that is carried out.

A sentence speaks of tarots, each by its number: `you` is who acts, or who bears what says it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any

from msgspec.structs import replace

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import nouns_of
from tabletop.executor.context import Context
from tabletop.executor.executor import Executor
from tabletop.executor.memory import Memory
from tabletop.executor.proposals import Posting
from tabletop.executor.questions import Asks, about, seat_option
from tabletop.executor.sentence import Sentence
from tabletop.executor.whom import Whom
from tabletop.games.parsifal.cards.content import NAMED, TITLES, sentences
from tabletop.games.parsifal.cards.grammar import GRAMMAR, TAROT, WHOM, by_characters
from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT, PLAYERS, meant
from tabletop.games.parsifal.rules.abilities import (
    ABILITIES,
    AS_PRINTED,
    NOBODY,
    Acting,
    Action,
    Aim,
    Skill,
    allows,
    as_skill,
    done_by,
    first,
    names_all,
    receivers,
    sentence_of,
)
from tabletop.games.parsifal.rules.action_deeds import Declares, Done, bring_about
from tabletop.games.parsifal.rules.board import AREA, OVER, UNDER, numbers, read, set_of
from tabletop.games.parsifal.rules.seats import active
from tabletop.grammar.frames import Voice
from tabletop.grammar.verb import ALL as ALL_POSITIONS
from tabletop.grammar.verb import Does, Happens, Verb, verb
from tabletop.play.questions.decision import Decision, Option, Refusal
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


LEFT = Voice(left=True)
"""`You may lock a Knight`: whoever speaks for the tarot says whether it does."""


def skill_verb(
    ability: str,
    name: str,
    *frames: str,
    kind: type[Done],
    told: type[Deed] | None = None,
    moment: tuple[str, ...] = (),
    unless_able: Lacks | None = None,
    pays: Pays | None = None,
    only: Collection[str] = ALL_POSITIONS,
    slots: Mapping[str, str] = {},
    admits: Callable[[Mapping[str, Any]], bool] = by_characters,
    voice: Voice = LEFT,
) -> Verb:
    """The verb called *name* of what a tarot does to another, by the *ability* under its words: a
    *kind* of deed, which may be *told* of by another; as an order it is as it was declared.

    As a price it is paid as *pays* says, if not by doing it; *unless_able* tells what it lacks.
    """

    def as_declared(context: Acting, **said: object) -> Rules[bool]:
        said_first = context.said in (None, first(context.line.sentence))
        declared = context.declared if said_first else ()  # it is what the sentence says first
        actions: Sequence[Action] = [each for each in declared if each.deed.ability != AS_PRINTED]
        actions = actions or (yield from _chosen(context))
        if not actions:
            return False
        return (yield from bring_about(context.play, [*map(done_by, actions)], context))

    def does(context: Acting, who: int, **said: object) -> Rules[bool]:
        """The same by somebody who is named."""
        acting = replace(context, you=who, declared=(), said=context.said)
        done = yield from as_declared(acting, **said)
        context.that = acting.that
        return done

    for run in (as_declared, does):
        run.__name__, run.__doc__ = ability, kind.__doc__
    awaited = moment or tuple(frame.replace(f":{WHOM}", f":{TAROT.id}/some") for frame in frames)
    return verb(
        GRAMMAR, name, TAROT, *frames, moment=awaited, order=as_declared,
        does=Does(does, pays=pays, lacks=unless_able or partial(_nobody_to, kind)),
        deed=Happens(kind, told, roles={"who": "by", "whom": "who"}), voice=voice,
        only=only, slots=slots, admits=admits,
    )  # fmt: skip


Lacks = Callable[..., Refusal | None]
Pays = Callable[..., Rules[bool]]


def _nobody_to(kind: type[Done], context: Acting, who: int, **said: object) -> Refusal | None:
    """A price that there is nobody for cannot be paid."""
    if aimed(context, who):
        return None
    return Refusal(kind.rule, "Nothing in play can be chosen for this.", absolute=True)


def _skill_of(context: Acting, said: Said) -> Skill:
    """What is *said*, as something that can be done; whom it speaks of are those just now."""
    skill = as_skill(context.line.piece.id, said)
    spoken = [noun for noun in nouns_of(said.values.get("whom")) if not meant((noun,))]
    for noun in spoken:
        skill = replace(skill, whom=skill.whom | set_of(EXECUTOR.whom.among(context, noun)))
    if spoken and not skill.whom:
        return replace(skill, whom=NOBODY)
    return skill


def aimed(context: Acting, actor: int) -> tuple[int, ...]:
    """Those to whom what is said can be done by *actor*."""
    said, board = context.said, context.board
    seat = board.place[actor] if 0 <= actor < FIRST_ARTIFACT else -1
    if said is None or seat < 0:
        return ()
    skill = _skill_of(context, said)
    if skill.whom == NOBODY:
        return ()
    such, widely = skill.such, replace(skill, such=None, narrow=False)
    found = numbers(ABILITIES[skill.ability].aims(board, seat, actor, widely).fit)
    if such is None:
        return found
    return tuple(each for each in found if such.run(replace(context, you=actor, that=each)))


def _chosen(context: Acting) -> Rules[Sequence[Action]]:
    """What is done by a sentence that nobody declared: whoever speaks for its tarot says to whom,
    and who gets that; to all whom it names, where it names all."""
    play, actor, said = context.play, context.you, context.said
    seat = context.board.place[actor] if 0 <= actor < FIRST_ARTIFACT else -1
    if said is None or seat < 0:
        return ()
    skill = _skill_of(context, said)
    ability = ABILITIES[skill.ability]
    fitting = aimed(context, actor)
    if names_all(said):
        return [Action(seat, actor, skill, each) for each in fitting]

    def targets() -> list[Option]:
        return [Option(ALL[each], TITLES[each], (each,), value=each) for each in fitting]

    target = yield from _one(context, ability.ask.format(NAMED[actor]), targets)
    if target < 0:
        return ()
    context.that = target
    found = receivers(context.board, seat, actor, skill, target)
    if not found:
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
        """Sentences mean tarots here, and players."""
        return TITLES[who] if who < PLAYERS else table.seats[who - PLAYERS].name

    def asking(self, context: Context) -> Asks:
        """What was declared is wanted."""
        assert isinstance(context, Acting)
        declared = context.declared and context.said is first(context.line.sentence)
        return _wanted if declared else super().asking(context)

    def was_asked(self, context: Context) -> bool:
        """What was declared was asked about then."""
        assert isinstance(context, Acting)
        declared = context.declared
        return bool(declared) and context.line.sentence.number == declared[0].deed.code % 10

    def is_agreed(self, context: Context, against: bool) -> bool:
        """What waits for an action was declared with its price."""
        return not against and isinstance(context.deed, Declares)

    def pay_agreed(self, context: Context, price: Said) -> Rules[bool]:
        """PAR-071: it is paid whatever else happens."""
        yield from self.act(context, price, context.you)
        return True


def speaker(table: Table, tarot: int) -> int:
    """The seat that speaks for *tarot*, or is that player: who controls it or its owner, else whose
    turn it is."""
    if tarot >= PLAYERS:
        return tarot - PLAYERS
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


def _wanted(
    play: Play,
    who: int,
    ask: str,
    options: Callable[[], Sequence[Option]],
    *,
    moot: Callable[[], str] = str,
) -> Rules[Option]:
    """Whether somebody does what was declared; whatever else is asked."""
    wanted = next((each for each in options() if each.key == "yes"), None)
    if wanted is not None:
        return wanted
    return (yield from asks(play, who, ask, options, moot=moot))


WATCHED = frozenset((*AREA, *UNDER, *OVER))


def told(name: str) -> tuple[Sentence, ...]:
    """What the tarot called *name* says; what it only allows is not done by it (PAR-079)."""
    return tuple(each for each in sentences(name) if not allows(each))


EXECUTOR = Tarots(sentences, live, Memory(WATCHED), asks, Whom(), context=Acting, text=told)


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
