"""Where modules join a game: what comes before, instead and after, and who comes first."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest
from msgspec.structs import replace

from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import Clash
from tabletop.play.rules.joins import Join, Moments, in_order
from tabletop.play.rules.open_steps import comes_to, open_step
from tabletop.play.rules.procedure import go
from tabletop.play.shelf.assembly import assemble
from tabletop.play.shelf.game_shelf import game_called
from tabletop.play.shelf.module import Module
from tabletop.table.table import Flow

MOMENTS = Moments(
    steps=("ring",),
    others={"dusk": "Dusk"},
    places=("first", "second"),
    modules=("oak", "ash"),
    words="At one moment",
    rule="ABC-001",
)
BELFRY = replace(game_called("belfry"), moments=MOMENTS, order={})


class FakePlay:
    """As much of a play as a moment asks for: the game, and whether it is night."""

    def __init__(self, game: Game, *, night: bool = False) -> None:
        self.game, self.table, self.told = game, night, list[str]()


def told(words: str, flow: Flow | None = None) -> Any:
    """Something that says that it was done, and perhaps where the game goes on."""

    def run(play: FakePlay) -> Flow | None:
        play.told.append(words)
        return flow

    return run


def joining(id: str, *joins: Join) -> Module:
    """A module that joins the game."""
    return Module(id=id, title=id.capitalize(), blurb="", joins=joins)


def joined(*modules: Module) -> Game:
    """The belfry with *modules*."""
    boxes = tuple(sorted(modules, key=lambda module: module.id))
    return assemble(replace(BELFRY, modules=boxes), modules)


def join(place: str, words: str, flow: Flow | None = None, **more: Any) -> Join:
    """A join of the one step."""
    return Join(moment="ring", place=place, rule="ABC-001", run=told(words, flow), **more)


@open_step
def ring(play: FakePlay, bell: int = 0) -> Flow:
    """A step that may be joined."""
    play.told.append(f"ring {bell}")
    return go("take")


def done(run: Generator[Any, Any, Any]) -> Any:
    """What rules that ask nothing return."""
    with pytest.raises(StopIteration) as over:
        next(run)
    return over.value.value


def came(game: Game, **more: Any) -> tuple[list[str], str]:
    """What was done when the step came, in order, and where the game goes on."""
    play = FakePlay(game, **more)
    ran: Any = ring(play, bell=3)
    flow = ran if isinstance(ran, Flow) else done(ran)
    return play.told, flow.step


def test_what_is_joined_comes_in_the_order_of_places_and_then_of_modules() -> None:
    game = joined(
        joining("ash", join("first", "ash"), join("second", "late", when="after")),
        joining("elm", join("first", "elm"), join("first", "soon", go("rest"), when="after")),
        joining("oak", join("second", "oak")),
    )
    assert came(game) == (["ash", "elm", "oak", "ring 3", "soon", "late"], "rest")
    words = "At one moment, “Ringing”: first Ash, then Elm."
    assert any(ruling.words.startswith("At one moment") for ruling in game.changed), words
    assert came(BELFRY) == (["ring 3"], "take")


def test_what_says_where_it_goes_on_lets_nothing_else_come() -> None:
    game = joined(
        joining("ash", join("second", "ash"), join("second", "late", when="after")),
        joining("oak", join("first", "oak", go("rest"))),
    )
    assert came(game) == (["oak"], "rest")
    instead = join("first", "elm", go("nap"), when="instead", only=lambda night: night)  # type: ignore[arg-type, return-value]
    game = joined(joining("elm", instead), joining("ash", join("first", "ash", when="after")))
    assert came(game, night=True) == (["elm", "ash"], "nap")
    assert came(game) == (["ring 3", "ash"], "take")


def test_a_moment_that_is_no_step_is_come_to() -> None:
    dusk = Join(moment="dusk", place="first", rule="ABC-001", run=told("bats"))
    game = joined(joining("ash", dusk))
    play = FakePlay(game)
    done(comes_to(play, "dusk"))  # type: ignore[arg-type]
    assert play.told == ["bats"]
    assert ("Ash changes “Dusk”.", "ABC-001") in [(each.words, each.rule) for each in game.changed]


@pytest.mark.parametrize(("moment", "place"), [("dawn", "first"), ("ring", "third")])
def test_a_moment_or_a_place_that_there_is_not_is_refused(moment: str, place: str) -> None:
    with pytest.raises(Clash, match=moment if moment == "dawn" else place):
        joined(joining("ash", Join(moment=moment, place=place, rule="A", run=told(""))))


def test_the_steps_that_may_be_joined_are_steps() -> None:
    for name in ("darkest",):
        game = game_called(name)
        assert {*game.moments.steps} <= {*game.steps}
        assert all(hasattr(game.steps[step].run, "__wrapped__") for step in game.moments.steps)
        assert in_order(game.moments, []) == {}
