"""A save of a game with a Region, a hero away and a marker, opened where their modules are lost."""

from __future__ import annotations

from tabletop import load
from tabletop.games.darkest.party import heroes
from tests.games.darkest.laying import QUIET, keys, party
from tests.games.darkest.test_u_regions import FEN_PLACES
from tests.games.darkest.toys import on_the_shelf, played_with


def test_it_opens_as_it_lies_and_goes_on_with_the_rules_there_are() -> None:
    with on_the_shelf():
        session = party(
            step="onward",
            at=6,
            to="chapel",
            tokens=QUIET,
            options=played_with("fen", "gaol", "hound"),
            zones={
                **{f"ground:{n}": [name] for n, name in enumerate(FEN_PLACES[:8], 1)},
                "here:6": [],
                "here:7": ["party"],
                "hound-road:3": ["hound-figure"],
            },
            counters={"region": 20, "at": 7},
            on={"dwarf": {"away": 1, "gaol-term": 2}},
        )
        saved = session.to_json()
        assert heroes.region(load(saved).table) == "fen"
    lost = load(saved)
    assert lost.table.count("region") == 20
    assert heroes.region(lost.table) == "inner"
    assert heroes.here(lost.table) == (1, 2)
    assert keys(lost)
    lost.answer("back" if "back" in keys(lost) else keys(lost)[0])
    with on_the_shelf():
        again = load(saved)
        assert heroes.region(again.table) == "fen"
        assert again.table["ground:8"][0].name == "fen-mere"
