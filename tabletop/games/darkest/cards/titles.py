"""What pieces are called, and what they cannot be told from."""

from __future__ import annotations

from tabletop.executor.lasting_changes import is_lasting
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.deck_measure import measured
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.packs.card_wording import Wording
from tabletop.play.adaptation.stand_in import STANDS_FOR

FIGURE = "-figure"
"""What the figure of a hero is called behind its name."""

FOES = {"werewolf": "Werewolf", "pit-fiend": "Pit Fiend", "valley-spirit": "Valley Spirit"}
"""Those of the Tower, whom no card of the box is: a die says how strong each is."""

OTHERS = {"party": "The party", "gold": "Gold", "die": "Die", "token": "Token", **FOES}

WORDING = Wording(content.pack, GRAMMAR, measured)


def title(name: str) -> str:
    """What a piece is called.

    :raises KeyError: if there is none of that name.
    """
    if name.startswith(STANDS_FOR):
        return f"Missing card {name.removeprefix(STANDS_FOR)}"
    if is_lasting(name):
        return f"{content.title(name)} (lasting)"
    if name in OTHERS:
        return OTHERS[name]
    name = name.removesuffix(FIGURE)
    if content.card(name) is None:
        raise KeyError(name)
    return content.title(name)


def is_foe(name: str) -> bool:
    """Whether the rules bring what is called so, and no pack has it."""
    return name in FOES


def pool(name: str) -> str:
    """Cards of a deck cannot be told from each other face down."""
    of = content.card(name)
    kinds = {
        content.Spell: "spell",
        content.Magic: "magic",
        content.HeroCard: "hero",
        content.Quest: "quest",
    }
    if of is None or isinstance(of, content.Location | content.Purchase):
        return name
    return kinds.get(type(of), "adventure")
