"""Chapter 24, RST-003 and RST-264: changes that last, each a token on the table.

A sentence such as `the Target's Attack gain -1 until the end of the Battle`, once it is carried
out, lies in the zone `kept` as a token that is named after the card, the field and the number of
the sentence. What lies there is in force until its time is over, or the players suspend it.
"""

from __future__ import annotations

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.phrase import Phrase
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.running.deeds import (
    BattleEnds,
    Happens,
    PartyMovesOn,
    RealmEnds,
    RestBegins,
    RoundEnds,
    TurnEnds,
)
from tabletop.packs.library import by_name
from tabletop.play.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

MARK = "lasting:"
"""How the tokens of lasting changes are called: `lasting:wasp-bow:text:0`."""

ENDS: dict[Phrase, type[Happens] | None] = {
    PHRASES.add("until the end of the Battle", "duration"): BattleEnds,
    PHRASES.add("until the end of the next Battle", "duration"): BattleEnds,
    PHRASES.add("until the end of the turn", "duration"): TurnEnds,
    PHRASES.add("until the end of the round", "duration"): RoundEnds,
    PHRASES.add("until the end of the Encounter", "duration"): PartyMovesOn,
    PHRASES.add("until the end of the Realm", "duration"): RealmEnds,
    PHRASES.add("until the next Rest", "duration"): RestBegins,
    PHRASES.add("until the end of the game", "duration"): None,
}
"""The time limits a sentence can have, and what ends each."""


def is_timed(clause: Clause) -> bool:
    """Whether a sentence says until when it holds, and so is in force only as a token."""
    return clause.duration is not None and clause.duration.phrase in ENDS


def stands(clause: Clause) -> bool:
    """Whether a sentence is in force just by lying there: it waits for nothing and has no end."""
    return not {"trigger", "cost", "range"} & set(clause.heads) and not is_timed(clause)


def holds(table: Table, clause: Clause, bearer: int) -> bool:
    """Whether a `while ...` is true; a time limit is kept by what ends it."""
    if clause.duration is None or clause.duration.phrase.run is None:
        return True
    return bool(clause.duration.phrase.run(table, bearer, **clause.duration.values))


def is_lasting(name: str) -> bool:
    """Whether a piece is the token of a lasting change."""
    return name.startswith(MARK)


@by_name
def sentence_of(token: str) -> tuple[Clause, ...]:
    """The sentence that a token stands for."""
    _, card, field, number = token.split(":")
    return (content.says(card, field)[int(number)],)


def keep(play: Play, card: str, clause: Clause, slot: int) -> None:
    """Let *clause*, a sentence of *card*, be in force from now on, for the bearer in *slot*."""
    field, number = _place(card, clause)
    if number < 0:
        return
    play.add(f"{MARK}{card}:{field}:{number}", "kept", slot=slot + 1, since=stamp(play))


def _place(card: str, clause: Clause) -> tuple[str, int]:
    for field in ("text", "death"):
        for number, said in enumerate(content.says(card, field)):
            if said == clause:
                return field, number
    return "", -1


def stamp(play: Play) -> int:
    """RST-003: what came into play when; the newest change has the highest number."""
    play.count("stamp", play.table.count("stamp") + 1)
    return play.table.count("stamp")


def comes_into_force(play: Play, piece: Piece) -> None:
    """RST-003, RST-262: note on *piece* since when its text holds."""
    play.count("since", stamp(play), piece)


def goes_out_of_force(play: Play, piece: Piece, pile: str) -> None:
    """RST-162: *piece* goes to its discard *pile*, and is a card like any other again."""
    play.move(cleared(play, piece), pile, face_up=True)


def cleared(play: Play, piece: Piece) -> Piece:
    """*piece* without anything that lay on it, for it leaves play."""
    for counter in list(piece.counters):
        if counter != "ignored":  # RST-263: that is taken off with the ruling
            play.count(counter, 0, piece)
    return piece


def expire(play: Play, deed: type[Happens]) -> None:
    """Take off what lasts until such a deed is done."""
    table = play.table
    if not table.zones["kept"].pieces:
        return
    for token in table["kept"]:
        if not is_lasting(token.name):
            continue
        (clause,) = sentence_of(token.name)
        if clause.duration is not None and ENDS.get(clause.duration.phrase) is deed:
            end(play, token)


def end(play: Play, token: Piece) -> None:
    """Take a lasting change off; what was ruled of it is not ruled of the next of its kind."""
    play.count("ignored", 0, token)
    play.move(token, "out")
    alike = any(other.name == token.name for other in play.table["kept"])
    if token.name in play.table.suspended and not alike:
        play.reinstate(token.name)


def until(table: Table, token: str) -> str:
    """When a lasting change ends, in words."""
    (clause,) = sentence_of(token)
    return str(clause.duration) if clause.duration else "until it is suspended"
