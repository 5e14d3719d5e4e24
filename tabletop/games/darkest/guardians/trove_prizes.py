"""What cards give for a Trove that was won: a choice of its deck (DTS-034)."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR, PARTY
from tabletop.games.darkest.ground import decks, lasting_moves
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.ground.trove_recipes import recipe_of
from tabletop.games.darkest.party import acquisition, heroes
from tabletop.games.darkest.party.executor import Meeting, asks
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


class WinsTrove(Deed, kw_only=True):
    """The party has beaten the Guardians of the Trove at the destination `place`."""

    place: str
    who: int = -1

    def do(self, play: Play) -> None:
        """It says itself."""


def won(play: Play) -> Rules[None]:
    """The Guardians are beaten: those of a Trove, or the guard of a Straddle, which has none."""
    location = heroes.located(play.table, heroes.last_space(play.table))
    if location is None or atlas(play.table).guarded(location.name) is not None:
        return
    if atlas(play.table).category(location.name) == "trove":
        lasting_moves.is_won(play, location.name)
        yield from play.happen(WinsTrove(place=location.name))


def choose_of_deck(context: Meeting, who: int) -> Rules[bool]:
    """The deck of that Trove is looked through, and shuffled; with a real deck, by the players."""
    play, deed = context.play, context.deed
    if not isinstance(deed, WinsTrove):
        return False
    deck = decks.trove_deck(play, recipe_of(play, deed.place).deck)
    if not play.table[deck.draws]:
        return False
    if play.table.options.get("cards") == "typed":
        card = yield from play.top(deck.draws, rule="DTS-034")
        assert card is not None
    else:
        name = heroes.name_of(play.table, who)
        option = yield from asks(
            play, who, f"Which Magic Object of its deck does {name} take?",
            lambda: _each(play.table, deck), "DTS-034",
        )  # fmt: skip
        card = play.table.pieces[int(option.value)]
    card = yield from play.reveal(card, rule="DTS-034")
    yield from acquisition.award(play, who, card, "DTS-034", "{} takes {}.")
    yield from play.shuffle(deck.draws, rule="DTS-034")
    return True


def _each(table: Table, deck: decks.Deck) -> list[Option]:
    """One option for all that are called alike, by their names."""
    found = {card.name: card for card in table[deck.draws]}
    return [
        Option(f"{name}#{found[name].id}", content.title(name), zones=(deck.draws,),
               value=found[name].id, tells=of.text if (of := content.card(name)) else "")
        for name in sorted(found, key=content.title)
    ]  # fmt: skip


# --- how it is said -------------------------------------------------------------------------------

verb(GRAMMAR, "win a Trove", PARTY, "[win] a Trove", deed=WinsTrove, only=("after",))
verb(
    GRAMMAR, "take of a Trove deck", CHARACTER,
    "[take] a Magic Object of your choice from its deck", does=choose_of_deck, only=("done",),
)  # fmt: skip
