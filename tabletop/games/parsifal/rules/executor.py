"""Running the cards: the executor, and the context of a sentence.

A sentence refers to tarots by number. `you` is the acting character, or the bearer of the
sentence's tarot.
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
    """PAR-023, PAR-034: the tarots whose waiting and lasting sentences are in force, each with its
    character (itself, or its owner). Artifacts of captives do not count."""
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
    """The tarots with sentences other than skills."""
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
    """Add the verb *name* for a deed of a tarot on another, with the *ability* behind it.

    *kind* is the type of the deed, and *told* tells it in other words. In a command, the deed is
    carried out as declared. As a cost it is paid by *pays*, or else by doing it; *unless_able*
    returns what is missing.
    """

    def as_declared(context: Acting, **said: object) -> Rules[bool]:
        said_first = context.said in (None, first(context.line.sentence))
        declared = (
            context.declared if said_first else ()
        )  # this is the first effect of the sentence
        actions: Sequence[Action] = [each for each in declared if each.deed.ability != AS_PRINTED]
        actions = actions or (yield from _chosen(context))
        if not actions:
            return False
        return (yield from bring_about(context.play, [*map(done_by, actions)], context))

    def does(context: Acting, who: int, **said: object) -> Rules[bool]:
        """The same verb with a named subject."""
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
    """Refuse a cost that has no possible target."""
    if aimed(context, who):
        return None
    return Refusal(kind.rule, "Nothing in play can be chosen for this.", absolute=True)


def _skill_of(context: Acting, said: Said) -> Skill:
    """*said* as a skill. Nouns that depend on the moment are resolved now."""
    skill = as_skill(context.line.piece.id, said)
    spoken = [noun for noun in nouns_of(said.values.get("whom")) if not meant((noun,))]
    for noun in spoken:
        skill = replace(skill, whom=skill.whom | set_of(EXECUTOR.whom.among(context, noun)))
    if spoken and not skill.whom:
        return replace(skill, whom=NOBODY)
    return skill


def aimed(context: Acting, actor: int) -> tuple[int, ...]:
    """The targets on which *actor* can do *said*."""
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
    """Choose the targets and receivers of an undeclared sentence. The speaker of its tarot chooses,
    unless the sentence applies to all."""
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
        if ability.kind.rule == "PAR-048":  # the value is a seat
            return seat_option(play, aim.target)
        return Option(ALL[aim.target], TITLES[aim.target], (aim.target,), value=aim.target)

    ask = ability.ask_to.format(NAMED[target], NAMED[actor])
    getting = yield from _one(context, ask, lambda: [to(aim) for aim in found if not aim.why])
    return [Action(seat, actor, skill, target, getting)] if getting >= 0 else ()


def _one(context: Acting, ask: str, options: Callable[[], list[Option]]) -> Rules[int]:
    """The chosen one of these, or the only one; -1 if there is none."""
    if len(found := options()) < 2:
        return int(found[0].value) if found else -1
    ask = f"{about(context)} {ask}"
    option = yield from asks(context.play, context.you, ask, options)
    return int(option.value)


def carry(play: Play, actions: Sequence[Action], orders: Sequence[Action] = ()) -> Rules[bool]:
    """Carry out *actions* by the sentence that declared them. Returns whether anything was done."""
    action = actions[0]
    if action.deed.card < 0:  # PAR-022: abilities of every character are printed on no tarot
        return bring_about(play, [done_by(action)])
    line = sentence_of(play.table, action)
    context = Acting(play.table, line, action.actor, action.target, playing=play)
    context.declared, context.orders = actions, orders
    return EXECUTOR.carry(context)


class Tarots(Executor):
    """Parsifal's executor, which handles costs that were agreed with the declaration."""

    def name_of(self, table: Table, who: int) -> str:
        """The name of a tarot or a player."""
        return TITLES[who] if who < PLAYERS else table.seats[who - PLAYERS].name

    def asking(self, context: Context) -> Asks:
        """Do not ask again about a declared effect."""
        assert isinstance(context, Acting)
        declared = context.declared and context.said is first(context.line.sentence)
        return _wanted if declared else super().asking(context)

    def was_asked(self, context: Context) -> bool:
        """Whether a declared effect was already asked about."""
        assert isinstance(context, Acting)
        declared = context.declared
        return bool(declared) and context.line.sentence.number == declared[0].deed.code % 10

    def is_agreed(self, context: Context, against: bool) -> bool:
        """Whether a sentence that waits for an action was declared with its cost."""
        return not against and isinstance(context.deed, Declares)

    def pay_agreed(self, context: Context, price: Said) -> Rules[bool]:
        """PAR-071: pay the agreed cost whatever else happens."""
        yield from self.act(context, price, context.you)
        return True


def speaker(table: Table, tarot: int) -> int:
    """The seat that decides for *tarot*: the controller of it or of its owner, or that player, or
    else the active seat."""
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
    """Ask the seat that decides for the tarot *who*."""
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
    """Whether somebody wants to do a declared effect. All other effects are asked about."""
    wanted = next((each for each in options() if each.key == "yes"), None)
    if wanted is not None:
        return wanted
    return (yield from asks(play, who, ask, options, moot=moot))


WATCHED = frozenset((*AREA, *UNDER, *OVER))


def told(name: str) -> tuple[Sentence, ...]:
    """The sentences of the tarot called *name*, without those that only allow actions (PAR-079)."""
    return tuple(each for each in sentences(name) if not allows(each))


EXECUTOR = Tarots(sentences, live, Memory(WATCHED), asks, Whom(), context=Acting, text=told)


class Reacting(Posting):
    """The reactions of tarots to deeds. Kinds of deeds that no tarot mentions are skipped.

    All possible tarots are known, and most actions are such deeds (`run.py bench`).
    """

    def proposed(self, play: Play, deed: Deed, by: object) -> Iterable[Any]:
        """Apply sentences to *deed* before it happens."""
        return super().proposed(play, deed, by) if type(deed) in _spoken_of() else ()

    def followed(self, play: Play, deed: Deed, by: object) -> Iterable[Any]:
        """Run the sentences that follow *deed*."""
        return super().followed(play, deed, by) if type(deed) in _spoken_of() else ()

    def awaits(self, table: Table, deed: type[Deed]) -> bool:
        """Whether any tarot waits for such a deed."""
        return deed in _spoken_of() and super().awaits(table, deed)


@cache
def _spoken_of() -> frozenset[object]:
    return frozenset(what for name in ALL for (_, what), _ in EXECUTOR.index.headed(name))


TEXT = Reacting(EXECUTOR)
