"""Frostmarch: out of play, and what a session of a campaign leaves of it to the next."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop import Seat, Session, new_game
from tabletop.games.darkest.campaign.roster import aftermath
from tabletop.games.darkest.party import heroes
from tabletop.play.campaigns.sitting import lay_sitting
from tabletop.play.shelf.game_shelf import game_at
from tabletop.table import verbs
from tabletop.table.campaign import Campaign, after
from tests.games.darkest.frostmarch.north import ON

OPTIONS = {"party_wipe": "new-party", **ON}
KEPT = {
    "frostmarch-quest-lesson": "quest:0",
    "frostmarch-housecarl": "followers:0",
    "frostmarch-frostbite": "items:0",
}
"""What the first hero has, and where."""


def begun(campaign: Campaign, seed: int = 5) -> Session:
    """A session with Frostmarch that begins from *campaign*."""
    game = game_at("darkest", OPTIONS)
    return Session(game, lay_sitting(game, (Seat("Ada", 0),), seed, OPTIONS, campaign))


def recorded(session: Session) -> Campaign:
    """The campaign once this session is written down."""
    assert session.table.campaign is not None
    return after(session.table.campaign, aftermath(session.table))


def back_from_the_north() -> Session:
    """Its Spells are merged, and the first hero has some of its cards."""
    session = begun(Campaign(chapter="road"))
    table = session.table
    verbs.count(table, -1, "frostmarch-joined", 1)
    for card in [*table["frostmarch-spells"]]:
        verbs.move(table, card.id, "spell", face_up=False)
    for card, zone in KEPT.items():
        verbs.move(table, table.named(card).id, zone, face_up=True)
    return session


def test_it_is_off_unless_it_is_put_in_play() -> None:
    table = new_game("darkest", seats=1, seed=1).table
    assert not any(name.startswith("frostmarch") for name in table.zones)
    assert not any(piece.name.startswith("frostmarch") for piece in table.pieces)
    assert "frostmarch-adventures" in new_game("darkest", seats=1, seed=1, options=ON).table.zones


@pytest.mark.rule("DTF-012", "DTF-016")
def test_merged_spells_and_what_heroes_have_of_it_are_kept() -> None:
    then = begun(recorded(back_from_the_north())).table
    assert then.count("frostmarch-joined") == 1
    assert not then["frostmarch-spells"]
    assert sum(p.name.startswith("frostmarch-") for p in then["spell"]) >= 12
    place = heroes.living(then)[0]
    for card, zone in KEPT.items():
        assert card in [p.name for p in then[f"{zone.partition(':')[0]}:{place}"]]


def test_no_card_is_there_twice_and_none_is_lost() -> None:
    fresh = begun(Campaign(chapter="road"), 1).table
    then = begun(recorded(back_from_the_north())).table
    there = [Counter(p.name for p in table.pieces if p.kind == "card") for table in (fresh, then)]
    assert there[0] == there[1]
