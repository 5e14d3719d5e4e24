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

CHARACTER_WORDS = {
    **{kind: kind.capitalize() for kind, (_, copies) in KINDS.items() if copies == 1},
    **{kind: f"a {kind.capitalize()}" for kind, (_, copies) in KINDS.items() if copies > 1},
    "swan": "the Swan",
    "brotherhood": "a Brotherhood character",
    "garden": "a Garden character",
    "wanderers": "a Wanderers character",
}
"""Who can be named on a card."""

VICTIM_WORDS = {
    **CHARACTER_WORDS,
    "one": "a character",
    "own": "a character you control",
    "rival": "an opponent's character",
}
"""Whom a sentence can wait for."""

SPOKEN_OF = {
    "owner": "its owner",
    "this": "this character",
    "that": "that character",
    "locker": "its locker",
}
"""Whom only the sentence tells that is carried out: of no board."""

HERO_WORDS = {**VICTIM_WORDS, **SPOKEN_OF}
"""Whom a sentence can be about."""

SIDE_WORDS = {"own": "you control", "rival": "controlled by an opponent"}
"""Whose character a skill is used on."""

ARTIFACT_WORDS = {name: f"the {name.capitalize()}" for name in ARTIFACTS}
THING_WORDS = {**ARTIFACT_WORDS, "artifact": "an artifact"}

TARGET_WORDS = {**CHARACTER_WORDS, "character": "any character", "tarot": "any tarot", **SPOKEN_OF}
"""Whom a skill can be used on, by name."""

COPY_WORDS = {kind: f"{kind.capitalize()}s" for kind, cards in COPIES.items() if len(cards) > 1}
"""Several copies of a kind."""


@cache
def meant(words: tuple[str, ...]) -> frozenset[int]:
    """The numbers of all tarots that any of these words means."""
    return frozenset(number for word in words for number in _meant(word))


def _meant(word: str) -> list[int]:
    if word in SPOKEN_OF:
        return []
    if word == "tarot":
        return list(range(len(ALL)))
    if word == "artifact":
        return list(range(FIRST_ARTIFACT, len(ALL)))
    if word in ("character", "one"):
        return list(range(FIRST_ARTIFACT))
    if word in HOUSES:
        return [NUMBER[card] for card, kind in KIND_OF.items() if KINDS[kind][0] == word]
    return [NUMBER[card] for card in COPIES.get(word, (word,))]
