"""Where the Grim Reaper stands, and how he walks: every 1 is a step toward the party."""

from __future__ import annotations

from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.dice import ShowsOne
from tabletop.games.darkest.party.named_pieces import named
from tabletop.play.rules.deeds import Reactions
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

FIGURE, BESIDE, ROAD = "reaper-figure", "reaper-beside", "reaper-road"
"""He himself; where he waits beside the village; and the kind of the places where he walks."""

CONTACT = "reaper-contact"
"""The table's counter: he stands before the party, and each is about to roll on his chart."""

REACTIONS = Reactions()


def stands(table: Table) -> int:
    """The Road Space that he stands on; 0 while he is on none."""
    zone = table.zones[named(table, FIGURE).zone]
    return zone.number if zone.kind == ROAD else 0


def put(play: Play, space: int, words: str, rule: str) -> None:
    """Put him onto a Road Space, or beside the village (0)."""
    play.move(named(play.table, FIGURE), f"reaper-road:{space}" if space else BESIDE, face_up=True)
    play.say(words, rule=rule)


def leave(play: Play, rule: str) -> None:
    """He is on no road any more."""
    play.count(CONTACT, 0)
    for counter in (HEADING, CAME, SLOW):
        _note(play, counter, 0)
    if stands(play.table):
        put(play, 0, "The Grim Reaper leaves the road.", rule)


def makes_contact(play: Play) -> None:
    """He and the party stand on one space: his chart is next."""
    play.count(CONTACT, 1)
    play.say("The Grim Reaper stands before the party.", rule="DTR-018")


# --- how he walks ---------------------------------------------------------------------------------

HEADING, CAME, SLOW = "reaper-heading", "reaper-came", "reaper-slow"
"""Counters on him: which way he was turned, and which way he came to where he is (1: toward the
village, 2: toward the destination); whether he is slow, and steps on the next 1 (2) or not (1)."""
WAYS = {1: -1, 2: 1}


def _note(play: Play, counter: str, n: int) -> None:
    piece = named(play.table, FIGURE)
    if piece.counters.get(counter, 0) != n:
        play.count(counter, n, piece)


def _toward(table: Table) -> int:
    """One Road Space toward the party; where that stands, the way that he came."""
    here, party = stands(table), heroes.at(table)
    if here != party:
        return 1 if here < party else -1
    return WAYS.get(named(table, FIGURE).counters.get(CAME, 0), 1)


def turn_round(play: Play) -> None:
    """DTR-056: from now on he walks the other way."""
    _note(play, HEADING, 1 if _toward(play.table) > 0 else 2)
    play.say("The Grim Reaper turns round.", rule="DTR-056")


def slow_down(play: Play) -> None:
    """DTR-059."""
    _note(play, SLOW, 1)
    play.say("The Grim Reaper walks slowly.", rule="DTR-059")


def _is_held(table: Table, step: int) -> bool:
    """DTR-050: a Barrier where he stands lets him only back where he came from."""
    zone = table[f"{ROAD}:{stands(table)}"]
    came = WAYS.get(named(table, FIGURE).counters.get(CAME, 0), 1)
    return len(zone) > 1 and step == came


def _waits(play: Play) -> bool:
    """DTR-059: slow as he is, whether this 1 does nothing."""
    slow = named(play.table, FIGURE).counters.get(SLOW, 0)
    if slow:
        _note(play, SLOW, 3 - slow)
    return slow == 1


@REACTIONS.after(ShowsOne, lying_in=ROAD)
def steps_on(play: Play, figure: Piece, one: ShowsOne) -> None:
    """DTR-013, DTR-014: one Road Space toward the party, whoever rolled the 1 and whatever for; on
    the party's own space it is contact instead. Nothing moves him in the Tower or while contact is
    about to be settled."""
    table = play.table
    here, party = stands(table), heroes.at(table)
    if figure.name != FIGURE or table.count(CONTACT):
        return
    if not party or heroes.region(table) == "tower" or _waits(play):
        return
    turned = WAYS.get(figure.counters.get(HEADING, 0), 0)
    if turned and here + turned not in heroes.spaces(table):
        _note(play, HEADING, 0)
        turned = 0
    if here != party or turned:
        step = turned or _toward(table)
        if _is_held(table, step):
            play.say("The Grim Reaper cannot pass.", rule="DTR-050")
            return
        here += step
        put(play, here, f"The Grim Reaper comes to Space {here}.", "DTR-013")
        _note(play, CAME, 2 if step > 0 else 1)
        if turned and here + turned not in heroes.spaces(table):  # DTR-056: the end of the road
            _note(play, HEADING, 0)
        if here != party:
            return
    makes_contact(play)


def clear_barriers(play: Play) -> None:
    """DTR-050: with the road they are discarded."""
    for space in atlas(play.table).spaces:
        for card in play.table[f"{ROAD}:{space}"]:
            if card.name != FIGURE:
                play.move(card, "spell-discard", face_up=True)
