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
"""The kinds of faces. `real`: the card as printed. `stage`: text first, the picture in the
remaining room. `item`: the name and the numbers that matter now, beside a picture. `chip`: its
picture and first number."""

KINDS: tuple[FaceKind, ...] = ("real", "stage", "item", "chip")
"""From the kind that says most to the one that says least."""

PICTURE = "picture:"
"""The prefix of a card's id for its picture alone, filling the card."""

_FORM = re.compile(
    r"(?:x([0-9.]+):)?(?:of([0-9]+):)?(?:when-([a-z]+):)?(?:(real|stage|item|chip|picture):)?(.*)",
    re.DOTALL,
)


class FaceName(NamedTuple):
    """The parts of a face name; see the module's docstring. `kind` is empty if the deck chooses."""

    card: str
    kind: FaceKind | Literal["picture", ""] = ""
    text: float = 1.0
    party: int = 0
    when: str = ""

    def __str__(self) -> str:
        """The name as a string."""
        text = f"x{self.text:g}:" if self.text != 1 else ""
        party = f"of{self.party}:" if self.party else ""
        when = f"when-{self.when}:" if self.when else ""
        return f"{text}{party}{when}{self.kind}{':' if self.kind else ''}{self.card}"

    @property
    def best(self) -> tuple[FaceKind, ...]:
        """The kinds that it may have, best first: none better than requested."""
        return KINDS[KINDS.index(self.kind) :] if self.kind in KINDS else KINDS


@lru_cache(maxsize=4096)
def read_face(face: str) -> FaceName:
    """Parse the name *face*."""
    found = _FORM.fullmatch(face)
    assert found is not None, "anything is a card's id"
    text, party, when, kind, card = found.groups()
    try:
        size = float(text or 1)
    except ValueError:
        return FaceName(face)
    return FaceName(card, cast(FaceKind, kind or ""), size, int(party or 0), when or "")


def id_of(face: str) -> str:
    """The id of the card in the name *face*."""
    return read_face(face).card


def of_kind(face: str, kind: FaceKind) -> str:
    """*face* limited to this *kind*, for a row whose cards must look alike."""
    return str(read_face(face)._replace(kind=kind))


def for_text(face: str, text: float) -> str:
    """*face* for this *text* scale (1 is 100 per cent)."""
    return str(read_face(face)._replace(text=text))


def for_party(face: str, party: int) -> str:
    """*face* in a game of *party* players, so that numbers which depend on that are computed."""
    return str(read_face(face)._replace(party=party))
