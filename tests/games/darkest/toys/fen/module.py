"""The Fen put together: nothing but records."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.cardtext.subjects import Who
from tabletop.games.darkest.campaign import roster
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER
from tabletop.games.darkest.cards.titles import pool
from tabletop.games.darkest.ground import decks, lasting_moves
from tabletop.games.darkest.ground.lots import LOTS, Lot
from tabletop.games.darkest.ground.regions import REGIONS, Entrance, Region
from tabletop.games.darkest.ground.spell_decks import SPELLS, SpellDeck
from tabletop.games.darkest.ground.trove_recipes import RECIPES, Boss, Recipe
from tabletop.games.darkest.order import MARKERS
from tabletop.games.darkest.party import fates, heroes
from tabletop.games.darkest.party.executor import WHOM, Meeting
from tabletop.games.darkest.party.record_words import add_lot, add_regions
from tabletop.games.darkest.village import module_cards
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import state
from tabletop.grammar.noun import words
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.joins import Join
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.play import Play
from tabletop.play.shelf.module import Module
from tabletop.table.table import Table
from tests.games.darkest.toys.fen import BOX

FEN = Region(
    name="fen",
    number=20,
    called="Fen",
    of="inner",
    straddle="chapel",
    crossing="Go down into the Fen",
    shares="inner",
    wants=6,
    entrances=(Entrance(of="outer", straddle="hidden-valley", option="fen-outer"),),
    road=tuple(
        f"fen-{each}"
        for each in ("causeway", "reeds", "alders", "peat", "sluice", "stakes", "islet")
    ),
)
BARROW = Region(
    name="barrow",
    number=21,
    called="Barrow",
    of="fen",
    straddle="fen-hermitage",
    guard=Boss(name="fen-warden", strength=6),
    challenge="Challenge the Warden",
    opened="The stone is rolled away.",
    shares="inner",
    road=("fen-passage", "fen-hall"),
)
DECK = decks.Deck(name="fen", number=20, draws="fen-adventures", discards="fen-discard")
RELICS = decks.Deck(name="fen-relics", number=21, draws="fen-relics", discards="fen-relics-back")
MAIN = lasting_moves.Graduates(
    name="fen-main", aside="fen-main", place="fen-mere", region="fen", counter="fen-won",
    rule="FEN-005",
)  # fmt: skip
TROVES = decks.Deck(name="fen", number=20, draws="fen-troves", discards="fen-returns")
SERPENT = Boss(name="fen-serpent", strength=8, equips=False)


def components(table: Table) -> None:
    """Its cards, and room for what is burned."""
    module_cards.lay(table, "fen")
    lasting_moves.lay_burned(table)


DOOM = fates.Fate(
    counter="fen-doom", called="Doom", rule="FEN-003", turns="others", bound="Doombound"
)
PATHS = Lot(
    name="fen-path", draws="fen-paths", discards="fen-trodden", rule="FEN-004", region="fen",
    resolves="loot",
)  # fmt: skip
DESTINIES = Lot(
    name="fen-destiny", draws="fen-destinies", discards="fen-undone", rule="FEN-004", most=9
)


def is_bound(context: Meeting, who: Who, bound: str) -> bool:
    """FEN-003: by the kind of Fate of which somebody has most."""
    return any(fates.bound(context.table, place) == bound
               for place in WHOM.among(context, who))  # fmt: skip


def words_of_the_fen(grammar: Grammar) -> None:
    """What its cards say, beside what those of the game do."""
    words(grammar, "bound", {DOOM.bound: DOOM.bound})
    add_regions(grammar, FEN, BARROW)
    add_lot(grammar, DESTINIES, "Destiny", "Destinies")
    state(grammar, CHARACTER, "[be] {bound}", run=is_bound, slots={"bound": "bound"})


def _is_in_the_hall(table: Table, place: int) -> bool:
    """FEN-003: there nobody spends any Fate."""
    lies = heroes.located(table, heroes.at(table)) if heroes.at(table) else None
    return lies is not None and lies.name == "fen-hall"


def _sinks(play: Play) -> None:
    """FEN-001: whoever lays out cards there gets wet."""
    play.say("The ground gives.", rule="FEN-001")


MODULE = Module(
    **asdict(BOX),
    components=components,
    kinds=content.KINDS,
    words=words_of_the_fen,
    counters=Counters("fen-doom fen-won"),
    titles={"fen-doom": "Doom", "fen-serpent": "Serpent", "fen-warden": "Warden"},
    pool=pool,
    joins=(
        Join(
            moment="draw",
            place=MARKERS,
            rule="FEN-001",
            run=_sinks,
            when="after",
            only=heroes.is_in("fen"),
        ),
    ),
    records=(
        Contribution(REGIONS, 20, FEN),
        Contribution(REGIONS, 20, BARROW),
        Contribution(decks.DECKS, 20, DECK),
        Contribution(fates.FATES, 20, DOOM),
        Contribution(fates.BANS, 20, _is_in_the_hall),
        Contribution(LOTS, 20, PATHS),
        Contribution(LOTS, 20, DESTINIES),
        Contribution(roster.MECHANISM, 20, roster.Kept(heroes=("fen-doom",), kinds=("quest",))),
        Contribution(decks.TROVES, 20, TROVES),
        Contribution(decks.TROVES, 19, RELICS),
        Contribution(lasting_moves.GRADUATES, 20, MAIN),
        Contribution(decks.SLOTS, decks.OF_REGION + 1, decks.Slot(deck="fen", region="fen")),
        Contribution(decks.SLOTS, decks.OF_REGION + 1, decks.Slot(deck="fen", leads="fen-throne")),
        Contribution(SPELLS, 20, SpellDeck(name="fen", draws="fen-spells", joined="fen-joined")),
        Contribution(
            RECIPES,
            20,
            Recipe(
                place="fen-mere",
                deck="fen",
                items=2,
                piles=(("fen-relics", 1),),
                gold=5,
                boss=SERPENT,
                by_lot=False,
            ),
        ),
    ),
)
