"""What outlives a sitting, as plain data: what can be read off it, and what cannot be so."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from tabletop.table.campaign import (
    Aftermath,
    Burned,
    Campaign,
    Counted,
    CrossedOut,
    Hero,
    Marked,
    Named,
    Recorded,
    Thing,
    Unlocked,
    after,
    check,
    check_after,
)
from tabletop.table.table import Flow, Seat, Table, freeze, freeze_touched, thaw, thaw_touched
from tabletop.table.view import EVERYONE, view

ADA = Hero("keeper", "Ada", 0, {"health": 3}, {"worn": [Thing("rope", {"frayed": 1})]})
LOG = [
    Recorded("bridge", "The bridge stands."),
    Recorded("ferry", "The ferry is paid for."),
    CrossedOut("bridge"),
    Counted("lamps", 2),
    Counted("lamps", 3),
    Named("boat", "Swan"),
    Named("boat", "Gull"),
    Marked("rope", "wet"),
    Marked("rope", "mended"),
    Unlocked("bell"),
    Unlocked("horn"),
    Unlocked("bell"),
    Burned("horn"),
]


def test_what_was_written_down_is_read_off_the_log() -> None:
    campaign = Campaign(log=[*LOG])
    assert campaign.recorded() == {"ferry": "The ferry is paid for."}
    assert (campaign.counted("lamps"), campaign.counted("boats")) == (3, 0)
    assert (campaign.named("boat"), campaign.named("rope")) == ("Gull", "")
    assert campaign.marks("rope") == ["wet", "mended"]
    assert campaign.unlocked() == ["bell"]
    assert campaign.burned() == {"horn"}


def test_what_is_crossed_out_can_be_recorded_anew() -> None:
    again = [*LOG, Recorded("bridge", "It was built again.")]
    assert Campaign(log=again).recorded()["bridge"] == "It was built again."


def test_the_dead_stay_in_the_roster() -> None:
    fallen = ADA.falls(2, "She fell in.")
    campaign = Campaign(3, heroes=[fallen, Hero("digger")])
    assert campaign.fallen == [fallen]
    assert [hero.id for hero in campaign.living] == ["digger"]
    assert campaign.hero("keeper").end == "She fell in."
    with pytest.raises(KeyError):
        campaign.hero("nobody")


def test_a_campaign_goes_on_with_what_came_of_its_sitting() -> None:
    campaign = Campaign(log=LOG[:2], heroes=[ADA])
    came = Aftermath(words="Dawn.", log=LOG[2:], heroes=[ADA], chapter="hill")
    then = after(campaign, came)
    assert (then.number, then.chapter, then.over) == (2, "hill", False)
    assert then.log == LOG
    assert campaign == Campaign(log=LOG[:2], heroes=[ADA]), "it is not touched"


WRONG = {
    "There is no sitting 0": Campaign(0),
    "'x' is crossed out and was never recorded": Campaign(log=[CrossedOut("x")]),
    "'keeper' is in the roster twice": Campaign(heroes=[ADA, ADA]),
    "'keeper' belongs to seat 2, which does not exist": Campaign(heroes=[replace(ADA, seat=2)]),
    "'keeper' fell in sitting 4": Campaign(heroes=[replace(ADA, fell=4)]),
}


@pytest.mark.parametrize("words", WRONG)
def test_what_no_campaign_can_be_is_told(words: str) -> None:
    assert any(words in fault for fault in check(WRONG[words], 2))
    assert not list(check(Campaign(2, log=LOG, heroes=[ADA]), 2))


def test_what_no_sitting_can_leave_behind_is_told() -> None:
    campaign = Campaign(heroes=[ADA])
    fine = Aftermath(words="Dawn.", heroes=[ADA])
    assert not list(check_after(campaign, fine, 1))
    wrong = {
        "'keeper' is missing": replace(fine, heroes=[]),
        "never recorded": replace(fine, log=[CrossedOut("x")]),
        "fell in sitting 2": replace(fine, heroes=[ADA.falls(2, "")]),
        "it holds 20,000": replace(fine, log=[Unlocked("x")] * 20_001),
    }
    for words, aftermath in wrong.items():
        assert any(words in fault for fault in check_after(campaign, aftermath, 1)), words
    assert any("was over" in fault for fault in check_after(Campaign(over=True), fine, 1))


def table(campaign: Campaign | None) -> Table:
    return Table("toy", [Seat("Ada", 0)], Flow("turn"), campaign=campaign)


def test_it_lies_on_the_table_open_to_all_and_is_kept_with_it() -> None:
    campaign = Campaign(2, "hill", [*LOG], [ADA], {"village": [Thing("oar")]})
    lying = table(campaign)
    assert view(lying, 0).campaign == view(lying, EVERYONE).campaign == campaign
    assert thaw(freeze(lying)).campaign == campaign
    touched = freeze_touched(lying, [])
    assert thaw(touched).campaign is None, "it is no heavier for it"
    assert thaw_touched(touched, thaw(freeze(lying))) == lying


def test_a_table_without_one_is_written_as_it_always_was() -> None:
    assert b"campaign" not in freeze(table(None))


def test_what_an_older_version_did_not_know_takes_its_default() -> None:
    older = b'{"log":[{"type":"Unlocked","what":"bell"}],"heroes":[{"id":"keeper"}]}'
    assert msgspec.json.decode(older, type=Campaign) == Campaign(
        log=[Unlocked("bell")], heroes=[Hero("keeper")]
    )
