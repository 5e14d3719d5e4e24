"""How a face is asked for: a card's id, and before it, each with a colon, what is wanted of it.

    x1.5:of3:when-fight:stage:the-sexton

`x` is the size of texts, `of` how many play, `when` a word for what goes on, by which a deck
chooses the numbers of an item, and then at most which kind of face. Without a kind a deck chooses
by what its type would measure: the best of `KINDS` whose words can be read.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal, NamedTuple, cast

FaceKind = Literal["real", "stage", "item", "chip"]
"""The kinds of faces. `real`: the card as it is printed. `stage`: its words first, its picture in
what room they leave. `item`: its name and the numbers that matter now, beside a picture. `chip`:
its picture and its first number."""

KINDS: tuple[FaceKind, ...] = ("real", "stage", "item", "chip")
"""From that which says most to that which says least."""

PICTURE = "picture:"
"""Before a card's id: its picture alone, which fills all of the card."""

_FORM = re.compile(
    r"(?:x([0-9.]+):)?(?:of([0-9]+):)?(?:when-([a-z]+):)?(?:(real|stage|item|chip|picture):)?(.*)",
    re.DOTALL,
)


class FaceName(NamedTuple):
    """What is asked for; see the module's text. `kind` is empty where the deck chooses."""

    card: str
    kind: FaceKind | Literal["picture", ""] = ""
    text: float = 1.0
    party: int = 0
    when: str = ""

    def __str__(self) -> str:
        """As it is written."""
        text = f"x{self.text:g}:" if self.text != 1 else ""
        party = f"of{self.party}:" if self.party else ""
        when = f"when-{self.when}:" if self.when else ""
        return f"{text}{party}{when}{self.kind}{':' if self.kind else ''}{self.card}"

    @property
    def best(self) -> tuple[FaceKind, ...]:
        """The kinds that it may be, the best first: none better than was asked for."""
        return KINDS[KINDS.index(self.kind) :] if self.kind in KINDS else KINDS


@lru_cache(maxsize=4096)
def read_face(face: str) -> FaceName:
    """What *face* asks for."""
    found = _FORM.fullmatch(face)
    assert found is not None, "anything is a card's id"
    text, party, when, kind, card = found.groups()
    try:
        size = float(text or 1)
    except ValueError:
        return FaceName(face)
    return FaceName(card, cast(FaceKind, kind or ""), size, int(party or 0), when or "")


def id_of(face: str) -> str:
    """The id of the card that *face* is of."""
    return read_face(face).card


def of_kind(face: str, kind: FaceKind) -> str:
    """*face*, at most as a face of this *kind*: for a row whose cards are to look alike."""
    return str(read_face(face)._replace(kind=kind))


def for_text(face: str, text: float) -> str:
    """*face*, for eyes that read texts of this size (1: at 100%)."""
    return str(read_face(face)._replace(text=text))


def for_party(face: str, party: int) -> str:
    """*face* in a game of so many: what hangs on how many play is said in full."""
    return str(read_face(face)._replace(party=party))
