"""The titles of pieces, and which pieces look the same face down."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.executor.lasting_changes import is_lasting
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.grammar import GRAMMAR
from tabletop.packs.card_wording import Wording
from tabletop.packs.library import by_name
from tabletop.play.adaptation.stand_in import STANDS_FOR
from tabletop.table.piece import Piece

OTHERS = {"open-door": "Open door", "flame": "Flame", "token": "Token"}

WORDING = Wording(content.pack, GRAMMAR)


@by_name
def title(name: str) -> str:
    """The title of a piece.

    :raises KeyError: if no piece has that name.
    """
    if name.startswith(STANDS_FOR):
        return f"Missing card {name.removeprefix(STANDS_FOR)}"
    if is_lasting(name):
        return "Lasting change"
    if name in OTHERS:
        return OTHERS[name]
    name = name.removesuffix("-figure")
    if content.card(name) is None:
        raise KeyError(name)
    return content.title(name)


def pool(name: str) -> str:
    """The deck of a card: cards of one deck look the same face down."""
    of = content.card(name)
    if isinstance(of, content.Modifier):
        return "modifier"
    if isinstance(of, content.Tactic):
        return f"tactic {of.monster}"
    if isinstance(of, content.Ability):
        return f"ability {of.hero}"
    return name


def keyed(pieces: Sequence[Piece]) -> list[tuple[str, Piece]]:
    """Each card with its answer key: `token`, or `token#2` if players added a second copy."""
    named = {piece.name: piece for piece in pieces}
    if len(named) == len(pieces):  # the usual case: no copies
        return [*named.items()]
    seen: dict[str, int] = {}
    found = []
    for piece in pieces:
        n = seen[piece.name] = seen.get(piece.name, 0) + 1
        found.append((piece.name if n == 1 else f"{piece.name}#{n}", piece))
    return found
