"""Dealings of the City: hired knives, swaps, a game of chess, and ways that lead astray."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.card_option import card_option
from tabletop.games.darkest.cards.grammar import CHARACTER
from tabletop.games.darkest.combat.foes import foe_of
from tabletop.games.darkest.combat.heroes_fight import battle
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import acquisition, heroes
from tabletop.games.darkest.party.executor import NEEDS, VAIN, Meeting, asks, hero_option
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.stakes import HIGH, Stakes
from tabletop.games.darkest.party.tokens import Gains, Loses
from tabletop.games.darkest.road.layout import road_layout
from tabletop.games.darkest.road.meetings import called_enemies
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def _chosen(
    play: Play, who: int, ask: str, options: Callable[[], list[Option]], rule: str
) -> Rules[Option]:
    """What the hero at *who* says; where there is one thing to say, nobody is asked."""
    if len(found := options()) == 1:
        return found[0]
    return (yield from asks(play, who, ask, options, rule))


# --- the Assassin ---------------------------------------------------------------------------------


def _weak(table: Table, n: int) -> list[Piece]:
    """The Enemies that lie face up on the road with a Strength or Craft of so much or less."""
    foes = ((card, foe_of(card, turned=False)) for card in called_enemies.face_up(table))
    return [c for c, foe in foes if any((foe.score(s) or 0) <= n for s in foe.scores)]


def strike(context: Meeting, who: int, n: int) -> Rules[bool]:
    """DTY-063: the one that is named is discarded, wherever on the road; it is no trophy."""
    play = context.play
    if not _weak(play.table, n):
        return False
    option = yield from _chosen(play, who, "Which Enemy is discarded?", lambda: [
        Option(f"{card.name}#{card.id}",
               f"{content.title(card.name)}, Space {play.table.zones[card.zone].number}",
               (card.id,), value=card.id)
        for card in _weak(play.table, n)
    ], "DTY-063")  # fmt: skip
    card = play.table.pieces[int(option.value)]
    play.say("{} is discarded.", card, rule="DTY-063")
    space_positions.put_away(play, card)
    return True


# --- the Haggler ----------------------------------------------------------------------------------


def _others(table: Table, who: int) -> list[int]:
    """Those with whom the hero at *who* can swap something."""
    if who not in heroes.here(table) or not heroes.carried(table, who):
        return []
    return [p for p in heroes.here(table) if p != who and heroes.carried(table, p)]


def swap(context: Meeting, who: int) -> Rules[bool]:
    """DTY-069: one Object for one of another's, who is not asked."""
    play = context.play
    if not _others(play.table, who):
        return False
    option = yield from _chosen(play, who, "Swap with whom?", lambda: [
        hero_option(play.table, other) for other in _others(play.table, who)
    ], "DTY-069")  # fmt: skip
    other = int(option.value)
    sides = [(who, other, "Which Object do you give?"), (other, who, "Which Object do you take?")]
    chosen = []
    for owner, to, ask in sides:
        picked = yield from _chosen(play, who, ask, partial(_objects, play.table, owner), "DTY-069")
        chosen.append((play.table.pieces[int(picked.value)], to))
    for card, _ in chosen:  # both are out of their hands before either is received
        play.move(card, "out", face_up=True)
    for card, to in chosen:
        yield from acquisition.award(play, to, card, "DTY-069", "{} has {} now.")
    return True


def _objects(table: Table, owner: int) -> list[Option]:
    return [*map(card_option, heroes.carried(table, owner))]


# --- Wizard's Chess -------------------------------------------------------------------------------

CHESS = Stakes("the game", helps=HIGH)


def play_chess(context: Meeting, who: int, n: int) -> Rules[bool]:
    """DTY-077, DTY-078: psychic combat with another, for Craft alone; it is over once one wins."""
    play = context.play
    rivals = [p for p in heroes.here(play.table) if p != who]
    if not rivals:
        return False
    option = yield from _chosen(play, who, "Who is challenged?", lambda: [
        hero_option(play.table, p) for p in heroes.here(play.table) if p != who
    ], "DTY-077")  # fmt: skip
    other = int(option.value)
    winner = yield from business(
        battle(play, who, other, CHESS, "DTY-077", _loses_nothing, "craft"), otherwise=-1
    )
    if winner < 0:
        return True
    loser = other if winner == who else who
    yield from play.happen(Gains(who=winner, n=n, token="craft", rule="DTY-078"))
    yield from play.happen(Loses(who=loser, n=n, token="craft", rule="DTY-078"))
    if space_positions.is_here(play.table, context.card.id):
        space_positions.put_away(play, play.table.pieces[context.card.id])
    return True


def _loses_nothing(play: Play, loser: int, both_hands: bool) -> Rules[None]:
    yield from ()


# --- how it is said -------------------------------------------------------------------------------


def _nobody_weak(table: Table, place: int, values: dict[str, int]) -> str:
    return "" if _weak(table, values["n"]) else "No such Enemy lies face up on the road."


VAIN[strike] = _nobody_weak
NEEDS |= {
    strike: lambda table, place, said: bool(_weak(table, int(said["n"]))),
    swap: lambda table, place, said: bool(_others(table, place)),
    play_chess: lambda table, place, said: len(heroes.here(table)) > 1,
}


def is_all_met(context: Meeting) -> bool:
    """DTY-090: whether the party could leave its Road Space now."""
    table, space = context.table, heroes.at(context.table)
    here, down = table.count(space_positions.HERE), road_layout.is_downward(table)
    return space > 0 and space_positions.next_spot(table, space, here, down) is None


def add_words(grammar: Grammar) -> None:
    """The words of these dealings."""
    idiom(
        grammar, "condition", "all cards here have been met", run=is_all_met, sort="state",
    )  # fmt: skip
    verb(
        grammar, "strike down", CHARACTER,
        "[discard] a Enemy with a Strength or Craft of {n} or less that lies face up on the road",
        does=strike, slots={"n": "number"}, only=("done",),
    )  # fmt: skip
    verb(
        grammar, "swap Objects", CHARACTER, "[swap] a Object with another character",
        does=swap, only=("done",),
    )  # fmt: skip
    verb(
        grammar, "play chess", CHARACTER,
        "[challenge] another character to psychic combat for {n} Craft", does=play_chess,
        slots={"n": "number"}, only=("done",),
    )  # fmt: skip
