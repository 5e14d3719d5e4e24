"""Cards: who is meant by a sentence that waits, bans or asks, and what it may say of them."""

from __future__ import annotations

from types import GeneratorType

from tabletop.cardtext.clause import capitalised
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import Who
from tabletop.executor.context import Context
from tabletop.executor.questions import about, willing
from tabletop.games.parsifal.cards.lexicon import CHARACTER_WORDS, FIRST_ARTIFACT, meant
from tabletop.games.parsifal.cards.phrases import PHRASES
from tabletop.games.parsifal.rules.abilities import Acting, first, wanted
from tabletop.games.parsifal.rules.action_deeds import Done, bring_about
from tabletop.games.parsifal.rules.board import CHARACTER_SET, LIMBO, Board, numbers
from tabletop.games.parsifal.rules.executor import EXECUTOR, asks
from tabletop.games.parsifal.rules.limbo import Recalls, Sends
from tabletop.games.parsifal.rules.locks import Locks
from tabletop.games.parsifal.rules.skills import Drops, Takes
from tabletop.play.rules.procedure import Rules

WHOM = EXECUTOR.whom


def _board(context: Context) -> Board:
    assert isinstance(context, Acting)
    return context.board


def _controller(context: Context, character: int) -> int:
    """Who controls a character, or did before it went to Limbo; -1 if nobody does."""
    place = _board(context).place[character] if 0 <= character < FIRST_ARTIFACT else -1
    if place < 0 and isinstance(context.deed, Done) and context.deed.who == character:
        place = context.deed.was
    return max(place, -1)


def _named(value: str) -> None:
    def fits(context: Context, who: int) -> bool:
        return who in meant((value,))

    @WHOM.noun(value, fits=fits)
    def members(context: Context) -> list[int]:
        return [each for each in sorted(meant((value,))) if _board(context).place[each] >= 0]


for name in CHARACTER_WORDS:
    _named(name)


def _is_character(context: Context, who: int) -> bool:
    return 0 <= who < FIRST_ARTIFACT


def _is_own(context: Context, who: int) -> bool:
    mine = _controller(context, context.you)
    return mine >= 0 and _controller(context, who) == mine


def _is_rivals(context: Context, who: int) -> bool:
    mine, its = _controller(context, context.you), _controller(context, who)
    return mine >= 0 and its >= 0 and mine != its


@WHOM.noun("one", fits=_is_character)
def _all(context: Context) -> list[int]:
    return [*numbers(_board(context).playing & CHARACTER_SET)]


@WHOM.noun("own", fits=_is_own)
def _own(context: Context) -> list[int]:
    return [each for each in _all(context) if _is_own(context, each)]


@WHOM.noun("rival", fits=_is_rivals)
def _rivals(context: Context) -> list[int]:
    return [each for each in _all(context) if _is_rivals(context, each)]


@WHOM.noun("this")
@WHOM.noun("owner")
def _owner(context: Context) -> list[int]:
    """The bearer of the artifact that says it, or the character itself."""
    return [context.you] if context.you >= 0 else []


@WHOM.noun("locker")
def _locker(context: Context) -> list[int]:
    """Who locks the one whose sentence it is, or did when it waited for that."""
    locker = _board(context).locker[context.you] if _is_character(context, context.you) else -1
    if locker < 0 and getattr(context.deed, "who", -1) == context.you:
        locker = getattr(context.deed, "by", -1)
    return [locker] if _is_character(context, locker) else []


@WHOM.noun("that")
def _that(context: Context) -> list[int]:
    """Who was spoken of last; of an artifact, who did something with it."""
    that = context.that
    if not _is_character(context, that):
        that = getattr(context.deed, "by", -1)
    return [that] if _is_character(context, that) else []


# --- what may be asked ---------------------------------------------------------------------------


@PHRASES.condition("{hero} [own] {thing}")
def owns_any(context: Acting, hero: Who, thing: tuple[str, ...]) -> bool:
    """PAR-019: any of them lies under any of those."""
    place = context.board.place
    things = meant(thing)
    return any(place[each] in WHOM.among(context, hero) for each in things)


@PHRASES.condition("{hero} [own] no artifacts")
def owns_none(context: Acting, hero: Who) -> bool:
    """PAR-019: nothing lies under one of those."""
    return any(not context.board.owned[one] for one in WHOM.among(context, hero))


@PHRASES.condition("{hero} [own] {n} artifacts or more", "{hero} [own] {n} or more artifacts")
def owns_many(context: Acting, hero: Who, n: int) -> bool:
    """PAR-019: so many lie under one of those."""
    owned = context.board.owned
    return any(owned[one].bit_count() >= n for one in WHOM.among(context, hero))


@PHRASES.condition("{hero} [is|are] locked")
def is_locked(context: Acting, hero: Who) -> bool:
    """PAR-033: one of those is a captive."""
    return any(context.board.locker[one] >= 0 for one in WHOM.among(context, hero))


@PHRASES.condition("{hero} [is|are] not locked", "{hero} [is|are] free")
def is_not_locked(context: Acting, hero: Who) -> bool:
    """PAR-015: one of those is in play and free."""
    return any(context.board.free(one) for one in WHOM.among(context, hero))


@PHRASES.condition("{hero} [hold] a captive", "{hero} [has|have] a captive")
def holds_one(context: Acting, hero: Who) -> bool:
    """PAR-027: one of those locks anybody."""
    return any(context.board.held[one] for one in WHOM.among(context, hero))


@PHRASES.condition("{lost} is in Limbo")
def is_lost(context: Acting, lost: str) -> bool:
    """PAR-061: it lies in Limbo, not in the deck."""
    return any(context.board.place[each] == LIMBO for each in meant((lost,)))


@PHRASES.condition("you control {who}")
def control_one(context: Acting, who: tuple[str, ...]) -> bool:
    """PAR-032: any of those lies before you, locked or not."""
    mine = _controller(context, context.you)
    return any(context.board.place[each] == mine for each in meant(who))


def _counts(context: Acting) -> tuple[int, list[int]]:
    """How many characters you control, and each other player."""
    board, mine = context.board, _controller(context, context.you)
    others = [_size(board, seat) for seat in range(board.seats) if seat != mine]
    return _size(board, mine) if mine >= 0 else 0, others


def _size(board: Board, seat: int) -> int:
    return board.of[seat].bit_count()


@PHRASES.condition("you control fewer characters than each opponent")
def control_fewest(context: Acting) -> bool:
    """PAR-032: locked ones count."""
    mine, others = _counts(context)
    return all(mine < other for other in others)


@PHRASES.condition("you control more characters than each opponent")
def control_most(context: Acting) -> bool:
    """PAR-032: locked ones count."""
    mine, others = _counts(context)
    return all(mine > other for other in others)


@PHRASES.condition("you control {n} characters or more", "you control {n} or more characters")
def control_many(context: Acting, n: int) -> bool:
    """PAR-032: locked ones count."""
    return _counts(context)[0] >= n


@PHRASES.condition("you control {n} characters or fewer", "you control {n} or fewer characters")
def control_few(context: Acting, n: int) -> bool:
    """PAR-032: locked ones count."""
    return _counts(context)[0] <= n


# --- what is waited for, and what is banned ------------------------------------------------------

PHRASES.add("when {hero} would be locked", "trigger", deed=Locks)
PHRASES.add("when {hero} would be sent to Limbo", "trigger", deed=Sends)
PHRASES.add("when {victim} is locked", "trigger", deed=Locks)
PHRASES.add(
    "when {victim} is sent to Limbo", "trigger", deed=Sends, also=("when {victim} goes to Limbo",)
)
PHRASES.add("when {victim} is recalled", "trigger", deed=Recalls)


def _is_thing(context: Acting, thing: tuple[str, ...]) -> bool:
    """PAR-063: any of them."""
    return getattr(context.deed, "who", -1) in meant(thing)


PHRASES.add(
    "when {thing} is sent to Limbo",
    "trigger",
    _is_thing,
    deed=Sends,
    also=("when {thing} goes to Limbo",),
)
PHRASES.add("when {thing} would be sent to Limbo", "trigger", _is_thing, deed=Sends)


@PHRASES.trigger("when {by:hero} takes {thing}", deed=Takes)
def takes_it(context: Acting, by: Who, thing: tuple[str, ...]) -> bool:
    """PAR-017: by an action."""
    return getattr(context.deed, "who", -1) in meant(thing)


@PHRASES.trigger("when {by:hero} drops {thing}", deed=Drops)
def drops_it(context: Acting, by: Who, thing: tuple[str, ...]) -> bool:
    """PAR-021: by an action."""
    return getattr(context.deed, "who", -1) in meant(thing)


PHRASES.add("{hero} cannot be locked", "trait", deed=Locks)
PHRASES.add("{hero} cannot be locked by {by:hero}", "trait", deed=Locks)
PHRASES.add("{hero} cannot be sent to Limbo", "trait", deed=Sends)
PHRASES.add("{by:hero} cannot take {thing}", "trait", takes_it, deed=Takes)
PHRASES.add("{by:hero} cannot drop {thing}", "trait", drops_it, deed=Drops)


def _is_this(context: Acting) -> bool:
    """PAR-021: what says it."""
    return getattr(context.deed, "who", -1) == context.line.piece.id


PHRASES.add("this cannot be dropped", "trait", _is_this, deed=Drops)
PHRASES.add("this cannot be sent to Limbo", "trait", _is_this, deed=Sends)


@PHRASES.action("you may {act}")
def may(context: Acting, act: Said) -> Rules[bool]:
    """PAR-023: as who speaks for the tarot says; what was declared is wanted."""
    if not (context.declared and wanted(act) is first(context.line.sentence)):
        ask = f"{about(context)} {capitalised(str(act))}?"
        if not (yield from willing(asks, context.play, context.you, ask, str(act))):
            return False
    context.said = act
    done = act.run(context)
    return bool((yield from done) if isinstance(done, GeneratorType) else done)


@PHRASES.action("send this to Limbo")
def send_this(context: Acting) -> Rules[bool]:
    """PAR-061: what says it goes to Limbo."""
    return (yield from bring_about(context.play, [Sends(who=context.line.piece.id)], context))


EXECUTOR.limits.periods[PHRASES.add("once per turn", "limit")] = lambda table: table.count("turns")
