"""Saves up to format 2, which number only the sentences that are understood."""

from __future__ import annotations

import re

import pytest

from tabletop import Session, load
from tabletop.packs import library
from tabletop.packs.players.pack import Pack, understood
from tabletop.play.adaptation.packs_in_play import kinds_of, options_for
from tabletop.play.record_loader import parse, verify
from tabletop.table.table import Table
from tests.games.restless.camp import battle
from tests.packs.players.making import ABOUT

HORN = """\
[[loot]]
id = "horn"
name = "Horn"
kinds = ["Equipment"]
text = "Sing a song. When this hits, each other Character has +1 to Combat rolls until the end of \
the round. Once per Battle, when you take damage, you heal 1. Blow it (by hand). Once per Realm, \
when you heal, gain 1 Armor."
"""

WAS = {"1": "0", "2": "1", "4": "2"}
"""What numbers its sentences had, by what they have."""


@pytest.fixture
def horn() -> Pack:
    files = {"pack.toml": ABOUT.encode(), "cards/horn.toml": HORN.encode()}
    pack = understood(files, "", kinds_of)
    library.add(pack)
    return pack


def in_play(pack: Pack) -> Session:
    """A Battle in which a sentence of the Horn lasts, and two others have been used."""
    name = f"{pack.key}/horn"
    foe = "ditch-ox"
    session = battle(
        ("oswin-tarrow",), foe=foe, holds={"oswin-tarrow": [name]}, options=options_for([pack])
    )
    piece = session.table.named(name)
    session.override("add", name=f"lasting:{name}:text:1", zone="kept", kind="token")
    session.override("count", counter="once:2", value=2, piece=piece.id)
    session.override("count", counter="once:4", value=2, piece=piece.id)
    return session


def as_of_format_2(text: str) -> str:
    """A save as it was written before."""
    text = text.replace('"format":4', '"format":2', 1)
    return re.sub(
        r"(lasting:\S+/horn:text:|once:)(\d+)", lambda found: found[1] + WAS[found[2]], text
    )


def sentences_in_force(table: Table) -> list[str]:
    from tabletop.games.restless.running.executor import EXECUTOR

    return [
        str(said.clause) for token in table["kept"] for said in EXECUTOR.lasting.says(token.name)
    ]


def test_the_same_sentences_last_and_are_spent(horn: Pack) -> None:
    session = in_play(horn)
    before = as_of_format_2(session.to_json())
    assert ":text:0" in before
    record = parse(before)
    opened = load(before)
    for table in (record.table, opened.table):
        assert sentences_in_force(table) == sentences_in_force(session.table)
        assert table.named(f"{horn.key}/horn").counters == (
            session.table.named(f"{horn.key}/horn").counters
        )
    assert parse(session.to_json()).table == record.table, "a save of today stays as it is"


def test_a_save_of_before_is_played_again_to_the_same_table(horn: Pack) -> None:
    record = parse(as_of_format_2(in_play(horn).to_json()))
    assert verify(record) == []
