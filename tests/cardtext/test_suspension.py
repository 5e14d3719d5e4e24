"""What lets nothing go on is ignored for the time being: the newest changes, and no more."""

from __future__ import annotations

from tabletop.executor.suspension import DECLARED, FOUND, Suspension, is_ignoring
from tabletop.play.rules.play import Play
from tabletop.play.start.new_game import lay
from tabletop.table.table import Flow, Table
from tests.toys.cellar.words import CARDS, live

CELLAR = Suspension(live, CARDS.__contains__, "CEL-008", "CEL-009")


def night(*cards: str) -> Play:
    """These cards before a Hero, the newest last."""
    since = {card: {"since": number} for number, card in enumerate(cards, 1)}
    return lay(
        "cellar",
        seats=2,
        zones={"before:0": [*cards]},
        on=since,
        face_up=["before:0"],
        flow=Flow("choose", {"seat": 0}),
    ).play


def in_force(table: Table) -> set[str]:
    return {card.name for card, _ in live(table)}


def test_only_the_newest_that_blocks_is_ignored_until_it_does_not() -> None:
    play = night("lantern", "barrel", "cloak")
    assert CELLAR.unblock(play, lambda table: "barrel" in in_force(table))
    assert in_force(play.table) == {"lantern", "cloak"}
    assert is_ignoring(play.table)
    assert CELLAR.unblock(play, lambda table: False)
    assert in_force(play.table) == {"lantern", "barrel", "cloak"}
    assert not is_ignoring(play.table)


def test_of_two_that_block_together_the_newer_goes() -> None:
    play = night("lantern", "barrel", "cloak")
    assert CELLAR.unblock(play, lambda table: {"lantern", "cloak"} <= in_force(table))
    assert play.table.suspended == ["cloak"]


def test_where_it_is_blocked_whatever_is_ignored_nothing_is() -> None:
    play = night("lantern", "barrel")
    assert not CELLAR.unblock(play, lambda table: True)
    assert play.table.suspended == []


def test_what_players_declare_stays_ignored_until_all_is_restored() -> None:
    play = night("lantern", "barrel")
    (newest, _) = CELLAR.changes(play.table)
    CELLAR.ignore(play, newest, DECLARED)
    assert CELLAR.unblock(play, lambda table: False)
    assert play.table.suspended == ["barrel"], "nobody found it to block: it was declared"
    assert newest.counters["ignored"] != FOUND
    CELLAR.restore(play)
    assert play.table.suspended == []
    assert [line.rule for line in play.lines[-2:]] == ["CEL-008", "CEL-009"]
