"""Reading a card out: its sentences in order, and the die tables among them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from tabletop.cardtext.clause import Clause, capitalised
from tabletop.cardtext.die_table import DieTable, die_tables
from tabletop.cardtext.subjects import Who
from tabletop.executor.sentence import Line, Sentence
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.restless.choices.doing import doing
from tabletop.games.restless.party.fortune.rolls import Rolled, Told, percent, roll_d20
from tabletop.games.restless.running.executor import EXECUTOR, NOTHING, carry_all, text_of
from tabletop.games.restless.running.questions import willing
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.running.whom import WHOM
from tabletop.packs.library import by_name
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.vocabulary.parts.dice import add_rolling


def read_out(play: Play, piece: Piece) -> Rules[None]:
    """Carry out all that *piece* says of itself; others wait, or hold by lying there."""
    told = [s for s in text_of(piece.name) if not (waits(s) or EXECUTOR.stands(s))]
    yield from carry_all(play, told, Saying(play.table, Line(piece, -1, NOTHING)))


def waits(sentence: Sentence) -> bool:
    """Whether a sentence waits for something, or is a row of a table that does."""
    return "trigger" in sentence.clause.heads or "range" in sentence.clause.heads


def read_table(play: Play, piece: Piece, rolled: int, slot: int) -> Rules[None]:
    """RST-246: the row of *piece*'s own die table that *rolled* by *slot* falls into."""
    for sentence in text_of(piece.name):
        if "range" in sentence.clause.heads:
            about = Saying(play.table, Line(piece, -1, sentence), slot, slot, target=piece.id)
            about.cause, about.playing, about.rolls = "target", play, [(slot, rolled)]
            yield from EXECUTOR.read(about, sentence.rows)


def by_table(title: str, rows: DieTable | None, rolled: Rolled) -> Told:
    """RST-174: what hangs on a roll that the table of the card called *title* reads."""
    if rows is None:
        return Told(f" for {title}", "", "", "")
    sides = rows.sides
    brings = (
        f"{_said(row)} {percent(sum(low <= n <= high for n in range(1, sides + 1)) / sides)}"
        for (low, high), row in rows.rows
    )
    return Told(f" for {title}", _said(rows.row(rolled.raw)), "", " ".join(brings))


def _said(row: object) -> str:
    """A row of a die table without the numbers before it."""
    if not isinstance(row, Clause):
        return "" if row is None else str(row)
    return f"{capitalised(row.done)}."


def rolls_the_die(about: Saying, who: int, die: str) -> Rules[None]:
    """RST-174: the raw number decides; RST-170: it may be rolled again."""
    play = about.play
    rolled = yield from roll_d20(
        play,
        who,
        "card",
        fails=lambda raw: raw < 11,
        rule="RST-174",
        told=partial(by_table, content.title(about.card.name), table_of(about.card.name)),
    )
    about.rolls.append((who, rolled.raw))
    about.thrown.append((who, rolled.raw))
    about.shown = rolled.raw


@by_name
def table_of(card: str) -> DieTable | None:
    """The die table of *card* that is read once its die is rolled, if it has one."""
    said = (die_tables(content.said(card, part)) for part in ("text", "death"))
    return next((table for tables in said for table in tables if table.roll), None)


def may_roll(about: Saying, who: Who, die: str) -> Rules[None]:
    """RST-073: only who wants to."""
    rows = by_table(content.title(about.card.name), table_of(about.card.name), Rolled(1, 1))
    if (yield from willing(about, f"roll the D{die}", tells=rows.odds)):
        for slot in (yield from WHOM.meant(about, who)):
            yield from rolls_the_die(about, slot, die)


with GRAMMAR.sharing():
    add_rolling(GRAMMAR, CHARACTER, "die", replace(doing(rolls_the_die), offers=may_roll))
