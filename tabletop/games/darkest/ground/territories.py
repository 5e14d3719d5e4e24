"""What a module adds to the ground: a deck, when it is drawn from, Spells, a Trove, a Region."""

from __future__ import annotations

from msgspec import Struct

from tabletop.games.darkest.ground.decks import DECKS, OF_REGION, SLOTS, TROVES, Deck, Slot
from tabletop.games.darkest.ground.lasting_moves import GRADUATES, Graduates
from tabletop.games.darkest.ground.regions import REGIONS, Region
from tabletop.games.darkest.ground.spell_decks import SPELLS, SpellDeck
from tabletop.games.darkest.ground.trove_recipes import RECIPES, Recipe
from tabletop.play.rules.mechanisms import Contribution


class Territory(Struct, frozen=True, kw_only=True):
    """The `adventures` are drawn from while the `slot` is up. The `trove` at its end is made of the
    decks `troves`; `spells` join the Spell deck for good. A `region` of its own may be missing, as
    may `graduates`, which come into the game's own deck once the Trove is won."""

    adventures: Deck
    slot: Slot
    troves: tuple[Deck, ...]
    spells: SpellDeck
    trove: Recipe
    region: Region | None = None
    graduates: Graduates | None = None

    def contributions(self, rank: int) -> tuple[Contribution, ...]:
        """All of it as records of their mechanisms. All but the slot, which is ranked among slots,
        have that *rank*."""
        region = () if self.region is None else (Contribution(REGIONS, rank, self.region),)
        late = () if self.graduates is None else (Contribution(GRADUATES, rank, self.graduates),)
        return (
            *region,
            Contribution(DECKS, rank, self.adventures),
            Contribution(SLOTS, OF_REGION, self.slot),
            *(Contribution(TROVES, rank, deck) for deck in self.troves),
            Contribution(SPELLS, rank, self.spells),
            Contribution(RECIPES, rank, self.trove),
            *late,
        )
