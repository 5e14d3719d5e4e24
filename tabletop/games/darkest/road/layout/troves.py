"""A Trove: its Magic Objects, laid unseen under the destination (DTC-110)."""

from __future__ import annotations

from tabletop.games.darkest.ground import decks
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules


def lay_trove(play: Play, place: str) -> Rules[None]:
    """DTC-110: random Magic Objects, face down, of the deck that belongs to that destination."""
    deck = decks.trove_at(play, place)
    for _ in range(int(play.table.options["trove_items"])):
        if not play.table[deck.draws]:
            if not play.table[deck.returns]:
                return
            yield from shuffle_returns(play, deck)
        drawn = yield from play.top(deck.draws, rule="DTC-110")
        if drawn is None:
            return
        play.move(drawn, "trove", face_up=False)


def shuffle_returns(play: Play, deck: decks.TroveDeck) -> Rules[None]:
    """DTC-014: what came back is shuffled into its deck."""
    if play.table[deck.returns]:
        for card in play.table[deck.returns]:
            play.move(card, deck.draws, face_up=False)
        yield from play.shuffle(deck.draws, rule="DTC-014")
