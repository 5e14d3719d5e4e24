"""RST-004: what players do against a rule is done, as the chronicle tells it, and play goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop import Session
from tabletop.bots.luck import Luck
from tabletop.games.restless.cards import content
from tabletop.games.restless.table.table_reads import inventory, targets
from tabletop.play.rules.chronicle import Line, Mention
from tabletop.table.table import Table
from tests.conformance.walk import whole
from tests.games.restless.sound import sound
from tests.games.restless.test_cards_positions import position

ANSWERS = 60
SEEDS = range(1, 41)


def _holder(table: Table, piece: int) -> str:
    owner = table.zones[table.pieces[piece].zone].owner
    lying = table[f"character:{owner}"] if owner >= 0 else []
    return content.title(lying[-1].name) if lying else ""


TRUE: dict[str, Callable[[Table, int, Line], bool]] = {
    "{} goes to {}.": lambda table, piece, line: _holder(table, piece) == line.parts[1],
    "{} is bought for {}.": lambda table, piece, line: _holder(table, piece) == line.parts[1],
    "{} is laid down.": lambda table, piece, line: table.pieces[piece].zone == "ground",
    "{} stays on the Ground.": lambda table, piece, line: table.pieces[piece].zone == "ground",
    "{} escapes.": lambda table, piece, line: piece not in {foe.id for foe in targets(table)},
    "{} is discarded.": lambda table, piece, line: (
        not any(
            piece in {held.id for held in inventory(table, slot)}
            for slot in range(len(table.seats))
        )
    ),
}
"""What must be so of the card that a line tells of, if it is the last line about that card."""


def _lies(session: Session, said: list[Line]) -> list[Line]:
    """Those of the lines *said* just now that tell of something else than lies on the table."""
    last = {part.piece: line for line in said for part in line.parts if isinstance(part, Mention)}
    return [
        line
        for piece, line in last.items()
        if line.words in TRUE and not TRUE[line.words](session.table, piece, line)
    ]


@pytest.mark.sampled
@pytest.mark.rule("RST-004")
@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_done_anyway_is_done_and_told_as_it_is(seed: int) -> None:
    session, luck = position(seed), Luck(seed)
    for _ in range(ANSWERS):
        if session.decision is None:
            break
        decision, told = session.decision, len(session.lines)
        barred = [option for option in decision.options if option.why and not option.absolute]
        anyway = bool(barred) and luck.chance(50)
        option = luck.choice(barred if anyway else decision.legal())
        session.answer(whole(decision, option, luck, anyway=anyway), anyway=anyway)
        assert session.halted is None
        sound(session)
        assert not _lies(session, session.lines[told:])
