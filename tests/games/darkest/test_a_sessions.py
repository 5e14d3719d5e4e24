"""Chapter A4: what a session leaves behind, and what the next begins from."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from tabletop import Seat, Session, load
from tabletop.games.darkest.campaign.roster import BELONGINGS, RECORDED, aftermath
from tabletop.games.darkest.campaign.session_end import CROWN, CROWNED, ENDED
from tabletop.games.darkest.game import GAME
from tabletop.games.darkest.options import AS_WRITTEN
from tabletop.games.darkest.party import heroes
from tabletop.play.campaigns.ledger_changes import new_ledger, next_sitting, table_of
from tabletop.play.campaigns.sitting import WRITE
from tabletop.table import verbs
from tabletop.table.campaign import Campaign, Thing
from tabletop.table.table import Table
from tests.games.darkest.campaigns import begun, recorded
from tests.games.darkest.laying import asked

SEATS = (Seat("Ada", 0),)


def played(session: Session, luck: random.Random, most: int = 400) -> Session:
    """Played by lot until the session could be ended in a village, for a while at least."""
    for n in range(4000):
        decision = session.decision
        assert decision is not None
        if n > most and decision.rule == "DTC-098":
            return session
        legal = [option.key for option in decision.legal() if option.key != "end"]
        session.answer(luck.choice(legal), seat=decision.seat)
    return session


def offered(session: Session) -> list[str]:
    """The keys of what may be answered."""
    assert session.decision is not None
    return [option.key for option in session.decision.legal()]


def standing(table: Table) -> dict[str, object]:
    """What of a party is recorded: tokens, order, and what each has by name."""
    found: dict[str, object] = {"order": heroes.living(table)}
    for place in heroes.living(table):
        card = heroes.hero_at(table, place)
        found[card.name] = {token: card.counters.get(token, 0) for token in RECORDED} | {
            kind: sorted(p.name for p in table[f"{kind}:{place}"]) for kind in BELONGINGS
        }
    return found


def test_a_campaign_from_before_an_option_goes_on_as_it_was_begun() -> None:
    ledger = new_ledger(GAME, SEATS, 3)
    (sitting,) = ledger.sittings
    older = {key: each for key, each in sitting.options.items() if key not in AS_WRITTEN}
    ledger = replace(ledger, sittings=[replace(sitting, options=older)])
    table = table_of(ledger, GAME)
    assert {key: table.options[key] for key in AS_WRITTEN} == AS_WRITTEN
    ended = replace(ledger, sittings=[replace(sitting, options=older, aftermath=aftermath(table))])
    following = next_sitting(ended, GAME, 4).sittings[-1].options
    assert {key: following[key] for key in AS_WRITTEN} == AS_WRITTEN


@pytest.mark.rule("DTC-036", "DTC-037", "DTC-038")
@pytest.mark.parametrize("seed", range(6))
def test_what_a_session_recorded_lies_there_when_the_next_begins(seed: int) -> None:
    first = played(begun(Campaign(chapter="road"), seed), random.Random(seed), 150)
    then = begun(recorded(first), seed + 1).table
    assert standing(then) == standing(first.table)
    assert (heroes.region(then), heroes.at(then)) == ("inner", 0)
    assert [p.name for p in then["graveyard"]] == [p.name for p in first.table["graveyard"]]
    names = sorted(p.name for p in then.pieces if p.kind == "card")
    fresh = sorted(p.name for p in begun(Campaign(), 1).table.pieces if p.kind == "card")
    assert [n for n in names if n != "talisman"] == [n for n in fresh if n != "talisman"]


@pytest.mark.rule("DTC-310")
def test_each_draws_as_many_spells_as_it_had() -> None:
    session = played(begun(Campaign(chapter="road"), 3), random.Random(3), 50)
    place = heroes.living(session.table)[0]
    hero = heroes.hero_at(session.table, place)
    session.table.pieces[hero.id].counters["craft"] = 6
    for card in session.table["spell"][:3]:
        verbs.move(session.table, card.id, f"spells:{place}")
    for card in session.table[f"spells:{place}"][3:]:
        verbs.move(session.table, card.id, "spell")
    then = begun(recorded(session), 9).table
    assert len(then[f"spells:{place}"]) == 3


@pytest.mark.rule("DTC-038")
def test_who_stopped_beyond_the_river_begins_in_the_first_village() -> None:
    session = played(begun(Campaign(chapter="road"), 4), random.Random(4), 50)
    verbs.count(session.table, -1, heroes.REGION, 1)
    then = begun(recorded(session), 9).table
    assert heroes.region(then) == "inner"


@pytest.mark.rule("DTC-036", "DTC-039")
def test_ending_a_session_is_offered_in_a_campaign_alone_and_asked_again() -> None:
    session = played(begun(Campaign(chapter="road"), 4), random.Random(4), 50)
    assert "end" in offered(session)
    session.answer("end")
    assert asked(session) == "DTC-036"
    session.undo()
    assert asked(session) == "DTC-098"
    session.answer("end")
    session.answer(WRITE)
    assert session.over


@pytest.mark.rule("DTC-297")
def test_who_has_the_crown_ends_the_campaign() -> None:
    session = played(begun(Campaign(chapter="road"), 4), random.Random(4), 50)
    hero = heroes.hero_at(session.table, heroes.living(session.table)[0])
    verbs.count(session.table, hero.id, CROWN, 1)
    verbs.count(session.table, -1, ENDED, CROWNED)
    came = aftermath(session.table)
    assert came.over
    assert came.won
    assert "has the Crown" in came.words


@pytest.mark.rule("DTC-036")
def test_the_dead_stay_in_the_roster() -> None:
    session = played(begun(Campaign(chapter="road"), 4), random.Random(4), 50)
    place = heroes.living(session.table)[0]
    card = heroes.hero_at(session.table, place)
    verbs.move(session.table, card.id, "graveyard", face_up=True)
    then = recorded(session)
    assert then.hero(card.name).fell == 1
    assert card.name in [p.name for p in begun(then, 9).table["graveyard"]]


def test_a_namesake_brought_in_by_hand_is_not_what_was_lost() -> None:
    """When the save was read, what stood in for a thing had its name back."""
    begins = GAME.sittings.begin(1, {})  # type: ignore[union-attr]
    begins = replace(begins, stores={"store-0:0": [Thing("token")]})
    session = begun(begins)
    session.override("add", name="token", zone="out", kind="token")
    assert load(session.to_json()).table == session.table
