"""What the last page tells of a sitting of a campaign: what came of it, and the way on."""

from __future__ import annotations

from saves.campaign import CampaignSave
from tabletop.play.campaigns.aftermath_text import told
from tabletop.play.campaigns.sitting import aftermath_of
from tabletop.play.rules.game import Game
from tabletop.table.table import Table
from ui.panels.fact_types import Ending

WRITTEN = "Written into the campaign"
NOT_YET = "This was never asked: it is not written into the campaign yet"
ALONE = "This sitting lies outside its campaign: nothing of it is written down"


def tell_sitting(ending: Ending, table: Table, game: Game, campaign: CampaignSave | None) -> None:
    """Let *ending* tell of the sitting of *game* on *table*, of *campaign* if that is open."""
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
        ending.main = "Write it into the campaign" if campaign is not None else ""
        try:
            came = aftermath_of(game, table)
        except Exception as fault:  # whatever the table lies like that players laid by hand
            ending.written = (f"What comes of it cannot be told. {fault}",)
            return
    ending.written = tuple(told(before, came, game))
