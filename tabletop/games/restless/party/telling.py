"""Reading a card out: its sentences in order, and the die tables among them."""

from __future__ import annotations

from functools import partial

from tabletop.cardtext.clause import Clause, capitalised
from tabletop.cardtext.die_table import DieTable, die_tables, with_tables
from tabletop.cardtext.subjects import Who
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.party.rolls import Rolled, Told, percent, roll_d20
from tabletop.games.restless.running.choosing import willing
from tabletop.games.restless.running.effects import carry_out
from tabletop.games.restless.running.lasting import stands
from tabletop.games.restless.running.meaning import meant
from tabletop.games.restless.running.saying import Saying
from tabletop.packs.library import by_name
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.piece import Piece


def read_out(play: Play, piece: Piece, about: Saying) -> Rules[None]:
    """Carry out all that *piece* says of itself, sentence by sentence."""
    for line in with_tables(content.says(piece.name)):
        if isinstance(line, Clause) and _is_told(line):
            yield from carry_out(play, line, about)


def _is_told(said: Clause) -> bool:
    """Whether a sentence is carried out as it is read; others wait, or hold by lying there."""
    if said.goes_on:
        return False
    if said.phrase.role in ("modifier", "trait"):
        return "trigger" not in said.heads and not stands(said)
    return "trigger" not in said.heads


def read_table(play: Play, piece: Piece, rolled: int, about: Saying) -> Rules[None]:
    """RST-246: the row of *piece*'s own die table that *rolled* falls into."""
    for line in with_tables(content.says(piece.name)):
        if isinstance(line, DieTable) and line.roll is None:
            about.rolled = rolled
            row = line.row(rolled)
            if isinstance(row, Clause):
                yield from carry_out(play, row, about)


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


@PHRASES.action("{who:roller} [roll] the {die}")
def rolls_the_die(play: Play, about: Saying, who: Who, die: str) -> Rules[None]:
    """RST-174: the raw number decides; RST-170: it may be rolled again."""
    about.rolls = []
    for slot in (yield from meant(play, about, who)):
        rolled = yield from roll_d20(
            play, slot, "card", fails=lambda raw: raw < 11, rule="RST-174",
            told=partial(
                by_table, content.title(about.card.name), table_of(about.card.name)
            ),
        )  # fmt: skip
        about.rolls.append((slot, rolled.raw))


@by_name
def table_of(card: str) -> DieTable | None:
    """The die table of *card* that is read once its die is rolled, if it has one."""
    said = (die_tables(content.says(card, part)) for part in ("text", "death"))
    return next((table for tables in said for table in tables if table.roll), None)


@PHRASES.action("{who:roller} may roll the {die}")
def may_roll(play: Play, about: Saying, who: Who, die: str) -> Rules[None]:
    """RST-073: only who wants to."""
    rows = by_table(content.title(about.card.name), table_of(about.card.name), Rolled(1, 1))
    if (yield from willing(play, about, f"roll the D{die}", tells=rows.odds)):
        yield from rolls_the_die(play, about, who, die)
