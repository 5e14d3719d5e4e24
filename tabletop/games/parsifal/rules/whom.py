"""Cards: whom the nouns of a sentence mean, tarots and players."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cardtext.subjects import ANYONE, EACH, IT, ITS, Such, Who, nouns_of, quantifier
from tabletop.executor.context import Context
from tabletop.executor.questions import about, seat_option, unless_declared
from tabletop.executor.sentence import Line
from tabletop.executor.whom import Among
from tabletop.games.parsifal.cards.content import TITLES
from tabletop.games.parsifal.cards.grammar import GRAMMAR
from tabletop.games.parsifal.cards.lexicon import (
    ALL,
    ALONE,
    ARTIFACT_NAMES,
    FIRST_ARTIFACT,
    KIND_WORDS,
    PLAYERS,
    meant,
)
from tabletop.games.parsifal.rules.abilities import Acting
from tabletop.games.parsifal.rules.action_deeds import Done
from tabletop.games.parsifal.rules.board import AWAY, Board
from tabletop.games.parsifal.rules.executor import EXECUTOR, asks
from tabletop.games.parsifal.rules.seats import active
from tabletop.play.questions.decision import Option, Roll
from tabletop.play.rules.procedure import Rules

WHOM = EXECUTOR.whom

Means = Callable[[Context], list[int]]
Fits = Callable[[Context, int], bool]


def _board(context: Context) -> Board:
    assert isinstance(context, Acting)
    return context.board


def _is_character(who: int) -> bool:
    return 0 <= who < FIRST_ARTIFACT


def _picked(context: Context, among: Among) -> Rules[int]:
    """Whoever speaks for the tarot that says it says which."""
    if len(found := among()) < 2:
        return found[0]

    def option(one: int) -> Option:
        if one >= PLAYERS:
            return seat_option(context.play, one - PLAYERS)
        return Option(ALL[one], TITLES[one], (one,), value=one)

    option_of = unless_declared(context, asks)
    chosen = yield from option_of(
        context.play,
        context.you,
        f"{about(context)} Which character?",
        lambda: [*map(option, among())],
    )
    value = int(chosen.value)
    return value + PLAYERS if chosen.key.startswith("seat ") else value


def _by_lot(context: Context, among: Among) -> Rules[int]:
    if len(found := among()) < 2:
        return found[0]
    lot: int = yield Roll(len(found), f"{about(context)} Which character, at random?", "PAR-023")
    return found[lot - 1]


def _quantified(kind: str, all_of: Means, fits: Fits, you: Callable[[Context], int]) -> None:
    """Those of a *kind*, with each quantifier; `you` is whom none of the others is."""

    def others(context: Context) -> list[int]:
        return [each for each in all_of(context) if each != you(context)]

    def is_other(context: Context, who: int) -> bool:
        return fits(context, who) and who != you(context)

    WHOM.noun(f"each {kind}", fits=fits)(all_of)
    WHOM.noun(f"other {kind}", fits=is_other)(others)
    WHOM.noun(f"one {kind}", _picked, fits)(all_of)
    WHOM.noun(f"another {kind}", _picked, is_other)(others)
    WHOM.noun(f"random {kind}", _by_lot, fits, lot=True)(all_of)


# --- tarots ------------------------------------------------------------------------------------


def _tarots(noun: str) -> tuple[Means, Fits]:
    """Those of a *noun* that are in play, and whether it means a tarot, wherever that is."""
    tarots = sorted(meant((noun,)))

    def in_play(context: Context) -> list[int]:
        place = _board(context).place
        return [each for each in tarots if place[each] >= 0]

    def fits(context: Context, who: int) -> bool:
        return who in meant((noun,))

    return in_play, fits


def _said(kind: str) -> Means:
    """The tarot of a *kind* that was spoken of last; of an artifact, who did something with it."""

    def found(context: Context) -> list[int]:
        deed = context.deed
        spoken = (context.that, getattr(deed, "who", -1), getattr(deed, "by", -1))
        return [each for each in spoken if each in meant((f"one {kind}",))][:1]

    return found


for _kind in ("character", *KIND_WORDS):
    _quantified(_kind, *_tarots(f"one {_kind}"), lambda context: context.you)
    WHOM.noun(f"that {_kind}")(_said(_kind))

for _name in (*ALONE, *ARTIFACT_NAMES):
    _in_play, _fits = _tarots(_name)
    WHOM.noun(_name, fits=_fits)(_in_play)


@WHOM.noun(EACH)
@WHOM.noun(IT)
def _spoken_of(context: Context) -> list[int]:
    """Of whom a condition is asked, or who was spoken of last."""
    return [context.that] if context.that >= 0 else []


@WHOM.noun("this")
@WHOM.noun("owner")
def _owner(context: Context) -> list[int]:
    """The bearer of the artifact that says it, or the character itself."""
    return [context.you] if context.you >= 0 else []


@WHOM.noun("itself")
def _itself(context: Context) -> list[int]:
    """The tarot that says it."""
    return [context.line.piece.id]


@WHOM.noun(ITS)
def _its(context: Context) -> list[int]:
    """Whose: of whom the sentence tells what was done, else of the one that says it."""
    line: Line | None = context.line  # none where a skill is asked about a board
    trigger = line.clause.heads.get("trigger") if line is not None else None
    values = (trigger.values.get("whom"), trigger.values.get("who")) if trigger else ()
    for field, value in zip(("who", "by"), values, strict=False):
        one = getattr(context.deed, field, -1)
        named = nouns_of(value)[:1] not in ((), ("this",), ("owner",), (ANYONE,))
        if named and _is_character(one):
            return [one]
    return _owner(context)


@WHOM.noun("locker")
def _locker(context: Context) -> list[int]:
    """Who locks the one whose sentence it is, or did when it waited for that."""
    locker = _board(context).locker[context.you] if _is_character(context.you) else -1
    if locker < 0 and getattr(context.deed, "who", -1) == context.you:
        locker = getattr(context.deed, "by", -1)
    return [locker] if _is_character(locker) else []


# --- players -----------------------------------------------------------------------------------


def seat_of(context: Context, who: int) -> int:
    """The seat of a player, or that which controls a tarot or its owner, or did before it went to
    Limbo; -1 if nobody does."""
    if who >= PLAYERS:
        return who - PLAYERS
    board = _board(context)
    owner = board.place[who] if who >= FIRST_ARTIFACT else who
    place = board.place[owner] if _is_character(owner) else -1
    if place < 0 and isinstance(context.deed, Done) and context.deed.who == owner:
        place = context.deed.was
    return max(place, -1)


def you_are(context: Context) -> int:
    """The number of the player that is `you`; whose turn it is, if nobody controls the tarot."""
    seat = seat_of(context, context.you) if context.you >= 0 else -1
    if seat < 0 and context.playing is not None:
        seat = active(context.table)
    return PLAYERS + seat if seat >= 0 else -1


def _players(context: Context) -> list[int]:
    return [PLAYERS + seat for seat in range(_board(context).seats)]


def _opponents(context: Context) -> list[int]:
    return [each for each in _players(context) if each != you_are(context)]


def _is_player(context: Context, who: int) -> bool:
    return who >= PLAYERS


def _is_opponent(context: Context, who: int) -> bool:
    return who >= PLAYERS and you_are(context) not in (who, -1)


_quantified("player", _players, _is_player, you_are)
_quantified("opponent", _opponents, _is_opponent, lambda context: -1)


@WHOM.noun("you")
def _you(context: Context) -> list[int]:
    """Who controls the tarot that says it."""
    you = you_are(context)
    return [you] if you >= 0 else []


@WHOM.noun("that player")
@WHOM.noun("that opponent")
def _that_player(context: Context) -> list[int]:
    """The player who was spoken of last, or that of the tarot that was."""
    seat = seat_of(context, context.that) if context.that >= 0 else -1
    return [PLAYERS + seat] if seat >= 0 else []


def _meant(context: Context, who: Who) -> list[int]:
    """Those whom a condition is asked of: of whom something is true that may be in Limbo, too."""
    if not isinstance(who, Such) or quantifier(who) not in ("each", "other"):
        return WHOM.among(context, who)
    if isinstance(who.noun, str) and not meant((who.noun,)):
        return WHOM.among(context, who)
    place = _board(context).place
    known = (each for each in range(len(ALL)) if place[each] != AWAY)
    return [each for each in known if WHOM.includes(context, who, each)]


GRAMMAR.meant = _meant
GRAMMAR.includes = WHOM.includes
