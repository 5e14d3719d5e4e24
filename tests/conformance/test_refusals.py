"""What is tried and not asked for is refused in a sentence of its own, by a rule of its own."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.bots.luck import Luck
from tests.conformance.refused import Refused
from tests.conformance.walk import started, whole

GAMES = (
    "tower", "parsifal", "restless", "scenario", "keeper",
    "darkest", "darkest+reaper", "darkest+bloodmoon", "darkest+frostmarch", "darkest+sacredpool",
    "darkest+firelands", "darkest+city", "darkest+highland", "darkest+dungeon", "darkest+woodland",
)  # fmt: skip


@pytest.mark.parametrize("seed", [5])
@pytest.mark.parametrize("game", GAMES)
def test_what_lies_there_and_is_not_offered_is_refused_for_a_reason_of_its_own(
    game: str, seed: int
) -> None:
    tried = Refused(game, seed, looked=4, places=8)
    assert tried.run()["tried in vain"] > 50
    assert not tried.found
    assert not tried.blankets()
    assert len(tried.worded()) > 5, "few reasons for many things"


def refusals(session: Session, source: str) -> set[tuple[str, str]]:
    """Why the top of a zone of the kind *source* cannot be laid anywhere, each with its rule."""
    table = session.table
    zone = next(z for z in table.zones.values() if z.kind == source and z.pieces)
    tried = (session.game.refuse(table, 0, zone.pieces[-1], to) for to in table.zones)
    return {(refusal.rule, refusal.why) for refusal in tried}


@pytest.mark.parametrize(
    ("game", "source", "rule", "words"),
    [
        ("darkest", "adventure", "DTC-116", "the dice of a new Road Space"),
        ("darkest", "shop", "DTC-B16", "from the Blacksmith"),
        ("darkest+reaper", "reaper-beside", "DTR-001", "until a hero dies"),
        ("darkest+bloodmoon", "bloodmoon-beside", "DTB-020", "by a 1 of the Road dice"),
        ("darkest+bloodmoon", "bloodmoon-troves", "DTB-034", "Trove of the Werewolf's Den"),
        ("darkest+frostmarch", "frostmarch-adventures", "DTF-011", "only on the road there"),
        ("darkest+frostmarch", "quests", "DTC-167", "only at the Warlock's Cave"),
        ("darkest+sacredpool", "sacredpool-stables", "DTS-002", "only in a Village"),
        ("darkest+firelands", "firelands-troves", "DTL-022", "the Trove of the Firelands"),
        ("darkest+firelands", "firelands-spells", "DTL-021", "on the way to the Firelands"),
        ("darkest+dungeon", "dungeon-treasures", "DTD-002", "the Trove of the Dungeon"),
        ("darkest+dungeon", "dungeon-adventures", "DTD-007", "only in the Dungeon"),
        ("darkest+city", "city-apothecary", "DTY-023", "only at the City Market"),
        ("darkest+city", "city-jail", "DTY-003", "Nobody walks into the Jail"),
        ("darkest+woodland", "woodland-paths", "DTW-009", "on entering the Woodland"),
        ("darkest+highland", "highland-relics", "DTH-008", "only for the Eyrie"),
        ("darkest+highland", "highland-main", "DTH-027", "once the Eagle King's Trove is won"),
        ("keeper", "box", "SCN-061", "belongs to no hand here"),
        ("scenario", "tactics", "SCN-113", "at the reveal"),
        ("scenario", "hex", "SCN-155", "card of its type"),
        ("restless", "supply", "RST-068", "until a Character gains it"),
    ],
)
def test_a_thing_says_by_which_rule_it_stays(game: str, source: str, rule: str, words: str) -> None:
    luck = Luck(3)
    session = started(game, 3, luck)
    for _ in range(60):
        if any(zone.kind == source and zone.pieces for zone in session.table.zones.values()):
            break
        asked = session.decisions[0]
        session.answer(whole(asked, luck.choice(asked.legal()), luck), seat=asked.seat)
    found = refusals(session, source)
    assert any(rule == by and words in why for by, why in found), found
