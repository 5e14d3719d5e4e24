"""A save whose module is missing opens as it lies and says so; with it back, it is whole."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from saves.recover import Opened, open_save
from tabletop import Session, load
from tabletop.play.adaptation.stand_in import STANDS_FOR
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.shelf import game_shelf
from tabletop.play.start.new_game import new_game

GAME = "belfry"
Without = Callable[..., None]


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> Without:
    """Let there be no such modules of the belfry."""

    def lose(*gone: str) -> None:
        whole = game_shelf.game_called(GAME)
        left = tuple(each for each in whole.modules if each.id not in gone)
        monkeypatch.setitem(game_shelf._opened, GAME, replace(whole, modules=left))
        monkeypatch.setattr(game_shelf, "_assembled", {})

    return lose


def begun(*modules: str, answers: tuple[str, ...] = ()) -> Session:
    """A game with *modules* in which these answers were given."""
    session = new_game(GAME, seats=2, seed=3, options=put_in_play(modules))
    for key in answers:
        session.answer(key)
    return session


def opened(session: Session, folder: Path) -> Opened:
    """What comes of opening a save of *session*."""
    path = folder / "ours.tabletop"
    path.write_text(session.to_json(), "utf-8")
    return open_save(path)


def lying(session: Session) -> dict[str, list[int]]:
    """Where everything lies."""
    return {name: zone.pieces for name, zone in session.table.zones.items()}


@pytest.mark.parametrize("gone", [("choir",), ("crown",), ("echo",), ("choir", "crown", "echo")])
def test_it_opens_as_it_lies_and_says_which_are_missing(
    gone: tuple[str, ...], without: Without, tmp_path: Path
) -> None:
    session = begun("choir", "crown", "echo", answers=("ring", "sing", "hush"))
    without(*gone)
    found = opened(session, tmp_path)
    assert found.session, found.said
    named = ", ".join(f"“{id}”" for id in gone)
    (said,) = found.said
    assert f"missing: {named}." in said
    assert not any("damaged" in words for words in found.said)
    assert lying(found.session) == lying(session)
    assert found.session.table.options == session.table.options
    assert set(found.session.game.with_modules) == {"choir", "crown", "echo"} - set(gone)
    stand_ins = [p.name for p in found.session.table.pieces if p.name.startswith(STANDS_FOR)]
    assert {name.removeprefix(STANDS_FOR).partition("-")[0] for name in stand_ins} <= set(gone)
    for piece in found.session.table.pieces:
        assert found.session.game.title_of(piece.name)


def test_with_the_module_back_nothing_is_missing(
    without: Without, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begun("choir", "echo", answers=("ring", "0", "sing"))
    with monkeypatch.context() as patch:
        whole = game_shelf.game_called(GAME)
        left = tuple(each for each in whole.modules if each.id != "choir")
        patch.setitem(game_shelf._opened, GAME, replace(whole, modules=left))
        patch.setattr(game_shelf, "_assembled", {})
        found = opened(session, tmp_path)
        assert found.session, found.said
        saved = found.session.to_json()
    back = load(saved)
    assert back.game is session.game
    assert [piece.name for piece in back.table.pieces] == [p.name for p in session.table.pieces]
    assert back.table.zones == session.table.zones


def test_the_game_goes_on_without_it_and_is_saved_so(without: Without, tmp_path: Path) -> None:
    session = begun("echo", answers=("hush",))
    without("echo")
    found = opened(session, tmp_path)
    assert found.session, found.said
    found.session.answer("ring")
    again = opened(found.session, tmp_path)
    assert again.session, again.said
    assert again.session.table == found.session.table
    assert any("“echo”" in words for words in again.said), "it is said each time"


def test_one_that_stands_at_a_step_of_the_module_waits_for_a_hand(
    without: Without, tmp_path: Path
) -> None:
    session = begun("choir", answers=("ring", "1"))
    assert session.step
    assert session.step.name == "choir_answer"
    without("choir")
    found = opened(session, tmp_path)
    assert found.session, found.said
    assert lying(found.session) == lying(session)
    assert found.session.halted
    assert not found.session.decisions
    again = opened(found.session, tmp_path)
    assert again.session, again.said
    again.session.override("go", step="pass_on")
    assert again.session.decision
    assert again.session.decision.rule == "BEL-002"


def test_what_needs_a_lost_one_is_lost_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = game_shelf.game_called(GAME)
    needy = tuple(
        replace(each, needs=frozenset({"organ"})) if each.id == "echo" else each
        for each in whole.modules
    )
    box = replace(whole, modules=needy)
    assert box.lost(put_in_play(("choir", "echo"))) == ["echo"]
    monkeypatch.setitem(game_shelf._opened, GAME, box)
    monkeypatch.setattr(game_shelf, "_assembled", {})
    assert game_shelf.game_at(GAME, put_in_play(("choir", "echo"))).with_modules == ("choir",)
    assert game_shelf.game_at(GAME, put_in_play(("echo",))) is box


def test_play_again_says_that_a_module_is_missing(without: Without) -> None:
    options = begun("echo").table.options
    without("echo")
    with pytest.raises(ValueError, match="Belfry has no module 'echo'"):
        new_game(GAME, seats=2, seed=1, options=options)


def test_an_old_save_of_a_game_that_got_modules_since_is_as_it_was(tmp_path: Path) -> None:
    found = opened(begun(answers=("ring", "0", "hush")), tmp_path)
    assert found.session
    assert found.said == ()
    assert found.session.game is game_shelf.game_called(GAME)


def test_modules_that_do_not_go_together_any_more_are_no_damage(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    session = begun("crown", "echo", answers=("ring",))
    whole = game_shelf.game_called(GAME)
    barring = tuple(
        replace(each, bars=frozenset({"echo"})) if each.id == "crown" else each
        for each in whole.modules
    )
    monkeypatch.setitem(game_shelf._opened, GAME, replace(whole, modules=barring))
    monkeypatch.setattr(game_shelf, "_assembled", {})
    found = opened(session, tmp_path)
    assert found.session is None
    assert found.said[0].endswith(
        "The save does not fit this version: The Crown does not go with The Echo."
    )


def test_a_module_whose_rules_break_is_told_with_its_place(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    session = begun("echo")
    path = tmp_path / "ours.tabletop"
    path.write_text(session.to_json(), "utf-8")

    def broken(game: str, id: str) -> None:
        raise KeyError("wall")

    monkeypatch.setattr(game_shelf, "_module", broken)
    monkeypatch.setattr(game_shelf, "_assembled", {})
    with pytest.raises(game_shelf.Unplayable) as told:
        open_save(path)
    assert str(told.value) == "Belfry with The Echo cannot be loaded. KeyError: 'wall'."
    assert path.read_text("utf-8") == session.to_json(), "nothing was done to the save"
    assert game_shelf.game_called(GAME).id == GAME, "without the module the game can be played"
