"""Spells about what somebody in a fight bears, and about what was dropped on the road."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.card_option import card_option
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.guardians import foes
from tabletop.games.darkest.guardians.hoards import HOARD
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.executor import NEEDS, Meeting, asks
from tabletop.games.darkest.party.tokens import Gains
from tabletop.games.darkest.road.layout import wandering_cards
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def _of_foes(table: Table) -> list[Piece]:
    """The Objects of Guardians."""
    return [
        item
        for foe in foes.guards(table)
        for item in foes.borne(table, foe)
        if content.thing(item.name) is not None
    ]


def _in_fight(table: Table, place: int) -> list[Piece]:
    """The Objects of all in a Guardian Combat; in an ordinary one of the hero at *place*."""
    if not table["guardians"]:
        return heroes.carried(table, place)
    ours = [item for each in heroes.here(table) for item in heroes.carried(table, each)]
    return [*_of_foes(table), *ours]


def _which(play: Play, place: int, ask: str, found: list[Piece]) -> Rules[Piece]:
    option = yield from asks(play, place, ask, lambda: [*map(card_option, found)])
    return play.table.pieces[int(option.value)]


def transmute(context: Meeting, n: int) -> Rules[bool]:
    """Its bearer's gold; a Guardian's lies in the Trove."""
    play, found = context.play, _in_fight(context.table, context.you)
    if not found:
        return False
    item = yield from _which(play, context.you, "Which Object becomes gold?", found)
    owner = play.table.zones[item.zone].number
    theirs = foes.BEARER in item.counters
    if theirs:
        play.count(foes.BEARER, 0, item)
    space_positions.put_away(play, item)
    play.say("{} becomes {} gold.", item, n, rule="DTC-B11")
    if theirs:
        play.count(HOARD, play.table.count(HOARD) + n)
    else:
        yield from context.propose(Gains(who=owner, n=n, token="gold"))
    return True


# --- wind -----------------------------------------------------------------------------------------


def _dropped(table: Table) -> list[Piece]:
    """The Objects that were dropped on the road and count as met."""
    return [
        piece
        for space in heroes.spaces(table)
        for piece in space_positions.lying(table, space)
        if piece.counters.get("loose", 0)
        and piece.counters.get(space_positions.LOCKED, 0)
        and content.thing(piece.name) is not None
    ]


def blow(context: Meeting) -> Rules[bool]:
    """Away from the party; from where it is, the way its caster says."""
    play, table = context.play, context.table
    if foes.guards(table):
        if not (theirs := _of_foes(table)):
            return False
        item = yield from _which(play, context.you, "Which Object is blown away?", theirs)
        play.count(foes.BEARER, 0, item)
        play.move(item, "trove", face_up=True)
        play.say("{} lies in the Trove.", item, rule="DTC-B11")
        return True
    if not (found := _dropped(table)):
        return False
    one = yield from _which(
        play, context.you, "Which Object is blown away, with everything beside it?", found
    )
    stop = wandering_cards.stop_of(one, table)
    onward = yield from _away(play, context.you, stop[0])
    shown = yield from dice.own(
        play,
        context.you,
        content.title(context.card.name),
        "DTC-B11",
        means=lambda n: f"{content.title(one.name)} is blown {n} spaces away",
    )
    to = wandering_cards.beyond(table, stop, shown, onward)
    for item in [piece for piece in found if wandering_cards.stop_of(piece, table) == stop]:
        _land(play, item, to, onward)
    return True


def _away(play: Play, who: int, space: int) -> Rules[bool]:
    """Whether that is toward the destination."""
    here = heroes.at(play.table)
    if space != here:
        return space > here
    option = yield from asks(play, who, "Which way?", lambda: [
        Option("onward", "Towards the destination"), Option("homeward", "Towards the village"),
    ])  # fmt: skip
    return option.key == "onward"


def _land(play: Play, item: Piece, to: wandering_cards.Stop, onward: bool) -> None:
    """It is met before all else there; on a Trove's destination it is a part of the Trove."""
    table, space = play.table, to[0]
    of = heroes.located(table, space)
    end = heroes.last_space(table)
    if space == end and of is not None and atlas(table).category(of.name) == "trove":
        space_positions.pick_up(play, item)
        play.move(item, "trove", face_up=False)
        play.say("{} is blown into the Trove.", item, rule="DTC-B11")
        return
    spot = to[1]
    if space != heroes.at(table):
        ahead = space > heroes.at(table) and not heroes.homeward(table)
        spots = [
            space_positions.spot_of(p)
            for p in space_positions.lying(table, space)
            if p.id != item.id
        ]
        first = min((s for s in spots if s > 0), default=space_positions.STEP) // 2
        spot = first if ahead else max(spots, default=0) + 1
    else:
        spot = space_positions.squeeze(table, space, spot, not onward)
    play.count(space_positions.LOCKED, 0, item)
    space_positions.put(play, item, space, max(1, spot))
    play.say("{} is blown to Road Space {}.", item, space, rule="DTC-B11")


NEEDS |= {
    transmute: lambda table, place, said: bool(_in_fight(table, place)),
    blow: lambda table, place, said: bool(
        _of_foes(table) if foes.guards(table) else _dropped(table)
    ),
}

idiom(
    GRAMMAR, "action", "turn a Object of anybody in this fight into {n} gold", run=transmute,
    slots={"n": "number"},
)  # fmt: skip
idiom(
    GRAMMAR, "action",
    "blow a dropped Object D6 Road Spaces away , or a Guardian 's Object into the Trove", run=blow,
)  # fmt: skip
