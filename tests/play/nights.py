"""Campaigns of the toy of three nights, played at random."""

from __future__ import annotations

from tabletop import Seat
from tabletop.bots.luck import Luck
from tabletop.play.campaigns import ledger_changes
from tabletop.play.campaigns.ledger import Ledger
from tabletop.play.rules.game import Game
from tabletop.play.runner.session import Session
from tabletop.play.shelf.game_shelf import game_called

SEATS = (Seat("Ada", 0), Seat("Bo", 1))


def nights() -> Game:
    """The game."""
    return game_called("nights")


def begun(seed: int = 1, **options: str) -> Ledger:
    """A campaign at the beginning of its first sitting."""
    return ledger_changes.new_ledger(nights(), SEATS, seed, options)


def sitting(ledger: Ledger) -> Session:
    """The last sitting of *ledger*, at its start."""
    return Session(nights(), ledger_changes.table_of(ledger, nights()))


def play(session: Session, luck: Luck) -> Session:
    """Play *session* to its end, or to where hands must put the table right first."""
    while session.decisions:
        decision = luck.choice(session.decisions)
        if not decision.legal():
            break
        option = luck.choice(decision.legal())
        named = decision.kind == "text" and luck.chance(50)
        session.answer("=Gull" if named else option.key, seat=decision.seat)
    return session


def sat(ledger: Ledger, luck: Luck) -> Ledger:
    """*ledger* with its open sitting played and written down."""
    return ledger_changes.end_sitting(ledger, play(sitting(ledger), luck))


def whole(seed: int) -> Ledger:
    """A whole campaign."""
    luck, ledger = Luck(seed), begun(seed)
    while True:
        ledger = sat(ledger, luck)
        if ledger.stands.over:
            return ledger
        ledger = ledger_changes.next_sitting(ledger, nights(), luck.below(1000))
