"""A Region with eight spaces behind a Straddle, with decks, a Trove and a boss of its own."""

from tabletop.games.darkest.options import outer_entrance
from tabletop.play.rules.game_box import ModuleBox

BOX = ModuleBox(
    id="fen",
    title="Fen",
    blurb="A Region behind the Chapel.",
    options=(outer_entrance("fen", "Fen", "Hidden Valley", "DTC-336"),),
)
