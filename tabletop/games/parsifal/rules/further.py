"""Cards: what tarots may say beyond what is printed on the game's own: for players' ideas."""

from __future__ import annotations

from tabletop.cardtext.subjects import Who
from tabletop.executor.context import Context
from tabletop.games.parsifal.cards.lexicon import meant
from tabletop.games.parsifal.cards.phrases import PHRASES
from tabletop.games.parsifal.rules.board import numbers
from tabletop.games.parsifal.rules.deeds import Acting
from tabletop.games.parsifal.rules.happening import bring_about
from tabletop.games.parsifal.rules.locks import Locks
from tabletop.games.parsifal.rules.running import EXECUTOR, asks, speaker
from tabletop.games.parsifal.rules.skills import Drops
from tabletop.games.parsifal.rules.turn import ANOTHER, Draws
from tabletop.play.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.vocabulary.looking import add_looking

WHOM = EXECUTOR.whom

# --- drawing, and turns --------------------------------------------------------------------------


@PHRASES.action("draw {n:tarots}")
def draw(context: Acting, n: int) -> Rules[bool]:
    """PAR-006: off the top of the deck, for whoever speaks for the tarot that says it."""
    return (yield from _draw(context, speaker(context.table, context.you), n))


@PHRASES.action("each opponent draws {n:tarots}")
def opponents_draw(context: Acting, n: int) -> Rules[bool]:
    """PAR-006: each in the order of the seats."""
    mine, drawn = speaker(context.table, context.you), False
    for seat in range(len(context.table.seats)):
        if seat != mine:
            drawn |= yield from _draw(context, seat, n)
    return drawn


def _draw(context: Acting, seat: int, n: int) -> Rules[bool]:
    """PAR-009: as many of *n* as there are."""
    play, drawn = context.play, 0
    while drawn < n and (card := (yield from play.top("deck", rule="PAR-006"))) is not None:
        yield from play.happen(Draws(who=card.id, seat=seat), context)
        drawn += 1
    return drawn > 0


def _has(context: Context, card: Piece) -> Rules[bool]:
    """PAR-007, PAR-008: as if it were drawn."""
    seat = speaker(context.table, context.you)
    yield from context.play.happen(Draws(who=card.id, seat=seat), context)
    return True


add_looking(PHRASES, asks, _has, "draw {n} of them", "tarots", "PAR-006")


@PHRASES.action("take another turn after this one")
def act_again(context: Acting) -> None:
    """PAR-011: before it is anybody else's turn."""
    seat = speaker(context.table, context.you)
    context.play.count(ANOTHER, seat + 1)
    context.play.say("{} has another turn.", context.table.seats[seat].name, rule="PAR-011")


# --- of the one who was spoken of ----------------------------------------------------------------


@PHRASES.action("{who:one} [drop] all artifacts", "{who:one} [drop] all its artifacts")
def drop_all(context: Acting, who: int) -> Rules[bool]:
    """PAR-021: each goes to the common area."""
    owned = numbers(context.board.owned[who])
    drops = [Drops(who=artifact, by=who) for artifact in owned]
    return bool(drops) and (yield from bring_about(context.play, drops, context))


@PHRASES.trigger("when this character is locked", deed=Locks)
def is_itself_locked(context: Acting) -> bool:
    """PAR-027: whose skill it is."""
    return getattr(context.deed, "who", -1) == context.you


PHRASES.add("when {hero} would be locked by {by:hero}", "trigger", deed=Locks)


# --- what may be asked ---------------------------------------------------------------------------


@PHRASES.condition("{hero} [is|are] in play")
def is_here(context: Acting, hero: Who) -> bool:
    """PAR-015: locked ones are, too."""
    return any(context.board.place[one] >= 0 for one in WHOM.among(context, hero))


@PHRASES.condition("nobody owns {artifact}")
def is_unowned(context: Acting, artifact: str) -> bool:
    """PAR-019: it lies under no character."""
    return all(context.board.place[each] < 0 for each in meant((artifact,)))


def _free(context: Acting, seat: int) -> int:
    board = context.board
    return sum(board.free(each) for each in numbers(board.of[seat]))


@PHRASES.condition(
    "you control {n} free characters or more", "you control {n} or more free characters"
)
def control_many_free(context: Acting, n: int) -> bool:
    """PAR-015: those that are not locked."""
    return _free(context, speaker(context.table, context.you)) >= n
