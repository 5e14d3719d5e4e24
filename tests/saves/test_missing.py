"""A save that names a card the pack has no more: one meaning in all games, and never "damaged"."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from saves.recover import open_save
from tabletop import Session, load
from tabletop.play.adaptation.stand_in import STANDS_FOR
from tabletop.play.shelf.game_shelf import game_called, names
from tests.saves.games import played

GONE = {"tower": "wands-11", "parsifal": "gurnemanz-2", "restless": "lost-lantern"}


def without(session: Session, piece: int, gone: str) -> str:
    """A save in which *piece* is a card that the pack does not have."""
    name = session.table.pieces[piece].name
    return session.to_json().replace(f'"name":"{name}"', f'"name":"{gone}"')


def cards(session: Session, count: int) -> list[int]:
    found = [piece.id for piece in session.table.pieces if piece.kind in ("card", "figure")]
    alone = [
        n for n in found if [p.name for p in session.table.pieces].count(name(session, n)) == 1
    ]
    return Random(1).sample(alone, min(count, len(alone)))


def name(session: Session, piece: int) -> str:
    return session.table.pieces[piece].name


@pytest.mark.sampled
@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("answers", [0, 30])
def test_it_opens_as_it_lies_with_a_stand_in_that_says_what_is_missing(
    tmp_path: Path, game: str, answers: int
) -> None:
    session = played(answers, game=game, seats=min(3, game_called(game).seats[1]))
    gone = GONE.get(game, "no-such-card")
    path = tmp_path / "ours.tabletop"
    for piece in cards(session, 12):
        path.write_text(without(session, piece, gone), "utf-8")
        opened = open_save(path)
        assert opened.session, opened.said
        assert any(f"“{gone}”" in words and "stand-in" in words for words in opened.said)
        assert not any("damaged" in words for words in opened.said)
        table, was = opened.session.table, session.table
        assert table.pieces[piece].name == STANDS_FOR + gone
        assert gone in opened.session.game.title_of(table.pieces[piece].name)
        assert {z: zone.pieces for z, zone in table.zones.items()} == {
            z: zone.pieces for z, zone in was.zones.items()
        }
        again = load(opened.session.to_json())
        assert again.table == table
        again.override("move", piece=piece, zone=again.game.aside)


@pytest.mark.parametrize("game", names())
def test_a_card_that_is_in_the_pack_again_lies_there_again(game: str) -> None:
    session = played(10, game=game, seats=min(3, game_called(game).seats[1]))
    there = cards(session, 1)
    copies = Counter(piece.name for piece in session.table.pieces if piece.kind == "card")
    assert there or 1 not in copies.values()
    for piece in there:
        stood_in = without(session, piece, STANDS_FOR + name(session, piece))
        assert load(stood_in).table == session.table
