"""Random campaigns of Darkest Talisman with modules in play: with hands, undos, and sessions that
end."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop import Seat, Session
from tabletop.bots.luck import Luck
from tabletop.games.darkest.campaign.roster import aftermath
from tabletop.play.campaigns import ledger_changes
from tabletop.play.campaigns.sitting import Unwritable, lay_sitting
from tabletop.play.questions.decision import Decision
from tabletop.play.record_loader import parse
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.shelf.game_shelf import game_at, game_called
from tabletop.table.campaign import Campaign, after
from tests.conformance import walk
from tests.conformance.walk import Walk

JOURNEYS, SITTINGS, LONGEST = 6, 3, 700
"""A campaign is left after so many journeys, in so many sittings, each of so many decisions."""


class Travels(Walk):
    """A walk that gets about: by lot as any other, but mostly on, to the places it `wants`, and not
    home."""

    wants: tuple[str, ...] = ("chapel", "trove")

    def _take_an_option(self) -> None:
        decision = self.session.decisions[0]
        wanted = self._wanted(decision)
        if wanted and self.luck.chance(75):
            self.session.answer(wanted, seat=decision.seat)
            self.seen["answers"] += 1
        else:
            super()._take_an_option()

    def _wanted(self, decision: Decision) -> str:
        """What leads far; nothing, where that is all the same."""
        legal = [option.key for option in decision.legal()]
        first, *others = self.wants
        goal = first if self.luck.chance(60) else next((w for w in others if w in legal), first)
        crossing = next((key for key in legal if key.startswith("cross ")), "")
        order = [goal, crossing, "fight", "forward", "ready"]
        return next((key for key in order if key in legal), "")


def campaign(
    modules: tuple[str, ...],
    seed: int,
    monkeypatch: pytest.MonkeyPatch,
    wants: tuple[str, ...] = Travels.wants,
) -> tuple[int, Counter[str]]:
    """The journeys of one campaign with *modules*, and the rules by which things happened in it.
    The party *wants* to the first of these places, and now and then to the others."""
    game, luck = game_called("+".join(("darkest", *modules))), Luck(seed)
    options = {**put_in_play(modules), "party_wipe": "new-party"}
    ledger = ledger_changes.new_ledger(game, [Seat("Ada", 0)], seed, options)
    happened, journeys = Counter[str](), 0
    for number in range(SITTINGS):
        session = Session(game, ledger_changes.table_of(ledger, game))
        monkeypatch.setattr(walk, "started", lambda *_, session=session: session)
        walking = Travels("darkest", seed + number, overrides=3, rewinds=0, probes=1,
                          longest=LONGEST)  # fmt: skip
        walking.wants = wants
        walking.run()
        session = walking.session
        happened.update(line.rule for line in session.lines)
        journeys = session.table.count("journeys")
        assert parse(session.to_json()).table.pieces == session.table.pieces
        if journeys >= JOURNEYS or not session.over:
            break
        try:
            ledger = ledger_changes.end_sitting(ledger, session)
        except Unwritable:
            break
        if ledger.stands.over:
            break
        ledger = ledger_changes.next_sitting(ledger, game, luck.below(100))
    return journeys, happened


def begun(campaign: Campaign, seed: int = 5, **more: str) -> Session:
    """A session that begins from *campaign*, with *more* options."""
    options = {"party_wipe": "new-party", **more}
    game = game_at("darkest", options)
    return Session(game, lay_sitting(game, (Seat("Ada", 0),), seed, options, campaign))


def recorded(session: Session) -> Campaign:
    """The campaign as it stands once this session is written down."""
    assert session.table.campaign is not None
    return after(session.table.campaign, aftermath(session.table))
