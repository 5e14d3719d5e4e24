"""The Ancient Oak's Growth tokens."""

from __future__ import annotations

from tabletop.games.darkest.modules.woodland.fate import REACTIONS
from tabletop.games.darkest.modules.woodland.sentences import GROWS, spoken_so
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.tokens import Gains
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece

TOKENS = {"strength": "woodland-oak-strength", "craft": "woodland-oak-craft"}
"""What is counted on the hero's card, by the score to which each token adds 1."""
MOST = 6
"""So many of each there are."""


def instead(play: Play, place: int, score: str) -> bool:
    """DTW-043, DTW-044: a Growth token of that type goes instead, or else one of the other."""
    if not spoken_so(play.table, place, GROWS):
        return False
    hero, other = heroes.hero_at(play.table, place), "craft" if score == "strength" else "strength"
    for each in (score, other):
        if n := hero.counters.get(TOKENS[each], 0):
            play.count(TOKENS[each], n - 1, hero)
            play.say("{} loses a Growth token instead.", hero, rule="DTW-043")
            return True
    return False


@REACTIONS.would(Gains, lying_in="hero")
def grows(play: Play, here: Piece, deed: Gains) -> None:
    """Limit the Growth tokens that the Ancient Oak gains: there are six of each kind."""
    if deed.token in TOKENS.values() and heroes.card_of(play.table, deed.who) == here:
        deed.n = min(deed.n, MOST - here.counters.get(deed.token, 0))
