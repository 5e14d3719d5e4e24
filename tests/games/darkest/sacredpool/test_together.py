"""Sacred Pool with other boxes, and without any."""

from __future__ import annotations

import pytest

from tabletop import new_game
from tabletop.games.darkest.ground.regions import BEYOND_CHAPEL, drawn
from tabletop.games.darkest.modules.sacredpool.rewards import LOT
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.shelf.game_shelf import game_called
from tests.games.darkest.laying import answer, asked, has, keys, names, party
from tests.games.darkest.sacredpool.laid import CAVE, ON, OUTER_ROAD, TRIO, off_the_road


def test_it_draws_the_region_beyond_the_chapel() -> None:
    assert "beyond-chapel" not in drawn("darkest").regions
    assert drawn("darkest+sacredpool").regions["beyond-chapel"] is BEYOND_CHAPEL


@pytest.mark.parametrize("other", ["reaper", "bloodmoon"])
def test_with_another_box_all_its_cards_are_there(other: str) -> None:
    table = new_game("darkest", seats=1, seed=1, options=put_in_play([other, "sacredpool"])).table
    mine = sum(piece.name.startswith("sacredpool-") for piece in table.pieces)
    alone = new_game("darkest", seats=1, seed=1, options=ON).table
    assert mine == sum(piece.name.startswith("sacredpool-") for piece in alone.pieces)


@pytest.mark.rule("DTR-007", "DTS-004")
def test_a_quest_card_of_reaper_may_bring_a_reward_too() -> None:
    options = put_in_play(["reaper", "sacredpool"])
    session = party(
        step="onward", at=6, to=CAVE, options=options, on={CAVE: {"visited": 1}},
        tokens={name: {"fate": 0} for name in TRIO},
        zones={"quest:0": ["reaper-quest-borrowed-word"], "spells:0": ["mending"],
               LOT.draws: ["sacredpool-might-of-giants"], "atlas": off_the_road(*OUTER_ROAD)},
    )  # fmt: skip
    answer(session, "mending")
    assert keys(session) == ["talisman", "sacredpool-reward"]
    answer(session, "sacredpool-reward")
    assert session.table.named("dwarf").counters["strength"] == 4
    assert not names(session, "quest:0")
    assert heroes.at(session.table) == 6


def test_faces_show_scores_prices_and_what_mounts_are_for() -> None:
    game = game_called("darkest+sacredpool")
    assert game.printed("sacredpool-vow-keeper").tags["Strength"]
    horse = game.printed("sacredpool-riding-horse")
    assert (horse.tags["Price"], horse.in_short) == ("3", "Skips even spaces")
    prize = game.printed("sacredpool-dream-prize")
    assert (prize.kind, prize.epithet) == ("Quest", "Reward")


@pytest.mark.rule("DTS-028", "DTR-018")
def test_a_figure_that_roams_there_meets_a_party_that_bypasses_its_space() -> None:
    session = party(
        step="arrive", at=2, options=put_in_play(["reaper", "sacredpool"]),
        tokens={name: {"fate": 0} for name in TRIO}, coming=(6, 6, 6, 2),
        zones={"reaper-road:2": ["reaper-figure"], "followers:0": ["sacredpool-oathsword-guide"]},
    )  # fmt: skip
    assert [has(session, name, "fate") for name in TRIO] == [1, 1, 1], "his chart comes first"
    answer(session, "keep")  # the draw die stands
    assert asked(session) == "DTS-028"
    answer(session, "pass")
    assert len(session.table["pile:2"]) == 2
