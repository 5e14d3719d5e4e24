"""The courts of the four suits on foot and enthroned: page, queen and king. Knights: `riders`."""

from __future__ import annotations

import random
from typing import NamedTuple

from assets.drawings.props.enthroned import enthroned
from assets.drawings.props.figure import figure
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
from assets.drawings.shapes import Shape, prop


class Suit(NamedTuple):
    """How the people of a suit look: tones of robe, cloak and the king's robe, hair and skin."""

    name: str
    thing: str
    throne: str
    robe: str
    cloak: str
    royal: str
    page_pose: str
    page_robe: str
    page_cloak: str
    hair: tuple[str, float]
    skin: float


SUITS = (
    Suit(
        *("wands", "living wand", "root", "cloth", "metal", "fire"),
        *("offer", "cloth", "metal", ("fire", -0.3), 0.0),
    ),
    Suit(
        *("cups", "cup", "shell", "water", "bone", "rose"),
        *("offer low", "water", "rose", ("metal", -0.2), 0.08),
    ),
    Suit(
        *("swords", "sword", "winged", "bone", "water", "blood"),
        *("salute", "steel", "blood", ("hair", -0.25), 0.04),
    ),
    Suit(
        *("pentacles", "pentacle", "arched", "leaf", "wood", "metal"),
        *("show", "leaf", "wood", ("ink", 0.08), -0.22),
    ),
)


def _face(suit: Suit, head: Head) -> Head:
    tone, shade = suit.hair
    return head._replace(hair_tone=tone, hair_shade=shade, skin_shade=suit.skin)


def _page(suit: Suit) -> None:
    head = _face(suit, Head(hair="bob", hat="feather cap"))
    garb = Garb(
        *("tunic", suit.page_robe, 0.0, "tight"),
        cloak=suit.page_cloak,
        trim="metal",
        legs="bone",
        flare=0.9,
        skin=suit.skin,
    )

    def build(_: random.Random) -> list[Shape]:
        return figure(suit.page_pose, head, garb, "", suit.thing)

    prop(f"page-{suit.name}")(build)


for _suit in SUITS:
    _page(_suit)
    enthroned(
        f"queen-{_suit.name}",
        _suit.throne,
        "present",
        _face(_suit, Head(view="side", hair="long", hat="crown")),
        Garb(tone=_suit.robe, cloak=_suit.cloak, trim="metal", skin=_suit.skin),
        "",
        _suit.thing,
    )
    enthroned(
        f"king-{_suit.name}",
        _suit.throne,
        "rule",
        _face(_suit, Head(hat="tall crown", beard="short", hair="bob")),
        Garb(
            *("robe", _suit.royal, -0.12),
            cloak=_suit.robe,
            trim="metal",
            ermine=True,
            skin=_suit.skin,
        ),
        "",
        _suit.thing,
    )
