"""Tarots that say more than what is printed on them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.cardtext.subjects import Who
from tabletop.games.parsifal.cards import content
from tabletop.games.parsifal.cards.grammar import GRAMMAR, TAROT
from tabletop.games.parsifal.rules.abilities import Acting
from tabletop.games.parsifal.rules.action_deeds import bring_about
from tabletop.games.parsifal.rules.executor import EXECUTOR
from tabletop.games.parsifal.rules.locks import Locks
from tabletop.grammar.extended import extended
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.packs.library import forget_readings
from tabletop.play.rules.procedure import Rules
from tabletop.play.shelf.game_shelf import game_called


def words(grammar: Grammar) -> None:
    """Some words more, that speak of locks."""
    people = {"whom": TAROT.id}
    idiom(
        grammar, "action", "lock {whom} in its place", run=_lock_instead, slots=people, sort="verb"
    )


def _lock_instead(context: Acting, whom: Who) -> Rules[bool]:
    deed = context.deed
    assert isinstance(deed, Locks)
    (other,) = EXECUTOR.whom.among(context, whom)
    lock = Locks(who=other, by=deed.by, source=deed.source, seat=deed.seat)
    return (yield from bring_about(context.play, [lock], context))


def forget() -> None:
    """Read all tarots anew."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("tabletop.games.parsifal"):
            for each in vars(module).values():
                if callable(clear := getattr(each, "cache_clear", None)):
                    clear()
    forget_readings()


Saying = Callable[..., None]


@pytest.fixture
def saying(monkeypatch: pytest.MonkeyPatch) -> Iterator[Saying]:
    """Has tarots say more than what is printed on them."""
    game_called("parsifal")  # all its chapters have added their words
    book = extended(GRAMMAR, "Parsifal", [("More", words)])
    pack = content.pack()

    def speak(**texts: str) -> None:
        for name, text in texts.items():
            unread = [str(s) for s in parse(text, book) if not isinstance(s, Clause)]
            assert not unread, unread
            card = pack.cards[name]
            monkeypatch.setitem(pack.cards, name, replace(card, text=f"{card.text} {text}"))
        forget()

    monkeypatch.setattr(content, "pack", lambda: pack)
    monkeypatch.setattr(content, "GRAMMAR", book)
    yield speak
    monkeypatch.undo()
    forget()
