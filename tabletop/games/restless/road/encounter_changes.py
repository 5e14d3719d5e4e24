"""Chapter 8: Encounters that are added, skipped, replaced; nights gained and lost."""

from __future__ import annotations

from tabletop.cardtext.phrase_function import Run
from tabletop.cardtext.subjects import Who
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import GRAMMAR, PARTY
from tabletop.games.restless.cards.phrases import WHOLE
from tabletop.games.restless.choices.needed_objects import acts_on, on_a_card_of
from tabletop.games.restless.choices.usable_items import held_active
from tabletop.games.restless.party.holdings.decks import top
from tabletop.games.restless.party.items.item_use import on_an_active_item
from tabletop.games.restless.party.members.death import rejoin
from tabletop.games.restless.party.members.setup import PLACES
from tabletop.games.restless.road.journey import (
    LEVELS,
    ahead,
    combat_instead,
    comes,
    lay_aside,
    meet_at_once,
)
from tabletop.games.restless.running.deeds import ItemExhausted, RealmBegins
from tabletop.games.restless.running.lasting_changes import comes_into_force, goes_out_of_force
from tabletop.games.restless.running.questions import willing
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.table_reads import living, slots
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import Does, verb
from tabletop.play.questions.decision import Roll
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece

on_the_next_encounter = acts_on(
    lambda table, slot, said: ahead(table), "There is no further Encounter in this Realm."
)


@on_a_card_of("encounters")
def add_encounter(about: Saying, who: Who) -> Rules[None]:
    """RST-078: right after the current one; those to come move on by a place."""
    play = about.play
    piece = yield from top(play, "encounters", rule="RST-078")
    if piece is not None:
        _insert(play, piece)


@on_a_card_of("encounters")
def add_combat(about: Saying, who: Who) -> Rules[None]:
    """RST-076: one is searched for; RST-078: right after the current one."""
    play = about.play
    piece = yield from combat_instead(play)
    if piece is not None:
        _insert(play, piece)


def _insert(play: Play, piece: Piece) -> None:
    table = play.table
    following = table.count("place") + 1
    if table.zones[f"row:{PLACES[-1]}"].pieces or following not in PLACES:
        play.move(piece, "encounters", index=0, face_up=False)
        return
    for place in reversed([n for n in ahead(table) if n >= following]):
        for lying in table[f"row:{place}"]:
            play.move(lying, f"row:{place + 1}")
    play.move(piece, f"row:{following}", face_up=False)
    play.say("An Encounter is added to the row.", rule="RST-078")


@on_the_next_encounter
def next_must_fight(about: Saying) -> None:
    """RST-076: whatever lies there, when the party arrives."""
    play = about.play
    play.count("fight_next", 1)


@on_a_card_of("encounters")
def fight(about: Saying, who: Who) -> Rules[None]:
    """RST-143: at once, in the place of the Encounter that said so; in a Battle it joins that."""
    play = about.play
    piece = yield from combat_instead(play)
    if piece is None:
        return
    if play.table.count("battle"):
        comes(play, piece, "encounter")
        return
    speaker = play.table.pieces[about.card.id]
    if speaker.zone == "encounter":
        lay_aside(play, speaker)
    yield from meet_at_once(play, piece, "{} attacks.")


def trader_here(about: Saying) -> None:
    """RST-080: once the card is read, there is trade."""
    play = about.play
    play.count("trader_here", 1)


def rests_at_once(about: Saying, who: Who) -> None:
    """RST-147: once the card is read, if a Rest is possible."""
    play = about.play
    play.count("must_rest", 1)


def keep_this(about: Saying) -> None:
    """RST-264: it stays on the table, and its text in force, until a card discards it."""
    play = about.play
    play.move(about.card, "kept", face_up=True)
    comes_into_force(play, about.card)


def replace_realm(about: Saying, who: Who) -> Rules[None]:
    """RST-162: another of the same level is in force; the row stays."""
    play = about.play
    level = play.table.count("level")
    if level not in LEVELS:
        return
    new = yield from top(play, f"realms-{level}", rule="RST-161")
    if new is None:
        return
    for old in play.table["realm"]:
        goes_out_of_force(play, old, f"realms-{level}-used")
    play.move(new, "realm", face_up=True)
    comes_into_force(play, new)
    play.say("The party enters {}.", new, rule="RST-161")
    yield from play.happen(RealmBegins())


@on_the_next_encounter
def skip_encounter(about: Saying, who: Who) -> None:
    """RST-214: it gives no drops."""
    play = about.play
    for place in ahead(play.table)[:1]:
        for lying in play.table[f"row:{place}"]:
            play.move(lying, "encounters-used", face_up=True)
            play.say("{} is skipped.", lying, rule="RST-214")


@on_the_next_encounter
def replace_encounter(about: Saying, who: Who) -> Rules[None]:
    """RST-254: another card lies in its place."""
    play = about.play
    for place in ahead(play.table)[:1]:
        for lying in play.table[f"row:{place}"]:
            play.move(lying, "encounters", index=0, face_up=False)
        piece = yield from top(play, "encounters", rule="RST-254")
        if piece is not None:
            play.move(piece, f"row:{place}", face_up=False)


@on_a_card_of("rests")
def gain_rest(about: Saying, who: Who) -> Rules[None]:
    """RST-147: one night more, the last in the row."""
    play = about.play
    night = yield from top(play, "rests", rule="RST-147")
    if night is not None:
        play.move(night, "nights", index=0)
        play.say("The party gains a night.", rule="RST-147")


@acts_on(lambda table, slot, said: table["nights"], "No night is left.")
def lose_rest(about: Saying, who: Who) -> None:
    """RST-147: the next night is gone."""
    play = about.play
    night = play.table.top("nights")
    if night is not None:
        play.move(night, "rests-used", face_up=True)
        play.say("The party loses a night.", rule="RST-147")


@acts_on(lambda table, slot, said: len(living(table)) < len(slots(table)), "Nobody is dead.")
@on_a_card_of("characters")
def dead_rejoin(about: Saying) -> Rules[None]:
    """RST-232."""
    play = about.play
    yield from rejoin(play)


def smoke(about: Saying) -> None:
    """RST-241: another way to end."""
    play = about.play
    play.end([], "The smoke takes everybody.", "RST-241")


@on_an_active_item
def exhaust_random(about: Saying, who: Who) -> Rules[None]:
    """RST-265: every Active Item that stands upright has the same chance."""
    play = about.play
    held = [piece for piece in held_active(play.table) if not piece.turn]
    if not held:
        return
    lot: int = yield Roll(len(held), "Which Active Item is exhausted at random?", "RST-265")
    piece = held[lot - 1]
    printed = content.card(piece.name)
    time = printed.recharge if isinstance(printed, content.Item) else 1
    play.turn(piece, 90)
    play.count("ready", play.table.count("encounter") + max(1, time), piece)
    play.say("{} is exhausted.", piece, rule="RST-131")
    yield from play.happen(ItemExhausted())


def party_gives_a_night(about: Saying, who: Who) -> Rules[bool]:
    """RST-147."""
    play = about.play
    if not play.table["nights"]:
        return False
    left = f"{len(play.table['nights'])} left"
    if not (yield from willing(about, "lose a night", of=left, rule="RST-147")):
        return False
    lose_rest(about, who)
    return True


# --- how it is said ----------------------------------------------------------------------------


def _order(name: str, run: Run, *frames: str, pays: Run | None = None) -> None:
    """What the party is told to do, all together; *pays* has it paid by doing it."""
    only = ("done", "paid") if pays else ("done",)
    made = verb(GRAMMAR, name, PARTY, *frames, does=Does(run, pays=pays), only=only)
    WHOLE.add(made["done"])


_order("add an Encounter", add_encounter, "[add] a Encounter")
_order("add a Combat Encounter", add_combat, "[add] a Combat Encounter")
_order("fight a Combat Encounter", fight, "[fight] a Combat Encounter", "[meet] a Combat Encounter")
_order("replace the Realm", replace_realm, "[replace] the Realm", "[replace] this Realm")
_order("skip the next Encounter", skip_encounter, "[skip] the next Encounter",
       "[discard] the next Encounter")  # fmt: skip
_order("replace the next Encounter", replace_encounter, "[replace] the next Encounter")
_order("gain a Rest card", gain_rest, "[gain] a Rest card", "[gain] 1 Rest card")
_order("lose a Rest card", lose_rest, "[lose|discard] a Rest card", "[lose] 1 Rest card",
       pays=party_gives_a_night)  # fmt: skip
_order("exhaust a random Active Item", exhaust_random, "[exhaust] a random Active Item")
_order("Rest at once", rests_at_once, "[Rest] at once", "[Rest]")
idiom(GRAMMAR, "action", "keep this", run=keep_this, sort="deed of this")
idiom(GRAMMAR, "action", "the next Encounter must be a Combat Encounter",
      "the next Encounter is a Combat Encounter", run=next_must_fight, sort="rule")  # fmt: skip
idiom(GRAMMAR, "action", "a Trader is here", "a Trader (appears|comes)", run=trader_here)
idiom(
    GRAMMAR, "action", "the dead rejoin the party", "(all|the) dead Characters rejoin the party",
    run=dead_rejoin,
)  # fmt: skip
idiom(GRAMMAR, "action", "the smoke takes everybody", run=smoke)
