"""Chapter 24, RST-003 and RST-264: changes that last, each a token on the table.

A sentence such as `the Target's Attack gain -1 until the end of the Battle`, once it is carried
out, lies in the zone `kept` as a token that is named after the card, the field and the number of
the sentence. What lies there is in force until its time is over, or the players suspend it.
"""

from __future__ import annotations

from tabletop.cardtext.clause import Clause
from tabletop.executor.lasting import Lasting, Until
from tabletop.executor.sentence import Sentence
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.running.deeds import (
    BattleEnds,
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


@by_name
def sentences(card: str) -> tuple[Sentence, ...]:
    """All sentences that stand on *card*, in its text and in its Death Effect."""
    return tuple(
        Sentence(card, field, number, clause)
        for field in ("text", "death")
        for number, clause in enumerate(content.says(card, field))
    )


def _fighting(table: Table) -> bool:
    return table.count("battle") > 0


LASTING = Lasting(sentences)
LASTING.ends.update({
    PHRASES.add("until the end of the Battle", "duration"): Until(BattleEnds),
    PHRASES.add("until the end of the next Battle", "duration"): Until(
        BattleEnds, _fighting, next=True
    ),
    PHRASES.add("until the end of the turn", "duration"): Until(TurnEnds),
    PHRASES.add("until the end of the round", "duration"): Until(RoundEnds),
    PHRASES.add("until the end of the Encounter", "duration"): Until(PartyMovesOn),
    PHRASES.add("until the end of the Realm", "duration"): Until(RealmEnds),
    PHRASES.add("until the next Rest", "duration"): Until(RestBegins),
    PHRASES.add("until the end of the game", "duration"): Until(None),
})  # fmt: skip
"""The time limits a sentence can have, and what ends each."""


def stands(clause: Clause) -> bool:
    """Whether a sentence is in force just by lying there: it waits for nothing and has no end."""
    waits = {"trigger", "cost", "range"} & set(clause.heads)
    return not waits and not clause.goes_on and not LASTING.is_timed(clause)


def holds(table: Table, clause: Clause, bearer: int) -> bool:
    """Whether a `while ...` is true; a time limit is kept by what ends it."""
    if clause.duration is None or clause.duration.phrase.run is None:
        return True
    return bool(clause.duration.phrase.run(table, bearer, **clause.duration.values))


@by_name
def sentence_of(token: str) -> tuple[Clause, ...]:
    """The sentence that a token stands for."""
    return tuple(sentence.clause for sentence in LASTING.says(token))


def keep(play: Play, card: str, clause: Clause, slot: int) -> None:
    """Let *clause*, a sentence of *card*, be in force from now on, for the bearer in *slot*."""
    for sentence in sentences(card):
        if sentence.clause == clause:
            LASTING.keep(play, sentence, slot, since=stamp(play))
            return


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


def until(table: Table, token: str) -> str:
    """When a lasting change ends, in words."""
    (clause,) = sentence_of(token)
    return str(clause.duration) if clause.duration else "until it is suspended"
