"""Cards: the words that Parsifal's cards use, and the tarots they mean."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

House = Literal["brotherhood", "garden", "wanderers"]

HOUSES: tuple[str, ...] = get_args(House)

KINDS: dict[str, tuple[House, int]] = {
    "amfortas": ("brotherhood", 1),
    "charmer": ("garden", 6),
    "ferris": ("garden", 1),
    "gamuret": ("wanderers", 1),
    "gawan": ("brotherhood", 1),
    "gurnemanz": ("brotherhood", 1),
    "herzeleide": ("wanderers", 1),
    "klingsor": ("garden", 1),
    "knight": ("brotherhood", 2),
    "kundry": ("wanderers", 1),
    "parsifal": ("wanderers", 1),
    "squire": ("brotherhood", 4),
    "swan": ("wanderers", 1),
    "titurel": ("brotherhood", 1),
}
"""The 14 kinds of characters: the house of each, and how many copies there are."""

COPIES: dict[str, tuple[str, ...]] = {
    kind: tuple(f"{kind}-{n}" for n in range(1, copies + 1)) if copies > 1 else (kind,)
    for kind, (_, copies) in KINDS.items()
}
"""The cards of each kind."""

CHARACTERS = tuple(card for cards in COPIES.values() for card in cards)
ARTIFACTS = ("balm", "bow", "bread", "grail", "horn", "spear", "wine")
ALL = CHARACTERS + ARTIFACTS
"""The 30 tarots; a tarot's place in here is the number of its piece."""

FIRST_ARTIFACT = len(CHARACTERS)

NUMBER = {name: number for number, name in enumerate(ALL)}

KIND_OF = {card: kind for kind, cards in COPIES.items() for card in cards}

PLAYERS = 100
"""Sentences speak of tarots by their numbers, and of players by that of their seats and so much."""

ALONE = {
    kind: "the Swan" if kind == "swan" else kind.capitalize()
    for kind, (_, copies) in KINDS.items()
    if copies == 1
}
"""The names of those characters of whom there is one."""

ARTIFACT_NAMES = {name: f"the {name.capitalize()}" for name in ARTIFACTS}

KIND_WORDS = {
    "artifact": ("artifact", "artifacts"),
    "tarot": ("tarot", "tarots"),
    **{
        house: (f"{house.capitalize()} character", f"{house.capitalize()} characters")
        for house in HOUSES
    },
    **{
        kind: (kind.capitalize(), f"{kind.capitalize()}s")
        for kind, (_, copies) in KINDS.items()
        if copies > 1
    },
}
"""What several tarots are called alike, one and more of them."""

ALSO_CALLED = {
    **{
        house: (
            (
                f"((character|member|figure) of the {house.capitalize()}|"
                f"{house.capitalize()} (member|figure))",
                f"((characters|members|figures) of the {house.capitalize()}|"
                f"{house.capitalize()} (members|figures))",
            ),
        )
        for house in ("brotherhood", "garden")
    },
    "wanderers": (("(Wanderer|Wanderers figure)", "(Wanderers|Wanderers figures)"),),
}
"""What else they are called by those who have not learned how tarots say it."""


@cache
def meant(nouns: tuple[str, ...]) -> frozenset[int]:
    """The numbers of all tarots that any of these nouns means, wherever they are; of whom only the
    sentence tells that is carried out, none."""
    return frozenset(number for noun in nouns for number in _meant(noun))


def _meant(noun: str) -> list[int]:
    kind = noun.split(" ", 1)[-1]
    if noun.startswith("that "):
        return []
    if kind in KINDS:
        return [NUMBER[card] for card in COPIES[kind]]
    if noun in NUMBER:
        return [NUMBER[noun]]
    if kind in HOUSES:
        return [NUMBER[card] for card, of in KIND_OF.items() if KINDS[of][0] == kind]
    first, last = _SPAN.get(kind, (0, 0))
    return [*range(first, last)]


_SPAN = {
    "character": (0, FIRST_ARTIFACT),
    "artifact": (FIRST_ARTIFACT, len(ALL)),
    "tarot": (0, len(ALL)),
}
"""The first of these, and the one behind the last."""
