"""Cards: drawing, looking at the deck, turns, and what is done as it is printed."""

from __future__ import annotations

from tabletop.executor.context import Context
from tabletop.executor.history import History
from tabletop.games.parsifal.cards.grammar import DRAWN, GRAMMAR, PLAYER, TAROT
from tabletop.games.parsifal.cards.lexicon import PLAYERS
from tabletop.games.parsifal.rules.abilities import AS_PRINTED, Ability, Acting, Aims, Skill, add
from tabletop.games.parsifal.rules.action_deeds import Done
from tabletop.games.parsifal.rules.board import BIT, Board
from tabletop.games.parsifal.rules.executor import EXECUTOR, TEXT, asks, speaker
from tabletop.games.parsifal.rules.seats import active
from tabletop.games.parsifal.rules.skills import nowhere
from tabletop.games.parsifal.rules.turn import ANOTHER, Draws, TurnBegins, TurnEnds
from tabletop.grammar.period import Own, period
from tabletop.grammar.verb import Happens, verb
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.vocabulary.parts.choosing import add_choosing
from tabletop.vocabulary.parts.deck import add_looking
from tabletop.vocabulary.parts.deeds import add_answers


class DoesAsPrinted(Done):
    """PAR-022: a skill of which nothing is said before it is done."""

    rule = "PAR-022"
    said = "{} does what is printed on {}."

    def on(self, board: Board) -> None:
        """What comes of it only its sentence tells, as it is carried out."""


def _itself(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    """The tarot that says it."""
    return Aims(BIT[deed.card])


add(
    Ability(
        AS_PRINTED, DoesAsPrinted, _itself, "Do what is printed", "do what {} says",
        "Which does {} do as is printed?", nowhere,
    )
)  # fmt: skip

# --- drawing -----------------------------------------------------------------------------------


def draws(context: Acting, who: int, n: int) -> Rules[bool]:
    """PAR-006: off the top of the deck, for a player, or for whoever speaks for a tarot.

    PAR-009: as many of *n* as there are.
    """
    play, seat, drawn = context.play, speaker(context.table, who), 0
    while drawn < n and (card := (yield from play.top("deck", rule="PAR-006"))) is not None:
        yield from play.happen(Draws(who=card.id, seat=seat), context)
        drawn += 1
    return drawn > 0


def _has(context: Context, card: Piece) -> Rules[bool]:
    """PAR-007, PAR-008: as if it were drawn."""
    seat = speaker(context.table, context.you)
    yield from context.play.happen(Draws(who=card.id, seat=seat), context)
    return True


DRAWING = Happens(Draws, roles={"who": "player", "whom": "who"}, much=lambda deed: 1)
verb(
    GRAMMAR, "draw", PLAYER, "[draw] {n}", does=draws, unit=DRAWN, reveals=True,
    deed=DRAWING, only=("done", "past"),
)  # fmt: skip
verb(
    GRAMMAR, "draw a tarot", PLAYER, f"[draw] {{whom:{TAROT.id}}}", deed=DRAWING,
    only=("after", "before", "forbidden"),
)  # fmt: skip
add_looking(GRAMMAR, asks, _has, "PAR-006", DRAWN)

# --- turns -------------------------------------------------------------------------------------


def takes_another_turn(context: Acting, who: int) -> None:
    """PAR-011: before it is anybody else's turn."""
    seat = speaker(context.table, who)
    context.play.count(ANOTHER, seat + 1)
    context.play.say("{} has another turn.", context.table.seats[seat].name, rule="PAR-011")


verb(
    GRAMMAR, "take another turn", PLAYER, "[take] another turn after this one",
    "[take] (another|a extra|a further) turn (after this one|)", does=takes_another_turn,
    only=("done",),
)  # fmt: skip


def _whose_turn(table: Table) -> int:
    return PLAYERS + active(table)


TURN = period(
    GRAMMAR,
    "turn",
    lambda table: table.count("turns"),
    TurnBegins,
    TurnEnds,
    Own(PLAYER, _whose_turn),
    lasts=False,
)
GAME_LONG = period(GRAMMAR, "game", lambda table: 0, lasts=False)
for _period in (TURN, GAME_LONG):
    EXECUTOR.limits.periods[_period.limit] = _period.number

TEXT.history = History(EXECUTOR, GRAMMAR)

with GRAMMAR.sharing():
    add_answers(GRAMMAR, PLAYER, ordered=True)
    add_choosing(GRAMMAR, TAROT)
