"""Every set of Darkest Talisman's boxes makes a game that begins with all its cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from _pytest.mark import ParameterSet

from tabletop import Seat, Session
from tabletop.games.darkest.cards import content
from tabletop.packs.cards import read_cards
from tabletop.packs.game_folders import module_folder
from tabletop.play.campaigns import ledger_changes
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.shelf.game_shelf import game_called

BOXES = sorted(box.name for room in content.MODULES for box in room.glob("[a-z]*"))
SETS = [chosen for n in range(len(BOXES) + 1) for chosen in combinations(BOXES, n)]


def cover() -> set[tuple[str, ...]]:
    """A few sets with none, all, and of each three boxes any: an orthogonal array of strength 3.

    A box is in a row if an odd number of the bits that both have are set; the bits of any three
    boxes differ enough that no third follows from two.
    """
    rows, high = range(32), 16
    assert len(BOXES) <= high, "more boxes need more rows"
    return {
        tuple(box for n, box in enumerate(BOXES) if (row & (high | n)).bit_count() % 2)
        for row in rows
    }


def printed(box: str) -> Counter[str]:
    """The cards in *box* that lie in decks, each as often as there are copies of it."""
    cards = read_cards(module_folder("darkest", box) / "cards", content.KINDS).cards.values()
    dealt = (card for card in cards if isinstance(card, content.Encounter))
    return Counter({card.id: card.copies for card in dealt})


def some_slow_sets() -> list[ParameterSet]:
    """All sets; what is in no cover is slow."""
    few = cover()
    return [pytest.param(each, marks=() if each in few else pytest.mark.slow) for each in SETS]


def test_the_cover_has_each_three_boxes_in_and_out_of_play_in_all_ways() -> None:
    for three in combinations(BOXES, 3):
        assert len({tuple(box in boxes for box in three) for boxes in cover()}) == 8
    assert {(), tuple(BOXES)} <= cover()


@pytest.mark.rule("DTX-002")
@pytest.mark.parametrize("boxes", some_slow_sets(), ids="+".join)
def test_every_set_of_boxes_begins_with_all_their_cards(boxes: tuple[str, ...]) -> None:
    game = game_called("+".join(("darkest", *boxes)))
    ledger = ledger_changes.new_ledger(game, [Seat("Ada", 0)], 1, put_in_play(boxes))
    table = ledger_changes.table_of(ledger, game)
    assert Session(game, table).decision, "somebody is asked"
    lying = Counter(piece.name for piece in table.pieces)
    wanted = sum((printed(box) for box in boxes), Counter[str]())
    assert wanted - lying == Counter()
    assert {content.module_of(name) for name in lying} <= {"", *boxes}
