"""What comes of a sitting, in sentences: nothing that changes goes untold."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from tabletop import Seat, Session
from tabletop.bots import bot, choose_at_random
from tabletop.bots.luck import Luck
from tabletop.play.campaigns import ledger_changes
from tabletop.play.campaigns.aftermath_text import told, words_of
from tabletop.play.campaigns.ledger import Ledger
from tabletop.play.questions.decision import CHANCE
from tabletop.play.rules.game_box import MODULES
from tabletop.play.shelf.game_shelf import game_called, names
from tabletop.table.campaign import (
    Aftermath,
    AnyWritten,
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
)
from tests.play.nights import nights

SEXTON = Hero("sexton", "The Sexton", 0, {"health": 3}, {"pack": [Thing("lantern")]})
BEFORE = Campaign(
    2,
    "well",
    [Recorded("shore", "The shore was held."), Counted("omens", 3)],
    [SEXTON],
    {"shelf": [Thing("bell")]},
)
SAME = Aftermath(words="Dawn.", heroes=[SEXTON], stores=BEFORE.stores, over=True)

WRITTEN: list[tuple[AnyWritten, str]] = [
    (Recorded("well", "The well was held."), "The well was held."),
    (CrossedOut("shore"), "“The shore was held” is crossed out."),
    (Counted("omens", 5), "The omens are 5 now, and were 3."),
    (Named("lantern", "Gull"), "The Lantern is called “Gull” from now on."),
    (Marked("fog", "seen"), "Fog is marked as seen."),
    (Unlocked("rope"), "A Rope may be used from now on."),
    (Burned("bell"), "A Hand Bell is burned, and never comes back."),
]


@pytest.mark.parametrize(("written", "words"), WRITTEN, ids=lambda each: str(each)[:30])
def test_each_entry_of_a_log_reads_as_a_sentence(written: AnyWritten, words: str) -> None:
    assert told(BEFORE, replace(SAME, log=[written]), nights())[0] == words


def test_there_is_an_entry_of_each_kind() -> None:
    assert {type(written) for written, _ in WRITTEN} == set(AnyWritten.__args__)


def test_marks_of_a_kind_are_told_together() -> None:
    log: list[AnyWritten] = [Marked("fog", "seen"), Marked("cold", "seen"), Unlocked("rope")]
    lines = told(BEFORE, replace(SAME, log=log), nights())
    assert lines[:2] == [
        "Fog and The Cold are marked as seen.",
        "A Rope may be used from now on.",
    ]


HEROES: list[tuple[Hero, str]] = [
    (replace(SEXTON, counters={"health": 1}), "The Sexton loses 2 Health."),
    (replace(SEXTON, counters={}), "The Sexton loses 3 Health."),
    (replace(SEXTON, things={}), "The Sexton no longer has The Lantern in the pack."),
    (replace(SEXTON, name="Ada"), "The Sexton is called “Ada” from now on."),
    (SEXTON.falls(2, "A bell rang."), "The Sexton has fallen. A bell rang."),
]


@pytest.mark.parametrize(("hero", "words"), HEROES, ids=[words for _, words in HEROES])
def test_what_becomes_of_a_hero_is_told(hero: Hero, words: str) -> None:
    assert told(BEFORE, replace(SAME, heroes=[hero]), nights()) == [words, "The campaign is over."]


def test_who_joins_and_what_moves_is_told_and_what_comes_next() -> None:
    widow = Hero("widow", "The Widow", 1, {"health": 4})
    came = replace(SAME, heroes=[SEXTON, widow], stores={}, over=False, chapter="church")
    assert told(BEFORE, came, nights()) == [
        "The Widow joins the campaign with 4 Health.",
        "The shelf no longer holds A Hand Bell.",
        "The Night in the Church comes next.",
    ]


def test_where_nothing_changed_nothing_is_told() -> None:
    assert told(BEFORE, SAME, nights()) == ["The campaign is over."]


def test_counters_on_things_are_told_too() -> None:
    worn = replace(SEXTON, things={"pack": [Thing("lantern", {"oil": 2})]})
    lines = told(BEFORE, replace(SAME, heroes=[worn]), nights())
    assert lines[0] == "The Sexton now has The Lantern with 2 Oil in the pack."


def test_what_is_counted_as_before_is_not_told_again() -> None:
    assert told(BEFORE, replace(SAME, log=[Counted("omens", 3)]), nights())[:1] == [
        "The campaign is over."
    ]


RAW = re.compile(r":\s*-?\d|\w_\w|\(was |\b[a-z]+-[a-z]+ \d|\d [a-z]+-[a-z]")
"""What is read off data rather than told: `label: 0`, `last_killer`, `outer-by 3`."""


def sat_by_bots(ledger: Ledger) -> Ledger:
    """*ledger* with its open sitting played by bots, and ended by who may end it early."""
    game = ledger_changes.game_of(ledger)
    session = Session(game, ledger_changes.table_of(ledger, game), hashing=False)
    choose, luck, asked = bot(game, "thoughtful"), Luck(4), 0
    while asked_now := session.decision:
        asked += 1
        keys = [] if asked < 150 else [option.key for option in asked_now.options]
        by = choose_at_random if asked_now.seat == CHANCE else choose
        key = "end" if "end" in keys else by(session.view(asked_now.seat), asked_now, luck)
        session.answer(key, seat=asked_now.seat)
    return ledger_changes.end_sitting(ledger, session)


@pytest.mark.parametrize("name", [n for n in names() if game_called(n).sittings is not None])
def test_every_name_that_a_campaign_keeps_has_words_of_its_own(name: str) -> None:
    game = game_called(name)
    options = {f"{MODULES}.{module.id}": "on" for module in game.modules}
    seats = [Seat("Ada", 0) for _ in range(game.usual or game.seats[0])]
    ledger = ledger_changes.new_ledger(game, seats, 4, options)
    while len(ledger.sittings) < 3 and not ledger.stands.over:
        if ledger.open is None:
            ledger = ledger_changes.next_sitting(ledger, ledger_changes.game_of(ledger), 4)
        ledger = sat_by_bots(ledger)
    assembled = ledger_changes.game_of(ledger)
    words, ended = words_of(assembled), ledger.stands
    counts = {each.what for each in ended.log if isinstance(each, Counted)}
    numbers = {counter for hero in ended.heroes for counter in hero.counters}
    places = {place for hero in ended.heroes for place in hero.things}
    assert counts <= words.counts.keys()
    assert numbers <= words.scores.keys() | words.traits.keys()
    assert {*places, *ended.stores} <= words.kept.keys()
    for number, sitting in enumerate(ledger.sittings):
        assert sitting.aftermath is not None
        for line in told(ledger.base(number), sitting.aftermath, assembled):
            assert not RAW.search(line), line
            assert line[-1] in ".”", line
