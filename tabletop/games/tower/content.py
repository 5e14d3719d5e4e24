"""What is printed on the cards of Tower."""

from __future__ import annotations

from functools import cache

from tabletop.games.tower.cards import COURTS, SUITS

HEROES = tuple(f"{suit}-{court}" for suit in SUITS for court in COURTS)
ALL = (
    tuple(f"major-{n}" for n in range(22))
    + HEROES
    + tuple(f"{suit}-{rank}" for suit in SUITS for rank in range(1, 11))
)
MAJORS = [
    "Fool",
    "Magician",
    "High Priestess",
    "Empress",
    "Emperor",
    "Hierophant",
    "Lovers",
    "Chariot",
    "Strength",
    "Hermit",
    "Wheel of Fortune",
    "Justice",
    "Hanged Man",
    "Death",
    "Temperance",
    "Devil",
    "Tower",
    "Star",
    "Moon",
    "Sun",
    "Judgement",
    "World",
]
RANKS = ["x", "Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"]


@cache
def title(name: str) -> str:
    if name == "d6":
        return "the die"
    head, _, tail = name.partition("-")
    if head == "major":
        return MAJORS[int(tail)]
    return f"{RANKS[int(tail)] if tail.isdigit() else tail.capitalize()} of {head.capitalize()}"


STRICT = [
    "x",
    "h",
    "h",
    "h",
    "h",
    "h",
    "hcb",
    "hb",
    "hb",
    "h",
    "cb",
    "h",
    "h",
    "hb",
    "c",
    "hc",
    "h",
    "hb",
    "b",
    "hb",
    "hc",
    "hb",
]
KIND = {"h": "human", "c": "celestial", "b": "beast"}


@cache
def foe_types(name: str, way: str) -> tuple[str, ...]:
    if not name.startswith("major-"):
        return ()
    return tuple(KIND[k] for k in STRICT[int(name.partition("-")[2])])
