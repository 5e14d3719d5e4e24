"""Modules: assembled in any combination, in one order, and nothing to whoever does without."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, permutations

import pytest

from tabletop import lay, load
from tabletop.bots.luck import Luck
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.rules.procedure import go
from tabletop.play.runner.session import Session
from tabletop.play.shelf.game_shelf import game_called, game_knowing
from tabletop.play.start.new_game import new_game

GAME = "belfry"
ALL = ("choir", "crown", "echo")
EVERY = [chosen for n in range(4) for chosen in combinations(ALL, n)]


def played(options: dict[str, str], seed: int = 3) -> Session:
    """A game of three, played to its end by chance."""
    session, luck = new_game(GAME, seats=3, seed=seed, options=options), Luck(seed)
    while session.decision is not None:
        session.answer(luck.choice(session.decision.legal()).key)
    return session


def rung(bell: str, *modules: str) -> Session:
    """A game for two in which *bell* was just rung."""
    game = game_called(GAME, put_in_play(modules))
    bare = new_game(GAME, seats=2, seed=1, options=put_in_play(modules)).table
    assert game.with_modules == modules
    return lay(
        GAME,
        seats=2,
        zones={"ringing": [bell], "tower": ["watch-bell"]},
        face_up=("ringing",),
        flow=go("toll", bell=bare.named(bell).id),
        options=put_in_play(modules),
    )


def told(session: Session) -> list[str]:
    """The chronicle, in words."""
    return [line.words.format(*map(str, line.parts)) for line in session.lines]


@pytest.mark.parametrize("chosen", EVERY, ids="+".join)
def test_all_combinations_assemble_and_play_to_their_end(chosen: tuple[str, ...]) -> None:
    session = played(put_in_play(chosen))
    assert session.over
    assert session.game.with_modules == chosen
    brought = {piece.name.partition("-")[0] for piece in session.table.pieces} & {*ALL}
    assert brought == set(chosen)
    again = load(session.to_json())
    assert again.game is session.game
    assert again.table == session.table


def test_the_order_of_switching_on_changes_nothing() -> None:
    saved = {played(put_in_play(order)).to_json() for order in permutations(ALL)}
    assert len(saved) == 1
    assert len({id(game_called("+".join((GAME, *order)))) for order in permutations(ALL)}) == 1


def test_a_game_without_modules_is_the_one_on_the_shelf() -> None:
    bare = game_called(GAME)
    assert game_called(GAME, {"dice": "typed"}) is bare
    assert (bare.with_modules, bare.changed, bare.edition) == ((), (), GAME)
    assert "modules" not in new_game(GAME, seats=2, seed=1).to_json()


def test_neither_the_game_nor_a_module_is_changed_by_being_assembled() -> None:
    bare = game_called(GAME)
    before = dict(bare.steps), dict(bare.modifiers.modifying), bare.wording, list(bare.records)
    phrases = list(bare.wording.phrases) if bare.wording else []
    played(put_in_play(ALL))
    assert before == (
        dict(bare.steps),
        dict(bare.modifiers.modifying),
        bare.wording,
        list(bare.records),
    )
    assert bare.wording is not None
    assert list(bare.wording.phrases) == phrases
    assert bare.wording.phrases.readings("It is made of silver.") == []


# --- hands on a step ---------------------------------------------------------------------------


@pytest.mark.rule("ECH-004")
@pytest.mark.parametrize(("bell", "times"), [("treble", 0), ("vesper", 1), ("tenor", 2)])
def test_a_wrap_lets_its_step_happen_as_often_as_it_likes(bell: str, times: int) -> None:
    session = rung(bell, "echo")
    asked = 0
    while session.decision and session.decision.rule == "BEL-004":
        asked += 1
        session.answer("1")
    assert asked == times
    assert session.table.count("echoes") == times
    assert session.decision
    assert session.decision.rule == "BEL-002", "the turn goes on where the step itself leads"


def test_what_was_asked_twice_is_taken_back_once_at_a_time() -> None:
    session = rung("tenor", "echo")
    session.answer("0")
    assert session.undo()
    session.answer("1")
    session.answer("0")
    assert (session.table.count("score:0"), session.table.count("score:1")) == (6, 4)
    assert session.undo()
    assert (session.table.count("score:0"), session.table.count("score:1")) == (1, 4)
    assert load(session.to_json()).table == session.table


@pytest.mark.rule("BEL-007")
def test_of_two_that_wrap_the_first_in_the_order_is_outside() -> None:
    lines = told(rung("treble", "choir", "echo"))
    assert "The choir intones." in lines, "the choir sets Treble to 2, which can be heard"
    faint = told(rung("plague-bell", "choir", "echo"))
    assert faint.index("The choir intones.") < faint.index("Nobody hears it.")


@pytest.mark.rule("CRO-004")
def test_what_is_replaced_is_not_done_and_what_wraps_wraps_what_replaced_it() -> None:
    session = rung("bourdon", "crown", "echo")
    assert session.decision
    assert session.decision.rule == "BEL-002", "nobody is asked whom"
    seals = [line for line in told(session) if line.endswith("is set on it.")]
    assert len(seals) == 2, "loud, and so twice"


@pytest.mark.rule("BEL-011")
@pytest.mark.parametrize("chosen", [("choir",), ("crown",), ("choir", "crown")])
def test_what_comes_after_a_step_comes_in_order_and_leads_on(chosen: tuple[str, ...]) -> None:
    session = rung("bourdon", *chosen)
    if "crown" not in chosen:
        session.answer("0")
    if "choir" in chosen:
        assert session.step
        assert session.step.name == "choir_answer"
        before = session.table.count("score:0")
        session.answer("sing")
        assert session.table.count("score:0") == before + 1
    assert session.decision
    assert session.decision.rule == "BEL-002"
    shares = [line.rule for line in session.lines if line.words == "{} gets {}."]
    assert shares
    placed = session.game.steps
    assert [name for name in placed if placed[name].title == "Taking the bell"] == ["take"]


def test_a_step_that_was_placed_can_be_skipped_begun_again_and_gone_to() -> None:
    session = rung("vesper", "choir")
    session.answer("0")
    session.restart_step()
    assert session.step
    assert session.step.name == "choir_answer"
    session.skip()
    assert session.step.name == "ring", "as after the step it follows"
    session.override("go", step="choir_answer")
    session.answer("sing")
    assert session.step.name == "ring"


# --- numbers, reactions, records ---------------------------------------------------------------


@pytest.mark.rule("BEL-009")
@pytest.mark.parametrize(
    ("bell", "chosen", "words"),
    [
        ("tenor", (), "4 printed"),
        ("tenor", ("choir",), "2 = 4 printed, set to 2 The Choir"),
        ("tenor", ("choir", "crown"), "3 = 4 printed, set to 2 The Choir, set to 3 The Crown"),
        ("curfew", ("echo",), "4 = 2 printed × 2 Iron"),
        ("choir-alto", ("choir",), "3 = 2 printed + 1 Silver"),
        ("choir-bass", ("choir", "echo"), "8 = 4 printed × 2 Iron"),
    ],
)
def test_layers_apply_stage_by_stage(bell: str, chosen: tuple[str, ...], words: str) -> None:
    session = new_game(GAME, seats=2, seed=1, options=put_in_play(chosen) | more(chosen))
    table = session.table
    assert session.game.explain(table, table.named(bell))["Tone"].explained() == words


def more(chosen: Iterable[str]) -> dict[str, str]:
    """With the choir, all its bells."""
    return {"choir-size": "three"} if "choir" in chosen else {}


@pytest.mark.rule("BEL-008")
def test_those_who_hear_the_same_hear_it_in_order() -> None:
    session = rung("vesper", *ALL)
    heard = [line.rule for line in session.lines if line.rule in ("ECH-003", "CHO-005", "CRO-003")]
    assert heard == ["ECH-003", "CHO-005", "CRO-003"]


@pytest.mark.rule("BEL-010")
def test_records_stand_by_rank_and_the_order_says_who_is_first_of_one_rank() -> None:
    def piles(*chosen: str) -> list[str]:
        return game_called(GAME, put_in_play(chosen)).records_of("pile")

    assert piles() == piles("echo") == ["tower"]
    assert piles("choir") == ["choir-loft", "tower"]
    assert piles(*ALL) == ["crown-vault", "choir-loft", "tower"]
    session = new_game(GAME, seats=2, seed=1, options=put_in_play(ALL))
    session.answer("ring")
    assert session.table.top("ringing") == session.table.named("crown-orb")


# --- cards and words ---------------------------------------------------------------------------


def test_cards_nouns_and_phrases_are_there_with_their_module_and_not_without() -> None:
    bare, choir = game_called(GAME), game_called("belfry+choir")
    assert choir.title_of("choir-alto") == "Alto"
    assert choir.title_of("choir-master") == "the choir master"
    assert choir.printed("choir-soprano").by_hand == ()
    assert choir.title_of("tenor") == bare.title_of("tenor") == "Tenor"
    assert not bare.printed("choir-alto").kind
    assert choir.wording is not None
    assert bare.wording is not None
    assert set(choir.wording.pack().cards) - set(bare.wording.pack().cards) == {
        "choir-soprano",
        "choir-alto",
        "choir-bass",
    }
    assert game_knowing(GAME, "choir-alto") is choir
    assert game_knowing(GAME, "tenor") is bare


@pytest.mark.rule("CHO-002")
def test_what_a_card_of_a_module_says_is_done() -> None:
    session = rung("choir-soprano", "choir")
    session.answer("1")
    assert (session.table.count("score:0"), session.table.count("score:1")) == (1, 3)


def test_the_options_of_a_module_are_there_with_it_and_not_without() -> None:
    with_it = new_game(GAME, seats=2, seed=1, options={"modules.choir": "on"})
    assert with_it.table.options["choir-size"] == "two"
    with pytest.raises(ValueError, match="Belfry has no option 'choir-size'"):
        new_game(GAME, seats=2, seed=1, options={"choir-size": "two"})
    with pytest.raises(ValueError, match="Belfry has no module 'organ'"):
        new_game(GAME, seats=2, seed=1, options={"modules.organ": "on"})
    with pytest.raises(ValueError, match=r"'modules\.choir' is one of on, not 'off'"):
        new_game(GAME, seats=2, seed=1, options={"modules.choir": "off"})
