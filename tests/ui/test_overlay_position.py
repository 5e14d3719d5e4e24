"""Where a card may lie over the table: beside what it speaks of, and over nothing that matters."""

from PySide6.QtCore import QRect, QSize

from ui.panels.overlay_position import aside, gap, outermost

ROOM, CARD = QSize(900, 600), QSize(300, 200)


def test_it_lies_beside_what_it_is_near_to_and_covers_nothing_that_is_to_be_seen() -> None:
    dropped = QRect(60, 60, 80, 120)
    deck = QRect(400, 50, 100, 150)
    lies = aside(ROOM, [CARD], [dropped, deck], dropped)
    assert gap(lies, dropped) <= 24
    assert not lies.intersects(dropped)
    assert not lies.intersects(deck)


def test_a_narrower_shape_is_taken_where_the_wide_one_would_cover() -> None:
    dropped = QRect(300, 0, 100, 600)
    wide, narrow = QSize(400, 200), QSize(250, 300)
    lies = aside(QSize(700, 600), [wide, narrow], [dropped], dropped)
    assert lies.size() == narrow
    assert not lies.intersects(dropped)


def test_it_goes_far_rather_than_over_what_was_dropped() -> None:
    dropped = QRect(350, 200, 200, 200)
    lies = aside(ROOM, [CARD], [dropped, QRect(0, 0, 340, 600)], dropped)
    assert not lies.intersects(dropped)


def test_a_pile_is_kept_clear_of_as_one() -> None:
    pile = [QRect(100, 100, 80, 120)] * 300
    other = QRect(150, 150, 80, 120)
    assert outermost([*pile, QRect(110, 110, 20, 20), other]) == [pile[0], other]
