"""Saves that name packs, cards and editions that are not there: opened, or refused."""

from __future__ import annotations

import re

import pytest

from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tabletop.packs import library
from tabletop.packs.players.pack import Pack, understood
from tabletop.play.adaptation.packs_in_play import kinds_of, lacking, options_for
from tabletop.play.record_loader import open_record, parse
from tabletop.play.records.record import Record, Unreadable
from tabletop.play.runner.faults import Diverged
from tests.conformance.walk import whole
from tests.packs.players.making import EXAMPLES, read

BENT = 150


@pytest.fixture(scope="module")
def packs() -> list[Pack]:
    """A pack, another edition of it that lacks a card, and one of another game."""
    marsh = read(EXAMPLES / "the-marsh")
    cards = marsh.files["cards/marsh.toml"].replace(b'"Reed Knife"', b'"Sickle"')
    other = understood({**marsh.files, "cards/marsh.toml": cards}, "", kinds_of)
    return [marsh, other, read(EXAMPLES / "the-bog")]


def laid_in_play(pack: Pack, seed: int) -> str:
    """A save in which cards of *pack* lie where they are in force."""
    session, luck = (
        new_game("restless", seats=2, seed=seed, options=options_for([pack])),
        Luck(seed),
    )
    for _ in range(50):
        decision = session.decisions[0]
        session.answer(whole(decision, luck.choice(decision.legal()), luck))
    own = [piece for piece in session.table.pieces if piece.name.startswith(pack.key)]
    for piece in own[:6]:
        zone = luck.choice(["inventory:0", "realm", "encounter", "character:1", "loot", "out"])
        session.override("move", piece=piece.id, zone=zone, face_up=True)
    lasts = f"lasting:{pack.key}/the-drowned-fen:text:1"
    session.override("add", name=lasts, zone="kept", kind="token")
    return session.to_json()


def bent(text: str, packs: list[Pack], luck: Luck) -> str:
    """*text* with something in it that nobody played."""
    marsh, other, bog = packs
    key, option = marsh.key, f'"pack:the-marsh": "{marsh.digest}"'
    ways = [
        lambda: text.replace(option, option.replace(marsh.digest, other.digest)),
        lambda: text.replace(option, option.replace(marsh.digest, "0" * 12)),
        lambda: text.replace(option, option.replace(marsh.digest, "zz")),
        lambda: text.replace("pack:the-marsh", luck.choice(["pack:the-bog", "pack:", "pack:../x"])),
        lambda: text.replace(f"{key}/reed-knife", f"{bog.key}/peat-cutter"),
        lambda: text.replace(f"{key}/reed-knife", luck.choice([f"{key}/", "x@y/z", f"{key}/no"])),
        lambda: text.replace(f"{key}/reed-knife", f"missing card {key}/reed-knife"),
        lambda: text.replace(":text:1", luck.choice([":text:9", ":text:x", ":death:0", ":no:0"])),
        lambda: re.sub(rf"\s*{option},?", "", text, count=1 + luck.below(3)),
        lambda: text.replace(key, other.key),
        lambda: text.replace('"restless"', '"tower"'),
    ]
    return luck.choice(ways)()


def opened(record: Record, luck: Luck) -> Session:
    try:
        return open_record(record)
    except Diverged:
        return open_record(record, door=luck.choice(["step", "table"]))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 4))
def test_a_bent_save_is_opened_or_refused(packs: list[Pack], seed: int) -> None:
    luck, came = Luck(seed), 0
    library.add(packs[0])
    text = laid_in_play(packs[0], seed)
    for _ in range(BENT):
        library.forget()
        for pack in packs:
            if luck.chance(60):
                library.add(pack)
        mangled = bent(bent(text, packs, luck), packs, luck)
        try:
            record = parse(mangled)
            assert isinstance([*record.other_editions, *lacking(record)], list)
            session = opened(record, luck)
        except Unreadable:
            continue
        came += 1
        for _ in range(4):
            if session.decisions and not session.over:
                decision = session.decisions[0]
                session.answer(whole(decision, luck.choice(decision.legal()), luck))
        assert all(session.game.title_of(piece.name) for piece in session.table.pieces)
    assert came > BENT / 8
