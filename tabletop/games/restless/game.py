"""The game in its box. A chapter of rules a file; they are put together here."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.executor.executor import OF_EXECUTOR
from tabletop.games.restless import BOX
from tabletop.games.restless.battle import (
    battle,
    blows,
    flee,
    reveals,
    spoils,
    stalemate,
    target_effects,
    target_state,
)
from tabletop.games.restless.battle.chain import paths
from tabletop.games.restless.bots.reasons import reasons
from tabletop.games.restless.bots.thoughtful import thoughtful
from tabletop.games.restless.cards.content import PLAYERS, pack, title
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.party.fortune import card_demands, card_reading, drawing, lots, rolls
from tabletop.games.restless.party.health import harm, health_words
from tabletop.games.restless.party.holdings import belongings, deck_peeks, decks, discards, sins
from tabletop.games.restless.party.items import item_gains, item_handover, item_use
from tabletop.games.restless.party.members import death, setup
from tabletop.games.restless.road import (
    encounter_changes,
    final_battle,
    gap,
    journey,
    peaceful_encounters,
    trader,
)
from tabletop.games.restless.running import (
    changed_rules,
    conditions,
    counts,
    lasting_changes,
    modifiers,
    triggers,
)
from tabletop.games.restless.running.executor import EXECUTOR, TEXT
from tabletop.games.restless.showing.aim import aim
from tabletop.games.restless.showing.explained_numbers import explain
from tabletop.games.restless.showing.in_force import in_force
from tabletop.games.restless.showing.printed import printed, terms
from tabletop.games.restless.showing.refusals import refuse
from tabletop.games.restless.showing.retold import RETOLD
from tabletop.games.restless.showing.story import STORY
from tabletop.games.restless.showing.tallies import STAGES, causes, deaths
from tabletop.games.restless.steps import STEPS
from tabletop.packs.card_wording import Wording
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Game
from tabletop.play.rules.table_numbers import TableNumber, above_zero
from tabletop.table.table import Flow

EXECUTOR.looking.begin(
    target_state.come_and_go, item_handover.shed, item_use.one_of_each, death.take_place
)
"""RST-192, RST-102, RST-063, RST-027: who has come or is dead, what is too heavy, what is there
twice, who has sat down."""

CHAPTERS = (
    setup, harm, health_words, journey, peaceful_encounters, encounter_changes, trader, belongings,
    discards, item_gains, item_handover, decks, drawing, sins, item_use, gap, rolls, card_reading,
    target_effects, battle, spoils, flee, death, final_battle, deck_peeks, lots, card_demands,
    reveals, stalemate, blows,
)  # fmt: skip
"""In the rulebook's order: each puts its rules into `STEPS`, and the words that cards have for them
into `GRAMMAR`."""

WORDS = (triggers, conditions, changed_rules, modifiers, lasting_changes, counts)
"""What waits, what holds while it lies there, for how long and how often, what is counted."""

COUNTERS = Counters(
    OF_EXECUTOR,
    """
    acted acting actor armor at_once away back battle battles cast chain chain_at dead died_*
    doses eaten encounter extra_attacks falling fight fight_next final fled fleeing
    gained_by:* has_ended health hit_in horror killer known last_killer last_night level lot
    lowest missing must_dodge must_flee must_rest nothing of opened over picked place reached ready
    rerolls rested resting round shown_* stalled trader_gone trader_here turns unbeaten uses
    """,
)
"""The counters that the rules know, on the table and on pieces."""

ITSELF = {
    "character": "you", "combat": "the Target", "god": "the Target", "starter": "this",
    "loot": "this", "treasure": "this", "sin": "this",
}  # fmt: skip
"""How cards speak of what they stand for, by their kind."""

NUMBERS = (
    TableNumber(counter="rerolls", called="Reroll Counters"),
    TableNumber(counter="round", called="Round", least=1, lies=above_zero("round")),
    TableNumber(
        counter="level", called="Realm", least=1, most=max(journey.LEVELS), lies=above_zero("level")
    ),
)
"""The numbers of the table that players may change by hand."""

GAME = Game(
    **asdict(BOX),
    rules_version=3,
    steps=STEPS,
    first=Flow("shuffle_decks"),
    aside="out",
    components=setup.components,
    title_of=title,
    aim=aim,
    refuse=refuse,
    pool=title,
    explain=explain,
    printed=printed,
    story=STORY,
    terms=terms,
    wording=Wording(pack, GRAMMAR, itself=tuple(ITSELF.items())),
    packs=PLAYERS,
    in_force=in_force,
    paths=paths,
    judged=battle.judged,
    thoughtful=thoughtful,
    reasons=reasons,
    causes=causes,
    stages=STAGES,
    sums=deaths,
    text=TEXT,
    counters=COUNTERS,
    numbers=lambda game: NUMBERS,
    retelling=RETOLD,
    shown={"health": "Health", "armor": "Armor", "uses": "Uses", "ready": "Ready at Encounter"},
)
