"""The games that are recorded go as they went."""

from __future__ import annotations

import pytest

from tests.playthroughs.games import GAMES
from tests.playthroughs.playthrough import FOLDER


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_goes_as_it_went(name: str) -> None:
    playthrough = GAMES[name]
    today = playthrough.tell(playthrough.recorded()).splitlines()
    kept = playthrough.path.read_text("utf-8").splitlines()
    assert today == kept, "was a rule changed on purpose? then run: python -m tests.playthroughs"


def test_each_text_is_of_a_game_and_the_games_are_whole() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)
    for name, playthrough in GAMES.items():
        assert "\n= " in playthrough.path.read_text("utf-8"), f"{name} was not played to its end"


def test_what_players_do_by_hand_is_among_what_is_told() -> None:
    deeds = {deed.split()[1] for deed in GAMES["tower-by-hand"].recorded() if deed[0] == "!"}
    assert deeds >= {"move", "count", "adopt", "suspend", "reinstate", "undo", "redo", "skip"}
