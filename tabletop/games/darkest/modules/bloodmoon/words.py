"""What cards of the Blood Moon say, beside what those of the game do."""

from __future__ import annotations

from tabletop.cardtext.subjects import Who
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.found import LASTING, Found
from tabletop.games.darkest.cards.grammar import CHARACTER, add_breed, add_cards
from tabletop.games.darkest.modules.bloodmoon import BOX, lycanthropes, moon, moonset
from tabletop.games.darkest.modules.bloodmoon.figure import WEREWOLF
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import NEEDS, VAIN, WHOM, Meeting
from tabletop.games.darkest.party.record_words import add_flag
from tabletop.games.darkest.road.figures import figure
from tabletop.games.darkest.road.figures.figure_words import add_figure
from tabletop.games.darkest.road.journey.passing import Halted
from tabletop.grammar.construction import of_value
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom, state
from tabletop.grammar.verb import verb
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

WALL = "lycanthropes cannot pass it"


def is_a_lycanthrope(context: Meeting, who: Who) -> bool:
    """DTB-008."""
    return any(lycanthropes.is_one(context.table, place) for place in WHOM.among(context, who))


def become(context: Meeting, who: int) -> Rules[bool]:
    """DTB-008."""
    return (yield from lycanthropes.becomes(context.play, who))


def be_cured(context: Meeting, who: int) -> bool:
    """DTB-018."""
    return moonset.cures(context.play, who, "DTB-018")


def call(context: Meeting) -> bool:
    """DTB-020: it comes as if a Road die had shown a 1."""
    table = context.table
    if not _may_come(table):
        return False
    figure.put(context.play, WEREWOLF, 1, "The Werewolf comes to Space 1.", "DTB-020")
    return True


def _may_come(table: Table) -> bool:
    on_road = heroes.at(table) > 0 and not heroes.climbs(table)
    return moon.is_up(table) and on_road and not figure.stands(table, WEREWOLF)


def chase_away(context: Meeting) -> bool:
    """It leaves the road."""
    if not figure.stands(context.table, WEREWOLF):
        return False
    figure.leave(context.play, WEREWOLF, WEREWOLF.rules.leaves)
    return True


def haunt(context: Meeting) -> bool:
    """DTB-048."""
    if not figure.stands(context.table, WEREWOLF):
        return False
    figure.haunt(context.play, WEREWOLF)
    return True


def _stands(table: Table, place: int, said: object) -> bool:
    return figure.stands(table, WEREWOLF) > 0


NEEDS |= {
    call: lambda table, place, said: _may_come(table),
    chase_away: _stands,
    haunt: _stands,
    be_cured: lambda table, place, said: bool(lycanthropes.here(table)),
}


def _comes_in_vain(table: Table, place: int, said: object) -> str:
    """Why nothing comes of calling the Werewolf; empty if it comes."""
    if _may_come(table):
        return ""
    there = figure.stands(table, WEREWOLF)
    return "The Werewolf is on the road already." if there else "The Werewolf cannot come now."


def _leaves_in_vain(table: Table, place: int, said: object) -> str:
    """Why nothing comes of chasing the Werewolf away; empty if it leaves."""
    return "" if figure.stands(table, WEREWOLF) else "The Werewolf is not on the road."


VAIN |= {call: _comes_in_vain, chase_away: _leaves_in_vain}


def halts(table: Table) -> Halted | None:
    """DTB-071: a Wall of Fire stops a party with a lycanthrope on the way out."""
    space = heroes.at(table)
    if not space or not lycanthropes.here(table):
        return None
    name = figure.barrier(table, space, WALL)
    return Halted("DTB-071", f"A lycanthrope cannot pass the {name}.") if name else None


def bars(table: Table, card: Piece) -> bool:
    """DTB-071: whether a party with a lycanthrope cannot pass *card*, however it goes; on the way
    home nobody is stopped."""
    is_stopped = bool(lycanthropes.here(table)) and not heroes.homeward(table)
    return is_stopped and figure.says_so(card.name, WALL)


def add_words(grammar: Grammar) -> None:
    """The words of the Werewolf, of lycanthropes, and of Day and Night; and the names of its
    cards."""
    add_cards(grammar, content.brought_by(BOX.id))
    add_figure(grammar, WEREWOLF, "the Werewolf")
    add_flag(grammar, moon.TIME, "Day", "Night")
    add_breed(grammar, "cultist", "Cultist", "Cultists")
    grammar.add(of_value("found", Found((LASTING,)), "a Lunar Event"))
    state(
        grammar,
        CHARACTER,
        "[be] a lycanthrope",
        run=is_a_lycanthrope,
        negative=("[be] no lycanthrope",),
    )
    for name, frame, does in (
        ("become a lycanthrope", "[become] a lycanthrope", become),
        ("be cured", "[be] cured of lycanthropy", be_cured),
    ):
        verb(grammar, name, CHARACTER, frame, does=does, only=("done",))
    for template, run in (
        ("the Werewolf comes onto the road", call),
        ("the Werewolf leaves the road", chase_away),
        ("the Werewolf moves only at Night", haunt),
    ):
        idiom(grammar, "action", template, run=run, sort="verb")
    idiom(grammar, "trait", WALL, sort="ban")
