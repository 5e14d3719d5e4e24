"""What a card would do now stands over it, for whoever is asked and while nothing is held."""

from itertools import chain
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tabletop.play.questions.decision import Decision, Option
from tests.games.restless.camp import camp
from tests.ui.fights import fight
from tests.ui.opened import opened
from tests.ui.test_restless_notes import FULL, PARTY
from tests.ui.test_restless_table import PlainFaces
from ui.scene.layout.layout_reader import layout_of
from ui.scene.measures.metrics import BANNER
from ui.scene.table_view import TableView

ITEMS = ["comb-of-nettles", "glass-knife", "unsent-letter", "odd-sock"]


def test_chips_stand_over_the_cards_of_who_is_asked_and_go_with_the_question(
    tmp_path: Path,
) -> None:
    hand = ["swords-5", "cups-2", "pentacles-3"]
    with opened(tmp_path) as app:
        app.play(fight(hand))
        assert app.playing is not None
        game, view = app.playing, app.playing.table
        QApplication.processEvents()
        table, chips = view.table, view.lights.effects
        assert table is not None
        ids = {name: game.bridge.session.table.named(name).id for name in hand}
        assert chips.pieces == {*ids.values()}
        for piece in chips.pieces:
            card, area = table.lying.known(piece), chips.area(piece)
            assert card is not None
            assert area.intersects(card.body_seen())
            assert area.width() <= card.body_seen().width() * 1.2
            assert area.height() < card.body_seen().height() * 0.25
        rows = [row.accessibleName() for row in game.window.decision.answers.numbered]
        vain = [words for words in rows if "no damage" in words]
        assert vain, "the wards hold"
        assert rows.index(vain[0]) > rows.index(next(w for w in rows if "regains" in w))
        view.lights.hold(table.lying.known(ids["cups-2"]))
        assert chips.pieces == set()
        view.lights.hold(None)
        assert len(chips.pieces) == 3
        game.bridge.answering.answer("rest")
        view.skip()
        assert not chips.pieces & {*ids.values()}


def test_a_chip_covers_no_card_above_and_is_left_out_where_it_could_not_be_read() -> None:
    seen = []
    for items in (ITEMS, [*chain(*FULL.values())]):
        view, session = TableView(), camp(PARTY, zones={"inventory:0": items})
        view.show_view(session.view(0), layout_of("restless"), PlainFaces(), str)
        assert view.table is not None
        rows, chips = view.table.lying.zones["inventory:0"], view.lights.effects
        uses = [Option("use", "Use", pieces=(row.piece.id,), effect="+2 Armor") for row in rows]
        chips.show(Decision(0, "Which?", "", uses))
        assert len(rows) == len(items)
        seen.append(len(chips.pieces))
        for row in rows:
            assert 0 < row.home.tall < BANNER
            if row.piece.id in chips.pieces:
                assert chips.area(row.piece.id).height() < 0.61 * row.body_seen().height()
    assert seen == [len(ITEMS), 0]
