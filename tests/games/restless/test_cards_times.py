"""When a right ends, when a block is seen, and since when a card is in force."""

from __future__ import annotations

import pytest

from tabletop import Session
from tests.games.restless.camp import asked, blocked, camp, health, keys, names, play
from tests.games.restless.printed import AGNES, ANSELM, FOE, HIT, LINT, LUCAN, SEDGE, TWO

SOUP, CROW, PAN = "stone-soup-stone-included", "boiled-crow", "loaded-scale-pan"
HORROR = "rafter-thing"  # Attack 2, Die Defense 12, Health 7
HERON = "salt-heron"
KETTLE = "singing-kettle"


@pytest.mark.rule("RST-159", "RST-139", "RST-203", "RST-154")
def test_while_a_horror_is_fought_nobody_rests() -> None:
    """No Food with the Rest symbol, one Consumable each and no more, no `while Resting`; when it is
    dead the night goes on."""
    session = camp(
        TWO,
        zones={"nights": [HORROR]},
        holds={SEDGE: [CROW, PAN, SOUP], AGNES: ["featherless-bed"]},
        wounds={SEDGE: 6},
        coming=[HIT],
    )
    play(session, "rest")
    assert asked(session) == "RST-193"
    play(session, f"use {CROW}")
    assert session.table.named(SEDGE).turn == 90
    assert health(session, SEDGE) == (1 + 2, 4), "the Bed is for who Rests"
    stopped = blocked(session)
    assert (stopped[f"use {PAN}"], stopped[f"use {SOUP}"]) == ("RST-203", "RST-139")
    foe = session.table.named(HORROR)
    session.override("count", piece=foe.id, counter="health", value=1)
    play(session, "slot 1", "attack unarmed")
    assert asked(session) == "RST-153"
    play(session, f"use {SOUP}", f"use {PAN}", f"use {SOUP}")
    assert f"use {PAN}" in keys(session), "any number"


@pytest.mark.rule("RST-262")
@pytest.mark.parametrize("within", [False, True])
def test_a_block_is_seen_as_soon_as_it_is_there(within: bool) -> None:
    """Anselm does 1 a round, the tide heals 2, and over the Slow River nobody Flees: with the
    Curse gone nothing leads on, though this round brought gain, and though Lint has yet to act."""
    party = (LUCAN, ANSELM) if within else (LUCAN,)
    session = camp(
        party,
        zones={"realm": ["the-slow-river"]},
        row=[["cellar-tide"], [FOE]],
        holds={LUCAN: ["fishing-spear"]},
        on={"the-slow-river": {"since": 1}},
        counters={"stamp": 1},
        coming=[HIT],
    )
    play(session, "go on")
    assert session.table.suspended == []
    play(session, "slot 0", "attack fishing-spear", "discard fishing-spear")
    assert session.table.suspended == []
    play(session, "end")
    assert asked(session) == "RST-193"
    assert session.table.suspended == ["cellar-tide"]


@pytest.mark.rule("RST-003", "RST-143", "RST-133")
@pytest.mark.parametrize("how", ["follows", "fought at once", "the Traitor God", "a Realm ends"])
def test_what_lasts_until_the_end_of_the_encounter_ends_with_it(how: str) -> None:
    where = {
        "follows": {
            "step": "begin_battle",
            "zones": {"encounter": ["sack-mask-militia"]},
            "on": {"sack-mask-militia": {"health": 1}},
            "coming": [HIT],
        },
        "fought at once": {
            "step": "meet",
            "zones": {"encounter": ["somebodys-luggage"]},
            "coming": [1],
        },
        "the Traitor God": {"step": "verdict", "zones": {"god": ["the-shepherd-of-smoke"]}},
        "a Realm ends": {"step": "end_realm"},
    }[how]
    decks = {"encounters": [FOE], "loot": [], "characters": [], "realms-2": ["heron-marsh"]}
    session = camp((LUCAN,), holds={LUCAN: [PAN]}, decks=decks, **where)  # type: ignore[arg-type]
    play(session, f"use {PAN}")
    assert len(names(session, "kept")) == 1
    play(
        session,
        *{
            "follows": ("slot 0", "attack unarmed"),
            "fought at once": ("stay",),
            "the Traitor God": ("fight",),
            "a Realm ends": ("go on",),
        }[how],
    )
    assert names(session, "kept") == []
    if how in ("follows", "fought at once"):
        assert names(session, "encounter") == [FOE]
        assert session.table.count("encounter") == 2, "it is an Encounter of its own"


WAYS = {
    "a Realm is entered": (
        "heron-marsh", {"step": "next_realm", "decks": {"realms-2": ["heron-marsh"]}}, ()),
    "an Encounter is met": (HERON, {"row": [[HERON]]}, ("go on",)),
    "a Target joins": (
        FOE, {"step": "begin_battle", "zones": {"encounter": ["deserter-quartet"]}}, ()),
    "a Target follows": (
        FOE, {"step": "begin_battle", "zones": {"encounter": ["sack-mask-militia"]},
              "on": {"sack-mask-militia": {"health": 1}}, "coming": [HIT]},
        ("slot 0", "attack unarmed", "slot 0")),
    "a Target is fought at once": (
        FOE, {"step": "meet", "zones": {"encounter": ["somebodys-luggage"]}, "coming": [1]},
        ("stay", "slot 0")),
    "a Horror comes": (HORROR, {"zones": {"nights": [HORROR]}}, ("rest",)),
    "a God is fought": (
        "the-shepherd-of-smoke", {"step": "verdict", "zones": {"god": ["the-shepherd-of-smoke"]}},
        ("fight",)),
    "an Item is given": (KETTLE, {"holds": {LUCAN: [KETTLE]}}, (f"give {KETTLE}",)),
    "an Item is picked up": (KETTLE, {"zones": {"ground": [KETTLE]}}, (f"give {KETTLE}", "slot 1")),
    "somebody rejoins": (
        LINT, {"step": "end_realm", "zones": {"character:1": []}}, ()),
    "somebody is transfigured": (
        LINT, {"step": "meet", "zones": {"encounter": ["mirror-pond"]}}, ("stay", "slot 0")),
}  # fmt: skip
"""How a card comes into force, where, and by what answers."""


@pytest.mark.rule("RST-003", "RST-262")
@pytest.mark.parametrize("way", WAYS)
def test_whatever_comes_into_force_is_the_newest_change(way: str) -> None:
    card, where, answers = WAYS[way]
    decks = {"encounters": [FOE], "characters": [LINT], "realms-2": ["heron-marsh"], "loot": []}
    where = {"decks": decks, "counters": {"stamp": 7, "level": 1}, **where}
    session: Session = camp((LUCAN, SEDGE), **where)  # type: ignore[arg-type]
    play(session, *answers)
    since = {piece.name: piece.counters.get("since", 0) for piece in session.table.pieces}
    assert since[card] == max(since.values()) > 7
