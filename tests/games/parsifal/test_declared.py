"""What is declared is told in full, foretold and warned of: in words, on the table, to bots."""

from __future__ import annotations

import pytest

from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tabletop.games.parsifal.cards.content import TITLES
from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT
from tabletop.games.parsifal.rules.abilities import coded
from tabletop.games.parsifal.rules.resolution import begun
from tabletop.play.ports.port import Port
from tabletop.play.rules.chronicle import sentence
from tabletop.table.view import EVERYONE
from tests.games.parsifal.staging import (
    asked,
    at_rest,
    blocked,
    keys,
    locker,
    play,
    question,
    say,
    stage,
)

SIX = (["klingsor", "knight-1"], ["kundry", "gawan"], ["titurel", "herzeleide", "ferris"])


def said(session: Session, n: int = -1) -> str:
    """A line of the chronicle."""
    return sentence(session.lines[n], session.table, EVERYONE, session.game.title_of)


def ask(session: Session) -> str:
    """What is asked now."""
    assert question(session)
    return question(session).ask


# --- in words ----------------------------------------------------------------------------------


@pytest.mark.rule("PAR-069")
@pytest.mark.parametrize(
    ("answers", "told", "asks"),
    [
        (
            ("knight-1", "give", "bread", "kundry"),
            "Player 0's Knight 1 wants to give the Bread to Player 1's Kundry.",
            "Player 0's Knight 1 wants to give the Bread to your Kundry. Player 1, interrupt?",
        ),
        (
            ("klingsor", "klingsor control", "kundry", "kundry lock", "knight-1"),
            "Player 0's Klingsor wants Player 1's Kundry to lock Player 0's Knight 1.",
            "Player 0's Klingsor wants your Kundry to lock Player 0's Knight 1. "
            "Player 1, interrupt?",
        ),
        (
            ("klingsor", "bow lock", "ferris", "gawan"),
            "Player 0's Klingsor wants to lock Player 2's Ferris and Player 1's Gawan "
            "with the Bow.",
            "Player 0's Klingsor wants to lock Player 2's Ferris and your Gawan with the Bow. "
            "Player 1, interrupt?",
        ),
        (
            ("klingsor", "grail recall", "wine", "knight-1"),
            "Player 0's Klingsor wants to recall the Wine for Player 0's Knight 1 with the Grail.",
            "Player 0's Klingsor wants to recall the Wine for Player 0's Knight 1 with the Grail. "
            "Player 1, interrupt?",
        ),
    ],
    ids=["given", "commanded", "two locked", "recalled"],
)
def test_all_that_is_declared_is_told(answers: tuple[str, ...], told: str, asks: str) -> None:
    session = stage(
        areas=SIX,
        under={"gawan": ["horn"], "klingsor": ["bow", "grail"], "knight-1": ["bread"]},
        limbo=["wine"],
        options={"lock_volley": "on"},
    )
    play(session, *(f"knight-1 {a}" if a == "give" else a for a in answers))
    assert asked(session) == (1, "PAR-067")
    assert ask(session) == asks
    assert said(session) == told
    assert session.lines[-1].rule == "PAR-069"


@pytest.mark.rule("PAR-069")
def test_who_is_to_get_a_character_is_told() -> None:
    session = stage(
        areas=(["charmer-1", "charmer-2", "charmer-3"], ["gawan"], ["swan"]),
        under={"gawan": ["spear"]},
    )
    play(session, "charmer-1", "charmer-1 hand over", "swan", "seat 1")
    assert ask(session).startswith(
        "Player 0's Charmer 1 wants to hand over Player 2's Swan to you."
    )


@pytest.mark.rule("PAR-069")
@pytest.mark.parametrize("seed", range(8))
def test_nothing_that_bots_see_declared_is_kept_from_people(seed: int) -> None:
    """Whatever tarot the flow names, commander, source and second captive too, is in the question
    and in the chronicle, and on a way on the table."""
    luck, windows = Luck(seed), 0
    session = new_game(
        "parsifal",
        seats=2 + seed % 5,
        seed=seed,
        options={"interrupt_prompt": "always", "lock_volley": "on"},
    )
    for _ in range(400):
        if question(session) is None:
            break
        if session.table.flow.step == "window":
            windows += 1
            _all_is_told(session)
        say(session, luck.choice(question(session).legal()).key)
    assert windows > 10


def _all_is_told(session: Session) -> None:
    told = begun(session.table.flow.args)
    lines = "".join(said(session, n) for n in range(-min(9, len(session.lines)), 0))
    deed = coded(told.deed)
    assert deed
    named = {told.actor, told.target, told.also, told.by}
    if deed.ability == "hand_over":
        name = session.table.seats[told.to].name
        assert name in lines
        assert name in ask(session) or ask(session).count(" to you")
    else:
        named.add(told.to)
    on_ways = {stop for path in session.game.paths(session.table) for stop in path.stops}
    under = session.table.pieces[told.target].zone.partition(":")[2]
    given = {told.target} if under == ALL[told.actor] and told.to >= 0 else set()
    assert named - given - {-1} == on_ways
    for tarot in named | ({deed.card} if deed.card >= FIRST_ARTIFACT else set()):
        assert tarot < 0 or TITLES[tarot] in ask(session)
        assert tarot < 0 or TITLES[tarot] in lines


@pytest.mark.rule("PAR-069")
def test_ways_lead_from_who_commands_to_who_acts_and_on() -> None:
    session = stage(areas=SIX, under={"gawan": ["horn"]})
    play(session, "klingsor", "klingsor control", "kundry")
    number = {piece.name: piece.id for piece in session.table.pieces}
    (way,) = Port(session, 0).paths()
    assert way.stops == (number["klingsor"], number["kundry"])
    assert way.words == "Klingsor: Command Kundry"
    assert Port(session, 1).paths() == (), "nobody hears of what is not declared yet"
    play(session, "kundry lock", "knight-1")
    (way,) = session.game.paths(session.table)
    assert way.stops == tuple(number[name] for name in ("klingsor", "kundry", "knight-1"))
    assert way.words == "Kundry: lock Knight 1"
    play(session, "let it happen")
    assert session.game.paths(session.table) == ()


# --- foretold ----------------------------------------------------------------------------------

FREEING = {
    "areas": (["herzeleide"], ["amfortas", "titurel"], ["klingsor", "ferris"]),
    "under": {"amfortas": ["balm", "spear"]},
    "over": {"titurel": "klingsor"},
}
WINS = "That wins the game for Player 1, with Amfortas."


@pytest.mark.rule("PAR-028", "PAR-094")
def test_the_second_captive_is_foretold_and_warned_of_and_so_is_enough() -> None:
    session = stage(**FREEING, options={"lock_volley": "on", "interrupt_prompt": "auto_pass"})
    play(session, "herzeleide", "herzeleide lock")
    assert question(session)
    first = question(session).option("klingsor")
    assert first
    assert (first.label, first.warning) == ("Lock Klingsor (frees Titurel)", "")
    play(session, "ferris")
    also, enough = question(session).option("klingsor"), question(session).option("enough")
    assert also
    assert enough
    assert (also.label, also.warning) == ("Lock Klingsor (frees Titurel)", WINS)
    assert enough.warning == ""
    assert Port(session, 0).unsay()
    play(session, "klingsor")
    assert question(session)
    warned = {option.key for option in question(session).legal() if option.warning == WINS}
    assert warned == {"ferris", "enough"}, "and not who would lose what it needs"


@pytest.mark.rule("PAR-033", "PAR-069")
def test_both_captives_are_declared_on_the_board_as_it_was() -> None:
    session = stage(
        areas=(["herzeleide"], ["kundry", "swan"], ["squire-1"]),
        over={"kundry": "squire-1"},
        options={"lock_volley": "on"},
    )
    play(session, "herzeleide", "herzeleide lock", "squire-1")
    assert asked(session) == (0, "PAR-028")
    assert keys(session) == ["swan", "enough"]
    assert blocked(session) == {"herzeleide": "PAR-026", "kundry": "PAR-033"}
    play(session, "swan")
    assert [locker(session, each) for each in ("squire-1", "swan", "kundry")] == [
        "herzeleide",
        "herzeleide",
        "",
    ]


@pytest.mark.rule("PAR-028", "PAR-029")
def test_with_one_slot_left_nothing_more_is_asked() -> None:
    session = stage(
        areas=(["herzeleide"], ["kundry", "swan", "gawan"]),
        over={"kundry": "herzeleide"},
        common=["balm"],
        options={"lock_volley": "on"},
    )
    play(session, "herzeleide", "herzeleide lock", "swan")
    assert locker(session, "swan") == "herzeleide"
    at_rest(session, 1)


@pytest.mark.rule("PAR-094")
def test_who_recalls_a_character_is_warned_of_whom_that_lets_win() -> None:
    session = stage(
        areas=(["titurel", "swan"], ["klingsor"]),
        under={"klingsor": ["spear", "grail"], "titurel": ["balm"]},
        limbo=["kundry"],
    )
    play(session, "titurel", "balm recall")
    assert question(session)
    option = question(session).option("kundry")
    assert option
    assert option.warning == "That wins the game for Player 1, with Klingsor."


@pytest.mark.rule("PAR-094")
@pytest.mark.parametrize("warnings", ["on", "off"])
def test_who_could_stop_a_win_is_warned_before_letting_it_happen(warnings: str) -> None:
    session = stage(
        areas=(["klingsor", "kundry"], ["gawan"], ["titurel"]),
        under={"klingsor": ["spear"], "gawan": ["horn"]},
        common=["grail"],
        options={"warnings": warnings},
    )
    play(session, "klingsor", "take", "grail")
    assert question(session)
    told = {option.key: option.warning for option in question(session).legal()}
    wins = "That wins the game for Player 0, with Klingsor." if warnings == "on" else ""
    assert told == {
        "interrupt horn": "",
        **dict.fromkeys(("let it happen", "not this turn", "not this game"), wins),
    }


@pytest.mark.rule("PAR-093", "PAR-094")
def test_a_warning_names_those_who_would_win() -> None:
    """With `acting_first` whoever acts wins alone: nobody is handed anything."""
    for option, warned in (("shared", True), ("acting_first", False)):
        session = stage(
            areas=(["parsifal"], ["kundry", "klingsor", "amfortas"]),
            under={"parsifal": ["spear"], "amfortas": ["balm"]},
            options={"same_time": option},
        )
        play(session, "parsifal", "spear send to limbo")
        assert question(session)
        sending = question(session).option("klingsor")
        assert sending
        assert bool(sending.warning) == warned
