"""Chapters 8 and 16: the five Realms, and the row of Encounters below each."""

from __future__ import annotations

from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.party.holdings.belongings import empty_ground
from tabletop.games.restless.party.holdings.decks import is_place, pick, picks, top, turn_up
from tabletop.games.restless.party.members.death import rejoin
from tabletop.games.restless.party.members.setup import PLACES
from tabletop.games.restless.road.step_interruptions import settled
from tabletop.games.restless.running.changed_rules import (
    FOLLOWED,
    NIGHTS_SHOWN,
    ROW_SHOWN,
    rule_by,
    ruled,
)
from tabletop.games.restless.running.deeds import (
    EncounterBegins,
    IsShuffled,
    PartyMovesOn,
    RealmBegins,
    RealmEnds,
)
from tabletop.games.restless.running.executor import SUSPENSION, changed, look
from tabletop.games.restless.running.lasting_changes import (
    cleared,
    comes_into_force,
    goes_out_of_force,
)
from tabletop.games.restless.steps import STEPS
from tabletop.games.restless.table.table_reads import inventory, slots
from tabletop.games.restless.table.targets import attacker, awaits, is_target
from tabletop.grammar.idiom import idiom
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

LEVELS = range(1, 6)
"""RST-161: the five Realms, the harder the higher."""

HAS_ENCOUNTERS = idiom(
    GRAMMAR, "trait", "this Realm has {n} Encounters", "there are {n} Encounters in this Realm",
    slots={"n": "number"}, sort="rule",
)  # fmt: skip
"""RST-163: said by a Realm of itself."""

MUST_FIGHT = idiom(
    GRAMMAR, "trait", "{place} must be a Combat Encounter", "{place} is a Combat Encounter",
    slots={"place": "encounter"}, sort="rule",
)  # fmt: skip


@STEPS.step("Enter a Realm", rule="RST-161", then="arrive")
def enter_realm(play: Play, level: int = 0) -> Rules[Flow]:
    """RST-161: the Realm of this level is drawn and read; RST-163: Encounters lie below it."""
    table = play.table
    level = level if level in LEVELS else _next_level(table)
    play.count("level", level)
    play.count("place", 0)
    candidates = picks(table, "realms")
    drawn = yield from turn_up(play, f"realms-{level}", candidates)
    realm = yield from pick(play, f"realms-{level}", drawn)
    for old in play.table["realm"]:
        goes_out_of_force(play, old, content.pile_of(old.name))
    if realm is not None:
        comes(play, realm, "realm")
        play.say("The party enters {}.", realm, rule="RST-161")
    yield from lay_row(play, encounters_below(play.table))
    if level == 1:
        yield from _stack(play, 2)  # RST-035
    if level == LEVELS[-1]:
        gods = yield from turn_up(play, "gods", picks(play.table, "gods"))
        god = yield from pick(play, "gods", gods)
        if god is not None:
            play.move(cleared(play, god), "god", face_up=True)
            play.say("{} waits at the end.", god, rule="RST-167")
    yield from play.happen(RealmBegins())
    yield from unveil(play)
    return (yield from settled(play)) or go("arrive", entered=True)


def unveil(play: Play) -> Rules[None]:
    """RST-253: what a card says lies face up is turned up in its place."""
    rows = [f"row:{place}" for place in PLACES] if rule_by(play.table, ROW_SHOWN) else []
    nights = ["nights"] if rule_by(play.table, NIGHTS_SHOWN) else []
    for zone in (*rows, *nights):
        for piece in play.table[zone]:
            if not piece.face_up:
                yield from play.reveal(piece, rule="RST-253")


def encounters_below(table: Table) -> int:
    """RST-163, RST-168: four, unless the Realm or the table's option says otherwise."""
    realm = table.top("realm")
    card = content.card(realm.name) if realm else None
    printed = card.encounters if isinstance(card, content.Realm) else 4
    for line in ruled(table, HAS_ENCOUNTERS):
        if line.piece == realm:
            printed = line.clause.values["n"]
    printed = max(0, changed(table, "row", printed))
    return min(printed + int(table.options["encounters_per_realm"]) - 4, len(PLACES))


def lay_row(play: Play, n: int) -> Rules[None]:
    """RST-034: Encounters lie face down in a row."""
    for place in range(1, n + 1):
        piece = yield from top(play, "encounters", rule="RST-163")
        if piece is not None:
            play.move(piece, f"row:{place}", face_up=False)


def _stack(play: Play, n: int) -> Rules[None]:
    for _ in range(n):
        piece = yield from top(play, "encounters", rule="RST-035")
        if piece is not None:
            play.move(piece, "row:1", face_up=False)


@STEPS.step("Go on to the next Encounter", rule="RST-070", then="gap")
def arrive(play: Play, entered: bool = False) -> Rules[Flow]:
    """RST-070: the next place of the row is turned up; RST-074: after the last the Realm ends.

    Where the Realm was *entered* just now, the Encounter before it is left behind already; RST-079:
    what was too much to carry on the way is so now. RST-166: at the end of a Realm, what lies on
    the Ground is so once the dead have rejoined.
    """
    table = play.table
    if not entered:
        yield from play.happen(PartyMovesOn())
    if entered or ahead(table):
        yield from empty_ground(play)
    yield from unveil(play)
    following = next(iter(ahead(table)), 0)
    if not following:  # RST-074
        return go("end_realm")
    play.count("place", following)
    play.count("rested", 0)
    play.count("unbeaten", 0)
    play.count("trader_here", 0)
    play.count("encounter", table.count("encounter") + 1)
    refresh(play)
    chosen = yield from _turned_up(play, following)
    if chosen is None:
        return go("arrive")
    comes(play, chosen, "encounter")
    play.say("The party meets {}.", chosen, rule="RST-070")
    if not is_target(chosen):
        play.count("fled", 0)  # RST-146: arriving at a Non-Combat Encounter lifts the lock
    yield from play.happen(EncounterBegins())
    return (yield from settled(play)) or face(play.table)


def ahead(table: Table) -> list[int]:
    """RST-070: the places of the row that are still to come and hold an Encounter."""
    here = table.count("place")
    return [place for place in PLACES if place > here and table[f"row:{place}"]]


def move_on(play: Play) -> Rules[None]:
    """RST-079: what lasts until the end of the Encounter ends; then what nobody holds is left
    behind, be it that it was held by what has ended."""
    yield from play.happen(PartyMovesOn())
    yield from empty_ground(play)


def comes(play: Play, piece: Piece, zone: str) -> None:
    """RST-070: *piece* is met as new, whatever lay on it, and its text is in force."""
    play.move(cleared(play, piece), zone, face_up=True)
    comes_into_force(play, piece)


def face(table: Table) -> Flow:
    """RST-072: a fight, a Trader, or what the card says; where nothing lies, the Gap."""
    lying = table.top("encounter")
    card = content.card(lying.name) if lying else None
    if isinstance(card, content.Combat):
        return go("begin_battle")
    if card is None:
        return go("gap")
    if table.count("trader_here"):
        return go("trade")
    return go("trade" if isinstance(card, content.Trader) else "meet")


def refresh(play: Play) -> None:
    """What the start of an Encounter brings: RST-133 Items, RST-206 Characters turn upright."""
    recharge(play)
    for slot in slots(play.table):
        _upright(play, slot)


def recharge(play: Play) -> None:
    """RST-132, RST-133: at the start of an Encounter what is ready again is turned upright."""
    table = play.table
    now = table.count("encounter")
    for slot in slots(table):
        for piece in inventory(table, slot):
            ready = piece.counters.get("ready", 0)
            if ready and ready <= now:
                play.count("ready", 0, piece)
                play.turn(piece, 0)


def _upright(play: Play, slot: int) -> None:
    for piece in play.table[f"character:{slot}"]:
        if piece.turn:
            play.turn(piece, 0)


def _turned_up(play: Play, place: int) -> Rules[Piece | None]:
    """RST-257, RST-261: the card of the row, with the candidates that a Pick From adds."""
    row = f"row:{place}"
    last = _is_last(play.table, place)
    extra = picks(play.table, "encounters", place=place, last=last) - 1
    for _ in range(extra):
        piece = yield from top(play, "encounters", rule="RST-261")
        if piece is not None:
            play.move(piece, row, face_up=False)
    candidates: list[Piece] = []
    _let_something_be_met(play, place)
    must_fight = _must_fight(play.table, place)
    while lying := play.table[row]:  # who types cards may say that one is another of the row
        piece = lying[0]
        if not piece.face_up:
            piece = yield from play.reveal(piece, rule="RST-070")
        if must_fight and not isinstance(content.card(piece.name), content.Combat):
            other = yield from combat_instead(play, piece)
            if other is None:
                continue
            piece = other
        play.move(piece, "pick", face_up=True)
        candidates.append(piece)
    play.count("fight_next", 0)
    SUSPENSION.restore(play)  # RST-263
    yield from look(play)
    return (yield from pick(play, "encounters", candidates, place=place, last=last))


def _let_something_be_met(play: Play, place: int) -> None:
    """RST-076, RST-262: where nothing is left to fight, what demands a fight is ignored."""

    def blocked(table: Table) -> bool:
        return _must_fight(table, place) and not _to_fight(table, f"row:{place}")

    if play.table.count("fight_next") and blocked(play.table):
        play.count("fight_next", 0)
        play.say("There is nothing left to fight.", rule="RST-262")
    SUSPENSION.unblock(play, blocked)


def _to_fight(table: Table, *zones: str) -> bool:
    """Whether there is a Combat Encounter in these zones, or left to be drawn."""
    return any(
        isinstance(content.card(piece.name), content.Combat)
        for zone in (*zones, "encounters", "encounters-used")
        for piece in table[zone]
    )


def _must_fight(table: Table, place: int) -> bool:
    """RST-076: whether a card says that what lies at this place must be a Combat Encounter."""
    last = _is_last(table, place)
    said = (line.clause.values["place"] for line in ruled(table, MUST_FIGHT))
    return any(is_place(named, place, last) for named in said) or bool(table.count("fight_next"))


def _is_last(table: Table, place: int) -> bool:
    return not any(table[f"row:{n}"] for n in PLACES if n > place)


def combat_instead(play: Play, piece: Piece | None = None) -> Rules[Piece | None]:
    """RST-076: cards are turned up until a Combat Encounter shows; RST-077: the rest go back.

    *piece* is one that has been turned up instead. None if there is nothing left to fight.
    """
    passed = [piece] if piece else []
    found: Piece | None = None
    while _to_fight(play.table):
        turned = yield from top(play, "encounters", rule="RST-076")
        if turned is None:
            break
        if isinstance(content.card(turned.name), content.Combat):
            found = turned
            break
        play.move(turned, "pick", face_up=True)
        passed.append(turned)
    for each in passed:
        play.move(each, "encounters", face_up=False)
    if passed:
        yield from play.happen(IsShuffled(deck="encounters", rule="RST-077"))
    return found


@STEPS.step("End the Realm", rule="RST-165", then="enter_realm")
def end_realm(play: Play) -> Rules[Flow]:
    """RST-165, RST-166: the dead rejoin, there is one more window for trading, then on.

    RST-143: what must be fought as the Realm ends goes first; it ends but once.
    """
    if play.table.count("has_ended"):
        play.count("has_ended", 0)
    else:
        yield from play.happen(RealmEnds())
        if elsewhere := (yield from settled(play)):
            play.count("has_ended", 1)
            return elsewhere
    yield from rejoin(play)
    if play.table.count("level") >= LEVELS[-1]:
        return go("last_night")
    return go("gap", leads_to="next_realm")


@STEPS.step("Leave the Realm", rule="RST-164", then="enter_realm")
def next_realm(play: Play) -> Rules[Flow]:
    """RST-164: the party goes on to the next Realm, with what it holds."""
    yield from move_on(play)
    return go("enter_realm", level=_next_level(play.table))


def _next_level(table: Table) -> int:
    """RST-164: of the Realm that comes after the one in force."""
    return max(LEVELS[0], min(table.count("level") + 1, LEVELS[-1]))


def leave_encounter(play: Play) -> None:
    """RST-075: a resolved Encounter goes to the discard pile; what attacks meanwhile stays."""
    for piece in play.table["encounter"]:
        if not awaits(piece):
            lay_aside(play, piece)


def lay_aside(play: Play, piece: Piece) -> None:
    """RST-075: one card of an Encounter goes there, without what lies on it."""
    play.move(cleared(play, piece), "encounters-used", face_up=True)


def follow(play: Play) -> Rules[Flow]:
    """Where the party goes from a Battle: RST-143, at once into the next one if a card says so.

    RST-159: to its Rest, if it was woken; RST-071: to what lies there and has not been faced yet.
    """
    follows = rule_by(play.table, FOLLOWED) is not None
    for piece in play.table["encounter"]:
        if is_target(piece) and not awaits(piece):
            lay_aside(play, piece)
    if play.table.count("final"):  # against RST-247: it stands before the God again
        play.count("final", 0)
        for god in play.table["god"]:
            play.count("fight", 0, god)
        return go("verdict")
    if follows and attacker(play.table) is None:
        foe = yield from combat_instead(play)
        if foe is not None:
            yield from meet_at_once(play, foe, "{} follows at once.")
    if elsewhere := (yield from settled(play)):
        return elsewhere
    return go("rest") if play.table.count("resting") else face(play.table)


def meet_at_once(play: Play, foe: Piece, words: str) -> Rules[None]:
    """RST-143: the Encounter before is left without a Gap, and the next one begins (RST-133).

    What has not been faced yet, and a Rest, go on after it.
    """
    if not (play.table["encounter"] or play.table.count("resting")):
        yield from move_on(play)
    comes(play, foe, "encounter")
    play.count("at_once", 1)
    play.count("encounter", play.table.count("encounter") + 1)
    refresh(play)
    play.say(words, foe, rule="RST-143")
    yield from play.happen(EncounterBegins())
