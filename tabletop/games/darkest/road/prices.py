"""Prices that are paid in more than tokens: by others, in Followers and in Magic Objects."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.phrases import PHRASES
from tabletop.games.darkest.ground import lying
from tabletop.games.darkest.party import heroes, using
from tabletop.games.darkest.party.aligning import may_harm
from tabletop.games.darkest.party.running import NEEDS, Meeting, asks, hero_option
from tabletop.games.darkest.party.tokens import Gains, Loses
from tabletop.games.darkest.road.offers import lose_follower
from tabletop.play.decision import Option
from tabletop.play.procedure import Rules
from tabletop.table.piece import Piece

NEEDS[using.HARMS] = lambda table, place: any(
    other != place and may_harm(table, place, other) for other in heroes.living(table)
)


@PHRASES.cost(using.HARMS)
def take_from(context: Meeting, n: int, token: str) -> Rules[bool]:
    """From one who has so many, and whom the taker may harm."""
    play, taker = context.play, context.you

    def those() -> list[int]:
        return [place for place in heroes.living(play.table)
                if place != taker and heroes.has(play.table, place, token) >= n
                and may_harm(play.table, taker, place)]  # fmt: skip

    if not those():
        return False
    option = yield from asks(play, taker, "From whom?", lambda: [
        hero_option(play.table, place) for place in those()
    ])  # fmt: skip
    yield from context.propose(Loses(who=int(option.value), n=n, token=token))
    yield from context.propose(Gains(who=taker, n=n, token=token))
    return True


@PHRASES.cost("discard a Follower")
def discard_follower(context: Meeting) -> Rules[bool]:
    """One of the bearer's own."""
    return (yield from lose_follower(context, context.you))


@PHRASES.cost("discard a Magic Object")
def discard_magic(context: Meeting) -> Rules[bool]:
    """One that the bearer carries; no Talisman (DTC-B13)."""
    play, who = context.play, context.you

    def those() -> list[Piece]:
        return [
            item for item in heroes.carried(play.table, who)
            if isinstance(of := content.card(item.name), content.Magic) and of.sort != "talisman"
        ]  # fmt: skip

    if not those():
        return False
    option = yield from asks(play, who, "Which Magic Object?", lambda: [
        Option(f"{p.name}#{p.id}", content.title(p.name), (p.id,), value=p.id) for p in those()
    ])  # fmt: skip
    lying.put_away(play, play.table.pieces[int(option.value)])
    return True
