"""A Trove: its Magic Objects, laid unseen under the destination (DTC-110)."""

from __future__ import annotations

from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.ground.trove_recipes import recipe_of
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules


def lay_trove(play: Play, place: str) -> Rules[None]:
    """DTC-110: random Magic Objects, face down, of the deck that belongs to that destination."""
    recipe = recipe_of(play, place)
    deck = decks.trove_deck(play, recipe.deck)
    for _ in range(recipe.items or int(play.table.options["trove_items"])):
        if not play.table[deck.draws]:
            if not play.table[deck.discards]:
                return
            yield from shuffle_returns(play, deck)
        drawn = yield from play.top(deck.draws, rule="DTC-110")
        if drawn is None:
            return
        play.move(drawn, "trove", face_up=False)


def shuffle_returns(play: Play, deck: decks.Deck) -> Rules[None]:
    """DTC-014: what came back is shuffled into its deck."""
    if play.table[deck.discards]:
        for card in play.table[deck.discards]:
            play.move(card, deck.draws, face_up=False)
        yield from play.shuffle(deck.draws, rule="DTC-014")
