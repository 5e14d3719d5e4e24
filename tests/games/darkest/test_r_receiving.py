"""Whatever a hero is given, it has, or puts something down for it, or it lies there (DTC-B08)."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from tabletop import Session
from tabletop.games import darkest
from tests.games.darkest.laying import answer, asked, names, party, why

FULL = ["sword", "axe", "shield", "helmet"]
NAILS = ["potion"] * 5


def laden(
    *more: str, heroes: tuple[str, ...] = ("dwarf",), begun: tuple[str, ...] = (), **laid
) -> Session:  # type: ignore[no-untyped-def]
    """The first hero carries all that it can, and comes to what is given."""
    tokens = {name: {"fate": 0, **laid.get("tokens", {}).get(name, {})} for name in heroes}
    zones = {"items:0": [*FULL, *more], **laid.pop("zones", {})}
    laid.pop("tokens", None)
    return answer(party(*heroes, zones=zones, tokens=tokens, **laid), *begun)


GIVERS: dict[str, tuple[str, Callable[[], Session]]] = {
    "a table": ("talisman", lambda: laden(step="destination", at=6, to="temple", coming=(6, 4))),
    "a Stranger": ("talisman", lambda: laden(
        counters={"spot": 0}, coming=(1,), zones={"pile:1": ["hermit"]}, begun=("forward",)
    )),
    "a quest": ("talisman", lambda: laden(
        at=2, to="temple", tokens={"dwarf": {"gold": 2, "quest": 6}},
        zones={"atlas": ["warlocks-cave"]},
    )),
    "the Blacksmith": ("yew-bow", lambda: laden(
        step="stay", args={"place": 0}, at=0, tokens={"dwarf": {"gold": 9}}, begun=("buy yew-bow",)
    )),
    "a store": ("aegis", lambda: laden(
        step="stay", args={"place": 0}, at=0, zones={"store-0:0": ["aegis"]}, begun=("fetch aegis",)
    )),
    "the stall": ("water-bottle", lambda: laden(
        step="destination", at=6, to="city", tokens={"dwarf": {"gold": 9}}, coming=(3,) * 5,
        begun=("mode 0", "yes", "buy water-bottle"),
    )),
    "the Woods": ("raft-built", lambda: laden(
        at=3, counters={"spot": 100}, zones={"mount:0": []}, begun=("build 0",)
    )),
    "what is found": ("raft", lambda: laden(
        counters={"spot": 0}, zones={"pile:1": ["raft"]}, begun=("forward",)
    )),
    "what lies there": ("yew-bow", lambda: laden(
        step="spot", args={"spot": 100}, zones={"pile:1": ["yew-bow"]}, up=("yew-bow",),
        on={"yew-bow": {"loose": 1}}, begun=("yew-bow",),
    )),
    "a Trove": ("aegis", lambda: laden(
        step="loot", at=6, to="crags", zones={"trove": ["aegis"]}, up=("trove",), begun=("aegis",)
    )),
    "the Tavern Maid": ("potion", lambda: laden(
        *NAILS, heroes=("dwarf", "tavern-maid"), zones={"items:1": ["potion"]}, begun=("give 0",)
    )),
    "a theft": ("armour", lambda: laden(
        heroes=("thief", "elf"), step="spot", args={"spot": 100}, up=("dry-well",),
        zones={"pile:1": ["dry-well"], "items:1": ["armour"]}, coming=(4, 1),
        begun=("yes", "armour"),
    )),
}  # fmt: skip
"""Whoever gives anything, what, and how it comes to that."""
LIES = ("pile:", "store-0:0", "trove", "items:1", "rafts")
"""Where what somebody leaves may lie afterwards: never in a stock that it did not come from."""


@pytest.mark.rule("DTC-B08", "DTC-091", "DTC-137", "DTC-252")
@pytest.mark.parametrize("giver", GIVERS)
def test_something_is_put_down_for_it(giver: str) -> None:
    what, comes = GIVERS[giver]
    session = comes()
    assert asked(session) == "DTC-B08"
    assert why(session, "take") in ("DTC-088", "DTC-089")
    old = "potion" if what == "potion" else "sword"
    answer(session, f"for {old}")
    if asked(session) == "DTC-B08":  # a Raft takes two
        answer(session, "for axe")
    assert what in names(session, "items:0")
    assert any(p.name == old and p.zone.startswith(LIES[:2]) for p in session.table.pieces)


@pytest.mark.rule("DTC-B08")
@pytest.mark.parametrize("giver", GIVERS)
def test_what_is_left_for_want_of_room_is_not_lost(giver: str) -> None:
    what, comes = GIVERS[giver]
    session = comes()
    answer(session, "leave")
    assert what != "potion" or len(names(session, "items:0")) == len(FULL) + len(NAILS)
    assert any(p.name == what and p.zone.startswith(LIES) for p in session.table.pieces)


@pytest.mark.rule("DTC-B08", "DTC-170")
def test_a_reward_without_room_may_be_taken_by_the_others_and_then_lies_there() -> None:
    def rewarded() -> Session:
        return laden(
            heroes=("dwarf", "elf"),
            at=2,
            to="temple",
            tokens={"dwarf": {"gold": 2, "quest": 6}},
            zones={"atlas": ["warlocks-cave"]},
            begun=("leave",),
        )

    session = answer(rewarded(), "take")
    assert names(session, "items:1") == ["talisman"]
    session = answer(rewarded(), "leave")
    assert names(session, "pile:6") == ["talisman"]


def test_nothing_comes_to_a_hero_by_another_way() -> None:
    """Only who receives lays an Object or Follower before a hero."""
    homes = [
        path.name
        for path in sorted(Path(darkest.__file__).parent.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "move"
        and any("home_of" in ast.unparse(a) for a in node.args)
    ]
    assert homes == ["acquisition.py"]
