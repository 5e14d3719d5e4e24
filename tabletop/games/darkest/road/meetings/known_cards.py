"""Cards that lie open before the party meets them: all know what they are, and they are turned up
and met in their turn as any other (DTD-026, DTD-036, DTD-056)."""

from __future__ import annotations

from functools import partial

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.known import marked
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import EXECUTOR, asks
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.scores import bears, spoken
from tabletop.games.darkest.road.meetings import laid_cards
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

RULE, ALL_RULE = "DTD-026", "DTD-036"
NEXT_OPEN = idiom(
    GRAMMAR, "trait", "the next {n} cards here lie open", slots={"n": "number"}, sort="rule",
)  # fmt: skip
ALL_OPEN = idiom(GRAMMAR, "trait", "all cards here lie open", sort="rule")
LIGHTS = idiom(GRAMMAR, "trait", "you may have the next card here lie open", sort="permission")
EITHER = idiom(
    GRAMMAR, "trait", "you may meet either of the next 2 cards first", sort="permission",
)  # fmt: skip

heroes.MEMORY.watch({space_positions.OPEN})

NEXT, ALL = 1, 2
"""What the counter of a card that lies open says: what lies next does, or all here does."""
OPENED = {NEXT: (NEXT_OPEN, LIGHTS), ALL: (ALL_OPEN,)}


@partial(heroes.MEMORY.until_changed, on=heroes.BEARING | {space_positions.OPEN})
def _is_in_question(table: Table) -> bool:
    """Whether any card lies open, or anybody in the party has what would have it lie so."""
    phrases = (each for by in OPENED.values() for each in by)
    return bool(marked(table, space_positions.OPEN)) or any(_has(table, each) for each in phrases)


def laid_open(play: Play) -> Rules[None]:
    """As many of the cards ahead lie open as the leader has it; none, once nobody in the party has
    anything by which they would."""
    table = play.table
    if not (_is_in_question(table) and heroes.at(table)):
        return
    for by, phrases in OPENED.items():
        if not any(_has(table, each) for each in phrases):
            _hide(play, by)
    leader = heroes.leader(table)
    n = max((int(said["n"]) for said in spoken(table, leader, NEXT_OPEN)), default=0)
    ahead = laid_cards.ahead(table)
    for card in ahead[:n]:
        yield from lay_open(play, card)
    for card in ahead[n:] if bears(table, leader, ALL_OPEN) else ():
        yield from lay_open(play, card, ALL)


def _has(table: Table, phrase: object) -> bool:
    """Whether anybody in the party has what says so, leader or not."""
    lines = EXECUTOR.index.lines(table, ("rules", phrase))
    return any(line.bearer in heroes.here(table) for line in lines)


def lay_open(play: Play, card: Piece, by: int = NEXT) -> Rules[None]:
    """All know what *card* is from now on; *by* is what has it lie open (`OPENED`)."""
    if card.face_up:
        return
    rule = ALL_RULE if by == ALL else RULE
    known = yield from play.reveal(card, rule=rule)
    play.count(space_positions.OPEN, by, known)
    play.say("{} lies open.", known, rule=rule)


def _hide(play: Play, by: int) -> None:
    """DTD-037: what lay open *by* something lies face down again, if it was not yet met."""
    opened = marked(play.table, space_positions.OPEN)
    for space in heroes.spaces(play.table) if opened else ():
        for card in space_positions.cards_at(play.table, space):
            if card.counters.get(space_positions.OPEN, 0) == by:
                play.count(space_positions.OPEN, 0, card)
                play.flip(card, face_up=False)


def first_of_two(play: Play) -> Rules[None]:
    """DTD-026, DTD-027: of the next two cards the leader may have either met first; the other is
    met behind it."""
    table, leader = play.table, heroes.leader(play.table)
    if leader < 0 or not bears(table, leader, EITHER):
        return
    two = laid_cards.ahead(table)[:2]
    if len(two) < 2 or not all(card.face_up for card in two):
        return
    option = yield from asks(play, leader, "Which of the two is met first?", lambda: [
        Option(f"{n} {card.name}", content.title(card.name), (card.id,), value=card.id)
        for n, card in enumerate(two, 1)
    ], RULE)  # fmt: skip
    if int(option.value) == two[1].id:
        _change_places(play, *two)


def _change_places(play: Play, one: Piece, other: Piece) -> None:
    space = heroes.at(play.table)
    spots = space_positions.spot_of(one), space_positions.spot_of(other)
    for card, spot in ((one, spots[1]), (other, spots[0])):
        space_positions.put(play, card, space, spot, face_up=card.face_up)


def before_the_next(play: Play) -> Rules[None]:
    """The party is about to meet what lies next here."""
    yield from laid_open(play)
    yield from business(first_of_two(play), None)
