"""The context of a sentence that a figure carries out, and the questions it asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import field

from tabletop.cardtext.amounts import Much
from tabletop.cardtext.clause import Clause
from tabletop.executor.context import Context
from tabletop.executor.sentence import Line, Sentence
from tabletop.games.scenario.board.field import field_of, seat_of
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.titles import title
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


class Doing(Context, eq=False):
    """A sentence that a figure carries out.

    `declared` holds the hexes or targets that were chosen with it. `done` holds one entry for each
    effect that had a result. `targets` are the figures struck last, and `spots` their hexes at that
    moment.
    """

    declared: list[tuple[Option, ...]] = field(default_factory=list)
    done: list[bool] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)
    spots: list[str] = field(default_factory=list)


_NO_SENTENCE = Sentence("", "", 0, Clause(()))


def as_seen_by(table: Table, figure: Piece) -> Doing:
    """A context in which *figure* reads the table, without a card."""
    return Doing(table, Line(figure, figure.id, _NO_SENTENCE), figure.id, figure.id)


def amount(table: Table, figure: Piece, much: Much) -> int:
    """The value of the amount *much* for *figure*."""
    return much if isinstance(much, int) else as_seen_by(table, figure).amount(much)


def speaker(table: Table, figure: int) -> int:
    """The seat that decides for *figure*. For a monster: the first seat whose hero still stands."""
    seat = seat_of(table.pieces[figure]) if figure >= 0 else -1
    return seat if seat >= 0 else next(iter(field_of(table).heroes), 0)


def by_what(context: Context) -> str:
    """The acting figure with the card and half it uses, for a question: `Bargehand, Ram (top)`."""
    card, half = title(context.card.name), context.line.sentence.field
    if context.you < 0:  # the card of the night acts
        return card
    return called(title(context.table.pieces[context.you].name), card, half)


def saying(context: Context) -> str:
    """As `by_what`, followed by the sentence that is carried out."""
    return f"{by_what(context)}: {context.line.clause}"


def called(who: str, card: str, half: str) -> str:
    """*who* and *card* in words, with *half* unless that is the card's plain text."""
    return f"{who}, {card} ({half})" if half in content.HALVES else f"{who}, {card}"


def asks(
    play: Play,
    who: int,
    ask: str,
    options: Callable[[], Sequence[Option]],
    rule: str = "SCN-114",
    *,
    moot: Callable[[], str] = str,
) -> Rules[Option]:
    """Ask the seat of the figure *who* a public question by *rule*."""
    seat = speaker(play.table, who)
    return (
        yield from play.choose(
            lambda: Decision(seat, ask, rule, [*options()], moot=moot(), public=True)
        )
    )


def figure_option(play: Play, figure: int) -> Option:
    """The option that stands for a figure."""
    piece = play.table.pieces[figure]
    return Option(piece.name, play.game.title_of(piece.name), (figure,), (piece.zone,), figure)


def in_turn(context: Context, figures: list[int]) -> Rules[list[int]]:
    """SCN-132: all *figures*, in the order that the player of the acting hero chooses."""
    waiting, play = [*figures], context.play
    if seat_of(context.table.pieces[context.you]) < 0:
        return waiting
    ordered: list[int] = []
    while len(waiting) > 1:
        option = yield from asks(
            play,
            context.you,
            f"{saying(context)} Who is {'next' if ordered else 'first'}?",
            lambda: [figure_option(play, figure) for figure in waiting],
            "SCN-132",
        )
        ordered.append(int(option.value))
        waiting.remove(ordered[-1])
    return [*ordered, *waiting]
