"""What cards of the Highland say, beside what those of the game do."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.cardtext.subjects import Who
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, PARTY, add_breed, add_cards
from tabletop.games.darkest.combat.deeds import WouldFight
from tabletop.games.darkest.combat.foes import foe_of
from tabletop.games.darkest.ground import decks, space_positions
from tabletop.games.darkest.modules.highland import (
    BOX,
    ice_bridge,
    mountain_pass,
    path,
    sentences,
)
from tabletop.games.darkest.party import acquisition, dice, joint_rolls
from tabletop.games.darkest.party.executor import Meeting, asks
from tabletop.games.darkest.party.executor import sentences as sentences_of
from tabletop.games.darkest.party.record_words import add_regions
from tabletop.games.darkest.party.stakes import Stakes
from tabletop.games.darkest.road.bargains import offers, purchases
from tabletop.games.darkest.road.journey import teleports
from tabletop.games.darkest.road.layout.troves import shuffle_returns
from tabletop.games.darkest.road.meetings.meeting import Meets
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import more_words, words
from tabletop.grammar.verb import Happens, verb
from tabletop.play.rules.procedure import Rules

PILES = {path.OBJECTS.name: "an Object of the Highland", path.RELICS.name: "a Relic"}
BRUTES = {
    "marauders": "Marauders", "cave-troll": "a Cave Troll", "wraith": "a Wraith",
    "forgotten-king": "the Forgotten King",
}  # fmt: skip
RIDDEN = 2


def draw_of_pile(context: Meeting, who: int, trovepile: str) -> Rules[bool]:
    """DTH-019: the hero at *who* gains the top card of a pile of the Trove."""
    play, deck = context.play, decks.trove_deck(context.play, trovepile)
    if not play.table[deck.draws]:
        yield from shuffle_returns(play, deck)
    card = yield from play.top(deck.draws, rule="DTH-019")
    if card is None:
        return False
    card = yield from play.reveal(card, rule="DTH-019")
    yield from acquisition.award(play, who, card, "DTH-019", "{} finds {}.")
    return True


def ride(context: Meeting, who: int) -> Rules[bool]:
    """DTH-035: doubles carry the party off, whether it likes that or not."""
    play = context.play

    def comes(shown: Sequence[int]) -> str:
        return "which carries the party off" if len({*shown}) == 1 else "which is no double"

    stakes = Stakes("the ride", comes, "Doubles carry the party off.")
    shown = yield from joint_rolls.several(play, who, RIDDEN, stakes, "DTH-035")
    if len({*shown}) > 1:
        return False
    option = yield from asks(play, who, "Where to?", lambda: teleports.anywhere(play.table)[1:],
                             "DTH-035")  # fmt: skip
    done = yield from context.propose(teleports.Teleports(place=str(option.value), who=who))
    return not done.prevented


def strike(context: Meeting, who: int) -> Rules[bool]:
    """DTH-036: the Dragon's Teeth destroy an Enemy whose Strength a die reaches, before the
    fight."""
    deed, play = context.deed, context.play
    if not isinstance(deed, WouldFight):
        return False
    card = play.table.pieces[deed.foe]
    strength = foe_of(card, turned=True).strength
    if strength is None:
        return False
    shown = yield from dice.own(
        play, who, "the teeth", "DTH-036",
        means=lambda n: "it is destroyed" if n >= strength else "nothing happens",
    )  # fmt: skip
    if shown >= strength:
        play.say("{} is destroyed.", card, rule="DTC-204")
        space_positions.put_away(play, card)
        deed.prevented = True
    return True


# --- who sells ------------------------------------------------------------------------------------

SELLING = (purchases.buy_thing, offers.visit_stall)


def _sells(context: Meeting, who: Who) -> bool:
    """DTH-030: whether the card that is met sells Objects."""
    deed = context.deed
    if not isinstance(deed, Meets):
        return False
    name = context.table.pieces[deed.card].name
    return any(
        said.phrase.run in SELLING
        for sentence in sentences_of(name)
        for each in (sentence, *sentence.more, *sentence.rows)
        for said in each.clause.body
    )


# --- how it is said -------------------------------------------------------------------------------


def add_words(grammar: Grammar) -> None:
    """The words of the Path and of what lives there; and the names of its cards."""
    cards = content.brought_by(BOX.id)
    add_cards(grammar, cards)
    add_regions(grammar, path.HIGHLAND)
    add_breed(grammar, "eagle", "Eagle", "Eagles")
    add_breed(grammar, "goat", "Goat", "Goats")
    more_words(grammar, "brute", BRUTES)
    more_words(grammar, "place", {mountain_pass.CITY: "the Lost City"})
    words(grammar, "trovepile", PILES)
    for name, template, run, slots in (
        ("find of a pile", "[find] {trovepile}", draw_of_pile, {"trovepile": "trovepile"}),
        ("cross the ice", "[cross] the ice on a D6 less 1 for each Follower and mount",
         ice_bridge.cross, {}),
        ("ride", "[ride] on 2 dice , and on doubles the party goes where it carries you", ride, {}),
        ("strike", "[strike] it with the D6 , and destroy it if its Strength is no more", strike,
         {}),
    ):  # fmt: skip
        verb(grammar, name, CHARACTER, template, does=run, slots=slots, only=("done",))
    verb(
        grammar, "enter the pass", PARTY, "[draw] as many cards as shown on 1 die for the Pass",
        does=mountain_pass.enter_pass, only=("done",), reveals=True,
    )  # fmt: skip
    verb(
        grammar, "meet a seller", CHARACTER, "[meet] a seller of Objects",
        deed=Happens(Meets, fits=_sells), only=("after",),
    )  # fmt: skip
    idiom(grammar, "trait", sentences.CLIMBED, sort="ban")
    for template in (sentences.NEAR, sentences.FAR, sentences.DRAINS):
        idiom(grammar, "trait", template, sort="permission")
    idiom(grammar, "trait", sentences.GOES, slots={"n": "number"}, sort="permission")
