"""Prices that are paid in more than tokens: by others, in Followers and in Magic Objects."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.phrases import PHRASES
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes, object_use
from tabletop.games.darkest.party.alignment import may_harm
from tabletop.games.darkest.party.executor import Meeting, asks, hero_option
from tabletop.games.darkest.party.tokens import Gains, Loses
from tabletop.games.darkest.road.bargains.offers import lacking_any, lose_follower
from tabletop.play.questions.decision import Option, Refusal
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def _harmed(table: Table, taker: int, n: int, token: str) -> list[int]:
    """Those who have so many, and whom the taker may harm."""
    return [
        place
        for place in heroes.here(table)
        if place != taker and heroes.has(table, place, token) >= n and may_harm(table, taker, place)
    ]


def _lacks_harmed(context: Meeting, n: int, token: str) -> Refusal | None:
    if _harmed(context.table, context.you, n, token):
        return None
    return Refusal("DTC-309", "There is nobody from whom it may be taken.")


@PHRASES.cost(object_use.HARMS, lacks=_lacks_harmed)
def take_from(context: Meeting, n: int, token: str) -> Rules[bool]:
    """From whom the taker says."""
    play, taker = context.play, context.you
    if not _harmed(play.table, taker, n, token):
        return False
    option = yield from asks(
        play,
        taker,
        "From whom?",
        lambda: [hero_option(play.table, place) for place in _harmed(play.table, taker, n, token)],
    )
    yield from context.propose(Loses(who=int(option.value), n=n, token=token))
    yield from context.propose(Gains(who=taker, n=n, token=token))
    return True


def _lacks_follower(context: Meeting) -> Refusal | None:
    return lacking_any(context, "Follower", context.table[f"followers:{context.you}"])


@PHRASES.cost("discard a Follower", lacks=_lacks_follower)
def discard_follower(context: Meeting) -> Rules[bool]:
    """One of the bearer's own."""
    return (yield from lose_follower(context, context.you))


def _magic(table: Table, place: int) -> list[Piece]:
    """Magic Objects that the hero at *place* carries; no Talisman (DTC-B13)."""
    return [
        item
        for item in heroes.carried(table, place)
        if isinstance(of := content.card(item.name), content.Magic) and of.sort != "talisman"
    ]


def _lacks_magic(context: Meeting) -> Refusal | None:
    return lacking_any(context, "Magic Object", _magic(context.table, context.you))


@PHRASES.cost("discard a Magic Object", lacks=_lacks_magic)
def discard_magic(context: Meeting) -> Rules[bool]:
    """One that the bearer carries."""
    play, who = context.play, context.you
    if not _magic(play.table, who):
        return False
    option = yield from asks(play, who, "Which Magic Object?", lambda: [
        Option(f"{p.name}#{p.id}", content.title(p.name), (p.id,), value=p.id)
        for p in _magic(play.table, who)
    ])  # fmt: skip
    space_positions.put_away(play, play.table.pieces[int(option.value)])
    return True
