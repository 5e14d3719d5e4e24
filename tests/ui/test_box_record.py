"""What stands on a box of games that have ended: won, the hardest, the best; none if none was."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from msgspec.structs import replace

from saves.finished_games import Finished, FinishedGame, note
from saves.summary import Summary
from tabletop.table.table import Outcome, Seat
from tests.ui.reading import words_in
from tests.ui.windows.whist import make_game
from ui.program.app import App
from ui.windows.box_record import in_full, on_box, played
from ui.windows.box_tile import BoxTile

SEATS = (Seat("Ada", 0), Seat("Bo", 1))
LOST = FinishedGame(
    id="a", game="whist", when=datetime(2026, 3, 4), seats=SEATS, ending="No trick is theirs.",
    options={"trumps": "turned", "gone": "since"}, reached=3, far="three tricks",
)  # fmt: skip
WON = replace(LOST, id="b", when=datetime(2026, 5, 6), won=True, ending="All tricks.")
HARD = replace(WON, id="c", when=datetime(2026, 4, 5), options={"trumps": "none"})
WHIST = make_game()


def test_a_box_tells_of_victories_and_of_the_hardest_by_the_rules() -> None:
    games = [WON, HARD, LOST]
    assert on_box(games, WHIST) == "Won 2 of 3 · hardest: hard"
    assert in_full(games, WHIST) == (
        "Won 2 of 3, the last on 6 May 2026. "
        "The hardest win was hard, with 2 seats, on 5 April 2026."
    )
    bent = [WON, replace(HARD, by_hand=1)]
    assert on_box(bent, WHIST) == "Won 2 of 2 · hardest: easy"
    assert in_full(bent, WHIST).endswith("Rules were changed in 1 of them.")


def test_a_box_without_victories_tells_how_far_anybody_came_and_one_without_games_nothing() -> None:
    near = replace(LOST, id="d", reached=5, far="five tricks")
    assert on_box([near, LOST], WHIST) == "Played twice, reached five tricks"
    assert on_box([LOST], WHIST) == "Played once, reached three tricks"
    assert in_full([near, LOST], WHIST) == (
        "Won 0 of 2. The best game reached five tricks, on 4 March 2026."
    )
    assert (on_box([], WHIST), in_full([], WHIST)) == ("", "")


def test_a_game_counts_once_and_after_its_save_is_deleted() -> None:
    save = Summary(
        path=Path("x"), when=LOST.when, game="whist", seats=SEATS,
        outcome=Outcome([], LOST.ending, ""),
    )  # fmt: skip
    watched = replace(WON, id="w", seats=(Seat("Bot", 0, "thoughtful"),))
    other = replace(WON, id="o", game="chess")
    assert played("whist", Finished([LOST, watched, other]), [save]) == [LOST]
    assert played("whist", Finished([LOST]), []) == [LOST]
    assert len(played("whist", Finished([LOST]), [save, replace(save, path=Path("y"))])) == 2
    assert [each.ending for each in played("whist", Finished([]), [save])] == [LOST.ending]
    assert played("whist", Finished([], erased=LOST.when), [save]) == []


def test_a_line_that_nobody_can_read_is_told_of_and_left_as_it_is(app: App) -> None:
    path = app.files.finished
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"[[[\n")
    note(path, [replace(WON, game="tower", options={})])
    kept = path.read_bytes()
    app.show_gallery()
    words = words_in(app.shell)
    assert f"One line of {path} cannot be read" in words
    box = next(tile for tile in app.shell.findChildren(BoxTile) if tile.game == "tower")
    assert "Won 1 of 1, the last on 6 May 2026." in box.accessibleDescription()
    assert path.read_bytes() == kept
