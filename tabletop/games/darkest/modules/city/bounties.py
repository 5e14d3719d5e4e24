"""Bounty Fights: a hero attacks another for the price on its head."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.card_option import card_option
from tabletop.games.darkest.cards.grammar import CHARACTER
from tabletop.games.darkest.combat import fight_effects
from tabletop.games.darkest.combat.foes import Foe
from tabletop.games.darkest.combat.heroes_fight import BeatsHero, battle
from tabletop.games.darkest.ground import lots, space_positions
from tabletop.games.darkest.modules.city import posters
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.alignment import may_harm
from tabletop.games.darkest.party.executor import Meeting, asks
from tabletop.games.darkest.party.held_lots import BOUNTY
from tabletop.games.darkest.party.periods import Use
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.stakes import HIGH, Stakes
from tabletop.games.darkest.party.tokens import Gains, Loses
from tabletop.games.darkest.road.journey.anytime_acts import Act
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

VERB = "bounty"
ATTACKED = "city-attacked"
"""On a hero's card: it has begun a Bounty Fight on this Road Space (DTY-040)."""
USE = Use(counter=ATTACKED, period="space")
STAKES = Stakes("the Bounty Fight", helps=HIGH)


def fitting(table: Table, place: int, other: int) -> Piece | None:
    """DTY-038, DTY-041: the poster by which the hero at *place* fights the one at *other*: its own,
    or at the City the one that lies face up."""
    up = posters.shown(table) if posters.at_the_city(table) else None
    found = [*lots.held(table, place, posters.LOT), *([up] if up is not None else [])]
    whom = heroes.alignment(table, other)
    return next((each for each in found if content.wanted(each.name) == whom), None)


def offers(table: Table) -> list[Option]:
    """DTY-038 to DTY-040: who may attack whom, where all has been met."""
    return [
        Option(
            f"{VERB} {place} {other}",
            f"{heroes.name_of(table, place)} fights {heroes.name_of(table, other)} for the bounty",
            (poster.id, heroes.hero_at(table, other).id),
        )
        for place in heroes.here(table) if _may_begin(table, place)
        for other in heroes.here(table) if other != place and may_harm(table, place, other)
        if (poster := fitting(table, place, other)) is not None
    ]  # fmt: skip


def _may_begin(table: Table, place: int) -> bool:
    """DTY-039: a Good hero never does; others once on a Road Space."""
    good = heroes.alignment(table, place) == "good"
    return not good and not heroes.has(table, place, ATTACKED)


def fights(play: Play, option: Option) -> Rules[None]:
    """DTY-042: as two heroes fight; on Craft alone if the attacker can do so."""
    _, place, other = option.key.split(" ")
    yield from business(_fights(play, int(place), int(other)), None)


def _fights(play: Play, place: int, other: int) -> Rules[None]:
    pieces = heroes.hero_at(play.table, place), heroes.hero_at(play.table, other)
    play.count(ATTACKED, 1, pieces[0])
    play.say("{} attacks {} for the bounty.", *pieces, rule="DTY-038")
    score = yield from _score(play, place, other)
    lives = {each: heroes.has(play.table, each, "life") for each in (place, other)}
    by = {each: fitting(play.table, each, place + other - each) for each in (place, other)}
    winner = yield from battle(
        play, place, other, STAKES, "DTY-042", _loses, score, all_out="DTY-046"
    )
    if winner >= 0:
        loser = other if winner == place else place
        yield from _paid(play, winner, by[winner], lives[loser])


def _score(play: Play, place: int, other: int) -> Rules[str]:
    """On what they fight."""
    of = heroes.printed(play.table, other)
    foe = Foe(of.name, of.strength, of.craft)
    if not fight_effects.permits(play.table, place, "craft", foe):
        return "strength"
    option = yield from asks(play, place, "How do they fight?", lambda: [
        Option("strength", "Battle"), Option("craft", "Psychic combat"),
    ], "DTY-042")  # fmt: skip
    return option.key


def _loses(play: Play, loser: int, both_hands: bool) -> Rules[None]:
    """DTY-043."""
    yield from play.happen(Loses(who=loser, n=1, token="life", rule="DTY-043"))


def _paid(play: Play, winner: int, poster: Piece | None, lives: int) -> Rules[None]:
    """DTY-044, DTY-045: what the loser had of Life before is stacked on the winner's poster, or
    paid at once for the one that lies face up."""
    if winner not in heroes.here(play.table) or poster is None:
        return
    if poster is posters.shown(play.table):
        yield from play.happen(Gains(who=winner, n=lives, token="gold", rule="DTY-045"))
        yield from posters.put_up_another(play, "DTY-045")
        return
    play.count(BOUNTY, poster.counters.get(BOUNTY, 0) + lives, poster)
    play.say("{} is worth {} gold more.", poster, lives, rule="DTY-044")


ACT = Act(verb=VERB, offers=offers, does=fights, leaving=True)


# --- what cards say -------------------------------------------------------------------------------


def takes_trophy(context: Meeting, who: int) -> Rules[bool]:
    """DTY-051: one of those of the hero who was beaten."""
    deed, play = context.deed, context.play
    if not isinstance(deed, BeatsHero) or not play.table[f"trophies:{deed.loser}"]:
        return False
    option = yield from asks(
        play,
        who,
        "Which trophy is taken?",
        lambda: [*map(card_option, play.table[f"trophies:{deed.loser}"])],
        "DTY-051",
    )
    trophy = play.table.pieces[int(option.value)]
    space_positions.pick_up(play, trophy)
    play.move(trophy, f"trophies:{who}", face_up=False)
    play.say("{} takes {}.", heroes.hero_at(play.table, who), trophy, rule="DTY-051")
    return True


def add_words(grammar: Grammar) -> None:
    """The words of who fights for trophies."""
    verb(
        grammar, "take a trophy", CHARACTER, "[take] a trophy from that character",
        does=takes_trophy, only=("done",),
    )  # fmt: skip
