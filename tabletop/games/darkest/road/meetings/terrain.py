"""Terrain cards: overlays that change what a Road Space is, and the cards that lie there
(DTL-012 to DTL-017)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.content import Location
from tabletop.games.darkest.cards.grammar import CHARACTER
from tabletop.games.darkest.ground import markers, space_positions
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.ground.trove_recipes import RECIPES
from tabletop.games.darkest.party import heroes, joint_rolls
from tabletop.games.darkest.party.executor import NEEDS, Meeting, asks
from tabletop.games.darkest.road.draws import drawing
from tabletop.games.darkest.road.layout import road_layout
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.noun import words
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SINGLE = ("graveyard", "chapel")
"""DTL-043: a road has at most one of each, its destination and its Straddle counted."""


def stock(table: Table, name: str = "") -> list[Piece]:
    """The Terrain cards called *name*, or of any name, that lie on no road."""
    return [
        card for card in table["atlas"] if content.is_overlay(card.name) and name in ("", card.name)
    ]


def may_cover(table: Table, space: int, name: str) -> bool:
    """DTL-013, DTL-043: whether the Terrain card called *name* may be put on a Road Space: not
    where a boss or a guard stands or a way leads up, nor a second of its kind."""
    of, listed = atlas(table), game_of(table).records_of(RECIPES)
    if space == heroes.last_space(table) and (there := heroes.located(table, space)) is not None:
        bosses = {recipe.place for recipe in listed if recipe.boss is not None}
        held = there.name in bosses or of.guarded(there.name) is not None
        if held or of.climb_at(there.name):
            return False
    return content.place(name) not in SINGLE or content.place(name) not in _places(table)


def _places(table: Table) -> set[str]:
    """The places that lie on this road, with the Straddle it begins at."""
    lying = (p for space in heroes.spaces(table) for p in heroes.in_sight(table, space))
    return {content.place(p.name) for p in lying} | {heroes.way(table).straddle}


def cover(play: Play, card: Piece, space: int, rule: str) -> Rules[None]:
    """DTL-012, DTL-015: the Terrain card *card* covers a Road Space. If Adventure cards lie there,
    they are discarded, and as many are laid as the new terrain draws."""
    road_layout.overlay(play, card, space)
    there, here = _adventures(play.table, space), heroes.at(play.table) == space
    for adventure in there:
        _discard(play, adventure)
    markers.clear_spots(play, space)
    if here:
        play.count(space_positions.HERE, 0)
    n = content.location(card.name).dice
    if there and n:
        yield from fill(play, n, space, rule)
        if here:
            road_layout.visit(play, space)
    elif (ground := heroes.ground(play.table, space)) is not None:  # the party has not been there
        play.count(road_layout.VISITED, 0, ground)


def fill(play: Play, n: int, space: int, rule: str) -> Rules[None]:
    """*n* dice of the leader, and one card face down for each pip. No special location is found so:
    a 1 is one card."""
    leader = heroes.leader(play.table)
    shown = yield from joint_rolls.several(play, leader, n, drawing.MORE, rule, party=True)
    yield from drawing.deal(play, sum(shown), space)


def _adventures(table: Table, space: int) -> list[Piece]:
    return [*space_positions.cards_at(table, space), *space_positions.waiting(table, space)]


def _discard(play: Play, card: Piece) -> None:
    for counter in road_layout.MET if card.counters else ():
        if counter in card.counters:
            play.count(counter, 0, card)
    space_positions.put_away(play, card)


# --- what cards say -------------------------------------------------------------------------------

ANY = "any"
HERE, NEXT, CHOSEN = "here", "next", "chosen"
WHERE = {
    HERE: "this Road Space", NEXT: "the next Road Space", CHOSEN: "a Road Space of your choice",
}  # fmt: skip


def which(context: Meeting, where: str, fits: Callable[[int], bool], ask: str) -> Rules[int]:
    """The Road Space that is meant by *where*, of those that *fit*; 0 if there is none."""
    found = [*_meant(context.table, where, fits)]
    if len(found) < 2:
        return found[0] if found else 0
    option = yield from asks(context.play, context.you, ask, lambda: [
        Option(f"space {space}", heroes.space_called(context.table, space),
               zones=(f"pile:{space}",), value=space)
        for space in _meant(context.table, where, fits)
    ])  # fmt: skip
    return int(option.value)


def _meant(table: Table, where: str, fits: Callable[[int], bool]) -> Iterator[int]:
    at, spaces = heroes.at(table), heroes.spaces(table)
    listed: Iterable[int] = [at] if where == HERE else spaces
    if where == NEXT:
        listed = [at - 1 if heroes.homeward(table) else at + 1]
    return (space for space in listed if at and space in spaces and fits(space))


def lay_terrain(context: Meeting, who: int, terrain: str, where: str) -> Rules[bool]:
    """DTL-029: one of that name, or of any, as the hero says who has it laid; on that space."""
    play, table = context.play, context.table
    name = "" if terrain == ANY else terrain

    def fits(space: int) -> bool:
        return any(may_cover(table, space, card.name) for card in stock(table, name))

    space = yield from which(context, where, fits, "On which Road Space?")
    if not space:
        return False
    found = [card for card in stock(table, name) if may_cover(table, space, card.name)]
    card, kinds = found[0], {card.name: card for card in found}
    if len(kinds) > 1:
        option = yield from asks(play, context.you, "Which Terrain card?", lambda: [
            Option(each, content.title(each), (card.id,), value=card.id)
            for each, card in kinds.items()
        ])  # fmt: skip
        card = table.pieces[int(option.value)]
    yield from cover(play, card, space, "DTL-015")
    return True


def lift_terrain(context: Meeting, who: int, where: str) -> Rules[bool]:
    """The topmost overlay of that space is lifted; what lies there stays as it lies."""
    table = context.table

    def fits(space: int) -> bool:
        lies = heroes.terrain(table, space)
        return lies is not None and content.is_overlay(lies.name)

    space = yield from which(context, where, fits, "From which Road Space?")
    lies = heroes.terrain(table, space) if space else None
    if lies is None:
        return False
    road_layout.lift(context.play, lies)
    context.play.say("{} is taken off Road Space {}.", lies, space, rule="DTL-012")
    return True


def add_terrain(grammar: Grammar, overlays: Iterable[Location]) -> None:
    """Have the words for Terrain cards, for the cards of a module that brings *overlays*."""
    words(grammar, "terrain", {
        ANY: "a Terrain card of your choice",
        **{each.id: f"the {each.name}" for each in overlays},
    })  # fmt: skip
    words(grammar, "where", WHERE)
    verb(
        grammar, "put terrain", CHARACTER, "[put] {terrain} on {where}", does=lay_terrain,
        slots={"terrain": "terrain", "where": "where"}, only=("done",), reveals=True,
    )  # fmt: skip
    verb(
        grammar, "take terrain off", CHARACTER, "[take] the Terrain card off {where}",
        does=lift_terrain, slots={"where": "where"}, only=("done",),
    )  # fmt: skip


NEEDS |= dict.fromkeys((lay_terrain, lift_terrain), lambda table, place, said: heroes.at(table) > 0)
