"""DTC-018: why things stay where the box's own cards lie."""

from __future__ import annotations

from tabletop.games.darkest.modules.city import bazaar, jail, posters, streets
from tabletop.play.questions.refusals import Reason, Reasons

REASONS: Reasons = {
    streets.DECK.draws: Reason("DTY-008", "The City deck is drawn from only in the City Region."),
    streets.DECK.discards: Reason("DTY-008", "{} goes back into the City deck."),
    bazaar.DECK.draws: Reason("DTY-075", "The Bazaar is drawn from outside the City."),
    bazaar.DECK.discards: Reason("DTY-075", "Nothing is discarded here."),
    posters.LOT.draws: Reason("DTY-032", "A Wanted Poster is bought at the City, for 1 gold."),
    posters.LOT.discards: Reason("DTY-034", "{} was torn down."),
    streets.WORKSHOP.zone: Reason("DTY-060", "{} comes with the Tinkerer."),
    posters.SHOWN: Reason("DTY-035", "{} hangs at the City until it is paid."),
    jail.ZONE: Reason("DTY-003", "Nobody walks into the Jail."),
    **{
        shop.zone: Reason("DTY-023", "You can buy {} only at the City Market.")
        for shop in streets.SHOPS
    },
}
