"""Chapter 24: cards that are revealed before they come into play, including drops of Targets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.cardtext.clause import capitalised
from tabletop.cardtext.subjects import Who
from tabletop.games.restless.battle.spoils import DROPPED, among_drops, still_hidden
from tabletop.games.restless.battle.target_effects import which
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import GRAMMAR, PARTY, TARGET
from tabletop.games.restless.cards.lexicon import PLACES_NAMED
from tabletop.games.restless.cards.phrases import WHOLE
from tabletop.games.restless.choices.doing import doing
from tabletop.games.restless.choices.needed_objects import acts_on
from tabletop.games.restless.party.fortune.drawing import turn_up_one
from tabletop.games.restless.party.holdings.decks import picks
from tabletop.games.restless.party.holdings.sins import bind_those, revealer
from tabletop.games.restless.road.journey import ahead
from tabletop.games.restless.running.questions import for_party, party
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.table_reads import targets
from tabletop.grammar.construction import Construction, of_value
from tabletop.grammar.verb import verb
from tabletop.grammar.wording import Wording
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

Revealed = str | int
"""A thing to reveal: a place, or a number of Encounters."""

EVERY, ANYWHERE, DROPS = "every", "anywhere", "drops"
"""The things to reveal other than a place: every coming Encounter, any card that somebody names,
the drops of a Target."""


def _is_there(table: Table, slot: int, said: Mapping[str, Any]) -> object:
    """Whether there is anything to reveal."""
    what: Revealed = said["what"]
    if isinstance(what, int) or what == EVERY:
        return _rows_ahead(table)
    if what == ANYWHERE:
        return _face_down(table)
    return targets(table) if what == DROPS else _lying(table, _zone_of(table, what))


@acts_on(_is_there, "There is no such card.")
def reveals(about: Saying, who: Who, what: Revealed) -> Rules[None]:
    """RST-251, RST-253: reveal a card in its place. RST-252: of Encounters, as many as are still to
    come in this Realm."""
    play = about.play
    if isinstance(what, int) or what == EVERY:
        to_come = _rows_ahead(play.table)
        for zone in to_come[:what] if isinstance(what, int) else to_come:
            yield from reveal_top(play, about, zone)
    elif what == ANYWHERE:
        yield from reveal_anywhere(about)
    elif what == DROPS:
        yield from reveal_drops(about)
    else:
        yield from reveal_top(play, about, _zone_of(play.table, what))


def reveal_anywhere(about: Saying) -> Rules[None]:
    """RST-252: reveal any card whose place can be named."""
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
    """RST-252: reveal a drop of this Target."""
    title = content.title(foe.name)
    key, label = f"drops {deck} {foe.name}#{foe.id}", f"{DROPPED[deck]} that {title} drops"
    return Option(key, label, (foe.id,), (foe.zone,), deck)


def reveal_top(play: Play, about: Saying, zone: str) -> Rules[None]:
    """RST-253: turn up the top card of *zone* in its place. RST-256: take a Sin."""
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
    """The card at this place, or None if there is no such place."""
    return table.top(zone) if zone else None


def _rows_ahead(table: Table) -> list[str]:
    """The coming places of the row with an Encounter."""
    return [f"row:{place}" for place in ahead(table)]


def _zone_of(table: Table, place: str) -> str:
    """The zone of the card to reveal."""
    if place == "row":
        return next(iter(_rows_ahead(table)), "")
    if place == "realm":
        level = table.count("level") + 1
        return f"realms-{level}" if 1 <= level <= 5 else ""
    return place


# --- drops -------------------------------------------------------------------------------------


def hidden(table: Table, foe: Piece) -> list[str]:
    """The decks from which *foe* has unrevealed drops."""
    return [deck for deck, n in still_hidden(table, foe).items() if n]


def reveal_drops(about: Saying) -> Rules[None]:
    """RST-253: draw the drops now, face up. RST-116: a Sin among them binds at once."""
    play = about.play
    target = yield from which(play, about, lambda foe: bool(hidden(play.table, foe)))
    if target is None:
        return
    who = yield from revealer(play, -1, f"the drops of {content.title(target.name)}")
    for deck, n in still_hidden(play.table, target).items():
        for _ in range(n):
            yield from reveal_drop(play, target, deck, who)


def reveal_drop(play: Play, foe: Piece, deck: str, who: int) -> Rules[None]:
    """RST-253: draw one drop of *foe*. RST-255: record the number of cards it was picked from."""
    play.count(f"shown_{deck}", foe.counters.get(f"shown_{deck}", 0) + 1, foe)
    n = picks(play.table, deck, drawer=who)
    piece = yield from turn_up_one(play, deck, who)
    if piece is not None:
        among_drops(play, piece, foe.id)
        play.count("picked", n, piece)
        play.say("{} is revealed.", piece, rule="RST-253")


# --- wording -----------------------------------------------------------------------------------

GRAMMAR.passes("revealed", "place")
GRAMMAR.add(
    of_value("revealed", EVERY, "every Encounter", "(each|all) (the|) (Encounter|Encounters)"),
    of_value("revealed", ANYWHERE, "a card anywhere", "any (one|) card"),
    of_value("revealed", DROPS, "this Target 's drops", f"({TARGET.whose}|its|the) drops"),
    Construction(
        "revealed",
        lambda parts: parts["n"],
        lambda said: {"n": said} if type(said) is int else None,
        [Wording("the next {n:many} Encounters"), Wording("the next {n:one} Encounter")],
    ),
)  # fmt: skip
GRAMMAR.kind("revealed")
_REVEAL = verb(
    GRAMMAR, "reveal", PARTY, "[reveal] {what}", "[turn] up {what}", does=doing(reveals),
    slots={"what": "revealed"}, only=("done", "paid"), reveals=True,
)  # fmt: skip
WHOLE.add(_REVEAL["done"])
