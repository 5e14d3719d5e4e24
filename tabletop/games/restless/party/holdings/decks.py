"""Chapters 11 and 24: turning cards up from a deck, with the candidates of a Pick From."""

from __future__ import annotations

from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.running.changed_rules import ruled
from tabletop.games.restless.running.deeds import IsShuffled, does
from tabletop.games.restless.running.questions import choose_card
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Roll
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

PICK = idiom(
    GRAMMAR, "modifier", "{drawn} Pick From {n}", slots={"drawn": "drawn", "n": "number"},
    sort="number of the rules",
)  # fmt: skip
PICK_PLACE = idiom(
    GRAMMAR, "modifier", "{place} is Pick From {n}", slots={"place": "encounter", "n": "number"},
    sort="number of the rules",
)  # fmt: skip


def top(play: Play, deck: str, *, rule: str) -> Rules[Piece | None]:
    """The next card of *deck*; RST-021: an empty deck is made anew from its discard pile."""
    table = play.table
    used = f"{deck}-used"
    if not table.zones[deck].pieces and table.zones[used].pieces:
        for piece in table[used]:
            play.move(piece, deck, face_up=False)
        yield from play.happen(IsShuffled(deck=deck, rule="RST-021"))
    return (yield from play.top(deck, rule=rule))


@does(IsShuffled)
def shuffle(deed: IsShuffled, play: Play) -> Rules[None]:
    """RST-253: what lay revealed in a deck is not known any more once it is shuffled."""
    for piece in play.table[deed.deck]:
        if piece.face_up:
            play.flip(piece, face_up=False)
    yield from play.shuffle(deed.deck, rule=deed.rule)


def picks(table: Table, deck: str, *, drawer: int = -1, place: int = 0, last: bool = False) -> int:
    """RST-258: how many candidates there are for a draw: 1, and each Pick From adds its own.

    RST-138: what one Character bears counts where that one is the *drawer*, or nobody is. An
    Encounter lies at a *place* of the row, maybe the *last*.
    """
    found = pickers(table, deck, drawer=drawer, place=place, last=last)
    return 1 + sum(extra for _, extra in found)


def pickers(
    table: Table, deck: str, *, drawer: int = -1, place: int = 0, last: bool = False
) -> list[tuple[Piece, int]]:
    """RST-258: the cards that add candidates to such a draw, each with how many."""
    found = []
    for line in ruled(table, PICK, PICK_PLACE):
        if line.bearer >= 0 and drawer not in (-1, line.bearer):
            continue
        clause = line.clause
        at = clause.values.get("place")
        if clause.values.get("drawn") == deck or (at and is_place(at, place, last)):
            found.append((line.piece, int(clause.values["n"]) - 1))
    return found


def is_place(named: int | str, place: int, last: bool) -> bool:
    """Whether what lies at a *place* of the row, maybe the *last*, is what is *named*."""
    if place < 1:
        return False
    return {"the first": place == 1, "the last": last, "every": True}.get(
        str(named), named == place
    )


def turn_up(play: Play, deck: str, n: int) -> Rules[list[Piece]]:
    """RST-257: *n* candidates from the top of *deck*, face up."""
    candidates: list[Piece] = []
    for _ in range(n):
        piece = yield from top(play, deck, rule="RST-257" if n > 1 else "RST-111")
        if piece is None:
            break
        play.move(piece, "pick", face_up=True)
        candidates.append(play.table.pieces[piece.id])
    return candidates


def pick(
    play: Play,
    deck: str,
    candidates: list[Piece],
    *,
    drawer: int = -1,
    place: int = 0,
    last: bool = False,
) -> Rules[Piece | None]:
    """RST-257: one is chosen; RST-259: the others go to the bottom of their deck.

    Who draws, and at which place, say which cards brought the candidates.
    """
    kind = deck.partition("-")[0]
    found = pickers(play.table, kind, drawer=drawer, place=place, last=last)
    ask = picking(deck, len(candidates), [piece for piece, _ in found])
    ids = [piece.id for piece in candidates]

    def among() -> list[Piece]:
        return [
            play.table.pieces[number] for number in ids if play.table.pieces[number].zone == "pick"
        ]

    to = ("encounter",) if kind == "encounters" else ()
    chosen = yield from choose_card(play, among, ask, "RST-257", to=to)
    if chosen is not None:
        others = [piece for piece in among() if piece.id != chosen.id]
        yield from to_bottom(play, deck, others)
    return chosen


def to_bottom(play: Play, deck: str, pieces: list[Piece]) -> Rules[None]:
    """RST-259: under the deck, in random order."""
    for piece in pieces:
        play.move(piece, deck, index=0, face_up=False)
    if len(pieces) > 1:
        yield from mix_bottom(play, deck, len(pieces))


def mix_bottom(play: Play, deck: str, n: int) -> Rules[None]:
    """Put the lowest *n* cards of *deck* into random order, by lot after lot."""
    for place in range(n - 1):
        lot: int = yield Roll(
            n - place, "Which of those not picked goes lowest under its deck?", "RST-259"
        )
        lying = play.table[deck]
        play.move(lying[place + lot - 1], deck, index=place)


def picking(deck: str, n: int, by: list[Piece]) -> str:
    """RST-257: what one of *n* candidates is wanted for, which cards bring so many, and where the
    others go (RST-259)."""
    wanted = WANTED[deck.partition("-")[0]]
    because = ", ".join(dict.fromkeys(content.title(piece.name) for piece in by))
    others = "The other goes" if n == 2 else "The others go"
    return f"Pick From {n}{f' ({because})' if because else ''}: {wanted} {others} under the deck."


WANTED = {
    "realms": "which Realm does the party enter?",
    "gods": "which Traitor God waits at the end?",
    "encounters": "which Encounter is met?",
    "rests": "which Rest is it?",
    "loot": "which Loot is drawn?",
    "treasures": "which Treasure is drawn?",
    "characters": "who joins the party?",
}
"""What the candidates of each deck are for."""
