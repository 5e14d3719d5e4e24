"""The last page of a sitting in a campaign: its outcome, and the way on."""

from __future__ import annotations

from saves.campaign import CampaignSave
from tabletop.play.campaigns.aftermath_text import told
from tabletop.play.campaigns.sitting import aftermath_of
from tabletop.play.rules.game import Game
from tabletop.table.table import Table
from ui.panels.fact_types import Ending

WRITTEN = "Recorded in the campaign"
NOT_YET = "Not yet recorded in the campaign, because the game never asked for it"
ALONE = "This sitting is outside its campaign, so nothing is recorded"


def tell_sitting(ending: Ending, table: Table, game: Game, campaign: CampaignSave | None) -> None:
    """Add to *ending* the outcome of the sitting of *game* on *table*, of *campaign* if that is
    open."""
    before = table.campaign
    assert before is not None
    if campaign is not None and campaign.ledger.open is None:
        came = campaign.ledger.sittings[-1].aftermath
        assert came is not None
        ending.book = WRITTEN
        next_title = game.sittings.title(campaign.ledger.stands) if game.sittings else ""
        ending.main = f"Next: {next_title}" if next_title else "Next sitting"
        if campaign.ledger.stands.over:
            ending.main = ""
    else:
        ending.book = NOT_YET if campaign is not None else ALONE
        ending.main = "Record it in the campaign" if campaign is not None else ""
        try:
            came = aftermath_of(game, table)
        except Exception as fault:  # players may have put the table into any state by hand
            ending.written = (f"The outcome cannot be computed. {fault}",)
            return
    ending.written = tuple(told(before, came, game))
