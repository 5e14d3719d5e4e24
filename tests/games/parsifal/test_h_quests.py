"""Chapter H: quests and winning."""

from __future__ import annotations

import pytest

from tests.games.parsifal.staging import (
    asked,
    at_rest,
    controller,
    keys,
    locker,
    play,
    stage,
    winners,
)

NEARLY_KLINGSOR = {"klingsor": ["spear"]}


@pytest.mark.rule("PAR-082")
def test_a_character_whose_quests_are_all_met_wins_for_its_controller() -> None:
    session = stage(
        areas=(["klingsor", "gawan"], ["kundry"]), under=NEARLY_KLINGSOR, common=["grail"]
    )
    play(session, "klingsor", "take", "grail")
    assert winners(session) == [0]
    assert session.table.outcome is not None
    assert session.table.outcome.words == "Player 0 wins with Klingsor."


@pytest.mark.rule("PAR-082")
def test_all_but_one_quest_is_not_enough() -> None:
    session = stage(areas=(["klingsor"], ["gawan"]), under=NEARLY_KLINGSOR, common=["grail"])
    play(session, "klingsor", "take", "grail")
    at_rest(session, 1)
    assert winners(session) == [], "Kundry is not in play"


@pytest.mark.rule("PAR-083")
def test_others_may_bring_it_about_by_accident() -> None:
    session = stage(
        areas=(["gurnemanz"], ["klingsor", "kundry"]),
        under={"gurnemanz": ["grail"], "klingsor": ["spear"]},
    )
    play(session, "gurnemanz", "gurnemanz give", "grail", "klingsor", "let it happen")
    assert winners(session) == [1], "PAR-094: in somebody else's turn"


@pytest.mark.rule("PAR-084")
def test_a_lock_by_somebody_else_meets_no_quest() -> None:
    session = stage(
        areas=(["ferris", "klingsor"], ["knight-1", "gawan"]), under={"ferris": ["horn"]}
    )
    play(session, "klingsor", "klingsor lock", "knight-1")
    assert winners(session) == []
    own = stage(areas=(["ferris", "klingsor"], ["knight-1"]), under={"ferris": ["horn"]})
    play(own, "ferris", "ferris lock", "knight-1")
    assert winners(own) == [0]


@pytest.mark.rule("PAR-084")
def test_a_lock_made_while_commanded_counts_as_its_own() -> None:
    session = stage(areas=(["klingsor"], ["ferris"], ["knight-1"]), under={"ferris": ["horn"]})
    play(session, "klingsor", "klingsor control", "ferris", "ferris lock", "knight-1")
    play(session, "let it happen")
    assert winners(session) == [1]


@pytest.mark.rule("PAR-085")
def test_a_locked_target_that_was_freed_does_not_count_any_more() -> None:
    session = stage(
        areas=(["ferris", "parsifal"], ["knight-1", "gawan"]),
        over={"knight-1": "ferris"},
        common=["horn"],
    )
    play(session, "parsifal", "parsifal free", "knight-1", "pass")
    play(session, "ferris", "take", "horn")
    assert winners(session) == []
    kept = stage(
        areas=(["ferris", "parsifal"], ["knight-1", "gawan"]),
        over={"knight-1": "ferris"},
        common=["horn"],
    )
    play(kept, "ferris", "take", "horn")
    assert winners(kept) == [0]


@pytest.mark.rule("PAR-087")
def test_quests_hold_together_or_stay_met_by_the_tables_option() -> None:
    def over_time(option: str) -> list[int]:
        session = stage(
            areas=(["gamuret", "herzeleide"], ["kundry"]),
            under={"gamuret": ["horn"]},
            common=["bow"],
            options={"quests": option},
        )
        session.override("count", piece=-1, counter="turns", value=3)
        play(session, "gamuret", "drop", "horn", "pass")
        play(session, "herzeleide", "take", "bow")
        return winners(session)

    assert over_time("snapshot") == []
    assert over_time("latched") == [0], "met by hand, as it lies (PAR-088)"
    met_before = stage(
        areas=(["gamuret", "herzeleide"], ["kundry"]),
        common=["bow"],
        counters={"met:gamuret:1": 1},
        options={"quests": "latched"},
    )
    play(met_before, "herzeleide", "take", "bow")
    assert winners(met_before) == [0]


@pytest.mark.rule("PAR-087")
def test_a_locking_quest_is_never_latched() -> None:
    session = stage(
        areas=(["ferris"], ["knight-1", "gawan"]),
        common=["horn"],
        counters={"met:ferris:1": 1},
        options={"quests": "latched"},
    )
    play(session, "ferris", "take", "horn")
    assert winners(session) == []


@pytest.mark.rule("PAR-088")
def test_forced_consequences_come_before_the_test() -> None:
    """Klingsor would win with Spear and Grail, but locked he owns neither."""
    session = stage(
        areas=(["herzeleide"], ["klingsor", "gawan"], ["kundry"]),
        under={"klingsor": ["spear", "grail"]},
        over={"kundry": "gawan"},
    )
    play(session, "herzeleide", "herzeleide lock", "klingsor", "let it happen")
    assert winners(session) == []


@pytest.mark.rule("PAR-088")
def test_a_cancelled_action_is_not_tested_as_if_it_had_happened() -> None:
    session = stage(
        areas=(["klingsor"], ["gawan", "kundry"]),
        under={"klingsor": ["spear"], "gawan": ["horn"]},
        common=["grail"],
    )
    play(session, "klingsor", "take", "grail", "interrupt horn")
    assert winners(session) == []


@pytest.mark.rule("PAR-089")
def test_nobody_wins_from_limbo() -> None:
    session = stage(
        areas=(["titurel"], ["gurnemanz", "gawan"]),
        under={"gurnemanz": ["wine"]},
        limbo=["swan", "bow"],
        common=["grail"],
        active=1,
    )
    play(session, "gurnemanz", "take", "grail")
    assert winners(session) == [], "the Swan's quests are met, but it is in Limbo"


@pytest.mark.rule("PAR-082")
def test_a_locked_character_can_win() -> None:
    session = stage(
        areas=(["swan"], ["gurnemanz"]),
        over={"swan": "gurnemanz"},
        limbo=["bow"],
        common=["grail"],
        active=1,
    )
    play(session, "gurnemanz", "take", "grail")
    assert locker(session, "swan") == "gurnemanz"
    assert winners(session) == [0], "PAR-090"


@pytest.mark.rule("PAR-091")
def test_one_players_copies_make_a_single_winner() -> None:
    session = stage(
        areas=(["knight-1", "knight-2"], ["amfortas"]),
        under={"knight-1": ["bread"], "knight-2": ["wine"]},
        common=["grail"],
        active=1,
    )
    play(session, "amfortas", "take", "grail")
    assert winners(session) == [0], "PAR-092"


@pytest.mark.rule("PAR-093", "PAR-091")
@pytest.mark.parametrize(
    ("option", "who", "kinds"),
    [("shared", [0, 1], ("Charmer", "Klingsor")), ("acting_first", [0], ("Klingsor",))],
)
def test_what_one_completes_alone_goes_before_what_is_shared(
    option: str, who: list[int], kinds: tuple[str, ...]
) -> None:
    session = stage(
        areas=(["klingsor", "charmer-1", "kundry"], ["charmer-2", "parsifal", "knight-1"]),
        under={"klingsor": ["spear"]},
        over={"parsifal": "charmer-1", "knight-1": "charmer-2"},
        common=["grail"],
        options={"same_time": option},
    )
    play(session, "klingsor", "take", "grail")
    assert winners(session) == who
    assert session.game.won_by(session.table) == kinds


@pytest.mark.rule("PAR-093", "PAR-091")
def test_with_nothing_completed_alone_what_the_acting_player_shares_is_shared() -> None:
    session = stage(
        areas=(["amfortas", "charmer-1"], ["charmer-2", "parsifal", "knight-1", "klingsor"], []),
        under={"amfortas": ["balm"]},
        over={"parsifal": "charmer-1", "knight-1": "charmer-2"},
        common=["grail"],
        options={"same_time": "acting_first"},
        active=1,
    )
    play(session, "klingsor", "take", "grail")
    assert winners(session) == [0, 1]


@pytest.mark.rule("PAR-087")
def test_what_stays_met_stays_met_for_the_kind_whichever_copies_come_and_go() -> None:
    session = stage(
        areas=(["klingsor", "parsifal", "charmer-1"], ["gawan"]),
        common=["grail"],
        deck=["swan", "gamuret", "titurel", "ferris", "charmer-2"],
        options={"quests": "latched"},
    )
    play(session, "klingsor", "take", "grail", "pass", "klingsor", "drop", "grail", "pass")
    play(session, "parsifal", "parsifal send to limbo", "charmer-1")
    assert controller(session, "charmer-2") == 1
    quests = session.game.standings(session.table, session.table.named("charmer-2"))
    assert [quest.met for quest in quests] == [False, False, True]


@pytest.mark.rule("PAR-095")
def test_ones_own_characters_may_be_sent_away_to_win() -> None:
    session = stage(areas=(["parsifal", "klingsor"], ["gawan"]), under={"parsifal": ["spear"]})
    play(session, "parsifal", "spear send to limbo", "klingsor")
    assert winners(session) == [0]


@pytest.mark.rule("PAR-096")
def test_a_player_without_characters_stays_in_the_game() -> None:
    session = stage(areas=(["klingsor"], [], ["titurel"]), deck=["ferris", "gawan"])
    play(session, "pass")
    at_rest(session, 1)
    assert keys(session) == ["ferris", "pass"]


@pytest.mark.rule("PAR-097")
def test_a_draw_is_agreed_on_by_all_once_the_deck_is_empty() -> None:
    areas = (["klingsor"], ["gawan"], ["titurel"])
    assert "offer a draw" not in keys(stage(areas=areas, common=["balm"], deck=["ferris"]))
    session = stage(areas=areas, common=["balm"])
    play(session, "offer a draw")
    assert asked(session)[0] == 1
    play(session, "yes")
    assert asked(session)[0] == 2
    play(session, "no")
    at_rest(session, 0)
    play(session, "klingsor", "take", "balm")
    at_rest(session, 1)
    play(session, "offer a draw", "yes", "yes")
    assert session.over
    assert winners(session) == []


@pytest.mark.rule("PAR-097")
def test_a_cap_of_rounds_may_be_set() -> None:
    session = stage(
        areas=(["klingsor"], ["gawan", "swan"]), options={"draw_by": "20"}, counters={"without": 39}
    )
    assert "offer a draw" not in keys(session)
    play(session, "pass")
    assert session.over
    assert winners(session) == []


@pytest.mark.rule("PAR-082", "PAR-088")
def test_a_position_that_is_laid_or_made_by_hand_is_won_without_anybody_acting() -> None:
    areas = (["klingsor", "gawan"], ["kundry"])
    laid = stage(areas=areas, under={"klingsor": ["spear", "grail"]})
    assert winners(laid) == [0]
    made = stage(areas=areas, under=NEARLY_KLINGSOR, common=["grail"])
    made.override("move", piece=made.table.named("grail").id, zone="under:klingsor", face_up=True)
    assert winners(made) == [0]
    assert made.undo()
    at_rest(made, 0)
