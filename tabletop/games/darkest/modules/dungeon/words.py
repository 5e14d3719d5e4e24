"""What cards of the Dungeon say, beside what those of the game do."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, add_breed, add_cards
from tabletop.games.darkest.modules.dungeon import BOX, cell, dark_road, secret_passage, vengeance
from tabletop.games.darkest.party import acquisition
from tabletop.games.darkest.party.executor import Meeting
from tabletop.games.darkest.party.record_words import add_regions
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import more_words
from tabletop.grammar.verb import verb
from tabletop.play.rules.procedure import Rules

HAUNTS = (
    "whom it clings to has to fight each Enemy , and may discard it after a victory over one that "
    "could have been evaded or removed"
)


def take_along(context: Meeting, who: int, this: str) -> Rules[bool]:
    """DTD-048: it is that hero's Follower, if there is room for it."""
    return (
        yield from acquisition.offer(
            context.play, who, context.card, "DTD-048", "{1} goes with {0}.", wants=True
        )
    )


def add_words(grammar: Grammar) -> None:
    """The names of its cards and places, and what is done below ground."""
    add_cards(grammar, content.brought_by(BOX.id))
    add_regions(grammar, dark_road.DUNGEON)
    more_words(grammar, "place", {dark_road.RUINS: "the Ruins"})
    more_words(grammar, "brute", {"guard": "a Guard"})
    add_breed(grammar, "goblin", "Goblin", "Goblins")
    add_breed(grammar, "cultist", "Cultist", "Cultists")
    for name, frame, does in (
        ("leave in the Cell", "[leave] a Follower in the Cell", cell.lock_up),
        ("free from the Cell", "[take] another Follower from the Cell", cell.free),
    ):
        verb(grammar, name, CHARACTER, frame, does=does, only=("done",))
    verb(
        grammar, "take along", CHARACTER, "[take] {this} along", does=take_along,
        slots={"this": "this"}, only=("done",),
    )  # fmt: skip
    for template, run in (
        ("it clings to you", vengeance.clings),
        ("a way opens to the special location that a die shows", secret_passage.opens),
    ):
        idiom(grammar, "action", template, run=run, sort="verb")
    idiom(grammar, "trait", HAUNTS, sort="rule")
