"""How much is understood of cards whose writers have not seen a grammar.

At first try a sentence is `read`. What is not read may have a `suggestion` behind which the writer
may go; the rest is `unsaid`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from tabletop.cardtext.book import called
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import Passage, passages, write
from tabletop.cardtext.unread import Unread
from tabletop.play.shelf.game_shelf import game_called

HERE = Path(__file__).parent

Outcome = Literal["read", "suggestion", "unsaid"]

FIELDS = ("text", "death", "skill", "quest")
"""Where sentences stand on a card."""


class Tried(NamedTuple):
    """One sentence of a card, and what became of it."""

    card: str
    sentence: str
    outcome: Outcome
    offered: str = ""


class Figures(NamedTuple):
    """Per cent of sentences at first try and after one edit, and of cards at first try."""

    first: float
    edited: float
    cards: float


def files() -> list[Path]:
    """The files that there are."""
    return sorted(HERE.glob("*.toml"))


def longest() -> list[Path]:
    """Those of them that take longest to try."""
    return [HERE / "restless_long.toml"]


def tried(file: Path) -> list[Tried]:
    """All sentences of *file*, in order."""
    wording = game_called(file.stem.partition("_")[0]).wording
    assert wording is not None
    return [
        each
        for kind, card, name, words in texts(file)
        for own in [called(name, dict(wording.itself).get(kind, ""))]
        for passage in passages(words, wording.phrases, own)
        for each in _tried(card, passage)
    ]


def texts(file: Path) -> Iterator[tuple[str, str, str, str]]:
    """Each text in *file*, with the kind, id and name of the card it stands on."""
    for kind, cards in tomllib.loads(file.read_text("utf-8")).items():
        for card in cards:
            for field in FIELDS:
                if field in card:
                    yield kind, card["id"], card["name"], card[field]


def _tried(card: str, passage: Passage) -> Iterator[Tried]:
    for sentence in passage.written:
        if all(isinstance(said, Clause) for said in passage.said):
            yield Tried(card, sentence, "read", write(passage.said))
        else:
            (said,) = passage.said
            assert isinstance(said, Unread)
            offered = said.fault.nearest
            yield Tried(card, sentence, "suggestion" if offered else "unsaid", offered)


def figures(found: list[Tried]) -> Figures:
    """The figures of what was *found* in a file."""
    first = [each.outcome == "read" for each in found]
    edited = [each.outcome != "unsaid" for each in found]
    cards = {each.card for each in found}
    missed = {each.card for each, understood in zip(found, first, strict=True) if not understood}
    return Figures(
        100 * sum(first) / len(first),
        100 * sum(edited) / len(edited),
        100 * (len(cards) - len(missed)) / len(cards),
    )
