"""A Trove: its Magic Objects, laid unseen under the destination (DTC-110)."""

from __future__ import annotations

from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.ground.trove_recipes import recipe_of
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules


def lay_trove(play: Play, place: str) -> Rules[None]:
    """DTC-110: random Magic Objects, face down, of the deck that belongs to that destination; and
    what else is a part of that Trove, each of its own pile."""
    recipe = recipe_of(play, place)
    items = recipe.items or int(play.table.options["trove_items"])
    for name, n in (*recipe.piles, (recipe.deck, items)):
        yield from _lay_of(play, decks.trove_deck(play, name), n)


def _lay_of(play: Play, deck: decks.Deck, n: int) -> Rules[None]:
    """DTX-018: if there are fewer, all there are."""
    for _ in range(n):
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
