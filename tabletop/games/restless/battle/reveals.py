"""Chapter 24: cards that are revealed before they come into play, drops of Targets among them."""

from __future__ import annotations

from tabletop.cardtext.clause import capitalised
from tabletop.games.restless.battle.spoils import DROPPED, among_drops, still_hidden
from tabletop.games.restless.battle.target_effects import which
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.lexicon import PLACES_NAMED
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.choices.needed_objects import acts_on, on_a_target
from tabletop.games.restless.party.fortune.drawing import turn_up_one
from tabletop.games.restless.party.holdings.decks import picks
from tabletop.games.restless.party.holdings.sins import bind_those, revealer
from tabletop.games.restless.road.encounter_changes import on_the_next_encounter
from tabletop.games.restless.road.journey import ahead
from tabletop.games.restless.running.questions import for_party, party
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.table_reads import targets
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


@PHRASES.action("reveal {place}")
@acts_on(
    lambda table, slot, said: _lying(table, _zone_of(table, said["place"])), "No card lies there."
)
def reveals(about: Saying, place: str) -> Rules[None]:
    """RST-251, RST-253: its face is known where it lies."""
    play = about.play
    yield from reveal_top(play, about, _zone_of(play.table, place))


@PHRASES.action("reveal the next {n:ahead}")
@on_the_next_encounter
def reveals_some(about: Saying, n: int) -> Rules[None]:
    """RST-252: so many of those that are still to come in this Realm."""
    for zone in _rows_ahead(about.play.table)[:n]:
        yield from reveal_top(about.play, about, zone)


@PHRASES.action("reveal every Encounter")
@on_the_next_encounter
def reveal_row(about: Saying) -> Rules[None]:
    """RST-252: all that are still to come in this Realm."""
    play = about.play
    for zone in _rows_ahead(play.table):
        yield from reveal_top(play, about, zone)


@PHRASES.action("reveal a card anywhere")
@acts_on(lambda table, slot, said: _face_down(table), "No card lies face down.")
def reveal_anywhere(about: Saying) -> Rules[None]:
    """RST-252: any whose place can be told."""
    play = about.play

    def question() -> Decision:
        options = [*_face_down(play.table), Option("none", "Reveal none", value="")]
        ask = f"{content.title(about.card.name)}: which card is revealed?"
        return for_party(play.table, ask, "RST-252", options)

    option = yield from party(play, question)
    if option.key.startswith("drops "):
        foe = play.table.pieces[option.pieces[0]]
        who = yield from revealer(play, about.you)
        yield from reveal_drop(play, foe, str(option.value), who)
    else:
        yield from reveal_top(play, about, str(option.value))


def _face_down(table: Table) -> list[Option]:
    """RST-252: the cards that can be revealed."""
    places = {zone: f"Encounter {table.zones[zone].number}" for zone in _rows_ahead(table)}
    places |= {_zone_of(table, place): words for place, words in PLACES_NAMED.items()}
    options = [
        Option(zone, capitalised(words), zones=(zone,), value=zone)
        for zone, words in places.items()
        if (lying := _lying(table, zone)) and not lying.face_up
    ]
    return options + [_drop_of(foe, deck) for foe in targets(table) for deck in hidden(table, foe)]


def _drop_of(foe: Piece, deck: str) -> Option:
    """RST-252: a drop of this Target."""
    title = content.title(foe.name)
    key, label = f"drops {deck} {foe.name}#{foe.id}", f"{DROPPED[deck]} that {title} drops"
    return Option(key, label, (foe.id,), (foe.zone,), deck)


def reveal_top(play: Play, about: Saying, zone: str) -> Rules[None]:
    """RST-253: the top card of *zone* is turned up in its place; RST-256: a Sin is taken."""
    piece = _lying(play.table, zone)
    if piece is None or piece.face_up:
        return
    who = about.you
    if zone == "treasures":
        who = yield from revealer(play, who)
    piece = yield from play.reveal(piece, rule="RST-253")
    play.say("{} is revealed.", piece, rule="RST-253")
    yield from bind_those(play, [piece], who)


def _lying(table: Table, zone: str) -> Piece | None:
    """The card that a reveal at this place is of; none, if there is no such place."""
    return table.top(zone) if zone else None


def _rows_ahead(table: Table) -> list[str]:
    """The places of the row that are still to come and hold an Encounter."""
    return [f"row:{place}" for place in ahead(table)]


def _zone_of(table: Table, place: str) -> str:
    """Where the card lies that a reveal names."""
    if place == "row":
        return next(iter(_rows_ahead(table)), "")
    if place == "realm":
        level = table.count("level") + 1
        return f"realms-{level}" if 1 <= level <= 5 else ""
    return place


# --- drops -------------------------------------------------------------------------------------


def hidden(table: Table, foe: Piece) -> list[str]:
    """The decks of which *foe* has drops that nobody has seen."""
    return [deck for deck, n in still_hidden(table, foe).items() if n]


@PHRASES.action("reveal this Target's drops")
@on_a_target
def reveal_drops(about: Saying) -> Rules[None]:
    """RST-253: they are drawn now and lie open. RST-116: a Sin among them binds at once."""
    play = about.play
    target = yield from which(play, about, lambda foe: bool(hidden(play.table, foe)))
    if target is None:
        return
    who = yield from revealer(play, -1, f"the drops of {content.title(target.name)}")
    for deck, n in still_hidden(play.table, target).items():
        for _ in range(n):
            yield from reveal_drop(play, target, deck, who)


def reveal_drop(play: Play, foe: Piece, deck: str, who: int) -> Rules[None]:
    """RST-253: one drop of *foe* is drawn; RST-255: it is marked of how many it was picked."""
    play.count(f"shown_{deck}", foe.counters.get(f"shown_{deck}", 0) + 1, foe)
    n = picks(play.table, deck, drawer=who)
    piece = yield from turn_up_one(play, deck, who)
    if piece is not None:
        among_drops(play, piece, foe.id)
        play.count("picked", n, piece)
        play.say("{} is revealed.", piece, rule="RST-253")
