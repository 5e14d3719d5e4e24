"""A sentence that a figure carries out, and who is asked about it."""

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

    `declared` is what was said with it: hexes or targets; `done` tells whether anything came of
    it; `targets` are those struck last, and `spots` where they stood.
    """

    declared: list[tuple[Option, ...]] = field(default_factory=list)
    done: list[bool] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)
    spots: list[str] = field(default_factory=list)


_NO_SENTENCE = Sentence("", "", 0, Clause(()))


def as_seen_by(table: Table, figure: Piece) -> Doing:
    """What *figure* would say of the table, by no card of its own."""
    return Doing(table, Line(figure, figure.id, _NO_SENTENCE), figure.id, figure.id)


def amount(table: Table, figure: Piece, much: Much) -> int:
    """How much *much* is for *figure*."""
    return much if isinstance(much, int) else as_seen_by(table, figure).amount(much)


def speaker(table: Table, figure: int) -> int:
    """The seat that speaks for *figure*: of a monster the first that still stands."""
    seat = seat_of(table.pieces[figure]) if figure >= 0 else -1
    return seat if seat >= 0 else next(iter(field_of(table).heroes), 0)


def by_what(context: Context) -> str:
    """Who acts, and by which card and half of it, for a question: `Bargehand, Ram (top)`."""
    card, half = title(context.card.name), context.line.sentence.field
    if context.you < 0:  # the night itself
        return card
    return called(title(context.table.pieces[context.you].name), card, half)


def saying(context: Context) -> str:
    """The same with the sentence that is carried out."""
    return f"{by_what(context)}: {context.line.clause}"


def called(who: str, card: str, half: str) -> str:
    """Both in their words, where *half* may be another text of the card."""
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
    """What somebody says by *rule* for the figure *who*: all that is asked so
    hangs on what lies open."""
    seat = speaker(play.table, who)
    return (
        yield from play.choose(
            lambda: Decision(seat, ask, rule, [*options()], moot=moot(), public=True)
        )
    )


def figure_option(play: Play, figure: int) -> Option:
    """An option for a figure."""
    piece = play.table.pieces[figure]
    return Option(piece.name, play.game.title_of(piece.name), (figure,), (piece.zone,), figure)


def in_turn(context: Context, figures: list[int]) -> Rules[list[int]]:
    """SCN-132: all of *figures*, in the order that the player of a hero says."""
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
